// @vitest-environment happy-dom
import { CODE, jumpPreview } from '@lets/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aNode } from '../../../../domain/run/testing.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { JumpCard } from './jump-card.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));
vi.mock('../frame/dock-acts.tsx', () => ({ DockActs: () => null }));
vi.mock('../use-names.ts', () => ({ useNames: () => ({}) }));

const server = fakeServer();
mountsComponents();
beforeEach(() => {
  room.now = {
    eid: 1,
    nodeId: 'leap',
    node: aNode({ id: 'leap', kind: 'jump' }),
    section: { jumped_to: null },
    abilityOf: () => ({ is: 'allowed' }),
    act: vi.fn(),
  };
});

const start = () => screen.queryByRole('button', { name: '启动关联实验' });

test('after a result that leads into no case the jump is not offered', async () => {
  server.on(jumpPreview, () => ({ c: CODE.jump_leads_nowhere }));
  mount(<JumpCard />);
  expect(await screen.findByText(/没有后续的关联案件/)).toBeTruthy();
  expect(start()).toBeNull();
});

test('while no roles are mapped it stays in place, for the administrator may map them meanwhile', async () => {
  server.on(jumpPreview, () => ({ c: CODE.jump_not_configured }));
  mount(<JumpCard />);
  expect(await screen.findByText(/还没有配置角色/)).toBeTruthy();
  expect(start()).toBeTruthy();
});
