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
  'At your instruction we give this opinion on the acquisition of {{share}} of {{target_name}} from {{seller_name}} for {{price}} yuan, on the basis of the Civil Code, the Company Law and the interpretations on them, of the due diligence report, the disclosure letter and the draft agreement. A colleague in this firm once drew up a will for {{seller_name}}; that matter is closed and unrelated. You were told of it and decided to go on.',
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
      'that copies agree with the originals and that signatures and seals are genuine, except where stated otherwise;',
      'that those interviewed spoke truthfully and concealed no important fact;',
      'that nothing of weight has changed since the reference date, {{diligence_date}}.',
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
          'First refusal: the transferor has notified quantity, price, manner and time of payment in writing; {{holder_name}} has waived or let the thirty days pass, and Peng Li had waived in writing before. This satisfies [[Article 84, second paragraph, of the Company Law]]. The law now in force no longer asks for the consent of a majority.',
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
          'First refusal: the transferor has notified quantity, price, manner and time of payment in writing. {{holder_name}} asked for ten per cent, which in quantity is not equal terms ([[Interpretation (4) on the Company Law, Article 18]]); after talks you signed a shareholders agreement with her and she waived first refusal for this transfer in writing, as Peng Li had done before. This satisfies [[Article 84, second paragraph, of the Company Law]].',
        ),
      ],
    ),
  ),
];
const UNPAID: Words = [
  '未实缴出资：1,500,000 元于 2030 年 6 月 30 日到期。未届期转让的，由受让方缴纳，{{seller_name}}对你公司未按期缴纳的部分承担补充责任（[[第八十八条第一款]]）。该笔支出应当列入投资预算。',
  'Unpaid contribution: 1,500,000 yuan fall due on 30 June 2030. Transferred before it is due, it is paid by the transferee, {{seller_name}} being liable in addition for what you do not pay in time ([[Article 88, first paragraph]]). It belongs in the investment budget.',
];
const UNPAID_WRONG: Words = [
  '未实缴出资：1,500,000 元系{{seller_name}}认缴，应当由其在 2030 年 6 月 30 日前自行缴足；股权转让后，你公司对该笔出资不承担缴纳义务，无须列入投资预算。',
  'Unpaid contribution: the 1,500,000 yuan were subscribed by {{seller_name}}, who has to pay them himself by 30 June 2030; after the transfer you owe nothing on them, and they need not be in the investment budget.',
];
const OTHERS: readonly PaperPart[] = [
  para([
    '专利：研发费用由目标公司承担，主要利用单位物质技术条件完成的为职务发明创造（[[《专利法》第六条第一款]]），但登记在{{seller_name}}名下，确权耗时。协议以无对价转让登记为先决条件，可以控制该风险。',
    'Patent: the target bore the research; what is made mainly with the means of the unit is a service invention ([[Patent Law, Article 6, first paragraph]]), but it is registered in the name of {{seller_name}}, and a dispute takes time. The agreement makes assignment without consideration a condition, which holds this risk.',
  ]),
  para([
    '社会保险和客户：差额约 860,000 元由转让方承担，从留存款中扣付；中心医院合同第十九条的告知满三十日为先决条件，可以避免违约（[[《民法典》第五百七十七条]]）。',
    'Social insurance and customer: the shortfall of about 860,000 is borne by the transferor out of the money kept back; notice under Article 19 of the hospital contract, with thirty days passed, is a condition and avoids a breach ([[Civil Code, Article 577]]).',
  ]),
  para([
    '价款和税：定金 3,600,000 元为价款的 10%，没有超过百分之二十（[[《民法典》第五百八十六条第二款]]）。你公司是个人所得税扣缴义务人，不计合理费用约 6,300,000 元，登记时须有完税凭证（[[《个人所得税法》第九条]]、[[第十五条]]）。{{seller_name}}的配偶没有签字，不影响协议效力，恶意串通的除外（[[婚姻家庭编解释（二）第九条]]）。',
    'Price and tax: the earnest money of 3,600,000 is 10% of the price and within twenty per cent ([[Civil Code, Article 586, second paragraph]]). You withhold the income tax, about 6,300,000 before reasonable costs, and the certificate is needed at registration ([[Individual Income Tax Law, Articles 9]] and [[15]]). That the wife of {{seller_name}} has not signed does not affect the agreement, collusion in bad faith excepted ([[Interpretation (2) on Marriage and Family, Article 9]]).',
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
      'the guarantee contract and the resolution were seen in copy only, and the bank was not asked what it had examined;',
      'the shortfall of insurance is an estimate, subject to assessment;',
      'no opinion is given on the validity or value of the patent or on the financial figures of the target;',
      'this opinion serves your investment decision only and is limited to the law in force and the facts of the reference date.',
    ),
  ],
});

