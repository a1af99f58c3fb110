import { ILAB_STEPS_MIN } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { type Checker, CheckFailed } from '../../integrations/checks.ts';
import { flowById } from '../../runs/flow-repository.ts';
import { readProjects } from '../experiment/service.ts';
import { askToken, IlabRefused } from './api.ts';

/** Asks with a ticket that ilab-x cannot know: that it refuses it in its own form shows that it is there. It names no wrong secret. */
export const checkIlab: Checker<'ilab'> = async (deps, ilab, ok) => {
  const { database, clock } = deps;
  const project = (await readProjects(database, [ilab.settings.project_id])).get(ilab.settings.project_id);
  if (!project) throw new CheckFailed('settings', `project_id ${ilab.settings.project_id}`);
  if (!ilab.secrets.secret) throw new CheckFailed('settings', 'secret');
  const flow = await flowById(database, project.flow_id);
  const sections = (flow?.nodes ?? []).filter(
    ({ kind }) => isSectionKind(kind) && kind !== 'experience',
  ).length;
  ok('settings', sections < ILAB_STEPS_MIN ? `${sections} < ${ILAB_STEPS_MIN}` : '');
  try {
    await askToken(ilab, 'lets-test', clock());
  } catch (error) {
    if (!(error instanceof IlabRefused)) throw error;
    if (error.isPassing || error.message.startsWith('HTTP')) throw new CheckFailed('answer', error.message);
    ok('connection');
    ok('answer', error.message);
    return;
  }
  ok('connection');
};
