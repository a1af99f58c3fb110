import type { Assignment, Bilingual, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { templateOf } from '../paper.ts';
import { JUDGMENT, REFERRAL } from '../papers.ts';
import { ON_DISMISSING, ON_REVOKING, ON_THE_NORM, ON_VARYING } from './opinions.ts';

function panel(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 't4', functions: ['speech', 'display', 'vote', 'signature'] }),
    seatRole('assessor', { seat: 't2', functions: ['speech', 'vote', 'signature'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
  ];
}

interface Question {
  readonly id: string;
  readonly name: Bilingual;
  readonly introduction: Bilingual;
  readonly minutes: number;
  readonly position: FlowNode['position'];
  readonly rule: Bilingual;
  readonly question: Bilingual;
  readonly lines: FlowNode['lines'];
}

function ballot({ rule, question, lines, ...rest }: Question): FlowNode {
  return node({
    ...rest,
    kind: 'vote',
    scene: 'meeting',
    roles: panel(),
    guides: [
      guide(null, [rule.zh], [rule.en]),
      guide(
        'presiding',
        ['1. 请承办法官、陪审员先说，你最后说，再表决。'],
        [
          '1. Hear the reporting judge and the assessor first and speak last; then put the question to the vote.',
        ],
      ),
      guide(
        'judge_a',
        ['1. 说明事实、条文和同类判决。'],
        ['1. Explain the facts, the articles and judgments in like cases.'],
      ),
      guide('assessor', ['1. 独立发表意见，表决权同等。'], ['1. Give your own view; your vote is equal.']),
      guide('clerk', ['1. 记录每个人的意见和理由。'], ['1. Record each opinion with reasons.']),
    ],
    lines: [
      ...lines,
      say('clerk', '这一问的意见和理由已经记录。', 'Opinions and reasons on this question are recorded.'),
    ],
    vote: {
      question,
      options: [
        { id: 'agree', label: bi('同意', 'Agree'), hint: null, counts: 'for' },
        { id: 'disagree', label: bi('不同意', 'Disagree'), hint: null, counts: 'against' },
        {
          id: 'abstain',
          label: bi('弃权', 'Abstain'),
          hint: bi('缺席未投的，平台也计为弃权', 'The absent count here'),
          counts: 'abstain',
        },
      ],
      secret: false,
      threshold: 'majority',
    },
  });
}

export const NORM_VOTE: FlowNode = ballot({
  id: 'norm_vote',
  name: bi('评议一：指引', 'Deliberation 1: norm'),
  introduction: bi(
    '先审依据，再审处罚：指引第九条合不合法，作不作为依据？',
    'First the basis, then the penalty: is Article 9 of the Guidance lawful, and may it be relied on?',
  ),
  minutes: 10,
  position: { x: 360, y: 1020 },
  rule: bi(
    '与上位法抵触的规范性文件不作为依据，并提出处理建议（《行政诉讼法》第六十四条，《行诉解释》第一百四十八条）。',
    'A normative document in conflict with superior law is not relied on, and the court proposes to its maker how to deal with it (Administrative Litigation Law, Article 64; Interpretation, Article 148).',
  ),
  question: bi(
    '是否认定指引第九条不合法，不作为依据？',
    'Is Article 9 of the Guidance found unlawful and not relied on?',
  ),
  lines: ON_THE_NORM,
});

export const VARY_VOTE: FlowNode = ballot({
  id: 'vary_vote',
  name: bi('评议二：变更', 'Deliberation 2: vary'),
  introduction: bi(
    '罚款是否明显不当，法院直接变更为 3,000 元？',
    'Is the fine obviously inappropriate, and is it varied to 3,000 yuan?',
  ),
  minutes: 10,
  position: { x: 360, y: 1130 },
  rule: bi(
    '行政处罚明显不当的，可以判决变更，不得加重（《行政诉讼法》第七十七条）。',
    'An obviously inappropriate penalty may be varied, but not increased (Administrative Litigation Law, Article 77).',
  ),
  question: bi(
    '是否同意判决将罚款 50,000 元变更为 3,000 元？',
    'Do you agree to vary the fine of 50,000 to 3,000?',
  ),
  lines: ON_VARYING,
});

export const REVOKE_VOTE: FlowNode = ballot({
  id: 'revoke_vote',
  name: bi('评议三：撤销重作', 'Deliberation 3: revoke'),
  introduction: bi(
    '变更没有形成多数。撤销罚款一项，责令重新作出？',
    'The motion to vary the fine found no majority. Is it to be revoked and a new decision ordered?',
  ),
  minutes: 8,
  position: { x: 20, y: 1220 },
  rule: bi(
    '明显不当等情形判决撤销，可以责令重作（《行政诉讼法》第七十条）。',
    'In cases such as obvious inappropriateness the act is revoked, and a new decision may be ordered (Administrative Litigation Law, Article 70).',
  ),
  question: bi(
    '是否同意撤销罚款一项，责令被告重新作出？',
    'Do you agree to revoke the fine and order a new decision?',
  ),
  lines: ON_REVOKING,
});

export const DISMISS_VOTE: FlowNode = ballot({
  id: 'dismiss_vote',
  name: bi('评议四：驳回', 'Deliberation 4: dismiss'),
  introduction: bi(
    '撤销也没有形成多数。处罚合法，驳回诉讼请求？',
    "Revocation found no majority either. Is the penalty lawful, and are the plaintiff's claims dismissed?",
  ),
  minutes: 8,
  position: { x: 20, y: 1330 },
  rule: bi(
    '证据确凿、适用法律正确、符合法定程序的，判决驳回（《行政诉讼法》第六十九条）。没有多数不得下判。',
    'Where evidence, law and procedure are in order the claims are dismissed (Administrative Litigation Law, Article 69). Without a majority there is no judgment.',
  ),
  question: bi('是否同意驳回原告的诉讼请求？', "Do you agree to dismiss the plaintiff's claims?"),
  lines: ON_DISMISSING,
});

export const REFERRED: FlowNode = node({
  id: 'referred',
  kind: 'edit',
  name: bi('提请审委会', 'Referral'),
  introduction: bi(
    '三种判决方式都没有多数。没有多数不下判，写报告提请审判委员会讨论。',
    'None of the three forms of judgment has a majority. Without a majority no judgment is given; the panel reports to the judicial committee.',
  ),
  minutes: 12,
  position: { x: 20, y: 1440 },
  roles: [
    seatRole('judge_a', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end'],
    }),
    seatRole('assessor', { functions: ['submission', 'meeting'] }),
    seatRole('presiding', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['合议庭成员三人以上单数（第六十八条），按多数意见裁判。'],
      ['A panel has three members or a larger odd number (Article 68) and decides by majority.'],
    ),
    guide(
      'judge_a',
      ['1. 写明三种意见和条文，提交。'],
      ['1. Set out the three views with articles, submit.'],
    ),
    guide('assessor', ['1. 写你自己的意见。'], ['1. Write your own view.']),
    guide(
      'presiding',
      ['1. 核对报告是否如实反映分歧。'],
      ['1. Check that the report reflects the differences.'],
    ),
  ],
  templates: [templateOf(REFERRAL)],
});

