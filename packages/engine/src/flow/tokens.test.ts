import { describe, expect, it } from 'vitest';
import { section, transition } from '../../test/small-case.ts';
import { indexFlow, transitionsFrom } from './flow-index.ts';
import type { Flow, NodeKind } from './model.ts';
import { moveTokens } from './tokens.ts';

const kindOf = (id: string): NodeKind =>
  (['start', 'fork', 'join', 'choice'] as const).find((kind) => id.startsWith(kind)) ?? 'court';

function flowOf(...transitions: readonly (readonly [string, string])[]): Flow {
  const ids = [...new Set(transitions.flat())];
  return {
    roles: [],
    nodes: ids.map((id) => section(id, kindOf(id))),
    transitions: transitions.map(([from, to]) => transition(from, to)),
  };
}

function fire(flow: Flow, from: string, parked: readonly string[] = [], open: readonly string[] = []) {
  const index = indexFlow(flow);
  return moveTokens(
    index,
    transitionsFrom(index, from),
    parked,
    (id) => open.includes(id),
    (id) => transitionsFrom(index, id)[0],
  );
}

const nothing = { opens: [], parks: [], unparks: [], routes: [], doubled: [] };

describe('tokens', () => {
  it('go through forks of forks in one step', () => {
    const flow = flowOf(
      ['start', 'fork1'],
      ['fork1', 'a'],
      ['fork1', 'fork2'],
      ['fork2', 'b'],
      ['fork2', 'c'],
    );
    expect(fire(flow, 'start')).toEqual({ ...nothing, opens: ['a', 'b', 'c'] });
  });

  it('wait at a join for the other branches, and go on together', () => {
    const flow = flowOf(['a', 'join'], ['b', 'join'], ['join', 'c']);
    expect(fire(flow, 'a')).toEqual({ ...nothing, parks: ['a-join'] });
    expect(fire(flow, 'b', ['a-join'])).toEqual({ ...nothing, opens: ['c'], unparks: ['a-join'] });
  });

  it('go through a join that leads into a join, or forks again', () => {
    const flow = flowOf(
      ['a', 'join1'],
      ['b', 'join1'],
      ['join1', 'join2'],
      ['c', 'join2'],
      ['join2', 'd'],
      ['join2', 'e'],
    );
    expect(fire(flow, 'b', ['a-join1'])).toEqual({
      ...nothing,
      parks: ['join1-join2'],
      unparks: ['a-join1'],
    });
    expect(fire(flow, 'b', ['a-join1', 'c-join2'])).toEqual({
      ...nothing,
      opens: ['d', 'e'],
      unparks: ['a-join1', 'c-join2'],
    });
  });

  it('of a branch with nothing in it go from the fork to the join at once', () => {
    const flow = flowOf(['start', 'fork'], ['fork', 'a'], ['fork', 'join'], ['a', 'join'], ['join', 'b']);
    expect(fire(flow, 'start')).toEqual({ ...nothing, opens: ['a'], parks: ['fork-join'] });
  });

  it('that meet another are absorbed and told of', () => {
    const flow = flowOf(['a', 'b'], ['c', 'join'], ['d', 'join']);
    expect(fire(flow, 'a', [], ['b'])).toEqual({ ...nothing, doubled: ['b'] });
    expect(fire(flow, 'c', ['c-join'])).toEqual({ ...nothing, doubled: ['join'] });
  });

  it('go down one route of each choice, choices behind choices included', () => {
    const flow = flowOf(
      ['a', 'choice1'],
      ['choice1', 'choice2'],
      ['choice1', 'b'],
      ['choice2', 'join'],
      ['choice2', 'c'],
      ['d', 'join'],
      ['join', 'e'],
    );
    const routes = ['choice1-choice2', 'choice2-join'];
    expect(fire(flow, 'a')).toEqual({ ...nothing, parks: ['choice2-join'], routes });
    expect(fire(flow, 'a', ['d-join'])).toEqual({ ...nothing, opens: ['e'], unparks: ['d-join'], routes });
  });

  it('never go round a ring without sections for ever', () => {
    const flow = flowOf(['start', 'fork1'], ['fork1', 'fork2'], ['fork2', 'fork1']);
    expect(fire(flow, 'start').doubled).toEqual(['fork1']);
    const choices = flowOf(['start', 'choice1'], ['choice1', 'choice2'], ['choice2', 'choice1']);
    expect(fire(choices, 'start').doubled).toEqual(['choice1']);
  });
});
