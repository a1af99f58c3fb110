import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { AGAIN_TRANSITIONS, FINAL_SESSION, REDRAFT } from './sections/again.ts';
import { ANSWERS, ANSWERS_TRANSITIONS } from './sections/answers.ts';
import { APPROVAL, APPROVAL_TRANSITIONS } from './sections/approval.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { HEARING, HEARING_TRANSITIONS } from './sections/hearing.ts';
import { NOT_PASSED, NOT_PASSED_TRANSITIONS } from './sections/not-passed.ts';
import { AGENDA, OPENING_TRANSITIONS, PENALTIES, STATEMENT } from './sections/opening.ts';
import { CHAIRS, FIRST_READING, READING_TRANSITIONS } from './sections/reading.ts';
import { RESUBMISSION, RESUBMISSION_TRANSITIONS } from './sections/resubmission.ts';
import { REVIEW, REVIEW_TRANSITIONS } from './sections/review.ts';
import { CLAUSE_VOTE, SESSION, VOTING_TRANSITIONS } from './sections/voting.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从提案开始。', 'The procedure begins with a bill.')),
    AGENDA,
    FIRST_READING,
    forkNode(
      'fork_prepare',
      360,
      bi('改罚则和备陈述同时进行。', 'The penalties are revised while the statements are prepared.'),
    ),
    PENALTIES,
    STATEMENT,
    joinNode(
      'join_prepare',
      590,
      bi('等双方都提交。', 'This section waits until both sides have submitted.'),
    ),
    HEARING,
    ANSWERS,
    REVIEW,
    CHAIRS,
    CLAUSE_VOTE,
    SESSION,
    REDRAFT,
    RESUBMISSION,
    FINAL_SESSION,
    NOT_PASSED,
    APPROVAL,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_agenda', 'start', 'agenda', bi('开始', 'Begin')),
      advance('fork_penalties', 'fork_prepare', 'penalties', bi('起草单位', 'The drafting body')),
      advance('fork_statement', 'fork_prepare', 'statement', bi('听证陈述人', 'The speakers')),
      advance('join_hearing', 'join_prepare', 'hearing', bi('均已提交', 'All submitted')),
      ...OPENING_TRANSITIONS,
      ...READING_TRANSITIONS,
      ...HEARING_TRANSITIONS,
      ...ANSWERS_TRANSITIONS,
      ...REVIEW_TRANSITIONS,
      ...VOTING_TRANSITIONS,
      ...APPROVAL_TRANSITIONS,
      ...RESUBMISSION_TRANSITIONS,
      ...AGAIN_TRANSITIONS,
      ...NOT_PASSED_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
