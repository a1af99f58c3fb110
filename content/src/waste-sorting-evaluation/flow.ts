import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { ANALYSIS, ANALYSIS_TRANSITIONS } from './sections/analysis.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { FIELD_TRANSITIONS, INTERVIEWS, LEGALITY, SAMPLING } from './sections/field.ts';
import { HEARING, HEARING_TRANSITIONS, RESAMPLE } from './sections/hearing.ts';
import { OPENING_TRANSITIONS, PLAN } from './sections/opening.ts';
import { REPLIES, REPLIES_TRANSITIONS } from './sections/replies.ts';
import { SCHEME, SCHEME_TRANSITIONS } from './sections/scheme.ts';
import { SECOND_VOTE, SECOND_VOTE_TRANSITIONS } from './sections/second-vote.ts';
import { STATEMENTS, STATEMENTS_TRANSITIONS } from './sections/statements.ts';
import { PROPOSAL, SUBMISSION, SUBMISSION_TRANSITIONS } from './sections/submission.ts';
import { VOTE, VOTING_TRANSITIONS } from './sections/voting.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(bi('从评估任务书开始。', 'It begins with the task.')),
    PLAN,
    SCHEME,
    forkNode(
      'fork_field',
      380,
      bi('数据、走访、对照三路同时进行。', 'Data, interviews and comparison at the same time.'),
    ),
    SAMPLING,
    INTERVIEWS,
    LEGALITY,
    joinNode('join_field', 640, bi('等三路都完成。', 'Waits for all three.')),
    STATEMENTS,
    HEARING,
    RESAMPLE,
    REPLIES,
    ANALYSIS,
    VOTE,
    SECOND_VOTE,
    PROPOSAL,
    SUBMISSION,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_plan', 'start', 'plan', bi('开始', 'Begin')),
      advance('fork_sampling', 'fork_field', 'sampling', bi('数据', 'Data')),
      advance('fork_interviews', 'fork_field', 'interviews', bi('走访', 'Interviews')),
      advance('fork_legality', 'fork_field', 'legality', bi('对照', 'Comparison')),
      advance('join_field_way', 'join_field', 'statements', bi('均已完成', 'All done')),
      ...OPENING_TRANSITIONS,
      ...FIELD_TRANSITIONS,
      ...SCHEME_TRANSITIONS,
      ...STATEMENTS_TRANSITIONS,
      ...HEARING_TRANSITIONS,
      ...REPLIES_TRANSITIONS,
      ...ANALYSIS_TRANSITIONS,
      ...VOTING_TRANSITIONS,
      ...SUBMISSION_TRANSITIONS,
      ...SECOND_VOTE_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
