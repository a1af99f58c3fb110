import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { MEDIATION_LINES } from './lines/mediation.ts';
import { paper } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('mediator', 'bench', 'other', ['人民调解员', "People's mediator"], 'd4'),
  kind.role('clerk', 'bench', 'functionary', ['记录员', 'Clerk'], 'clerk'),
  kind.role('party_a', 'claimant', 'other', ['申请人', 'Applicant'], 'd10'),
  kind.role('friend_a', 'claimant', 'other', ['申请人的亲属', "Applicant's relative"], 'd1'),
  kind.role('party_b', 'respondent', 'other', ['被申请人', 'Respondent'], 'd9'),
  kind.role('friend_b', 'respondent', 'other', ['被申请人的亲属', "Respondent's relative"], 'd2'),
  kind.role('neighbour', 'third', 'other', ['知情人', 'Person who knows the facts'], 'd7'),
];

const PARTIES: [string, string][] = [
  ['申请人：{{claimant_name}}', 'Applicant: {{claimant_name}}'],
  ['被申请人：{{respondent_name}}', 'Respondent: {{respondent_name}}'],
];

const APPLICATION = paper({
  id: 'mediation_application',
  name: ['调解申请书', 'Application for Mediation'],
  roles: ['party_a', 'friend_a'],
  head: PARTIES,
  parts: [
    [
      ['一、纠纷经过', '1. The dispute'],
      ['（什么时候、因为什么事。）', '(When it arose, and over what.)'],
    ],
    [
      ['二、希望怎样解决', '2. The solution sought'],
      ['（具体的要求。）', '(What exactly is asked for.)'],
    ],
  ],
  signs: { party_a: ['申请人', 'Applicant'] },
});

const RESPONSE = paper({
  id: 'mediation_response',
  name: ['对申请的意见', 'Reply to the Application'],
  roles: ['party_b', 'friend_b'],
  head: PARTIES,
  parts: [
    [
      ['一、对经过的说明', '1. The facts as seen from this side'],
      ['（哪些一致，哪些不一致。）', '(What is agreed and what is not.)'],
    ],
    [
      ['二、是否愿意调解', '2. Willingness to mediate'],
      ['（愿意接受什么，不能接受什么。）', '(What would be accepted, and what would not.)'],
    ],
  ],
  signs: { party_b: ['被申请人', 'Respondent'] },
});

const AGREEMENT = paper({
  id: 'mediation_agreement',
  name: ['人民调解协议书', 'Mediation Agreement'],
  roles: ['mediator', 'clerk'],
  head: PARTIES,
  parts: [
    [
      ['一、纠纷的主要事实', '1. Main facts'],
      [
        '（双方没有争议的事实和各自的责任。）',
        '(The facts that are agreed, and the responsibility of each.)',
      ],
    ],
    [
      ['二、协议内容', '2. Terms'],
      ['（谁做什么、付多少，方式和期限。）', '(Who does or pays what, how and by when.)'],
    ],
    [
      ['三、履行和其他', '3. Performance and other matters'],
      [
        '（不履行怎样；是否共同申请司法确认。）',
        '(What follows from a failure; whether both apply for judicial confirmation.)',
      ],
    ],
  ],
  signs: {
    party_a: ['申请人', 'Applicant'],
    party_b: ['被申请人', 'Respondent'],
    mediator: ['人民调解员', "People's mediator"],
  },
});

const ENDED = paper({
  id: 'mediation_ended',
  name: ['调解终止告知书', 'Notice that Mediation Has Ended'],
  roles: ['mediator', 'clerk'],
  head: PARTIES,
  parts: [
    [
      ['一、终止的原因', '1. Why it ended'],
      ['（分歧在哪里。）', '(Where the parties differ.)'],
    ],
    [
      ['二、其他途径', '2. Other ways'],
      [
        '（仲裁、行政、诉讼等途径和期限。）',
        '(Arbitration, administration or court, with their time limits.)',
      ],
    ],
  ],
  signs: { mediator: ['人民调解员', "People's mediator"] },
});

