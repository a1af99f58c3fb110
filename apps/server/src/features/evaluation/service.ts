import {
  changesBetween,
  commentsIn,
  type EvaluationContent,
  type EvaluationDetail,
  type evaluateSave,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  quotedIn,
  totalOf,
  type Withdrawal,
} from '@lets/contract';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { type Run, readRun } from '../../runs/access.ts';
import { briefOf, type People, readPeople } from '../../runs/people.ts';
import { facesOf } from '../../runs/roles.ts';
import { readContributions, readIdle } from '../../runs/tally-repository.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { briefOfProject, type ProjectOfRun, readProject } from '../experiment/service.ts';
import { assertNewest, judgedOf, lockEnded, NOTHING_SAID } from './ended-run.ts';
import { knownAmong, readMoments, withMoments } from './moments.ts';
import { assertPassages, commentedFor } from './papers.ts';
import * as repository from './repository.ts';

/** A run's evaluation, as far as the caller may know it. */
export async function readEvaluation(
  deps: Deps,
  caller: Caller,
  eid: number,
  lang: Language,
): Promise<EvaluationDetail> {
  const { database } = deps;
  const open = await readRun(deps, caller, eid);
  const { run, relation, flow } = open;
  if (run.status !== 'ended') refuse('not_ended');
  const judged = await judgedOf(database, run);
  const memberIds = relation.isStaff ? judged : [caller.id];
  const [project, places, draft, versions, contributions, idle] = await Promise.all([
    readProject(database, run.project_id),
    repository.readPlaces(database, eid),
    relation.isStaff ? repository.readDraft(database, eid) : null,
    repository.readVersions(database, eid),
    readContributions(database, eid, memberIds),
    readIdle(database, eid, memberIds),
  ]);
  const writers = versions.flatMap((row) => [
    row.published_by,
    ...(row.withdrawn_by ? [row.withdrawn_by] : []),
  ]);
  const people = await readPeople(database, [...memberIds, ...writers, ...(draft ? [draft.saved_by] : [])]);
  const [latest, before] = versions;
  const inForce = latest?.withdrawn_at === null ? latest : undefined;
  const told = inForce ? [inForce.content, ...(before ? [before.content] : [])] : [];
  const commented = await commentedFor(database, open, caller, told);
  const [content, contentBefore] = told.map((one) => knownOf(one, memberIds, commented));
  const reader = { id: caller.id, isStaff: relation.isStaff };
  const moments = content
    ? await readMoments(database, { eid, flow, titles: titlesOf(run) }, reader, quotedIn(content))
    : [];
  const known = content && withMoments(content, moments);
  const knownBefore =
    contentBefore &&
    withMoments(contentBefore, await knownAmong(database, eid, reader, quotedIn(contentBefore)));
  return {
    eid,
    name: nameOfRun(run, lang),
    project: briefOfProject(project),
    ...places,
    class_task_id: relation.isStaff ? places.class_task_id : null,
    ended_at: run.ended_at?.getTime() ?? null,
    goals: [...project.competency_goals],
    members: memberIds.map((id) => ({
      ...briefOf(people, id),
      roles: facesOf(flow, project.roles, run.state, id),
      contribution: contributions.get(id) ?? refuse('not_found'),
      idle: idle.has(id),
    })),
    published:
      inForce && known
        ? {
            ...versionOf(inForce, people),
            content: known,
            totals: totalsOf(known, memberIds, project.competency_goals),
            moments,
            documents: documentsOf(run, known),
            changes: knownBefore ? changesBetween(knownBefore, known) : [],
          }
        : null,
    withdrawn: latest ? withdrawalOf(latest, people) : null,
    draft: relation.isStaff
      ? {
          content: draft?.draft ?? latest?.content ?? emptyContent(judged),
          revision: draft?.revision ?? 0,
          saved_by: draft ? briefOf(people, draft.saved_by) : null,
          saved_at: draft?.saved_at.getTime() ?? null,
          last: latest?.content ?? null,
        }
      : null,
    versions: relation.isStaff
      ? versions.map((row) => ({ ...versionOf(row, people), withdrawn: withdrawalOf(row, people) }))
      : [],
  };
}

