import type { Assignment, Flow, Mend } from '@lets/contract';
import { type Condition, checkFlow, type Finding } from '@lets/engine';
import { heals } from '../heal.ts';

type Node = Flow['nodes'][number];
type Transition = Flow['transitions'][number];
type Grant = Extract<Mend, { kind: 'grant' }>;

/** Pure: ways to mend what an option asks for: whoever cannot do it may, else it is asked no more. */
export function mendConditions(flow: Flow, way: Transition, finding: Finding): Mend[] {
  const { conditions = [] } = way;
  if (finding.code === 'condition_impossible') {
    const at = conditions.findIndex((one) => isAbout(one, finding));
    const condition = conditions[at];
    if (!condition) return [];
    const drop = { kind: 'drop_condition' as const, transition_id: way.id, at };
    const grant = grantsFor(flow, way, condition).find((one) => makesPossible(flow, one, finding));
    return grant ? [grant, drop] : [drop];
  }
  const drops = conditions.map((_, at) => ({ kind: 'drop_condition' as const, transition_id: way.id, at }));
  const good = drops.toReversed().find(({ at }) => heals(flow, withoutCondition(flow, way.id, at), finding));
  return [good ?? { kind: 'clear_conditions', transition_id: way.id }];
}

/** Pure: the flow with one condition of a way fewer. */
export function withoutCondition(flow: Flow, wayId: string, at: number): Flow {
  const transitions = flow.transitions.map((one) => {
    if (one.id !== wayId) return one;
    const { conditions = [], ...rest } = one;
    const left = conditions.filter((_, i) => i !== at);
    return left.length > 0 ? { ...rest, conditions: left } : rest;
  });
  return { ...flow, transitions };
}

function isAbout({ type, ...named }: Condition, { data }: Finding): boolean {
  return (
    data.condition === type &&
    Object.entries(named).every(([key, value]) => JSON.stringify(data[key]) === JSON.stringify(value))
  );
}

/** Who would have to be allowed what. */
function grantsFor({ nodes }: Flow, way: Transition, condition: Condition): Grant[] {
  const to = (node: Node | undefined, role_id: string | undefined, action: Grant['action']): Grant[] =>
    node?.roles.some((one) => one.role_id === role_id) && role_id
      ? [{ kind: 'grant', node_id: node.id, role_id, action }]
      : [];
  const at = (id: string) => nodes.find((node) => node.id === id);
  const desks = (template: string) =>
    nodes.filter(({ templates }) => templates.some(({ id }) => id === template));
  switch (condition.type) {
    case 'has_spoken':
      return to(at(condition.node_id), condition.role_id, 'speech');
    case 'was_shown':
      return to(at(condition.node_id), leaderOf(at(condition.node_id)), 'display');
    case 'record_signed':
      return to(at(condition.node_id), leaderOf(at(condition.node_id)), 'speech');
    case 'handed_in':
      return desks(condition.template_id).flatMap((desk) => to(desk, leaderOf(desk), 'submission'));
    case 'signed_by':
    case 'refused_by':
      return [at(way.from), ...desks(condition.template_id)].flatMap((node) =>
        condition.role_ids.flatMap((role) => (signs(node, role) ? [] : to(node, role, 'signature'))),
      );
    default:
      return [];
  }
}

function signs(node: Node | undefined, role: string): boolean {
  return (
    node?.roles.some(({ role_id, functions }) => role_id === role && functions.includes('signature')) === true
  );
}

/** The drawing alone tells it: nothing needs to be played. */
function makesPossible(
  flow: Flow,
  { node_id, role_id, action }: Grant,
  { code, trans_id }: Finding,
): boolean {
  const nodes = flow.nodes.map((node) =>
    node.id === node_id
      ? { ...node, roles: node.roles.map((one) => (one.role_id === role_id ? granted(one, action) : one)) }
      : node,
  );
  return !checkFlow({ ...flow, nodes }, 1).some((one) => one.code === code && one.trans_id === trans_id);
}

