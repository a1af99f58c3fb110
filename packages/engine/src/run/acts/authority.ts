import { assignmentOf, hostOf } from '../../flow/flow-index.ts';
import type { Assignment, FlowNode, FunctionAction, ProcessAction } from '../../flow/model.ts';
import type { AsHost, AsRole, InSection } from '../command.ts';
import { holderOf, sectionOf } from '../queries.ts';
import { CONTROL_PAUSED, type SectionState } from '../state.ts';
import type { Checked, Refused, Situation } from './ruling.ts';
import { pass, refuse } from './ruling.ts';

/** A role that may act in an open section. */
export interface RoleAuthority {
  readonly node_id: string;
  readonly role_id: string;
  readonly node: FlowNode;
  readonly section: SectionState;
  readonly assignment: Assignment;
}

/** Who leads a section: its host role, or in no role's name the team's leader; or staff who intervene. */
export interface HostAuthority {
  readonly node_id: string;
  readonly role_id: string | null;
  readonly node: FlowNode;
  readonly section: SectionState;
  readonly by_staff: boolean;
}

/** Pure: the run must be in progress, and a pause must not stop the actor. Null when all is well. */
export function notRunningFault({ state, context }: Situation): Refused | null {
  if (state.status === 'ended') return refuse('ended_cannot_enter');
  if (state.status === 'waiting') return refuse('not_current_section');
  return banFault({ state, context });
}

/** Pure: the mentor's pause stops students, never staff. */
export function banFault({ state, context }: Pick<Situation, 'state' | 'context'>): Refused | null {
  return state.control.status === CONTROL_PAUSED && !context.actor.is_staff ? refuse('paused') : null;
}

/** Pure: the section that a command names, when it is open and the actor may act at all. */
export function requireOpenSection(
  situation: Situation,
  command: InSection,
): Checked<{ node: FlowNode; section: SectionState }> {
  const fault = notRunningFault(situation);
  if (fault) return fault;
  const node = situation.index.nodes.get(command.node_id);
  const section = sectionOf(situation.state, command.node_id);
  if (!node || section?.status !== 'open') return refuse('not_current_section');
  return pass({ node, section });
}

/** Pure: the actor plays the role and the role has a place in the open section, in the room or not. */
export function authoriseRole(situation: Situation, command: AsRole): Checked<RoleAuthority> {
  const place = requireOpenSection(situation, command);
  if (!place.ok) return place;
  const assignment = assignmentOf(place.value.node, command.role_id);
  if (!assignment || !isActorHolder(situation, command.role_id)) return refuse('not_authorised_here');
  return pass({ ...place.value, node_id: command.node_id, role_id: command.role_id, assignment });
}

/** Pure: as `authoriseRole`, and the role is in the room: one that waits outside cannot act until it is called in. */
export function authorisePresent(situation: Situation, command: AsRole): Checked<RoleAuthority> {
  const authority = authoriseRole(situation, command);
  if (!authority.ok) return authority;
  const isInside = authority.value.section.inside.includes(command.role_id);
  return isInside ? authority : refuse('not_authorised_here');
}

/** Pure: as `authorisePresent`, and the role has the function here. */
export function authoriseFunction(
  situation: Situation,
  command: AsRole,
  needed: FunctionAction,
): Checked<RoleAuthority> {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
  return authority.value.assignment.functions.includes(needed) ? authority : refuse('not_authorised_here');
}

/** Pure: as `authorisePresent`, and the role has the process action here. */
export function authoriseProcess(
  situation: Situation,
  command: AsRole,
  needed: ProcessAction,
): Checked<RoleAuthority> {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
  return authority.value.assignment.processes.includes(needed) ? authority : refuse('not_authorised_here');
}

/** Pure: the actor leads the section; the host need not say that it acts as the host. */
export function authoriseHost(situation: Situation, command: AsHost): Checked<HostAuthority> {
  const place = requireOpenSection(situation, command);
  if (!place.ok) return place;
  const host = hostOf(place.value.node);
  const base = { ...place.value, node_id: command.node_id, by_staff: false };
  if (host) {
    const isNamed = command.role_id === null || command.role_id === host.role_id;
    const isHost = isNamed && isActorHolder(situation, host.role_id);
    return isHost ? pass({ ...base, role_id: host.role_id }) : refuse('not_authorised_here');
  }
  return isActorLeader(situation) ? pass({ ...base, role_id: null }) : refuse('not_authorised_here');
}

/** Pure: the actor leads the section, or plays a role in the room that has the function here. */
export function authoriseHostOrFunction(
  situation: Situation,
  command: AsHost,
  needed: FunctionAction,
): Checked<HostAuthority> {
  const host = authoriseHost(situation, command);
  if (host.ok || command.role_id === null) return host;
  const role = authoriseFunction(situation, { ...command, role_id: command.role_id }, needed);
  return role.ok ? pass({ ...role.value, by_staff: false }) : role;
}

/** Pure: the actor has the process action in an open section, or leads the team, which needs no role there. */
export function authoriseProcessOrLeader(
  situation: Situation,
  command: AsHost,
  needed: ProcessAction,
): Checked<HostAuthority> {
  const place = requireOpenSection(situation, command);
  if (!place.ok) return place;
  if (command.role_id !== null) {
    const authority = authoriseProcess(situation, { ...command, role_id: command.role_id }, needed);
    if (authority.ok) return pass({ ...authority.value, by_staff: false });
  }
  if (!isActorLeader(situation)) return refuse('not_authorised_here');
  return pass({ ...place.value, node_id: command.node_id, role_id: null, by_staff: false });
}

export function isActorHolder({ state, context }: Situation, roleId: string): boolean {
  return holderOf(state, roleId) === context.actor.user_id;
}

export function isActorLeader({ state, context }: Situation): boolean {
  return state.leader_id === context.actor.user_id;
}

export function isActorMember({ state, context }: Situation): boolean {
  return state.member_ids.includes(context.actor.user_id);
}
