import { type EventOf, openSections, type RunEvent, type RunState, type SectionState } from '@lets/engine';
import type { Timeline } from './timeline.ts';

/** What the stage shows at a moment. Pure. */

/** Keeping a draft is no event to look up for: parallel writers would pull the picture to and fro. */
const QUIET: ReadonlySet<RunEvent['type']> = new Set([
  'document_saved',
  'note_taken',
  'sealed',
  'ballot_cast',
]);

/** Pure: the section to show: the chosen one while it is open, else the open one where something happened last. */
export function focusAt(
  timeline: Timeline,
  state: RunState,
  index: number,
  chosen: string | null = null,
): SectionState | null {
  const open = openSections(state);
  if (open.length === 0) return lastSection(state);
  const wished = open.find((section) => section.node_id === chosen);
  if (wished) return wished;
  const [only] = open;
  if (open.length === 1 && only) return only;
  const byId = new Map(open.map((section) => [section.node_id, section]));
  for (let i = index - 1; i >= 0; i--) {
    const event = timeline.events[i];
    const section = event?.node_id && !QUIET.has(event.type) ? byId.get(event.node_id) : undefined;
    if (section) return section;
  }
  return only ?? null;
}

function lastSection(state: RunState): SectionState | null {
  const sections = Object.values(state.sections);
  return sections.reduce<SectionState | null>(
    (last, section) => ((last?.closed_at ?? 0) > (section.closed_at ?? 0) ? last : section),
    null,
  );
}

/** Pure: the last event of a kind in this visit of a section, before `index`. */
export function lastInVisit<T extends RunEvent['type']>(
  timeline: Timeline,
  section: SectionState,
  index: number,
  ...types: readonly T[]
): EventOf<T> | null {
  for (let i = index - 1; i >= 0; i--) {
    const event = timeline.events[i];
    if (!event || event.seq < section.opened_seq) return null;
    if (event.node_id === section.node_id && (types as readonly string[]).includes(event.type)) {
      return event as EventOf<T>;
    }
  }
  return null;
}

/** How long a text is read, in real milliseconds. */
export function readingTime(text: string): number {
  return Math.min(14_000, 2500 + [...text].length * 90);
}
