import { type ActAnswer, experimentStart, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, Refusal } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { unregisteredMembers } from '../../../runs/member-repository.ts';
import { startRefusal } from '../../project/service.ts';
import { inviteesOf } from '../../team/service.ts';
import type { Hand } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';

/** Starts the experiment for everybody. */
export async function startExperiment(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof experimentStart>,
): Promise<ActAnswer> {
  const outcome = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, experimentStart.path, input),
    underLock: true,
    prepare: (hand) => ({ command: { type: 'start' }, keep: () => keepStart(deps, hand) }),
  });
  return answerOf(orRefuse(outcome), caller);
}

/** Asked after the engine: a person who may not start is told so first. */
async function keepStart(deps: Deps, hand: Hand): Promise<Refusal | undefined> {
  const { run, tx } = hand;
  const refusal = (await unregisteredRefusal(hand)) ?? (await closedRefusal(deps, hand));
  if (refusal) return refusal;
  const invitees = run.team_id === null ? [] : await inviteesOf(tx, run.team_id);
  tx.afterCommit(() => {
    deps.bus.nudge(run.state.member_ids, 'experiments');
    if (run.creator_type === 'teacher') deps.bus.nudge([run.creator_id], 'class_tasks');
    // Their invitations have lapsed.
    if (invitees.length > 0) deps.bus.nudge(invitees, 'teams');
  });
  return undefined;
}

async function unregisteredRefusal({ tx, run }: Hand): Promise<Refusal | undefined> {
  const missing = await unregisteredMembers(tx, run);
  return missing.length > 0 ? new Refusal('not_registered', { user_ids: missing }) : undefined;
}

/** Within the case's hours and with enough members; a case jumped to goes on whenever the first one does. */
async function closedRefusal(deps: Deps, { tx, run }: Hand): Promise<Refusal | undefined> {
  if (run.linked_from !== null) return undefined;
  // How many are in a group that a teacher formed, or a class left over, was settled when the task was given.
  const memberCount = run.creator_type === 'teacher' ? null : run.state.member_ids.length;
  return startRefusal(deps, tx, run.project_id, memberCount);
}
