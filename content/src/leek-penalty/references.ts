import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, part, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';

const NOTICE = reference(
  'reference_notice',
  bi('处罚告知书参考答案', 'Reference: notice'),
  [
    title('行政处罚告知书（正文）'),
    p(
      '查明的事实：2025 年 2 月 17 日，你从城北批发市场周德才处购进韭菜 8 公斤，付款 36 元；2 月 18 日全部售出，收款 56 元（含购样费 10.50 元）。经检验，腐霉利 0.48 mg/kg，超过标准限量 0.2 mg/kg。你购进时没有索取合格证，进货本没有记录供货者地址和联系方式。接到报告当日，你张贴召回告示并退款 14 元；首次询问时如实说明了进货来源。',
    ),
    p('证据：证据 1 抽样单和检验报告；证据 2 付款记录和进货本；证据 3 现场笔录、召回告示、责令改正通知书。'),
    p('拟处罚的内容：没收违法所得 42 元（收款 56 元，已退赔的 14 元除外），罚款 50,000 元。'),
    p(
      '理由和依据：违反《中华人民共和国食品安全法》第三十四条第二项，依据第一百二十四条第一款第一项；货值金额不足一万元；违法所得除退赔的外予以没收（行政处罚法第二十八条第二款）。',
    ),
    p(
      '你有权陈述、申辩，有权在收到本告知书之日起五日内要求听证（[[《中华人民共和国行政处罚法》第四十四条]]、[[第六十三条]]、[[第六十四条第一项]]）。',
    ),
    quote(
      '把召回、退款、说明来源写进“查明的事实”，不是替当事人说话，是全面、客观、公正调查的要求（第五十四条第一款）。',
    ),
  ],
  [
    title('Notice of the Proposed Penalty (text)'),
    p(
      'Facts found: on 17 February 2025 you bought 8 kg of leeks from Zhou Decai in the Chengbei market for 36 yuan; on 18 February all was sold for 56 yuan, including the sample for 10.50. Procymidone was 0.48 mg/kg, above the limit of 0.2. You asked for no certificate, and your book has no address or contact details of the supplier. On the day of the report you put up a recall notice and refunded 14 yuan; when first asked you truthfully named your source.',
    ),
    p(
      'Evidence: 1 sampling form and test report; 2 payment and purchase book; 3 record on the spot, recall notice, order to correct.',
    ),
    p('Proposed penalty: confiscation of 42 yuan (56 received, less 14 refunded) and a fine of 50,000.'),
    p(
      'Reasons and grounds: Article 34(2) of the Food Safety Law is violated; Article 124, first paragraph, item 1; the value is below ten thousand yuan; the gain is confiscated except what was refunded (Administrative Penalty Law, Article 28, second paragraph).',
    ),
    p(
      'You have the right to make statements, to plead, and to ask for a hearing within five days ([[Administrative Penalty Law, Articles 44, 63 and 64(1)]]).',
    ),
    quote(
      'To state the recall, the refunds and the source among the facts is not to plead for the party; a full, objective and impartial investigation requires it (Article 54, first paragraph).',
    ),
  ],
  'notice',
);

const PLEA = reference(
  'reference_plea',
  bi('陈述申辩书参考答案', 'Reference: plea'),
  [
    title('陈述申辩书（要点）'),
    p('请求：首先免予处罚；其次不予处罚；再次减轻处罚。'),
    table(
      ['层次', '条件', '事实和证据', '弱点怎样说'],
      [
        '食品安全法第一百三十六条',
        '进货查验等义务；有充分证据证明不知道；如实说明来源',
        '进货本逐日记录，付款记录印证；进价 4.5 元一公斤为市场价，供货商证明没有告知；首次询问即说明',
        '记录缺地址和联系方式，没有合格证：承认不完整，但数量、日期、供货者可以核实',
      ],
      [
        '行政处罚法第三十三条第一款后句',
        '初次违法；危害后果轻微；及时改正',
        '2024 年为责令改正，没有处罚，且已复查改正；8 公斤，没有投诉；当日召回退款',
        '残留超标：危害轻微以没有后果、数量小说明',
      ],
      [
        '行政处罚法第三十二条第一项、第五条第二款',
        '主动消除或者减轻危害后果；过罚相当',
        '召回告示、退款转账；五万元是货值的 892 倍，是月营业额的 5 倍多',
        '召回在接到报告以后：主动性由没有人要求就退款说明',
      ],
    ),
    quote('不补造台账。诚实承认“没有要合格证”，是整份申辩可信的基础。'),
  ],
  [
    title('Plea (main points)'),
    p('Requests: first, exemption; failing that, no penalty; failing that, mitigation.'),
    table(
      ['Layer', 'Conditions', 'Facts and evidence', 'The weak point'],
      [
        'Food Safety Law, Article 136',
        'Checks and the like; sufficient evidence that she did not know; source named',
        'The book has a line a day, and the payment agrees; 4.50 yuan a kilogram is the market price, and the supplier told her nothing; she named the source when first asked',
        'There is no address and no certificate: admit it, but the quantity, the date and the supplier can be verified',
      ],
      [
        'Administrative Penalty Law, Article 33, first paragraph, second sentence',
        'First violation; slight harm; corrected in time',
        'The order of 2024 was not a penalty and was complied with; there were 8 kg and no complaint; she recalled and refunded the same day',
        'The residue: argue slight harm from the lack of consequences and the small quantity',
      ],
      [
        'Administrative Penalty Law, Articles 32(1) and 5, second paragraph',
        'Harm removed or reduced of her own accord; proportionality',
        'Notice and refunds; fifty thousand is 892 times the value and more than five months of turnover',
        'The recall came after the report, but nobody asked her to refund',
      ],
    ),
    quote(
      'No ledger is made up afterwards. To admit that she asked for no certificate is what makes the whole plea credible.',
    ),
  ],
  'plea',
);

