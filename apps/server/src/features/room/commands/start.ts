import { type ActAnswer, experimentStart, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { unregisteredMembers } from '../../../runs/members.ts';
import { assertStartable } from '../../project/service.ts';
import { inviteesOf } from '../../team/service.ts';
import { answerOf } from '../answer.ts';
import { type Hand, runAct } from '../run-command.ts';

/** Starts the experiment for everybody. */
export async function startExperiment(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof experimentStart>,
): Promise<ActAnswer> {
  const done = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, experimentStart.path, input),
    command: () => ({ type: 'start' }),
    keep: async (hand) => {
      await assertRegistered(hand);
      await assertOpen(deps, hand);
      const { run, tx } = hand;
      const invitees = run.team_id === null ? [] : await inviteesOf(tx, run.team_id);
      tx.afterCommit(() => {
        deps.bus.nudge(run.state.member_ids, 'experiments');
        if (run.creator_type === 'teacher') deps.bus.nudge([run.creator_id], 'class_tasks');
        // Their invitations have lapsed.
        if (invitees.length > 0) deps.bus.nudge(invitees, 'teams');
      });
    },
  });
  return answerOf(done, caller);
}

/** Asked after the engine: somebody who may not start is told so first. */
async function assertRegistered({ tx, run }: Hand): Promise<void> {
  const missing = await unregisteredMembers(tx.client, run);
  if (missing.length > 0) refuse('not_registered', { user_ids: missing });
}

/** Within the case's hours and with enough members; a case jumped to goes on whenever the first one does. */
async function assertOpen(deps: Deps, { tx, run }: Hand): Promise<void> {
  if (run.linked_from !== null) return;
  // How many are in a group that a teacher formed, or a class left over, was settled when the task was given.
  const memberCount = run.creator_type === 'teacher' ? null : run.state.member_ids.length;
  await assertStartable(deps, tx, run.project_id, memberCount);
}
