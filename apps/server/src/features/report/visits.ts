import type { RunEvent } from '@lets/engine';
import { linesOfText } from '../../documents/volumes.ts';

/** What happened between a section's opening and its next one, or the end: which events, not the events themselves. */
export interface VisitRecord {
  readonly node_id: string;
  readonly opened_seq: number;
  /** When its first event was; null as long as there is none. */
  began_at: number | null;
  readonly seqs: number[];
  /** How many lines each of them takes. */
  readonly weights: number[];
}

/**
 * Pure: the log by visits of sections, in the order they were opened. What belongs to no section goes with the one opened last, so
 * that nothing is left out; visits that were stepped back out of stand among the others.
 */
export class VisitSorter {
  readonly visits: VisitRecord[] = [];
  readonly #newest = new Map<string, VisitRecord>();

  add(event: RunEvent): void {
    const home = (event.node_id && this.#newest.get(event.node_id)) || this.visits.at(-1);
    if (home) enter(home, event);
    for (const { node_id } of openedBy(event)) {
      const visit = { node_id, opened_seq: event.seq, began_at: null, seqs: [], weights: [] };
      this.visits.push(visit);
      this.#newest.set(node_id, visit);
    }
    if (event.type !== 'stepped_back') return;
    // What was open before the step back goes on being written where it was.
    for (const id of event.data.reopens) {
      const before = this.visits.filter(
        ({ node_id, opened_seq }) => node_id === id && !event.data.firings.includes(opened_seq),
      );
      const visit = before.at(-1);
      if (visit) this.#newest.set(id, visit);
    }
  }
}

function enter(visit: VisitRecord, event: RunEvent): void {
  visit.began_at ??= event.at;
  visit.seqs.push(event.seq);
  visit.weights.push(
    'text' in event.data && typeof event.data.text === 'string' ? linesOfText(event.data.text) : 1,
  );
}

function openedBy(event: RunEvent): readonly { readonly node_id: string }[] {
  switch (event.type) {
    case 'started':
    case 'restarted':
    case 'section_ended':
      return event.data.firing.opens;
    default:
      return [];
  }
}
