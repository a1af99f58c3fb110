import { type Condition, leastVisits } from '../condition.ts';
import { type FlowIndex, isConditioned, transitionsFrom } from '../flow-index.ts';
import { type FlowNode, isSectionKind, type Transition, type VoteOutcome } from '../model.ts';
import { type Deed, deedsAsked, draftedIn, isDeed, keyOf, mayBeDoneIn, mayBeUndoneIn } from './deeds.ts';
import { possibleOutcomes } from './outcomes.ts';

/** What a walk has decided of what conditions ask: how votes came out, how often sections were opened, and what was done that choices ask for. */
export interface Facts {
  readonly outcomes: Readonly<Record<string, VoteOutcome>>;
  /** Only of sections that are counted, and up to as many visits as make a difference. */
  readonly visits: Readonly<Record<string, number>>;
  /** By the key of the condition. Options ask people, who may do it or step back to where they can: for them nothing is fixed. */
  readonly done: Readonly<Record<string, boolean>>;
}

/** What conditions ask of the walk, and so what it must remember. */
export interface Asked {
  readonly votes: ReadonlySet<string>;
  /** Section → up to how many visits make a difference. */
  readonly visits: ReadonlyMap<string, number>;
  readonly deeds: ReadonlyMap<string, Deed>;
  /** Deed → the sections where its paper is drafted, one of which must have been opened first; those that every walk comes through before are not counted. */
  readonly drafts: ReadonlyMap<string, readonly string[]>;
  /** Sections that are left without asking for, or changing, anything of this: the order between them and others tells nothing. */
  readonly apart: ReadonlySet<string>;
}

/** Pure: what the conditions of a flow ask of the walk; null where they ask only for what people who choose can do. */
export function askedOfWalk(index: FlowIndex): Asked | null {
  const votes = new Set<string>();
  const visits = new Map<string, number>();
  const count = (id: string, most: number) => visits.set(id, Math.max(visits.get(id) ?? 0, most));
  for (const { from, conditions = [] } of index.flow.transitions) {
    for (const one of conditions) {
      if (one.type === 'voted') {
        const node = index.nodes.get(one.node_id);
        if (node && possibleOutcomes(node).length > 0) votes.add(node.id);
      } else if (one.type === 'visited')
        count(one.node_id, Math.max(leastVisits(one), (one.at_most ?? 0) + 1));
      else if (isOfVisit(one) && !isAlwaysBefore(index, one.node_id, from)) count(one.node_id, 1);
    }
  }
  for (const { id } of index.flow.nodes) {
    const transitions = transitionsFrom(index, id);
    // A vote that comes out so that its own way asks for what is not so holds everybody.
    if (transitions.some(({ outcome }) => outcome !== null) && transitions.some(isConditioned)) votes.add(id);
  }
  const deeds = deedsAsked(index);
  const drafts = draftsOf(index, deeds);
  for (const id of [...drafts.values()].flat()) count(id, 1);
  if (votes.size + visits.size + deeds.size === 0) return null;
  const asked = { votes, visits, deeds, drafts };
  const sections = index.flow.nodes.filter(({ kind }) => isSectionKind(kind));
  const apart = sections.filter((node) => isApart(index, node, asked)).map(({ id }) => id);
  return { ...asked, apart: new Set(apart) };
}

/** Left out where every walk has drafted it before any choice asks. */
function draftsOf(index: FlowIndex, deeds: ReadonlyMap<string, Deed>): Asked['drafts'] {
  const drafts = new Map<string, readonly string[]>();
  for (const [key, deed] of deeds) {
    const desks = draftedIn(index, deed);
    const asking = index.flow.transitions.filter(
      ({ from, conditions = [] }) =>
        index.nodes.get(from)?.kind === 'choice' && conditions.some((one) => keyOf(one) === key),
    );
    const isSure = desks?.some((desk) => asking.every(({ from }) => isAlwaysBefore(index, desk, from)));
    if (desks && !isSure) drafts.set(key, desks);
  }
  return drafts;
}

type OfVisit = Extract<Condition, { type: 'record_signed' | 'has_spoken' | 'was_shown' }>;

/** What can be true of a visit only. */
function isOfVisit(one: Condition): one is OfVisit {
  return one.type === 'record_signed' || one.type === 'has_spoken' || one.type === 'was_shown';
}

/** Whether nobody comes to one without having been in the other. */
function isAlwaysBefore(index: FlowIndex, id: string, at: string): boolean {
  const starts = index.flow.nodes.filter(({ kind }) => kind === 'start').map((start) => start.id);
  const reached = new Set(starts.filter((start) => start !== id));
  for (const from of reached)
    for (const { to } of transitionsFrom(index, from)) if (to !== id) reached.add(to);
  return !reached.has(at);
}

