import type { Condition } from '../condition.ts';
import { defaultRoute, type FlowIndex, isConditioned, transitionsFrom } from '../flow-index.ts';
import { type FlowNode, isSectionKind, type Transition } from '../model.ts';
import { isNeverMet } from './conditions.ts';
import { keyOf } from './deeds.ts';
import { type Facts, verdictOfChoice } from './facts.ts';
import { type Finding, fault } from './finding.ts';

/**
 * Pure: the routes that a choice may take after such a walk. Where nothing is known of what was done, a route after one that
 * asks for it may be taken too, unless it asks for the same and more.
 */
export function openRoutes(index: FlowIndex, choiceId: string, facts: Facts | null): readonly Transition[] {
  const open: Transition[] = [];
  const passed: (readonly string[])[] = [];
  for (const route of transitionsFrom(index, choiceId)) {
    if (!isConditioned(route) || isNeverMet(index, route)) continue;
    const wanted = leftToPeople(route, facts);
    if (wanted === null || passed.some((earlier) => earlier.every((one) => wanted.includes(one)))) continue;
    open.push(route);
    if (wanted.length === 0) return open;
    passed.push(wanted);
  }
  const otherwise = defaultRoute(index, choiceId);
  return otherwise && !open.includes(otherwise) ? [...open, otherwise] : open;
}

/** What a route asks beyond what the walk has decided; null where that is against it. Without facts nothing is decided. */
function leftToPeople(route: Transition, facts: Facts | null): readonly string[] | null {
  const { conditions = [] } = route;
  const verdict = (one: Condition) => (facts ? verdictOfChoice(one, facts) : 'open');
  if (conditions.some((one) => verdict(one) === 'no')) return null;
  return conditions.filter((one) => verdict(one) === 'open').map(keyOf);
}

/** Pure: the routes that may be taken in some walk or other, as far as the drawing tells. */
export function possibleRoutes(index: FlowIndex, choiceId: string): readonly Transition[] {
  return openRoutes(index, choiceId, null);
}

/** Pure: faults of choices that are seen without playing. */
export function checkChoices(index: FlowIndex): readonly Finding[] {
  const choices = index.flow.nodes.filter(({ kind }) => kind === 'choice');
  return [...choices.flatMap((choice) => checkDefault(index, choice)), ...checkRings(index, choices)];
}

/** One finding a ring, however many choices are on it. */
function checkRings(index: FlowIndex, choices: readonly FlowNode[]): readonly Finding[] {
  const told = new Set<string>();
  return choices.flatMap(({ id }) => {
    const behind = routedFrom(index, id);
    if (!behind.has(id) || told.has(id)) return [];
    for (const other of behind) if (routedFrom(index, other).has(id)) told.add(other);
    return [fault('choice_goes_round', id)];
  });
}

function checkDefault(index: FlowIndex, { id }: FlowNode): readonly Finding[] {
  const routes = transitionsFrom(index, id);
  const defaults = routes.filter((route) => !isConditioned(route));
  if (routes.length > 0 && defaults.length === 0) return [fault('choice_without_default', id)];
  return defaults.slice(1).map((route) => fault('choice_many_defaults', id, {}, route.id));
}

/** The routing nodes that the way leads to with no section between. */
function routedFrom(index: FlowIndex, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [from];
  for (const id of queue) {
    for (const { to } of transitionsFrom(index, id)) {
      const node = index.nodes.get(to);
      if (!node || isSectionKind(node.kind) || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return reached;
}
