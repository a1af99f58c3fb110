import type { CaseDocument } from '@lets/contract';
import {
  bi,
  bullets,
  facsimile,
  heading,
  p,
  quote,
  releasedAfter,
  steps,
  table,
  title,
} from '../../build.ts';
import { evidence, material } from '../fields.ts';

const CASE_FILE = material(
  'case_material',
  bi('案情材料', 'Case material'),
  [
    title('案情材料'),
    quote('教学案例。公司、人物、机构和检验数据均为虚构，如有雷同，纯属巧合。法律和规则均为真实条文。'),
    heading('一、争议'),
    p(
      '宏垒建材起诉润成建设，请求支付混凝土货款 1,280,000 元，主要证据是一页《对账确认书》：激光打印，落款 2024 年 6 月 30 日，盖有润成建设公章，有“高志远”签名。双方都有的送货单合计 640,000 元。',
    ),
    p(
      '润成建设答辩：公章印文是真的，但那是 2023 年 10 月交给宏垒业务员办车辆通行证的空白盖章纸，文字是后来打印上去的；签名不是高志远写的。宏垒建材否认，称对账在工地当场打印、盖章、签名。',
    ),
    heading('二、日程'),
    table(
      ['日期', '事项'],
      ['2025 年 3 月 10 日', '立案'],
      ['4 月 8 日', '庭前会议：释明、申请鉴定'],
      ['4 月 22 日', '对鉴定材料质证，高志远当庭书写样本'],
      ['4 月 25 日', '委托，4 月 28 日送达鉴定机构'],
      ['5 月 6 日', '受理'],
      ['6 月 12 日', '出具鉴定意见书'],
      ['6 月 20 日', '书面异议'],
      ['7 月 9 日', '开庭，鉴定人出庭'],
    ),
    heading('三、没有争议的事实'),
    bullets(
      '《对账确认书》是原件，一页，A4 纸，激光打印；没有涂改。',
      '印文与润成建设在公安机关备案的公章一致，双方都认可。',
      '打印机型号不明，宏垒称已经报废。',
      '双方没有约定对账必须盖章还是签字。',
    ),
    heading('四、请带着问题阅读'),
    steps(
      '印章是真的，推定什么？谁来推翻？鉴定由谁申请、谁预交费用？',
      '鉴定事项怎样写，才是专门性问题，而不是替法官下结论？',
      '“字压章”一定是先章后字吗？反过来的假象怎样排除？',
      '两名鉴定人意见不同怎么办？少数服从多数吗？',
      '鉴定人、有专门知识的人，在法庭上各是什么身份？',
    ),
  ],
  [
    title('Case Material'),
    quote(
      'A teaching case. Companies, people, institutions and test figures are invented; any resemblance is coincidental. Laws and rules are real; their English versions are unofficial translations.',
    ),
    heading('1. The dispute'),
    p(
      'Honglei Building Materials sues Runcheng Construction for payment of 1,280,000 yuan for concrete. Its main evidence is one page, a Statement of Account: laser printed, dated 30 June 2024, with the seal of Runcheng and the signature "Gao Zhiyuan". The delivery slips that both sides hold come to 640,000 yuan in total.',
    ),
    p(
      "Runcheng answers that the imprint of the seal is genuine, but that the page was a blank sheet bearing its seal, given to Honglei's salesman in October 2023 for a vehicle permit; the words were printed on it later, and Gao Zhiyuan did not write the signature. Honglei denies this and says that the statement was printed, sealed and signed on the spot at the site.",
    ),
    heading('2. Dates'),
    table(
      ['Date', 'Step'],
      ['10 March 2025', 'Filed'],
      ['8 April', 'Pretrial meeting: explanation by the court, applications for an expert examination'],
      ['22 April', 'The parties examine the material; Gao Zhiyuan writes samples in court'],
      ['25 April', 'Commission issued; served on the institution on 28 April'],
      ['6 May', 'Accepted'],
      ['12 June', 'Opinion'],
      ['20 June', 'Objections in writing'],
      ['9 July', 'Hearing; the experts appear in court'],
    ),
    heading('3. What is not disputed'),
    bullets(
      'The statement is an original: one A4 page, laser printed, without alterations.',
      'The imprint matches the seal that Runcheng has registered with the police; both sides accept this.',
      'The model of the printer is unknown; Honglei says that the printer has been scrapped.',
      'The parties had not agreed whether a statement of account must be sealed or signed.',
    ),
    heading('4. Questions to keep in mind as you read'),
    steps(
      'The seal is genuine: what is presumed, and who has to rebut it? Who applies for the expert examination and prepays the fees?',
      "How must the matters be worded so that they are special questions and do not draw the judge's conclusion?",
      'If the words lie on top of the seal, did the seal necessarily come first? How can a false appearance be ruled out?',
      'What happens if the two experts differ? Does the majority decide?',
      'In what capacity does an expert appear in court, and in what capacity a person with special knowledge?',
    ),
  ],
);

