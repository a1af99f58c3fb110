import { createHash } from 'node:crypto';
import type { Flow, FlowNode, OutputOf, ParsedInputOf, transPath, transQuery } from '@lets/contract';
import { isVoteRunning, sectionOf, type VoteOutcome } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { readRun } from '../../../runs/access.ts';
import { visitsOf } from '../../../runs/path.ts';
import { caresForFlow } from '../../project/service.ts';

type Options = OutputOf<typeof transQuery>;
type Input = ParsedInputOf<typeof transQuery>;

/** The path walked so far. */
export async function readPath(deps: Deps, caller: Caller, eid: number): Promise<OutputOf<typeof transPath>> {
  const { run, flow } = await readRun(deps, caller, eid);
  const list = visitsOf(flow, run.state).map(
    ({ node_id, name, process_type, opened_at, closed_at, option }) => ({
      node_id,
      name,
      process_type,
      opened_at,
      closed_at,
      option,
    }),
  );
  return { path_id: run.state.path_id, list };
}

/** The options out of a section, right and wrong alike: within a run for those in it, outside for those who teach. */
export async function readOptions(deps: Deps, caller: Caller, input: Input): Promise<Options> {
  if (input.eid !== undefined) return optionsInRun(deps, caller, { ...input, eid: input.eid });
  if (!(await caresForFlow(deps.database, caller, input.flow_id))) refuse('not_found');
  const flow = await deps.flowCache.read(input.flow_id);
  return optionsOf(flow, input, nodeOf(flow, input.node_id), () => true);
}

async function optionsInRun(deps: Deps, caller: Caller, input: Input & { eid: number }): Promise<Options> {
  const { run, flow, relation } = await readRun(deps, caller, input.eid);
  if (run.flow_id !== input.flow_id) refuse('not_found');
  const node = nodeOf(flow, input.node_id);
  const section = sectionOf(run.state, node.id);
  // What waits behind a section that nobody has reached yet is not told in advance.
  if (!section && !relation.isStaff) refuse('not_found');
  if (section && isVoteRunning(node, section)) return { list: [] };
  const outcome = section?.vote.result?.outcome ?? null;
  return optionsOf(flow, input, node, (bound) => bound === null || bound === outcome);
}

function nodeOf(flow: Flow, nodeId: string): FlowNode {
  return flow.nodes.find(({ id }) => id === nodeId) ?? refuse('not_found');
}

function optionsOf(
  flow: Flow,
  { flow_id }: Input,
  node: FlowNode,
  isOffered: (outcome: VoteOutcome | null) => boolean,
): Options {
  const own = flow.transitions.filter(({ from, outcome }) => from === node.id && isOffered(outcome));
  // Always in the same order, which has nothing to do with the order they were drawn in: the right one first, often.
  const place = (id: string) => createHash('sha256').update(`${flow_id} ${node.id} ${id}`).digest('hex');
  const placed = own.map(({ id, label }) => ({ id, label, at: place(id) }));
  placed.sort((a, b) => (a.at < b.at ? -1 : 1));
  return { list: placed.map(({ id, label }) => ({ id, label })) };
}
