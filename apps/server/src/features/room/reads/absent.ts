import type { absentList, OutputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { absences } from '../../../runs/absence.ts';
import { readRun } from '../../../runs/access.ts';

/** Who counts as absent, and since when: the same by which a role changes hands without its holder's consent. */
export async function listAbsent(
  deps: Deps,
  caller: Caller,
  { eid }: { eid: number },
): Promise<OutputOf<typeof absentList>> {
  const { run } = await readRun(deps, caller, eid);
  return { list: await absences(deps, run), server_time: deps.clock() };
}
