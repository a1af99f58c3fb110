import { type Flow, type Mend, VoteOutcome } from '@lets/contract';
import { type Finding, topologicalOrder } from '@lets/engine';
import { heals } from '../heal.ts';
import { nearestFirst } from '../rewire.ts';
import { granted, leaderOf, mendConditions, mendCost, mendRoutes, openOptions } from './conditions.ts';
import { gather } from './joins.ts';
import { breakRing, leadElsewhere, leadOn, leadTo, lostPieces } from './ways.ts';

type Node = Flow['nodes'][number];
type Transition = Flow['transitions'][number];

/** Pure: the steps that each mend a finding where a machine can take them, the one that keeps most of what was meant first. */
export function mendsOf(flow: Flow, finding: Finding): readonly Mend[] {
  const { code, node_id, trans_id, data } = finding;
  const roleId = typeof data.role_id === 'string' ? data.role_id : null;
  const node = flow.nodes.find(({ id }) => id === node_id);
  const way = flow.transitions.find(({ id }) => id === trans_id);
  const mends = way
    ? mendWay(flow, way, node, finding)
    : node && code !== 'duplicate_id'
      ? mendNode(flow, node, finding, roleId)
      : mendFlow(finding, roleId);
  return mends.flatMap((mend) => mend ?? []);
}

type Mends = readonly (Mend | null)[];

function mendFlow({ code, data }: Finding, role_id: string | null): Mends {
  switch (code) {
    case 'no_start':
      return [{ kind: 'add_start' }];
    case 'no_end':
      return [{ kind: 'add_end' }];
    case 'role_unused':
      return role_id ? [{ kind: 'remove_role', role_id }] : [];
    case 'incompatible_unknown':
    case 'incompatible_itself':
      return [{ kind: 'tidy_incompatible' }];
    case 'duplicate_id':
      return [{ kind: 'settle_id', id: String(data.id) }];
    default:
      return [];
  }
}

function mendWay(flow: Flow, way: Transition, node: Node | undefined, finding: Finding): Mends {
  const transition_id = way.id;
  const remove = { kind: 'remove_transition' as const, transition_id };
  switch (finding.code) {
    case 'wrong_leads_away':
      return [{ kind: 'stay', transition_id }];
    case 'outcome_outside_vote':
      return [{ kind: 'clear_outcome', transition_id }];
    case 'end_leads_on':
      return [remove];
    case 'start_entered':
      return [leadElsewhere(flow, way, finding), remove];
    case 'unknown_node': {
      const other = leadElsewhere(flow, way, finding);
      const isSpare = flow.transitions.some(
        ({ id, from, kind }) => id !== way.id && from === way.from && kind === 'advance',
      );
      return other && !isSpare ? [other] : [other, remove];
    }
    case 'condition_impossible':
    case 'conditions_never_met':
      return mendConditions(flow, way, finding);
    case 'cost_never_strikes':
      return mendCost(flow, way);
    case 'choice_many_defaults':
    case 'route_never_taken':
      return node ? mendRoutes(flow, node, finding) : [];
    default:
      return [];
  }
}

function mendNode(flow: Flow, node: Node, finding: Finding, role_id: string | null): Mends {
  const { code, data } = finding;
  const node_id = node.id;
  switch (code) {
    case 'many_starts':
      return [{ kind: 'remove_node', node_id }];
    case 'unreachable':
      return [leadTo(flow, node, finding), { kind: 'remove_node', node_id }];
    case 'fork_single':
    case 'join_single':
      return [{ kind: 'dissolve', node_id }];
    case 'dead_end':
    case 'only_wrong':
    case 'endless_loop':
      return [leadOn(flow, node, finding)];
    case 'join_waits':
    case 'token_doubled':
    case 'token_left_behind':
      return [gather(flow, node, finding)];
    case 'conditions_block':
      return openOptions(flow, node, finding);
    case 'choice_without_default':
      return mendRoutes(flow, node, finding);
    case 'choice_goes_round':
      return [breakRing(flow, node, finding)];
    case 'vote_not_set':
    case 'vote_without_choice':
      return [{ kind: 'set_vote', node_id }];
    case 'outcome_leads_nowhere':
      return routesFor(flow, node, data.outcome);
    default:
      return mendPeople(flow, node, finding, role_id);
  }
}

