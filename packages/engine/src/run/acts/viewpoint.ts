import { assignmentOf, type FlowIndex, hostOf, indexFlow } from '../../flow/flow-index.ts';
import type { Assignment, Flow, FlowNode, FunctionAction, ProcessAction } from '../../flow/model.ts';
import { holderOf, sectionOf } from '../queries.ts';
import type { DisplayItem, RunState, SectionState } from '../state.ts';

/** A person, in a role and a section, whose abilities are in question. */
export interface Viewpoint {
  readonly index: FlowIndex;
  readonly state: RunState;
  readonly user_id: number;
  readonly is_staff: boolean;
  readonly is_leader: boolean;
  readonly is_member: boolean;
  /** Undefined for a node that the flow does not have. */
  readonly node: FlowNode | undefined;
  /** The role's place in the section, when the user plays it. */
  readonly assignment: Assignment | undefined;
  /** Leads the section in the role given, or as the team's leader where it has no host. */
  readonly is_host: boolean;
  readonly node_id: string;
  readonly role_id: string | null;
}

export type Onlooker = Pick<Viewpoint, 'user_id' | 'role_id' | 'node_id' | 'is_staff'>;

/** Pure: the viewpoint of a person in a section, in one of their roles or in none. */
export function viewpointOf(flow: Flow, state: RunState, onlooker: Onlooker): Viewpoint {
  const { user_id, role_id, node_id } = onlooker;
  const index = indexFlow(flow);
  const node = index.nodes.get(node_id);
  const isHolder = role_id !== null && holderOf(state, role_id) === user_id;
  const is_leader = state.leader_id === user_id;
  const host = node && hostOf(node);
  const isHostRole = (id: string) => holderOf(state, id) === user_id && (!role_id || role_id === id);
  return {
    ...onlooker,
    index,
    state,
    is_leader,
    is_member: state.member_ids.includes(user_id),
    node,
    assignment: node && isHolder ? assignmentOf(node, role_id) : undefined,
    is_host: host ? isHostRole(host.role_id) : is_leader,
  };
}

/** A placeholder for an id, a name or a text in a command that is only tried. */
export const ANY = '?';
export const ANY_FILE: DisplayItem = { kind: 'file', id: ANY, name: ANY };

// The section and the role of a command

export const asHost = ({ node_id, role_id }: Viewpoint) => ({ node_id, role_id });
export const asRole = ({ node_id, role_id }: Viewpoint) => ({ node_id, role_id: role_id ?? ANY });

// Conditions for `isTheirs`

export const isAssigned = ({ assignment }: Viewpoint): boolean => assignment !== undefined;
export const isHost = ({ is_host }: Viewpoint): boolean => is_host;
export const isLeader = ({ is_leader }: Viewpoint): boolean => is_leader;
export const isMember = ({ is_member }: Viewpoint): boolean => is_member;
export const isStaff = ({ is_staff }: Viewpoint): boolean => is_staff;
export const isLeaderOrStaff = ({ is_leader, is_staff }: Viewpoint): boolean => is_leader || is_staff;

/** Whether the role has one of these functions in the section. */
export const has =
  (...functions: readonly FunctionAction[]) =>
  ({ assignment }: Viewpoint): boolean =>
    functions.some((action) => assignment?.functions.includes(action));

/** Whether any role in the section has the function. */
export const isUsed = (action: FunctionAction, { node }: Viewpoint): boolean =>
  node?.roles.some(({ functions }) => functions.includes(action)) === true;

/** Whether the role may move the run on in this way. */
export const moves =
  (action: ProcessAction) =>
  ({ assignment }: Viewpoint): boolean =>
    assignment?.processes.includes(action) === true;

export const movesOrLeads =
  (action: ProcessAction) =>
  (from: Viewpoint): boolean =>
    from.is_leader || moves(action)(from);

// What the section offers to act on

export const sectionAt = ({ state, node_id }: Viewpoint): SectionState | undefined =>
  sectionOf(state, node_id);

export const rolesAt = ({ node }: Viewpoint): readonly string[] =>
  node?.roles.map(({ role_id }) => role_id) ?? [];
