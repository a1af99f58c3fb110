import type { VoteOutcome } from '@lets/contract';
import { type CaseModels, visited, voted, type Words } from '../../models.ts';
import type { Sometimes, Texts } from '../papers.ts';
import { JUDGMENT } from '../templates/trial.ts';
import { FACTS } from './facts.ts';
import { three } from './three.ts';

const REST: Words = [
  '17 日的笔录由另外两名侦查人员在告知权利后制作，录像完整，予以采信。扣押清单缺少见证人签名，经书面解释并由被害人辨认，可以采用（《刑诉法解释》第八十六条第二款）。',
  'The record of the 17th was made by two other officers after his rights were explained and was recorded in full; it is admitted. The seizure list lacks the signature of a witness; as this was explained in writing and the victim identified the items, it may be used (CPL Interpretation, Article 86, second paragraph).',
];

const WITHDRAWN = visited('withdrawal');
const ADMITTED = voted('exclusion_vote', 'rejected');

/** How the first record was dealt with, and the rest of the evidence. */
const EVIDENCE: Texts = [
  {
    words: [
      '公诉机关在庭前会议中撤回第一份讯问笔录，该笔录没有在庭审中出示，不作为判决的依据（《刑诉法解释》第一百三十一条第一款）。',
      'The prosecution withdrew the first record at the pretrial conference. It was not produced at the trial, and the judgment does not rest on it (CPL Interpretation, Article 131, first paragraph).',
    ],
    when: [WITHDRAWN],
  },
  {
    words: [
      '第一份笔录的合法性经当庭调查：录像虽有中断，被告人所述的言语没有其他证据印证，也没有达到使人遭受难以忍受的痛苦而违背意愿供述的程度，对排除申请予以驳回（《刑诉法解释》第一百二十三条第二项）。',
      'The lawfulness of the first record was inquired into in court. The recording has a gap, but no other evidence supports the words that the defendant reports, and they do not reach the threshold of causing suffering so hard to bear that a person confesses against his will; the application is dismissed (CPL Interpretation, Article 123, item 2).',
    ],
    when: [ADMITTED],
    unless: [WITHDRAWN],
  },
  {
    words: [
      '第一份笔录的同步录像中断十七分钟，情况说明缺少签名和印章，没有日志印证，讯问人员没有到庭，不能排除以威胁方法取得，予以排除（《刑事诉讼法》第六十条、《刑诉法解释》第一百三十五条第三款）。',
      "The recording of the first questioning stops for seventeen minutes; the station's statement lacks a signature and a seal, no log supports it, and the officers did not appear. That the record was obtained by threats cannot be ruled out, and it is excluded (Criminal Procedure Law, Article 60; CPL Interpretation, Article 135, third paragraph).",
    ],
    unless: [WITHDRAWN, ADMITTED],
  },
  { words: REST },
];

/** A result, and the votes it follows from. */
interface Result {
  readonly vote: string;
  readonly outcomes: readonly VoteOutcome[];
  readonly review: Words;
  readonly sentence: Words;
}

const LOST = ['rejected', 'tied'] as const;
const NO_PLEA: Words = [
  '被告人不按认罪认罚处理，量刑建议不作为依据，根据查明的事实判决（《刑诉法解释》第三百五十八条）；自首、退赔、谅解依法考虑，否认不作为从重的理由。',
  'The case is not dealt with as a plea case. The recommendation is not a basis for the sentence, and judgment is given on the facts found (CPL Interpretation, Article 358); surrender, restitution and forgiveness are taken into account, and denying the charge is not a ground for a heavier sentence.',
];

