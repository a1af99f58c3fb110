import type { Language } from '@lets/contract';
import type { DocumentState, RunEvent } from '@lets/engine';
import { eventFor, viewFor } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/errors.ts';
import { type OpenRun, readRun } from '../../runs/access.ts';
import { readPeople } from '../../runs/people.ts';
import { readTallies } from '../../runs/tally-repository.ts';
import { changedHands } from '../../runs/tell.ts';
import { readEvaluation } from '../evaluation/service.ts';
import { readResult } from '../experiment/service.ts';
import {
  canRead,
  eventsAfter,
  eventsNumbered,
  readDocumentDetail,
  readExperiences,
} from '../room/service.ts';
import { FrontSorter } from './front-sorter.ts';
import { placesOf } from './repository.ts';
import { VisitSorter } from './visits.ts';

const EVENTS_TOGETHER = 500;

/** The log in order, as far as the caller may know it and up to the state that was read with it. */
export async function* knownEvents(
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  { run, relation }: OpenRun,
): AsyncGenerator<RunEvent> {
  for (let since = 0; since < run.seq; ) {
    const page = await eventsAfter(database, run.id, since, Math.min(EVENTS_TOGETHER, run.seq - since));
    if (page.length === 0) return;
    for (const event of page) yield eventFor(event, caller.id, relation.isStaff);
    since = page.at(-1)?.seq ?? run.seq;
  }
}

/** Some of them again, by their numbers in order: never more than a page of them is held. */
export async function* eventsOf(
  { deps, caller, open: { run, relation } }: Pick<Gathered, 'deps' | 'caller' | 'open'>,
  seqs: readonly number[],
): AsyncGenerator<RunEvent> {
  for (let at = 0; at < seqs.length; at += EVENTS_TOGETHER) {
    const page = seqs.slice(at, at + EVENTS_TOGETHER);
    for (const event of await eventsNumbered(deps.database, run.id, page))
      yield eventFor(event, caller.id, relation.isStaff);
  }
}

/** A document as it stands, with its text: they are read one after the other. */
export function detailOf({ deps, caller, run }: Pick<Gathered, 'deps' | 'caller' | 'run'>, id: string) {
  return readDocumentDetail(deps, caller, { eid: run.id, doc_id: id });
}

/** Pure: the documents that the caller may read, in the order they were begun. */
function knownDocuments(caller: Caller, { run, flow, relation }: OpenRun): DocumentState[] {
  const inRun = { flow, state: run.state };
  return Object.values(run.state.documents).filter((document) => canRead(inRun, document, caller, relation));
}

/** What a report or dossier is made of, but for what has no limit: of events their numbers, of documents which there are. Tells how many of the events are read. */
export async function gather(
  deps: Deps,
  caller: Caller,
  eid: number,
  lang: Language,
  tell: (done: number, of: number) => void = () => {},
) {
  const open = await readRun(deps, caller, eid);
  const { run, flow, relation } = open;
  const sorter = new VisitSorter();
  const front = new FrontSorter(flow);
  const wrong: number[] = [];
  const actors = new Set<number>(run.state.member_ids);
  for await (const event of knownEvents(deps, caller, open)) {
    tell(event.seq, run.seq);
    sorter.add(event);
    front.add(event);
    if (event.type === 'wrong_option_tried') wrong.push(event.seq);
    if (event.actor_id !== null) actors.add(event.actor_id);
    for (const id of changedHands(event)) actors.add(id);
  }
  const people = await readPeople(deps.database, actors);
  return {
    deps,
    caller,
    open,
    run,
    flow,
    /** Votes as the caller may know them. */
    state: viewFor(run.state, flow, caller.id, relation.isStaff),
    visits: sorter.visits,
    wrong,
    /** For the first page. */
    front,
    tallies: await readTallies(deps.database, eid, run.state.member_ids),
    documents: knownDocuments(caller, open),
    people,
    result: await readResult(deps, caller, eid, lang),
    places: await placesOf(deps.database, eid),
    experiences: (await readExperiences(deps, caller, eid)).list,
    evaluation: await evaluationOf(deps, caller, eid, lang),
  };
}

export type Gathered = Awaited<ReturnType<typeof gather>>;

/** Null while the run goes on. */
async function evaluationOf(deps: Deps, caller: Caller, eid: number, lang: Language) {
  try {
    return await readEvaluation(deps, caller, eid, lang);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_ended') return null;
    throw error;
  }
}
