import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  visited,
  type Words,
  wrong,
} from '../../models.ts';
import { PAYMENT, REPLY, REVIEW } from '../templates/decisions.ts';
import { type Three, type ThreeParts, threeParts } from '../templates/three-parts.ts';

const filled = (paper: ThreeParts, words: Three): PaperPart[] => [text(threeParts(paper, words))];

const TERMS: Words = [
  '沈维民向{{buyer_name}}转让 {{share}} 股权，价款 {{price}} 元；定金 3,600,000 元签署之日支付，25,200,000 元签署之日提存、变更登记完成后放款，7,200,000 元留存，最长十八个月。四项条件我已核对。',
  'Shen Weimin transfers {{share}} to {{buyer_name}} for {{price}} yuan: earnest money of 3,600,000 yuan is paid on signing, 25,200,000 yuan is deposited on signing and released when registration of the change is complete, and 7,200,000 yuan is retained for eighteen months at most. I have checked all four terms.',
];
const WAIVER: Words = [
  '我放弃对本次转让的优先购买权（[[《公司法》第八十四条第二款]]）。受让人、数量、价格、支付方式或者期限有任何改变的，应当重新书面通知我，本答复不适用。',
  'I waive the right of first refusal for this transfer ([[Article 84, second paragraph, of the Company Law]]). If the transferee, the quantity, the price, or the manner or time of payment changes in any way, I must be notified again in writing, and this reply does not apply.',
];
const RESERVED: Words = [
  '今后任何股东对外转让股权，我的优先购买权不受影响。2023 年 11 月的股东会决议我没有签过字，不因本答复视为追认。',
  'My right of first refusal in any future transfer of equity by any shareholder is unaffected. I did not sign the shareholders resolution of November 2023, and this reply does not ratify it.',
];
const RESERVED_WITH_AGREEMENT: Words = [
  '今后任何股东对外转让股权，我的优先购买权不受影响。2023 年 11 月的股东会决议我没有签过字，不因本答复视为追认。本答复以股东协议（董事席位、随售权、对外担保的同意权）已经签署为前提。',
  'My right of first refusal in any future transfer of equity by any shareholder is unaffected. I did not sign the shareholders resolution of November 2023, and this reply does not ratify it. This reply is conditional on the shareholders agreement (a seat on the board, a tag-along right, a right to consent to guarantees) having been signed.',
];

const GUARANTEE_AND_PATENT: Words = [
  '担保：协议第六条由沈维民在 2025 年 11 月 5 日以前解除，解除不了的全额补偿；留存款 7,200,000 元高于主债权 5,000,000 元，担保解除以前不减至 5,000,000 元以下。专利：无偿登记到目标公司名下是先决条件，没有完成就不交割。两条红线都守住了。',
  'Guarantee: under Article 6 of the agreement Shen Weimin has it released before 5 November 2025 or, failing that, indemnifies in full; the retention of 7,200,000 yuan exceeds the principal debt of 5,000,000 yuan and is not reduced below that sum before the guarantee is released. Patent: its transfer to the target without consideration, duly recorded, is a condition precedent; until it is done there is no closing. Both red lines have been held.',
];
const BEYOND: Words = [
  '主债权的利息和实现费用没有写数额，加上约 860,000 元社保，可能用到 7,200,000 元的大半；留存期十八个月，超过以后只能向沈维民个人追。银行是否善意由法院认定（[[担保制度解释第七条]]），我们不能保证担保不发生效力。',
  'No figure is given for the interest on the principal debt and the costs of enforcing it; together with about 860,000 yuan of social insurance they may use up most of the 7,200,000 yuan. The retention lasts for eighteen months; after that there is only a claim against Shen Weimin personally. Whether the bank acted in good faith is for the court to decide ([[Interpretation on Security, Article 7]]); we cannot promise that the guarantee does not bind the target.',
];
const ADVISED: Words = [
  '建议签署，条件三项：银行书面受理解除方案；沈维民对利息和费用的补偿写明没有上限（[[《民法典》第五百七十七条]]）；他在披露函里的每一句“没有”都由本人签名。缺一项，建议回到谈判。',
  'I advise signing on three conditions: the bank has confirmed in writing that it has accepted the release plan for review; Shen Weimin\'s indemnity for interest and costs is expressly unlimited ([[Civil Code, Article 577]]); and he personally signs every "none" in the disclosure letter. If any condition is missing, I advise going back to the negotiation.',
];

