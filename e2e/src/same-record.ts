import { expect } from '@playwright/test';
import type { Person } from './people.ts';

/** How a draft comes about, and what a request asks to show, is told alone to those who may read it. */
const OF_DRAFTS = [
  'document_created',
  'document_saved',
  'document_renamed',
  'document_deleted',
  'signature_requested',
  'document_signed',
  'disclosed',
  'request_named',
];
const LINE_OF_A_DRAFT = /(起草|请.+签署|签署了|拒绝签署)《/;

/** What stands in the record on each screen, and what the server tells each of them, is the same but for the drafts. */
export async function expectSameRecord(everybody: readonly Person[], eid: number): Promise<void> {
  const records = await Promise.all(everybody.map((person) => person.readsRecord()));
  const [first = [], ...others] = records.map((lines) => lines.filter((line) => !LINE_OF_A_DRAFT.test(line)));
  expect(first.length).toBeGreaterThan(40);
  for (const other of others) expect(other).toEqual(first);
  const events = await Promise.all(everybody.map((person) => eventsOf(person, eid)));
  const whole = events[0]?.map((_, index) => expectSameEvent(events.map((own) => own[index]))) ?? [];
  for (const own of events) expect(own).toHaveLength(whole.length);
  for (const event of whole) {
    if (event?.type === 'spoke') expect(first.join('\n')).toContain(event.data.text);
  }
}

/** The same for all who are told about it, and all are told about it unless it is of a draft; undefined where it was for none of them. */
function expectSameEvent(told: readonly (RunEvent | undefined)[]): RunEvent | undefined {
  const known = told.filter((event) => event?.type !== 'sealed');
  for (const event of known) expect(event).toEqual(known[0]);
  if (known.length < told.length) expect(OF_DRAFTS).toContain(known[0]?.type);
  return known[0];
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
