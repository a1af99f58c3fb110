import type { Draft, Situation } from './acts/ruling.ts';
import { draft } from './acts/ruling.ts';
import type { Audience, EventType, NamedRequest, RunEvent } from './event.ts';
import { replay } from './evolve.ts';
import { readsDocument } from './queries.ts';
import type { DisplayItem, DocumentState, RunState } from './state.ts';
import { eventFor, viewFor } from './view.ts';

/** Pure: the drafts as events, numbered on from the run's last. */
export function numbered({ state, context }: Situation, drafts: readonly Draft[]): readonly RunEvent[] {
  const { at, actor } = context;
  return drafts.map((one, i) => ({ actor_id: actor.user_id, ...one, seq: state.seq + 1 + i, at }));
}

/** Events that are about one document and are sent only to those who may know it. */
const OF_A_DOCUMENT: ReadonlySet<EventType> = new Set<EventType>([
  'document_created',
  'document_saved',
  'document_renamed',
  'document_deleted',
  'signature_requested',
  'document_signed',
]);

/**
 * Pure: the events of an act, each for those who may know it, followed by snapshots of what the act has made visible to
 * whom. Those are found by folding what each member is sent and comparing it with what they may know, so no rule can forget one.
 */
export function withDisclosures(situation: Situation, drafts: readonly Draft[]): readonly Draft[] {
  const { state } = situation;
  const after = replay(numbered(situation, drafts), state);
  if (!mayHaveOpened(state, after)) return drafts;
  const told = drafts.map((one) => forReaders(situation, after, one));
  const whole = [...told, ...lostWithDocuments(state, after)];
  return [...whole, ...openedTo(situation, after, numbered(situation, whole))];
}

/** Pure: whether anything has changed that decides who may know what. Most acts do not. */
function mayHaveOpened(before: RunState, after: RunState): boolean {
  if (before.documents !== after.documents || before.leader_id !== after.leader_id) return true;
  if (before.holders !== after.holders || before.member_ids !== after.member_ids) return true;
  return Object.values(after.sections).some((section) => {
    const earlier = before.sections[section.node_id];
    return earlier?.displayed !== section.displayed || earlier?.requests !== section.requests;
  });
}

/** A member who loses sight of a document by this very event still receives it, as the last one about the document. */
function forReaders({ index: { flow }, state }: Situation, after: RunState, one: Draft): Draft {
  if (!OF_A_DOCUMENT.has(one.type) || !('document_id' in one.data)) return one;
  const { document_id: id } = one.data;
  const members = everybody(after);
  const reads = (run: RunState, user: number) => {
    const document = Object.hasOwn(run.documents, id) ? run.documents[id] : undefined;
    return document !== undefined && readsDocument(flow, run, document, user);
  };
  const user_ids = members.filter((user) => reads(state, user) || reads(after, user));
  return user_ids.length === members.length ? one : { ...one, audience: { user_ids, staff: true } };
}

function everybody({ member_ids, holders }: RunState): readonly number[] {
  return [...new Set([...member_ids, ...Object.values(holders)])];
}

/** Requests and displays vanish with their document; members who did not know the document saw them and must be told. */
function lostWithDocuments(before: RunState, after: RunState): readonly Draft[] {
  const isLost = (item: DisplayItem | null) =>
    item?.kind === 'document' && after.documents[item.id]?.archived !== false;
  return Object.values(before.sections).flatMap(({ node_id, opened_seq, requests, displayed }) => {
    const section = after.sections[node_id];
    if (section?.opened_seq !== opened_seq || section.status !== 'open') return [];
    const left = new Set(section.requests.map(({ id }) => id));
    const withdrawn = requests
      .filter(({ id, item }) => !left.has(id) && isLost(item))
      .map(({ id, role_id }) =>
        draft({ node_id, role_id }, { type: 'request_withdrawn', data: { request_id: id } }),
      );
    if (!displayed || section.displayed || !isLost(displayed)) return withdrawn;
    return [
      ...withdrawn,
      draft({ node_id, role_id: displayed.role_id }, { type: 'display_ended', data: {} }),
    ];
  });
}

function openedTo(
  { index: { flow }, state }: Situation,
  after: RunState,
  events: readonly RunEvent[],
): readonly Draft[] {
  const openings = new Map<string, { readonly facts: Opened; readonly user_ids: number[] }>();
  for (const user of everybody(after)) {
    const told = replay(
      events.map((event) => eventFor(event, user, false)),
      viewFor(state, flow, user, false),
    );
    const facts = missing(viewFor(told, flow, user, false), viewFor(after, flow, user, false));
    if (facts.documents.length + facts.requests.length === 0) continue;
    const key = JSON.stringify(facts);
    const same = openings.get(key);
    if (same) same.user_ids.push(user);
    else openings.set(key, { facts, user_ids: [user] });
  }
  return [...openings.values()].map(({ facts, user_ids }) => {
    const audience: Audience = { user_ids, staff: true };
    return draft({ node_id: null, role_id: null }, { type: 'disclosed', data: facts }, audience);
  });
}

interface Opened {
  readonly documents: readonly DocumentState[];
  readonly requests: readonly NamedRequest[];
}

/** Pure: what a member may know and their copy of the run lacks. */
function missing(copy: RunState, known: RunState): Opened {
  const documents = Object.values(known.documents).filter(
    (document) => !isSame(copy.documents[document.id], document),
  );
  const requests = Object.values(known.sections).flatMap(({ node_id, requests: wanted }) => {
    const had = new Map(copy.sections[node_id]?.requests.map((request) => [request.id, request.item]));
    return wanted.flatMap(({ id: request_id, item }) =>
      item === null || isSame(had.get(request_id), item) ? [] : [{ node_id, request_id, item }],
    );
  });
  return { documents, requests };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
