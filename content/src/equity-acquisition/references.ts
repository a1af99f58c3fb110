import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, part, quote, releasedAfter, steps, table, title } from '../build.ts';
import { reference } from './fields.ts';

const DILIGENCE = reference(
  'reference_diligence',
  bi('尽职调查报告参考答案', 'Reference: due diligence report'),
  [
    title('法律尽职调查报告（重大发现）'),
    table(
      ['问题', '事实和证据', '法律分析', '处理建议'],
      [
        '对外担保 500 万元',
        '用印登记簿；保证合同和决议均仅见复印件；债权 2025 年 11 月 5 日到期',
        '章程要求股东会决议（公司法第十五条第一款）。银行对决议作了合理审查即为善意，合同对公司发生效力；能证明银行知道或者应当知道决议伪造的除外（担保制度解释第七条）',
        '披露；转让方负责解除、全额补偿；留存不少于 500 万元',
      ],
      [
        '专利',
        '登记在沈维民个人名下；公司账面研发费用 412 万元',
        '主要利用本单位物质技术条件完成的，是职务发明创造（专利法第六条第一款）；争议耗时',
        '过户作为先决条件，无对价',
      ],
      [
        '未实缴出资 150 万元',
        '2030 年 6 月 30 日到期',
        '未届期转让，受让人缴纳，转让人补充责任（公司法第八十八条第一款）',
        '写入协议，作价时考虑',
      ],
      ['社会保险约 86 万元', '估算，无责令补缴记录', '补缴义务在公司', '留存款扣付'],
      [
        '控股股东变更',
        '中心医院合同第十九条，收入 38%',
        '违反告知义务有违约风险',
        '提前三十日告知，作为先决条件',
      ],
    ),
    quote('没有见到原件的，写“仅见复印件”；没有查到的，写“在上述方法和范围内没有发现”。'),
  ],
  [
    title('Due Diligence Report (main findings)'),
    table(
      ['Issue', 'Fact and evidence', 'Law', 'Advice'],
      [
        'Guarantee, five million',
        'Seal register; guarantee and resolution in copy only; due 5 November 2025',
        'The articles ask for a resolution (Company Law, Article 15, first paragraph). If the bank reasonably examined it, it is in good faith and the contract binds, unless it knew or ought to have known of the forgery (Interpretation on Security, Article 7)',
        'Disclosure; release and full indemnity by the transferor; at least five million kept back',
      ],
      [
        'Patent',
        'Registered for Shen; research costs of 4.12 million in the books',
        'Made mainly with the means of the unit it is a service invention (Patent Law, Article 6, first paragraph); a dispute takes time',
        'Assignment as a condition, without consideration',
      ],
      [
        'Unpaid 1.5 million',
        'Due 30 June 2030',
        'Not yet due: the transferee pays, the transferor is liable in addition (Company Law, Article 88, first paragraph)',
        'In the agreement and in the price',
      ],
      [
        'Social insurance, about 860,000',
        'Estimated; no order',
        'The company owes it',
        'From the money kept back',
      ],
      [
        'Change of control',
        'Article 19 of the hospital contract, 38% of revenue',
        'Breach if not notified',
        'Notice thirty days before, as a condition',
      ],
    ),
    quote(
      'Where you saw no original, write "copy only"; where you found nothing, "nothing was found by these methods within this scope".',
    ),
  ],
  'diligence',
);

const DISCLOSURE = reference(
  'reference_disclosure',
  bi('披露函参考答案', 'Reference: disclosure letter'),
  [
    title('披露函（要点）'),
    steps(
      '目标公司 2023 年 11 月 6 日为维国商贸 500 万元贷款提供连带责任保证，2025 年 11 月 5 日到期；银行留存的股东会决议上韩静的签名并非本人所签。',
      '“微流道光学检测装置”发明专利登记在转让方名下，研发费用由目标公司承担。',
      '转让方 150 万元出资未实缴，2030 年 6 月 30 日到期。',
      '12 名员工社会保险按最低基数缴纳。',
      '中心医院合同第十九条要求提前三十日告知控股股东变更。',
    ),
    quote(
      '第一项最难写。写清楚了，它是已披露的风险，由专项补偿处理；不写，是故意隐瞒（民法典第五百条第二项），还可能被撤销合同（第一百四十八条）。',
    ),
  ],
  [
    title('Disclosure Letter (main points)'),
    steps(
      'On 6 November 2023 the target gave a joint and several guarantee for a loan of five million to Weiguo Trading, due on 5 November 2025; the signature of Han Jing on the resolution kept by the bank is not hers.',
      'The patent is registered in the name of the transferor; the research was paid for by the target.',
      '1.5 million of the contribution are not paid, due on 30 June 2030.',
      'For twelve employees social insurance is paid on the lowest base.',
      'Article 19 of the hospital contract asks for thirty days of notice of a change of control.',
    ),
    quote(
      'The first is the hardest to write. Written, it is a disclosed risk and a matter of indemnity; unwritten, it is concealed on purpose (Civil Code, Article 500, item 2) and may cost the contract (Article 148).',
    ),
  ],
  'disclosure',
);

