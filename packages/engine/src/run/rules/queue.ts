import { assignmentOf } from '../../flow/flow-index.ts';
import { courtOf } from '../court-state.ts';
import type { PendingRequest, SectionState } from '../state.ts';
import type { Checked, Refused, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { type HostStanding, hostStanding } from './standing.ts';

/** Pure: while the record is read over nobody speaks to the room, so that it stays the whole of what was said. */
export function recordFault(section: SectionState): Refused | null {
  return courtOf(section).record?.status === 'checking' ? refuse('record_closed') : null;
}

/** Puts a wish to speak before another, or at the end: from then on it keeps that place. */
export const moveRequest: Rule<'move_request'> = (situation, command) => {
  const standing = hostStanding(situation, command);
  if (!standing.ok) return standing;
  const queue = speakingQueue(standing.value.section);
  const { request_id, before } = command;
  if (!queue.some(({ id }) => id === request_id)) return refuse('no_such_thing');
  if (before === request_id) return refuse('bad_parameter', 'before');
  if (before !== null && !queue.some(({ id }) => id === before)) return refuse('changed_meanwhile');
  return accept(draft(standing.value, { type: 'request_moved', data: { request_id, before } }));
};

/** Calls on somebody who would have to ask; a wish of theirs that waits is granted by it. */
export const giveFloor: Rule<'give_floor'> = (situation, command) => {
  const standing = floorStanding(situation, command);
  if (!standing.ok) return standing;
  const { node, section } = standing.value;
  const { target_role } = command;
  const target = assignmentOf(node, target_role);
  if (!target?.functions.includes('request_speech')) return refuse('bad_parameter', 'target_role');
  if (!section.inside.includes(target_role)) return refuse('bad_parameter', 'target_role');
  if (section.floor.includes(target_role)) return refuse('already_done');
  return accept(draft(standing.value, { type: 'floor_given', data: { target_role } }));
};

export const takeFloor: Rule<'take_floor'> = (situation, command) => {
  const standing = hostStanding(situation, command);
  if (!standing.ok) return standing;
  const { target_role } = command;
  if (!standing.value.section.floor.includes(target_role)) return refuse('no_such_thing');
  return accept(draft(standing.value, { type: 'floor_taken', data: { target_role } }));
};

function floorStanding(
  situation: Situation,
  command: { readonly node_id: string; readonly role_id: string | null },
): Checked<HostStanding> {
  const standing = hostStanding(situation, command);
  if (!standing.ok) return standing;
  return recordFault(standing.value.section) ?? pass(standing.value);
}

/** Pure: who waits to speak, in the order in which they are to. */
export function speakingQueue(section: Pick<SectionState, 'requests'>): readonly PendingRequest[] {
  return section.requests.filter(({ about }) => about === 'speech');
}
