import type { OutputOf, teamPresence } from '@lets/contract';
import { rolesOfUser } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { roleName } from '../../runs/roles.ts';
import { currentRunOf, knownTeam } from './find-repository.ts';
import { mayKnow } from './policy.ts';
import { taughtClassIdsOf } from './rules.ts';

/** Who of a team is there, and what each of them plays. */
export async function readPresence(
  { database, bus, flowCache }: Pick<Deps, 'database' | 'bus' | 'flowCache'>,
  caller: Caller,
  teamId: number,
): Promise<OutputOf<typeof teamPresence>> {
  const team = await knownTeam(database, teamId);
  const taught = await taughtClassIdsOf(database, caller);
  if (!team || !mayKnow(team, caller.id, taught)) refuse('not_found');
  const [run, online] = await Promise.all([currentRunOf(database, teamId), bus.online(team.member_ids)]);
  const flow = run && (await flowCache.read(run.flow_id));
  return {
    members: team.member_ids.map((user_id) => ({
      user_id,
      online: online.includes(user_id),
      roles: run && flow ? rolesOfUser(flow, run.state, user_id).map((id) => roleName(flow, id)) : [],
    })),
  };
}
