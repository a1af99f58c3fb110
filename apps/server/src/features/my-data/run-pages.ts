import { type Flow, type Language, plainText } from '@lets/contract';
import { eventFor, type RunEvent, rolesOfUser } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/errors.ts';
import { findRun } from '../../runs/access.ts';
import type { Localizer } from '../../runs/localizer.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { type Names, namesOf, tell } from '../../runs/tell.ts';
import { readEvaluation } from '../evaluation/service.ts';
import * as repository from './run-repository.ts';
import { type Chapter, chapter, type DataPage } from './sheet.ts';
import { PAGE_WORDS } from './words.ts';

export interface Asked {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly lang: Language;
  readonly localizer: Localizer;
}

const ROWS_ON_PAGE = 1000;

type Run = NonNullable<Awaited<ReturnType<typeof repository.runById>>>;

interface InRun extends Asked {
  readonly eid: number;
  readonly run: Run;
  readonly names: Names;
  readonly path: string;
  readonly title: string;
}

/** What a person left in one run: of the events only their own, and of those only what they may know as a member or as staff. */
export async function* runPages(asked: Asked, eid: number): AsyncGenerator<DataPage> {
  const run = await repository.runById(asked.deps.database, eid);
  if (!run) return;
  const names = namesOf(run.flow, new Map(), asked.localizer);
  const path = `experiments/${String(eid).padStart(6, '0')}`;
  const title = nameOfRun(run, asked.lang);
  const inRun = { ...asked, eid, run, names, path, title };
  yield { path: `${path}/index`, title, chapters: await mainChapters(inRun) };
  yield* actPages(inRun);
  yield* documentPages(inRun);
}

async function mainChapters({ deps, caller, lang, localizer, eid, run, names }: InRun): Promise<Chapter[]> {
  const { database } = deps;
  const { id } = caller;
  const { status, started_at, ended_at } = run;
  const roles = localizer.list(rolesOfUser(run.flow, run.state, id).map((role) => names.role(role)));
  const about = { project: localizer.pick(run.project), status, roles, started_at, ended_at };
  const notes = await repository.notesIn(database, eid, id);
  const signed = await repository.signaturesIn(database, eid, id);
  const remarks = await repository.remarksIn(database, eid, id);
  const document = (documentId: string) => run.state.documents[documentId]?.name ?? documentId;
  return [
    chapter('run', [{ name: nameOfRun(run, lang), ...about }]),
    chapter('attendance', await repository.staysOf(database, eid, id)),
    chapter(
      'notes',
      notes.map(({ node_id, ...note }) => ({ ...note, section: names.section(node_id) })),
    ),
    chapter('experiences', await repository.experiencesIn(database, eid, id)),
    chapter(
      'signatures',
      signed.map(({ document_id, ...one }) => ({ ...one, document: document(document_id) })),
    ),
    chapter(
      'remarks',
      remarks.map(({ document_id, ...one }) => ({ ...one, document: document(document_id) })),
    ),
    chapter('evaluation', await evaluationRows({ deps, caller, lang, localizer }, eid)),
  ];
}

async function* actPages(inRun: InRun): AsyncGenerator<DataPage> {
  const { deps, caller, eid, path, title } = inRun;
  const relation = await relationTo(inRun);
  const of = { eid, userId: caller.id };
  for (let after = 0, page = 1; ; page += 1) {
    const events = await repository.ownEventsAfter(deps.database, of, { after, limit: ROWS_ON_PAGE });
    const known = events
      .map((event) => eventFor(event, caller.id, relation?.isStaff ?? false))
      .filter(({ type }) => type !== 'sealed');
    if (known.length > 0)
      yield {
        path: `${path}/acts-${page}`,
        title: page === 1 ? title : `${title} (${page})`,
        chapters: [
          chapter(
            'acts',
            known.map((event) => actRow(event, inRun)),
          ),
        ],
      };
    const last = events.at(-1);
    if (!last || events.length < ROWS_ON_PAGE) return;
    after = last.seq;
  }
}

/** Null for a person who may no longer read the run: what they did there is theirs all the same. */
async function relationTo({ deps, caller, eid }: Pick<InRun, 'deps' | 'caller' | 'eid'>) {
  const found = await findRun(deps, caller, eid);
  return 'relation' in found ? found.relation : null;
}

function actRow(event: RunEvent, { names, localizer, run }: InRun) {
  return {
    at: new Date(event.at),
    section: names.section(event.node_id),
    role: names.role(event.role_id),
    type: event.type,
    data: wordsOf(event, run.flow, names, localizer),
  };
}

function wordsOf(event: RunEvent, flow: Flow, names: Names, localizer: Localizer): string {
  if (event.type === 'ballot_cast' || event.type === 'voted')
    return optionOf(flow, event.node_id, event.data.option_id, localizer);
  if ('text' in event.data && typeof event.data.text === 'string') return event.data.text;
  return tell(event, names, localizer) ?? '';
}

function optionOf(flow: Flow, nodeId: string | null, optionId: string | null, localizer: Localizer): string {
  if (optionId === null) return '';
  const vote = flow.nodes.find(({ id }) => id === nodeId)?.vote;
  return localizer.pick(vote?.options.find(({ id }) => id === optionId)?.label) || optionId;
}

/** Each version on a page of its own, as it was saved: a document may be long, and its versions many. */
async function* documentPages({ deps, caller, eid, run, path }: InRun): AsyncGenerator<DataPage> {
  for (const { document_id, version } of await repository.versionsBy(deps.database, eid, caller.id)) {
    const found = await repository.versionOf(deps.database, document_id, version);
    if (!found) continue;
    const { saved_at, hash, content } = found;
    yield {
      path: `${path}/documents/${document_id}-${version}`,
      title: `${run.state.documents[document_id]?.name ?? document_id} v${version}`,
      chapters: [chapter('document', [{ version, saved_at, hash, text: plainText(content) }])],
    };
  }
}

/** What was published to them of themselves and of the team; staff have none of their own. */
async function evaluationRows({ deps, caller, lang, localizer }: Asked, eid: number) {
  const relation = await relationTo({ deps, caller, eid });
  const found = relation?.isMember ? await publishedTo(deps, caller, eid, lang) : null;
  if (!found?.published) return [];
  const { team, members } = found.published.content;
  const own = members.find(({ user_id }) => user_id === caller.id);
  const rows = found.goals.map(({ id, name }) => ({
    goal: localizer.pick(name),
    score: own?.goals[id] ?? team.goals[id] ?? null,
    team_score: team.goals[id] ?? null,
    remark: own?.remarks[id]?.text ?? '',
    team_remark: team.remarks[id]?.text ?? '',
  }));
  const score = found.published.totals.find(({ user_id }) => user_id === caller.id)?.score ?? null;
  const overall = { goal: PAGE_WORDS.overall[lang], score, team_score: null };
  return [...rows, { ...overall, remark: own?.comment ?? '', team_remark: team.comment }];
}

async function publishedTo(deps: Deps, caller: Caller, eid: number, lang: Language) {
  try {
    return await readEvaluation(deps, caller, eid, lang);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_ended') return null;
    throw error;
  }
}
