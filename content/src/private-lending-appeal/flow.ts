import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { witnessReady, witnessSection } from '../witness-papers.ts';
import { modelsOf } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import type { Premise } from './premise.ts';
import { APART, flowRoles } from './roles.ts';
import { acceptanceSection, appealTransitions, petitionSection } from './sections/appeal.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import {
  deliberationSection,
  judgmentSection,
  pronouncementSection,
  settlementSection,
} from './sections/decision.ts';
import { DECISION_TRANSITIONS } from './sections/decision-transitions.ts';
import { EXCHANGE_TRANSITIONS, exchangeSection } from './sections/exchange.ts';
import { hearingSection, hearingTransitions } from './sections/hearing.ts';
import { MEDIATION_TRANSITIONS, mediationSection } from './sections/mediation.ts';
import { answerSection, evidenceListSection, paperTransitions } from './sections/papers.ts';
import { witnessMatter } from './witness.ts';

const played = (at: Premise): Flow => ({
  roles: keptApart(flowRoles(at), APART),
  nodes: [
    startNode(bi('从上诉状开始。', 'Begin with the appeal petition.')),
    petitionSection(at),
    acceptanceSection(at),
    forkNode('fork_papers', 380, bi('双方同时准备。', 'Both sides prepare at the same time.')),
    evidenceListSection(at),
    answerSection(at),
    witnessSection(witnessMatter(at), { x: 840, y: 510 }, 30),
    joinNode('join_papers', 650, bi('等双方都提交。', 'Wait until both sides have submitted.')),
    exchangeSection(at),
    hearingSection(at),
    mediationSection(at),
    settlementSection(at),
    deliberationSection(at),
    judgmentSection(at),
    pronouncementSection(at),
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_petition', 'start', 'petition', bi('开始', 'Begin')),
      advance('fork_evidence', 'fork_papers', 'evidence_list', bi('上诉人一方', "Appellant's side")),
      advance('fork_answer', 'fork_papers', 'answer', bi('被上诉人一方', "Appellee's side")),
      advance('fork_witness', 'fork_papers', 'witness_papers', bi('证人', 'The witness')),
      witnessReady('join_papers'),
      advance('join_exchange', 'join_papers', 'exchange', bi('双方均已提交', 'Both have submitted')),
      ...appealTransitions(at),
      ...paperTransitions(at),
      ...EXCHANGE_TRANSITIONS,
      ...hearingTransitions(at),
      ...MEDIATION_TRANSITIONS,
      ...DECISION_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
});

export const flowOf = (at: Premise): Flow => withModels(played(at), modelsOf(at));
