import type { Flow } from '@lets/contract';
import { advance, bi, node } from '../build.ts';
import { FLOW_ROLES } from './roles.ts';
import { CLOSING_WAYS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { DECISION, DECISION_WAYS, DELIVERY } from './sections/decision.ts';
import { DISCUSSION, DISCUSSION_WAYS, SECOND_VOTE } from './sections/discussion.ts';
import { HEARING, HEARING_WAYS, REVIEW, SUPPLEMENT } from './sections/hearing.ts';
import { HEARING_NOTICE, INSPECTION, INVESTIGATION_WAYS, NOTICE, PLEA } from './sections/investigation.ts';

export const FLOW: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    node({
      id: 'start',
      kind: 'start',
      name: bi('开始', 'Start'),
      introduction: bi('从检验报告开始。', 'It begins with the test report.'),
      position: { x: 360, y: 0 },
    }),
    INSPECTION,
    NOTICE,
    node({
      id: 'fork_hearing',
      kind: 'fork',
      name: bi('并行', 'Side by side'),
      introduction: bi('申辩和组织听证同时进行。', 'Plea and preparation at the same time.'),
      position: { x: 360, y: 380 },
    }),
    HEARING_NOTICE,
    PLEA,
    node({
      id: 'join_hearing',
      kind: 'join',
      name: bi('汇合', 'Together again'),
      introduction: bi('等双方都提交。', 'Waits until both have submitted.'),
      position: { x: 360, y: 650 },
    }),
    HEARING,
    SUPPLEMENT,
    REVIEW,
    DISCUSSION,
    SECOND_VOTE,
    DECISION,
    DELIVERY,
    REPORT,
    EXPERIENCE,
  ],
  transitions: [
    advance('start_inspection', 'start', 'inspection', bi('开始', 'Begin')),
    advance('fork_notice', 'fork_hearing', 'hearing_notice', bi('法制科', 'The legal section')),
    advance('fork_plea', 'fork_hearing', 'plea', bi('当事人一方', "The party's side")),
    advance('join_hearing_way', 'join_hearing', 'hearing', bi('均已提交', 'All submitted')),
    ...INVESTIGATION_WAYS,
    ...HEARING_WAYS,
    ...DISCUSSION_WAYS,
    ...DECISION_WAYS,
    ...CLOSING_WAYS,
  ],
};
