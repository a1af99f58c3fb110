import type { EventOf, RunEvent } from '@lets/engine';

/** The last speech of this visit of the section, private talks aside. Pure. */
export function lastSpeech(
  record: readonly RunEvent[],
  nodeId: string,
  openedSeq: number,
): (EventOf<'spoke'> & RunEvent) | null {
  for (let index = record.length - 1; index >= 0; index--) {
    const event = record[index];
    if (!event || event.seq < openedSeq) return null;
    if (event.type === 'spoke' && event.node_id === nodeId) return event;
  }
  return null;
}

const LINGER_LEAST = 12_000;
const LINGER_MOST = 60_000;

/** How long somebody stands out after speaking: long enough to be read. Pure. */
export function lingerTime(text: string): number {
  return Math.min(LINGER_MOST, LINGER_LEAST + [...text].length * 160);
}