const GUIDE = material(
  'examination_guide',
  bi('文书司法鉴定流程和要点', 'Guide to the forensic examination of documents'),
  [
    title('文书司法鉴定流程和要点'),
    table(
      ['步骤', '要点', '依据'],
      ['释明和申请', '指定期间，负举证责任的一方申请并预交费用', '证据规定第三十条、第三十一条'],
      ['确定鉴定人', '协商，协商不成的法院指定', '民事诉讼法第七十九条，证据规定第三十二条'],
      ['材料质证', '检材和样本都要质证', '证据规定第三十四条'],
      ['委托', '事项、范围、目的、期限；签承诺书', '证据规定第三十二条、第三十三条'],
      ['审查受理', '七个工作日；不得受理的七种情形', '通则第十三条至第十五条'],
      [
        '指定鉴定人',
        '同一事项二名；当事人可以申请回避，审判长决定',
        '通则第十九条、第二十条；民事诉讼法第四十七条至第五十条',
      ],
      ['检验', '标准次序；独立检验，实时记录', '通则第二十三条'],
      ['意见', '七项内容；不同意见注明', '证据规定第三十六条，通则第三十七条'],
      ['异议和答复', '书面异议，书面答复；仍有异议的预交出庭费用', '证据规定第三十七条、第三十八条'],
      ['出庭', '拒不出庭的，意见不得作为根据', '民事诉讼法第八十一条'],
      ['补充和重新', '能补正、补充的，不重新；补充意见也要质证', '证据规定第四十条；民诉法解释第一百零三条'],
      ['证明标准', '高度可能性', '民诉法解释第一百零八条'],
    ),
    heading('术语'),
    bullets(
      '检材：需要鉴定的文书。样本：用来比对的已知材料，分自然样本和实验样本。',
      '朱墨时序：印文和文字形成的先后次序，看交叉部位。',
      '阶段性特征：印章使用中出现的缺损、磨损，可以用来判断盖印的时段。',
      '意见的层级：认定同一、倾向认定、无法判断、倾向否定、否定同一。',
    ),
  ],
  [
    title('Guide to the Forensic Examination of Documents'),
    table(
      ['Step', 'Key points', 'Source'],
      [
        'Explanation and application',
        'Within the time limit set by the court, the party with the burden of proof applies and prepays the fees',
        'Provisions on Evidence, Articles 30 and 31',
      ],
      [
        'Choice of the expert',
        'By agreement of the parties; failing agreement, by the court',
        'Civil Procedure Law, Article 79; Provisions on Evidence, Article 32',
      ],
      [
        'Examination of the material by the parties',
        'Both the specimen and the samples must be examined',
        'Provisions on Evidence, Article 34',
      ],
      [
        'Commission',
        'Matters, scope, purpose and time limit; the experts sign an undertaking',
        'Provisions on Evidence, Articles 32 and 33',
      ],
      [
        'Acceptance',
        'Within seven working days; seven grounds on which a commission may not be accepted',
        'General Rules, Articles 13 to 15',
      ],
      [
        'Designation',
        'Two experts for the same matter; a party may apply for recusal, and the presiding judge decides',
        'General Rules, Articles 19 and 20; Civil Procedure Law, Articles 47 to 50',
      ],
      [
        'Examination',
        'Methods in the order of standards; independent examination, recorded as it proceeds',
        'General Rules, Article 23',
      ],
      [
        'Opinion',
        'Seven items; differences of opinion are noted',
        'Provisions on Evidence, Article 36; General Rules, Article 37',
      ],
      [
        'Objections and answers',
        'Objections in writing, answered in writing; a party that still objects prepays the costs of appearance',
        'Provisions on Evidence, Articles 37 and 38',
      ],
      [
        'Appearance',
        'If the expert refuses to appear, the opinion may not be a basis for findings',
        'Civil Procedure Law, Article 81',
      ],
      [
        'Supplementary and new examination',
        'Where a defect can be cured or supplemented, there is no new examination; the parties examine a supplementary opinion too',
        'Provisions on Evidence, Article 40; Interpretation, Article 103',
      ],
      ['Standard of proof', 'High probability', 'Interpretation, Article 108'],
    ),
    heading('Terms'),
    bullets(
      'Specimen: the document to be examined. Sample: known material used for comparison, either natural or written on request.',
      'Sequence of seal and words: which of the two was made first, as seen where they cross.',
      'Phase feature: a nick or wear that appears in a seal as it is used, from which the period of an imprint can be judged.',
      'Degrees of opinion: identification, probable identification, inconclusive, probable exclusion, exclusion.',
    ),
  ],
);