const CONTRACT = reference(
  'reference_contract',
  bi('股权转让协议参考答案', 'Reference: transfer agreement'),
  [
    title('股权转让协议（关键条款）'),
    heading('第三条 交割先决条件'),
    bullets(
      '专利转让登记至目标公司名下；',
      '韩静书面放弃优先购买权，或者自收到书面通知之日起满三十日未答复；',
      '已书面告知中心医院并满三十日；',
      '银行书面受理担保解除方案；',
      '个人所得税已申报缴纳；没有重大不利变化。',
    ),
    heading('第四条 付款'),
    table(
      ['笔次', '金额（元）', '时间和条件'],
      ['定金', '3,600,000', '签署之日，交割时抵作价款'],
      [
        '提存款',
        '25,200,000',
        '签署之日提存；个人所得税 6,300,000 元先行划缴，其余在股东名册变更、变更登记完成后放款',
      ],
      ['留存款', '7,200,000', '交割满十八个月；担保解除且社保补足的，提前放款'],
    ),
    heading('第六条 担保的专项安排'),
    p(
      '转让方应当在 2025 年 11 月 5 日前解除担保。目标公司因该担保承担责任的，无论担保合同对目标公司是否发生效力，转让方全额补偿，受让方有权从留存款中扣除；不足部分转让方另行支付。披露不影响本条。',
    ),
    heading('第八条 违约'),
    p('违约金为价款的 10%；损失高于违约金的，另行赔偿。定金和违约金不并用。'),
    quote('留存款 20%、十八个月是一种谈法。谈成别的数字，只要不低于担保金额、放款条件明确，同样得分。'),
  ],
  [
    title('Equity Transfer Agreement (key clauses)'),
    heading('Article 3. Conditions of closing'),
    bullets(
      'the patent is recorded in the name of the target;',
      'Han Jing has waived first refusal in writing, or thirty days have passed since she received the notice without answer;',
      'the hospital has been notified in writing thirty days before;',
      'the bank has taken up the release of the guarantee in writing;',
      'income tax is declared and paid; no material adverse change.',
    ),
    heading('Article 4. Payment'),
    table(
      ['Part', 'Yuan', 'Time and condition'],
      ['Earnest money', '3,600,000', 'On signing, counted towards the price at closing'],
      [
        'Deposit',
        '25,200,000',
        'Deposited on signing; 6,300,000 of income tax is paid out of it first, the rest released when register of members and registration are changed',
      ],
      [
        'Kept back',
        '7,200,000',
        'Eighteen months after closing; earlier if the guarantee is released and insurance paid',
      ],
    ),
    heading('Article 6. The guarantee'),
    p(
      'The transferor has the guarantee released by 5 November 2025. If the target is held liable on it, whether or not the guarantee contract binds the target, the transferor indemnifies in full; the transferee may deduct from the money kept back, and the transferor pays what it does not cover. Disclosure does not affect this Article.',
    ),
    heading('Article 8. Breach'),
    p(
      'Liquidated damages are 10% of the price; loss beyond them is compensated. Earnest money and liquidated damages are not claimed together.',
    ),
    quote(
      'Twenty per cent for eighteen months is one result. Another earns the same marks if it is no less than the guarantee and its release is clear.',
    ),
  ],
  'contract',
);

const OPINION = reference(
  'reference_opinion',
  bi('法律意见书参考答案', 'Reference: legal opinion'),
  [
    title('法律意见书（分析、结论、保留）'),
    p(
      '担保：银行若对决议作了合理审查，担保合同对目标公司发生效力；若目标公司能证明银行知道或者应当知道决议系伪造，则不发生效力，但可能承担赔偿责任（[[担保制度解释第七条]]）。两种情形下的最大敞口均不超过主债权本息，协议第六条的补偿和 720 万元留存款可以覆盖本金 500 万元。',
    ),
    p(
      '优先购买权：书面通知载明了数量、价格、支付方式和期限，韩静已经放弃或者期满未答复，符合[[《公司法》第八十四条第二款]]。',
    ),
    p('未实缴出资：受让后由江海缴纳 1,500,000 元，沈维民承担补充责任（[[第八十八条第一款]]）。'),
    part('结论'),
    p('在先决条件全部成就的前提下，本次受让不违反法律、行政法规的强制性规定，可以签署和交割。'),
    part('保留'),
    bullets('担保合同、股东会决议仅见复印件；', '社保差额为估算；', '不对专利的稳定性和估值发表意见。'),
  ],
  [
    title('Legal Opinion (analysis, conclusion, reservations)'),
    p(
      'The guarantee: if the bank reasonably examined the resolution, the contract binds the target; if the target proves that it knew or ought to have known of the forgery, it does not, but there may be liability in damages ([[Interpretation on Security, Article 7]]). Either way the exposure does not exceed the debt with interest; Article 6 and the 7.2 million kept back cover the principal of five million.',
    ),
    p(
      'First refusal: the notice stated quantity, price, manner and time of payment, and Han Jing has waived or let the thirty days pass, as [[Article 84, second paragraph, of the Company Law]] requires.',
    ),
    p(
      'Unpaid contribution: Jianghai pays 1,500,000 after the transfer, Shen being liable in addition ([[Article 88, first paragraph]]).',
    ),
    part('Conclusion'),
    p(
      'Provided that all conditions are met, the acquisition violates no mandatory provision of laws or administrative regulations and may be signed and closed.',
    ),
    part('Reservations'),
    bullets(
      'guarantee and resolution were seen in copy only;',
      'the shortfall of insurance is an estimate;',
      'no opinion is given on validity or value of the patent.',
    ),
  ],
  'opinion',
);

/**
 * What each side wrote for itself and what was still to be negotiated, signed and closed on it: read when the deal is done, or when it has failed
 * and the reports are in.
 */
export const REFERENCES: CaseDocument[] = [DILIGENCE, DISCLOSURE, CONTRACT, OPINION].map((model) =>
  releasedAfter(['closing', 'report'], model),
);
