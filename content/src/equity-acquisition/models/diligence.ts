import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, bullets, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };
type Row = readonly [zh: readonly [string, string, string], en: readonly [string, string, string]];

/** What varies: method, equity, the five rows, the conclusion. */
interface Varying {
  readonly method: Pair;
  readonly equity: Pair;
  readonly rows: readonly [Row, Row, Row, Row, Row];
  readonly conclusion: Pair;
}

const ISSUES_ZH = ['对外担保', '专利', '未实缴出资', '社会保险', '控股股东变更条款'];
const ISSUES_EN = ['Guarantee', 'Patent', 'Unpaid contribution', 'Social insurance', 'Change of control'];

const report = ({ method, equity, rows, conclusion }: Varying): BilingualDocument =>
  write(
    [
      title('法律尽职调查报告'),
      line('{{matter_number}}', 'right'),
      line('致：{{buyer_name}}'),
      p('{{firm}}接受委托，对{{target_name}}进行法律尽职调查，基准日 {{diligence_date}}。'),
      heading('一、调查方法和限制'),
      ...method.zh,
      heading('二、主体和股权'),
      p('{{seller_name}}持有 {{share}}，认缴 {{contribution}} 元，其中 {{unpaid}} 元未实缴。'),
      ...equity.zh,
      heading('三、重大发现'),
      p('{{findings}}'),
      table(
        ['问题', '事实和证据', '法律分析', '处理建议'],
        ...rows.map(([zh], at) => [ISSUES_ZH[at] ?? '', ...zh]),
      ),
      heading('四、结论'),
      ...conclusion.zh,
      sign('analyst', '调查律师'),
      sign('counsel_b', '复核律师'),
    ],
    [
      title('Legal Due Diligence Report'),
      line('{{matter_number}}', 'right'),
      line('To: {{buyer_name}}'),
      p(
        '{{firm}} was instructed to carry out legal due diligence on {{target_name}}; the reference date is {{diligence_date}}.',
      ),
      heading('1. Method and limits'),
      ...method.en,
      heading('2. Entity and equity'),
      p(
        '{{seller_name}} holds {{share}}, {{contribution}} yuan subscribed, of it {{unpaid}} yuan not yet paid.',
      ),
      ...equity.en,
      heading('3. Main findings'),
      p('{{findings}}'),
      table(
        ['Issue', 'Fact and evidence', 'Law', 'Advice'],
        ...rows.map(([, en], at) => [ISSUES_EN[at] ?? '', ...en]),
      ),
      heading('4. Conclusion'),
      ...conclusion.en,
      sign('analyst', 'Due diligence lawyer'),
      sign('counsel_b', 'Reviewed by'),
    ],
  );

const METHOD: Pair = {
  zh: [
    bullets(
      '查阅国家企业信用信息公示系统：没有发现股权质押和行政处罚。担保不属于登记事项（[[《中华人民共和国公司法》第三十二条]]），系统上没有，不等于没有。',
      '查阅目标公司用印登记簿、章程、账册和专利登记簿副本；意向书、短信和中心医院采购合同为复印件，已与原件核对一致（证据 3）。',
      '保证合同和银行留存的股东会决议仅见复印件（证据 1），银行以保密为由没有提供原件。',
      '在上述方法和范围内，没有发现其他对外担保和未决争议。本报告不对专利的稳定性和估值发表意见。',
    ),
  ],
  en: [
    bullets(
      'The public credit information system was searched: no pledge of equity and no administrative penalty was found. Guarantees are not registered particulars ([[Company Law, Article 32]]); what is not shown there may still exist.',
      'The seal register, the articles, the books and an extract of the patent register were read; the letter of intent, the message and the hospital contract are copies checked against the originals (evidence 3).',
      'The guarantee contract and the resolution kept by the bank were seen in copy only (evidence 1); the bank, citing confidentiality, did not show the originals.',
      'By these methods and within this scope no other guarantee and no pending dispute was found. No opinion is given on the validity or value of the patent.',
    ),
  ],
};
const EQUITY: Pair = {
  zh: [
    p(
      '目标公司 2019 年 6 月 12 日成立，注册资本 10,000,000 元。其他股东：{{holder_name}}持股 25%，彭立持股 15%，出资均已实缴；彭立已书面放弃优先购买权，{{holder_name}}的优先购买权须另行书面通知（[[《公司法》第八十四条第二款]]）。章程对股权转让没有另外规定。股权登记在{{seller_name}}一人名下，其配偶没有参与谈判，建议请配偶出具同意函，但不是生效条件。',
    ),
  ],
  en: [
    p(
      'The target was established on 12 June 2019 with a registered capital of 10,000,000 yuan. {{holder_name}} holds 25% and Peng Li 15%, both fully paid. Peng Li has waived first refusal in writing; {{holder_name}} is still to be notified in writing ([[Company Law, Article 84, second paragraph]]). The articles say nothing else on transfers. The equity is registered in the name of {{seller_name}} alone, and his wife took no part in the negotiation; her written consent is advisable, though the agreement takes effect without it.',
    ),
  ],
};

