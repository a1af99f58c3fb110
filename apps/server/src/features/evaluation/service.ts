import {
  type EvaluationContent,
  type EvaluationDetail,
  type evaluatePublish,
  type evaluateSave,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  quotedIn,
  totalOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { lockRun, type Run, readRun } from '../../runs/access.ts';
import { automaticAmong } from '../../runs/member-repository.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { facesOf } from '../../runs/roles.ts';
import { readContributions } from '../../runs/tally-repository.ts';
import { nameOfRun, type RunNames } from '../../runs/task-name.ts';
import { briefOfProject, type ProjectOfRun, readProject } from '../experiment/service.ts';
import { keep as keepAnnouncement } from '../message/announcements.ts';
import { knownAmong, readMoments, withMoments } from './moments.ts';
import * as repository from './repository.ts';

/** A run's evaluation, as far as the caller may know it. */
export async function readEvaluation(
  deps: Deps,
  caller: Caller,
  eid: number,
  lang: Language,
): Promise<EvaluationDetail> {
  const { database } = deps;
  const { run, relation, flow } = await readRun(deps, caller, eid);
  if (run.status !== 'ended') refuse('not_ended');
  const judged = await judgedOf(database, run);
  const memberIds = relation.isStaff ? judged : [caller.id];
  const [project, places, draft, versions, contributions] = await Promise.all([
    readProject(database, run.project_id),
    repository.readPlaces(database, eid),
    relation.isStaff ? repository.readDraft(database, eid) : null,
    repository.readVersions(database, eid),
    readContributions(database, eid, memberIds),
  ]);
  const writers = [...versions.map((row) => row.published_by), ...(draft ? [draft.saved_by] : [])];
  const people = await readPeople(database, [...memberIds, ...writers]);
  const versionOf = ({ version, published_by, published_at, reason }: repository.VersionRow) => ({
    version,
    published_by: briefOf(people, published_by),
    published_at: published_at.getTime(),
    reason,
  });
  const [latest] = versions;
  const shown = latest && shownOf(latest.content, memberIds, project.competency_goals);
  const moments = shown
    ? await readMoments(
        database,
        { eid, flow, titles: titlesOf(run) },
        { id: caller.id, isStaff: relation.isStaff },
        quotedIn(shown.content),
      )
    : [];
  return {
    eid,
    name: nameOfRun(run, lang),
    project: briefOfProject(project),
    ...places,
    ended_at: run.ended_at?.getTime() ?? null,
    goals: [...project.competency_goals],
    members: memberIds.map((id) => ({
      ...briefOf(people, id),
      roles: facesOf(flow, project.roles, run.state, id),
      contribution: contributions.get(id) ?? refuse('not_found'),
    })),
    published:
      latest && shown
        ? { ...versionOf(latest), ...shown, content: withMoments(shown.content, moments), moments }
        : null,
    draft: relation.isStaff
      ? {
          content: draft?.draft ?? latest?.content ?? emptyContent(judged),
          revision: draft?.revision ?? 0,
          saved_by: draft ? briefOf(people, draft.saved_by) : null,
          saved_at: draft?.saved_at.getTime() ?? null,
        }
      : null,
    versions: relation.isStaff ? versions.map(versionOf) : [],
  };
}

function titlesOf({ state }: Run): ReadonlyMap<string, string> {
  return new Map(Object.values(state.documents).map(({ id, name }) => [id, name]));
}

/** The members whose work it is: practice partners are not graded. */
async function judgedOf(client: Parameters<typeof automaticAmong>[0], { state }: Run): Promise<number[]> {
  const automatic = await automaticAmong(client, state.member_ids);
  return state.member_ids.filter((id) => !automatic.has(id));
}

/** Pure: of an evaluation what some members may know: themselves, and the team. */
function shownOf(
  content: EvaluationContent,
  memberIds: readonly number[],
  goals: ProjectOfRun['competency_goals'],
) {
  return {
    content: { ...content, members: content.members.filter(({ user_id }) => memberIds.includes(user_id)) },
    totals: memberIds.flatMap((user_id) => {
      const score = totalOf(content, user_id, goals);
      return score === null ? [] : [{ user_id, score }];
    }),
  };
}

const NOTHING_SAID: EvaluationContent['team'] = { goals: {}, remarks: {}, comment: '', moments: [] };

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
    const { project, judged } = await lockEnded(tx, caller, eid);
    assertFits(content, judged, project);
    await assertQuotable(tx, caller, eid, quotedIn(content));
    await assertNewest(tx, eid, Number(revision));
    const saved_at = new Date(deps.clock());
    return {
      revision: await repository.keepDraft(tx, eid, { draft: content, saved_by: caller.id, saved_at }),
    };
  });
}

