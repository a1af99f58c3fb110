import type { PaperPart } from '@lets/contract';
import { type Block, bi, bullets, heading, line, p, seal, sign, steps, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  visited,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];
type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const both = ({ zh, en }: Pair): PaperPart => text(write(zh, en));
const para = ([zh, en]: Words): PaperPart => both({ zh: [p(zh)], en: [p(en)] });

const head = ([zh, en]: Words, assumed: Pair): PaperPart =>
  both({
    zh: [
      title('{{firm}}'),
      title('关于受让{{target_name}}股权的法律意见书'),
      line('{{matter_number}}', 'right'),
      line('致：{{buyer_name}}'),
      heading('一、委托事项和依据'),
      p(zh),
      heading('二、事实和核查方法'),
      p('{{findings}}'),
      heading('三、假设'),
      ...assumed.zh,
      heading('四、分析'),
      p('担保：{{security}}'),
    ],
    en: [
      title('{{firm}}'),
      title('Legal Opinion on the Acquisition of Equity in {{target_name}}'),
      line('{{matter_number}}', 'right'),
      line('To: {{buyer_name}}'),
      heading('1. Mandate and basis'),
      p(en),
      heading('2. Facts and how they were verified'),
      p('{{findings}}'),
      heading('3. Assumptions'),
      ...assumed.en,
      heading('4. Analysis'),
      p('The guarantee: {{security}}'),
    ],
  });

const MANDATE: Words = [
  '受你公司委托，就受让{{seller_name}}持有的{{target_name}} {{share}} 股权、价款 {{price}} 元的交易出具本意见书，依据为《中华人民共和国民法典》《中华人民共和国公司法》及有关司法解释，尽职调查报告、披露函和股权转让协议稿。本所另一位律师曾为{{seller_name}}办理遗嘱，已经结案，与本次交易无关，已向你公司说明，你公司同意继续委托。',
  'On your instructions we issue this opinion on the acquisition of {{share}} of {{target_name}} from {{seller_name}} for {{price}} yuan, on the basis of the Civil Code, the Company Law and the relevant judicial interpretations, the due diligence report, the disclosure letter and the draft agreement. Another lawyer in this firm once drew up a will for {{seller_name}}; that matter is closed and unrelated to this transaction. We informed you of it, and you agreed to continue the mandate.',
];
const ASSUMED: Pair = {
  zh: [
    bullets(
      '所提供的复印件与原件一致，签名和印章真实，另有说明的除外；',
      '访谈对象陈述真实，没有隐瞒重要事实；',
      '基准日 {{diligence_date}}以后没有发生重大变化。',
    ),
  ],
  en: [
    bullets(
      'that the copies provided agree with the originals and that signatures and seals are genuine, except where stated otherwise;',
      'that those interviewed spoke truthfully and concealed no important fact;',
      'that there has been no material change since the reference date, {{diligence_date}}.',
    ),
  ],
};

