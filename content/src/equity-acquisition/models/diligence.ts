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
        '{{seller_name}} holds {{share}}, with {{contribution}} yuan subscribed, of which {{unpaid}} yuan has not yet been paid in.',
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
      'We searched the National Enterprise Credit Information Publicity System and found no pledge of equity and no administrative penalty. Guarantees are not registered particulars ([[Company Law, Article 32]]); that the system shows none does not mean that there is none.',
      "We read the target's seal register, articles of association, books and a copy of the patent register; the letter of intent, the text message and the purchase contract with the Central Hospital are copies checked against the originals (evidence 3).",
      'We saw the guarantee contract and the shareholders resolution kept by the bank in copy only (evidence 1); the bank, citing confidentiality, did not provide the originals.',
      'By these methods and within this scope we found no other guarantee and no pending dispute. This report gives no opinion on the stability or the value of the patent.',
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
      'The target was established on 12 June 2019 with a registered capital of 10,000,000 yuan. The other shareholders are {{holder_name}} with 25% and Peng Li with 15%, both of whom have paid in their contributions in full. Peng Li has waived the right of first refusal in writing; {{holder_name}} has still to be notified of hers in writing ([[Company Law, Article 84, second paragraph]]). The articles contain no special provision on transfers of equity. The equity is registered in the name of {{seller_name}} alone, and his wife took no part in the negotiation; we advise obtaining her letter of consent, but it is not a condition for the agreement to take effect.',
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
    'Seal register, entry of 6 November 2023; guarantee contract: joint and several liability for a loan of 5,000,000 yuan to Weiguo Trading, due on 5 November 2025; the resolution bears the signature of Han Jing, who says that she "would have to see the original" (evidence 1, all seen in copy only)',
    'The articles require a resolution of the shareholders (Company Law, Article 15, first paragraph). If the bank acted in good faith, that is, reasonably examined the resolution, the contract binds the target; if it did not, that is, if it knew or ought to have known that the resolution was forged, the contract does not bind the target, but the target may be liable to pay compensation (Interpretation on Security, Article 7). Neither case can be excluded at present',
    'Require disclosure; the transferor has the guarantee released by the due date or, failing that, indemnifies in full; a retention of no less than 5,000,000 until it is released',
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
    'The articles require a resolution of the shareholders (Company Law, Article 15, first paragraph). Han Jing did not sign the resolution, so it is not genuine, and the guarantee contract is therefore void and does not bind the target',
    'It is enough to tell the bank that the contract is void; no retention from the price is needed',
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
      'The register names Shen Weimin as patentee (granted 7 September 2021); research costs of 4,120,000 yuan are booked by the company (evidence 2)',
      'An invention made mainly with the material and technical means of the employer is a service invention, and the right belongs to the employer (Patent Law, Article 6, first paragraph); but a dispute over title would take time',
      'Assignment to the target, without consideration and duly registered, as a condition precedent to closing',
    ],
  ],
  [
    [
      '转让方未实缴 1,500,000 元，章程规定 2030 年 6 月 30 日前缴足',
      '未届期转让的，由受让人缴纳，转让人对受让人未按期缴纳的部分承担补充责任（公司法第八十八条第一款）',
      '写入协议，作价时考虑',
    ],
    [
      'The transferor has not paid in 1,500,000 yuan, which under the articles is due by 30 June 2030',
      'Where equity is transferred before the contribution is due, the transferee must pay it, and the transferor is supplementarily liable for what the transferee does not pay on time (Company Law, Article 88, first paragraph)',
      'To be provided for in the agreement and taken into account in the price',
    ],
  ],
  [
    [
      '12 名员工按最低基数缴纳，差额估算约 860,000 元，没有责令补缴的记录（证据 2）',
      '补缴义务在目标公司，股权转让后仍由其承担；劳动合同不受影响（劳动合同法第三十三条）',
      '由转让方补偿，从留存款中扣付',
    ],
    [
      'Contributions paid on the lowest base for twelve employees; the shortfall is estimated at about 860,000 yuan; no order to pay it on record (evidence 2)',
      'The duty to make up the shortfall lies with the target and remains with it after the transfer; the labour contracts are not affected (Labour Contract Law, Article 33)',
      'Indemnity by the transferor, deducted from the retention',
    ],
  ],
  [
    [
      '中心医院采购合同第十九条：控股股东变更提前三十日书面告知（证据 3）；该客户占收入 38%',
      '没有告知的，构成违约（民法典第五百七十七条）；客户有权重新评估供货能力',
      '由目标公司书面告知并满三十日，作为交割先决条件',
    ],
    [
      "Article 19 of the contract with the Central Hospital: thirty days' prior written notice of a change of controlling shareholder (evidence 3); this customer accounts for 38% of revenue",
      "Failure to give notice is a breach of contract (Civil Code, Article 577); the customer may reassess the supplier's capacity to supply",
      'Written notice by the target and expiry of the thirty days, as a condition precedent to closing',
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
      'All five issues can be dealt with by conditions precedent, by warranties and specific indemnity, and by a retention; we found no obstacle that would prevent the deal. Whether the guarantee binds the target depends on whether the bank acted in good faith and cannot be stated with certainty at present. We advise asking the head of finance outright in the negotiation who signed the resolution, and setting the retention for the worst case.',
    ),
  ],
};

