import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { FLOW_ROLES } from './roles.ts';
import { BEFORE_TRANSITIONS, DEFENCE, INDICTMENT, OPINIONS, PLEA_PAPER, VICTIM } from './sections/before.ts';
import {
  CLOSING_TRANSITIONS,
  EXPERIENCE,
  GUILT_VOTE,
  JUDGMENT_NODE,
  PLEA_VOTE,
  PRONOUNCEMENT,
  REPORT,
  SENTENCE_VOTE,
} from './sections/closing.ts';
import {
  DEBATE,
  DEBATE_FULL,
  FULL,
  INQUIRY,
  OPENING,
  PRETRIAL,
  TRIAL_TRANSITIONS,
} from './sections/trial.ts';

const PLAYED: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    startNode(bi('从审查起诉开始。', 'It begins with the review for prosecution.')),
    OPINIONS,
    PLEA_PAPER,
    forkNode('fork_prepare', 380, bi('三方同时准备。', 'Three sides prepare at the same time.')),
    INDICTMENT,
    DEFENCE,
    VICTIM,
    joinNode('join_prepare', 640, bi('等三方都提交。', 'Waits until all three have submitted.')),
    PRETRIAL,
    OPENING,
    INQUIRY,
    FULL,
    DEBATE,
    DEBATE_FULL,
    GUILT_VOTE,
    PLEA_VOTE,
    SENTENCE_VOTE,
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
      ...TRIAL_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
