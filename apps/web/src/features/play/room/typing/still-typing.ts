import type { LiveTyping } from '@lets/contract';
import type { RunEvent } from '@lets/engine';

/** Pure: the roles that still write: those who have not said it meanwhile, in the order in which they began. */
export function stillTyping(told: readonly LiveTyping[], record: readonly RunEvent[]): readonly string[] {
  return told.filter((typing) => !hasSaid(typing, record)).map(({ role_id }) => role_id);
}

function hasSaid({ seq, node_id, role_id, meeting_id }: LiveTyping, record: readonly RunEvent[]): boolean {
  for (let at = record.length - 1; at >= 0; at -= 1) {
    const event = record[at];
    if (!event || event.seq <= seq) return false;
    if (event.node_id === node_id && event.role_id === role_id && meetingOf(event) === meeting_id)
      return true;
  }
  return false;
}

/** The private talk that was spoken in, null for the section; undefined where nothing was said. */
function meetingOf(event: RunEvent): number | null | undefined {
  if (event.type === 'spoke') return null;
  return event.type === 'spoke_in_meeting' ? event.data.meeting_id : undefined;
}

/** Pure: with one more person; those known before keep their places. */
export function withTold(told: readonly LiveTyping[], typing: LiveTyping): readonly LiveTyping[] {
  const isKnown = told.some(({ role_id }) => role_id === typing.role_id);
  return isKnown ? told.map((one) => (one.role_id === typing.role_id ? typing : one)) : [...told, typing];
}
