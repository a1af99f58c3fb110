import type { OutputOf, userNodes } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readRun } from '../../../runs/access.ts';
import { nameSection } from '../../../runs/path.ts';
import { readPeople } from '../../../runs/people.ts';
import { userNodesOf } from '../../../runs/roles.ts';
import { duesFor, namesOf } from '../../../runs/turns.ts';
import { onlineIn } from './role-status.ts';

/** Where the caller belongs now, and for the wait page whom everybody waits for. */
export async function readUserNodes(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof userNodes>> {
  const { run, flow, relation } = await readRun(deps, caller, eid);
  const [people, online] = await Promise.all([
    readPeople(deps.database, run.state.member_ids),
    onlineIn(deps, eid),
  ]);
  const onlooker = { userId: caller.id, isStaff: relation.isStaff };
  const open = run.status === 'in_progress' ? duesFor(flow, run.state, onlooker) : [];
  const waiting = open.flatMap(({ section: { node_id, opened_at: since }, due }) => {
    const named = nameSection(flow, node_id);
    const roles = namesOf(due, flow, people).map((one) => ({
      ...one,
      online: one.user !== null && online.has(one.user.id),
    }));
    return named ? [{ node_id, ...named, since, roles }] : [];
  });
  return { list: userNodesOf(flow, run.state, caller.id, relation.isStaff), waiting };
}