const WAIVED: readonly PaperPart[] = [
  textUnless(
    [visited('three_party')],
    write(
      [
        p(
          '优先购买权：转让方已书面通知数量、价格、支付方式和期限，{{holder_name}}已经放弃或者期满未答复，彭立此前已书面放弃，符合[[《公司法》第八十四条第二款]]。现行法不再要求其他股东过半数同意。',
        ),
      ],
      [
        p(
          'Right of first refusal: the transferor has given written notice of the quantity, the price, and the manner and time of payment; {{holder_name}} has waived her right or failed to reply within the period, and Peng Li had already waived his in writing. This satisfies [[Article 84, second paragraph, of the Company Law]]. The law now in force no longer requires the consent of a majority of the other shareholders.',
        ),
      ],
    ),
  ),
  textWhen(
    [visited('three_party')],
    write(
      [
        p(
          '优先购买权：转让方已书面通知数量、价格、支付方式和期限。{{holder_name}}曾要求购买 10%，数量不同，不属于同等条件（[[公司法司法解释（四）第十八条]]）；经协商，你公司与其签署股东协议，其书面放弃对本次转让的优先购买权；彭立此前已书面放弃，符合[[《公司法》第八十四条第二款]]。',
        ),
      ],
      [
        p(
          'Right of first refusal: the transferor has given written notice of the quantity, the price, and the manner and time of payment. {{holder_name}} asked to buy ten per cent; as the quantity differs, that is not on equal terms ([[Interpretation (4) on the Company Law, Article 18]]). After talks you signed a shareholders agreement with her, and she waived the right of first refusal for this transfer in writing; Peng Li had already waived his in writing. This satisfies [[Article 84, second paragraph, of the Company Law]].',
        ),
      ],
    ),
  ),
];
const UNPAID: Words = [
  '未实缴出资：1,500,000 元于 2030 年 6 月 30 日到期。未届期转让的，由受让方缴纳，{{seller_name}}对你公司未按期缴纳的部分承担补充责任（[[第八十八条第一款]]）。该笔支出应当列入投资预算。',
  'Unpaid contribution: 1,500,000 yuan falls due on 30 June 2030. Where equity is transferred before the contribution is due, the transferee must pay it, and {{seller_name}} is supplementarily liable for what you do not pay on time ([[Article 88, first paragraph]]). The sum should be included in the investment budget.',
];
const UNPAID_WRONG: Words = [
  '未实缴出资：1,500,000 元系{{seller_name}}认缴，应当由其在 2030 年 6 月 30 日前自行缴足；股权转让后，你公司对该笔出资不承担缴纳义务，无须列入投资预算。',
  'Unpaid contribution: the 1,500,000 yuan was subscribed by {{seller_name}}, who must pay it in full himself by 30 June 2030; after the transfer you have no duty to pay this contribution, and it need not be included in the investment budget.',
];
const OTHERS: readonly PaperPart[] = [
  para([
    '专利：研发费用由目标公司承担，主要利用单位物质技术条件完成的为职务发明创造（[[《专利法》第六条第一款]]），但登记在{{seller_name}}名下，确权耗时。协议以无对价转让登记为先决条件，可以控制该风险。',
    'Patent: the target bore the research costs, and an invention made mainly with the material and technical means of the employer is a service invention ([[Patent Law, Article 6, first paragraph]]); but the patent is registered in the name of {{seller_name}}, and a dispute over title would take time. The agreement makes its transfer to the target without consideration a condition precedent, which controls this risk.',
  ]),
  para([
    '社会保险和客户：差额约 860,000 元由转让方承担，从留存款中扣付；中心医院合同第十九条的告知满三十日为先决条件，可以避免违约（[[《民法典》第五百七十七条]]）。',
    'Social insurance and customer: the shortfall of about 860,000 yuan is borne by the transferor and deducted from the retention; notice under Article 19 of the contract with the Central Hospital and expiry of the thirty days are a condition precedent, which avoids a breach of contract ([[Civil Code, Article 577]]).',
  ]),
  para([
    '价款和税：定金 3,600,000 元为价款的 10%，没有超过百分之二十（[[《民法典》第五百八十六条第二款]]）。你公司是个人所得税扣缴义务人，不计合理费用约 6,300,000 元，登记时须有完税凭证（[[《个人所得税法》第九条]]、[[第十五条]]）。{{seller_name}}的配偶没有签字，不影响协议效力，恶意串通的除外（[[婚姻家庭编解释（二）第九条]]）。',
    'Price and tax: the earnest money of 3,600,000 yuan is 10% of the price and does not exceed twenty per cent ([[Civil Code, Article 586, second paragraph]]). You are the withholding agent for individual income tax, which is about 6,300,000 yuan leaving reasonable expenses aside, and the tax payment certificate is required for registration ([[Individual Income Tax Law, Articles 9]] and [[15]]). That the wife of {{seller_name}} has not signed does not affect the effect of the agreement, except in the case of malicious collusion ([[Interpretation (2) on Marriage and Family, Article 9]]).',
  ]),
];

const close = (reserved: Pair): PaperPart =>
  both({
    zh: [
      heading('五、结论'),
      p('{{conclusion}}'),
      heading('六、保留'),
      ...reserved.zh,
      sign('counsel_b', '经办律师'),
      line('经办律师：{{counsel_name}}'),
      seal('恒明律师事务所'),
    ],
    en: [
      heading('5. Conclusion'),
      p('{{conclusion}}'),
      heading('6. Reservations'),
      ...reserved.en,
      sign('counsel_b', 'Lawyer in charge'),
      line('Lawyer in charge: {{counsel_name}}'),
      seal('Hengming Law Firm'),
    ],
  });
const CLOSE = close({
  zh: [
    steps(
      '担保合同、股东会决议仅见复印件，没有向银行核实其审查情况；',
      '社会保险差额为估算，以核定为准；',
      '不对专利的稳定性和估值、目标公司的财务数据发表意见；',
      '本意见书只供你公司投资决策使用，以现行法律和基准日的事实为限。',
    ),
  ],
  en: [
    steps(
      'we saw the guarantee contract and the shareholders resolution in copy only, and did not verify with the bank what it had examined;',
      'the social insurance shortfall is an estimate, subject to official assessment;',
      "we give no opinion on the stability or the value of the patent or on the target's financial figures;",
      'this opinion is for your investment decision only and is limited to the law in force and the facts as at the reference date.',
    ),
  ],
});

