import { describe, expect, it } from 'vitest';
import { section, smallCase, transition } from '../../test/small-case.ts';
import { layers, orderOf, successors, topologicalOrder } from './graph.ts';
import type { Flow } from './model.ts';

const kindOf = (id: string) =>
  id === 'start' ? 'start' : id.startsWith('fork') ? 'fork' : id.startsWith('join') ? 'join' : 'court';

function flowOf(...transitions: readonly (readonly [string, string])[]): Flow {
  const ids = [...new Set(transitions.flat())];
  return {
    roles: [],
    nodes: ids.map((id) => section(id, id === 'end' ? 'experience' : kindOf(id))),
    transitions: transitions.map(([from, to]) => transition(from, to)),
  };
}

const placesOf = (flow: Flow) => orderOf(flow).map(({ node_id, layer, track }) => [node_id, layer, track]);

describe('the rail', () => {
  it('puts branches side by side, and what follows the join back on the main line', () => {
    expect(placesOf(smallCase)).toEqual([
      ['filing', 0, 0],
      ['defence', 0, 1],
      ['court', 1, 0],
      ['vote', 2, 0],
      ['judgment', 3, 0],
      ['link', 4, 0],
      ['end', 5, 0],
    ]);
    expect(layers(smallCase)[0]).toEqual(['filing', 'defence']);
  });

  it('keeps a branch on its track, and waits for the longest', () => {
    const flow = flowOf(
      ['start', 'fork'],
      ['fork', 'a'],
      ['fork', 'b'],
      ['b', 'b2'],
      ['a', 'join'],
      ['b2', 'join'],
      ['join', 'end'],
    );
    expect(placesOf(flow)).toEqual([
      ['a', 0, 0],
      ['b', 0, 1],
      ['b2', 1, 1],
      ['end', 2, 0],
    ]);
  });

  it('gives forks within forks tracks of their own', () => {
    const flow = flowOf(
      ['start', 'fork'],
      ['fork', 'fork2'],
      ['fork', 'c'],
      ['fork2', 'a'],
      ['fork2', 'b'],
      ['a', 'join'],
      ['b', 'join'],
      ['c', 'join'],
      ['join', 'end'],
    );
    const tracks = orderOf(flow).filter(({ layer }) => layer === 0);
    expect(new Set(tracks.map(({ track }) => track)).size).toBe(3);
  });

  it('is not confused by ways back, nor by wrong options', () => {
    const flow = flowOf(['start', 'a'], ['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'b'], ['c', 'end']);
    expect(placesOf(flow)).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 2, 0],
      ['end', 3, 0],
    ]);
    expect(successors(smallCase, 'court')).toEqual(['vote']);
  });

  it('puts the ends last', () => {
    const flow = flowOf(['start', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'end']);
    const early = { ...flow, transitions: [...flow.transitions, transition('a', 'end')] };
    expect(placesOf(early).at(-1)).toEqual(['end', 3, 0]);
  });
});

describe('the topological order', () => {
  it('has every node after those that lead to it, and the unreachable at the end', () => {
    const flow = flowOf(['start', 'a'], ['a', 'c'], ['a', 'b'], ['b', 'c'], ['c', 'end'], ['island', 'c']);
    const order = topologicalOrder(flow);
    expect(order).toEqual(['start', 'a', 'b', 'c', 'end', 'island']);
  });
});