const GUARANTEE: Row = [
  [
    '用印登记簿 2023 年 11 月 6 日一行；保证合同：为维国商贸 5,000,000 元贷款承担连带责任，2025 年 11 月 5 日到期；决议上有韩静签名，韩静表示“需要看原件”（证据 1，均仅见复印件）',
    '章程要求股东会决议（公司法第十五条第一款）。银行善意即合理审查过决议的，合同对公司发生效力；非善意，即知道或者应当知道决议系伪造的，不发生效力，但公司可能承担赔偿责任（担保制度解释第七条）。两种情形目前都不能排除',
    '要求披露；转让方在到期日前解除，解除不了的全额补偿；解除以前留存不少于 5,000,000 元',
  ],
  [
    'Seal register, line of 6 November 2023; guarantee contract: joint and several, for a loan of 5,000,000 yuan to Weiguo Trading, due on 5 November 2025; the resolution bears the signature of Han Jing, who says she would have to see the original (evidence 1, copies only)',
    'The articles ask for a resolution of the shareholders (Company Law, Article 15, first paragraph). If the bank is in good faith, having reasonably examined it, the contract binds the target; if it knew or ought to have known of a forgery, it does not, but there may be liability in damages (Interpretation on Security, Article 7). Neither can be excluded now',
    'Have it disclosed; release by the due date or full indemnity by the transferor; no less than 5,000,000 kept back until then',
  ],
];
const GUARANTEE_VOID: Row = [
  [
    GUARANTEE[0][0],
    '章程要求股东会决议（公司法第十五条第一款）。韩静没有签过决议，决议不真实，担保合同当然无效，对目标公司没有约束力',
    '告知银行合同无效即可，无须留存价款',
  ],
  [
    GUARANTEE[1][0],
    'The articles ask for a resolution of the shareholders (Company Law, Article 15, first paragraph). Han Jing signed none, the resolution is false, and the guarantee contract is therefore void and does not bind the target',
    'It is enough to tell the bank that the contract is void; nothing need be kept back',
  ],
];
const OTHERS: readonly [Row, Row, Row, Row] = [
  [
    [
      '登记簿上的专利权人为沈维民（2021 年 9 月 7 日授权）；研发费用 4,120,000 元记在公司账上（证据 2）',
      '主要利用本单位物质技术条件完成的，为职务发明创造，权利属于单位（专利法第六条第一款）；但确权争议耗时',
      '无对价转让登记至目标公司，作为交割先决条件',
    ],
    [
      'The register names Shen Weimin as patentee (granted 7 September 2021); research costs of 4,120,000 are in the books of the target (evidence 2)',
      'Made mainly with the means of the unit it is a service invention and belongs to the unit (Patent Law, Article 6, first paragraph); but a dispute takes time',
      'Assignment to the target without consideration, as a condition of closing',
    ],
  ],
  [
    [
      '转让方未实缴 1,500,000 元，章程规定 2030 年 6 月 30 日前缴足',
      '未届期转让的，由受让人缴纳，转让人对受让人未按期缴纳的部分承担补充责任（公司法第八十八条第一款）',
      '写入协议，作价时考虑',
    ],
    [
      '1,500,000 not paid by the transferor, due by the articles on 30 June 2030',
      'Transferred before it is due, it is paid by the transferee, the transferor being liable in addition for what is not paid in time (Company Law, Article 88, first paragraph)',
      'In the agreement and in the price',
    ],
  ],
  [
    [
      '12 名员工按最低基数缴纳，差额估算约 860,000 元，没有责令补缴的记录（证据 2）',
      '补缴义务在目标公司，股权转让后仍由其承担；劳动合同不受影响（劳动合同法第三十三条）',
      '由转让方补偿，从留存款中扣付',
    ],
    [
      'Paid on the lowest base for twelve employees; the shortfall is estimated at about 860,000; no order on record (evidence 2)',
      'The target owes it, also after the transfer; the labour contracts go on (Labour Contract Law, Article 33)',
      'Indemnity by the transferor, taken from the money kept back',
    ],
  ],
  [
    [
      '中心医院采购合同第十九条：控股股东变更提前三十日书面告知（证据 3）；该客户占收入 38%',
      '没有告知的，构成违约（民法典第五百七十七条）；客户有权重新评估供货能力',
      '由目标公司书面告知并满三十日，作为交割先决条件',
    ],
    [
      'Article 19 of the contract with the Central Hospital: thirty days of written notice before the controlling shareholder changes (evidence 3); 38% of revenue',
      'Without notice there is a breach (Civil Code, Article 577); the customer may reassess the supplier',
      'Written notice by the target thirty days before, as a condition of closing',
    ],
  ],
];

