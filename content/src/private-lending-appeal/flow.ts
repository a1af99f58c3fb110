import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { FLOW_ROLES } from './roles.ts';
import { ACCEPTANCE, ANSWER, APPEAL, APPEAL_TRANSITIONS, NEW_EVIDENCE_LIST } from './sections/appeal.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import {
  DECISION_TRANSITIONS,
  DELIBERATION,
  JUDGMENT,
  PRONOUNCEMENT,
  SETTLEMENT,
} from './sections/decision.ts';
import { EXCHANGE, EXCHANGE_TRANSITIONS } from './sections/exchange.ts';
import { HEARING, HEARING_TRANSITIONS } from './sections/hearing.ts';
import { MEDIATION, MEDIATION_TRANSITIONS } from './sections/mediation.ts';

const PLAYED: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    startNode(bi('从上诉状开始。', 'It begins with the petition.')),
    APPEAL,
    ACCEPTANCE,
    forkNode('fork_papers', 380, bi('双方同时准备。', 'Both sides prepare at the same time.')),
    NEW_EVIDENCE_LIST,
    ANSWER,
    joinNode('join_papers', 650, bi('等双方都提交。', 'Waits until both have submitted.')),
    EXCHANGE,
    HEARING,
    MEDIATION,
    SETTLEMENT,
    DELIBERATION,
    JUDGMENT,
    PRONOUNCEMENT,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_petition', 'start', 'petition', bi('开始', 'Begin')),
      advance('fork_evidence', 'fork_papers', 'evidence_list', bi('上诉人一方', "Appellant's side")),
      advance('fork_answer', 'fork_papers', 'answer', bi('被上诉人一方', "Appellee's side")),
      advance('join_exchange', 'join_papers', 'exchange', bi('双方均已提交', 'Both have submitted')),
      ...APPEAL_TRANSITIONS,
      ...EXCHANGE_TRANSITIONS,
      ...HEARING_TRANSITIONS,
      ...MEDIATION_TRANSITIONS,
      ...DECISION_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
