import type { Message, messageList, OutputOf } from '@lets/contract';
import { expect, it } from 'vitest';
import { oldestOf } from './use-pages.ts';

const person = { id: 1, name: '何静', identity: 2 as const };
const message = (id: number): Message => ({
  id,
  from: person,
  to: person,
  content: '',
  told: false,
  parent_id: null,
  sent_at: 0,
  read_at: null,
});
const page = (more: Partial<OutputOf<typeof messageList>>): OutputOf<typeof messageList> => ({
  conversations: [],
  messages: [],
  with: null,
  has_more: true,
  ...more,
});

it('goes on before the oldest message of a conversation, which stands first', () => {
  const thread = { with: { ...person, can_write: true }, messages: [message(7), message(9)] };
  expect(oldestOf(page(thread))).toBe(7);
});
it('goes on before the last conversation of the list', () => {
  const conversations = [12, 5].map((id) => ({ with: person, last: message(id), unread: 0 }));
  expect(oldestOf(page({ conversations }))).toBe(5);
});
it('ends where there is no more', () => expect(oldestOf(page({ has_more: false }))).toBeUndefined());
