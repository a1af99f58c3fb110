// @vitest-environment happy-dom
import { CODE, evaluateNotes, evaluateNotesSave, type MentorNotes } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE_MS } from '../../../lib/autosave/autosave.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { NOTHING_OPEN, PrivateNotes } from './private-notes.tsx';
import type { Whose } from './scoring.ts';

const server = fakeServer();
mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const saved: { revision: string | undefined; notes: MentorNotes }[] = [];
const guard = { current: NOTHING_OPEN };
let openSheet: (whose: Whose) => void;
function Page() {
  const [whose, open] = useState<Whose>('team');
  openSheet = open;
  return <PrivateNotes eid={3} whose={whose} guard={guard} />;
}

async function open(notes: MentorNotes) {
  saved.length = 0;
  server.on(evaluateNotes, () => ({ d: { notes, revision: 4, saved_by: null, saved_at: null } }));
  server.on(evaluateNotesSave, ({ revision, notes: written = '' }) => {
    saved.push({ revision, notes: JSON.parse(written) as MentorNotes });
    return { d: { revision: Number(revision) + 1 } };
  });
  mount(<Page />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));

test('each sheet has its note, and what is written is saved by itself, the next after the last', async () => {
  await open({ team: '分工不均', members: [{ user_id: 7, text: '缺席两次' }] });
  expect(box().value).toBe('分工不均');
  act(() => openSheet(7));
  expect(box().value).toBe('缺席两次');
  write('缺席三次');
  expect(guard.current.isUnsaved()).toBe(true);
  await wait();
  expect(guard.current.isUnsaved()).toBe(false);
  act(() => openSheet('team'));
  write('分工已调整');
  await wait();
  expect(saved).toEqual([
    { revision: '4', notes: { team: '分工不均', members: [{ user_id: 7, text: '缺席三次' }] } },
    { revision: '5', notes: { team: '分工已调整', members: [{ user_id: 7, text: '缺席三次' }] } },
  ]);
  expect(screen.getByText(/只有本组的指导教师和管理员能看到/)).toBeTruthy();
});

test('when a colleague saved meanwhile, theirs are taken only when they are chosen', async () => {
  await open({ team: '', members: [] });
  const theirs = { notes: { team: '同事写的', members: [] }, revision: 9 };
  server.on(evaluateNotesSave, () => ({ c: CODE.changed_meanwhile, d: theirs }));
  write('我写的');
  await wait();
  expect(box().value).toBe('我写的');
  fireEvent.click(screen.getByRole('button', { name: '采用他保存的' }));
  expect(box().value).toBe('同事写的');
});
