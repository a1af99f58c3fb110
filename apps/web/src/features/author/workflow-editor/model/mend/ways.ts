import { inserted, joined, led, type Maker, merged, raisedRoute, withoutCondition } from '@lets/authoring';
import type { Flow, Mend, Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { connect, setTransition, setTransitionKind } from '../edits.ts';
import { freshId, makeNode, makeTransition, type Random } from '../make.ts';
import { CONTINUE, OUTCOME_NAMES } from '../text-catalog.ts';

type WayMend = Extract<
  Mend,
  {
    kind:
      | 'connect'
      | 'reconnect'
      | 'insert'
      | 'merge'
      | 'insert_join'
      | 'stay'
      | 'route_outcome'
      | 'drop_condition'
      | 'clear_conditions'
      | 'open_option'
      | 'raise_route'
      | 'strike_at'
      | 'drop_cost';
  }
>;

/** Pure: where ways lead and what they ask, mended. */
export function mendWays(flow: Flow, mend: WayMend, random?: Random): Flow {
  const make = makerOf(flow, random);
  switch (mend.kind) {
    case 'connect':
      return connect(flow, mend.from, mend.to, random)[0];
    case 'insert':
      return inserted(flow, mend.node_id, mend.transition_id, make);
    case 'merge':
      return merged(flow, mend.node_id, mend.from, make);
    case 'insert_join':
      return joined(flow, mend.node_id, make);
    case 'route_outcome':
      return routeOutcome(flow, mend, random);
    case 'open_option':
      return openOption(flow, mend, make);
    case 'reconnect':
      return led(flow, mend.transition_id, mend.to);
    default:
      return mendWay(flow, mend);
  }
}

function mendWay(
  flow: Flow,
  mend: Extract<
    WayMend,
    { kind: 'stay' | 'drop_condition' | 'clear_conditions' | 'raise_route' | 'strike_at' | 'drop_cost' }
  >,
): Flow {
  const way = flow.transitions.find(({ id }) => id === mend.transition_id);
  if (!way) return flow;
  const { conditions: _, ...unasked } = way;
  const { cost, ...free } = way;
  const replaced = (by: Transition) => ({
    ...flow,
    transitions: flow.transitions.map((one) => (one === way ? by : one)),
  });
  switch (mend.kind) {
    case 'stay':
      return way.kind === 'wrong'
        ? setTransition(flow, way.id, { to: way.from })
        : setTransitionKind(flow, way.id, 'wrong');
    case 'drop_condition':
      return withoutCondition(flow, way.id, mend.at);
    case 'clear_conditions':
      return replaced(unasked);
    case 'raise_route':
      return { ...flow, transitions: raisedRoute(flow, way) };
    case 'strike_at':
      return cost ? replaced({ ...way, cost: { ...cost, strikes_at: mend.to } }) : flow;
    case 'drop_cost':
      return replaced(free);
  }
}

/** Words of a new way are those of where it leads. */
function makerOf(flow: Flow, random?: Random): Maker {
  return {
    id: (prefix) => freshId(flow, prefix, random),
    way: (id, from, to) => makeTransition(id, from, to.id, isSectionKind(to.kind) ? to.name : CONTINUE),
    node: (id, kind, position) => makeNode(flow, id, kind, position),
  };
}

/** Another option beside those that are there; its words are the outcome's until someone writes better ones. */
function routeOutcome(
  flow: Flow,
  { node_id, outcome, to }: Extract<Mend, { kind: 'route_outcome' }>,
  random?: Random,
): Flow {
  const made = makeTransition(freshId(flow, 'way', random), node_id, to, OUTCOME_NAMES[outcome]);
  return { ...flow, transitions: [...flow.transitions, { ...made, outcome }] };
}

/** For whatever the options beside it do not ask. */
function openOption(flow: Flow, { node_id, to }: Extract<Mend, { kind: 'open_option' }>, make: Maker): Flow {
  const target = flow.nodes.find(({ id }) => id === to);
  if (!target) return flow;
  return { ...flow, transitions: [...flow.transitions, make.way(make.id('way'), node_id, target)] };
}
