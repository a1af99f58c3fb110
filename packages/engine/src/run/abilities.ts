import type { FlowIndex } from '../flow/flow-index.ts';
import { assignmentOf, hostOf, indexFlow } from '../flow/flow-index.ts';
import type { Assignment, Flow, FlowNode } from '../flow/model.ts';
import type { Command, CommandType, Context } from './command.ts';
import { rulingOn } from './decide.ts';
import { PROBES } from './probes.ts';
import { holderOf } from './queries.ts';
import type { RefusalReason } from './refusal.ts';
import type { RequestAbout, RunState } from './state.ts';

/**
 * Every command by its name. `request` is any of the three requests, each of which has a name of its own too; `speak` is
 * to the room, apart from speaking in a private talk.
 */
export type AbilityName = CommandType | `request_${RequestAbout}` | 'speak_in_meeting';

/** `hidden`: never here, so the screen does not draw it. `no`: not now, and why. */
export type Ability = 'yes' | 'hidden' | { readonly no: RefusalReason };
export type Abilities = Readonly<Record<AbilityName, Ability>>;

/** What the probes look at. */
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

/** How one ability is found out. */
export interface Probe {
  /** Whether the act could ever be this person's here. */
  readonly isTheirs: (viewpoint: Viewpoint) => boolean;
  /** Well-formed commands to try; the act is possible when one of them would be accepted. */
  readonly tries: (viewpoint: Viewpoint) => readonly Command[];
}

/**
 * Pure: what somebody may do in a section, in the name of one of their roles or of none. It asks `decide` itself with
 * well-formed commands, so that what the screen greys and what the server refuses cannot differ. True of a redacted copy
 * of the state as well: nobody's abilities depend on what they may not know. Only taking back depends on `at`.
 */
export function abilitiesOf(
  flow: Flow,
  state: RunState,
  userId: number,
  roleId: string | null,
  nodeId: string,
  isStaff = false,
  at = 0,
): Abilities {
  const viewpoint = lookFrom(flow, state, userId, roleId, nodeId, isStaff);
  const context: Context = { actor: { user_id: userId, is_staff: isStaff }, at };
  const entries = Object.entries(PROBES).map(([name, probe]) => [
    name,
    tryOut(probe, viewpoint, (command) => rulingOn(flow, state, command, context)),
  ]);
  return Object.fromEntries(entries) as Abilities;
}

function lookFrom(
  flow: Flow,
  state: RunState,
  userId: number,
  roleId: string | null,
  nodeId: string,
  isStaff: boolean,
): Viewpoint {
  const index = indexFlow(flow);
  const node = index.nodes.get(nodeId);
  const isHolder = roleId !== null && holderOf(state, roleId) === userId;
  const host = node && hostOf(node);
  const isLeader = state.leader_id === userId;
  const isHostRole = host && holderOf(state, host.role_id) === userId && (!roleId || roleId === host.role_id);
  return {
    index,
    state,
    user_id: userId,
    is_staff: isStaff,
    is_leader: isLeader,
    is_member: state.member_ids.includes(userId),
    node,
    assignment: node && isHolder ? assignmentOf(node, roleId) : undefined,
    is_host: host ? Boolean(isHostRole) : isLeader,
    node_id: nodeId,
    role_id: roleId,
  };
}

function tryOut(
  probe: Probe,
  viewpoint: Viewpoint,
  judge: (command: Command) => ReturnType<typeof rulingOn>,
): Ability {
  if (!probe.isTheirs(viewpoint)) return 'hidden';
  let refused: RefusalReason | undefined;
  for (const command of probe.tries(viewpoint)) {
    const decision = judge(command);
    if (decision.ok) return 'yes';
    refused ??= decision.refusal.reason;
  }
  return { no: refused ?? 'no_such_thing' };
}
