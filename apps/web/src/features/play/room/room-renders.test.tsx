// @vitest-environment happy-dom
import type { ExperimentDetail } from '@lets/contract';
import { evolve, initialState, type RunEvent } from '@lets/engine';
import { act, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDetail, aFlow, aNode, anEvent, spoke } from '../../../domain/run/testing.ts';
import { givesSizes } from '../../../testing/give-sizes.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './room-page.tsx';
import type { RoomPort } from './session/room-session.ts';

interface Live {
  port: RoomPort | null;
  readonly tell: Map<string, (told: unknown) => void>;
}

const { renders, live } = await vi.hoisted(async () => {
  const { countRenders } = await import('../../../testing/count-renders.ts');
  const live: Live = { port: null, tell: new Map() };
  return { renders: countRenders(), live };
});

vi.mock('../../../lib/socket.ts', () => ({
  getSocket: () => ({
    connected: true,
    on: (name: string, listener: (told: unknown) => void) => live.tell.set(name, listener),
    off: (name: string) => live.tell.delete(name),
    emit() {},
  }),
  onGap: () => () => {},
}));
vi.mock('./hooks/room-port.ts', () => ({ makeRoomPort: () => live.port }));
vi.mock('../../../lib/api-client.ts', async (original) => ({
  ...(await original<object>()),
  call: () => new Promise(() => {}),
}));

const LINES = 500;
const roles = Array.from({ length: 14 }, (_, index) => `role${index + 1}`);
const everyone = roles.map((_, index) => index + 1);

/** A court section of 14 roles, each in other hands, with 500 speeches. */
function aFullRoom(): { detail: ExperimentDetail; record: RunEvent[] } {
  const court = aNode({ id: 'a', roles: roles.map((role_id, index) => ({ role_id, host: index === 0 })) });
  const flow = aFlow([court, aNode({ id: 'b', kind: 'vote' })], ['a>b'], roles);
  const holders = Object.fromEntries(roles.map((role, index) => [role, index + 1]));
  const team = { leader_id: 1, member_ids: everyone, holders };
  const opens = [{ node_id: 'a', inside: roles }];
  const firing = { seq: 1, closes: null, trans_id: 't', opens, parks: [], unparks: [] };
  const started = anEvent(1, { type: 'started', data: { ...team, firing } });
  return {
    detail: aDetail({ ...evolve(initialState(team), started), seq: LINES }, flow),
    record: Array.from({ length: LINES }, (_, index) => saidBy((index % 14) + 1, index + 1)),
  };
}

const saidBy = (actor_id: number, seq: number) => ({ ...spoke(seq), actor_id, role_id: `role${actor_id}` });

async function enter(): Promise<void> {
  const { detail, record } = aFullRoom();
  live.port = {
    fetchDetail: async () => detail,
    fetchEvents: async () => ({ events: [], has_more: false }),
    fetchRecord: async () => ({ list: record, has_more: false }),
    watch: async () => ({ seq: LINES, present: [] }),
    leave() {},
    whenReachable() {},
    schedule: (work) => work(),
    clock: () => 5000,
  };
  const router = createMemoryRouter([{ path: '/experiment/meta/:route/:eid/:nid', Component }], {
    initialEntries: ['/experiment/meta/court/7/a'],
  });
  mount(<RouterProvider router={router} />);
  await screen.findByText(`speech ${LINES}`);
}

mountsComponents();
givesSizes();
// Nothing here needs the drawings.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => void vi.unstubAllGlobals());

describe('one event in a full room', () => {
  it('renders its own line of the record, and no other', async () => {
    await enter();
    renders.reset();
    await act(async () => live.tell.get('event')?.({ ...saidBy(3, LINES + 1), eid: 7 }));
    expect(screen.getByText(`speech ${LINES + 1}`)).toBeTruthy();
    expect(renders.of('Speech')).toBe(1);
    expect(renders.of('RecordLine')).toBe(1);
    // Of the 500 only those near the screen are in the page.
    expect(screen.getAllByText(/^speech /).length).toBeLessThan(40);
    // The frame around the record has nothing new to say.
    for (const name of ['SectionFrame', 'RoomBar', 'PathRail']) expect(renders.of(name)).toBe(0);
  });
});
