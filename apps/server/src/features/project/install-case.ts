import type { AuthoredCase } from '@lets/contract';
import type { Transaction } from '../../db/transaction.ts';
import { ensureFlow, ensureProject, ensureWorkflow, type Installation } from './install-repository.ts';

/**
 * Puts a whole case in place: its workflow, the flow as a published version, and its project. Doing it again with the same file changes
 * nothing; with a newer one the project moves to the new version, and runs stay on the one they started on.
 */
export async function installCase(
  tx: Transaction,
  file: AuthoredCase,
  installation: Installation,
): Promise<{ projectId: number; flowId: number }> {
  const workflowId = await ensureWorkflow(tx, file, installation.ownerId);
  const flowId = await ensureFlow(tx, workflowId, file.flow);
  const projectId = await ensureProject(tx, file.code, projectOf(file, flowId), installation);
  return { projectId, flowId };
}

/** What a newer file may change of a project: its hours, course and owner belong to the school. */
function projectOf({ experiment_type, project }: AuthoredCase, flowId: number) {
  return {
    flow_id: flowId,
    experiment_type,
    grade: project.grade,
    name_zh: project.name.zh,
    name_en: project.name.en,
    opening_mode: project.opening_mode,
    body: project,
  };
}
