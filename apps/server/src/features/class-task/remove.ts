import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { emptyTeam } from '../experiment/service.ts';
import { isGraded } from '../gradebook/service.ts';
import { membersOf, tellOf } from '../team/service.ts';
import * as repository from './repository.ts';
import { lockTaskFor } from './task-lock.ts';

/** Takes a task back from a class with its groups and what they have waiting; ended experiments stay. */
export async function deleteClassTask(deps: Deps, caller: Caller, id: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const task = await lockTaskFor(tx, caller, id, 'update');
    if (task.creator_id !== caller.id) refuse('may_not_delete_task');
    if (await isGraded(tx, id)) refuse('task_graded');
    const teams = await repository.lockGroups(tx, id);
    const groups = teams.map((group) => group.id);
    for (const teamId of groups) await emptyTeam(deps, tx, teamId);
    // After the waiting experiments are held: whatever starts now had started before.
    if (await repository.isAnyInPlay(tx, groups)) refuse('team_started');
    const members = await membersOf(tx.db, groups);
    for (const team of teams) {
      const to = (members.get(team.id) ?? []).map((member) => member.id);
      await tellOf(deps, tx, caller.id, { did: 'disbanded', team, to });
    }
    await repository.removeTask(tx, id, new Date(deps.clock()));
    await recordAudit(tx, { action: 'class_task_deleted', actorId: caller.id, target: task.name });
    const students = await repository.studentsOf(tx, task.class_id);
    const told = students.map((student) => student.id);
    tx.afterCommit(() => {
      deps.bus.nudge(told, 'teams');
      deps.bus.nudge([...told, caller.id], 'class_tasks');
    });
  });
}