function isApart(
  index: FlowIndex,
  node: FlowNode,
  { votes, visits, deeds }: Omit<Asked, 'apart' | 'drafts'>,
): boolean {
  const all = [...deeds.values()];
  if (votes.has(node.id) || all.some((deed) => mayBeDoneIn(node, deed) || mayBeUndoneIn(node, deed)))
    return false;
  const asks = ({ conditions = [] }: Transition) =>
    conditions.some(
      (one) => deeds.has(keyOf(one)) || !isDeed(one) || (isOfVisit(one) && visits.has(one.node_id)),
    );
  const isCounted = (id: string) =>
    votes.has(id) || visits.has(id) || all.some((deed) => isOfVisit(deed) && deed.node_id === id);
  const passed = new Set([node.id]);
  for (const id of passed) {
    for (const transition of transitionsFrom(index, id)) {
      if (asks(transition) || isCounted(transition.to)) return false;
      const next = index.nodes.get(transition.to);
      if (next && !isSectionKind(next.kind)) passed.add(transition.to);
    }
  }
  return true;
}

/** Whether it holds as far as the walk decides: `open` is up to what people do. */
export type Verdict = 'yes' | 'no' | 'open';

/** Pure: whether a condition of a choice holds after such a walk. */
export function verdictOfChoice(condition: Condition, facts: Facts): Verdict {
  const done = facts.done[keyOf(condition)];
  return done === undefined ? verdictOn(condition, facts) : done ? 'yes' : 'no';
}

/** Pure: whether a condition holds after such a walk, where someone chooses. */
function verdictOn(condition: Condition, { outcomes, visits }: Facts): Verdict {
  if (condition.type === 'voted') return outcomes[condition.node_id] === condition.outcome ? 'yes' : 'no';
  if (condition.type === 'visited') {
    const { node_id, at_most = Number.POSITIVE_INFINITY } = condition;
    const times = visits[node_id] ?? 0;
    return times >= leastVisits(condition) && times <= at_most ? 'yes' : 'no';
  }
  return isOfVisit(condition) && visits[condition.node_id] === 0 ? 'no' : 'open';
}

/** Pure: whether everything that an option asks for may be true after such a walk. */
export function mayBeMet({ conditions = [] }: Transition, facts: Facts): boolean {
  return conditions.every((one) => verdictOn(one, facts) !== 'no');
}

/** Pure: before anything was opened. */
export function factsAtFirst(asked: Asked | null): Facts {
  const visits = [...(asked?.visits.keys() ?? [])].map((id) => [id, 0] as const);
  const done = [...(asked?.deeds.keys() ?? [])].map((key) => [key, false] as const);
  return { outcomes: {}, visits: Object.fromEntries(visits), done: Object.fromEntries(done) };
}

/** Pure: what people may make of the facts in an open section, one deed each. */
export function deedsIn(
  facts: Facts,
  { deeds, drafts }: Asked,
  node: FlowNode,
): readonly { readonly key: string; readonly facts: Facts }[] {
  return [...deeds].flatMap(([key, deed]) => {
    const isDone = facts.done[key] === true;
    const isDrafted = drafts.get(key)?.some((desk) => facts.visits[desk] !== 0) ?? true;
    const may = isDone ? mayBeUndoneIn(node, deed) : isDrafted && mayBeDoneIn(node, deed);
    return may ? [{ key, facts: { ...facts, done: { ...facts.done, [key]: !isDone } } }] : [];
  });
}

/** Pure: the facts once these sections have been opened: what was voted, said and shown in an earlier visit of them counts no more. */
export function afterOpening(facts: Facts, asked: Asked, opened: readonly string[]): Facts {
  let { outcomes, visits, done } = facts;
  for (const id of opened) {
    const most = asked.visits.get(id);
    if (most !== undefined) visits = { ...visits, [id]: Math.min((visits[id] ?? 0) + 1, most) };
    if (outcomes[id] !== undefined)
      outcomes = Object.fromEntries(Object.entries(outcomes).filter(([vote]) => vote !== id));
    for (const [key, deed] of asked.deeds)
      if (isOfVisit(deed) && deed.node_id === id && done[key]) done = { ...done, [key]: false };
  }
  return { outcomes, visits, done };
}

/** Pure: the same for the same facts. */
export function factsKey({ outcomes, visits, done }: Facts): string {
  const listed = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record)
      .map(([id, value]) => `${id}=${value}`)
      .sort()
      .join(' ');
  return [outcomes, visits, done].map(listed).join('|');
}
