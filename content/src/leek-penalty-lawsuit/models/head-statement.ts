import type { CaseModels } from '../../models.ts';
import type { ByFine, Fine } from '../fine.ts';
import type { Words } from '../paper.ts';
import { HEAD_STATEMENT } from '../papers/agency.ts';
import { inThree } from './in-three.ts';

const CAME_ABOUT: ByFine<Words> = {
  50000: [
    '法制审核建议 3,000 元。集体讨论依次表决，较轻的意见没有形成多数；50,000 元两人赞成、一人反对。赞成的理由是指引第九条，反对的理由是该条与《行政处罚法》第三十二条不一致，记录一并提交。决定书没有写指引，是我们的疏漏。',
    'The legal review proposed 3,000. The motions were put to the vote in turn, and the milder ones found no majority; two voted for 50,000 and one against. The majority relied on Article 9 of the Guidance; the minority held that this article is inconsistent with Article 32 of the Administrative Penalty Law. The minutes have been submitted. It was our oversight that the decision does not mention the Guidance.',
  ],
  10000: [
    '法制审核建议 3,000 元。集体讨论对 10,000 元两人赞成、一人反对。赞成的理由是 2024 年提醒过，没有逐项计算；反对的理由是责令改正不是处罚，已经改正。记录一并提交。',
    'The legal review proposed 3,000. Two voted for 10,000 and one against. The majority said that she had been warned in 2024; the amount was not calculated item by item. The minority said that the order was not a penalty and had been complied with. The minutes have been submitted.',
  ],
  3000: [
    '法制审核建议 3,000 元，集体讨论两人赞成、一人反对，予以采纳。赞成的理由是与丁案一致，反对的理由是记录不如丁案齐全、应当更高。免予和不予逐项讨论过，记录一并提交。指引第九条没有适用。',
    'The legal review proposed 3,000 yuan, and the proposal was adopted by two votes to one. The majority held that the amount is in line with case D; the minority, that her records are poorer than in case D and the fine should be higher. Exemption and no penalty were discussed point by point. The minutes have been submitted. Article 9 of the Guidance was not applied.',
  ],
};

const RESOLVED: ByFine<Words> = {
  50000: [
    '数额可以调解，愿意参照同类案件重新衡量，并批准分期（《行政诉讼法》第六十条）。',
    'The amount may be mediated; we are ready to reconsider it in the light of similar cases and to allow payment by instalments (Administrative Litigation Law, Article 60).',
  ],
  10000: [
    '差额可以重新衡量；愿意调解，并批准分期（《行政诉讼法》第六十条）。',
    'The difference can be reconsidered; we are ready to mediate and to allow payment by instalments (Administrative Litigation Law, Article 60).',
  ],
  3000: [
    '数额与丁案一致，不宜再低；分期、加处部分和书面指导可以商量（《行政诉讼法》第六十条）。',
    'The amount is the same as in case D and should go no lower; instalments, the further fine for late payment and written guidance can be discussed (Administrative Litigation Law, Article 60).',
  ],
};

const LIMITS: Words = [
  '责令改正不能让步：每一批留存合格证、记全供货者，关系食品安全和公共利益（第六十条第二款）。',
  'The order to correct cannot be conceded: a certificate for each lot and a full record of the supplier concern food safety and the public interest (Article 60, second paragraph).',
];

export const headStatementModels = (fine: Fine): CaseModels =>
  inThree(
    HEAD_STATEMENT,
    {
      note: [
        '如实说明经过和不同意见，给出可以谈的和不能谈的。',
        'It tells how the decision came about, dissent included, and what can be discussed and what cannot.',
      ],
      said: [CAME_ABOUT[fine], RESOLVED[fine], LIMITS],
    },
    {
      note: [
        '空话，没有对怎样解决争议发表意见。',
        'It consists of empty words and offers no view on resolving the dispute.',
      ],
      said: [
        ['决定是集体讨论作出的。', 'The decision was made collectively.'],
        ['尊重法院的裁判。', 'We respect the judgment of the court.'],
        ['食品安全不能放松。', 'Food safety must not be neglected.'],
      ],
    },
    {
      note: [
        '把问题都推给代理人。负责人出庭应当就实质性解决争议发表意见（《负责人出庭规定》第十一条第三款）。',
        'It leaves everything to the representative. A head who appears shall speak on resolving the dispute (Provisions on the Appearance of Heads, Article 11, third paragraph).',
      ],
      said: [
        CAME_ABOUT[fine],
        [
          '具体意见由代理人吴越发表，负责人不另行说明。',
          'Wu Yue will state our views; the head adds nothing.',
        ],
        LIMITS,
      ],
    },
  );