/** Pure: a place in a section with one thing more that may be done there. */
export function granted(place: Assignment, action: Grant['action']): Assignment {
  if (action === 'end' || action === 'jump')
    return { ...place, processes: [...new Set([...place.processes, action])] };
  return { ...place, functions: [...new Set([...place.functions, action])] };
}

/** Pure: who would lead here: the host, else the first who is assigned. */
export function leaderOf(node: Pick<Node, 'roles'> | undefined): string | undefined {
  return (node?.roles.find(({ host }) => host) ?? node?.roles[0])?.role_id;
}

/** Pure: ways to mend a cost that is never told: in the next section, or not at all. */
export function mendCost(flow: Flow, way: Transition): Mend[] {
  const drop = { kind: 'drop_cost' as const, transition_id: way.id };
  const offers = nextSections(flow, way.to).map((to) => ({
    kind: 'strike_at' as const,
    transition_id: way.id,
    to,
  }));
  const isTold = (to: string) => {
    const cost = way.cost && { ...way.cost, strikes_at: to };
    const transitions = flow.transitions.map((one) => (one.id === way.id && cost ? { ...one, cost } : one));
    return !checkFlow({ ...flow, transitions }, 1).some(
      ({ code, trans_id }) => code === 'cost_never_strikes' && trans_id === way.id,
    );
  };
  const [next] = offers.filter(({ to }) => isTold(to));
  return next ? [next, drop] : [drop];
}

/** The section itself, or the first ones behind a routing node. */
function nextSections({ nodes, transitions }: Flow, from: string): readonly string[] {
  const routing = new Set(
    nodes.flatMap(({ id, kind }) => (['fork', 'join', 'choice'].includes(kind) ? [id] : [])),
  );
  const reached = new Set([from]);
  for (const id of reached)
    if (routing.has(id)) for (const one of transitions) if (one.from === id) reached.add(one.to);
  return [...reached].filter((id) => !routing.has(id));
}

/** Pure: ways to mend a choice or what it never takes. */
export function mendRoutes(flow: Flow, node: Node, finding: Finding): Mend[] {
  const { code, trans_id } = finding;
  const routes = flow.transitions.filter(({ from, kind }) => from === node.id && kind === 'advance');
  if (code === 'choice_without_default')
    return routes.toReversed().map(({ id }) => ({ kind: 'clear_conditions', transition_id: id }));
  const way = routes.find(({ id }) => id === trans_id);
  if (!way) return [];
  const raised = { ...flow, transitions: raisedRoute(flow, way) };
  const isBetter = code === 'route_never_taken' && heals(flow, raised, finding);
  const remove = { kind: 'remove_transition' as const, transition_id: way.id };
  return isBetter ? [{ kind: 'raise_route', transition_id: way.id }, remove] : [remove];
}

/** Pure: the ways with a route before the others of its choice. */
export function raisedRoute({ transitions }: Flow, way: Transition): Transition[] {
  const others = transitions.filter(({ id }) => id !== way.id);
  const at = others.findIndex(({ from }) => from === way.from);
  return at < 0 ? transitions : [...others.slice(0, at), way, ...others.slice(at)];
}

/** Pure: an option without conditions for whatever the others do not ask for; where that is no help, one that asks for nothing any more. */
export function openOptions(flow: Flow, node: Node, finding: Finding): Mend[] {
  const ways = flow.transitions.filter(({ from, kind }) => from === node.id && kind === 'advance');
  const targets = [...new Set(ways.map(({ to }) => to))];
  const opened = (to: string): Flow => {
    const [way] = ways.filter((one) => one.to === to);
    if (!way) return flow;
    const { conditions: _, ...free } = way;
    return { ...flow, transitions: [...flow.transitions, { ...free, id: `${way.id}_`, outcome: null }] };
  };
  const good = targets.filter((to) => heals(flow, opened(to), finding));
  if (good.length > 0) return good.map((to) => ({ kind: 'open_option', node_id: node.id, to }));
  return ways.map(({ id }) => ({ kind: 'clear_conditions', transition_id: id }));
}
