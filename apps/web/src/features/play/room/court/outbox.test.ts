import { CODE } from '@lets/contract';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/api-client.ts';
import { createOutbox, type Outgoing, type SpeechDraft } from './outbox.ts';

/** A field, and a server that answers when told. */
function stage(kept: readonly Outgoing[] = [], prefix = 'id') {
  const at = { draft: { text: '', file: null } as SpeechDraft, kept, isBusy: false };
  const sent: Outgoing[] = [];
  const answers: { said: () => void; failed: (error: Error) => void }[] = [];
  let ids = 0;
  const outbox = createOutbox(kept, {
    read: () => at.draft,
    write: (draft) => {
      at.draft = draft;
    },
    send(speech) {
      sent.push(speech);
      return new Promise<void>((said, failed) => answers.push({ said, failed }));
    },
    newId: () => `${prefix}${++ids}`,
    keep: (queue) => {
      at.kept = queue;
    },
    onBusy: (isBusy) => {
      at.isBusy = isBusy;
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    at,
    sent,
    texts: () => sent.map(({ text }) => text),
    type: (text: string) => {
      at.draft = { ...at.draft, text };
    },
    attach: (id: string) => {
      at.draft = { ...at.draft, file: { id, name: id } };
    },
    enter: () => void outbox.send(),
    async say() {
      answers.shift()?.said();
      await settle();
    },
    async fail(error: Error) {
      answers.shift()?.failed(error);
      await settle();
    },
  };
}

test('Enter again while a speech is on its way does not say it twice', async () => {
  const room = stage();
  room.type('原告，请陈述。');
  room.enter();
  room.enter();
  room.enter();
  await room.say();
  expect(room.texts()).toEqual(['原告，请陈述。']);
  expect(room.at.draft.text).toBe('');
  expect(room.at.isBusy).toBe(false);
});

test('what was typed behind it and entered is said next, without the words before it', async () => {
  const room = stage();
  room.type('原告，请陈述。');
  room.enter();
  room.type('原告，请陈述。被告，请答辩。');
  room.enter();
  room.type('原告，请陈述。被告，请答辩。还有');
  await room.say();
  await room.say();
  expect(room.texts()).toEqual(['原告，请陈述。', '被告，请答辩。']);
  expect(room.at.draft.text).toBe('还有');
});

test('a speech that nobody answered is sent again under its id, also after a reload and with more behind it', async () => {
  const room = stage();
  room.type('一');
  room.enter();
  await room.fail(new NetworkError('down'));
  expect(room.at.draft.text).toBe('一');
  const reloaded = stage(room.at.kept, 'later');
  reloaded.type('一二');
  reloaded.enter();
  await reloaded.say();
  await reloaded.say();
  expect(reloaded.sent.map(({ id, text }) => [id, text])).toEqual([
    ['id1', '一'],
    ['later1', '二'],
  ]);
});

test('words rewritten after a failure go instead of the old ones', async () => {
  const room = stage();
  room.type('helo');
  room.enter();
  await room.fail(new NetworkError('down'));
  room.type('hello');
  room.enter();
  await room.say();
  expect(room.texts()).toEqual(['helo', 'hello']);
  expect(room.sent[1]?.id).not.toBe(room.sent[0]?.id);
  expect(room.at.draft.text).toBe('');
});

test('after a refusal the words stay, and the next try is a new one', async () => {
  const room = stage();
  room.type('一');
  room.enter();
  room.enter();
  await room.fail(new ApiError(CODE.not_authorised_here, 'no', null));
  expect(room.at).toMatchObject({ draft: { text: '一' }, kept: [], isBusy: false });
  room.enter();
  await room.say();
  expect(room.sent.map(({ id }) => id)).toEqual(['id1', 'id2']);
});

test('a file goes with the words it was attached to, once', async () => {
  const room = stage();
  room.type('一');
  room.attach('f');
  room.enter();
  room.type('一二');
  room.enter();
  await room.say();
  expect(room.at.draft.file).toBeNull();
  await room.say();
  expect(room.sent.map(({ file }) => file?.id ?? null)).toEqual(['f', null]);
});
