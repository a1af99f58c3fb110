import { Condition, type OutputOf, type ParsedInputOf, type turnNudge } from '@lets/contract';
import { askedByEveryOption, type Due, dueIn, rolesInSection, sectionOf, viewFor } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { type OpenRun, readRun } from '../../runs/access.ts';
import { conditionsTold } from '../../runs/refused-ending-repository.ts';
import { paceNudges } from './nudge-pace.ts';

type Input = ParsedInputOf<typeof turnNudge>;

/**
 * Reminds those for whom a section waits, or those who can see to one condition of its options. They are found in what the caller may
 * know of the run: nobody is reminded of, or learns of, what is not for the caller.
 */
export async function nudgeWaited(
  deps: Deps,
  caller: Caller,
  { eid, nid: nodeId, condition }: Input,
): Promise<OutputOf<typeof turnNudge>> {
  const open = await readRun(deps, caller, eid);
  const dues = duesOf(open, caller, { nodeId, condition });
  if (dues.length === 0) return refuse('not_current_section');
  if (condition && !(await isTold(deps, caller, open, { nodeId, condition }))) refuse('no_authority');
  const due = condition ? dues.find((one) => one.condition === condition) : dues[0];
  const waited = [...new Set(due?.by.map(({ user_id }) => user_id))].filter((id) => id !== caller.id);
  const present = new Set((await deps.bus.present(eid)).map(({ user_id }) => user_id));
  const others = waited.filter((id) => present.has(id));
  const { fresh, wait } = await paceNudges(deps, eid, others);
  deps.bus.turnNudged({ eid, node_id: nodeId, by: caller.id, holds_end: due?.kind === 'meet' }, fresh);
  return {
    nudged: fresh.length,
    absent: waited.length - others.length,
    retry_after: Math.ceil(wait / 1000),
  };
}

interface Asked {
  readonly nodeId: string;
  readonly condition: Condition;
}

/**
 * Whether the caller knows that a way out of the section asks for this: staff by the flow; a player who may end it by their own refusal in
 * this visit. Anybody else is answered the same whether or not there is such a condition.
 */
async function isTold(
  { database }: Deps,
  { id }: Caller,
  { run, flow, relation }: OpenRun,
  { nodeId, condition }: Asked,
): Promise<boolean> {
  const told = relation.isStaff
    ? flow.transitions.filter(({ from }) => from === nodeId).flatMap(({ conditions = [] }) => conditions)
    : mayEnd(run, flow, id, nodeId)
      ? await conditionsTold(database, { eid: run.id, userId: id, visit: visitOf(run, nodeId) })
      : [];
  return told.some((one) => textOf(one) === textOf(condition));
}

/** Pure. */
function duesOf(
  { run, flow, relation }: OpenRun,
  { id }: Caller,
  { nodeId, condition }: { readonly nodeId: string; readonly condition?: Condition | undefined },
): readonly Due[] {
  const known = viewFor(run.state, flow, id, relation.isStaff);
  const byEveryOption = relation.isStaff ? askedByEveryOption(flow, known, nodeId) : [];
  return dueIn(flow, known, nodeId, condition ? [condition] : byEveryOption);
}

/** Pure: whether a role of theirs may end the section. */
function mayEnd({ state }: OpenRun['run'], flow: OpenRun['flow'], userId: number, nodeId: string): boolean {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const mine = rolesInSection(flow, state, userId, nodeId);
  return (
    node?.roles.some(({ role_id, processes }) => processes.includes('end') && mine.includes(role_id)) === true
  );
}

function visitOf({ state }: OpenRun['run'], nodeId: string): number {
  return sectionOf(state, nodeId)?.opened_seq ?? 0;
}

/** Pure: the schema puts the fields in one order, whatever order they were kept in. */
function textOf(condition: Condition): string {
  return JSON.stringify(Condition.parse(condition));
}
