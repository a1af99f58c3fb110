import { CODE } from '@lets/contract';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/api-client.ts';
import { createOutbox, type Outgoing, type PendingSpeech, type SpeechDraft } from './outbox.ts';

const REFUSED = new ApiError(CODE.not_authorised_here, 'no', null);
const LOST = new NetworkError('lost');
const words = (text: string): SpeechDraft => ({ text, file: null });

/** An outbox, and a server that answers when told. */
function stage(kept: readonly PendingSpeech[] = [], prefix = 'id') {
  const sent: Outgoing[] = [];
  const answers: { said: () => void; failed: (error: Error) => void }[] = [];
  const at = { kept };
  let ids = 0;
  const outbox = createOutbox(kept, {
    send(speech) {
      sent.push(speech);
      return new Promise<void>((said, failed) => answers.push({ said, failed }));
    },
    newId: () => `${prefix}${++ids}`,
    keep: (pending) => {
      at.kept = pending;
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    at,
    outbox,
    sent: () => sent.map(({ id, text }) => [id, text]),
    pending: () => outbox.pending.get().map(({ text, state }) => [text, state]),
    async answer(error?: Error) {
      const answer = answers.shift();
      if (error) answer?.failed(error);
      else answer?.said();
      await settle();
    },
  };
}

test('speeches leave one after the other, in the order in which they were spoken', async () => {
  const at = stage();
  at.outbox.say(words(' 一 '));
  at.outbox.say(words('二'));
  expect(at.pending()).toEqual([
    ['一', 'sending'],
    ['二', 'waiting'],
  ]);
  expect(at.sent()).toEqual([['id1', '一']]);
  await at.answer();
  await at.answer();
  expect(at.sent()).toEqual([
    ['id1', '一'],
    ['id2', '二'],
  ]);
  expect(at.pending()).toEqual([]);
  expect(at.at.kept).toEqual([]);
});

test('nothing but blanks is not said', () => {
  const at = stage();
  at.outbox.say(words('  \n'));
  expect(at.pending()).toEqual([]);
});

test('what nobody answered is sent again under its id when the connection is back, before what was said after it', async () => {
  const at = stage();
  at.outbox.say(words('一'));
  at.outbox.say(words('二'));
  await at.answer(LOST);
  expect(at.pending()).toEqual([
    ['一', 'unanswered'],
    ['二', 'waiting'],
  ]);
  at.outbox.resume();
  at.outbox.resume();
  await at.answer();
  await at.answer();
  expect(at.sent()).toEqual([
    ['id1', '一'],
    ['id1', '一'],
    ['id2', '二'],
  ]);
});

test('a reload sends what was kept under the same ids', async () => {
  const before = stage();
  before.outbox.say(words('一'));
  before.outbox.say(words('二'));
  const after = stage(before.at.kept, 'later');
  after.outbox.resume();
  await after.answer();
  after.outbox.say(words('三'));
  await after.answer();
  await after.answer();
  expect(after.sent()).toEqual([
    ['id1', '一'],
    ['id2', '二'],
    ['later1', '三'],
  ]);
});

test('what was refused waits for its speaker, with what was said after it', async () => {
  const at = stage();
  at.outbox.say(words('一'));
  at.outbox.say(words('二'));
  await at.answer(REFUSED);
  at.outbox.resume();
  expect(at.pending()).toEqual([
    ['一', 'refused'],
    ['二', 'waiting'],
  ]);
  expect(at.sent()).toHaveLength(1);
  at.outbox.retry();
  await at.answer();
  await at.answer();
  expect(at.pending()).toEqual([]);
});

test('what was refused is not sent by a reload', async () => {
  const before = stage();
  before.outbox.say(words('一'));
  await before.answer(REFUSED);
  const after = stage(before.at.kept);
  after.outbox.resume();
  expect(after.pending()).toEqual([['一', 'refused']]);
  expect(after.sent()).toEqual([]);
});

test('what is taken back is not said, and what was said after it goes on', async () => {
  const at = stage();
  at.outbox.say(words('一'));
  at.outbox.say(words('二'));
  expect(at.outbox.takeBack('id1')).toBeNull();
  await at.answer(REFUSED);
  expect(at.outbox.takeBack('id1')).toEqual({ id: 'id1', text: '一', file: null });
  expect(at.pending()).toEqual([['二', 'sending']]);
});

test('words that were taken back and are said again unchanged keep the id under which they may have been said', async () => {
  const at = stage();
  at.outbox.say(words('一'));
  await at.answer(LOST);
  const back = at.outbox.takeBack('id1');
  if (!back) throw new Error('not taken back');
  at.outbox.say(back);
  expect(at.sent()).toEqual([
    ['id1', '一'],
    ['id1', '一'],
  ]);
});
