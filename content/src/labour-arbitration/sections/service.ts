import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { visitors } from './bench.ts';

export const SERVICE: FlowNode = node({
  id: 'service',
  kind: 'court',
  name: bi('送达与告知', 'Service'),
  minutes: 8,
  scene: 'office',
  position: { x: 360, y: 2020 },
  introduction: bi(
    '裁决书已经分别送达：何佳宁 8 月 29 日签收，澄观公司 9 月 1 日签收。首席仲裁员向双方说明哪些是终局裁决、两方各有什么路、各有多少天。',
    'The award has been served: He Jianing signed for it on 29 August, Chengguan on 1 September. The presiding arbitrator explains to both sides which items are covered by a final award, what remedies each side has, and within how many days.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 'h1', functions: ['speech', 'display'] }),
    ...visitors(),
  ],
  guides: [
    guide(
      null,
      [
        '终局裁决：劳动者十五日内起诉（《调解仲裁法》第四十八条），用人单位三十日内申请撤销（第四十九条）；非终局：双方都是十五日内起诉（第五十条）。',
      ],
      [
        'Against a final award, the worker may bring an action within fifteen days (Law on Mediation and Arbitration, Article 48), and the employer may apply within thirty to have it set aside (Article 49). Against an award that is not final, either side may bring an action within fifteen days (Article 50).',
      ],
    ),
    guide(
      'presiding',
      ['1. 两方的路分开说，期限说日子。'],
      ["1. Explain each side's remedies separately, and give the time limits as dates."],
    ),
    guide(
      'rep_e',
      ['1. 想清楚哪些项目只能申请撤销。'],
      ['1. Work out for which items your only remedy is an application to set aside.'],
    ),
    guide(
      'rep_c',
      ['1. 问当事人：接受，还是起诉？'],
      ['1. Ask your client whether she accepts the award or will bring an action.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '送达回证已经附卷：申请人 8 月 29 日签收，公司 9 月 1 日签收。期限各从自己签收的次日算。',
      'The proofs of service are on file: the claimant signed on 29 August, the company on 1 September. For each side, time runs from the day after its own receipt.',
    ),
    say(
      'presiding',
      '终局的和非终局的，两方的路不一样，我分开说。',
      'For the items that are final and those that are not, the two sides have different remedies; I will explain them separately.',
    ),
    sayAfter(
      { vote_double: 'passed' },
      'presiding',
      '二倍工资一项不是终局裁决，双方可以十五日内起诉；其余各项为终局裁决，用人单位只能三十日内申请撤销。',
      "On the double wages this is not a final award: either side may bring an action within fifteen days. On the other items it is a final award, and the employer's only remedy is to apply within thirty days to have it set aside.",
    ),
    sayAfter(
      { vote_double: 'rejected' },
      'presiding',
      '各项均不超过 26,400 元，都是终局裁决：申请人十五日内可以起诉，用人单位三十日内只能申请撤销。',
      "No item exceeds 26,400 yuan, so on every item this is a final award: the claimant may bring an action within fifteen days, while the employer's only remedy is to apply within thirty days to have it set aside.",
    ),
    sayAfter(
      { vote_double: 'tied' },
      'presiding',
      '二倍工资没有形成多数，按首席仲裁员的意见认定中断，该项不是终局裁决，双方可以十五日内起诉；其余各项为终局裁决。',
      'There was no majority on the double wages, so my opinion as presiding arbitrator prevails and limitation was interrupted. On that item this is not a final award, and either side may bring an action within fifteen days; on the rest it is a final award.',
    ),
    sayAfter(
      { vote_dismissal: ['passed', 'tied'] },
      'claimant',
      '我听明白了，解除是违法的。离职证明请一并开给我。',
      'I understand: the termination was unlawful. Please issue me the certificate of termination as well.',
    ),
    sayAfter(
      { vote_dismissal: 'rejected' },
      'claimant',
      '解除这一项我不服，我想知道十五日从哪天算。',
      'I do not accept the decision on the termination. From what day do the fifteen days run?',
    ),
    sayAfter(
      { vote_dismissal: ['passed', 'tied'] },
      'rep_e',
      '赔偿金一项我们研究是否申请撤销，要对照第四十九条的六项理由。',
      'On the compensation we will consider whether to apply to set the award aside, checking it against the six grounds of Article 49.',
    ),
    sayAfter(
      { vote_dismissal: 'rejected' },
      'rep_e',
      '解除一项公司接受，其余我们研究。',
      'The company accepts the decision on the termination and will consider the rest.',
    ),
    say(
      'rep_c',
      '期限从收到裁决书的次日起算，我们算好日子再决定。',
      'Time runs from the day after we received the award; we will count the days and then decide.',
    ),
    say('inhouse', '没有争议的款项，公司先付。', 'The company will pay the undisputed sums first.'),
  ],
});

export const SERVICE_TRANSITIONS: Transition[] = [
  advance(
    'service_accept',
    'service',
    'report',
    bi('双方都不再争，裁决生效', 'Neither side contests it further: the award takes effect'),
  ),
  advance(
    'service_further',
    'service',
    'fork_remedies',
    bi('一方要起诉或者申请撤销', 'One side will bring an action or apply to set the award aside'),
  ),
  wrong(
    'service_employer',
    'service',
    bi(
      '告知用人单位：对终局的赔偿金一项，也可以十五日内向基层法院起诉',
      'Tell the employer that on the compensation, which is covered by a final award, it may also sue in the basic court within fifteen days',
    ),
    bi(
      '终局裁决自作出之日生效，用人单位只能在三十日内向中级人民法院申请撤销（《调解仲裁法》第四十七条、第四十九条）；十五日起诉是劳动者的路（第四十八条）。',
      "A final award takes effect on the day it is made, and the employer may only apply to the intermediate people's court within thirty days to have it set aside (Law on Mediation and Arbitration, Articles 47 and 49); the action within fifteen days is the worker's remedy (Article 48).",
    ),
  ),
];
