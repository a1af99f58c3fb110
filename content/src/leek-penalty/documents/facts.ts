import type { CaseDocument } from '@lets/contract';
import {
  bi,
  bullets,
  facsimile,
  heading,
  line,
  opensWith,
  p,
  quote,
  steps,
  table,
  title,
} from '../../build.ts';
import { evidence, material } from '../fields.ts';
import { SLIP_DOCUMENTS } from './slip.ts';

const CASE_FILE = material(
  'case_material',
  bi('案情材料', 'Case material'),
  [
    title('案情材料'),
    quote('教学案例。当事人、执法人员、机关和检验数据均为虚构，如有雷同，纯属巧合。法律均为真实条文。'),
    heading('一、经过'),
    table(
      ['日期', '事项'],
      ['2025 年 2 月 17 日', '林月娥在城北批发市场周德才处购进韭菜 8 公斤，付款 36 元'],
      [
        '2 月 18 日',
        '清和区市场监督管理局两名执法人员到店抽样，购买 1.5 公斤，付款 10.50 元；其余 6.5 公斤当日售完，收款 45.50 元',
      ],
      [
        '3 月 3 日',
        '检验报告：腐霉利 0.48 mg/kg，标准限量 0.2 mg/kg，不合格。当日送达林月娥，她贴出召回告示，退款 14 元',
      ],
      ['3 月 5 日', '立案'],
      ['4 月 8 日', '告知拟处罚：没收违法所得 42 元（收款 56 元，已退赔 14 元），罚款 50,000 元'],
      ['4 月 11 日', '林月娥要求听证'],
      ['4 月 14 日', '送达听证通知书'],
      ['4 月 24 日', '公开举行听证'],
      ['4 月 30 日', '法制审核'],
      ['5 月 8 日', '作出决定'],
    ),
    heading('二、没有争议的事实'),
    bullets(
      '8 公斤韭菜的货值金额 56 元，已全部售出（含抽样），没有剩余；没有收到食用后不适的投诉。',
      '林月娥第一次被询问就说出了供货商，付款记录和供货商的陈述一致。',
      '她的进货本 2 月 17 日记着“韭菜 16 斤 老周”，没有供货者地址和联系方式，没有合格证。',
      '2024 年 9 月 12 日，因没有建立进货查验记录，该局向她送达过责令改正通知书，没有处罚。',
      '林月娥为个体工商户，店面 18 平方米，月营业额约 9,000 元。',
    ),
    heading('三、三条路'),
    table(
      ['处理', '要哪些事实', '依据'],
      [
        '免予处罚',
        '履行了进货查验等义务；有充分证据证明不知道不合格；如实说明来源',
        '食品安全法第一百三十六条',
      ],
      [
        '不予或者减轻处罚',
        '初次违法、危害后果轻微、及时改正；或者主动消除、减轻危害后果',
        '行政处罚法第三十三条、第三十二条',
      ],
      ['按法定幅度处罚', '货值不足一万元，罚款五万元以上十万元以下', '食品安全法第一百二十四条第一款第一项'],
    ),
    heading('四、请带着问题阅读'),
    steps(
      '“履行了进货查验等义务”要做到哪一步？一行字的记录算不算？',
      '2024 年的责令改正通知书，会不会使这次不是“初次违法”？',
      '减轻到多少？怎样说明减轻以后仍然过罚相当、同案同罚？',
      '听证由谁主持？“七日前”是自然日还是工作日（行政处罚法第八十五条）？听证以后能不能加重？',
      '进货记录不全还违反食品安全法第六十五条：能不能依第一百二十六条第四款另行处罚？2024 年的责令改正以后，算不算“拒不改正”？',
    ),
    line(
      '《食品安全法》2025 年 9 月 12 日第三次修正。本案行为发生在此前，适用行为时的法律；本案所引条文，修正前后内容没有不利于当事人的变化。',
    ),
  ],
  [
    title('Case Material'),
    quote(
      'A teaching case. Parties, officers, agency and test figures are invented; any resemblance to real ones is coincidental. The laws are real; their English versions are unofficial translations.',
    ),
    heading('1. What happened'),
    table(
      ['Date', 'Step'],
      [
        '17 February 2025',
        "Lin Yue'e buys 8 kg of leeks from Zhou Decai in the Chengbei wholesale market for 36 yuan",
      ],
      [
        '18 February',
        'Two officers of the Qinghe administration take a sample, buying 1.5 kg for 10.50 yuan; the other 6.5 kg are sold that day for 45.50',
      ],
      [
        '3 March',
        'Test report: procymidone 0.48 mg/kg, limit 0.2 mg/kg: failed. Served the same day; she puts up a recall notice and refunds 14 yuan',
      ],
      ['5 March', 'The case is filed'],
      [
        '8 April',
        'Notice of the proposed penalty: 42 yuan confiscated (56 received, less 14 refunded), a fine of 50,000',
      ],
      ['11 April', 'She asks for a hearing'],
      ['14 April', 'Notice of the hearing is served'],
      ['24 April', 'Public hearing'],
      ['30 April', 'Legal review'],
      ['8 May', 'Decision'],
    ),
    heading('2. What is not disputed'),
    bullets(
      'The 8 kg were worth 56 yuan and are all sold, the sample included; nobody has complained of illness.',
      'She named her supplier when first asked; the payment and his statement agree.',
      'Her purchase book says for 17 February "leeks 8 kg, old Zhou", without an address or telephone number; there is no certificate.',
      'On 12 September 2024 the agency served on her an order to correct for keeping no purchase records, without a penalty.',
      'She is a sole trader with a shop of 18 square metres and a turnover of about 9,000 yuan a month.',
    ),
    heading('3. Three ways'),
    table(
      ['Result', 'What it needs', 'Source'],
      [
        'Exemption',
        'The duty to check purchases and the like was performed; sufficient evidence proves that she did not know; the source was truthfully named',
        'Food Safety Law, Article 136',
      ],
      [
        'No penalty, or mitigation',
        'A first violation with slight consequences, corrected in time; or harm removed or reduced of her own accord',
        'Administrative Penalty Law, Articles 33 and 32',
      ],
      [
        'Within the statutory range',
        'Value below ten thousand yuan: a fine of 50,000 to 100,000',
        'Food Safety Law, Article 124, first paragraph, item 1',
      ],
    ),
    heading('4. Questions to keep in mind as you read'),
    steps(
      'How far must "the duty to check purchases and the like" be performed? Is one line enough?',
      'Does the order of 2024 mean that this is not a first violation?',
      'If the penalty is mitigated, to what amount? How is it shown to be proportionate and in line with similar cases?',
      'Who conducts the hearing? Are the "seven days" calendar or working days (Administrative Penalty Law, Article 85)? May the penalty be increased after it?',
      'The incomplete record also violates Article 65 of the Food Safety Law. May it be penalised separately under Article 126, fourth paragraph? After the order of 2024, was correction "refused"?',
    ),
    line(
      'The Food Safety Law was amended for the third time on 12 September 2025. The act was committed before that; the law in force at the time applies. In the articles cited here, the amendment made no change to the disadvantage of the party.',
    ),
  ],
);

