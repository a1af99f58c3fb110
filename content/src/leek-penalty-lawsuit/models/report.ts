import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, voted, writtenBy, wrong } from '../../models.ts';
import type { Fine } from '../fine.ts';
import { filled, type Said } from '../paper.ts';
import { REPORT } from '../papers/court.ts';

const OWN: Said = [
  [
    '我担任{{report_role}}，参加的环节有：{{own_sections}}。',
    'As {{report_role}} I took part in: {{own_sections}}.',
  ],
  {
    when: [writtenBy('presiding', 'judge_a', 'assessor', 'clerk')],
    words: [
      '法院一方先分清举证责任，再逐项审查合法性，评议分次表决。',
      'On the bench we first settled the burden of proof, then reviewed legality item by item, and voted question by question.',
    ],
  },
  {
    when: [writtenBy('plaintiff', 'counsel_p')],
    words: [
      '我们把请求分了主次，庭上让被告去说明裁量，没有替它证明。',
      'We put the claims in order, and in court we left it to the defendant to explain its discretion and proved nothing for it.',
    ],
  },
  {
    when: [writtenBy('head', 'counsel_d', 'officer')],
    words: [
      '我们在十五日内把有利和不利的证据都交了，负责人出庭回答了数额是怎样定下来的。',
      'We submitted favourable and unfavourable evidence alike within the fifteen days, and the head explained in court how the amount was arrived at.',
    ],
  },
];
const VARIED = {
  when: [voted('vary_vote', 'passed')],
  words: [
    '本案变更了罚款：事实已清，重作没有意义。',
    'Here the fine was varied: the facts were settled and a new decision would have been pointless.',
  ],
} as const;

const reviewOf = (fine: Fine): Said => [
  [
    '法院审查行政行为是否合法（《行政诉讼法》第六条），裁量明显不当才撤销或者变更（第七十条第六项、第七十七条），一般的轻重之争尊重机关。',
    'The court reviews legality (Administrative Litigation Law, Article 6) and revokes or varies discretion only where it is obviously inappropriate (Articles 70(6) and 77); on mere questions of degree it respects the view of the agency.',
  ],
  ...(fine === 3_000 ? [] : [VARIED]),
];
const AGAIN: Said = [
  '我会把同类案件列成一张表，“明显”两个字要靠比较来说明。',
  'I would put similar cases in a table: that a penalty is "obviously" inappropriate has to be shown by comparison.',
];

export const reportModels = (fine: Fine): CaseModels => ({
  lawsuit_report: [
    sound(
      bi(
        '任务、界线和反思都有，引到条款。',
        'The task, the limits of review and the reflection are all there, with articles.',
      ),
      {
        parts: filled(REPORT, [OWN, reviewOf(fine), AGAIN]),
      },
    ),
    careless(
      bi('没有条文，也没有说明界线在哪里。', 'It cites no articles and does not say where the limit lies.'),
      {
        parts: filled(REPORT, [
          OWN,
          ['罚得太重，法院就应该管。', 'Where a fine is too heavy the court should step in.'],
          AGAIN,
        ]),
      },
    ),
    wrong(
      bi(
        '认为法院可以随意改数额。变更限于明显不当，也不得加重（《行政诉讼法》第七十七条）。',
        'It assumes that a court may set any amount. A court may vary only what is obviously inappropriate, and never upwards (Administrative Litigation Law, Article 77).',
      ),
      {
        parts: filled(REPORT, [
          OWN,
          [
            '法院可以按自己的判断重新确定罚款，认为轻了也可以改重。',
            'The court may fix the fine as it thinks right, and raise it where it finds it too low.',
          ],
          AGAIN,
        ]),
      },
    ),
  ],
});
