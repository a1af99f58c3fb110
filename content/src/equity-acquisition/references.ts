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
        'Seal register; guarantee contract and resolution seen in copy only; debt due on 5 November 2025',
        'The articles require a resolution of the shareholders (Company Law, Article 15, first paragraph). If the bank reasonably examined the resolution, it is in good faith and the contract binds the company, unless it can be proved that the bank knew or ought to have known of the forgery (Interpretation on Security, Article 7)',
        'Disclosure; release and full indemnity by the transferor; a retention of at least five million',
      ],
      [
        'Patent',
        "Registered in Shen's own name; research costs of 4.12 million in the company's books",
        'An invention made mainly with the material and technical means of the employer is a service invention (Patent Law, Article 6, first paragraph); a dispute would take time',
        'Assignment without consideration as a condition precedent',
      ],
      [
        'Unpaid contribution, 1.5 million',
        'Due 30 June 2030',
        'Transferred before it is due: the transferee pays, the transferor is supplementarily liable (Company Law, Article 88, first paragraph)',
        'To be provided for in the agreement and taken into account in the price',
      ],
      [
        'Social insurance, about 860,000',
        'Estimated; no order to pay on record',
        'The company must make it up',
        'Deducted from the retention',
      ],
      [
        'Change of control',
        'Article 19 of the contract with the Central Hospital; 38% of revenue',
        'Failure to give notice risks a breach',
        "Thirty days' notice as a condition precedent",
      ],
    ),
    quote(
      'Where you have not seen the original, write "seen in copy only"; where you found nothing, write "none was found by these methods and within this scope".',
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
      'On 6 November 2023 the target gave a joint and several guarantee for a loan of five million to Weiguo Trading, due on 5 November 2025; the signature of Han Jing on the shareholders resolution kept by the bank was not made by her.',
      'The invention patent "microchannel optical detector" is registered in the name of the transferor; the research costs were borne by the target.',
      'The transferor has not paid in 1.5 million of his contribution, which is due by 30 June 2030.',
      'Social insurance is paid on the lowest base for twelve employees.',
      "Article 19 of the contract with the Central Hospital requires thirty days' notice of a change of controlling shareholder.",
    ),
    quote(
      'The first item is the hardest to write. If it is clearly stated, it is a disclosed risk, to be dealt with by a specific indemnity; if it is left out, it is intentionally concealed (Civil Code, Article 500, item 2), and the contract may be revoked (Article 148).',
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
    heading('Article 3. Conditions precedent to closing'),
    bullets(
      'the patent has been transferred to the target and recorded in its name;',
      'Han Jing has waived the right of first refusal in writing, or has not replied within thirty days of receiving the written notice;',
      'the Central Hospital has been notified in writing, and thirty days have passed;',
      'the bank has confirmed in writing that it has accepted the guarantee release plan for review;',
      'individual income tax has been declared and paid; no material adverse change has occurred.',
    ),
    heading('Article 4. Payment'),
    table(
      ['Part', 'Yuan', 'Time and condition'],
      ['Earnest money', '3,600,000', 'Paid on signing, credited against the price at closing'],
      [
        'Deposit',
        '25,200,000',
        'Deposited on signing; individual income tax of 6,300,000 yuan is paid out of it first, and the rest is released after the register of members has been changed and the change registered',
      ],
      [
        'Retention',
        '7,200,000',
        'Paid eighteen months after closing, or earlier once the guarantee has been released and the social insurance made up',
      ],
    ),
    heading('Article 6. Special arrangements for the guarantee'),
    p(
      'The transferor shall have the guarantee released before 5 November 2025. If the target incurs liability under the guarantee, the transferor shall indemnify in full, whether or not the guarantee contract binds the target; the transferee may deduct the sum from the retention, and the transferor shall pay any shortfall separately. Disclosure does not affect this Article.',
    ),
    heading('Article 8. Liability for breach'),
    p(
      'Liquidated damages are 10% of the price; any loss exceeding them shall be compensated in addition. Earnest money and liquidated damages may not be claimed together.',
    ),
    quote(
      'A retention of twenty per cent for eighteen months is one possible result. Other figures earn the same marks, provided that the retention is no less than the guarantee and its conditions of release are clear.',
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
      'Guarantee: if the bank reasonably examined the resolution, the guarantee contract binds the target; if the target can prove that the bank knew or ought to have known that the resolution was forged, the contract does not bind the target, but the target may be liable to pay compensation ([[Interpretation on Security, Article 7]]). In either case the maximum exposure does not exceed the principal debt with interest; the indemnity under Article 6 of the agreement and the retention of 7.2 million cover the principal of five million.',
    ),
    p(
      'Right of first refusal: the written notice stated the quantity, the price, and the manner and time of payment, and Han Jing has waived her right or failed to reply within the period; this satisfies [[Article 84, second paragraph, of the Company Law]].',
    ),
    p(
      'Unpaid contribution: after the transfer Jianghai pays 1,500,000 yuan, with Shen Weimin supplementarily liable ([[Article 88, first paragraph]]).',
    ),
    part('Conclusion'),
    p(
      'Provided that all the conditions precedent are met, the acquisition does not violate any mandatory provision of laws or administrative regulations and may be signed and closed.',
    ),
    part('Reservations'),
    bullets(
      'the guarantee contract and the shareholders resolution were seen in copy only;',
      'the social insurance shortfall is an estimate;',
      'no opinion is given on the stability or the value of the patent.',
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
