import { type CaseModels, value } from '../../models.ts';
import type { Fine } from '../fine.ts';
import { SETTLEMENT } from '../papers/court.ts';
import { inThree, type Version } from './in-three.ts';

const WAIVED: Version = {
  note: [
    '用免除改正义务换取撤诉，损害公共利益（《行政诉讼法》第六十条第二款）。',
    'It trades the duty to correct for withdrawal of the action, which harms the public interest (Administrative Litigation Law, Article 60, second paragraph).',
  ],
  said: [
    [
      '被告不再收取罚款，也不再要求原告留存合格证；原告撤诉。',
      'The defendant waives the fine and no longer requires certificates to be kept; the plaintiff withdraws the action.',
    ],
    ['双方自愿，法院应当准许。', 'Both parties are willing, and the court has to allow it.'],
  ],
  values: [value('settled_fine', '0 元', '0 yuan')],
};

const WHY: Version['said'][number] = [
  '罚款数额和缴纳方式属于行政机关行使自由裁量权，可以调解；双方自愿，不损害国家利益、社会公共利益和他人合法权益（《行政诉讼法》第六十条）。',
  'The amount of the fine and how it is paid are matters of discretion and may be mediated; both parties are willing, and the interests of the State, the public and others are not harmed (Administrative Litigation Law, Article 60).',
];

const ON_THE_AMOUNT: readonly [good: Version, thin: Version] = [
  {
    note: [
      '数额、期限、改正清楚，写明可以调解的理由。',
      'The amount, the dates and the correction are clear, and it says why mediation is allowed.',
    ],
    said: [
      [
        '被告将罚款调整为 5,000 元，原告在三个月内分三期缴纳；没收 42 元和责令改正不变；原告逐批留存合格证。诉讼费 50 元由被告负担。',
        'The defendant sets the fine at 5,000 yuan, payable in three instalments within three months; the confiscation of 42 yuan and the order to correct stand; the plaintiff keeps a certificate for each lot. The defendant bears the fee of 50 yuan.',
      ],
      WHY,
    ],
    values: [value('settled_fine', '5,000 元', '5,000 yuan')],
  },
  {
    note: ['没有写期限，也没有写改正义务。', 'Neither a date of payment nor the duty to correct is stated.'],
    said: [
      [
        '双方同意罚款 5,000 元，其他事项互不追究。',
        'The parties agree on a fine of 5,000 yuan and make no further claims.',
      ],
      ['双方自愿。', 'Both parties are willing.'],
    ],
    values: [value('settled_fine', '5,000 元', '5,000 yuan')],
  },
];

const ON_PAYMENT: readonly [good: Version, thin: Version] = [
  {
    note: [
      '数额不变，分期、指导、改正都清楚。',
      'The amount is unchanged, and the terms on instalments, guidance and correction are clear.',
    ],
    said: [
      [
        '罚款 3,000 元和没收 42 元不变，原告分六期、每月 500 元缴纳，按期缴纳的不加处罚款（《行政处罚法》第六十六条第二款）；责令改正不变，被告附书面指导单一份；原告逐批留存合格证。诉讼费 50 元由原告负担。',
        'The fine of 3,000 and the confiscation of 42 yuan stand; the plaintiff pays in six instalments of 500 yuan a month, with no further fine where she pays in time (Administrative Penalty Law, Article 66, second paragraph). The order to correct stands, and the defendant attaches a sheet of written guidance; the plaintiff keeps a certificate for each lot. The plaintiff bears the fee of 50 yuan.',
      ],
      WHY,
    ],
    values: [value('settled_fine', '3,000 元，分六期缴纳', '3,000 yuan in six instalments')],
  },
  {
    note: ['没有写分几期、何时交。', 'It says neither how many instalments there are nor when they are due.'],
    said: [
      [
        '双方同意分期缴纳，不再争议。',
        'The parties agree on payment in instalments and will not dispute the matter further.',
      ],
      ['双方自愿。', 'Both parties are willing.'],
    ],
    values: [value('settled_fine', '3,000 元', '3,000 yuan')],
  },
];

export const settlementModels = (fine: Fine): CaseModels => {
  const [good, thin] = fine === 3_000 ? ON_PAYMENT : ON_THE_AMOUNT;
  return inThree(SETTLEMENT, good, thin, WAIVED);
};
