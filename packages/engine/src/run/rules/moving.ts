import { insideAtOpening, waysFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import { moveTokens } from '../../flow/tokens.ts';
import { TAKE_BACK_MS, TEXT_LIMITS } from '../limits.ts';
import { isOpen, isVoteRunning } from '../queries.ts';
import type { Firing, RunState, SectionState } from '../state.ts';
import type { Checked, Draft, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { insideStanding, openPlace, playFault, processOrLeader, processStanding } from './standing.ts';
import { hasNothingWaiting, isOwnEnding, stepBack, takingBack } from './step-back.ts';
import { optionalText, requiredText } from './texts.ts';

/** Ends a section toward one of its options. A wrong one is recorded and leaves everybody where they are. */
export const endSection: Rule<'end_section'> = (situation, command) => {
  const standing = processStanding(situation, command, 'end');
  if (!standing.ok) return standing;
  const option = optionOf(situation, standing.value, command.trans_id);
  if (!option.ok) return option;
  if (option.value.kind === 'wrong') {
    return accept(draft(command, { type: 'wrong_option_tried', data: { trans_id: command.trans_id } }));
  }
  const undo = { role_id: command.role_id, until: situation.context.at + TAKE_BACK_MS };
  const by = hasNothingWaiting(standing.value.section) ? { ...command, undo } : command;
  return accept(...closeSection(situation, by, option.value, null));
};

/** Staff move a stuck section on, by the same ways that are open to the players. */
export const moveOn: Rule<'move_on'> = (situation, command) => {
  if (!situation.context.actor.is_staff) return refuse('no_authority');
  const place = openPlace(situation, command);
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

/** Reaching an experience node completes the experiment. */
function closeSection(
  situation: Situation,
  by: Mover,
  option: Transition,
  reason: string | null,
): readonly Draft[] {
  const moved = fire(situation, [option], by.node_id);
  const firing = by.undo ? { ...moved, undo: by.undo } : moved;
  const data = { trans_id: option.id, reason, firing };
  const ended = draft(by, { type: 'section_ended', data });
  const end = firing.opens.find(({ node_id }) => isEnd(situation, node_id));
  if (!end) return [ended];
  const completed = { how: 'completed', reason: null } as const;
  return [ended, draft({ ...by, node_id: end.node_id }, { type: 'experiment_ended', data: completed })];
}

function isEnd({ index }: Situation, nodeId: string): boolean {
  return index.nodes.get(nodeId)?.kind === 'experience';
}

/** Pure: the next firing of the run, numbered for the event about to be made. */
function fire({ index, state }: Situation, fired: readonly Transition[], closes: string): Firing {
  const isOpenThen = (nodeId: string) => nodeId !== closes && isOpen(state, nodeId);
  return toFiring(index.nodes, state, moveTokens(index, fired, state.parked, isOpenThen), {
    closes,
    trans_id: fired[0]?.id ?? null,
  });
}

/** Pure: the firing that opens a path. */
export function fireStart({ index, state }: Situation): Firing {
  const start = index.flow.nodes.find((node) => node.kind === 'start');
  const fired = start ? waysFrom(index, start.id) : [];
  const arrivals = moveTokens(index, fired, [], () => false);
  return toFiring(index.nodes, state, arrivals, { closes: null, trans_id: null });
}

function toFiring(
  nodes: ReadonlyMap<string, FlowNode>,
  state: RunState,
  arrivals: ReturnType<typeof moveTokens>,
  cause: Pick<Firing, 'closes' | 'trans_id'>,
): Firing {
  const opens = arrivals.opens.flatMap((id) => {
    const node = nodes.get(id);
    return node ? [{ node_id: id, inside: insideAtOpening(node) }] : [];
  });
  return { seq: state.seq + 1, ...cause, opens, parks: arrivals.parks, unparks: arrivals.unparks };
}

/** Early termination: withdrawal, settlement. */
export const terminate: Rule<'terminate'> = (situation, command) => {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  if (!standing.value.assignment.can_terminate) return refuse('not_authorised_here');
  const reason = requiredText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const data = { how: 'terminated', reason: reason.value } as const;
  return accept(draft(command, { type: 'experiment_ended', data }));
};

/** Staff end a run wherever it stands. */
export const stop: Rule<'stop'> = (situation, command) => {
  if (!situation.context.actor.is_staff) return refuse('no_authority');
  const fault = playFault(situation);
  if (fault) return fault;
  const reason = requiredText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const place = { node_id: null, role_id: null, by_staff: true };
  const data = { how: 'terminated', reason: reason.value } as const;
  return accept(draft(place, { type: 'experiment_ended', data }));
};

export const back: Rule<'back'> = (situation, command) => {
  const standing = processOrLeader(situation, command, 'back');
  if (!standing.ok) return standing;
  const step = stepBack(situation.state, command.node_id);
  if (!step) return refuse('no_previous_section');
  return accept(draft(standing.value, { type: 'stepped_back', data: step }));
};

/** Whoever ended a section by mistake takes that back at once, without the right to step back. */
export const takeBack: Rule<'take_back'> = (situation, command) => {
  const fault = playFault(situation);
  if (fault) return fault;
  const { state, context } = situation;
  if (!isOwnEnding(state, context.actor.user_id, command)) return refuse('not_authorised_here');
  const step = takingBack(state, context.at);
  if (!step) return refuse('changed_meanwhile');
  return accept(draft(command, { type: 'stepped_back', data: step }));
};

export const restart: Rule<'restart'> = (situation, command) => {
  if (situation.state.status === 'ended') return refuse('ended_cannot_restart');
  const standing = processOrLeader(situation, command, 'restart');
  if (!standing.ok) return standing;
  const data = { path_id: situation.state.path_id + 1, firing: fireStart(situation) };
  return accept(draft(standing.value, { type: 'restarted', data }));
};

/** Starts the linked experiment; the section itself is ended along its transition as usual. */
export const jump: Rule<'jump'> = (situation, command) => {
  const standing = processStanding(situation, command, 'jump');
  if (!standing.ok) return standing;
  const { node, section } = standing.value;
  if (node.kind !== 'jump') return refuse('not_authorised_here');
  if (section.jumped_to !== null) return refuse('already_done');
  if (command.target_eid === null) return refuse('jump_not_configured');
  return accept(draft(command, { type: 'jumped', data: { target_eid: command.target_eid } }));
};
