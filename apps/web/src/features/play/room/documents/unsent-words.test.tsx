// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { KeptEdits } from './kept-edits.ts';
import { UnsentWords } from './unsent-words.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));

mountsComponents();
beforeEach(() => {
  room.now = { me: { userId: 1 }, isOpen: false, isPaused: false };
});

function keep(words: string, userId = 1): void {
  const doc = new Y.Doc();
  doc.getXmlFragment('content').push([new Y.XmlText(words)]);
  new KeptEdits(userId, 'd').keep(doc, 1);
}
const saved = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const show = (text: string) => mount(<UnsentWords documentId="d" saved={saved(text)} />);
const keptCopies = () => Object.keys(localStorage).filter((key) => key.includes('writing:')).length;
const banner = () => screen.queryByRole('alert')?.textContent ?? null;

test('what was written as the section ended is offered once, to the person who wrote it', () => {
  keep('too late');
  keep('another’s', 2);
  const { unmount } = show('a draft');
  expect(banner()).toContain('可能没有送达服务器');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(banner()).toBe(null);
  unmount();
  show('a draft');
  expect(banner()).toBe(null);
  expect(keptCopies()).toBe(1);
});

test('what the server has after all is not spoken of, and dropped', () => {
  keep('in time');
  show('a draft, in  time, and what others wrote');
  expect(banner()).toBe(null);
  expect(keptCopies()).toBe(0);
});

test.each([{ isOpen: true }, { isPaused: true }])('while it may yet be sent it waits: %j', (now) => {
  keep('waiting');
  room.now = { ...room.now, ...now };
  show('a draft');
  expect(banner()).toBe(null);
  expect(keptCopies()).toBe(1);
});
