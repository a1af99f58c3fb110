import type { CaseDocument } from '@lets/contract';
import { bi, bullets, quote, releasedAfter, title } from '../build.ts';
import { reference } from './fields.ts';
import type { Fine } from './fine.ts';
import { complaintPoints, judgmentPoints, motionPoints, settlementPoints } from './references-by-fine.ts';

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
      quote('A different result, fully argued from the articles, earns the same marks.'),
    ],
    section,
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
    'The case was filed on 25 June and served on 26 June, within five days; the fifteen days end on 11 July (Article 67).',
    'This is a food safety case: the head shall be notified to appear (Article 3, third paragraph; Provisions on the Appearance of Heads, Article 4).',
    'Where evidence is late without good reason, the act is deemed to have none (Article 34, second paragraph).',
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
    '对裁量正面说理，回应第三十二条和同类案件，不要求原告举证（第三十七条）。',
    '负责人出庭意见：经过、不同意见、怎样解决、哪里不能让（《负责人出庭规定》第十一条）。',
  ],
  [
    'All evidence and the legal basis are submitted, including the legal review that proposed three thousand and the minutes that record the dissent (Article 34, first paragraph).',
    'No statement is taken from the supplier during the action (Article 35); a photograph outside the file does not prove that the decision is lawful.',
    'The answer gives reasons for the amount and addresses Article 32 and similar cases; the plaintiff is not required to prove anything (Article 37).',
    'The head states how the decision came about, the dissent, how the dispute might be resolved and what cannot be conceded (Provisions on the Appearance of Heads, Article 11).',
  ],
);
const OUTLINE = points(
  'outline',
  'outline',
  '庭审提纲',
  'Outline of the hearing',
  [
    '被告举证在先（第三十四条）。',
    '职权、事实、法律、程序、裁量逐项；争议的依据、理由或者条件单列。',
    '问负责人：数额怎样定下来，不同意见怎样处理？',
  ],
  [
    'The defendant produces its evidence first (Article 34).',
    'Powers, facts, law, procedure and discretion are reviewed in turn, and the disputed basis, reason or condition separately.',
    'The head is asked how the amount was arrived at and what became of the dissent.',
  ],
);
const REFERRAL = points(
  'referred',
  'referred',
  '提请审委会报告',
  'Report to the committee',
  ['每一种意见、理由、条文写全。', '没有多数不下判（第六十八条，合议庭为三人以上单数）。'],
  [
    'Each view is set out with its reasons and articles.',
    'There is no judgment without a majority (Article 68: a panel of three or a larger odd number).',
  ],
);

/** The matter is over when it is judged, settled or referred. */
const OVER = ['pronouncement', 'settlement', 'referred'] as const;

const OPINION = points(
  'opinion',
  'opinion',
  '评议意见',
  'Opinion for the deliberation',
  [
    '事实只认质证过的证据，每一项写明谁提交、对方怎么说（第三十四条）。',
    '疑问写到裁量上：理由有没有，成不成立，同类案件怎样。',
    '不写表决结论；自己的生活经验可以用来提问，不能代替证据。',
  ],
  [
    'Only what was examined in court counts as fact; for each fact it says who produced the evidence and what the other side said (Article 34).',
    'The doubts concern the discretion: is there a reason, does it hold, and how were similar cases decided?',
    'No vote is announced. Experience may prompt questions, but it does not replace evidence.',
  ],
);

export const referencesOf = (fine: Fine): CaseDocument[] =>
  [
    NOTICE,
    points('complaint', 'complaint', '起诉状', 'Complaint', ...complaintPoints(fine)),
    ANSWER,
    points('motion', 'motion', ...motionPoints(fine)),
    OUTLINE,
    points('settlement', 'settlement', '调解书', 'Mediation statement', ...settlementPoints(fine)),
    OPINION,
    points('judgment', 'judgment', '判决书', 'Judgment', ...judgmentPoints(fine)),
    REFERRAL,
  ].map((document) => releasedAfter(OVER, document));