function mendPeople(flow: Flow, node: Node, finding: Finding, role_id: string | null): Mends {
  const node_id = node.id;
  const leader = leaderOf(node);
  const toLeader = (action: 'end' | 'jump' | 'speech'): Mends =>
    leader ? [{ kind: 'grant', node_id, role_id: leader, action }] : [];
  switch (finding.code) {
    case 'nobody_here':
      return assignFor(flow, node);
    case 'unknown_role':
    case 'assigned_twice':
      return role_id ? [{ kind: 'remove_assignment', node_id, role_id }] : [];
    case 'two_hosts':
      return node.roles
        .filter(({ host }) => host)
        .map((place) => ({ kind: 'single_host', node_id, role_id: place.role_id }));
    case 'nobody_ends':
      return toLeader('end');
    case 'nobody_jumps':
      return toLeader('jump');
    case 'nobody_speaks':
      return toLeader('speech');
    case 'nobody_votes':
      return votersFor(flow, node, finding);
    case 'template_role_absent': {
      const template_id = String(finding.data.template_id);
      return leader ? [{ kind: 'give_template', node_id, template_id, role_id: leader }] : [];
    }
    case 'no_template':
      return node.roles.length > 0 ? [{ kind: 'add_template', node_id }] : [];
    case 'template_not_drafted':
      return [moveTemplate(flow, node, String(finding.data.template_id))];
    default:
      return [];
  }
}

/** The roles that its papers are for, else those of the section before it, else the first. */
function assignFor(flow: Flow, node: Node): Mends {
  const known = new Set(flow.roles.map(({ id }) => id));
  const order = topologicalOrder(flow);
  const before = order.slice(0, order.indexOf(node.id)).toReversed();
  const lists = [
    node.templates.flatMap(({ role_ids }) => role_ids),
    ...before.map((id) => flow.nodes.find((one) => one.id === id)?.roles.map((one) => one.role_id) ?? []),
    flow.roles.slice(0, 1).map(({ id }) => id),
  ].map((list) => [...new Set(list)].filter((id) => known.has(id)));
  const role_ids = lists.find((list) => list.length > 0);
  return role_ids ? [{ kind: 'assign', node_id: node.id, role_ids }] : [];
}

/** The bench where several of it are here, else everybody, else who leads; what a tie then needs must be there. */
function votersFor(flow: Flow, node: Node, finding: Finding): Mends {
  const here = node.roles.map(({ role_id }) => role_id);
  const bench = here.filter((id) => flow.roles.some((role) => role.id === id && role.side === 'bench'));
  const panels = [bench, here].filter((ids) => ids.length > 1);
  const vote = (ids: readonly string[]): Flow => {
    const roles = node.roles.map((one) => (ids.includes(one.role_id) ? granted(one, 'vote') : one));
    return { ...flow, nodes: flow.nodes.map((one) => (one.id === node.id ? { ...one, roles } : one)) };
  };
  const panel = panels.find((ids) => heals(flow, vote(ids), finding));
  const leader = leaderOf(node);
  return [
    panel ? { kind: 'let_vote', node_id: node.id, role_ids: panel } : null,
    leader ? { kind: 'grant', node_id: node.id, role_id: leader, action: 'vote' } : null,
  ];
}

/** To the drafting section that has most of its roles, and of several to the first on the way. */
function moveTemplate(flow: Flow, node: Node, template_id: string): Mend | null {
  const { role_ids = [] } = node.templates.find(({ id }) => id === template_id) ?? {};
  const drafters = ({ roles }: Node) => roles.filter(({ role_id }) => role_ids.includes(role_id)).length;
  const order = topologicalOrder(flow);
  const [desk] = flow.nodes
    .filter((one) => one.kind === 'edit' && drafters(one) > 0)
    .toSorted((a, b) => drafters(b) - drafters(a) || order.indexOf(a.id) - order.indexOf(b.id));
  return desk ? { kind: 'move_template', node_id: node.id, template_id, to: desk.id } : null;
}

/** Where an outcome may lead: to what nothing leads to any more, to where another one does, that of a rejected vote first, or to the vote again. */
function routesFor(flow: Flow, { id: node_id, position }: Node, value: unknown): Mends {
  const outcome = VoteOutcome.safeParse(value);
  if (!outcome.success) return [];
  const bound = flow.transitions.filter(({ from, kind }) => from === node_id && kind === 'advance');
  const ordered = bound.toSorted(
    (a, b) => Number(b.outcome === 'rejected') - Number(a.outcome === 'rejected'),
  );
  const lost = lostPieces(flow);
  // A vote that nobody comes to says nothing of what was cut off behind it.
  const behind = lost.some(({ id }) => id === node_id) ? [] : lost.filter(({ kind }) => kind !== 'join');
  const [cut] = nearestFirst(behind, position);
  const targets = [...new Set(cut ? [cut.id] : [...ordered.map(({ to }) => to), node_id])];
  return targets.map((to) => ({ kind: 'route_outcome', node_id, outcome: outcome.data, to }));
}
