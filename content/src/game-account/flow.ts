import type { Flow } from '@lets/contract';
import { advance, bi, node } from '../build.ts';
import { FLOW_ROLES } from './roles.ts';
import { CLOSING_WAYS, EXPERIENCE, REPORT } from './sections/closing.ts';
import { DEBATE, DEBATE_WAYS, TESTING } from './sections/debate.ts';
import { ANTITHESIS, ISSUES, NORMS, OPENING_WAYS, THESIS } from './sections/opening.ts';
import { CRITIQUE, OPINION, VOTE_SPLIT, VOTE_WHOLE, VOTING_WAYS } from './sections/voting.ts';

export const FLOW: Flow = {
  roles: FLOW_ROLES,
  nodes: [
    node({
      id: 'start',
      kind: 'start',
      name: bi('开始', 'Start'),
      introduction: bi(
        '从一个没有现成答案的问题开始。',
        'It begins with a question that has no ready answer.',
      ),
      position: { x: 360, y: 0 },
    }),
    ISSUES,
    NORMS,
    node({
      id: 'fork_memos',
      kind: 'fork',
      name: bi('并行', 'Side by side'),
      introduction: bi(
        '两方同时论证，互不相见。',
        'Both sides write at the same time, unseen by each other.',
      ),
      position: { x: 360, y: 380 },
    }),
    THESIS,
    ANTITHESIS,
    node({
      id: 'join_memos',
      kind: 'join',
      name: bi('汇合', 'Together again'),
      introduction: bi('等两份论证书都提交。', 'Waits until both memoranda are in.'),
      position: { x: 360, y: 640 },
    }),
    DEBATE,
    TESTING,
    VOTE_WHOLE,
    VOTE_SPLIT,
    OPINION,
    CRITIQUE,
    REPORT,
    EXPERIENCE,
  ],
  transitions: [
    advance('start_issues', 'start', 'issues', bi('开始', 'Begin')),
    advance('fork_thesis', 'fork_memos', 'thesis', bi('肯定方', 'For inheritance')),
    advance('fork_antithesis', 'fork_memos', 'antithesis', bi('否定方', 'Against')),
    advance('join_debate', 'join_memos', 'debate', bi('两份论证书均已提交', 'Both memoranda are in')),
    ...OPENING_WAYS,
    ...DEBATE_WAYS,
    ...VOTING_WAYS,
    ...CLOSING_WAYS,
  ],
};
