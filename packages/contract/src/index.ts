import * as account from './account/index.ts';
import * as approval from './approval/index.ts';
import * as assistant from './assistant/index.ts';
import * as classTask from './class-task/index.ts';
import * as compare from './compare/index.ts';
import type { CallDeclaration } from './core/call.ts';
import * as course from './course/index.ts';
import * as duty from './duty/index.ts';
import * as evaluation from './evaluation/index.ts';
import * as experiment from './experiment/index.ts';
import * as file from './file/index.ts';
import * as gradebook from './gradebook/index.ts';
import * as guide from './guide/index.ts';
import * as integration from './integration/index.ts';
import * as log from './log/index.ts';
import * as message from './message/index.ts';
import * as notice from './notice/index.ts';
import * as people from './people/index.ts';
import * as phrase from './phrase/index.ts';
import * as practice from './practice/index.ts';
import * as privacy from './privacy/index.ts';
import * as project from './project/index.ts';
import * as rehearsal from './rehearsal/index.ts';
import * as report from './report/index.ts';
import * as room from './room/index.ts';
import * as statistics from './statistics/index.ts';
import * as system from './system/index.ts';
import * as team from './team/index.ts';
import * as workflow from './workflow/index.ts';

export * from './account/index.ts';
export * from './approval/index.ts';
export * from './assistant/index.ts';
export * from './class-task/index.ts';
export * from './compare/index.ts';
export * from './core/index.ts';
export * from './course/index.ts';
export * from './duty/index.ts';
export * from './evaluation/index.ts';
export * from './experiment/index.ts';
export * from './file/index.ts';
export * from './gradebook/index.ts';
export * from './guide/index.ts';
export * from './integration/index.ts';
export * from './log/index.ts';
export * from './message/index.ts';
export * from './notice/index.ts';
export * from './papers/index.ts';
export * from './people/index.ts';
export * from './phrase/index.ts';
export * from './practice/index.ts';
export * from './privacy/index.ts';
export * from './project/index.ts';
export * from './rehearsal/index.ts';
export * from './report/index.ts';
export * from './room/index.ts';
export * from './statistics/index.ts';
export * from './system/index.ts';
export * from './team/index.ts';
export * from './text/index.ts';
export * from './workflow/index.ts';

function isCall(value: unknown): value is CallDeclaration {
  return typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'who' in value;
}

/** Every call there is, feature by feature: what the OpenAPI page, the router and the matrix test walk. */
export const ALL_CALLS: readonly CallDeclaration[] = [
  account,
  system,
  notice,
  message,
  course,
  workflow,
  project,
  team,
  experiment,
  classTask,
  room,
  file,
  assistant,
  people,
  log,
  approval,
  duty,
  statistics,
  evaluation,
  gradebook,
  report,
  guide,
  phrase,
  compare,
  practice,
  rehearsal,
  privacy,
  integration,
].flatMap((feature) => Object.values(feature).filter(isCall));

/** A call's key, `GET /experiment/list`. */
export function callKey(call: Pick<CallDeclaration, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}
