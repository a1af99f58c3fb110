import type { Flow, Transition } from '@lets/contract';
import { defaultRoute, indexFlow, isConditioned } from '@lets/engine';

/** Pure: the routes of a choice as they are tried, its default last. */
export function routesOf(flow: Flow, choiceId: string): readonly Transition[] {
  const routes = flow.transitions.filter(({ from, kind }) => from === choiceId && kind === 'advance');
  return [...routes.filter(isConditioned), ...routes.filter((route) => !isConditioned(route))];
}

/** Pure: whether a choice takes this route where none of the others' conditions holds. */
export function isDefaultRoute(flow: Flow, route: Transition): boolean {
  const source = flow.nodes.find(({ id }) => id === route.from);
  return source?.kind === 'choice' && defaultRoute(indexFlow(flow), route.from)?.id === route.id;
}

/** Pure: whether a route can be tried earlier (-1) or later (1) than it is. */
export function canMoveRoute(flow: Flow, route: Transition, by: -1 | 1): boolean {
  return neighbourOf(flow, route, by) !== undefined;
}

/**
 * Pure: a route that is tried earlier or later by one. The two exchange what they are and keep their ids, so that a change of order is a
 * change of fields, which is saved and taken back as any other.
 */
export function moveRoute(flow: Flow, id: string, by: -1 | 1): [Flow, string] {
  const route = flow.transitions.find((one) => one.id === id);
  const other = route && neighbourOf(flow, route, by);
  if (!other) return [flow, id];
  const transitions = flow.transitions.map((one) => {
    if (one.id === id) return { ...other, id };
    return one.id === other.id ? { ...route, id: other.id } : one;
  });
  return [{ ...flow, transitions }, other.id];
}

function neighbourOf(flow: Flow, route: Transition, by: -1 | 1): Transition | undefined {
  const asked = routesOf(flow, route.from).filter(isConditioned);
  const at = asked.findIndex(({ id }) => id === route.id);
  return at < 0 ? undefined : asked[at + by];
}