const RESULTS: readonly Result[] = [
  {
    vote: 'sentence_vote',
    outcomes: LOST,
    review: [
      '认罪认罚自愿，具结书真实、合法；建议在法定幅度以内，没有形成明显不当的多数意见，予以采纳（《刑事诉讼法》第二百零一条第一款）。',
      'The plea was voluntary, and the plea statement is true and lawful; the recommendation is within the statutory range, no majority finds it clearly improper, and it is adopted (Criminal Procedure Law, Article 201, first paragraph).',
    ],
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑十个月，并处罚金 8,000 元。',
      'He Jiajun is guilty of theft and sentenced to ten months of imprisonment and a fine of 8,000 yuan.',
    ],
  },
  {
    vote: 'adjusted_vote',
    outcomes: LOST,
    review: [
      '认罪认罚自愿；检察机关核对以后调整了量刑建议，考虑了自首、退赔和谅解，没有形成仍然明显不当的多数意见，予以采纳（《刑事诉讼法》第二百零一条第二款）。',
      'The plea was voluntary; the procuratorate checked and adjusted its recommendation, taking account of surrender, restitution and forgiveness; no majority finds it still clearly improper, and it is adopted (Criminal Procedure Law, Article 201, second paragraph).',
    ],
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑八个月，并处罚金 6,000 元。',
      'He Jiajun is guilty of theft and sentenced to eight months of imprisonment and a fine of 6,000 yuan.',
    ],
  },
  {
    vote: 'own_vote',
    outcomes: ['passed'],
    review: [
      '认罪认罚自愿；量刑建议没有适用缓刑而四个条件均已具备，明显不当，不予采纳，依法判决（《刑事诉讼法》第二百零一条第二款、《刑诉法解释》第三百五十五条第一款、《刑法》第七十二条）。',
      'The plea was voluntary; the recommendation does not provide for suspension although all four conditions are met. It is clearly improper and is not adopted, and the court gives judgment according to law (Criminal Procedure Law, Article 201, second paragraph; CPL Interpretation, Article 355, first paragraph; Criminal Law, Article 72).',
    ],
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑七个月，缓刑一年，并处罚金 5,000 元。',
      'He Jiajun is guilty of theft and sentenced to seven months of imprisonment, suspended for one year, and a fine of 5,000 yuan.',
    ],
  },
  {
    vote: 'own_vote',
    outcomes: LOST,
    review: [
      '认罪认罚自愿；量刑建议明显不当，不予采纳（《刑事诉讼法》第二百零一条第二款）；缓刑没有形成多数意见，在有期徒刑以下选择拘役。',
      'The plea was voluntary; the recommendation is clearly improper and is not adopted (Criminal Procedure Law, Article 201, second paragraph); as there is no majority for suspension, criminal detention is imposed instead of imprisonment.',
    ],
    sentence: [
      '被告人何家俊犯盗窃罪，判处拘役五个月，并处罚金 5,000 元。',
      'He Jiajun is guilty of theft and sentenced to five months of criminal detention and a fine of 5,000 yuan.',
    ],
  },
  {
    vote: 'term_vote',
    outcomes: ['passed'],
    review: NO_PLEA,
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑一年，并处罚金 8,000 元。',
      'He Jiajun is guilty of theft and sentenced to one year of imprisonment and a fine of 8,000 yuan.',
    ],
  },
  {
    vote: 'term_vote',
    outcomes: LOST,
    review: NO_PLEA,
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑十个月，缓刑一年，并处罚金 8,000 元。',
      'He Jiajun is guilty of theft and sentenced to ten months of imprisonment, suspended for one year, and a fine of 8,000 yuan.',
    ],
  },
  {
    vote: 'guilt_vote',
    outcomes: LOST,
    review: [
      '被告人不认罪认罚；非法占有目的不能排除合理怀疑（《刑事诉讼法》第二百条第三项）。',
      'There is no plea; reasonable doubt remains about the intent of unlawful appropriation (Criminal Procedure Law, Article 200, item 3).',
    ],
    sentence: [
      '证据不足，指控的犯罪不能成立，被告人何家俊无罪。',
      'The evidence is insufficient and the offence charged is not established: He Jiajun is not guilty.',
    ],
  },
];

const byVote = (part: 'review' | 'sentence'): readonly Sometimes[] =>
  RESULTS.flatMap(({ vote, outcomes, [part]: words }) =>
    outcomes.map((outcome) => ({ words, when: [voted(vote, outcome)] })),
  );

export const JUDGMENTS: CaseModels = {
  judgment_form: three(
    JUDGMENT,
    [
      FACTS,
      EVIDENCE,
      byVote('review'),
      byVote('sentence'),
      [
        '如不服本判决，可在接到判决书的第二日起十日内，通过本院或者直接向上一级人民法院提出上诉（《刑事诉讼法》第二百三十条）。',
        'An appeal may be filed, through this court or directly with the court at the next higher level, within ten days, counted from the day after the judgment is received (Criminal Procedure Law, Article 230).',
      ],
    ],
    [
      1,
      [
        '上述证据经庭审质证，依法处理。',
        'The above evidence was examined in court and is dealt with according to law.',
      ],
      ['没有写第一份笔录怎样处理、为什么。', 'It does not say how the first record is dealt with, or why.'],
    ],
    [
      4,
      ['自宣判之日起十日内提出上诉。', 'An appeal may be filed within ten days from pronouncement.'],
      [
        '上诉期限从宣判之日起算，算错了（第二百三十条）。',
        'It counts the time limit for appeal from pronouncement, which is wrong (Article 230).',
      ],
    ],
    [
      '事实、排除、自愿性、量刑和主文与各次表决一致。',
      'The facts, the exclusion, the plea, the sentence and the operative part agree with the votes.',
    ],
  ),
};