const GUIDE = material(
  'procedure_guide',
  bi('行政处罚普通程序和听证程序指引', 'Guide to the ordinary procedure and the hearing'),
  [
    title('行政处罚普通程序和听证程序指引'),
    table(
      ['步骤', '要点', '依据（《行政处罚法》）'],
      [
        '调查',
        '两名以上执法人员，主动出示执法证件，制作笔录；可以抽样取证',
        '第四十二条、第五十五条、第五十六条',
      ],
      ['立案', '符合立案标准的及时立案；立案之日起九十日内作出决定', '第五十四条第二款、第六十条'],
      ['告知', '拟处罚的内容、事实、理由、依据；陈述、申辩、听证的权利', '第四十四条、第六十三条'],
      ['要求听证', '告知后五日内（工作日）', '第六十四条第一项、第八十五条'],
      ['通知', '举行听证的七日前（工作日）', '第六十四条第二项、第八十五条'],
      ['主持', '非本案调查人员', '第六十四条第四项'],
      ['听证', '调查人员举证、建议，当事人申辩、质证；笔录核对签字', '第六十四条第七项、第八项'],
      ['法制审核', '经过听证的必须审核，未通过不得决定', '第五十八条'],
      ['集体讨论', '情节复杂或者重大违法行为给予处罚', '第五十七条第二款'],
      ['决定', '六项内容，加盖印章', '第五十九条'],
      [
        '送达和缴款',
        '当场交付或者七日内（工作日）送达；十五日内到银行缴纳',
        '第六十一条、第六十七条、第八十五条',
      ],
    ),
    heading('裁量三问'),
    bullets(
      '有没有应当或者可以不予、免予、减轻的情节？逐条对照，不要跳过。',
      '罚款数额和危害、获利、过错、能力相不相当？',
      '和同类案件相比，高还是低，为什么？',
    ),
  ],
  [
    title('Guide to the Ordinary Procedure and the Hearing'),
    table(
      ['Step', 'What matters', 'Administrative Penalty Law'],
      [
        'Investigation',
        'Two officers or more; enforcement cards shown; a record kept; samples may be taken',
        'Articles 42, 55 and 56',
      ],
      [
        'Filing',
        'Without delay where the standard is met; decision within ninety days',
        'Articles 54, second paragraph, and 60',
      ],
      [
        'Notice',
        'Proposed penalty, facts, reasons and legal basis; the rights to make statements, to plead and to be heard',
        'Articles 44 and 63',
      ],
      ['Request', 'Within five working days of the notice', 'Articles 64(1) and 85'],
      ['Notice of hearing', 'Seven working days before', 'Articles 64(2) and 85'],
      ['Who conducts it', 'Not an investigator of the case', 'Article 64(4)'],
      [
        'Hearing',
        'The officers present the evidence and propose a penalty; the party pleads and examines the evidence; the record is checked and signed',
        'Article 64(7) and (8)',
      ],
      ['Legal review', 'Required after a hearing; no decision unless the review approves it', 'Article 58'],
      ['Collective discussion', 'Penalties in complex or serious cases', 'Article 57, second paragraph'],
      ['Decision', 'Six items and the seal', 'Article 59'],
      [
        'Service and payment',
        'On the spot or within seven working days; paid at a bank within fifteen days',
        'Articles 61, 67 and 85',
      ],
    ),
    heading('Three questions on discretion'),
    bullets(
      'Is there any ground for no penalty, exemption or mitigation? Go through them one by one.',
      'Is the fine commensurate with harm, gain, fault and means?',
      'Is it higher or lower than in similar cases, and why?',
    ),
  ],
);

