// @vitest-environment happy-dom
import { CODE, nodeEnd, projectDetail, transQuery, turnNudge } from '@lets/contract';
import { evolve, initialState, type RunEvent } from '@lets/engine';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDetail, aFlow, aNode, anEvent } from '../../../../domain/run/testing.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { createStore } from '../../../../lib/store.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import { RoomContext } from '../room-context.tsx';
import { createRoomStore, type ScreenChoices } from '../room-store.ts';
import type { RoomSession, RoomSnapshot } from '../session/room-session.ts';
import { setTurnCall } from './turn-call.ts';
import { TurnLine } from './turn-line.tsx';
import { useTurnCall } from './use-turn-call.ts';

mountsComponents();
const server = fakeServer();
beforeEach(() => server.on(projectDetail, () => ({ d: { documents: [] } })));

const ROLES = ['judge', 'plaintiff'];
const court = aNode({
  id: 'a',
  roles: [
    { role_id: 'judge', host: true, functions: ['speech'], processes: ['end'] },
    { role_id: 'plaintiff', functions: ['request_speech'] },
  ],
});

function Called() {
  usePageTitle('Hearing');
  useTurnCall();
  return null;
}

/** Notices of the desktop, and a page that can be left. */
function leaveable() {
  const shown: string[] = [];
  class Notice {
    static readonly permission = 'granted';
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Notice);
  let state = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state as DocumentVisibilityState);
  const look = (now: 'visible' | 'hidden') => {
    state = now;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { shown, look };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setTurnCall(false);
});

/** A hearing that has begun, as one of its two members has it: the judge is 1, the plaintiff 2. */
function enter(userId: number, { hasPartner = false } = {}) {
  const flow = aFlow([court, aNode({ id: 'b' })], ['a>b'], ROLES);
  const team = { leader_id: 1, member_ids: [1, 2], holders: { judge: 1, plaintiff: 2 } };
  const firing = {
    seq: 1,
    closes: null,
    trans_id: 't',
    opens: [{ node_id: 'a', inside: ROLES }],
    parks: [],
    unparks: [],
  };
  const started = anEvent(1, { type: 'started', data: { ...team, firing } });
  const detail = aDetail(evolve(initialState(team), started), flow);
  const room = {
    detail: {
      ...detail,
      me: { ...detail.me, user_id: userId },
      members: detail.members.map((member) =>
        hasPartner && member.id !== userId ? { ...member, automatic: true as const } : member,
      ),
      speaking_order: { a: ROLES.map((role_id) => ({ role_id, asks: false })) },
    },
    record: [opened],
    hasEarlier: false,
  };
  const snapshot = { error: null, present: [], goneSince: new Map(), clockOffset: 0 };
  const store = createStore<RoomSnapshot>({ ...snapshot, room: { ...room, state: detail.state } });
  const choices = createStore<ScreenChoices>({ role: null, reading: null });
  const session = { store, loadEarlier: async () => {} } as unknown as RoomSession;
  const rooms = createRoomStore(session, 7, 'a', choices);
  mountPage(
    <RoomContext value={rooms}>
      <TurnLine />
      <Called />
      <section data-turn="answer" tabIndex={-1} aria-label="card" />
    </RoomContext>,
  );
  const happen = (event: RunEvent) =>
    act(() =>
      store.set((now) =>
        now.room ? { ...now, room: { ...now.room, state: evolve(now.room.state, event) } } : now,
      ),
    );
  return { happen };
}

const opened = anEvent(
  2,
  { type: 'spoke', data: { text: '现在开庭。', file_id: null } },
  { actor_id: 1, role_id: 'judge' },
);
const asked = anEvent(
  2,
  { type: 'requested', data: { about: 'speech', text: null, item: null } },
  { actor_id: 2, role_id: 'plaintiff' },
);

it('follows the hearing: whom it waits for, and what I can do meanwhile', () => {
  const { happen } = enter(2);
  expect(screen.getByRole('status').textContent).toBe('等待judge（One）主持本环节，办完后结束');
  expect(screen.getByRole('button', { name: '申请发言' })).toBeTruthy();
  happen(asked);
  expect(screen.getByRole('status').textContent).toBe('等待judge（One）答复plaintiff的发言申请');
  expect(screen.queryByRole('button', { name: '申请发言' })).toBeNull();
  const data = {
    request_id: 2,
    about: 'speech',
    by_role: 'judge',
    target_role: 'plaintiff',
    agree: true,
  } as const;
  happen(anEvent(3, { type: 'request_answered', data: { ...data, reason: null } }));
  expect(screen.getByRole('status').textContent).toBe('轮到您发言（已获准）');
  expect(screen.getByRole('button', { name: '去发言' })).toBeTruthy();
});

it('says that practice partners wait for my line, while the host could end the section', () => {
  enter(2, { hasPartner: true });
  expect(screen.getByRole('status').textContent).toBe('轮到您以plaintiff身份发言，陪练在等您');
  expect(screen.getByRole('button', { name: '不必等我，请继续' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '申请发言' })).toBeTruthy();
});

it('leads whoever is waited for to the card that asks them', () => {
  const { happen } = enter(1);
  happen(asked);
  expect(screen.getByRole('status').textContent).toBe('轮到您答复plaintiff的发言申请');
  fireEvent.click(screen.getByRole('button', { name: '去答复' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card');
});

it('offers whoever was refused to remind those whose act is missing, in the window and then in the line', async () => {
  setTurnCall(false);
  const spoken = { type: 'has_spoken', node_id: 'a', role_id: 'plaintiff' };
  server.on(transQuery, () => ({ d: { list: [{ id: 't1', label: { zh: '休庭', en: 'Adjourn' } }] } }));
  server.on(nodeEnd, () => ({ c: CODE.conditions_unmet, d: { unmet: [spoken], visit: 1 } }));
  server.on(turnNudge, () => ({ d: { nudged: 1, absent: 0, retry_after: 60 } }));
  enter(1);
  expect(screen.queryByRole('button', { name: '提醒一下' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '去发言' }));
  await screen.findByRole('radio', { name: '休庭' });
  fireEvent.click(screen.getByRole('button', { name: '结束并继续' }));
  const missing = await screen.findByRole('alert');
  expect(missing.textContent).toContain('等待plaintiff（Two）');
  fireEvent.click(within(missing).getByRole('button', { name: '提醒一下' }));
  await within(missing).findByRole('button', { name: '已提醒' });
  const sent = server.arrived.findLast(({ path }) => path === turnNudge.path);
  expect(JSON.parse(sent?.fields.condition ?? '')).toEqual(spoken);
  fireEvent.click(screen.getByRole('button', { name: '先不结束' }));
  expect(screen.getByRole('status').textContent).toMatch(/^等待plaintiff（Two）完成：/);
  expect(screen.getByRole('button', { name: '提醒一下' })).toBeTruthy();
});

it('calls whoever has left the page, by the title and a notice, and is silent once they are back', () => {
  setTurnCall(true);
  const { shown, look } = leaveable();
  const { happen } = enter(2);
  look('hidden');
  expect(document.title).not.toContain('●');
  happen(asked);
  const data = { request_id: 2, about: 'speech', by_role: 'judge', target_role: 'plaintiff' } as const;
  happen(anEvent(3, { type: 'request_answered', data: { ...data, agree: true, reason: null } }));
  expect(shown).toEqual(['轮到您发言（已获准）']);
  expect(document.title).toMatch(/^● 轮到您/);
  look('visible');
  expect(document.title).not.toContain('●');
  expect(shown).toHaveLength(1);
});
