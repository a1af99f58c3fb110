import { evolve, initialState, openSections, type RunEvent, type RunState } from '@lets/engine';
import { type Clock, countUpTo, makeClock } from './clock.ts';

/**
 * A run's events made ready to be played: where on the clock each lies, the sections it went through, and the state at
 * every `STEP`th event, so that seeking folds at most `STEP` events however long the run was. Pure.
 */
export interface Timeline {
  readonly events: readonly RunEvent[];
  /** Of each event, its place on the clock; after the end all stand at the end. */
  readonly at: readonly number[];
  readonly clock: Clock;
  readonly visits: readonly Visit[];
  readonly marks: readonly Mark[];
  readonly checkpoints: readonly RunState[];
  /** How many events lie before and at the end of the run. */
  readonly playable: number;
}

/** One stay in a section, from its opening to its closing. */
export interface Visit {
  readonly id: string;
  readonly node_id: string;
  readonly path_id: number;
  readonly from: number;
  readonly to: number;
  /** Events seen when it opened. */
  readonly index: number;
  readonly isOpen: boolean;
  /** A step back or a restart has undone it. */
  readonly isCleared: boolean;
}

export type MarkKind = 'signature' | 'mentor' | 'wrong' | 'consequence' | 'vote';
export interface Mark {
  readonly kind: MarkKind;
  readonly seq: number;
  readonly at: number;
}

export const STEP = 100;

/** Pure: events in order, from the first. */
export function buildTimeline(events: readonly RunEvent[]): Timeline {
  const ended = events.findIndex((event) => event.type === 'experiment_ended');
  const playable = ended < 0 ? events.length : ended + 1;
  const clock = makeClock(events.slice(0, playable).map((event) => event.at));
  const at = events.map((event, index) => (index < playable ? clock.toClock(event.at) : clock.duration));
  const { checkpoints, visits } = foldRun(events, at, clock.duration);
  return { events, at, clock, playable, checkpoints, visits, marks: marksOf(events, at) };
}

/** What a run was before anybody knew who plays it: `started` says the rest. */
const NOBODY = initialState({ leader_id: 0, member_ids: [], holders: {} });

interface OpenVisit {
  readonly node_id: string;
  readonly opened_seq: number;
  readonly path_id: number;
  readonly from: number;
  readonly index: number;
}
type Closed = Visit & { readonly opened_seq: number };

function foldRun(events: readonly RunEvent[], at: readonly number[], end: number) {
  const checkpoints: RunState[] = [];
  const open = new Map<string, OpenVisit>();
  const closed: Closed[] = [];
  let state = NOBODY;
  for (const [index, event] of events.entries()) {
    if (index % STEP === 0) checkpoints.push(state);
    const next = evolve(state, event);
    if (next.sections !== state.sections)
      followVisits(next, { index: index + 1, now: at[index] ?? 0 }, open, closed);
    state = next;
  }
  for (const visit of open.values())
    closed.push({ ...visit, id: idOf(visit), to: end, isOpen: true, isCleared: false });
  return { checkpoints, visits: inOrder(closed, state) };
}

const idOf = (visit: OpenVisit) => `${visit.node_id}@${visit.index}`;

function followVisits(
  state: RunState,
  { index, now }: { index: number; now: number },
  open: Map<string, OpenVisit>,
  closed: Closed[],
): void {
  const here = new Map(openSections(state).map((s) => [`${s.node_id}:${s.opened_seq}`, s]));
  for (const [key, visit] of open) {
    if (here.has(key)) continue;
    open.delete(key);
    closed.push({ ...visit, id: idOf(visit), to: now, isOpen: false, isCleared: false });
  }
  for (const [key, section] of here) {
    if (open.has(key)) continue;
    const { node_id, opened_seq } = section;
    open.set(key, { node_id, opened_seq, path_id: state.path_id, from: now, index });
  }
}

function inOrder(visits: readonly Closed[], last: RunState): readonly Visit[] {
  const kept = new Set(
    [...Object.values(last.sections), ...last.past_visits].map((s) => `${s.node_id}:${s.opened_seq}`),
  );
  return [...visits]
    .sort((a, b) => a.index - b.index || a.to - b.to)
    .map(({ opened_seq, ...visit }) => ({
      ...visit,
      isCleared: !kept.has(`${visit.node_id}:${opened_seq}`),
    }));
}

/** Pure: how long a stay took by the wall, pauses included, in milliseconds. */
export function lengthOf({ from, to }: Pick<Visit, 'from' | 'to'>, { clock }: Timeline): number {
  return clock.toWall(to) - clock.toWall(from);
}

function marksOf(events: readonly RunEvent[], at: readonly number[]): readonly Mark[] {
  return events.flatMap((event, index) => {
    const kind = markKind(event);
    return kind ? [{ kind, seq: event.seq, at: at[index] ?? 0 }] : [];
  });
}

function markKind(event: RunEvent): MarkKind | null {
  if (event.by_staff) return 'mentor';
  if (event.type === 'document_signed') return 'signature';
  if (event.type === 'wrong_option_tried') return 'wrong';
  if (event.type === 'consequence_struck') return 'consequence';
  return event.type === 'vote_ended' ? 'vote' : null;
}

/** Pure: how many events have happened by a moment of the clock. */
export function indexAt(timeline: Timeline, clock: number): number {
  return Math.min(countUpTo(timeline.at, clock), timeline.playable);
}

/** Pure: the run after its first `index` events. */
export function stateAt(timeline: Timeline, index: number): RunState {
  const base = Math.min(Math.floor(index / STEP), timeline.checkpoints.length - 1);
  let state = timeline.checkpoints[base] ?? NOBODY;
  for (const event of timeline.events.slice(base * STEP, index)) state = evolve(state, event);
  return state;
}

/** Where a path of the run begins: at its start, and at each restart. */
export interface PathStart {
  readonly path_id: number;
  /** On the clock, and by the wall. */
  readonly from: number;
  readonly at: number;
}

/** Pure: the beginnings of a run, in order. */
export function pathStarts({ events, at }: Timeline): readonly PathStart[] {
  return events.flatMap((event, index) => {
    const path_id = event.type === 'started' ? 1 : event.type === 'restarted' ? event.data.path_id : null;
    return path_id === null ? [] : [{ path_id, from: at[index] ?? 0, at: event.at }];
  });
}
