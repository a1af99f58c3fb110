import { alignProject } from '@lets/authoring';
import { type Bilingual, type CaseProject, LIMITS, type PatternId, type ProjectSaved } from '@lets/contract';
import { named, recordAudit } from '../../../audit.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { codeOf, flowOfPattern, patternOf } from '../../workflow/service.ts';
import { newProject } from './edits.ts';
import { addPublished } from './exchange-repository.ts';
import { assertAuthor } from './policy.ts';
import { addProject, assertKnown, type Created, readMade } from './service.ts';

/**
 * A case with a workflow of its own, made of a pattern and published at once: a pattern's setup is complete and its flow proved (its
 * tests say so), and who may make cases may bring a flow along, as with a case archive.
 */
export async function createFromPattern(
  deps: Deps,
  caller: Caller,
  wanted: Created & { readonly pattern: PatternId },
): Promise<ProjectSaved> {
  assertAuthor(caller);
  const courseId = wanted.course_id ?? null;
  return inTransaction(deps.database, async (tx) => {
    await assertKnown(tx, { courseId, studentIds: [], classIds: [] });
    return make(deps, tx, caller, { ...wanted, courseId, code: codeOf('p', caller, wanted.request_id) });
  });
}

interface Making extends Pick<CaseProject, 'name' | 'grade'> {
  readonly pattern: PatternId;
  readonly courseId: number | null;
  readonly code: string;
}

async function make(deps: Deps, tx: Transaction, caller: Caller, making: Making): Promise<ProjectSaved> {
  const { pattern, name, grade, courseId, code } = making;
  const { experiment_type: experimentType, project } = patternOf(pattern);
  const flow = flowOfPattern(pattern);
  const workflowName = { zh: cut(name.zh), en: cut(name.en) };
  const workflow = { code, name: workflowName, experimentType, flow, ownerId: caller.id };
  const flowId = await addPublished(tx, { ...workflow, at: new Date(deps.clock()) });
  if (flowId === null) return readMade(tx, code, true);
  const target = `workflow ${named({ code, name: workflowName })} v1`;
  await recordAudit(tx, { action: 'workflow_published', actorId: caller.id, target });
  const body = alignProject({ ...newProject(flow, { name, grade }), ...project }, flow);
  const made = { code, flow_id: flowId, course_id: courseId, experiment_type: experimentType, body };
  return addProject(deps, tx, caller, { ...made, opens_at: null, closes_at: null }, true);
}

function cut(text: Bilingual['zh']): string {
  return [...text].slice(0, LIMITS.workflow_name).join('');
}
