import type { EventOf, EventType, RunEvent } from '@lets/engine';
import type { IconName } from '../../art/icon-names.ts';

/** An event as a line of the record tells it. */
export interface ToldEvent {
  readonly about: LineKind;
  readonly event: RunEvent;
  /** The event that says whose doing it was: of a consequence the one that took the option, otherwise this one. */
  readonly by: RunEvent;
  /** Of guidance: the call for help that it answers, where the reader's copy of the log has it. */
  readonly question?: HelpCallEvent;
}

export type HelpCallEvent = EventOf<'help_asked'> & RunEvent;

/** One line of a whole record. */
export interface RecordLine extends ToldEvent {
  readonly seq: number;
  readonly at: number;
  /** Its place among the events. */
  readonly index: number;
}

export type LineKind = 'speech' | 'document' | 'vote' | 'mentor' | 'moving' | 'other';

/** Told elsewhere, private, or too often to be told. */
const UNTOLD: ReadonlySet<EventType> = new Set<EventType>([
  'request_moved',
  'request_named',
  'disclosed',
  'page_turned',
  'playback_set',
  'display_ended',
  'document_saved',
  'ballot_cast',
  'note_taken',
  'sealed',
]);

/** An answer that was followed at once is told with what followed. */
function isUntold(event: RunEvent): boolean {
  if (event.type !== 'request_answered') return UNTOLD.has(event.type);
  return event.data.fulfilled === true && event.data.reason === null;
}

const KIND: Partial<Record<EventType, LineKind>> = {
  spoke: 'speech',
  spoke_in_meeting: 'speech',
  document_created: 'document',
  document_submitted: 'document',
  document_renamed: 'document',
  document_deleted: 'document',
  signature_requested: 'document',
  document_signed: 'document',
  displayed: 'document',
  record_closed: 'document',
  record_reopened: 'document',
  record_signed: 'document',
  correction_asked: 'document',
  correction_answered: 'document',
  voted: 'vote',
  vote_ended: 'vote',
  guided: 'mentor',
  help_asked: 'mentor',
  controlled: 'mentor',
  timer_set: 'mentor',
  timer_extended: 'mentor',
  timer_cancelled: 'mentor',
  started: 'moving',
  section_ended: 'moving',
  wrong_option_tried: 'moving',
  consequence_struck: 'moving',
  stepped_back: 'moving',
  restarted: 'moving',
  jumped: 'moving',
  experiment_ended: 'moving',
};

const LINE_ICONS: Readonly<Record<LineKind, IconName>> = {
  speech: 'chat',
  document: 'file',
  vote: 'ballot',
  mentor: 'compass',
  moving: 'arrowr',
  other: 'info',
};

/** What stands out among the lines: a wrong option, and what a lawful one costs. */
export type LineMark = 'wrong' | 'consequence';

/** Pure. */
export function lineMark({ type }: RunEvent): LineMark | null {
  if (type === 'wrong_option_tried') return 'wrong';
  return type === 'consequence_struck' ? 'consequence' : null;
}

const MARK_ICONS: Readonly<Record<LineMark, IconName>> = { wrong: 'xc', consequence: 'scales' };

/** Pure. */
export function lineIcon({ event, about }: ToldEvent): IconName {
  const mark = lineMark(event);
  return mark ? MARK_ICONS[mark] : LINE_ICONS[about];
}

function doneBy(event: RunEvent, events: readonly RunEvent[]): RunEvent {
  if (event.type !== 'consequence_struck') return event;
  return events.find(({ seq }) => seq === event.data.taken_seq) ?? event;
}

/** Pure: the calls for help by their numbers, for the guidance that answers them. */
export function helpCalls(events: readonly RunEvent[]): ReadonlyMap<number, HelpCallEvent> {
  return new Map(events.flatMap((event) => (event.type === 'help_asked' ? [[event.seq, event]] : [])));
}

/** Pure: null for an event that the record has no line for. */
export function toldEvent(
  event: RunEvent,
  by = event,
  calls: ReadonlyMap<number, HelpCallEvent> = new Map(),
): ToldEvent | null {
  if (isUntold(event)) return null;
  const question = event.type === 'guided' ? calls.get(event.data.answers ?? 0) : undefined;
  const about = event.by_staff ? 'mentor' : (KIND[event.type] ?? 'other');
  return { about, event, by, ...(question && { question }) };
}

/** Pure: the lines of a record, in order. */
export function recordLines(events: readonly RunEvent[]): readonly RecordLine[] {
  const calls = helpCalls(events);
  return events.flatMap((event, index) => {
    const told = toldEvent(event, doneBy(event, events), calls);
    return told ? [{ ...told, seq: event.seq, at: event.at, index }] : [];
  });
}