export const JUDGMENT_SECTION: FlowNode = node({
  id: 'judgment',
  kind: 'edit',
  name: bi('制作判决书', 'Writing the judgment'),
  introduction: bi(
    '按评议结论写判决书：列明负责人，逐项审查，说明为什么是这一种判决方式。',
    'The judgment follows the deliberation: it names the head who appeared, reviews point by point, and explains why it takes this form.',
  ),
  minutes: 30,
  position: { x: 360, y: 1440 },
  roles: [
    seatRole('judge_a', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('presiding', { functions: ['signature', 'meeting'] }),
    seatRole('assessor', { functions: ['signature', 'meeting'] }),
    seatRole('clerk', { functions: ['signature', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['写明上诉权利、期限和上诉法院（第八十条、第八十五条）。'],
      ['State the right to appeal, the time limit and the court of appeal (Articles 80 and 85).'],
    ),
    guide(
      'judge_a',
      ['1. 从模板新建判决书，合议庭签名，提交。'],
      ['1. Draft the judgment, have the panel sign, submit.'],
    ),
    guide('presiding', ['1. 核对说理，签名。'], ['1. Check the reasons, sign.']),
    guide('assessor', ['1. 核对和你的表决是否一致，签名。'], ['1. Check it against the votes, sign.']),
    guide('clerk', ['1. 核对案号、日期，签名。'], ['1. Check number and dates, sign.']),
  ],
  templates: [templateOf(JUDGMENT)],
});

export const PRONOUNCEMENT: FlowNode = node({
  id: 'pronouncement',
  kind: 'court',
  name: bi('宣判', 'Pronouncement'),
  introduction: bi(
    '一律公开宣判，告知上诉权利、期限和上诉法院。',
    'Every judgment is pronounced in public, with the right to appeal, the time limit and the court of appeal.',
  ),
  minutes: 6,
  scene: 'courtroom',
  position: { x: 360, y: 1560 },
  roles: [
    seatRole('presiding', {
      host: true,
      seat: 'j0',
      functions: ['speech', 'display'],
      processes: ['end', 'back'],
    }),
    seatRole('plaintiff', { seat: 'p1', functions: ['speech'] }),
    seatRole('counsel_p', { seat: 'p2', functions: ['speech'] }),
    seatRole('head', { seat: 'd1', functions: ['speech'] }),
    seatRole('counsel_d', { seat: 'd2', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      ['必须告知上诉权利、上诉期限和上诉的人民法院（第八十条第三款）。'],
      ['The right to appeal, the time and the court must be stated (Article 80, third paragraph).'],
    ),
    guide(
      'presiding',
      ['1. 宣读主文，说明理由，告知上诉。'],
      ['1. Read the operative part, give the reasons and explain the right to appeal.'],
    ),
    guide('plaintiff', ['1. 听清楚，可以问。'], ['1. Listen carefully; you may ask questions.']),
    guide('counsel_p', ['1. 记下上诉期限。'], ['1. Note the time to appeal.']),
    guide('head', ['1. 说明怎样履行判决。'], ['1. Say how the judgment will be carried out.']),
    guide('counsel_d', ['1. 记下履行和上诉的期限。'], ['1. Note the times to perform and to appeal.']),
  ],
  lines: [
    sayAfter(
      { vary_vote: 'passed' },
      'presiding',
      '判决如下：将罚款 50,000 元变更为 3,000 元，驳回其他请求。不服的，十五日内可以上诉于明德市中级人民法院。',
      "It is adjudged: the fine of 50,000 is varied to 3,000; the plaintiff's other claims are dismissed. An appeal may be made within fifteen days to the Mingde Intermediate Court.",
    ),
    sayAfter(
      { revoke_vote: 'passed' },
      'presiding',
      '判决如下：撤销罚款 50,000 元一项，被告六十日内重新作出处理。不服的，十五日内可以上诉于明德市中级人民法院。',
      'It is adjudged: the fine of 50,000 is revoked, and the defendant decides anew within sixty days. An appeal may be made within fifteen days to the Mingde Intermediate Court.',
    ),
    sayAfter(
      { dismiss_vote: 'passed' },
      'presiding',
      '判决如下：驳回原告的诉讼请求。不服的，十五日内可以上诉于明德市中级人民法院。',
      "It is adjudged: the plaintiff's claims are dismissed. An appeal may be made within fifteen days to the Mingde Intermediate Court.",
    ),
    sayAfter(
      { vary_vote: 'passed' },
      'plaintiff',
      '三千元我交，合格证我每一批都留。',
      'I will pay the three thousand, and I keep the certificate of every lot.',
    ),
    sayAfter(
      { revoke_vote: 'passed' },
      'plaintiff',
      '那还要再等一次决定。我等。',
      'So I must wait for another decision. I will wait.',
    ),
    sayAfter(
      { dismiss_vote: 'passed' },
      'plaintiff',
      '我听明白了。我要和律师商量上不上诉。',
      'I understand. I will talk to my lawyer about an appeal.',
    ),
    say('counsel_p', '上诉期限我会书面告诉当事人。', 'I will tell my client the time to appeal in writing.'),
    sayAfter(
      { vary_vote: 'passed' },
      'head',
      '我们尊重判决，会把第九条的问题报告市局。',
      'We respect the judgment and will report on Article 9 to the city administration.',
    ),
    sayAfter(
      { revoke_vote: 'passed' },
      'head',
      '我们会在六十日内重新作出，把减轻的理由逐项写清楚。',
      'We will decide anew within sixty days, and set out the reasons on mitigation one by one.',
    ),
    sayAfter(
      { dismiss_vote: 'passed' },
      'head',
      '判决我们执行；她要分期，我们批准。',
      'We will carry out the judgment; if she asks for instalments, we will grant them.',
    ),
    say('counsel_d', '履行和上诉的期限都已经记下。', 'The times to perform and to appeal are noted.'),
  ],
});

const CHAIN = [
  ['vary_vote', 'revoke_vote', bi('就撤销重作表决', 'vote on revocation')],
  ['revoke_vote', 'dismiss_vote', bi('就驳回表决', 'vote on dismissal')],
  ['dismiss_vote', 'referred', bi('不下判，提请审委会', 'no judgment; refer')],
] as const;

export const DECISION_TRANSITIONS: Transition[] = [
  advance(
    'norm_passed',
    'norm_vote',
    'vary_vote',
    bi('不作为依据：评议判决方式', 'No basis: on to the form of judgment'),
    'passed',
  ),
  advance(
    'norm_rejected',
    'norm_vote',
    'vary_vote',
    bi('不认定不合法：评议判决方式', 'Not found unlawful: on to the form of judgment'),
    'rejected',
  ),
  advance(
    'norm_tied',
    'norm_vote',
    'vary_vote',
    bi('没有多数，不认定不合法：评议判决方式', 'No majority, not found unlawful: on to the form of judgment'),
    'tied',
  ),
  ...CHAIN.flatMap(([from, next, name]) => [
    advance(
      `${from}_passed`,
      from,
      'judgment',
      bi('多数同意：制作判决书', 'Carried: write the judgment'),
      'passed',
    ),
    advance(
      `${from}_rejected`,
      from,
      next,
      bi(`没有形成多数：${name.zh}`, `Not carried: ${name.en}`),
      'rejected',
    ),
    advance(`${from}_tied`, from, next, bi(`意见相持：${name.zh}`, `A tie: ${name.en}`), 'tied'),
  ]),
  wrong(
    'judgment_increase',
    'judgment',
    bi(
      '变更时把没收改为 56 元，补上已退的 14 元',
      'When varying the fine, raise the confiscation to 56 yuan to include the 14 refunded',
    ),
    bi(
      '判决变更不得加重原告的义务或者减损原告的权益（《行政诉讼法》第七十七条第二款）；已经退赔的也不在没收之列（《行政处罚法》第二十八条第二款）。',
      'When it varies a penalty, the court may not add to the obligations of the plaintiff (Administrative Litigation Law, Article 77, second paragraph); what was refunded is not confiscated either (Administrative Penalty Law, Article 28, second paragraph).',
    ),
  ),
  advance(
    'judgment_signed',
    'judgment',
    'pronouncement',
    bi('合议庭签名，公开宣判', 'Signed by the panel: pronounce it'),
  ),
  advance(
    'pronouncement_done',
    'pronouncement',
    'report',
    bi('告知上诉权利，送达判决书', 'Appeal stated, judgment served'),
  ),
  advance(
    'referred_done',
    'referred',
    'report',
    bi('报告已写，等待讨论决定', 'Report written; the committee will decide'),
  ),
];