const NODES = [
  kind.beginning([1, 0]),
  kind.fork('fork_wishes', [1, 1]),
  kind.drafting({
    id: 'application',
    at: [0.5, 2],
    name: ['申请调解', 'Application'],
    introduction: ['申请人写明纠纷和要求。', 'The applicant sets out the dispute and what is asked for.'],
    minutes: 10,
    guide: ['写事实，不写气话。', 'Write facts, not anger.'],
    host: 'party_a',
    papers: [APPLICATION],
    others: ['friend_a'],
  }),
  kind.drafting({
    id: 'response',
    at: [1.5, 2],
    name: ['对方意见', 'Reply'],
    introduction: [
      '被申请人说明自己的看法，决定是否愿意调解。',
      'The respondent gives its view and decides whether to mediate.',
    ],
    minutes: 10,
    guide: ['想一想：最不能接受的是哪一点？', 'Consider which point you could least accept.'],
    host: 'party_b',
    papers: [RESPONSE],
    others: ['friend_b'],
  }),
  kind.join('join_wishes', [1, 3]),
  kind.showing({
    id: 'facts',
    at: [1, 4],
    name: ['了解情况', 'Finding the facts'],
    introduction: [
      '调解员听取双方陈述，看材料，向知情人了解情况。',
      'The mediator hears both sides, looks at the material and asks whoever knows the facts.',
    ],
    minutes: 15,
    guide: [
      '展示材料，说明它证明什么；不打断对方。',
      'Show your material and say what it proves; do not interrupt.',
    ],
    host: 'mediator',
    roles: ['party_a', 'party_b', 'neighbour', 'clerk'],
  }),
  kind.hearing(ROLES, {
    id: 'meeting',
    at: [1, 5],
    name: ['调解会', 'Mediation meeting'],
    introduction: [
      '双方面对面协商，可以分开谈；调解员提出方案，双方自愿决定。',
      'The parties negotiate face to face or apart; the mediator proposes solutions, and they decide freely.',
    ],
    minutes: 30,
    guide: [
      '当事人可以接受调解、拒绝调解或者要求终止调解（《人民调解法》第二十三条）。',
      'A party may accept mediation, refuse it or ask that it end (Law on Mediation by the People, Article 23).',
    ],
    hostGuide: [
      '分开谈用“约谈”，先问需要，再谈方案。',
      'Use private talks; ask about needs before solutions.',
    ],
    host: 'mediator',
    scene: 'meeting',
    seats: {
      mediator: 't3',
      clerk: 't5',
      party_a: 't2',
      friend_a: 't1',
      party_b: 't4',
      friend_b: 't7',
      neighbour: 't9',
    },
    isFree: true,
  }),
  kind.drafting({
    id: 'agreement',
    at: [0.5, 6],
    name: ['签订调解协议', 'Agreement'],
    introduction: [
      '制作调解协议书，双方和调解员签名。',
      'The agreement is drawn up and signed by both parties and the mediator.',
    ],
    minutes: 15,
    guide: [
      '协议自双方签名、调解员签名并加盖印章之日起生效（《人民调解法》第二十九条）。',
      'The agreement takes effect when parties and mediator have signed and it is sealed (Law on Mediation by the People, Article 29).',
    ],
    host: 'mediator',
    papers: [AGREEMENT],
    others: ['party_a', 'party_b', 'clerk'],
  }),
  kind.drafting({
    id: 'ended',
    at: [1.5, 6],
    name: ['终止调解', 'Mediation ends'],
    introduction: ['调解不成，告知双方其他解决途径。', 'There is no agreement; both are told of other ways.'],
    minutes: 10,
    guide: [
      '调解不成的，终止调解，告知依法可以通过仲裁、行政、司法等途径维护权利（《人民调解法》第二十六条）。',
      'Where mediation fails it ends, and the parties are told of arbitration, administration and court (Law on Mediation by the People, Article 26).',
    ],
    host: 'mediator',
    papers: [ENDED],
    others: ['party_a', 'party_b', 'clerk'],
  }),
  ...kind.closing(ROLES, 'mediator', [1, 7]),
];

const TRANSITIONS = [
  kind.way('start', 'fork_wishes', ['开始', 'Begin']),
  kind.way('fork_wishes', 'application', ['申请人', 'The applicant']),
  kind.way('fork_wishes', 'response', ['被申请人', 'The respondent']),
  kind.way('application', 'join_wishes', ['申请书已提交', 'The application is submitted']),
  kind.way('response', 'join_wishes', ['愿意调解', 'Willing to mediate']),
  kind.way('join_wishes', 'facts', ['受理', 'Accepted']),
  kind.way('facts', 'meeting', ['情况已清楚，开调解会', 'The facts are clear: meet']),
  kind.way('meeting', 'agreement', ['达成协议', 'Agreement']),
  kind.way('meeting', 'ended', ['调解不成', 'No agreement']),
  kind.way('agreement', 'report', ['协议已签名', 'The agreement is signed']),
  kind.way('ended', 'report', ['已告知其他途径', 'Other ways are explained']),
  kind.REPORT_DONE,
];

/** Mediation of a dispute between two parties, to an agreement or its end. */
export const MEDIATION: Pattern = patternOf({
  id: 'mediation',
  experiment_type: 'non_litigation',
  name: bi('人民调解', 'Mediation'),
  description: bi(
    '双方同时写明要求和意见，了解情况，调解会和约谈，签订协议或者终止调解。',
    'Both parties state their wishes side by side; facts, a meeting with private talks, then an agreement or the end.',
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: MEDIATION_LINES,
  duties: {
    mediator: bi('主持调解，提出方案', 'Leads the mediation and proposes solutions'),
    clerk: bi('记录，制作协议', 'Keeps the record, draws up the agreement'),
    party_a: bi('提出纠纷的一方', 'The party who brings the dispute'),
    friend_a: bi('陪同申请人', 'Accompanies the applicant'),
    party_b: bi('纠纷的另一方', 'The other side of the dispute'),
    friend_b: bi('陪同被申请人', 'Accompanies the respondent'),
    neighbour: bi('知道一部分事实', 'Knows some of the facts'),
  },
  project: {
    objectives: [
      bi('分清立场和需要', 'Tell positions from needs'),
      bi('提出双方都能接受的方案', 'Propose solutions that both can accept'),
      bi('写出能够履行的调解协议', 'Write an agreement that can be performed'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'meeting',
  },
});
