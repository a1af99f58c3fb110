import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { ACCEPTANCE, ACCEPTANCE_TRANSITIONS } from './sections/acceptance.ts';
import { AWARD, AWARD_OTHER, AWARD_TRANSITIONS } from './sections/award.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { DEBATE, DEBATE_TRANSITIONS, PARTIAL } from './sections/debate.ts';
import { DELIBERATION_TRANSITIONS, VIEWS, VOTE_DISMISSAL, VOTE_DOUBLE } from './sections/deliberation.ts';
import { APPLICATION, DRAFTING_TRANSITIONS, INQUIRY } from './sections/drafting.ts';
import { EVIDENCE, EVIDENCE_TRANSITIONS } from './sections/evidence.ts';
import { AGREEMENT, MEDIATION, MEDIATION_TRANSITIONS } from './sections/mediation.ts';
import { OPENING, OPENING_TRANSITIONS } from './sections/opening.ts';
import { OUTLOOK, OUTLOOK_TRANSITIONS } from './sections/outlook.ts';
import { DEFENCE, FORMATION, PREPARATION_TRANSITIONS } from './sections/preparation.ts';
import { PRODUCTION, PRODUCTION_TRANSITIONS } from './sections/production.ts';
import { CHALLENGE, REMEDIES_TRANSITIONS, SUIT } from './sections/remedies.ts';
import { SERVICE, SERVICE_TRANSITIONS } from './sections/service.ts';
import { TESTIMONY, TESTIMONY_TRANSITIONS } from './sections/testimony.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从一份没有发的工资开始。', 'The dispute begins over unpaid wages.')),
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
    joinNode('join_papers', 360, bi('两边都写完。', 'This section waits until both sides have finished.')),
    ACCEPTANCE,
    forkNode(
      'fork_answer',
      610,
      bi(
        '公司答辩，委员会组庭，申请人申请证人出庭。',
        'The company submits its defence, the tribunal is formed, and the claimant applies for her witness to appear.',
      ),
    ),
    FORMATION,
    DEFENCE,
    TESTIMONY,
    joinNode(
      'join_answer',
      860,
      bi(
        '答辩、组庭和证人的申请都完成。',
        'This section waits until the defence has been submitted, the tribunal formed and the application for the witness made.',
      ),
    ),
    OPENING,
    PRODUCTION,
    EVIDENCE,
    DEBATE,
    PARTIAL,
    MEDIATION,
    AGREEMENT,
    VIEWS,
    VOTE_DISMISSAL,
    VOTE_DOUBLE,
    AWARD,
    AWARD_OTHER,
    SERVICE,
    {
      ...forkNode(
        'fork_remedies',
        2150,
        bi('两方各自决定，期限各算各的。', 'Each side decides for itself, and each has its own time limit.'),
      ),
      position: { x: 820, y: 2150 },
    },
    SUIT,
    CHALLENGE,
    {
      ...joinNode(
        'join_remedies',
        2410,
        bi('两方都已经决定。', 'This section waits until both sides have decided.'),
      ),
      position: { x: 820, y: 2410 },
    },
    OUTLOOK,
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
      advance('fork_testimony', 'fork_answer', 'testimony', bi('申请人和证人', 'Claimant and witness')),
      advance(
        'join_opening',
        'join_answer',
        'opening',
        bi('审前准备完毕，进入庭审', 'Preparation is complete: proceed to the hearing'),
      ),
      advance('fork_suit', 'fork_remedies', 'suit', bi('申请人一方', "Claimant's side")),
      advance('fork_challenge', 'fork_remedies', 'challenge', bi('公司一方', 'The company')),
      advance('join_outlook', 'join_remedies', 'outlook', bi('两方都已决定', 'Both have decided')),
      ...DRAFTING_TRANSITIONS,
      ...ACCEPTANCE_TRANSITIONS,
      ...PREPARATION_TRANSITIONS,
      ...TESTIMONY_TRANSITIONS,
      ...OPENING_TRANSITIONS,
      ...PRODUCTION_TRANSITIONS,
      ...EVIDENCE_TRANSITIONS,
      ...DEBATE_TRANSITIONS,
      ...MEDIATION_TRANSITIONS,
      ...DELIBERATION_TRANSITIONS,
      ...AWARD_TRANSITIONS,
      ...SERVICE_TRANSITIONS,
      ...REMEDIES_TRANSITIONS,
      ...OUTLOOK_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
