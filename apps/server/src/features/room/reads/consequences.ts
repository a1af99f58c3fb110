import type { consequences, Flow, OutputOf } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readRun } from '../../../runs/access.ts';
import { consequencesStruck } from '../event-repository.ts';

type Consequences = OutputOf<typeof consequences>;

/** What lawful choices have cost. Before it strikes nobody in the run is told that an option costs anything. */
export async function readConsequences(deps: Deps, caller: Caller, eid: number): Promise<Consequences> {
  const { flow } = await readRun(deps, caller, eid);
  return { list: toldConsequences(flow, await consequencesStruck(deps.database, eid)) };
}

/** Pure: each option once, where it struck first. */
function toldConsequences(flow: Flow, events: readonly RunEvent[]): Consequences['list'] {
  const told = new Map<string, Consequences['list'][number]>();
  for (const event of events) {
    if (event.type !== 'consequence_struck' || told.has(event.data.trans_id)) continue;
    const option = flow.transitions.find(({ id }) => id === event.data.trans_id);
    if (!option?.cost) continue;
    const { id, from, label, cost } = option;
    told.set(id, { trans_id: id, taken_in: from, node_id: cost.strikes_at, option: label, text: cost.text });
  }
  return [...told.values()];
}
