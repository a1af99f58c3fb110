// @vitest-environment happy-dom
import { CODE } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../i18n/index.ts';
import { ApiError, NetworkError } from '../../../../lib/api-client.ts';
import { endSession } from '../../../../lib/session.ts';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { PendingSpeeches } from './pending-speeches.tsx';
import { SpeechDock } from './speech-dock.tsx';

const ROLE = { id: 'judge', name: '审判长', side: 'bench', character: 'judge' };
const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));
vi.mock('../use-names.ts', () => ({ useNames: () => ({ role: () => ROLE }) }));

mountsComponents();

const said: { text: string; id: string | undefined }[] = [];
const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
beforeEach(() => {
  endSession();
  said.length = 0;
  answers.length = 0;
  room.now = {
    eid: 1,
    nodeId: 'court',
    node: { phrases: [] },
    state: { sections: {} },
    isOpen: true,
    currentRole: 'judge',
    connection: { state: 'connected', attempt: 0 },
    abilityOf: () => ({ is: 'allowed' }),
    act: (_: unknown, { text }: { text: string }, options: { requestId?: string }) => {
      said.push({ text, id: options.requestId });
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
  };
});

const open = () =>
  mount(
    <>
      <PendingSpeeches />
      <SpeechDock>{null}</SpeechDock>
    </>,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
const answer = (error?: Error) =>
  act(async () => {
    const next = answers.shift();
    if (error) next?.reject(error);
    else next?.resolve();
  });
const lines = () => screen.queryAllByRole('article').map((line) => line.textContent);

test('Enter twice says it once, and the field is free for what comes next at once', async () => {
  open();
  type('原告，请陈述。');
  enter();
  enter();
  expect(field().value).toBe('');
  expect(lines()).toEqual([expect.stringContaining('原告，请陈述。')]);
  type('被告，请答辩。');
  enter();
  expect(said.map(({ text }) => text)).toEqual(['原告，请陈述。']);
  await answer();
  await answer();
  expect(said.map(({ text }) => text)).toEqual(['原告，请陈述。', '被告，请答辩。']);
  expect(lines()).toEqual([]);
});

test('two Enters before the page is drawn again say it once', async () => {
  open();
  type('一');
  act(() => {
    enter();
    enter();
  });
  expect(lines()).toHaveLength(1);
  await answer();
  expect(said).toHaveLength(1);
});

test('what was refused can be taken back into the field, in either language', async () => {
  open();
  type('一');
  enter();
  await answer(new ApiError(CODE.not_authorised_here, 'no', null));
  await act(() => setLanguage('en'));
  expect(screen.getAllByText('Not sent').length).toBeGreaterThan(0);
  const [takeBack] = screen.getAllByRole('button', { name: 'Take back' });
  if (takeBack) fireEvent.click(takeBack);
  expect(field().value).toBe('一');
  expect(lines()).toEqual([]);
});

test('what nobody answered is sent again under its id when the connection is back', async () => {
  const page = open();
  type('一');
  enter();
  await answer(new NetworkError('lost'));
  expect(screen.getAllByText(/没有发出/).length).toBeGreaterThan(0);
  for (const state of ['reconnecting', 'connected']) {
    room.now = { ...room.now, connection: { state, attempt: 1 } };
    page.unmount();
    open();
  }
  await answer();
  expect(said.map(({ text }) => text)).toEqual(['一', '一']);
  expect(said[0]?.id).toBe(said[1]?.id);
});

test('a log-out takes away what was not said', async () => {
  const page = open();
  type('一');
  enter();
  type('二');
  endSession();
  page.unmount();
  await answer(new NetworkError('lost'));
  // That somebody has left is remembered, and nothing that they typed.
  expect(Object.entries(sessionStorage)).toEqual([[expect.stringMatching(/_left$/), '1']]);
  open();
  expect(field().value).toBe('');
  expect(lines()).toEqual([]);
});

test('above the field stand the phrases of the role and of everybody, each once; none of them is a partner’s line', () => {
  const phrase = (role_id: string | null, zh: string) => ({ role_id, text: { zh, en: zh } });
  const phrases = [
    phrase(null, '申请发言。'),
    phrase('judge', '请继续。'),
    phrase('clerk', '已记录。'),
    phrase('judge', '申请发言。'),
    phrase(null, ' '),
  ];
  const lines = [{ role_id: 'judge', text: { zh: '本金只有十九万一千元。', en: '' } }];
  room.now = { ...room.now, node: { phrases, lines } };
  open();
  const chips = screen.getAllByRole('button').map((one) => one.textContent);
  expect(chips.filter((text) => text?.endsWith('。'))).toEqual(['申请发言。', '请继续。']);
  fireEvent.click(screen.getByRole('button', { name: '请继续。' }));
  expect(field().value).toBe('请继续。');
});