const TAX: Words = [
  '财产转让所得以转让收入减去财产原值和合理费用（[[《个人所得税法》第六条]]）：36,000,000 元减实缴 4,500,000 元，为 31,500,000 元，税率 20%，扣缴 6,300,000 元，合理费用凭据另减。未实缴的 1,500,000 元没有付过，不是原值。次月十五日内缴入国库，报送扣缴申报表（[[第十四条]]）。',
  'The taxable income from a transfer of property is the proceeds less the original value of the property and reasonable expenses ([[Individual Income Tax Law, Article 6]]): 36,000,000 yuan less the 4,500,000 yuan paid in is 31,500,000 yuan; at a rate of 20% the tax to be withheld is 6,300,000 yuan, reasonable expenses being deducted separately against vouchers. The 1,500,000 yuan not paid in was never spent and is not part of the original value. The tax is paid into the treasury within the first fifteen days of the following month, together with the withholding return ([[Article 14]]).',
];
const OUT_OF: Words = [
  '从提存的 25,200,000 元中先行划缴 6,300,000 元，其余 18,900,000 元放款给沈维民；定金 3,600,000 元已付，留存 7,200,000 元不动，社保差额补足以后从中扣约 860,000 元。',
  'Out of the deposit of 25,200,000 yuan, 6,300,000 yuan is first paid in tax, and the remaining 18,900,000 yuan is released to Shen Weimin. The earnest money of 3,600,000 yuan has been paid; the retention of 7,200,000 yuan is not touched, except that about 860,000 yuan is deducted from it once the social insurance shortfall has been made up.',
];
const MISSING: Words = [
  '完税凭证（办理变更登记要查验，[[第十五条]]）、变更后的股东名册、登记通知书、专利登记手续合格通知书。四份不齐，不指令公证处放款。',
  'The tax payment certificate (checked when the change is registered, [[Article 15]]), the register of members as changed, the notice of registration, and the notice that the recordal of the patent transfer has been approved. Until all four are in hand, the notary office is not instructed to release the money.',
];

