import type { Flow } from '@lets/contract';
import { advance, bi } from '../build.ts';
import { forkNode, joinNode, keptApart, startNode } from '../case-frame.ts';
import { withNeeds } from '../conditions.ts';
import { withModels } from '../models.ts';
import { MODELS } from './models/index.ts';
import { NEEDS } from './needs.ts';
import { APART, FLOW_ROLES } from './roles.ts';
import { CLOSING_TRANSITIONS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { DEBATE, TESTING } from './sections/debate.ts';
import { DEBATE_TRANSITIONS } from './sections/debate-transitions.ts';
import { ANTITHESIS, MEMO_TRANSITIONS, THESIS } from './sections/memos.ts';
import { ISSUES, NORMS, OPENING_TRANSITIONS } from './sections/opening.ts';
import { CRITIQUE, OPINION, OPINION_TRANSITIONS } from './sections/opinion.ts';
import { VOTE_SPLIT, VOTE_WHOLE, VOTING_TRANSITIONS } from './sections/voting.ts';

const PLAYED: Flow = {
  roles: keptApart(FLOW_ROLES, APART),
  nodes: [
    startNode(
      bi('从一个没有现成答案的问题开始。', 'The seminar begins with a question that has no ready answer.'),
    ),
    ISSUES,
    NORMS,
    forkNode(
      'fork_memos',
      380,
      bi(
        '两方同时论证，互不相见。',
        'Both sides write at the same time, and neither sees what the other writes.',
      ),
    ),
    THESIS,
    ANTITHESIS,
    joinNode(
      'join_memos',
      640,
      bi('等两份论证书都提交。', 'This section waits until both memoranda have been submitted.'),
    ),
    DEBATE,
    TESTING,
    VOTE_WHOLE,
    VOTE_SPLIT,
    OPINION,
    CRITIQUE,
    REPORT,
    EXPERIENCE,
  ],
  transitions: withNeeds(
    [
      advance('start_issues', 'start', 'issues', bi('开始', 'Begin')),
      advance('fork_thesis', 'fork_memos', 'thesis', bi('肯定方', 'For inheritance')),
      advance('fork_antithesis', 'fork_memos', 'antithesis', bi('否定方', 'Against')),
      advance(
        'join_debate',
        'join_memos',
        'debate',
        bi('两份论证书均已提交', 'Both memoranda have been submitted'),
      ),
      ...OPENING_TRANSITIONS,
      ...MEMO_TRANSITIONS,
      ...DEBATE_TRANSITIONS,
      ...VOTING_TRANSITIONS,
      ...OPINION_TRANSITIONS,
      ...CLOSING_TRANSITIONS,
    ],
    NEEDS,
  ),
};

export const FLOW: Flow = withModels(PLAYED, MODELS);
