import type { OutputOf, ParsedInputOf, turnNudge } from '@lets/contract';
import { askedByEveryWay, dueIn, viewFor } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { readRun } from '../../runs/access.ts';
import { paceNudges } from './nudge-pace.ts';

/**
 * Reminds those for whom a section waits. It is found in what the caller may know of the run: nobody is reminded of, or learns of,
 * what is not for the caller.
 */
export async function nudgeWaited(
  deps: Deps,
  caller: Caller,
  { eid, nid }: ParsedInputOf<typeof turnNudge>,
): Promise<OutputOf<typeof turnNudge>> {
  const { run, flow, relation } = await readRun(deps, caller, eid);
  const known = viewFor(run.state, flow, caller.id, relation.isStaff);
  const asked = relation.isStaff ? askedByEveryWay(flow, known, nid) : [];
  const [due] = dueIn(flow, known, nid, asked);
  if (!due) return refuse('not_current_section');
  const waited = [...new Set(due.by.map(({ user_id }) => user_id))].filter((id) => id !== caller.id);
  const present = new Set((await deps.bus.present(eid)).map(({ user_id }) => user_id));
  const others = waited.filter((id) => present.has(id));
  const { fresh, wait } = await paceNudges(deps, eid, others);
  deps.bus.turnNudged({ eid, node_id: nid, by: caller.id }, fresh);
  return {
    nudged: fresh.length,
    absent: waited.length - others.length,
    retry_after: Math.ceil(wait / 1000),
  };
}
