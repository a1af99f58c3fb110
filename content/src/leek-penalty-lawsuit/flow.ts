import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import type { Fine } from './fine.ts';
import { modelsOf } from './models/index.ts';
import { needsOf } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { ballotsOf } from './sections/ballots.ts';
import { answerSection, complaintSection, FILING, OUTLINE_SECTION } from './sections/before.ts';
import { beforeTransitions } from './sections/before-ways.ts';
import { CLOSING_TRANSITIONS, experienceOf, REPORT } from './sections/closing.ts';
import { decisionTransitions } from './sections/decision-ways.ts';
import { debateSection, hearingSection } from './sections/hearing.ts';
import { hearingTransitions } from './sections/hearing-ways.ts';
import { judgmentSection, OPINION_SECTION, REFERRED } from './sections/judgment.ts';
import { mediationSection, SETTLEMENT_SECTION } from './sections/mediation.ts';
import { motionSection, motionTransitions } from './sections/motion.ts';
import { pronouncementSection } from './sections/pronouncement.ts';

/** One action, whatever the fine; what is voted on and what the plaintiff asks for before the hearing depend on it. */
export function flowOf(fine: Fine): Flow {
  const played: Flow = {
    roles: keptApart(FLOW_ROLES, APART),
    nodes: [
      startNode(bi('从处罚决定书开始。', 'The action begins with the penalty decision.')),
      complaintSection(fine),
      FILING,
      forkNode('fork_papers', 380, bi('三处同时准备。', 'Three desks prepare at the same time.')),
      answerSection(fine),
      motionSection(fine),
      OUTLINE_SECTION,
      joinNode('join_papers', 650, bi('等三处都完成。', 'This section waits until all three have finished.')),
      hearingSection(fine),
      debateSection(fine),
      mediationSection(fine),
      SETTLEMENT_SECTION,
      OPINION_SECTION,
      ...ballotsOf(fine),
      REFERRED,
      judgmentSection(fine),
      pronouncementSection(fine),
      REPORT,
      experienceOf(fine),
    ],
    transitions: withNeeds(
      [
        advance('start_complaint', 'start', 'complaint', bi('开始', 'Begin')),
        advance('fork_answer', 'fork_papers', 'answer', bi('被告', 'The defendant')),
        advance('fork_motion', 'fork_papers', 'motion', bi('原告', 'The plaintiff')),
        advance('fork_outline', 'fork_papers', 'outline', bi('合议庭', 'The panel')),
        advance('join_hearing', 'join_papers', 'hearing', bi('均已完成', 'All done')),
        ...beforeTransitions(fine),
        ...motionTransitions(fine),
        ...hearingTransitions(fine),
        ...decisionTransitions(fine),
        ...CLOSING_TRANSITIONS,
      ],
      needsOf(fine),
    ),
  };
  return withModels(played, modelsOf(fine));
}