const STATEMENT = evidence(
  'evidence_1_statement',
  bi('证据 1 对账确认书和送货单', 'Evidence 1: statement of account and delivery slips'),
  [
    quote('教学案例，人物、公司和数据均为虚构。'),
    facsimile('statement-of-account'),
    title('对账确认书'),
    p(
      '“截至 2024 年 6 月 30 日，润成建设尚欠宏垒建材混凝土货款人民币 1,280,000 元整。润成建设（公章）　经办：高志远（签名）　2024 年 6 月 30 日。”',
    ),
    p('公章印文与“润成建设”四字、日期有六处交叉。印文右侧边框完整。'),
    heading('送货单（双方各执一联）'),
    table(
      ['期间', '单数', '金额（元）'],
      ['2023 年 11 月至 12 月', '14', '280,000'],
      ['2024 年 1 月至 4 月', '18', '360,000'],
      ['合计', '32', '640,000'],
    ),
  ],
  [
    quote('A teaching case: people, companies and figures are invented.'),
    facsimile('statement-of-account'),
    title('Statement of Account'),
    p(
      '"As of 30 June 2024 Runcheng Construction owes Honglei Building Materials 1,280,000 yuan for concrete. Runcheng Construction (seal). Handled by Gao Zhiyuan (signature). 30 June 2024."',
    ),
    p(
      'The imprint crosses the printed name and the date at six points. The right rim of the imprint is whole.',
    ),
    heading('Delivery slips (each side has a copy)'),
    table(
      ['Period', 'Slips', 'Yuan'],
      ['November to December 2023', '14', '280,000'],
      ['January to April 2024', '18', '360,000'],
      ['Total', '32', '640,000'],
    ),
  ],
);

const SAMPLES = evidence(
  'evidence_2_samples',
  bi('证据 2 样本清单', 'Evidence 2: list of samples'),
  [
    quote('教学案例，人物、公司和数据均为虚构。'),
    title('样本清单'),
    table(
      ['编号', '材料', '日期', '双方意见'],
      ['Y1 至 Y5', '高志远签名的合同、报销单（原件）', '2021 年至 2022 年 6 月', '均认可'],
      ['Y6、Y7', '高志远签名的工资表、验收单（原件）', '2023 年 8 月、2024 年 5 月', '均认可'],
      ['Y8', '高志远当庭书写二十遍', '2025 年 4 月 22 日', '均认可'],
      ['Y9、Y10', '原告提供的“高志远签名”复印件', '不明', '被告不认可，未能核对原件'],
      ['Z1 至 Z3', '润成建设公章印文（投标文件原件）', '2023 年 9 月至 12 月', '均认可'],
      ['Z4 至 Z6', '润成建设公章印文（报税、合同原件）', '2024 年 4 月至 9 月', '均认可；右侧边框有一处缺口'],
    ),
  ],
  [
    quote('A teaching case: people, companies and figures are invented.'),
    title('List of Samples'),
    table(
      ['Number', 'Material', 'Date', 'The parties'],
      [
        'Y1 to Y5',
        'Contracts and expense forms signed by Gao (originals)',
        '2021 to June 2022',
        'Accepted by both',
      ],
      [
        'Y6, Y7',
        'Payroll and acceptance form signed by Gao (originals)',
        'August 2023, May 2024',
        'Accepted by both',
      ],
      ['Y8', 'Written by Gao in court, twenty times', '22 April 2025', 'Accepted by both'],
      [
        'Y9, Y10',
        'Copies of a "signature of Gao Zhiyuan" supplied by the plaintiff',
        'Unknown',
        'Not accepted by the defendant; not checked against originals',
      ],
      [
        'Z1 to Z3',
        'Imprints of the seal of Runcheng (tenders, originals)',
        'September to December 2023',
        'Accepted by both',
      ],
      [
        'Z4 to Z6',
        'Imprints of the seal of Runcheng (tax, contracts, originals)',
        'April to September 2024',
        'Accepted by both; a nick in the right rim',
      ],
    ),
  ],
);

