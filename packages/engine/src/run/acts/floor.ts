import { assignmentOf } from '../../flow/flow-index.ts';
import type { AsHost } from '../command.ts';
import type { PendingRequest, SectionState } from '../state.ts';
import type { Acts } from './act.ts';
import { authoriseHost, type HostAuthority } from './authority.ts';
import { recordClosedFault } from './record.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { asHost, isHost, isUsed, rolesAt, sectionAt, type Viewpoint } from './viewpoint.ts';

/** Moves a request to speak before another, or to the end; from then on it keeps that place. */
const moveRequest: Rule<'move_request'> = (situation, command) => {
  const authority = authoriseHost(situation, command);
  if (!authority.ok) return authority;
  const queue = speakingQueue(authority.value.section);
  const { request_id, before } = command;
  if (!queue.some(({ id }) => id === request_id)) return refuse('no_such_thing');
  if (before === request_id) return refuse('bad_parameter', 'before');
  if (before !== null && !queue.some(({ id }) => id === before)) return refuse('changed_meanwhile');
  return accept(draft(authority.value, { type: 'request_moved', data: { request_id, before } }));
};

/** Calls on a role that would have to ask. This also grants its pending request. */
const giveFloor: Rule<'give_floor'> = (situation, command) => {
  const authority = authoriseFloor(situation, command);
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  const { target_role } = command;
  const target = assignmentOf(node, target_role);
  if (!target?.functions.includes('request_speech')) return refuse('bad_parameter', 'target_role');
  if (!section.inside.includes(target_role)) return refuse('bad_parameter', 'target_role');
  if (section.floor.includes(target_role)) return refuse('already_done');
  return accept(draft(authority.value, { type: 'floor_given', data: { target_role } }));
};

const takeFloor: Rule<'take_floor'> = (situation, command) => {
  const authority = authoriseHost(situation, command);
  if (!authority.ok) return authority;
  const { target_role } = command;
  if (!authority.value.section.floor.includes(target_role)) return refuse('no_such_thing');
  return accept(draft(authority.value, { type: 'floor_taken', data: { target_role } }));
};

function authoriseFloor(situation: Situation, command: AsHost): Checked<HostAuthority> {
  const authority = authoriseHost(situation, command);
  if (!authority.ok) return authority;
  return recordClosedFault(authority.value.section) ?? pass(authority.value);
}

/** Pure: the pending requests to speak, in the order in which they will be granted. */
export function speakingQueue(section: Pick<SectionState, 'requests'>): readonly PendingRequest[] {
  return section.requests.filter(({ about }) => about === 'speech');
}

const givesFloor = (from: Viewpoint) => isHost(from) && isUsed('request_speech', from);

export const floorActs = {
  move_request: {
    judge: moveRequest,
    isTheirs: isHost,
    tries: (from) =>
      speakingQueue(sectionAt(from) ?? { requests: [] }).map(({ id }) => ({
        type: 'move_request',
        ...asHost(from),
        request_id: id,
        before: null,
      })),
  },
  give_floor: {
    judge: giveFloor,
    isTheirs: givesFloor,
    tries: (from) =>
      rolesAt(from).map((target_role) => ({ type: 'give_floor', ...asHost(from), target_role })),
  },
  take_floor: {
    judge: takeFloor,
    isTheirs: givesFloor,
    tries: (from) =>
      (sectionAt(from)?.floor ?? []).map((target_role) => ({
        type: 'take_floor',
        ...asHost(from),
        target_role,
      })),
  },
} satisfies Acts<'move_request' | 'give_floor' | 'take_floor'>;
