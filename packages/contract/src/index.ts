import * as account from './account.ts';
import * as assistant from './assistant.ts';
import * as auditLog from './audit-log.ts';
import * as authoredTexts from './authored-texts.ts';
import type { CallDeclaration } from './call.ts';
import * as classTask from './class-task.ts';
import * as course from './course.ts';
import * as courseManagement from './course-management.ts';
import * as courtRecord from './court-record.ts';
import * as evaluation from './evaluation.ts';
import * as experiment from './experiment.ts';
import * as file from './file.ts';
import * as guide from './guide.ts';
import * as linked from './linked.ts';
import * as message from './message.ts';
import * as notice from './notice.ts';
import * as peopleManagement from './people-management.ts';
import * as practice from './practice.ts';
import * as project from './project.ts';
import * as projectAuthoring from './project-authoring.ts';
import * as report from './report.ts';
import * as roomActs from './room-acts.ts';
import * as roomReads from './room-reads.ts';
import * as setting from './setting.ts';
import * as statistics from './statistics.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as wechat from './wechat.ts';
import * as workflow from './workflow.ts';
import * as workflowSetup from './workflow-setup.ts';
import * as writing from './writing.ts';

export * from './account.ts';
export * from './assistant.ts';
export * from './audit-log.ts';
export * from './authored-texts.ts';
export * from './call.ts';
export * from './case.ts';
export * from './case-file/index.ts';
export * from './class-task.ts';
export * from './codes.ts';
export * from './course.ts';
export * from './course-management.ts';
export * from './court-record.ts';
export * from './evaluation.ts';
export * from './evaluation-content.ts';
export * from './experiment.ts';
export * from './file.ts';
export * from './flow.ts';
export * from './flow-check.ts';
export * from './flow-compare.ts';
export * from './flow-correct.ts';
export * from './flow-correction-faults.ts';
export * from './flow-differences.ts';
export * from './flow-findings.ts';
export * from './flow-new.ts';
export * from './flow-steps.ts';
export * from './guide.ts';
export * from './keepable.ts';
export * from './kinds.ts';
export * from './limits.ts';
export * from './linked.ts';
export * from './live.ts';
export * from './message.ts';
export * from './notice.ts';
export * from './people.ts';
export * from './people-management.ts';
export * from './pictured.ts';
export * from './practice.ts';
export * from './project.ts';
export * from './project-authoring.ts';
export * from './project-faults.ts';
export * from './report.ts';
export * from './rich-nodes.ts';
export * from './rich-text.ts';
export * from './room-acts.ts';
export { ActAnswer } from './room-declare.ts';
export * from './room-reads.ts';
export * from './setting.ts';
export * from './shown-document.ts';
export * from './statistics.ts';
export * from './system.ts';
export * from './team.ts';
export * from './values.ts';
export * from './wechat.ts';
export * from './workflow.ts';
export * from './workflow-setup.ts';
export * from './writing.ts';

function isCall(value: unknown): value is CallDeclaration {
  return typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'who' in value;
}

/** Every call there is, in the order of their modules: what the OpenAPI page, the router and the matrix test walk. */
export const ALL_CALLS: readonly CallDeclaration[] = [
  account,
  wechat,
  setting,
  system,
  notice,
  message,
  course,
  workflow,
  workflowSetup,
  authoredTexts,
  project,
  projectAuthoring,
  team,
  experiment,
  classTask,
  roomReads,
  roomActs,
  writing,
  courtRecord,
  file,
  assistant,
  peopleManagement,
  courseManagement,
  auditLog,
  statistics,
  evaluation,
  report,
  guide,
  practice,
  linked,
].flatMap((module) => Object.values(module).filter(isCall));

/** A call's key, `GET /experiment/list`. */
export function callKey(call: Pick<CallDeclaration, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}
