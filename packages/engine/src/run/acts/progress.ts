import { transitionsFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import { unmetConditions } from '../conditions.ts';
import { consequencesOf } from '../consequences.ts';
import { TAKE_BACK_MS, TEXT_LIMITS } from '../limits.ts';
import { isVoteRunning } from '../queries.ts';
import type { Firing, SectionState } from '../state.ts';
import type { Acts } from './act.ts';
import { authoriseProcess, requireOpenSection } from './authority.ts';
import { fire } from './firing.ts';
import type { Checked, Draft, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { optionalText } from './texts.ts';
import { asRole, isStaff, moves } from './viewpoint.ts';

/**
 * Ends a section toward one of its options. A wrong one is recorded and leaves everybody where they are; one whose conditions
 * do not hold yet is refused, and no try is counted.
 */
const endSection: Rule<'end_section'> = (situation, command) => {
  const authority = authoriseProcess(situation, command, 'end');
  if (!authority.ok) return authority;
  const option = optionOf(situation, authority.value, command.trans_id);
  if (!option.ok) return option;
  const conditions = unmetConditions(situation.state, option.value);
  if (conditions.length > 0) {
    const unmet = { conditions, visit: authority.value.section.opened_seq };
    return { ok: false, refusal: { reason: 'conditions_unmet', unmet } };
  }
  if (option.value.kind === 'wrong') {
    return accept(draft(command, { type: 'wrong_option_tried', data: { trans_id: command.trans_id } }));
  }
  const undo = { role_id: command.role_id, until: situation.context.at + TAKE_BACK_MS };
  const by = hasNothingWaiting(authority.value.section) ? { ...command, undo } : command;
  return accept(...closeSection(situation, by, option.value, null));
};

/** Staff move a stuck section on, along the options that are open to the players; no condition holds them up. */
const moveOn: Rule<'move_on'> = (situation, command) => {
  if (!situation.context.actor.is_staff) return refuse('no_authority');
  const place = requireOpenSection(situation, command);
  if (!place.ok) return place;
  const option = optionOf(situation, place.value, command.trans_id);
  if (!option.ok) return option;
  if (option.value.kind === 'wrong') return refuse('bad_parameter', 'trans_id');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const by = { node_id: command.node_id, role_id: null, by_staff: true };
  return accept(...closeSection(situation, by, option.value, reason.value));
};

function optionOf(
  { index }: Situation,
  { node, section }: { readonly node: FlowNode; readonly section: SectionState },
  transId: string,
): Checked<Transition> {
  const option = index.transitions.get(transId);
  if (option?.from !== node.id) return refuse('bad_parameter', 'trans_id');
  if (isVoteRunning(node, section)) return refuse('vote_not_ended');
  const isBound = option.kind === 'advance' && option.outcome !== null;
  const hasOutcome = section.vote.result?.outcome === option.outcome;
  return isBound && !hasOutcome ? refuse('bad_parameter', 'trans_id') : pass(option);
}

interface Mover {
  readonly node_id: string;
  readonly role_id: string | null;
  readonly by_staff?: boolean;
  readonly undo?: Firing['undo'];
}

/** Reaching an experience node completes the experiment. What has been told cannot be untold, so no such ending is taken back. */
function closeSection(
  situation: Situation,
  by: Mover,
  option: Transition,
  reason: string | null,
): readonly Draft[] {
  const moved = fire(situation, [option], by.node_id);
  const struck = consequencesOf(situation.index, situation.state, moved);
  const firing = by.undo && struck.length === 0 ? { ...moved, undo: by.undo } : moved;
  const data = { trans_id: option.id, reason, firing };
  const ended = draft(by, { type: 'section_ended', data });
  const told = struck.map(({ node_id, ...data }) =>
    draft({ node_id, role_id: null }, { type: 'consequence_struck', data }),
  );
  const end = firing.opens.find(({ node_id }) => isEnd(situation, node_id));
  if (!end) return [ended, ...told];
  const completed = { how: 'completed', reason: null } as const;
  return [
    ended,
    ...told,
    draft({ ...by, node_id: end.node_id }, { type: 'experiment_ended', data: completed }),
  ];
}

function isEnd({ index }: Situation, nodeId: string): boolean {
  return index.nodes.get(nodeId)?.kind === 'experience';
}

/** Ending a section drops what is pending in it, and stepping back does not restore that. */
function hasNothingWaiting({ floor, requests, meetings, court }: SectionState): boolean {
  return floor.length + requests.length + meetings.length + (court?.apart.length ?? 0) === 0;
}

/** Starts the linked experiment; the section itself is ended along its transition as usual. */
const jump: Rule<'jump'> = (situation, command) => {
  const authority = authoriseProcess(situation, command, 'jump');
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  if (node.kind !== 'jump') return refuse('not_authorised_here');
  if (section.jumped_to !== null) return refuse('already_done');
  if (typeof command.target_eid === 'string') return refuse(command.target_eid);
  return accept(draft(command, { type: 'jumped', data: { target_eid: command.target_eid } }));
};

export const progressActs = {
  end_section: {
    judge: endSection,
    isTheirs: moves('end'),
    tries: (from) =>
      from.index.flow.transitions
        .filter((transition) => transition.from === from.node_id)
        .map(({ id }) => ({ type: 'end_section', ...asRole(from), trans_id: id })),
  },
  move_on: {
    judge: moveOn,
    isTheirs: isStaff,
    tries: ({ index, node_id }) =>
      transitionsFrom(index, node_id).map(({ id }) => ({
        type: 'move_on',
        node_id,
        trans_id: id,
        reason: null,
      })),
  },
  jump: {
    judge: jump,
    isTheirs: (from) => from.node?.kind === 'jump' && moves('jump')(from),
    tries: (from) => [{ type: 'jump', ...asRole(from), target_eid: 1 }],
  },
} satisfies Acts<'end_section' | 'move_on' | 'jump'>;
