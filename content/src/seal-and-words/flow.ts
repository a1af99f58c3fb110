import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { COSTS, NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { ANSWER_TRANSITIONS, INSIST, REPLY } from './sections/answers.ts';
import { ARGUMENT_TRANSITIONS, DEBATE, SUPPLEMENT_HEARING } from './sections/argument.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, FINDING, REASONING, REPORT } from './sections/closing.ts';
import {
  CONSULTATION,
  EXAM_A,
  EXAM_B,
  LABORATORY_TRANSITIONS,
  OPINION,
  PREPARATION,
} from './sections/laboratory.ts';
import { ACCEPTANCE, APPLICATION, COMMISSION, OPENING_TRANSITIONS } from './sections/opening.ts';
import { ACCEPTANCE_REPLY, RECUSAL, RECUSAL_TRANSITIONS } from './sections/recusal.ts';
import { OBJECTION, SUPPLEMENT, TESTIMONY } from './sections/trial.ts';
import { TRIAL_TRANSITIONS } from './sections/trial-transitions.ts';
import { WITNESS, WITNESS_HEARING, WITNESS_TRANSITIONS } from './sections/witness.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从一页对账确认书开始。', 'The case begins with one page.')),
    APPLICATION,
    COMMISSION,
    ACCEPTANCE,
    ACCEPTANCE_REPLY,
    RECUSAL,
    forkNode(
      'fork_exam',
      770,
      bi(
        '两名鉴定人分别检验，双方律师准备出庭申请，证人签保证书。',
        'The two experts examine the material independently, the lawyers prepare their applications, and the witness signs the pledge.',
      ),
    ),
    EXAM_A,
    EXAM_B,
    PREPARATION,
    WITNESS,
    joinNode(
      'join_exam',
      1030,
      bi('等四方都提交。', 'This section waits until all four have submitted their papers.'),
    ),
    CONSULTATION,
    OPINION,
    OBJECTION,
    REPLY,
    INSIST,
    TESTIMONY,
    WITNESS_HEARING,
    SUPPLEMENT,
    SUPPLEMENT_HEARING,
    DEBATE,
    FINDING,
    REASONING,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_application', 'start', 'application', bi('开始', 'Begin')),
      advance('fork_exam_a', 'fork_exam', 'exam_a', bi('第一鉴定人', 'First expert')),
      advance('fork_exam_b', 'fork_exam', 'exam_b', bi('第二鉴定人', 'Second expert')),
      advance('fork_preparation', 'fork_exam', 'preparation', bi('原告律师', "Plaintiff's lawyer")),
      advance('fork_witness', 'fork_exam', 'witness', bi('被告律师和证人', "Defendant's lawyer and witness")),
      advance('join_exam_way', 'join_exam', 'consultation', bi('均已提交', 'All submitted')),
      ...OPENING_TRANSITIONS,
      ...RECUSAL_TRANSITIONS,
      ...LABORATORY_TRANSITIONS,
      ...WITNESS_TRANSITIONS,
      ...ANSWER_TRANSITIONS,
      ...TRIAL_TRANSITIONS,
      ...ARGUMENT_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
    COSTS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