const TEST_REPORT = evidence(
  'evidence_1_test',
  bi('证据 1 抽样单和检验报告', 'Evidence 1: sampling form and test report'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    facsimile('sampling-record'),
    facsimile('test-report'),
    title('抽样单和检验报告（摘录）'),
    table(
      ['项目', '内容'],
      ['抽样日期', '2025 年 2 月 18 日 9 时 20 分'],
      ['样品', '韭菜 1.5 kg，购样费 10.50 元'],
      ['抽样人', '赵成、孙洁（已出示执法证件）'],
      ['检验项目', '腐霉利'],
      ['实测值', '0.48 mg/kg'],
      ['标准限量', '0.2 mg/kg'],
      ['结论', '不合格'],
    ),
    p('送达时告知可以在七个工作日内申请复检，当事人没有申请。'),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    facsimile('sampling-record'),
    facsimile('test-report'),
    title('Sampling Form and Test Report (extract)'),
    table(
      ['Item', 'Content'],
      ['Sampled', '18 February 2025, 9:20'],
      ['Sample', 'Leeks, 1.5 kg, bought for 10.50 yuan'],
      ['By', 'Zhao Cheng and Sun Jie (enforcement cards shown)'],
      ['Tested for', 'Procymidone'],
      ['Found', '0.48 mg/kg'],
      ['Limit', '0.2 mg/kg'],
      ['Result', 'Failed'],
    ),
    p(
      'When the report was served she was told that she might ask for a second test within seven working days; she did not.',
    ),
  ],
);

const PURCHASE = evidence(
  'evidence_2_purchase',
  bi('证据 2 付款记录和进货本', 'Evidence 2: payment and purchase book'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    title('微信付款记录和进货本'),
    table(
      ['日期', '付款记录', '进货本'],
      ['2 月 14 日', '老周蔬菜 52.00 元', '菠菜 14 斤、葱 6 斤 老周'],
      ['2 月 16 日', '老周蔬菜 41.00 元', '芹菜 20 斤 老周'],
      ['2 月 17 日', '老周蔬菜 36.00 元', '韭菜 16 斤 老周'],
      ['2 月 19 日', '老周蔬菜 60.00 元', '白菜 50 斤 老周'],
    ),
    p(
      '进货本自 2024 年 9 月 20 日开始，逐日一行，没有供货者的地址、联系方式。店内墙上有一张“承诺达标合格证”照片，开具日期 2025 年 2 月 10 日，品名韭菜，生产者为另一户菜农。',
    ),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    title('Payments and Purchase Book'),
    table(
      ['Date', 'Payment', 'Book'],
      ['14 February', 'Old Zhou Vegetables, 52.00', 'Spinach 7 kg, onions 3 kg, old Zhou'],
      ['16 February', 'Old Zhou Vegetables, 41.00', 'Celery 10 kg, old Zhou'],
      ['17 February', 'Old Zhou Vegetables, 36.00', 'Leeks 8 kg, old Zhou'],
      ['19 February', 'Old Zhou Vegetables, 60.00', 'Cabbage 25 kg, old Zhou'],
    ),
    p(
      'The book begins on 20 September 2024, with one line a day and no address or telephone number of the supplier. On the wall is a photograph of a certificate of conformity for leeks, dated 10 February 2025, of another grower.',
    ),
  ],
);