function versionOf({ version, published_by, published_at, reason }: repository.VersionRow, people: People) {
  return {
    version,
    published_by: briefOf(people, published_by),
    published_at: published_at.getTime(),
    reason,
  };
}

function withdrawalOf(row: repository.VersionRow, people: People): Withdrawal | null {
  const { withdrawn_at, withdrawn_by, withdrawal_reason } = row;
  if (withdrawn_at === null || withdrawn_by === null) return null;
  return { by: briefOf(people, withdrawn_by), at: withdrawn_at.getTime(), reason: withdrawal_reason };
}

function titlesOf({ state }: Run): ReadonlyMap<string, string> {
  return new Map(Object.values(state.documents).map(({ id, name }) => [id, name]));
}

/** Pure: of an evaluation what is said of some members, of the team, and in papers whose comments may be known. */
function knownOf(
  content: EvaluationContent,
  memberIds: readonly number[],
  commented: ReadonlySet<string>,
): EvaluationContent {
  return {
    ...content,
    members: content.members.filter(({ user_id }) => memberIds.includes(user_id)),
    papers: commentsIn(content).filter(({ document_id }) => commented.has(document_id)),
  };
}

/** Pure. */
function totalsOf(
  content: EvaluationContent,
  memberIds: readonly number[],
  goals: ProjectOfRun['competency_goals'],
) {
  return memberIds.flatMap((user_id) => {
    const score = totalOf(content, user_id, goals);
    return score === null ? [] : [{ user_id, score }];
  });
}

/** Pure: the papers that are commented on, by name. */
function documentsOf(run: Run, content: EvaluationContent) {
  const names = titlesOf(run);
  const ids = new Set(commentsIn(content).map(({ document_id }) => document_id));
  return [...ids].map((id) => ({ id, name: names.get(id) ?? '' }));
}

/** Pure. */
function emptyContent(judged: readonly number[]): EvaluationContent {
  return {
    team: NOTHING_SAID,
    members: judged.map((user_id) => ({ user_id, ...NOTHING_SAID })),
  };
}

/** Keeps what is being written. A person who saves after another person is told, with what that one wrote. */
export async function saveDraft(
  deps: Deps,
  caller: Caller,
  { eid, revision, content }: ParsedInputOf<typeof evaluateSave>,
): Promise<OutputOf<typeof evaluateSave>> {
  return inTransaction(deps.database, async (tx) => {
    const { run, project, judged } = await lockEnded(tx, caller, eid);
    assertFits(content, judged, project);
    await assertQuotable(tx, caller, eid, quotedIn(content));
    const kept = await assertNewest(tx, eid, Number(revision));
    await assertPassages(tx, run, content, kept.draft);
    const saved_at = new Date(deps.clock());
    return {
      revision: await repository.keepDraft(tx, eid, { draft: content, saved_by: caller.id, saved_at }),
    };
  });
}

/** Scores of this run's members on this case's goals, and no others. */
function assertFits(
  { team, members }: EvaluationContent,
  judgedIds: readonly number[],
  project: ProjectOfRun,
): void {
  const goals = new Set(project.competency_goals.map(({ id }) => id));
  const ids = members.map(({ user_id }) => user_id);
  const isKnown = ids.every((id) => judgedIds.includes(id)) && new Set(ids).size === ids.length;
  const areGoals = [team, ...members].every((judged) =>
    [...Object.keys(judged.goals), ...Object.keys(judged.remarks)].every((id) => goals.has(id)),
  );
  if (!isKnown || !areGoals) refuse('bad_parameter', { content: 'not_one_of' });
}

/** Nobody points at what did not happen, or at what they may not know themselves. */
async function assertQuotable(
  tx: Transaction,
  { id }: Caller,
  eid: number,
  seqs: readonly number[],
): Promise<void> {
  const known = await knownAmong(tx, eid, { id, isStaff: true }, seqs);
  if (known.length < seqs.length) refuse('bad_parameter', { content: 'not_one_of' });
}
