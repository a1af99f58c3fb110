import type { OutputOf, ParsedInputOf, playersPlay } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { readRun } from '../../runs/access.ts';
import { createExperiment, deleteExperiments } from '../experiment/service.ts';
import { preparableProject } from '../project/service.ts';
import { startExperiment } from '../room/service.ts';
import { askPartners } from './service.ts';

type Input = ParsedInputOf<typeof playersPlay>;
type Asker = Pick<RequestContext, 'caller' | 'lang'>;

/**
 * A case played at once, alone with practice partners. Each step is judged as if it were asked for on its own; a task that cannot be
 * started is not left behind. Sent again, it is answered with the run that was started.
 */
export async function playNow(deps: Deps, asker: Asker, input: Input): Promise<OutputOf<typeof playersPlay>> {
  const { caller } = asker;
  const { project_id, role, request_id } = input;
  await assertPlayable(deps, asker, input);
  const { eid } = await createExperiment(deps, caller, { project_id, request_id });
  try {
    if (await isWaiting(deps, asker, eid)) await startWithPartners(deps, asker, { ...input, eid, role });
  } catch (error) {
    // Not waiting any more, it was started meanwhile: the same request, sent twice, was quicker.
    if (await isWaiting(deps, asker, eid)) {
      await deleteExperiments(deps, caller, [eid]);
      throw error;
    }
  }
  return { eid };
}

async function startWithPartners(
  deps: Deps,
  { caller, lang }: Asker,
  { eid, role, pace, patience, may_err }: Input & { readonly eid: number },
): Promise<void> {
  await askPartners(deps, caller, { eid, keep: [role], pace, patience, may_err }, lang);
  await startExperiment(deps, caller, { eid, request_id: undefined });
}

/** What is plain before anything is made. */
async function assertPlayable(deps: Deps, { caller }: Asker, { project_id, role }: Input): Promise<void> {
  const { flow_id, body } = await preparableProject(deps, deps.database, caller, project_id);
  if (!body.multi_user) refuse('single_user');
  const flow = await deps.flowCache.read(flow_id, deps.database);
  if (!flow.roles.some(({ id }) => id === role)) refuse('bad_parameter', { role: 'unknown_role' });
}

async function isWaiting(deps: Deps, { caller }: Asker, eid: number): Promise<boolean> {
  const { run } = await readRun(deps, caller, eid);
  return run.status === 'waiting';
}
