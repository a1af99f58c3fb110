import type { BoardFlow } from '@lets/contract';
import { expect, it } from 'vitest';
import { shapePath } from './path-shape.ts';

function flowOf(nodes: string, transitions: string): BoardFlow {
  return {
    flow_id: 1,
    nodes: nodes.split(' ').map((id) => ({
      id,
      kind: id.startsWith('fork')
        ? 'fork'
        : id.startsWith('join')
          ? 'join'
          : id === 'start'
            ? 'start'
            : 'court',
      name: { zh: id, en: id },
      minutes: null,
    })),
    ways: transitions.split(' ').map((transition) => {
      const [from = '', to = ''] = transition.split('>');
      return { from, to };
    }),
  };
}
const places = (flow: BoardFlow) =>
  shapePath(flow).dots.map(({ id, column, lane }) => `${id} ${column} ${lane}`);

it('stands branches beside each other, without the bars', () => {
  const flow = flowOf('start a fork b c join d', 'start>a a>fork fork>b fork>c b>join c>join join>d');
  expect(places(flow).sort()).toEqual(['a 0 0', 'b 1 -0.5', 'c 1 0.5', 'd 2 0']);
  const lines = shapePath(flow).lines.map(({ from, to }) => `${from.id}>${to.id}`);
  expect(lines.sort()).toEqual(['a>b', 'a>c', 'b>d', 'c>d']);
});

it('draws no way back, and no shortcut through the dots it passes', () => {
  const flow = flowOf('start a b c', 'start>a a>b b>c b>a a>c c>c');
  expect(places(flow).sort()).toEqual(['a 0 0', 'b 1 0', 'c 2 0']);
  expect(
    shapePath(flow)
      .lines.map(({ from, to }) => `${from.id}>${to.id}`)
      .sort(),
  ).toEqual(['a>b', 'b>c']);
});

it('survives a flow that is only a start', () => {
  expect(shapePath({ flow_id: 1, nodes: [], ways: [] })).toEqual({ columns: 1, dots: [], lines: [] });
});
