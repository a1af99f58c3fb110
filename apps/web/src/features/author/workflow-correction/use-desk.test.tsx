// @vitest-environment happy-dom
import { type Flow, USER_COOKIE, type WorkflowDetail } from '@lets/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { mountsComponents } from '../../../testing/mount.tsx';
import type { Piece } from './pieces.ts';
import { useDesk } from './use-desk.ts';

mountsComponents();
const logIn = (id: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=${JSON.stringify({ id, identity: 3 })}; path=/`;
};
beforeEach(() => logIn(1));
afterEach(endSession);

const bi = (zh: string, en = zh) => ({ zh, en });
const detail = (name = '法庭调查', revision = 1) => {
  const court = {
    id: 'court',
    name: bi(name, 'Inquiry'),
    introduction: bi('简介'),
    guides: [],
    phrases: [],
    lines: [],
  };
  const flow = { nodes: [{ ...court, templates: [] }], transitions: [], roles: [] } as unknown as Flow;
  return { flow_id: 4, flow, revision } as unknown as WorkflowDetail;
};
const COURT: Piece = { kind: 'section', node_id: 'court' };
const open = (given = detail()) => renderHook(() => useDesk(given));
type Opened = ReturnType<typeof open>;
const words = ({ result }: Opened) => result.current.wordsOf(COURT);
const introduce = (opened: Opened, text: string) =>
  act(() => {
    const now = words(opened);
    if (now?.kind === 'section') opened.result.current.write(COURT, { ...now, introduction: bi(text) });
  });
const isKept = () => Object.keys(localStorage).some((key) => key.includes('correct:'));

test('corrections that were typed and not sent are there again, under what others have corrected since', () => {
  const first = open();
  introduce(first, '新的简介');
  first.unmount();
  const later = open(detail('庭审调查', 2));
  expect(words(later)).toMatchObject({ name: bi('庭审调查', 'Inquiry'), introduction: bi('新的简介') });
  expect(later.result.current).toMatchObject({ isDirty: true, revision: 2 });
});

test('they are nobody else’s', () => {
  const first = open();
  introduce(first, '新的简介');
  first.unmount();
  endSession();
  logIn(2);
  expect(open().result.current.isDirty).toBe(false);
});

test('nothing is kept of what was sent, or dropped', () => {
  const first = open();
  introduce(first, '新的简介');
  expect(isKept()).toBe(true);
  act(() =>
    first.result.current.done(COURT, { kind: 'section', node_id: 'court', introduction: bi('新的简介') }, 2),
  );
  expect(isKept()).toBe(false);
  introduce(first, '另一个');
  act(() => first.result.current.drop(COURT));
  expect(isKept()).toBe(false);
});

test.each([
  '[null]',
  '{}',
  '[{"words":{"kind":"section","node_id":"court"},"before":{"kind":"section","node_id":"court"}}]',
  '[{"words":{"kind":"role","role_id":"gone","name":{"zh":"a","en":"b"}},"before":{"kind":"role","role_id":"gone"}}]',
])('what does not fit is left alone: %s', (value) => {
  localStorage.setItem('lets2017_draft:correct:4:1', `{"revision":1,"parts":[],"value":${value}}`);
  expect(open().result.current.isDirty).toBe(false);
});
