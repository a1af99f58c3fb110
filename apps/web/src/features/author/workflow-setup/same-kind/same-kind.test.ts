import { newNode } from '@lets/authoring';
import type { Flow, FlowNode } from '@lets/contract';
import { expect, test } from 'vitest';
import { exceptionsTo, setAllLike, setBack } from './same-kind.ts';

type Place = FlowNode['roles'][number];
const place = (role_id: string, more: Partial<Place> = {}): Place => ({
  role_id,
  host: false,
  can_terminate: false,
  functions: [],
  processes: [],
  seat: null,
  inside: true,
  ...more,
});
const LEADS = { host: true, processes: ['end', 'back'] as const } satisfies object;
const court = (id: string, roles: Place[], more: Partial<FlowNode> = {}): FlowNode => ({
  ...newNode(id, 'court', { x: 0, y: 0 }),
  roles,
  ...more,
});
const leading = (id: string) => place(id, { ...LEADS, processes: [...LEADS.processes], functions: ['call'] });

const MODEL = court('inquiry', [leading('judge'), place('lawyer', { functions: ['request_speech'] })], {
  meets_freely: true,
  minutes: 20,
  scene: 'courtroom',
});
const DEBATE = court('debate', [place('judge', { seat: 'j0' }), place('lawyer'), leading('clerk')]);
const FILING = court('filing', [leading('clerk'), place('lawyer')]);
const SAME = court('verdict', [leading('judge')], { meets_freely: true, minutes: 20, scene: 'courtroom' });
const flow: Flow = {
  nodes: [MODEL, DEBATE, FILING, SAME, newNode('draft', 'edit', { x: 0, y: 0 })],
  transitions: [],
  roles: [],
};
const ids = (nodes: readonly FlowNode[]) => nodes.map(({ id }) => id);
const after = (shared: Parameters<typeof setAllLike>[2], id: string) =>
  setAllLike(flow, MODEL, shared, new Set([id])).nodes.find((node) => node.id === id);

test('the sections of the kind that differ are the exceptions', () => {
  expect(ids(exceptionsTo(flow, MODEL, 'action'))).toEqual(['debate', 'filing']);
  expect(ids(exceptionsTo(flow, MODEL, 'node'))).toEqual(['debate', 'filing']);
  expect(ids(exceptionsTo(flow, MODEL, 'anime'))).toEqual(['debate', 'filing']);
  const set = setAllLike(flow, MODEL, 'action', new Set(['debate', 'filing']));
  expect(exceptionsTo(set, MODEL, 'action')).toEqual([]);
});

test('roles that both have act alike, and the same one leads; others keep what they may do', () => {
  expect(after('action', 'debate')).toEqual({
    ...DEBATE,
    meets_freely: true,
    roles: [
      { ...leading('judge'), seat: 'j0' },
      place('lawyer', { functions: ['request_speech'] }),
      { ...leading('clerk'), host: false },
    ],
  });
});

test('who leads where the host of the model is not goes on leading, and can end it', () => {
  expect(after('action', 'filing')?.roles).toEqual([
    leading('clerk'),
    place('lawyer', { functions: ['request_speech'] }),
  ]);
});

test('a section that could be ended stays so', () => {
  const silent = court('silent', [place('judge', { host: true }), place('lawyer')]);
  const hearing = court('hearing', [place('judge', { host: true, processes: ['end'] })]);
  const set = setAllLike({ ...flow, nodes: [silent, hearing] }, silent, 'action', new Set(['hearing']));
  expect(set.nodes[1]?.roles[0]?.processes).toEqual(['end']);
});

test('a scene is taken over, and whoever sat on a seat that it does not have sits on another', () => {
  const seated = court('seated', [place('judge', { seat: 'j0' }), place('lawyer', { seat: 'a0' })]);
  const set = setAllLike({ ...flow, nodes: [MODEL, seated] }, MODEL, 'anime', new Set(['seated']));
  expect(set.nodes[1]).toMatchObject({ scene: 'courtroom', roles: [{ seat: 'j0' }, { seat: 'w' }] });
});

test.each(['action', 'anime', 'node'] as const)(
  'what was set of %s is taken back, and nothing else',
  (shared) => {
    const set = setAllLike(flow, MODEL, shared, new Set(['debate', 'filing']));
    const renamed = { ...set, nodes: set.nodes.map((node) => ({ ...node, name: { zh: '改名', en: '' } })) };
    const back = setBack(renamed, [DEBATE, FILING], shared);
    expect(back.nodes.map(({ name: _, ...node }) => JSON.parse(JSON.stringify(node)))).toEqual(
      flow.nodes.map(({ name: _, ...node }) => node),
    );
    expect(back.nodes.every(({ name }) => name.zh === '改名')).toBe(true);
  },
);
