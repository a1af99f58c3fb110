import { type CaseProject, jumpStart, type OutputOf, type ParsedInputOf } from '@lets/contract';
import { decide, initialState, type RunState, replay } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { readFlow } from '../../../runs/flow-cache.ts';
import { addRun } from '../../../runs/run-repository.ts';
import { cutName } from '../../../runs/task-name.ts';
import { answerOf } from '../answer.ts';
import { appendStep } from '../repository.ts';
import { type Hand, runAct } from '../run-command.ts';

/** Begins the linked experiment of the target case for the same people, and marks the section as jumped. */
export async function startJump(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof jumpStart>,
): Promise<OutputOf<typeof jumpStart>> {
  const { eid, nid: node_id, role_id } = input;
  const done = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, jumpStart.path, input),
    command: () => ({ type: 'jump', node_id, role_id, target_eid: null }),
    complete: async (hand) => ({
      type: 'jump',
      node_id,
      role_id,
      target_eid: await linkedRun(deps, hand, node_id),
    }),
    keep: async ({ tx, run }) => {
      tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
    },
  });
  const jumped = done.events.find((event) => event.type === 'jumped') ?? refuse('not_found');
  return { ...answerOf(done, caller), target_eid: jumped.data.target_eid };
}

interface Target {
  readonly id: number;
  readonly flow_id: number;
  readonly name_zh: string;
  readonly roles: Readonly<Record<string, string>>;
}

const FIND_TARGET = `SELECT t.id, t.flow_id, t.name_zh, jump -> 'roles' AS roles
  FROM projects p, jsonb_array_elements(p.body -> 'jumps') AS jump
  JOIN projects t ON t.code = jump ->> 'project_code'
  WHERE p.id = $1 AND jump ->> 'node_id' = $2`;

/** Null when the case maps no roles for this section; a refusal of the jump takes the new run back with it. */
async function linkedRun(deps: Deps, hand: Hand, nodeId: string): Promise<number | null> {
  const { tx, run, caller } = hand;
  const { rows } = await tx.client.query<Target>({
    name: 'find-jump-target',
    text: FIND_TARGET,
    values: [run.project_id, nodeId],
  });
  const target = rows[0];
  if (!target || Object.keys(target.roles).length === 0) return null;
  const { leader_id, member_ids } = run.state;
  const holders = mapHolders(run.state.holders, target.roles);
  const state = initialState({ leader_id, member_ids, holders });
  const eid = await addRun(tx.client, {
    project_id: target.id,
    flow_id: target.flow_id,
    team_id: run.team_id,
    class_id: run.class_id,
    name: cutName(target.name_zh),
    creator_id: caller.id,
    creator_type: 'student',
    state,
    linked_from: run.id,
  });
  await startWhenCast(deps, hand, { eid, flowId: target.flow_id, state });
  return eid;
}

interface Linked {
  readonly eid: number;
  readonly flowId: number;
  readonly state: RunState;
}

/** The team goes straight on where every role there has somebody; else its leader first says who plays the new ones. */
async function startWhenCast(
  { database }: Deps,
  { tx, caller, at }: Hand,
  { eid, flowId, state }: Linked,
): Promise<void> {
  const flow = await readFlow(database, flowId, tx.client);
  const actor = { user_id: state.leader_id, is_staff: false };
  const started = decide(flow, state, { type: 'start' }, { actor, at });
  if (!started.ok) return;
  // Begun by whoever jumped, who need not lead.
  const events = started.events.map((event) => ({ ...event, actor_id: caller.id }));
  const after = { events, state: replay(events, state) };
  await tx.client.query(appendStep({ before: { id: eid, revision: 0, state }, after, request: null }));
}

/** Pure: who plays what there, from who plays what here. */
function mapHolders(
  holders: Readonly<Record<string, number>>,
  roles: CaseProject['jumps'][number]['roles'],
): Record<string, number> {
  const mapped = Object.entries(roles).flatMap(([here, there]) => {
    const holder = holders[here];
    return holder === undefined ? [] : [[there, holder] as const];
  });
  return Object.fromEntries(mapped);
}
