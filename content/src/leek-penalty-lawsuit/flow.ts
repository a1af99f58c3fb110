import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { NEEDS } from './needs.ts';
import { FLOW_ROLES } from './roles.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import {
  DECISION_TRANSITIONS,
  DISMISS_VOTE,
  JUDGMENT_SECTION,
  NORM_VOTE,
  PRONOUNCEMENT,
  REFERRED,
  REVOKE_VOTE,
  VARY_VOTE,
} from './sections/decision.ts';
import { HEARING, HEARING_TRANSITIONS, MEDIATION, SETTLEMENT_SECTION } from './sections/hearing.ts';
import {
  ANSWER_SECTION,
  COMPLAINT_SECTION,
  FILING,
  OUTLINE_SECTION,
  PAPER_TRANSITIONS,
  STAY,
} from './sections/papers.ts';

const PLAYED: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    startNode(bi('从处罚决定书开始。', 'It begins with the penalty decision.')),
    COMPLAINT_SECTION,
    FILING,
    forkNode('fork_papers', 380, bi('三处同时准备。', 'Three desks prepare at the same time.')),
    ANSWER_SECTION,
    STAY,
    OUTLINE_SECTION,
    joinNode('join_papers', 650, bi('等三处都完成。', 'Waits until all three are done.')),
    HEARING,
    MEDIATION,
    SETTLEMENT_SECTION,
    NORM_VOTE,
    VARY_VOTE,
    REVOKE_VOTE,
    DISMISS_VOTE,
    REFERRED,
    JUDGMENT_SECTION,
    PRONOUNCEMENT,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_complaint', 'start', 'complaint', bi('开始', 'Begin')),
      advance('fork_answer', 'fork_papers', 'answer', bi('被告', 'The defendant')),
      advance('fork_stay', 'fork_papers', 'stay', bi('原告', 'The plaintiff')),
      advance('fork_outline', 'fork_papers', 'outline', bi('合议庭', 'The panel')),
      advance('join_hearing', 'join_papers', 'hearing', bi('均已完成', 'All done')),
      ...PAPER_TRANSITIONS,
      ...HEARING_TRANSITIONS,
      ...DECISION_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