const FINDINGS = value(
  'findings',
  '公示系统上没有记载，但用印登记簿显示目标公司 2023 年 11 月 6 日签订过一份 5,000,000 元的保证合同；主要产品的发明专利登记在转让方个人名下；另有未实缴出资 1,500,000 元、社会保险差额约 860,000 元（估算）和一项控股股东变更的告知义务。分述如下。',
  "The public system shows nothing, but according to the seal register the target signed a guarantee contract for 5,000,000 yuan on 6 November 2023. The invention patent for the main product is registered in the transferor's own name. There are also an unpaid contribution of 1,500,000 yuan, a social insurance shortfall of about 860,000 yuan (estimated) and a duty to give notice of a change of controlling shareholder. Each issue is dealt with below.",
);

export const DILIGENCE_MODELS: CaseModels = {
  diligence_report: [
    sound(
      bi(
        '写明见到原件还是复印件、没有查到的范围，担保按银行善意、非善意分写。',
        'It states what was seen in the original and what in copy only, and within what scope nothing was found; it discusses the guarantee both if the bank acted in good faith and if it did not.',
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
        'It does not say what was examined or whether originals were seen; the evidence is cited without numbers and the legal analysis without articles.',
      ),
      {
        values: [
          value(
            'findings',
            '目标公司存在担保、专利、出资、社保和客户合同等方面的问题，应当引起注意。',
            'The target has issues concerning a guarantee, a patent, contributions, social insurance and customer contracts, which call for attention.',
          ),
        ],
        parts: [
          text(
            report({
              method: {
                zh: [p('通过公开渠道查询，并与目标公司人员沟通。')],
                en: [p('We searched public sources and spoke to staff of the target.')],
              },
              equity: {
                zh: [p('公司依法设立，股权清晰，没有质押。')],
                en: [
                  p(
                    'The company is lawfully established; title to the equity is clear, and the equity is not pledged.',
                  ),
                ],
              },
              rows: [
                [
                  ['公司为关联方贷款提供过担保', '有一定风险', '请转让方说明'],
                  [
                    'The company has guaranteed a loan to a related party',
                    'Some risk',
                    'Ask the transferor to explain',
                  ],
                ],
                [
                  ['专利在个人名下', '权属可能有争议', '建议过户'],
                  [
                    "The patent is in a private person's name",
                    'Title may be disputed',
                    'Have it transferred',
                  ],
                ],
                [
                  ['有出资没有缴足', '应当依法缴纳', '在合同中约定'],
                  [
                    'Part of a contribution has not been paid in',
                    'It must be paid in accordance with law',
                    'Provide for it in the contract',
                  ],
                ],
                [
                  ['社会保险缴纳不规范', '可能要补缴', '请公司整改'],
                  [
                    'Social insurance payments are not in order',
                    'Arrears may have to be paid',
                    'Ask the company to put it right',
                  ],
                ],
                [
                  ['客户合同有告知条款', '注意违约', '签约后告知'],
                  ['A customer contract requires notice', 'Beware of a breach', 'Notify after signing'],
                ],
              ],
              conclusion: {
                zh: [p('总体风险可控，可以继续推进交易。')],
                en: [p('On the whole the risk is manageable, and the deal may go ahead.')],
              },
            }),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '由决议不真实推出担保当然无效。银行对决议作过合理审查即为善意，担保合同对公司发生效力（担保制度解释第七条），留存款不能省。',
        'From the fact that the resolution is not genuine it infers that the guarantee is void. A bank that reasonably examined the resolution is in good faith, and the guarantee contract then binds the company (Interpretation on Security, Article 7); the retention is indispensable.',
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
                    'The guarantee does not bind the target and poses no risk to the deal. The other four issues can be dealt with by conditions precedent and specific indemnity; we found no obstacle that would prevent the deal.',
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