const RECALL = evidence(
  'evidence_3_recall',
  bi(
    '证据 3 现场笔录、召回告示和责令改正通知书',
    'Evidence 3: record on the spot, recall notice, order of 2024',
  ),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    title('现场笔录（2025 年 3 月 3 日）'),
    p(
      '执法人员赵成、孙洁出示证件，送达检验报告。林月娥当场说明韭菜购自城北批发市场 C 区 18 号周德才，出示付款记录和进货本。店内没有同批韭菜。',
    ),
    heading('召回告示（照片）'),
    p(
      '“2 月 18 日在本店买韭菜的顾客，请拿来退钱，没有小票也退。林记 3 月 3 日。”退款两笔，各 7 元，均有转账记录。',
    ),
    heading('责令改正通知书（2024 年 9 月 12 日）'),
    p(
      '你店未建立食用农产品进货查验记录制度，责令立即改正。没有给予行政处罚。2024 年 10 月 8 日复查：已改正。',
    ),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    title('Record on the Spot (3 March 2025)'),
    p(
      "The officers Zhao Cheng and Sun Jie showed their enforcement cards and served the report. Lin Yue'e said at once that she had bought the leeks from Zhou Decai, stall C18 of the Chengbei market, and showed the payment and the book. None of that lot was in the shop.",
    ),
    heading('Recall notice (photograph)'),
    p(
      '"If you bought leeks here on 18 February, bring them back for your money, with or without a slip. Lin\'s, 3 March." Two refunds of 7 yuan each, by transfer.',
    ),
    heading('Order to correct (12 September 2024)'),
    p(
      'Your shop has not kept the required records of purchases of agricultural products. Correct this at once. No penalty was imposed. A check on 8 October 2024 found that the fault had been corrected.',
    ),
  ],
);

const LIKE_CASES = evidence(
  'evidence_4_like_cases',
  bi('证据 4 同类案件清单', 'Evidence 4: list of similar cases'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    title('清和区市场监督管理局农药残留案件（2023 年至 2024 年）'),
    table(
      ['案件', '货值', '查验和记录', '召回', '结果'],
      ['甲', '120 元', '有合格证，记录齐全', '当日召回', '免予处罚（食品安全法第一百三十六条）'],
      ['乙', '86 元', '没有凭证', '没有召回', '罚款 50,000 元，法院判决变更为 5,000 元'],
      ['丙', '300 元', '没有凭证', '召回一半', '减轻处罚，罚款 8,000 元'],
      ['丁', '64 元', '记录齐全，缺合格证', '当日召回', '减轻处罚，罚款 3,000 元'],
    ),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    title('Residue Cases of the Qinghe Administration, 2023 to 2024'),
    table(
      ['Case', 'Value', 'Checks and records', 'Recall', 'Result'],
      ['A', '120 yuan', 'Certificate, full records', 'Same day', 'Exempted (Food Safety Law, Article 136)'],
      ['B', '86 yuan', 'No vouchers', 'None', 'Fine of 50,000, varied by a court to 5,000'],
      ['C', '300 yuan', 'No vouchers', 'Half', 'Mitigated: fine of 8,000'],
      ['D', '64 yuan', 'Full records, no certificate', 'Same day', 'Mitigated: fine of 3,000'],
    ),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, GUIDE];
export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  TEST_REPORT,
  PURCHASE,
  opensWith('notice', RECALL),
  opensWith('precedents', LIKE_CASES, ['head', 'deputy_a', 'deputy_b', 'host', 'clerk']),
  ...SLIP_DOCUMENTS,
];
