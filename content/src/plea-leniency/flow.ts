import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { BEFORE_TRANSITIONS, DEFENCE, INDICTMENT, OPINIONS, PLEA_PAPER, VICTIM } from './sections/before.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, JUDGMENT_NODE, PRONOUNCEMENT, REPORT } from './sections/closing.ts';
import {
  ADJUSTED,
  ADJUSTMENT,
  AFTER_ADJUSTED,
  AFTER_KEPT,
  DEBATE,
  DEBATE_FULL,
  DEBATE_TRANSITIONS,
} from './sections/debate.ts';
import {
  ADJUSTED_VOTE,
  ASKED,
  GUILT_VOTE,
  OWN_VOTE,
  PLEA_VOTE,
  RECOMMENDED,
  SENTENCE_VOTE,
  TERM_VOTE,
} from './sections/deliberation.ts';
import { DELIBERATION_TRANSITIONS } from './sections/deliberation-ways.ts';
import { FULL, INQUIRY, INQUIRY_TRANSITIONS } from './sections/inquiry.ts';
import {
  EXCLUSION_VOTE,
  LAWFULNESS,
  LEGALITY,
  LEGALITY_TRANSITIONS,
  PLEA_STANDS,
} from './sections/legality.ts';
import {
  DENIED,
  HAS_PLEA,
  NO_PLEA,
  OPENING,
  OPENING_PLAIN,
  OPENING_TRANSITIONS,
} from './sections/opening.ts';
import { PRETRIAL, PRETRIAL_TRANSITIONS, WITHDRAWAL } from './sections/pretrial.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从审查起诉开始。', 'The case begins with the review for prosecution.')),
    OPINIONS,
    PLEA_PAPER,
    forkNode('fork_prepare', 380, bi('三方同时准备。', 'Three sides prepare at the same time.')),
    INDICTMENT,
    DEFENCE,
    VICTIM,
    joinNode(
      'join_prepare',
      640,
      bi('等三方都提交。', 'This section waits until all three sides have submitted.'),
    ),
    PRETRIAL,
    WITHDRAWAL,
    HAS_PLEA,
    OPENING,
    OPENING_PLAIN,
    LAWFULNESS,
    NO_PLEA,
    DENIED,
    LEGALITY,
    EXCLUSION_VOTE,
    PLEA_STANDS,
    INQUIRY,
    FULL,
    DEBATE,
    DEBATE_FULL,
    GUILT_VOTE,
    TERM_VOTE,
    ADJUSTMENT,
    ADJUSTED,
    AFTER_ADJUSTED,
    AFTER_KEPT,
    PLEA_VOTE,
    RECOMMENDED,
    SENTENCE_VOTE,
    ADJUSTED_VOTE,
    ASKED,
    OWN_VOTE,
    JUDGMENT_NODE,
    PRONOUNCEMENT,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_opinions', 'start', 'opinions', bi('开始', 'Begin')),
      advance('fork_charge', 'fork_prepare', 'indictment', bi('公诉方', 'Prosecution')),
      advance('fork_defence', 'fork_prepare', 'defence', bi('辩护方', 'Defence')),
      advance('fork_victim', 'fork_prepare', 'restitution', bi('被害人', 'Victim')),
      advance('join_pretrial', 'join_prepare', 'pretrial', bi('均已提交', 'All have submitted')),
      ...BEFORE_TRANSITIONS,
      ...PRETRIAL_TRANSITIONS,
      ...OPENING_TRANSITIONS,
      ...LEGALITY_TRANSITIONS,
      ...INQUIRY_TRANSITIONS,
      ...DEBATE_TRANSITIONS,
      ...DELIBERATION_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
