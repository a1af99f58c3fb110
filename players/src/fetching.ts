import type { RunEvent, View } from './view.ts';

/** What a new role may know, and what fits after a vote, is the server's to tell. */
const TOLD_BY_FETCH: ReadonlySet<RunEvent['type']> = new Set([
  'handed_over',
  'vote_ended',
  'stepped_back',
  'restarted',
]);

/** Pure: whether what an event changes must be asked for. On a further visit of a section the server says which lines are left, too. */
export function isToldByFetch(event: RunEvent, { sections }: View['state']): boolean {
  if (TOLD_BY_FETCH.has(event.type)) return true;
  if (event.type !== 'section_ended') return false;
  return event.data.firing.opens.some(({ node_id }) => sections[node_id] !== undefined);
}
