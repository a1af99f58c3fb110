import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { CLOSING, CLOSING_TRANSITIONS, EXPERIENCE, REPORT, SIGNING } from './sections/closing.ts';
import { DEAL_TRANSITIONS, NEGOTIATION } from './sections/deal.ts';
import { DEPOSIT, DEPOSIT_TRANSITIONS } from './sections/deposit.ts';
import { FUNDING, FUNDING_TRANSITIONS } from './sections/funding.ts';
import { HOLDER_REPLY, HOLDER_REPLY_TRANSITIONS } from './sections/holder-reply.ts';
import { NOTICE, NOTICE_TRANSITIONS } from './sections/notice.ts';
import { DILIGENCE, DISCLOSURE, ENGAGEMENT, OPENING_TRANSITIONS } from './sections/opening.ts';
import { CONTRACT, DECISION, OPINION, PAPERS_TRANSITIONS } from './sections/papers.ts';
import { PREEMPTION, PREEMPTION_TRANSITIONS, THREE_PARTY } from './sections/preemption.ts';
import { WITHHOLDING, WITHHOLDING_TRANSITIONS } from './sections/withholding.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从客户走进律师事务所开始。', 'The case begins when the client comes to the law firm.')),
    ENGAGEMENT,
    forkNode(
      'fork_dd',
      250,
      bi(
        '一边调查和测算，一边披露。',
        'One side investigates and calculates while the other prepares its disclosure.',
      ),
    ),
    DILIGENCE,
    FUNDING,
    DISCLOSURE,
    joinNode(
      'join_dd',
      510,
      bi(
        '等报告、测算和披露函都提交。',
        'This section waits until the report, the plan and the disclosure letter have been submitted.',
      ),
    ),
    NEGOTIATION,
    NOTICE,
    PREEMPTION,
    THREE_PARTY,
    HOLDER_REPLY,
    CONTRACT,
    OPINION,
    DECISION,
    SIGNING,
    DEPOSIT,
    WITHHOLDING,
    CLOSING,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_engagement', 'start', 'engagement', bi('开始', 'Begin')),
      advance('fork_diligence', 'fork_dd', 'diligence', bi('收购方律师', "The buyer's lawyers")),
      advance('fork_funding', 'fork_dd', 'funding', bi('收购方管理层', "The buyer's management")),
      advance('fork_disclosure', 'fork_dd', 'disclosure', bi('转让方', "The transferor's side")),
      advance('join_dd_way', 'join_dd', 'negotiation', bi('均已提交', 'All submitted')),
      ...OPENING_TRANSITIONS,
      ...FUNDING_TRANSITIONS,
      ...DEAL_TRANSITIONS,
      ...NOTICE_TRANSITIONS,
      ...PREEMPTION_TRANSITIONS,
      ...HOLDER_REPLY_TRANSITIONS,
      ...PAPERS_TRANSITIONS,
      ...DEPOSIT_TRANSITIONS,
      ...WITHHOLDING_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