export const DECISION_MODELS: CaseModels = {
  first_refusal_reply: [
    sound(
      bi(
        '四项条件核对过，只放弃本次转让，条件一变就要重新通知，别的权利写明保留。',
        'The four terms are checked; the right is waived for this transfer only, any change of terms requires a new notice, and other rights are expressly reserved.',
      ),
      {
        parts: [
          textUnless([visited('three_party')], threeParts(REPLY, [TERMS, WAIVER, RESERVED])),
          textWhen([visited('three_party')], threeParts(REPLY, [TERMS, WAIVER, RESERVED_WITH_AGREEMENT])),
        ],
      },
    ),
    careless(
      bi(
        '只写“同意转让”，没有写价格和付款，也没有写放弃的是哪一次；现行法问的不是同意不同意。',
        'It merely "agrees to the transfer", without stating the price and the payment or for which transfer the right is waived; under the law now in force consent is not the question.',
      ),
      {
        parts: filled(REPLY, [
          ['通知收到了。', 'I have received the notice.'],
          ['我同意沈维民转让股权。', 'I agree to the transfer of equity by Shen Weimin.'],
          ['没有。', 'None.'],
        ]),
      },
    ),
    wrong(
      bi(
        '放弃得太宽。优先购买权是一次一次的：每次对外转让都要书面通知四项条件（《公司法》第八十四条第二款），预先概括放弃，以后换了受让人和价格也没有话说。',
        'The waiver is too broad. The right of first refusal arises anew with each transfer to an outsider, of which written notice with the four terms must be given (Company Law, Article 84, second paragraph); after a general waiver in advance she has no say if the transferee and the price change later.',
      ),
      {
        parts: filled(REPLY, [
          TERMS,
          [
            '我放弃对沈维民和其他股东现在和今后一切股权转让的优先购买权，不再需要通知我。',
            'I waive the right of first refusal in all transfers of equity by Shen Weimin and the other shareholders, now and in future, and need not be notified again.',
          ],
          ['没有保留。', 'No reservations.'],
        ]),
      },
    ),
  ],
  risk_review: [
    sound(
      bi(
        '红线引到条款和数额，锁不住的风险照实写，建议附三项可以核对的条件。',
        'The red lines are matched to clauses and figures, the risks that cannot be secured are stated frankly, and the advice comes with three verifiable conditions.',
      ),
      { parts: filled(REVIEW, [GUARANTEE_AND_PATENT, BEYOND, ADVISED]) },
    ),
    careless(
      bi(
        '只说“风险可控”，没有条款、没有数额，会议看完不知道凭什么签。',
        'It says only that "the risk is manageable", without clause or figure: the committee cannot tell on what basis it would sign.',
      ),
      {
        parts: filled(REVIEW, [
          ['协议对担保和专利都有约定。', 'The agreement deals with the guarantee and the patent.'],
          ['总体风险可控。', 'On the whole the risk is manageable.'],
          ['建议签署。', 'I advise signing.'],
        ]),
      },
    ),
    wrong(
      bi(
        '断言担保无效。决议即使不真实，担保对公司发不发生效力，要看银行是不是善意（担保制度解释第七条），举证的是公司。',
        'It asserts that the guarantee is void. Even if the resolution is not genuine, whether the guarantee binds the company depends on whether the bank acted in good faith (Interpretation on Security, Article 7), and it is the company that bears the burden of proof.',
      ),
      {
        parts: filled(REVIEW, [
          [
            '担保没有真实的股东会决议，依照[[《公司法》第十五条]]当然无效，不构成风险；专利过户是先决条件。',
            'Without a genuine resolution the guarantee is void under [[Article 15 of the Company Law]] and poses no risk; the transfer of the patent is a condition precedent.',
          ],
          ['社保差额约 860,000 元。', 'There is a social insurance shortfall of about 860,000 yuan.'],
          [
            '建议签署，留存款可以减到 1,000,000 元。',
            'I advise signing; the retention can be reduced to 1,000,000 yuan.',
          ],
        ]),
      },
    ),
  ],
  payment_order: [
    sound(
      bi(
        '计税依据从实缴算起，扣税以后的数额写明，缺一份文件就不放款。',
        'The tax basis starts from the contribution actually paid in, the sum after tax is stated, and nothing is released if a single document is missing.',
      ),
      { parts: filled(PAYMENT, [TAX, OUT_OF, MISSING]) },
    ),
    careless(
      bi(
        '没有数额，公证处不知道划多少、付多少。',
        'It gives no figures: the notary office does not know how much to pay in tax and how much to release.',
      ),
      {
        parts: filled(PAYMENT, [
          ['个人所得税按规定扣缴。', 'Individual income tax is withheld as prescribed.'],
          ['从提存款支付。', 'Payment is made out of the deposit.'],
          ['手续办好以后放款。', 'The money is released once the formalities have been completed.'],
        ]),
      },
    ),
    wrong(
      bi(
        '把认缴的 6,000,000 元当作原值，少扣 300,000 元。没有实缴的部分没有支出过，不是财产原值（《个人所得税法》第六条第一款第五项）；扣缴义务人是江海（第九条第一款）。',
        'It takes the 6,000,000 yuan subscribed as the original value, so that 300,000 yuan too little is withheld. What was not paid in was never spent and is not part of the original value (Individual Income Tax Law, Article 6, first paragraph, item 5); the withholding agent is Jianghai (Article 9, first paragraph).',
      ),
      {
        parts: filled(PAYMENT, [
          [
            '36,000,000 元减认缴出资 {{contribution}} 元，为 30,000,000 元，税率 20%，扣缴 6,000,000 元（[[《个人所得税法》第六条]]），次月十五日内缴入国库（[[第十四条]]）。',
            '36,000,000 yuan less the subscribed contribution of {{contribution}} yuan is 30,000,000 yuan; at a rate of 20% the tax to be withheld is 6,000,000 yuan ([[Individual Income Tax Law, Article 6]]), payable into the treasury within the first fifteen days of the following month ([[Article 14]]).',
          ],
          [
            '从提存款中划缴 6,000,000 元，其余 19,200,000 元放款给沈维民。',
            'Out of the deposit 6,000,000 yuan is paid in tax, and the remaining 19,200,000 yuan is released to Shen Weimin.',
          ],
          MISSING,
        ]),
      },
    ),
  ],
};
