import { newNode } from '@lets/authoring';
import type { Flow, Transition } from '@lets/contract';
import { expect, it } from 'vitest';
import { applyPatch, diffFlows, invertPatch } from '../../../../domain/flow/draft/patch.ts';
import { setKind } from './edits.ts';
import { makeTransition } from './make.ts';
import { canMoveRoute, isDefaultRoute, moveRoute, routesOf } from './routes.ts';

const place = { x: 0, y: 0 };
const WORDS = { zh: '去', en: 'Go' };

function route(id: string, to: string, ...asked: readonly string[]): Transition {
  const conditions = asked.map((node_id) => ({ type: 'visited' as const, node_id, at_least: 1 }));
  return { ...makeTransition(id, 'choice', to, WORDS), ...(asked.length > 0 && { conditions }) };
}

const flow: Flow = {
  nodes: [newNode('choice', 'choice', place), ...['a', 'b', 'c'].map((id) => newNode(id, 'court', place))],
  transitions: [route('else', 'c'), route('first', 'a', 'a'), route('second', 'b', 'b')],
  roles: [],
};
const order = (of: Flow) => routesOf(of, 'choice').map(({ to }) => to);
const routeIn = (of: Flow, id: string) => of.transitions.find((one) => one.id === id) as Transition;

it('are listed as they are tried, the default last', () => {
  expect(order(flow)).toEqual(['a', 'b', 'c']);
  expect(flow.transitions.map((one) => isDefaultRoute(flow, one))).toEqual([true, false, false]);
});

it('are tried in another order once one is moved, which is saved and taken back as any change', () => {
  expect(canMoveRoute(flow, routeIn(flow, 'first'), -1)).toBe(false);
  expect(canMoveRoute(flow, routeIn(flow, 'else'), 1)).toBe(false);
  const [moved, chosen] = moveRoute(flow, 'second', -1);
  expect(order(moved)).toEqual(['b', 'a', 'c']);
  expect(routeIn(moved, chosen)).toMatchObject({ to: 'b', conditions: [{ node_id: 'b' }] });
  const patch = diffFlows(flow, moved);
  expect(order(applyPatch(flow, patch))).toEqual(['b', 'a', 'c']);
  expect(order(applyPatch(moved, invertPatch(patch)))).toEqual(['a', 'b', 'c']);
});

it('keep their conditions when a choice becomes a section, and lose what a fork cannot have', () => {
  expect(routeIn(setKind(flow, 'choice', 'court'), 'first').conditions).toHaveLength(1);
  expect(routeIn(setKind(flow, 'choice', 'fork'), 'first')).not.toHaveProperty('conditions');
  const priced = setKind(flow, 'choice', 'court');
  const withCost: Flow = {
    ...priced,
    transitions: priced.transitions.map((one) => ({ ...one, cost: { strikes_at: 'c', text: WORDS } })),
  };
  expect(routeIn(setKind(withCost, 'choice', 'choice'), 'first')).not.toHaveProperty('cost');
});
