import type { OutputOf, userNodes } from '@lets/contract';
import { holderOf, waitedFor } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readRun } from '../../../runs/access.ts';
import { nameSection } from '../../../runs/path.ts';
import { briefOrNull, readPeople } from '../../../runs/people.ts';
import { roleName, userNodesOf } from '../../../runs/roles.ts';
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
  const roleIn = (role_id: string) => {
    const holder = holderOf(run.state, role_id);
    const isOnline = holder !== undefined && online.has(holder);
    return {
      role_id,
      role_name: roleName(flow, role_id),
      user: briefOrNull(people, holder),
      online: isOnline,
    };
  };
  const open = run.status === 'in_progress' ? waitedFor(flow, run.state) : [];
  const waiting = open.flatMap(({ node_id, since, role_ids }) => {
    const named = nameSection(flow, node_id);
    return named ? [{ node_id, ...named, since, roles: role_ids.map(roleIn) }] : [];
  });
  return { list: userNodesOf(flow, run.state, caller.id, relation.isStaff), waiting };
}