const HEARING_NOTICE = reference(
  'reference_hearing_notice',
  bi('听证通知书参考答案', 'Reference: notice of the hearing'),
  [
    title('行政处罚听证通知书（要点）'),
    bullets(
      '时间地点：2025 年 4 月 24 日上午九时，本局听证室；4 月 14 日送达，中间七个工作日（第八十五条）。',
      '听证主持人吴越（法制科，非本案调查人员），记录员一人；可以申请回避。',
      '公开举行，提前公告；可以亲自参加，也可以委托一至二人代理。',
      '不出席、中途退出的后果；不承担听证费用。',
    ),
    line('依据：《中华人民共和国行政处罚法》第六十三条、第六十四条。'),
  ],
  [
    title('Notice of the Hearing (main points)'),
    bullets(
      "Time and place: 24 April 2025, nine o'clock, in the hearing room; served on 14 April, with seven working days in between (Article 85).",
      'It is conducted by Wu Yue of the legal section, who did not investigate, with a clerk; the party may apply for recusal.',
      'It is public and announced beforehand; she may attend in person or through one or two agents.',
      'It states what follows if she does not attend or leaves, and that she bears no costs.',
    ),
    line('Source: Administrative Penalty Law, Articles 63 and 64.'),
  ],
  'hearing_notice',
);

const REVIEW = reference(
  'reference_review',
  bi('法制审核意见参考答案', 'Reference: legal review'),
  [
    title('法制审核意见书（要点）'),
    p(
      '主体、权限、程序合法：两名执法人员，立案、告知、听证在期限内；听证主持人非调查人员。违法事实清楚：销售农药残留超标的食用农产品。',
    ),
    heading('三条路'),
    table(
      ['路径', '具备', '欠缺', '意见'],
      [
        '免予处罚（食品安全法第一百三十六条）',
        '如实说明来源；市场价、供货商证言',
        '进货查验没有履行完整：无合格证，记录缺地址、联系方式（第六十五条）；不知道缺少充分证据',
        '依据不足',
      ],
      [
        '不予处罚（行政处罚法第三十三条第一款）',
        '危害后果轻微，及时改正；2024 年未受处罚，属初次违法',
        '“可以”不予，须考虑残留超标 1.4 倍、无法召回绝大部分',
        '可以选择，但非必须',
      ],
      ['减轻处罚（第三十二条第一项）', '主动召回、退款、改正', '', '采纳：幅度以下'],
    ),
    p(
      '建议：责令改正，没收违法所得 42 元，罚款 3,000 元。理由：货值小、进销差价 20 元、无人受害、过错限于查验不严、月营业额约 9,000 元；供货商另案查处，责任分担相当。',
    ),
    quote(
      '建议不予处罚或者罚款数额不同的，只要三条路比较完整、理由引到条款项，同样得分。建议按起点五万元的，要回答第五条第二款和第三十二条为什么不适用。',
    ),
  ],
  [
    title('Opinion of the Legal Review (main points)'),
    p(
      'Competence, powers and procedure are lawful: two officers; filing, notice and hearing were in time; the hearing was conducted by a person who did not investigate. The facts are clear: agricultural products with excessive residue were sold.',
    ),
    heading('The three ways'),
    table(
      ['Way', 'Met', 'Missing', 'Opinion'],
      [
        'Exemption (Food Safety Law, Article 136)',
        'Source named; market price, word of the supplier',
        'The checks were incomplete: there is no certificate, address or contact details (Article 65); there is no sufficient evidence that she did not know',
        'Not enough',
      ],
      [
        'No penalty (Administrative Penalty Law, Article 33, first paragraph)',
        'Slight harm, corrected in time; no penalty in 2024, so a first violation',
        '"May": the residue exceeds the limit by 140 per cent and most could not be recalled',
        'Open, not required',
      ],
      [
        'Mitigation (Article 32(1))',
        'Recall, refund, correction of her own accord',
        '',
        'Adopted, below the range',
      ],
    ),
    p(
      'Proposed: correction ordered, 42 yuan confiscated, a fine of 3,000. Reasons: small value, a margin of 20 yuan, nobody harmed, fault limited to lax checks, a turnover of about 9,000 a month; the supplier is dealt with in a separate case, so that responsibility is shared accordingly.',
    ),
    quote(
      'A different result, whether no penalty or another amount, earns the same marks if the comparison is complete and argued from the articles. A review that proposes the minimum must explain why Article 5, second paragraph, and Article 32 do not apply.',
    ),
  ],
  'review',
);