const LAB = evidence(
  'evidence_3_lab',
  bi('证据 3 检验记录摘要', 'Evidence 3: extract from the laboratory record'),
  [
    quote('教学案例，检验数据均为虚构。'),
    title('检验记录摘要'),
    p('本表只记所见，不记判断。'),
    table(
      ['交叉点', '显微所见', '荧光所见'],
      ['1', '墨粉连续覆盖印油', '墨粉上没有印油荧光'],
      ['2', '墨粉连续覆盖印油', '墨粉上没有印油荧光'],
      ['3', '墨粉连续覆盖印油', '墨粉上没有印油荧光'],
      ['4', '墨粉边缘有微量印油', '弱'],
      ['5', '墨粉连续覆盖印油', '墨粉上没有印油荧光'],
      ['6', '墨粉飞散，交叉面积小', '不清'],
    ),
    heading('模拟实验（同类墨粉、同类印油）'),
    table(
      ['制作次序', '份数', '呈“字在上”', '呈“章在上”', '不明'],
      ['先章后字', '30', '27', '0', '3'],
      ['先字后章', '30', '4', '24', '2'],
    ),
    heading('签名特征比对'),
    p('九项细节特征：五项符合，四项不符合；书写速度、压力分布有差别。伤后自然样本二份。'),
  ],
  [
    quote('A teaching case: the test figures are invented.'),
    title('Extract from the Laboratory Record'),
    p('This table records only what was observed and no conclusions.'),
    table(
      ['Crossing', 'Microscope', 'Fluorescence'],
      ['1', 'Toner covers the ink without break', 'No ink on the toner'],
      ['2', 'Toner covers the ink without break', 'No ink on the toner'],
      ['3', 'Toner covers the ink without break', 'No ink on the toner'],
      ['4', 'Traces of ink at the edge', 'Weak'],
      ['5', 'Toner covers the ink without break', 'No ink on the toner'],
      ['6', 'Scattered toner, small area', 'Unclear'],
    ),
    heading('Simulation (toner and ink of the same kind)'),
    table(
      ['Order made', 'Pieces', 'Words on top', 'Seal on top', 'Unclear'],
      ['Seal first', '30', '27', '0', '3'],
      ['Words first', '30', '4', '24', '2'],
    ),
    heading('Features of the signature'),
    p(
      'Nine detailed features: five agree and four differ; writing speed and pressure distribution are different. There are two natural samples after the injury.',
    ),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, GUIDE];
/** The laboratory has its record while it examines; court and parties get it with the opinion. */
const LAB_ROLES = ['head', 'expert_a', 'expert_b'];
const SERVED_ON = ['judge', 'judge_b', 'assessor', 'clerk', 'counsel_p', 'advisor', 'counsel_d', 'manager'];
const LAB_SERVED: CaseDocument = {
  ...LAB,
  id: 'evidence_3_served',
  name: bi(
    '证据 3 检验记录摘要（随鉴定意见书送达）',
    'Evidence 3: extract from the laboratory record (served with the opinion)',
  ),
};

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  STATEMENT,
  SAMPLES,
  releasedAfter(['acceptance'], LAB, LAB_ROLES),
  releasedAfter(['opinion'], LAB_SERVED, SERVED_ON),
];
