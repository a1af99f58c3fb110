import type { Flow, FlowNode, Transition } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { witnessReady, witnessSection } from '../witness-papers.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { ACCEPTANCE, ACCEPTANCE_TRANSITIONS } from './sections/acceptance.ts';
import { APPEAL, APPEAL_TRANSITIONS } from './sections/appeal.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { DEBATE, DEBATE_TRANSITIONS } from './sections/debate.ts';
import { DELIBERATION, DELIBERATION_TRANSITIONS, SECOND_VOTE } from './sections/deliberation.ts';
import { COMPLAINT, DEFENCE, DRAFTING_TRANSITIONS } from './sections/drafting.ts';
import { EXCHANGE, EXCHANGE_TRANSITIONS } from './sections/exchange.ts';
import { FILING, FILING_TRANSITIONS } from './sections/filing.ts';
import { INVESTIGATION, INVESTIGATION_TRANSITIONS } from './sections/investigation.ts';
import { JUDGMENT, JUDGMENT_TRANSITIONS, PRONOUNCEMENT } from './sections/judgment.ts';
import { AGREEMENT, MEDIATION, MEDIATION_TRANSITIONS } from './sections/mediation.ts';
import { SERVICE, SERVICE_TRANSITIONS } from './sections/service.ts';
import { WITNESS_MATTER } from './witness.ts';

const START: FlowNode = startNode(bi('从立案开始。', 'The case begins at the filing window.'));

const FORK: FlowNode = forkNode(
  'fork_drafting',
  380,
  bi('双方同时起草。', 'Both sides draft at the same time.'),
);

const JOIN: FlowNode = joinNode(
  'join_drafting',
  620,
  bi('等双方都提交。', 'This section waits until both sides have finished.'),
);

const ROUTES: Transition[] = [
  advance('start_filing', 'start', 'filing', bi('开始', 'Begin')),
  advance('fork_complaint', 'fork_drafting', 'complaint', bi('原告方', "Plaintiff's side")),
  advance('fork_defence', 'fork_drafting', 'defence', bi('被告方', "Defendant's side")),
  advance('fork_witness', 'fork_drafting', 'witness_papers', bi('证人', 'The witness')),
  advance('join_exchange', 'join_drafting', 'exchange', bi('双方均已提交', 'Both have submitted')),
];

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    START,
    FILING,
    ACCEPTANCE,
    SERVICE,
    FORK,
    COMPLAINT,
    DEFENCE,
    witnessSection(WITNESS_MATTER, { x: 800, y: 500 }, 30),
    JOIN,
    EXCHANGE,
    INVESTIGATION,
    DEBATE,
    MEDIATION,
    AGREEMENT,
    DELIBERATION,
    SECOND_VOTE,
    JUDGMENT,
    PRONOUNCEMENT,
    APPEAL,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      ...ROUTES,
      ...FILING_TRANSITIONS,
      ...ACCEPTANCE_TRANSITIONS,
      witnessReady('join_drafting'),
      ...SERVICE_TRANSITIONS,
      ...DRAFTING_TRANSITIONS,
      ...EXCHANGE_TRANSITIONS,
      ...INVESTIGATION_TRANSITIONS,
      ...DEBATE_TRANSITIONS,
      ...MEDIATION_TRANSITIONS,
      ...DELIBERATION_TRANSITIONS,
      ...JUDGMENT_TRANSITIONS,
      ...APPEAL_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