const DECISION = reference(
  'reference_decision',
  bi('处罚决定书参考答案', 'Reference: decision'),
  [
    title('行政处罚决定书（理由和决定部分）'),
    p(
      '当事人销售农药残留超过食品安全标准限量的韭菜，违反《中华人民共和国食品安全法》第三十四条第二项，应当依照第一百二十四条第一款第一项处罚。',
    ),
    p(
      '对当事人的申辩，本局认为：当事人如实说明了进货来源，该项意见成立，予以采纳；不知道不合格，缺少法律要求的充分证据；其购进时没有索取合格证明，记录缺少供货者地址和联系方式，不符合第六十五条的规定，进货查验义务没有履行完整，免予处罚的意见不予采纳。当事人接到报告当日主动召回、退款，此后逐批留存合格证，属于主动减轻危害后果，应当减轻处罚（[[《中华人民共和国行政处罚法》第三十二条第一项]]）；本案货值 56 元，无人身损害后果，按法定起点处罚与违法行为的事实、性质、情节以及社会危害程度不相当（第五条第二款）。',
    ),
    part('决定'),
    p('一、责令改正；二、没收违法所得 42 元（收款 56 元，已退赔的 14 元除外）；三、罚款 3,000 元。'),
    p(
      '自收到本决定书之日起十五日内到指定银行或者通过电子支付系统缴纳。逾期不缴纳的，每日按罚款数额的百分之三加处罚款，加处罚款不超过 3,000 元。不服本决定的，可以自收到之日起六十日内向清和区人民政府申请行政复议，或者自收到之日起六个月内依法提起行政诉讼。',
    ),
    quote(
      '再次表决为不予处罚的，标题写“不予行政处罚决定书”，依据第三十三条第一款后句，写明三个条件的证据，不罚款、不没收，并写明教育的内容（第三款）。',
    ),
    quote(
      '通过 10,000 元的，说明为什么高于同类案件（第五条第二款）；通过法定起点的，写罚款 50,000 元，正面回应第三十二条第一项和过罚相当。四次都没有多数的，没有决定，不得处罚，写纪要，在九十日内再议（第五十七条、第五十八条、第六十条）。',
    ),
  ],
  [
    title('Penalty Decision (reasons and decision)'),
    p(
      'The party sold leeks whose residue exceeds the limit of the food safety standards, in violation of Article 34(2) of the Food Safety Law, to be punished under Article 124, first paragraph, item 1.',
    ),
    p(
      'On the plea: the plea that the party truthfully named her source is accepted; that she did not know is not proved by sufficient evidence, as the law requires. She did not ask for a certificate or record the address and contact details of the supplier, as Article 65 requires; the duty to check was not performed in full, and the request for exemption is not granted. On the day of the report she recalled the leeks and made refunds of her own accord, and she has kept certificates since: she reduced the harm, and the penalty should be mitigated ([[Administrative Penalty Law, Article 32(1)]]). With a value of 56 yuan and nobody harmed, the statutory minimum is not commensurate with the facts, nature, circumstances and harm (Article 5, second paragraph).',
    ),
    part('Decision'),
    p(
      '1. Correction is ordered; 2. 42 yuan of unlawful gain is confiscated (56 received, less 14 refunded); 3. a fine of 3,000 yuan is imposed.',
    ),
    p(
      "Payable within fifteen days of receipt at the designated bank or electronically. For each day of delay a further 3% of the fine is added, up to 3,000 yuan. If you do not accept this decision, you may within sixty days of receipt apply to the People's Government of Qinghe District for reconsideration, or within six months bring an administrative action according to law.",
    ),
    quote(
      'Where the second vote is for no penalty, the title says so; the ground is Article 33, first paragraph, second sentence, with the evidence for its three conditions; nothing is fined or confiscated, and the instruction is stated (third paragraph).',
    ),
    quote(
      'For 10,000, say why it exceeds the fines in similar cases (Article 5, second paragraph); for the minimum of 50,000, squarely address Article 32(1) and proportionality. If none of the four motions was carried there is no decision and no penalty: the minutes are written and the heads meet again within the ninety days (Articles 57, 58 and 60).',
    ),
  ],
  'decision',
);