const CONCLUSION: Pair = {
  zh: [
    p(
      '五个问题均可以通过先决条件、陈述保证和专项补偿、留存款处理，没有发现使交易不能进行的障碍。担保的效力取决于银行是否善意，目前不能断言，建议在谈判中直接询问财务负责人决议是谁签的，并按最不利的情形安排留存款。',
    ),
  ],
  en: [
    p(
      'All five can be dealt with by conditions, by warranties and specific indemnity, and by money kept back; nothing was found that stands in the way of the deal. Whether the guarantee binds the target depends on the good faith of the bank and cannot be said now. The head of finance should be asked outright who signed the resolution, and the money kept back should be fixed for the worst case.',
    ),
  ],
};

const FINDINGS = value(
  'findings',
  '公示系统上没有记载，但用印登记簿显示目标公司 2023 年 11 月 6 日签订过一份 5,000,000 元的保证合同；主要产品的发明专利登记在转让方个人名下；另有未实缴出资 1,500,000 元、社会保险差额约 860,000 元（估算）和一项控股股东变更的告知义务。分述如下。',
  'The public system shows nothing, but according to the seal register the target signed a guarantee for 5,000,000 yuan on 6 November 2023. The patent on the main product is registered in the name of the transferor. There is also an unpaid contribution of 1,500,000, a shortfall of social insurance of about 860,000 (estimated) and a duty to notify a change of control. Each is dealt with below.',
);

export const DILIGENCE_MODELS: CaseModels = {
  diligence_report: [
    sound(
      bi(
        '写明见到原件还是复印件、没有查到的范围，担保按银行善意、非善意分写。',
        'It says what was seen in copy only and within what scope nothing was found, and discusses the guarantee in both cases.',
      ),
      {
        values: [FINDINGS],
        parts: [
          text(
            report({ method: METHOD, equity: EQUITY, rows: [GUARANTEE, ...OTHERS], conclusion: CONCLUSION }),
          ),
        ],
      },
    ),
    careless(
      bi(
        '没有说查了什么、见到的是不是原件，证据没有编号，法律分析没有条文。',
        'It does not say what was examined, nor whether in the original; the evidence has no numbers and the law no articles.',
      ),
      {
        values: [
          value(
            'findings',
            '目标公司存在担保、专利、出资、社保和客户合同等方面的问题，应当引起注意。',
            'There are issues of guarantee, patent, contribution, insurance and a customer contract, which call for attention.',
          ),
        ],
        parts: [
          text(
            report({
              method: {
                zh: [p('通过公开渠道查询，并与目标公司人员沟通。')],
                en: [p('Public sources were searched and staff of the target spoken to.')],
              },
              equity: {
                zh: [p('公司依法设立，股权清晰，没有质押。')],
                en: [p('The company is lawfully established; the equity is clear and not pledged.')],
              },
              rows: [
                [
                  ['公司为关联方贷款提供过担保', '有一定风险', '请转让方说明'],
                  ['The company guaranteed a loan of a related party', 'Some risk', 'Ask the transferor'],
                ],
                [
                  ['专利在个人名下', '权属可能有争议', '建议过户'],
                  ['The patent is in his own name', 'Title may be disputed', 'Have it transferred'],
                ],
                [
                  ['有出资没有缴足', '应当依法缴纳', '在合同中约定'],
                  ['A contribution is not paid', 'It is to be paid according to law', 'Provide for it'],
                ],
                [
                  ['社会保险缴纳不规范', '可能要补缴', '请公司整改'],
                  ['Social insurance is not in order', 'It may have to be paid', 'Have it put right'],
                ],
                [
                  ['客户合同有告知条款', '注意违约', '签约后告知'],
                  ['A customer contract asks for notice', 'Mind a breach', 'Notify after signing'],
                ],
              ],
              conclusion: {
                zh: [p('总体风险可控，可以继续推进交易。')],
                en: [p('On the whole the risk is under control and the deal may go on.')],
              },
            }),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '由决议不真实推出担保当然无效。银行对决议作过合理审查即为善意，担保合同对公司发生效力（担保制度解释第七条），留存款不能省。',
        'It infers from a false resolution that the guarantee is void. A bank that reasonably examined the resolution is in good faith and the contract binds (Interpretation on Security, Article 7); money must be kept back.',
      ),
      {
        values: [FINDINGS],
        parts: [
          text(
            report({
              method: METHOD,
              equity: EQUITY,
              rows: [GUARANTEE_VOID, ...OTHERS],
              conclusion: {
                zh: [
                  p(
                    '担保对目标公司没有约束力，不构成交易的风险。其余四个问题均可以通过先决条件和专项补偿处理，没有发现使交易不能进行的障碍。',
                  ),
                ],
                en: [
                  p(
                    'The guarantee does not bind the target and is no risk to the deal. The other four can be dealt with by conditions and specific indemnity; nothing was found that stands in the way.',
                  ),
                ],
              },
            }),
          ),
        ],
      },
    ),
  ],
};