/** Shows the draft to the students. What they had been shown before stays in the versions. */
export async function publish(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { eid, revision, reason }: ParsedInputOf<typeof evaluatePublish>,
): Promise<OutputOf<typeof evaluatePublish>> {
  return inTransaction(deps.database, async (tx) => {
    const { run, project, judged } = await lockEnded(tx, caller, eid);
    const draft = await assertNewest(tx, eid, revision);
    const [latest] = await repository.readVersions(tx, eid);
    if (latest && !reason) refuse('bad_parameter', { reason: 'missing' });
    const scores = scoresOf(draft.draft, judged, project);
    const version = (latest?.version ?? 0) + 1;
    const published_at = new Date(deps.clock());
    const row = { version, content: draft.draft, reason, published_by: caller.id, published_at };
    await repository.addVersion(tx, eid, row, scores);
    await recordAudit(tx, {
      action: 'grade',
      actorId: caller.id,
      target: `experiment ${eid}`,
      detail: `version ${version}${reason && `: ${reason}`}`,
      address,
    });
    const to = judged;
    await announceToTeam(deps, tx, { from: caller.id, to, run, version });
    tx.afterCommit(() => deps.bus.nudge(to, 'experiments'));
    return { version };
  });
}

/** One announcement to the team, which each member reads in their own language. */
async function announceToTeam(deps: Deps, tx: Transaction, { from, to, run, version }: Told): Promise<void> {
  const name = { zh: nameOfRun(run, 'zh'), en: nameOfRun(run, 'en') };
  const isFirst = version === 1;
  const content = `《${name.zh}》的实验评价已${isFirst ? '发布' : '更新'}，可在“已完成”中查看。`;
  const content_en = `The evaluation of “${name.en}” has been ${isFirst ? 'published' : 'revised'}. You will find it under Done.`;
  await keepAnnouncement(deps, tx, { from, to, kind: 'team', name, content, content_en });
}

interface Told {
  readonly from: number;
  readonly to: readonly number[];
  readonly run: RunNames;
  readonly version: number;
}

/** Every member's score; the person who has none yet on some goal is named. */
function scoresOf(
  content: EvaluationContent,
  judged: readonly number[],
  project: ProjectOfRun,
): repository.MemberScore[] {
  const scores = judged.map((user_id) => ({
    user_id,
    score: totalOf(content, user_id, project.competency_goals),
  }));
  const missing = scores.filter(({ score }) => score === null);
  if (missing.length > 0)
    refuse('bad_parameter', Object.fromEntries(missing.map(({ user_id }) => [user_id, 'missing'])));
  return scores as repository.MemberScore[];
}

async function lockEnded(tx: Transaction, caller: Caller, eid: number) {
  const { run, relation } = await lockRun(tx, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
  if (run.status !== 'ended') refuse('not_ended');
  const [project, judged] = [await readProject(tx, run.project_id), await judgedOf(tx, run)];
  return { run, project, judged };
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

async function assertNewest(tx: Transaction, eid: number, revision: number): Promise<repository.DraftRow> {
  const draft = await repository.readDraft(tx, eid);
  if ((draft?.revision ?? 0) !== revision)
    refuse('changed_meanwhile', draft && { content: draft.draft, revision: draft.revision });
  return draft ?? NOT_BEGUN;
}

const NOT_BEGUN: repository.DraftRow = {
  draft: { team: NOTHING_SAID, members: [] },
  revision: 0,
  saved_by: 0,
  saved_at: new Date(0),
};
