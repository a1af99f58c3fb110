import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { AGREEMENT, AGREEMENT_TRANSITIONS } from './sections/agreement.ts';
import { CAUCUS, CAUCUS_TRANSITIONS } from './sections/caucus.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { NEXT_STEPS, NEXT_TRANSITIONS } from './sections/next-steps.ts';
import { CLAIM, INTAKE, OPENING_TRANSITIONS, REPLY } from './sections/opening.ts';
import { CONFIRMATION, EFFECT, OUTCOME_TRANSITIONS } from './sections/outcome.ts';
import { PROPOSAL, PROPOSAL_TRANSITIONS } from './sections/proposal.ts';
import { SESSION, SITE, TALKS_TRANSITIONS } from './sections/talks.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从推开调解室的门开始。', 'It begins at the door of the mediation room.')),
    INTAKE,
    forkNode('fork_papers', 250, bi('楼上楼下同时写。', 'Both sides write at the same time.')),
    CLAIM,
    REPLY,
    joinNode('join_papers', 510, bi('等双方都交来材料。', 'Waits until both papers are in.')),
    SESSION,
    SITE,
    CAUCUS,
    PROPOSAL,
    AGREEMENT,
    EFFECT,
    CONFIRMATION,
    NEXT_STEPS,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_intake', 'start', 'intake', bi('开始', 'Begin')),
      advance('fork_claim', 'fork_papers', 'claim', bi('楼下', 'Below')),
      advance('fork_reply', 'fork_papers', 'reply', bi('楼上', 'Above')),
      advance('join_session', 'join_papers', 'session', bi('材料均已提交', 'Both papers are in')),
      ...OPENING_TRANSITIONS,
      ...TALKS_TRANSITIONS,
      ...CAUCUS_TRANSITIONS,
      ...PROPOSAL_TRANSITIONS,
      ...AGREEMENT_TRANSITIONS,
      ...OUTCOME_TRANSITIONS,
      ...NEXT_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