const VALUES = [
  value(
    'findings',
    '本所查阅了公示系统、用印登记簿、章程、账册、专利登记簿副本和重要合同，访谈了目标公司财务负责人。查明：目标公司 2023 年 11 月 6 日为维国商贸 5,000,000 元贷款提供连带责任保证，财务负责人陈述决议上韩静的签名不是其本人所签；专利登记在转让方名下；出资 1,500,000 元未实缴；社会保险差额约 860,000 元；中心医院合同约定变更告知。',
    'We read the public system, seal register, articles, books, patent register and main contracts, and interviewed the head of finance. On 6 November 2023 the target gave a joint and several guarantee for a loan of 5,000,000 yuan to Weiguo Trading; according to the head of finance, the signature of Han Jing on the resolution is not hers. The patent is in the name of the transferor; 1,500,000 of the contribution is unpaid; social insurance is short by about 860,000; the hospital contract asks for notice of the change.',
  ),
  value(
    'security',
    '银行若对决议作了合理审查，即为善意，担保合同对目标公司发生效力；若目标公司能证明银行知道或者应当知道决议系伪造，则不发生效力，但可能承担赔偿责任（担保制度解释第七条）。效力目前不能断言。两种情形下的最大敞口均不超过主债权本息，协议第六条的全额补偿和 7,200,000 元留存款可以覆盖本金 5,000,000 元。',
    'If the bank reasonably examined the resolution it is in good faith and the contract binds the target; if the target proves that the bank knew or ought to have known of the forgery it does not, but there may be liability in damages (Interpretation on Security, Article 7). It cannot be said now which is the case. Either way the exposure does not exceed the debt with interest; full indemnity under Article 6 and the 7,200,000 yuan kept back cover the principal of 5,000,000.',
  ),
  value(
    'conclusion',
    '本次受让不违反法律、行政法规的强制性规定，协议可以签署；协议约定的先决条件全部成就以后，可以交割。',
    'The acquisition violates no mandatory provision of laws or administrative regulations, and the agreement may be signed. It may be closed once all conditions of the agreement are met.',
  ),
];

export const OPINION_MODELS: CaseModels = {
  legal_opinion: [
    sound(
      bi(
        '担保写两种情形和最大敞口，结论明确而有条件，保留写明没有核实的部分。',
        'The guarantee in both cases with the exposure, a clear but conditional conclusion, and reservations for what was not verified.',
      ),
      { values: VALUES, parts: [head(MANDATE, ASSUMED), ...WAIVED, para(UNPAID), ...OTHERS, CLOSE] },
    ),
    careless(
      bi(
        '没有写核查方法，担保只说“有风险”，保留一句带过，出了问题律师所说不清自己查过什么。',
        'No word on how the facts were verified, the guarantee is "a risk", and one line of reservations: the firm could not show what it examined.',
      ),
      {
        values: [
          value(
            'findings',
            '目标公司存在担保、专利、出资、社会保险和客户告知五个问题，详见尽职调查报告。',
            'There are five issues, guarantee, patent, contribution, insurance and notice to a customer; see the due diligence report.',
          ),
          value(
            'security',
            '该担保有一定法律风险，转让方承诺处理，总体可控。',
            'it carries some legal risk; the transferor has promised to deal with it, and on the whole it is under control.',
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
              'At your instruction we give this opinion on the acquisition of {{share}} of {{target_name}}, on the basis of the law and the papers of the deal.',
            ],
            {
              zh: [p('假设所有资料真实、完整。')],
              en: [p('All papers are assumed to be true and complete.')],
            },
          ),
          para([
            '其他股东已放弃优先购买权；未实缴出资、专利、社会保险和客户告知在协议中均有约定。',
            'The other shareholders have waived first refusal; unpaid contribution, patent, social insurance and notice are dealt with in the agreement.',
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
        'It leaves the unpaid contribution with Shen. Transferred before it is due, it is paid by the transferee, the transferor being liable in addition (Company Law, Article 88, first paragraph); the committee will budget 1,500,000 too little.',
      ),
      {
        values: VALUES,
        parts: [head(MANDATE, ASSUMED), ...WAIVED, para(UNPAID_WRONG), ...OTHERS, CLOSE],
      },
    ),
  ],
};
