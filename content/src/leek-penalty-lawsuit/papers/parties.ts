import { bi, under } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import { type Paper, signs } from '../paper.ts';
import { PARTIES } from './heads.ts';

/** What the plaintiff's side drafts. */

type Body = Pick<Paper, 'parts' | 'elements'>;

const DATED = bi(
  '决定的日期、内容和起诉期限（第四十六条）',
  'Date and content of the decision, time to sue (Article 46)',
);

const BODIES: ByFine<Body> = {
  50000: {
    parts: [
      ['一、请求一并审查的规范性文件', '1. Normative document to be reviewed as well'],
      ['二、事实', '2. Facts'],
      ['三、理由', '3. Reasons'],
    ],
    elements: [
      bi(
        '指引第九条和请求审查的理由（第五十三条）',
        'Article 9 of the Guidance and why it is to be reviewed (Article 53)',
      ),
      DATED,
      bi('为什么明显不当（第七十条、第七十七条）', 'Why it is obviously inappropriate (Articles 70 and 77)'),
    ],
  },
  10000: {
    parts: [
      ['一、事实', '1. Facts'],
      ['二、多罚的理由为什么站不住', '2. Why the reason for the higher fine does not hold'],
      ['三、同类案件的比较', '3. Comparison with similar cases'],
    ],
    elements: [
      DATED,
      bi(
        '责令改正不是处罚，告知书写在有利的事实里（《行政处罚法》第四十四条）',
        'The order was no penalty, and the notice counted it in her favour (Administrative Penalty Law, Article 44)',
      ),
      bi(
        '和丙案、丁案比较，说明“明显”不当（第七十条、第七十七条）',
        'Comparison with cases C and D to show that it is "obviously" inappropriate (Articles 70 and 77)',
      ),
    ],
  },
  3000: {
    parts: [
      ['一、事实', '1. Facts'],
      ['二、免予处罚的三个条件', '2. The three conditions of exemption'],
      ['三、裁量', '3. Discretion'],
    ],
    elements: [
      DATED,
      bi(
        '查验、不知道、来源逐项对应证据（《食品安全法》第一百三十六条）',
        'Checks, not knowing, source, each with its evidence (Food Safety Law, Article 136)',
      ),
      bi(
        '“可以”免予为什么在本案应当用（第七十条第六项）',
        'Why the "may" of the exemption should have been used here (Article 70(6))',
      ),
    ],
  },
};

export const complaintOf = (fine: Fine): Paper => ({
  id: 'complaint',
  name: bi('行政起诉状', 'Administrative complaint'),
  role_ids: ['counsel_p', 'plaintiff'],
  head: [...PARTIES, ['诉讼请求：{{claim}}', 'Claims: {{claim}}']],
  others: [
    under(
      bi(
        '具体的诉讼请求（《行政诉讼法》第四十九条）',
        'Definite claims (Administrative Litigation Law, Article 49)',
      ),
      '诉讼请求',
      'Claims',
    ),
  ],
  ...BODIES[fine],
  tail: [signs('plaintiff', '具状人', 'Plaintiff')],
});

const NUMBERED = [
  '案号：{{case_number}}　　被诉罚款：{{fine}} 元',
  'Case number: {{case_number}}. Fine challenged: {{fine}} yuan',
] as const;

const STAY_REQUEST: Paper = {
  id: 'stay_request',
  name: bi('停止执行申请书', 'Application to suspend enforcement'),
  role_ids: ['plaintiff'],
  head: [NUMBERED],
  parts: [
    ['一、申请', '1. Application'],
    ['二、难以弥补的损失', '2. Loss that is hard to make good'],
    ['三、不损害公共利益', '3. No harm to the public'],
  ],
  elements: [
    bi(
      '停止执行的范围（第五十六条第一款第二项）',
      'What is to be suspended (Article 56, first paragraph, item 2)',
    ),
    bi('具体的损失和证据', 'Definite loss with evidence'),
    bi('罚款暂缓，改正不暂缓', 'The fine is deferred, the correction is not'),
  ],
  tail: [signs('plaintiff', '申请人', 'Applicant')],
};

const EVIDENCE_REQUEST: Paper = {
  id: 'evidence_request',
  name: bi('调取证据申请书', 'Application to obtain evidence'),
  role_ids: ['plaintiff'],
  head: [NUMBERED],
  parts: [
    ['一、申请调取的证据', '1. Evidence to be obtained'],
    ['二、不能自行收集的原因', '2. Why she cannot collect it herself'],
    ['三、要证明的事实', '3. What it is to prove'],
  ],
  elements: [
    bi('证据的名称和保存的机关', 'What the evidence is and who keeps it'),
    bi(
      '由国家机关保存而须由法院调取（第四十一条第一项）',
      'Kept by a State organ and to be obtained by the court (Article 41(1))',
    ),
    bi('和三个条件中的哪一个有关', 'Which of the three conditions it concerns'),
  ],
  tail: [signs('plaintiff', '申请人', 'Applicant')],
};

/** Who is fined three thousand has no loss that cannot be made good; what she lacks is evidence that the agency keeps. */
export const motionOf = (fine: Fine): Paper => (fine === 3_000 ? EVIDENCE_REQUEST : STAY_REQUEST);
