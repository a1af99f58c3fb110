import type { RunEvent } from '@lets/engine';

/** One opening of a section, with what happened in it. */
export interface Visit {
  readonly node_id: string;
  readonly events: RunEvent[];
}

/** Pure: the visits of a log in the order in which they opened. */
export function visitsOf(events: readonly RunEvent[]): readonly Visit[] {
  const visits: Visit[] = [];
  const open = new Map<string, Visit>();
  for (const event of events) {
    if (event.node_id !== null) open.get(event.node_id)?.events.push(event);
    for (const node_id of openedBy(event)) {
      const visit = { node_id, events: [] };
      open.set(node_id, visit);
      visits.push(visit);
    }
  }
  return visits;
}

/** Pure: the sections that an event opens. */
export function openedBy(event: RunEvent): readonly string[] {
  if (event.type === 'stepped_back') return event.data.reopens;
  if (event.type !== 'started' && event.type !== 'restarted' && event.type !== 'section_ended') return [];
  return event.data.firing.opens.map(({ node_id }) => node_id);
}
