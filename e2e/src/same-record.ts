import { expect } from '@playwright/test';
import type { Person } from './people.ts';

/** What stands in the record on each screen, and what the server tells each of them, is the same. */
export async function expectSameRecord(everybody: readonly Person[], eid: number): Promise<void> {
  const records = await Promise.all(everybody.map((person) => person.readsRecord()));
  const [first = [], ...others] = records;
  expect(first.length).toBeGreaterThan(40);
  for (const other of others) expect(other).toEqual(first);
  const events = await Promise.all(everybody.map((person) => eventsOf(person, eid)));
  const [own, ...theirs] = events;
  for (const one of theirs) expect(one).toEqual(own);
  for (const event of own ?? []) {
    if (event.type === 'spoke') expect(first.join('\n')).toContain(event.data.text);
  }
}

interface RunEvent {
  readonly seq: number;
  readonly type: string;
  readonly data: { readonly text?: string };
}

async function eventsOf(person: Person, eid: number): Promise<RunEvent[]> {
  const { events, seq } = await person.ask<{ events: RunEvent[]; seq: number }>(
    `/experiment/events?eid=${eid}&since=0`,
  );
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  return events;
}
