import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import {
  AMOUNT_VOTE,
  DISCUSSION_TRANSITIONS,
  MINIMUM_VOTE,
  NO_DECISION,
  SECOND_VOTE,
} from './sections/ballots.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { DECISION, DECISION_TRANSITIONS, DELIVERY } from './sections/decision.ts';
import { DISCUSSION } from './sections/discussion.ts';
import { HEARING, HEARING_TRANSITIONS, REVIEW, SUPPLEMENT } from './sections/hearing.ts';
import {
  HEARING_NOTICE,
  INSPECTION,
  INVESTIGATION_TRANSITIONS,
  NOTICE,
  PLEA,
} from './sections/investigation.ts';
import { PRECEDENT_TRANSITIONS, PRECEDENTS } from './sections/precedents.ts';
import { SOURCE, SOURCE_TRANSITIONS } from './sections/source.ts';
import { IMPOSED, SUIT, SUIT_TRANSITIONS } from './sections/suit.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从检验报告开始。', 'The case begins with the test report.')),
    INSPECTION,
    NOTICE,
    forkNode(
      'fork_hearing',
      380,
      bi(
        '申辩、组织听证、同类案件比对、复核来源同时进行。',
        'The plea, the preparation of the hearing, the comparison of similar cases and the check of the source go on at the same time.',
      ),
    ),
    HEARING_NOTICE,
    PLEA,
    PRECEDENTS,
    SOURCE,
    joinNode('join_hearing', 650, bi('等四处都提交。', 'This section waits until all four have submitted.')),
    HEARING,
    SUPPLEMENT,
    REVIEW,
    DISCUSSION,
    AMOUNT_VOTE,
    SECOND_VOTE,
    MINIMUM_VOTE,
    NO_DECISION,
    DECISION,
    DELIVERY,
    IMPOSED,
    SUIT,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_inspection', 'start', 'inspection', bi('开始', 'Begin')),
      advance('fork_notice', 'fork_hearing', 'hearing_notice', bi('法制科', 'The legal section')),
      advance('fork_plea', 'fork_hearing', 'plea', bi('当事人一方', "The party's side")),
      advance('fork_precedents', 'fork_hearing', 'precedents', bi('副局长', 'The deputies')),
      advance('fork_source', 'fork_hearing', 'source', bi('执法人员', 'The officers')),
      advance('join_hearing_way', 'join_hearing', 'hearing', bi('均已提交', 'All submitted')),
      ...INVESTIGATION_TRANSITIONS,
      ...PRECEDENT_TRANSITIONS,
      ...SOURCE_TRANSITIONS,
      ...HEARING_TRANSITIONS,
      ...DISCUSSION_TRANSITIONS,
      ...DECISION_TRANSITIONS,
      ...SUIT_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
