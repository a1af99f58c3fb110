import { type Flow, type Mend, VoteOutcome } from '@lets/contract';
import { type Finding, type FlowNode, isSectionKind, topologicalOrder } from '@lets/engine';

type Node = Flow['nodes'][number];

/** Pure: the step that mends a finding, where a machine can take it. */
export function mendOf(flow: Flow, finding: Finding): Mend | null {
  const { code, node_id, trans_id, data } = finding;
  const roleId = typeof data.role_id === 'string' ? data.role_id : null;
  if (code === 'no_start') return { kind: 'add_start' };
  if (code === 'no_end') return { kind: 'add_end' };
  if (code === 'role_unused' && roleId) return { kind: 'remove_role', role_id: roleId };
  if (trans_id !== undefined) return mendTransition(code, trans_id);
  const node = flow.nodes.find(({ id }) => id === node_id);
  return node ? mendNode(flow, node, finding, roleId) : null;
}

function mendTransition(code: Finding['code'], transitionId: string): Mend | null {
  switch (code) {
    case 'wrong_leads_away':
      return { kind: 'stay', transition_id: transitionId };
    case 'outcome_outside_vote':
      return { kind: 'clear_outcome', transition_id: transitionId };
    case 'start_entered':
    case 'end_leads_on':
    case 'unknown_node':
      return { kind: 'remove_transition', transition_id: transitionId };
    default:
      return null;
  }
}

function mendNode(flow: Flow, node: Node, { code, data }: Finding, roleId: string | null): Mend | null {
  const node_id = node.id;
  switch (code) {
    case 'many_starts':
    case 'unreachable':
      return { kind: 'remove_node', node_id };
    case 'fork_single':
      return { kind: 'dissolve', node_id };
    case 'dead_end':
    case 'only_wrong':
      return connectOn(flow, node);
    case 'token_doubled':
      return isSectionKind(node.kind) ? { kind: 'insert_join', node_id } : null;
    case 'unknown_role':
    case 'assigned_twice':
      return roleId ? { kind: 'remove_assignment', node_id, role_id: roleId } : null;
    case 'two_hosts':
      return grantTo(node.roles.find(({ host }) => host)?.role_id, (role_id) => ({
        kind: 'single_host',
        node_id,
        role_id,
      }));
    case 'nobody_ends':
      return grantTo(leaderOf(node), (role_id) => ({ kind: 'grant', node_id, role_id, action: 'end' }));
    case 'nobody_jumps':
      return grantTo(leaderOf(node), (role_id) => ({ kind: 'grant', node_id, role_id, action: 'jump' }));
    case 'nobody_votes':
      return grantTo(leaderOf(node), (role_id) => ({ kind: 'grant', node_id, role_id, action: 'vote' }));
    case 'nobody_speaks':
      return grantTo(leaderOf(node), (role_id) => ({ kind: 'grant', node_id, role_id, action: 'speech' }));
    case 'vote_not_set':
    case 'vote_without_choice':
      return { kind: 'set_vote', node_id };
    case 'outcome_leads_nowhere':
      return routesFor(flow, node_id, data.outcome)[0] ?? null;
    case 'template_role_absent':
      return grantTo(leaderOf(node), (role_id) => ({
        kind: 'give_template',
        node_id,
        template_id: String(data.template_id),
        role_id,
      }));
    case 'template_not_drafted':
      return moveTemplate(flow, node, String(data.template_id));
    default:
      return null;
  }
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

/** Other ways to mend it than the first. */
export function othersOf(flow: Flow, { code, node_id, data }: Finding): Mend[] {
  if (code === 'outcome_leads_nowhere' && node_id) return routesFor(flow, node_id, data.outcome).slice(1);
  const node = flow.nodes.find(({ id }) => id === node_id);
  if (code !== 'two_hosts' || !node) return [];
  const [, ...rest] = node.roles.filter(({ host }) => host);
  return rest.map(({ role_id }) => ({ kind: 'single_host', node_id: node.id, role_id }));
}

/** Where an outcome may lead: to where another one does, that of a rejected vote first, or to the vote again. */
function routesFor({ transitions }: Flow, node_id: string, value: unknown): Mend[] {
  const outcome = VoteOutcome.safeParse(value);
  if (!outcome.success) return [];
  const bound = transitions.filter(({ from, kind }) => from === node_id && kind === 'advance');
  const ordered = bound.toSorted(
    (a, b) => Number(b.outcome === 'rejected') - Number(a.outcome === 'rejected'),
  );
  const targets = [...new Set([...ordered.map(({ to }) => to), node_id])];
  return targets.map((to) => ({ kind: 'route_outcome', node_id, outcome: outcome.data, to }));
}

/** Who would lead here: the host, else the first who is assigned. */
function leaderOf({ roles }: Pick<FlowNode, 'roles'>): string | undefined {
  return (roles.find(({ host }) => host) ?? roles[0])?.role_id;
}

function grantTo(roleId: string | undefined, mend: (roleId: string) => Mend): Mend | null {
  return roleId === undefined ? null : mend(roleId);
}

/** On to the nearest piece that nothing leads to any more, which is what it led to before; else to the end. */
function connectOn(flow: Flow, node: Node): Mend | null {
  const entered = new Set(flow.transitions.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const far = ({ position: { x, y } }: Node) => Math.hypot(x - node.position.x, y - node.position.y);
  const [lost] = flow.nodes
    .filter(({ id, kind }) => id !== node.id && kind !== 'start' && !entered.has(id))
    .toSorted((a, b) => far(a) - far(b));
  if (!lost || node.kind === 'experience') return connectToEnd(flow, node);
  return { kind: 'connect', from: node.id, to: lost.id };
}

function connectToEnd({ nodes }: Flow, { id, kind }: Node): Mend | null {
  const end = nodes.find((node) => node.kind === 'experience' && node.id !== id);
  return end && kind !== 'experience' ? { kind: 'connect', from: id, to: end.id } : null;
}
