import { assignmentOf, hostOf } from '../../flow/flow-index.ts';
import type { Assignment, FlowNode, FunctionAction, ProcessAction } from '../../flow/model.ts';
import { holderOf, sectionOf } from '../queries.ts';
import { CONTROL_BANNED, type SectionState } from '../state.ts';
import type { Checked, Refused, Situation } from './ruling.ts';
import { pass, refuse } from './ruling.ts';

/** A role that may act in an open section. */
export interface Standing {
  readonly node_id: string;
  readonly role_id: string;
  readonly node: FlowNode;
  readonly section: SectionState;
  readonly assignment: Assignment;
}

/** Who leads a section: its host role, or in no role's name the team's leader; or staff who intervene. */
export interface HostStanding {
  readonly node_id: string;
  readonly role_id: string | null;
  readonly node: FlowNode;
  readonly section: SectionState;
  readonly by_staff: boolean;
}

interface InSection {
  readonly node_id: string;
}
interface AsRole extends InSection {
  readonly role_id: string;
}
interface AsHost extends InSection {
  readonly role_id: string | null;
}

/** Pure: the run must be in progress, and students must not be banned. Null when all is well. */
export function playFault({ state, context }: Situation): Refused | null {
  if (state.status === 'ended') return refuse('ended_cannot_enter');
  if (state.status === 'waiting') return refuse('not_current_section');
  return banFault({ state, context });
}

/** Pure: the mentor's ban stops students, never staff. */
export function banFault({ state, context }: Pick<Situation, 'state' | 'context'>): Refused | null {
  return state.control.status === CONTROL_BANNED && !context.actor.is_staff ? refuse('banned') : null;
}

/** Pure: the section that a command names, when it is open and the actor may act at all. */
export function openPlace(
  situation: Situation,
  command: InSection,
): Checked<{ node: FlowNode; section: SectionState }> {
  const fault = playFault(situation);
  if (fault) return fault;
  const node = situation.index.nodes.get(command.node_id);
  const section = sectionOf(situation.state, command.node_id);
  if (!node || section?.status !== 'open') return refuse('not_current_section');
  return pass({ node, section });
}

/** Pure: the actor plays the role and the role has a place in the open section, in the room or not. */
export function roleStanding(situation: Situation, command: AsRole): Checked<Standing> {
  const place = openPlace(situation, command);
  if (!place.ok) return place;
  const assignment = assignmentOf(place.value.node, command.role_id);
  if (!assignment || !isHolder(situation, command.role_id)) return refuse('not_authorised_here');
  return pass({ ...place.value, node_id: command.node_id, role_id: command.role_id, assignment });
}

/** Pure: as `roleStanding`, and the role is in the room: one that waits outside cannot act until it is called in. */
export function insideStanding(situation: Situation, command: AsRole): Checked<Standing> {
  const standing = roleStanding(situation, command);
  if (!standing.ok) return standing;
  const isInside = standing.value.section.inside.includes(command.role_id);
  return isInside ? standing : refuse('not_authorised_here');
}

/** Pure: as `insideStanding`, and the role has the function here. */
export function functionStanding(
  situation: Situation,
  command: AsRole,
  needed: FunctionAction,
): Checked<Standing> {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  return standing.value.assignment.functions.includes(needed) ? standing : refuse('not_authorised_here');
}

/** Pure: as `insideStanding`, and the role has the process action here. */
export function processStanding(
  situation: Situation,
  command: AsRole,
  needed: ProcessAction,
): Checked<Standing> {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  return standing.value.assignment.processes.includes(needed) ? standing : refuse('not_authorised_here');
}

/** Pure: the actor leads the section; the host need not say that it acts as the host. */
export function hostStanding(situation: Situation, command: AsHost): Checked<HostStanding> {
  const place = openPlace(situation, command);
  if (!place.ok) return place;
  const host = hostOf(place.value.node);
  const base = { ...place.value, node_id: command.node_id, by_staff: false };
  if (host) {
    const isNamed = command.role_id === null || command.role_id === host.role_id;
    const isHost = isNamed && isHolder(situation, host.role_id);
    return isHost ? pass({ ...base, role_id: host.role_id }) : refuse('not_authorised_here');
  }
  return isLeader(situation) ? pass({ ...base, role_id: null }) : refuse('not_authorised_here');
}

/** Pure: the actor has the process action in an open section, or leads the team, which needs no role there. */
export function processOrLeader(
  situation: Situation,
  command: AsHost,
  needed: ProcessAction,
): Checked<HostStanding> {
  const place = openPlace(situation, command);
  if (!place.ok) return place;
  if (command.role_id !== null) {
    const standing = processStanding(situation, { ...command, role_id: command.role_id }, needed);
    if (standing.ok) return pass({ ...standing.value, by_staff: false });
  }
  if (!isLeader(situation)) return refuse('not_authorised_here');
  return pass({ ...place.value, node_id: command.node_id, role_id: null, by_staff: false });
}

export function isHolder({ state, context }: Situation, roleId: string): boolean {
  return holderOf(state, roleId) === context.actor.user_id;
}

export function isLeader({ state, context }: Situation): boolean {
  return state.leader_id === context.actor.user_id;
}

export function isMember({ state, context }: Situation): boolean {
  return state.member_ids.includes(context.actor.user_id);
}
