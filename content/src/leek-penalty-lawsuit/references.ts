import type { CaseDocument } from '@lets/contract';
import { bi, bullets, quote, releasedAfter, title } from '../build.ts';
import { reference } from './fields.ts';

type Points = readonly string[];

const points = (
  id: string,
  section: string,
  zh: string,
  en: string,
  zhPoints: Points,
  enPoints: Points,
): CaseDocument =>
  reference(
    `reference_${id}`,
    bi(`${zh}参考答案`, `Reference: ${en}`),
    [title(`${zh}（要点）`), bullets(...zhPoints), quote('另一种结论，条文和理由充分的，同样给分。')],
    [
      title(`${en} (main points)`),
      bullets(...enPoints),
      quote('Another result, fully argued by article, earns the same marks.'),
    ],
    section,
  );

const COMPLAINT = points(
  'complaint',
  'complaint',
  '起诉状',
  'Complaint',
  [
    '被告是作出决定的区局（《行政诉讼法》第二十六条第一款），起诉在六个月内（第四十六条）。',
    '请求分主次：变更罚款（第七十七条），不能变更的撤销重作（第七十条）。',
    '一并请求审查指引第九条（第五十三条）：与《行政处罚法》第三十二条抵触，不是规章。',
    '承认没有合格证；主张当日召回、退款，罚款为货值的 892 倍。',
  ],
  [
    'The defendant is the district administration that decided (Administrative Litigation Law, Article 26, first paragraph); the action is within six months (Article 46).',
    'Claims in order: vary the fine (Article 77), failing that revoke it with a new decision (Article 70).',
    'Review of Article 9 of the Guidance as well (Article 53): it conflicts with Article 32 of the Administrative Penalty Law and is no rule.',
    'The missing certificate is admitted; recall and refund that day and a fine of 892 times the value are argued.',
  ],
);
const NOTICE = points(
  'filing',
  'filing',
  '应诉通知书',
  'Notice to respond',
  [
    '6 月 25 日立案，6 月 26 日送达，在五日之内；十五日到 7 月 11 日（第六十七条）。',
    '食品安全案件，应当通知负责人出庭（第三条第三款，《负责人出庭规定》第四条）。',
    '逾期举证视为没有证据（第三十四条第二款）。',
  ],
  [
    'Filed on 25 June, served on 26 June, within five days; the fifteen days end on 11 July (Article 67).',
    'A food safety case: the head shall be notified to appear (Article 3, third paragraph; Provisions on the Appearance of Heads, Article 4).',
    'Late evidence is deemed not to exist (Article 34, second paragraph).',
  ],
);
const ANSWER = points(
  'answer',
  'answer',
  '答辩状和证据目录',
  'Answer and list of evidence',
  [
    '证据和依据全部提交，包括建议三千元的法制审核意见和有异议的集体讨论记录（第三十四条第一款）。',
    '诉讼中不向供货商收集证言（第三十五条）；没有附卷的照片不能证明决定合法。',
    '对裁量正面说理：幅度之内、已经从轻；回应第三十二条和同类案件，不要求原告举证（第三十七条）。',
  ],
  [
    'All evidence and grounds, the legal review proposing three thousand and the divided minutes included (Article 34, first paragraph).',
    'No statement from the supplier during the action (Article 35); a photograph outside the file does not prove the decision lawful.',
    'Reasons for the amount: within the range, and lighter; Article 32 and like cases are met, and the plaintiff is not asked to prove (Article 37).',
  ],
);
const STAY = points(
  'stay',
  'stay',
  '停止执行申请书',
  'Application to suspend',
  [
    '只申请停止执行罚款；责令改正照常（第五十六条第一款第二项）。',
    '损失具体：月营业额约 9,000 元，一次缴纳要盘店。',
    '加处罚款在诉讼期间不予计算（《行政处罚法》第七十三条第三款），与停止执行是两件事。',
  ],
  [
    'Only the fine is to be suspended; the order to correct stands (Article 56, first paragraph, item 2).',
    'Definite loss: a turnover of about 9,000 a month; to pay at once means to sell.',
    'The further fine is not calculated during the action (Administrative Penalty Law, Article 73, third paragraph), which is a different matter from suspension.',
  ],
);
const OUTLINE = points(
  'outline',
  'outline',
  '庭审提纲',
  'Outline of the hearing',
  [
    '被告举证在先（第三十四条）。',
    '职权、事实、法律、程序、裁量逐项；指引第九条单列。',
    '问负责人：没有第九条会怎样罚？讨论的理由为什么没有写进决定？',
  ],
  [
    'The defendant produces its evidence first (Article 34).',
    'Powers, facts, law, procedure and discretion in turn; Article 9 of the Guidance separately.',
    'To the head: what would the penalty have been without Article 9? Why is the reason of the discussion not in the decision?',
  ],
);
const SETTLEMENT = points(
  'settlement',
  'settlement',
  '调解书',
  'Mediation statement',
  [
    '罚款数额属于自由裁量，可以调解（第六十条第一款）。',
    '写明数额、期限、改正义务和诉讼费；改正不能免（第二款）。',
  ],
  [
    'The amount of a fine is discretion and may be mediated (Article 60, first paragraph).',
    'Amount, time, the duty to correct and costs; the correction is not waived (second paragraph).',
  ],
);
const JUDGMENT = points(
  'judgment',
  'judgment',
  '判决书',
  'Judgment',
  [
    '列明出庭负责人；证据由被告提供并经质证。',
    '指引第九条取消减轻，与第三十二条抵触，不作为依据，提出处理建议（第六十四条）。',
    '变更：明显不当且事实已清（第七十七条），只能减，不能加；撤销重作：第七十条第六项；驳回：第六十九条，要正面回应同类案件。',
    '受理费 50 元由败诉方负担；十五日内上诉（第八十五条）。',
  ],
  [
    "The head who appeared is named; the evidence is the defendant's, examined in court.",
    'Article 9 of the Guidance abolishes mitigation, conflicts with Article 32 and is no basis; a proposal is made (Article 64).',
    'Vary: obviously inappropriate and the facts settled (Article 77), downwards only. Revoke: Article 70(6). Dismiss: Article 69, with an answer on like cases.',
    'The fee of 50 yuan to the party that loses; fifteen days to appeal (Article 85).',
  ],
);
const REFERRAL = points(
  'referred',
  'referred',
  '提请审委会报告',
  'Report to the committee',
  ['三种意见、理由、条文写全。', '没有多数不下判（第六十八条，合议庭为三人以上单数）。'],
  [
    'The three views with reasons and articles.',
    'No judgment without a majority (Article 68: a panel of three or a larger odd number).',
  ],
);

/** The matter is over when it is judged, settled or referred. */
const OVER = ['pronouncement', 'settlement', 'referred'] as const;

export const REFERENCES: CaseDocument[] = [
  releasedAfter(OVER, NOTICE),
  ...[COMPLAINT, ANSWER, STAY, OUTLINE, SETTLEMENT, JUDGMENT, REFERRAL].map((document) =>
    releasedAfter(OVER, document),
  ),
];
