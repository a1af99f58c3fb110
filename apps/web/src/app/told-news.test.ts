import type { Conversation, Message } from '@lets/contract';
import { expect, it } from 'vitest';
import { toldNews } from './told-news.ts';

const ME = 1;
const person = (id: number) => ({ id, name: `P${id}`, identity: 1 as const });
function conversation(id: number, more: Partial<Message> = {}): Conversation {
  const last: Message = {
    id,
    from: person(2),
    to: person(ME),
    content: '我把您加入了小组“一组”。',
    told: true,
    parent_id: null,
    sent_at: 0,
    read_at: null,
    ...more,
  };
  return { with: person(2), last, unread: 1 };
}
const newsOf = (before: readonly Conversation[] | undefined, now: readonly Conversation[]) =>
  toldNews(before, now, ME).map(({ id }) => id);

it('tells what came while somebody looked, once', () => {
  expect(newsOf(undefined, [conversation(7)])).toEqual([]);
  expect(newsOf([], [conversation(7)])).toEqual([7]);
  expect(newsOf([conversation(7)], [conversation(8), conversation(7)])).toEqual([8]);
});

it('leaves out what people write themselves, what I sent and what I have read elsewhere', () => {
  const none = [
    conversation(7, { told: false }),
    conversation(8, { from: person(ME), to: person(2) }),
    conversation(9, { read_at: 5 }),
  ];
  expect(newsOf([], none)).toEqual([]);
});
