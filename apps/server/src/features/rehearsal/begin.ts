import { randomUUID } from 'node:crypto';
import { alignProject } from '@lets/authoring';
import type { CaseProject, Flow, Language, OutputOf, ParsedInputOf, rehearsalBegin } from '@lets/contract';
import { decide, initialState, type RunEvent, type RunState, seatRoles } from '@lets/engine';
import { keepStep } from '../../db/hot-statements.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { addRun } from '../../runs/run-repository.ts';
import { nameAfterCase } from '../../runs/task-name.ts';
import { throttle } from '../../throttle.ts';
import { partnersFor, playInRehearsal } from '../practice/service.ts';
import { newCaseOn } from '../project/service.ts';
import { inspectInThread, wayInThread } from '../workflow/service.ts';
import { type Before, tellBefore } from './before.ts';
import * as repository from './repository.ts';
import { removeAll } from './service.ts';

type Input = ParsedInputOf<typeof rehearsalBegin>;
type Cast = Pick<RunState, 'leader_id' | 'member_ids' | 'holders'>;

/** What is rehearsed, copied as it stands. */
interface Draft {
  readonly name: Awaited<ReturnType<typeof draftOf>>['name'];
  readonly experiment_type: Awaited<ReturnType<typeof draftOf>>['experiment_type'];
  readonly flow: Flow;
  readonly body: CaseProject;
}

/**
 * Opens a room in which an author plays a flow as it stands. It is in place of the rehearsal that they had before. The check and the way to
 * the section it begins in take their time, and hold no lock.
 */
export async function beginRehearsal(
  deps: Deps,
  caller: Caller,
  input: Input,
  lang: Language,
): Promise<OutputOf<typeof rehearsalBegin>> {
  if (!administers(caller, input.project_id === undefined ? 'workflow' : 'project')) refuse('no_authority');
  await throttle(deps, `rehearsal:${caller.id}`, SERVER_LIMITS.rates.rehearsals);
  const draft = await draftOf(deps, input);
  const cast = await castFor(deps, caller, draft.flow, input.role_id);
  const before = await playedBefore(deps, draft, cast, input.from, lang);
  return inTransaction(deps.database, (tx) => open(deps, tx, caller, { input, draft, cast, before, lang }));
}

async function draftOf({ database }: Deps, { flow_id, project_id, role_id, from }: Input) {
  const found = (await repository.draftToRehearse(database, flow_id)) ?? refuse('not_found');
  const { flow, name, experiment_type, workflow_id } = found;
  if (role_id !== undefined && !flow.roles.some(({ id }) => id === role_id))
    refuse('bad_parameter', { role_id: 'unknown_role' });
  if (from !== undefined && !flow.nodes.some(({ id }) => id === from))
    refuse('bad_parameter', { from: 'unknown_node' });
  const check = await inspectInThread(flow);
  if (check.findings.some(({ severity }) => severity === 'error')) refuse('not_rehearsable', check);
  const own =
    project_id === undefined
      ? newCaseOn(flow, { name, grade: 'basic' })
      : ((await repository.caseToRehearse(database, project_id, workflow_id)) ?? refuse('not_found'));
  // Another case would be a run of its own.
  const body: CaseProject = { ...alignProject(own, flow), jumps: [] };
  return { name: project_id === undefined ? name : own.name, experiment_type, flow, body };
}

/** The author in the role they chose and partners in the others; or alone in all. */
async function castFor(deps: Deps, caller: Caller, flow: Flow, role: string | undefined): Promise<Cast> {
  const leader_id = caller.id;
  const others = flow.roles.length - 1;
  if (role === undefined || others === 0) {
    const holders = Object.fromEntries(flow.roles.map(({ id }) => [id, leader_id]));
    return { leader_id, member_ids: [leader_id], holders };
  }
  const partners = await inTransaction(deps.database, (tx) => partnersFor(tx, others));
  if (partners.length === 0) refuse('no_partners');
  const holders = seatRoles(flow, partners, { [role]: leader_id });
  return { leader_id, member_ids: [leader_id, ...partners], holders };
}

/** What stands in the record when the author comes in: the start, and what led to the section that they begin in. */
async function playedBefore(
  deps: Deps,
  { flow, body }: Draft,
  cast: Cast,
  from: string | undefined,
  lang: Language,
): Promise<Before> {
  const at = deps.clock();
  const events = from === undefined ? startOf(flow, cast, at) : await wayInThread(flow, from, cast);
  return tellBefore(events ?? refuse('section_not_reached'), { flow, body, cast, at, lang });
}

function startOf(flow: Flow, cast: Cast, at: number): readonly RunEvent[] {
  const actor = { user_id: cast.leader_id, is_staff: false };
  const started = decide(flow, initialState(cast), { type: 'start' }, { actor, at });
  return started.ok ? started.events : refuse('section_not_reached');
}

interface Opening {
  readonly input: Input;
  readonly draft: Draft;
  readonly cast: Cast;
  readonly before: Before;
  readonly lang: Language;
}

async function open(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { input, draft, cast, before, lang }: Opening,
): Promise<{ eid: number }> {
  await repository.takeTurn(tx, caller.id);
  const last = await repository.lockOwn(tx, caller.id);
  await removeAll(deps, tx, last ? [last] : []);
  const code = `rehearsal-${randomUUID()}`;
  const copies = await repository.addCopies(tx, { ...draft, code, ownerId: caller.id });
  const state = initialState(cast);
  const { flow_id, project_id = null, role_id = null, from = null } = input;
  const eid = await addRun(tx, {
    ...copies,
    ...nameAfterCase(draft.name),
    team_id: null,
    class_id: null,
    creator_id: caller.id,
    creator_type: 'teacher',
    state,
    linked_from: null,
    rehearsal: { flow_id, project_id, role_id, from },
  });
  const after = { events: before.events, state: before.state };
  await keepStep(tx.client, { before: { id: eid, revision: 0, state }, after, request: null });
  await repository.keepPapers(tx, eid, before);
  if (cast.member_ids.length > 1) await playInRehearsal(tx, caller, eid, { lang, pace: input.pace });
  return { eid };
}
