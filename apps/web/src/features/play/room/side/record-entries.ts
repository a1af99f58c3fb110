import type { Side } from '@lets/contract';
import type { EventType, RunEvent } from '@lets/engine';
import {
  type HelpCallEvent,
  helpCalls,
  type ToldEvent,
  toldEvent,
} from '../../../../domain/run/record-lines.ts';

/** What the record beside the stage is made of. */
export type RecordEntry =
  | { readonly kind: 'line'; readonly seq: number; readonly line: ToldEvent }
  | { readonly kind: 'section'; readonly seq: number; readonly nodeIds: readonly string[] }
  /** What follows came while the record was out of sight. */
  | { readonly kind: 'new'; readonly seq: number };

/** A wish is told by its card while it stands; the record tells the answer. */
const TOLD_BY_CARDS: ReadonlySet<EventType> = new Set<EventType>([
  'requested',
  'request_withdrawn',
  'meeting_asked',
  'meeting_passed_on',
]);

const known = new WeakMap<RunEvent, readonly RecordEntry[]>();

/** The lines that an event gives, remembered so that a list of thousands compares equal. Pure. */
function entriesOf(event: RunEvent, calls: Calls): readonly RecordEntry[] {
  const found = known.get(event);
  if (found && !isToComplete(event, found, calls)) return found;
  const made = [...tell(event, calls), ...openings(event)];
  known.set(event, made);
  return made;
}

/** The record is read from its end: a question that lies further back comes after its answer. */
function isToComplete(event: RunEvent, found: readonly RecordEntry[], calls: Calls): boolean {
  if (event.type !== 'guided' || !calls.has(event.data.answers ?? 0)) return false;
  return !found.some((entry) => entry.kind === 'line' && entry.line.question);
}

type Calls = ReadonlyMap<number, HelpCallEvent>;

function tell(event: RunEvent, calls: Calls): RecordEntry[] {
  const line = TOLD_BY_CARDS.has(event.type) ? null : toldEvent(event, event, calls);
  return line ? [{ kind: 'line', seq: event.seq, line }] : [];
}

function openings(event: RunEvent): RecordEntry[] {
  const nodeIds =
    event.type === 'started' || event.type === 'section_ended' || event.type === 'restarted'
      ? event.data.firing.opens.map(({ node_id }) => node_id)
      : event.type === 'stepped_back'
        ? event.data.reopens
        : [];
  return nodeIds.length > 0 ? [{ kind: 'section', seq: event.seq, nodeIds }] : [];
}

/** The record without what a restart or a step back has cleared; those lines stay with the mentor. Pure. */
export function uncleared(record: readonly RunEvent[]): readonly RunEvent[] {
  let kept: RunEvent[] = [];
  for (const event of record) {
    if (event.type === 'restarted') kept = [];
    else if (event.type === 'stepped_back') {
      const since = Math.min(...event.data.firings);
      const closed = new Set(event.data.closes);
      kept = kept.filter(({ seq, node_id }) => seq <= since || node_id === null || !closed.has(node_id));
    }
    kept.push(event);
  }
  return kept;
}

export interface RecordFilter {
  readonly side: Side | null;
  readonly words: string;
}

export interface RecordReader {
  readonly sideOf: (roleId: string | null) => Side | null;
  /** What the line says, for searching in it. */
  readonly textOf: (entry: RecordEntry) => string;
}

/** The lines of a record that a filter leaves. Pure. */
export function listEntries(
  record: readonly RunEvent[],
  filter: RecordFilter,
  reader: RecordReader,
): readonly RecordEntry[] {
  const calls = helpCalls(record);
  const all = record.flatMap((event) => entriesOf(event, calls));
  const words = filter.words.trim().toLowerCase();
  if (!filter.side && !words) return all;
  return all.filter((entry) => {
    if (filter.side && (entry.kind !== 'line' || reader.sideOf(entry.line.event.role_id) !== filter.side))
      return false;
    return !words || reader.textOf(entry).toLowerCase().includes(words);
  });
}

/** Pure: by what an entry is known while the record grows at either end. */
export const keyOfEntry = ({ seq, kind }: RecordEntry): string => `${seq} ${kind}`;