const COMPARISON = reference(
  'reference_precedents',
  bi('同类案件比对参考答案', 'Reference: similar cases'),
  [
    title('同类案件比对意见（要点）'),
    p(
      '可比：货值、凭证、召回、有没有受害。丁案（64 元，记录齐全、缺合格证，当日召回，3,000 元）最接近；丙案召回一半，货值五倍，8,000 元。',
    ),
    p(
      '不可比：甲案查验义务已经履行，才有第一百三十六条；本案记录缺地址和联系方式，2024 年受过责令改正。乙案的 50,000 元被变更，不能当作标准。',
    ),
    p('听证以前不定数额（《行政处罚法》第六十五条）。'),
  ],
  [
    title('Comparison of Similar Cases (main points)'),
    p(
      'Value, vouchers, recall and harm are comparable. D is closest (64 yuan, full records, no certificate, recalled the same day: 3,000); in C half was recalled and the value was five times as high: 8,000.',
    ),
    p(
      'Some points are not comparable: in A the duty to check was performed, so that Article 136 applied; here the address and contact details are missing, and there was the order of 2024. The 50,000 in B was varied by a court and cannot serve as a standard.',
    ),
    p('No amount is fixed before the hearing (Administrative Penalty Law, Article 65).'),
  ],
  'precedents',
);

const MINUTES = reference(
  'reference_no_decision',
  bi('没有形成决定的纪要参考答案', 'Reference: minutes without a decision'),
  [
    title('集体讨论纪要（要点）'),
    bullets(
      '四种处理依次表决，各写赞成、反对的理由。',
      '没有决定不得处罚（《行政处罚法》第五十七条第二款）；告知的五万元只是拟处罚。',
      '补充调查和新的意见重新审核（第五十八条）；2025 年 6 月 3 日前再议（第六十条）。',
    ),
  ],
  [
    title('Minutes of the Collective Discussion (main points)'),
    bullets(
      'The minutes set out the four motions in turn, with the reasons for and against.',
      'Without a decision there is no penalty (Administrative Penalty Law, Article 57, second paragraph); the 50,000 in the notice was only a proposal.',
      'After further investigation any new proposal goes through legal review again (Article 58); the heads meet before 3 June 2025 (Article 60).',
    ),
  ],
  'no_decision',
);

const SOURCE = reference(
  'reference_source',
  bi('供货情况说明参考答案', 'Reference: statement on the supply'),
  [
    title('供货情况说明（要点）'),
    bullets(
      '日期、数量、价格、摊位和存根编号；第二联没有交给购货人，如实写。',
      '本批没有合格证，2 月 10 日那张是另一户的；货源说到哪一步就写到哪一步。',
      '不知道残留超标；不替当事人说，也不替自己开脱（《行政处罚法》第五十五条第二款）。',
    ),
  ],
  [
    title('Statement on the Supply (main points)'),
    bullets(
      'It gives the date, quantity, price, stall and number of the stub, and says that the second copy was not handed over.',
      'It says that this lot had no certificate, that the one of 10 February is from another grower, and where the leeks came from as far as he knows.',
      'He did not know of the residue; he speaks neither in favour of the party nor to excuse himself (Administrative Penalty Law, Article 55, second paragraph).',
    ),
  ],
  'source',
);

/** The matter is over when the decision is served, or minutes say that none was. */
const OVER = ['delivery', 'no_decision'] as const;

export const REFERENCES: CaseDocument[] = [
  releasedAfter(OVER, NOTICE),
  releasedAfter(OVER, PLEA),
  releasedAfter(OVER, HEARING_NOTICE),
  releasedAfter(OVER, COMPARISON),
  releasedAfter(OVER, SOURCE),
  releasedAfter(OVER, REVIEW),
  releasedAfter(OVER, DECISION),
  releasedAfter(OVER, MINUTES),
];