const VALUES = [
  value(
    'findings',
    '本所查阅了公示系统、用印登记簿、章程、账册、专利登记簿副本和重要合同，访谈了目标公司财务负责人。查明：目标公司 2023 年 11 月 6 日为维国商贸 5,000,000 元贷款提供连带责任保证，财务负责人陈述决议上韩静的签名不是其本人所签；专利登记在转让方名下；出资 1,500,000 元未实缴；社会保险差额约 860,000 元；中心医院合同约定变更告知。',
    "We searched the public system, read the seal register, the articles of association, the books, a copy of the patent register and the main contracts, and interviewed the target's head of finance. We found that on 6 November 2023 the target gave a joint and several guarantee for a loan of 5,000,000 yuan to Weiguo Trading; the head of finance stated that the signature of Han Jing on the resolution was not made by her. The patent is registered in the name of the transferor; 1,500,000 yuan of the contribution has not been paid in; social insurance is short by about 860,000 yuan; the contract with the Central Hospital requires notice of a change of control.",
  ),
  value(
    'security',
    '银行若对决议作了合理审查，即为善意，担保合同对目标公司发生效力；若目标公司能证明银行知道或者应当知道决议系伪造，则不发生效力，但可能承担赔偿责任（担保制度解释第七条）。效力目前不能断言。两种情形下的最大敞口均不超过主债权本息，协议第六条的全额补偿和 7,200,000 元留存款可以覆盖本金 5,000,000 元。',
    'If the bank reasonably examined the resolution, it is in good faith and the guarantee contract binds the target; if the target can prove that the bank knew or ought to have known that the resolution was forged, the contract does not bind the target, but the target may be liable to pay compensation (Interpretation on Security, Article 7). Which is the case cannot be stated with certainty at present. In either case the maximum exposure does not exceed the principal debt with interest; the full indemnity under Article 6 of the agreement and the retention of 7,200,000 yuan cover the principal of 5,000,000 yuan.',
  ),
  value(
    'conclusion',
    '本次受让不违反法律、行政法规的强制性规定，协议可以签署；协议约定的先决条件全部成就以后，可以交割。',
    'The acquisition does not violate any mandatory provision of laws or administrative regulations, and the agreement may be signed. Closing may take place once all the conditions precedent in the agreement have been met.',
  ),
];

export const OPINION_MODELS: CaseModels = {
  legal_opinion: [
    sound(
      bi(
        '担保写两种情形和最大敞口，结论明确而有条件，保留写明没有核实的部分。',
        'It discusses the guarantee in both cases with the maximum exposure, reaches a clear but conditional conclusion, and reserves what was not verified.',
      ),
      { values: VALUES, parts: [head(MANDATE, ASSUMED), ...WAIVED, para(UNPAID), ...OTHERS, CLOSE] },
    ),
    careless(
      bi(
        '没有写核查方法，担保只说“有风险”，保留一句带过，出了问题律师所说不清自己查过什么。',
        'It does not say how the facts were verified, calls the guarantee merely "a risk" and has one line of reservations: if anything went wrong, the firm could not show what it had examined.',
      ),
      {
        values: [
          value(
            'findings',
            '目标公司存在担保、专利、出资、社会保险和客户告知五个问题，详见尽职调查报告。',
            'The target has five issues, concerning a guarantee, a patent, a contribution, social insurance and notice to a customer; see the due diligence report for details.',
          ),
          value(
            'security',
            '该担保有一定法律风险，转让方承诺处理，总体可控。',
            'it carries some legal risk; the transferor has undertaken to deal with it, and on the whole it is manageable.',
          ),
          value(
            'conclusion',
            '本次交易总体合法，可以签署。',
            'On the whole the deal is lawful and may be signed.',
          ),
        ],
        parts: [
          head(
            [
              '受你公司委托，就受让{{target_name}} {{share}} 股权事宜出具本意见书，依据为有关法律和交易文件。',
              'On your instructions we issue this opinion on the acquisition of {{share}} of {{target_name}}, on the basis of the relevant law and the transaction documents.',
            ],
            {
              zh: [p('假设所有资料真实、完整。')],
              en: [p('All documents are assumed to be true and complete.')],
            },
          ),
          para([
            '其他股东已放弃优先购买权；未实缴出资、专利、社会保险和客户告知在协议中均有约定。',
            'The other shareholders have waived the right of first refusal; the unpaid contribution, the patent, social insurance and notice to the customer are all dealt with in the agreement.',
          ]),
          close({
            zh: [p('本意见书仅供参考。')],
            en: [p('This opinion is for reference only.')],
          }),
        ],
      },
    ),
    wrong(
      bi(
        '把未实缴出资算在沈维民头上。未届出资期限转让的，由受让人缴纳，转让人承担补充责任（《公司法》第八十八条第一款）；决策会议会因此少算 1,500,000 元。',
        'It leaves Shen to pay the outstanding contribution. Where equity is transferred before the contribution is due, the transferee must pay it, and the transferor is supplementarily liable (Company Law, Article 88, first paragraph); the committee will therefore budget 1,500,000 yuan too little.',
      ),
      {
        values: VALUES,
        parts: [head(MANDATE, ASSUMED), ...WAIVED, para(UNPAID_WRONG), ...OTHERS, CLOSE],
      },
    ),
  ],
};
