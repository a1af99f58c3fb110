import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { FLOW_ROLES } from './roles.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REMEDIES, REPORT, SERVICE } from './sections/closing.ts';
import {
  AGREEMENT,
  AWARD,
  DECISION_TRANSITIONS,
  MEDIATION,
  VIEWS,
  VOTE_DISMISSAL,
  VOTE_DOUBLE,
} from './sections/decision.ts';
import { EVIDENCE, HEARING_TRANSITIONS, OPENING, PARTIAL } from './sections/hearing.ts';
import {
  ACCEPTANCE,
  APPLICATION,
  DEFENCE,
  FORMATION,
  INQUIRY,
  OPENING_TRANSITIONS,
} from './sections/opening.ts';

const PLAYED: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    startNode(bi('从一份没有发的工资开始。', 'It begins with wages that were not paid.')),
    forkNode(
      'fork_papers',
      120,
      bi(
        '申请人写申请书，公司在内部核查。',
        'The claimant writes her application while the company looks into its files.',
      ),
    ),
    APPLICATION,
    INQUIRY,
    joinNode('join_papers', 360, bi('两边都写完。', 'Waits until both are done.')),
    ACCEPTANCE,
    forkNode(
      'fork_answer',
      610,
      bi('公司答辩，委员会组庭。', 'The company answers, the tribunal is formed.'),
    ),
    FORMATION,
    DEFENCE,
    joinNode(
      'join_answer',
      860,
      bi('答辩和组庭都完成。', 'Waits until the defence is in and the tribunal is formed.'),
    ),
    OPENING,
    EVIDENCE,
    PARTIAL,
    MEDIATION,
    AGREEMENT,
    VIEWS,
    VOTE_DISMISSAL,
    VOTE_DOUBLE,
    AWARD,
    SERVICE,
    REMEDIES,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_papers', 'start', 'fork_papers', bi('开始', 'Begin')),
      advance('fork_application', 'fork_papers', 'application', bi('申请人一方', "Claimant's side")),
      advance('fork_inquiry', 'fork_papers', 'inquiry', bi('公司一方', 'The company')),
      advance(
        'join_acceptance',
        'join_papers',
        'acceptance',
        bi('申请书递交', 'The application is submitted'),
      ),
      advance('fork_defence', 'fork_answer', 'defence', bi('公司一方', 'The company')),
      advance('fork_formation', 'fork_answer', 'formation', bi('仲裁庭', 'The tribunal')),
      advance(
        'join_opening',
        'join_answer',
        'opening',
        bi('审前准备完毕，进入庭审', 'Preparation is complete: on to the hearing'),
      ),
      ...OPENING_TRANSITIONS,
      ...HEARING_TRANSITIONS,
      ...DECISION_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
