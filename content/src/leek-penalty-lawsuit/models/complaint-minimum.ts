import { value } from '../../models.ts';
import type { Said } from '../paper.ts';
import type { Version } from './in-three.ts';

const CLAIM = value(
  'claim',
  '一、变更罚款 50,000 元，酌定为不超过 3,000 元；二、不能变更的，撤销罚款一项并责令重新作出；三、诉讼费用由被告负担。',
  '1. vary the fine of 50,000 yuan to no more than 3,000; 2. failing that, revoke the fine and order a new decision; 3. costs to the defendant.',
);
const NORM: Said = [
  '请求一并审查《明德市食品安全行政处罚裁量指引》第九条（《行政诉讼法》第五十三条）。该条规定农药残留案件一律不得减轻，取消了《行政处罚法》第三十二条规定的“应当从轻或者减轻”，与上位法抵触；指引由市局制定，不是规章，可以审查。',
  'The plaintiff also asks for a review of Article 9 of the Mingde Guidance (Administrative Litigation Law, Article 53). It rules out mitigation in every residue case and so nullifies the words "shall be lighter or mitigated" in Article 32 of the Administrative Penalty Law; it conflicts with superior law. The Guidance was made by the city administration, is not an administrative rule, and may be reviewed.',
];
const FACTS: Said = [
  '2025 年 5 月 8 日被告作出并送达处罚决定（证据 5），起诉在六个月内（第四十六条）。韭菜 8 公斤，货值 56 元；原告首次询问即说明来源，当日召回、退款 14 元（证据 3），没有人受害。没有索取合格证，记录不全，原告承认。',
  'On 8 May 2025 the defendant made and served the decision (evidence 5); the action is brought within six months (Article 46). The leeks weighed 8 kg and were worth 56 yuan; the plaintiff named her source when first asked, recalled the leeks that day and refunded 14 yuan (evidence 3); nobody complained of harm. She admits that she asked for no certificate and that her records were incomplete.',
];
const REASONS: Said = [
  '罚款约为货值的 892 倍，超过月营业额五倍；主动减轻危害后果的，应当从轻或者减轻（《行政处罚法》第三十二条第一项），处罚应当过罚相当（第五条第二款）。被诉罚款明显不当，可以变更（《行政诉讼法》第七十七条），至少应当撤销（第七十条第六项）。',
  'The fine is some 892 times the value of the goods and more than five months of turnover. Where a party reduces the harm of her own accord, the penalty shall be lighter or mitigated (Administrative Penalty Law, Article 32(1)), and it must be proportionate (Article 5, second paragraph). The fine is obviously inappropriate and may be varied (Administrative Litigation Law, Article 77); at the least it must be revoked (Article 70(6)).',
];

export const OVER_THE_MINIMUM: readonly [good: Version, thin: Version, mistaken: Version] = [
  {
    note: [
      '请求分主次，起诉时一并请求审查指引，理由引到条款项。',
      'The claims are in order, the Guidance is challenged together with the decision, and the reasons cite article, paragraph and item.',
    ],
    said: [NORM, FACTS, REASONS],
    values: [CLAIM],
  },
  {
    note: [
      '没有请求审查指引，请求不具体。',
      'The Guidance is not challenged, and the claims are indefinite.',
    ],
    said: [
      ['本案不涉及规范性文件。', 'No normative document is concerned.'],
      [
        '被告罚了原告五万元，原告只卖了 56 元的韭菜，已经退款。',
        'The defendant fined the plaintiff fifty thousand for leeks worth 56 yuan, part of which she had refunded.',
      ],
      ['罚得太重，请法院主持公道。', 'The fine is too heavy; the court is asked to uphold justice.'],
    ],
    values: [value('claim', '请求法院公正处理。', 'The court is asked to decide fairly.')],
  },
  {
    note: [
      '单独请求确认指引违法。规范性文件只能在起诉行政行为时一并请求审查（《行政诉讼法》第五十三条）。',
      'It asks for a declaration on the Guidance by itself. A normative document is reviewed only together with the act sued over (Administrative Litigation Law, Article 53).',
    ],
    said: [
      [
        '请求判决确认指引第九条违法并予以撤销；对处罚决定另行起诉。',
        'The court is asked to declare Article 9 of the Guidance unlawful and annul it; a separate action over the penalty will follow.',
      ],
      FACTS,
      REASONS,
    ],
    values: [
      value('claim', '确认并撤销指引第九条。', 'Declare Article 9 of the Guidance unlawful and annul it.'),
    ],
  },
];
