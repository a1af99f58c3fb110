import type { Flow } from '@lets/contract';
import { advance, bi, node } from '../build.ts';
import { FLOW_ROLES } from './roles.ts';
import { CLOSING_WAYS, EXPERIENCE, FINDING, REASONING, REPORT } from './sections/closing.ts';
import {
  CONSULTATION,
  EXAM_A,
  EXAM_B,
  LABORATORY_WAYS,
  OPINION,
  PREPARATION,
} from './sections/laboratory.ts';
import { ACCEPTANCE, APPLICATION, COMMISSION, OPENING_WAYS } from './sections/opening.ts';
import { OBJECTION, SUPPLEMENT, TESTIMONY, TRIAL_WAYS } from './sections/trial.ts';

export const FLOW: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    node({
      id: 'start',
      kind: 'start',
      name: bi('开始', 'Start'),
      introduction: bi('从一页对账确认书开始。', 'It begins with one page.'),
      position: { x: 360, y: 0 },
    }),
    APPLICATION,
    COMMISSION,
    ACCEPTANCE,
    node({
      id: 'fork_exam',
      kind: 'fork',
      name: bi('并行', 'Side by side'),
      introduction: bi(
        '两名鉴定人分别检验，律师准备出庭申请。',
        'Two experts examine apart; the lawyer prepares.',
      ),
      position: { x: 360, y: 510 },
    }),
    EXAM_A,
    EXAM_B,
    PREPARATION,
    node({
      id: 'join_exam',
      kind: 'join',
      name: bi('汇合', 'Together again'),
      introduction: bi('等三方都提交。', 'Waits for all three.'),
      position: { x: 360, y: 770 },
    }),
    CONSULTATION,
    OPINION,
    OBJECTION,
    TESTIMONY,
    SUPPLEMENT,
    FINDING,
    REASONING,
    REPORT,
    EXPERIENCE,
  ],
  transitions: [
    advance('start_application', 'start', 'application', bi('开始', 'Begin')),
    advance('fork_exam_a', 'fork_exam', 'exam_a', bi('第一鉴定人', 'First expert')),
    advance('fork_exam_b', 'fork_exam', 'exam_b', bi('第二鉴定人', 'Second expert')),
    advance('fork_preparation', 'fork_exam', 'preparation', bi('原告律师', "Plaintiff's lawyer")),
    advance('join_exam_way', 'join_exam', 'consultation', bi('均已提交', 'All submitted')),
    ...OPENING_WAYS,
    ...LABORATORY_WAYS,
    ...TRIAL_WAYS,
    ...CLOSING_WAYS,
  ],
};
