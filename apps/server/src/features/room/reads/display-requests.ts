import type { displayApplication, OutputOf } from '@lets/contract';
import { viewFor } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readSection, type Where } from '../section.ts';

/** Requests to show something that wait for the host. What is to be shown is named to the host and to the person who asks. */
export async function readDisplayRequests(
  deps: Deps,
  caller: Caller,
  where: Where,
): Promise<OutputOf<typeof displayApplication>> {
  const { run, flow, relation, node } = await readSection(deps, caller, where);
  const section = viewFor(run.state, flow, caller.id, relation.isStaff).sections[node.id];
  const waiting = section?.requests.filter(({ about }) => about === 'display') ?? [];
  const list = waiting.map(({ id, role_id, item, at }) => ({
    request_id: id,
    role_id,
    name: item?.name ?? '',
    at,
  }));
  return { list };
}
