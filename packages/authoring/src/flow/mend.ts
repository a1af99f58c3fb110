import type { Flow, Mend } from '@lets/contract';
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
    case 'dead_end':
      return connectToEnd(flow, node);
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
      return openOneTransition(flow, node_id);
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

/** One way is opened for any outcome, the others stay bound: that of a rejected vote, which leads on where nothing was carried. */
function openOneTransition({ transitions }: Flow, nodeId: string): Mend | null {
  const bound = transitions.filter(
    ({ from, kind, outcome }) => from === nodeId && kind === 'advance' && outcome !== null,
  );
  const transition = bound.find(({ outcome }) => outcome === 'rejected') ?? bound[0];
  return transition ? { kind: 'clear_outcome', transition_id: transition.id } : null;
}

/** Who would lead here: the host, else the first who is assigned. */
function leaderOf({ roles }: Pick<FlowNode, 'roles'>): string | undefined {
  return (roles.find(({ host }) => host) ?? roles[0])?.role_id;
}

function grantTo(roleId: string | undefined, mend: (roleId: string) => Mend): Mend | null {
  return roleId === undefined ? null : mend(roleId);
}

function connectToEnd({ nodes }: Flow, { id, kind }: Node): Mend | null {
  const end = nodes.find((node) => node.kind === 'experience' && node.id !== id);
  return end && kind !== 'experience' ? { kind: 'connect', from: id, to: end.id } : null;
}
