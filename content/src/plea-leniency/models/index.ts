import type { Model, PaperCondition } from '@lets/contract';
import { bi } from '../../build.ts';
import {
  type CaseModels,
  careless,
  handedIn,
  sound,
  text,
  textUnless,
  textWhen,
  voted,
  type Words,
  wrong,
} from '../../models.ts';
import { reportsWith } from '../../report-models.ts';
import { write } from '../fields.ts';
import { type PaperPlan, written } from '../papers.ts';
import { CHARGE, COUNSEL, EXCLUSION, JUDGMENT, PEACE, PLEA, RECORD } from '../templates/index.ts';

type Texts = readonly Words[];

const replaced = (texts: Texts, at: number, words: Words): Texts =>
  texts.map((one, index) => (index === at ? words : one));

/** What a part of a paper says where a condition does not hold. */
interface Otherwise {
  readonly unless: PaperCondition;
  readonly at: number;
  readonly words: Words;
}

/** A paper in its three qualities: whole, vague in one part, mistaken in one part. */
function three(
  plan: PaperPlan,
  good: Texts,
  vague: readonly [at: number, words: Words, note: Words],
  mistaken: readonly [at: number, words: Words, note: Words],
  otherwise?: Otherwise,
): Model[] {
  const partsOf = (texts: Texts) =>
    otherwise
      ? [
          textWhen([otherwise.unless], written(plan, texts)),
          textUnless([otherwise.unless], written(plan, replaced(texts, otherwise.at, otherwise.words))),
        ]
      : [text(written(plan, texts))];
  const withPart = ([at, words]: readonly [number, Words, Words]) => partsOf(replaced(good, at, words));
  return [
    sound(bi('各项要素写全，结论有依据。', 'Every element is there, and each conclusion has its ground.'), {
      parts: partsOf(good),
    }),
    careless(bi(...vague[2]), { parts: withPart(vague) }),
    wrong(bi(...mistaken[2]), { parts: withPart(mistaken) }),
  ];
}

const TEN: Words = [
  '有期徒刑十个月，并处罚金人民币 8,000 元，不适用缓刑；适用简易程序。',
  'Ten months of imprisonment and a fine of 8,000 yuan, without suspension; summary procedure.',
];
const WITHOUT_PLEA: Words = [
  '被告人未签署认罪认罚具结书，不以认罪认罚案件起诉；建议判处有期徒刑一年以上一年六个月以下，并处罚金，不适用缓刑；适用普通程序。',
  'The defendant signed no plea statement, and no plea is alleged: one year to one year and six months of imprisonment and a fine, without suspension; ordinary procedure.',
];
const FACTS: Words = [
  '2025 年 3 月 14 日 2 时 10 分，何家俊用未交还的钥匙进入拾光摄影工作室，取走相机一台、镜头两支，经认定价值 21,600 元；3 月 15 日 20 时 55 分接民警电话通知，21 时 40 分自行到所。相机和一支镜头已发还。',
  'At 2:10 on 14 March 2025 He Jiajun entered the Shiguang photo studio with a key he had not returned and took a camera and two lenses valued at 21,600 yuan; after the police telephoned him at 20:55 on 15 March he came to the station of his own accord at 21:40. The camera and one lens have been returned.',
];
const APPEAL: Words = [
  '如不服本判决，可在接到判决书的第二日起十日内提出上诉（《刑事诉讼法》第二百三十条）。',
  'An appeal may be filed within ten days from the day after receipt (Criminal Procedure Law, Article 230).',
];

const JUDGMENT_STARTS: Texts = [
  FACTS,
  [
    '第一份笔录的同步录像中断十七分钟，说明没有操作记录印证，不能排除威胁取证，予以排除（《刑事诉讼法》第六十条）；17 日的笔录在告知权利后自愿作出，录像完整，予以采信。',
    'The recording of the first questioning stops for seventeen minutes, and no log supports the written statement; threats cannot be ruled out, and the record is excluded (Criminal Procedure Law, Article 60). The confession of the 17th was given voluntarily after his rights were explained, was recorded in full, and is admitted.',
  ],
];

const OUTCOMES: readonly { when: PaperCondition; review: Words; sentence: Words }[] = [
  ...(['rejected', 'tied'] as const).map((outcome) => ({
    when: voted('sentence_vote', outcome),
    review: [
      '认罪认罚自愿，建议在法定幅度以内，没有形成明显不当的多数意见，予以采纳（第二百零一条第一款）。',
      'The plea was voluntary; the recommendation lies within the statutory range, no majority holds it clearly improper, and it is adopted (Article 201, first paragraph).',
    ] as const,
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑十个月，并处罚金 8,000 元。',
      'He Jiajun is guilty of theft and sentenced to ten months of imprisonment and a fine of 8,000 yuan.',
    ] as const,
  })),
  {
    when: voted('sentence_vote', 'passed'),
    review: [
      '认罪认罚自愿；建议没有考虑自首、退赔和谅解，明显不当且未调整（第二百零一条第二款）。',
      'The plea was voluntary; the recommendation takes account of neither voluntary surrender nor restitution nor forgiveness, is clearly improper and was not adjusted (Article 201, second paragraph).',
    ],
    sentence: [
      '被告人何家俊犯盗窃罪，判处有期徒刑七个月，缓刑一年，并处罚金 5,000 元。',
      'He Jiajun is guilty of theft and sentenced to seven months of imprisonment, suspended for one year, and a fine of 5,000 yuan.',
    ],
  },
];

/** By how the votes came out; a run has either voted on the sentence, or failed on the plea, or voted on guilt. */
function judgmentParts(begin: Texts, appeal: Words) {
  const end = (review: Words, sentence: Words) => written(JUDGMENT, [...begin, review, sentence, appeal]);
  const onSentence = OUTCOMES.map(({ when }) => when);
  const acquitted = (['rejected', 'tied'] as const).map((outcome) => voted('guilt_vote', outcome));
  const none = end(
    [
      '被告人不按认罪认罚处理，量刑建议不作为依据，根据查明的事实判决（《刑诉法解释》第三百五十八条）。',
      'There is no longer a plea; the recommendation is not a basis for sentence, and judgment follows the facts found (CPL Interpretation, Article 358).',
    ],
    [
      '被告人何家俊犯盗窃罪，判处有期徒刑一年，并处罚金 8,000 元。',
      'He Jiajun is guilty of theft and sentenced to one year of imprisonment and a fine of 8,000 yuan.',
    ],
  );
  const innocent = end(
    [
      '被告人不认罪认罚；非法占有目的不能排除合理怀疑（《刑事诉讼法》第二百条第三项）。',
      'There is no plea; reasonable doubt remains about the intent (Criminal Procedure Law, Article 200, item 3).',
    ],
    [
      '证据不足，指控的犯罪不能成立，被告人何家俊无罪。',
      'The evidence is insufficient and the offence charged is not established: He Jiajun is not guilty.',
    ],
  );
  return [
    ...OUTCOMES.map(({ when, review, sentence }) => textWhen([when], end(review, sentence))),
    ...acquitted.map((when) => ({ ...textWhen([when], innocent), unless: onSentence })),
    textUnless([...onSentence, ...acquitted], none),
  ];
}

const JUDGMENT_MODELS: Model[] = [
  sound(
    bi('事实、排除、自愿性、主文与表决一致。', 'Facts, exclusion, plea and sentence agree with the votes.'),
    {
      parts: judgmentParts(JUDGMENT_STARTS, APPEAL),
    },
  ),
  careless(bi('没有写第一份笔录为什么排除。', 'It does not say why the first record was excluded.'), {
    parts: judgmentParts(
      [
        FACTS,
        [
          '上述证据经庭审质证，依法处理。',
          'The above evidence was examined in court and is dealt with according to law.',
        ],
      ],
      APPEAL,
    ),
  }),
  wrong(
    bi(
      '上诉期限从宣判之日起算，算错了（第二百三十条）。',
      'It counts the time for appeal from pronouncement, which is wrong (Article 230).',
    ),
    {
      parts: judgmentParts(JUDGMENT_STARTS, [
        '自宣判之日起十日内提出上诉。',
        'An appeal may be filed within ten days from pronouncement.',
      ]),
    },
  ),
];

const { always, by, headed, reports } = reportsWith(write);
const FREE = headed(
  ['二、自愿性是怎样查明的', '2. How voluntariness was examined'],
  [
    '审判长问了谁解释、解释了什么、后果是什么；值班律师说明了会见和阅卷的时间（《刑事诉讼法》第一百九十条第二款）。',
    'The presiding judge asked who had explained what, and what the consequences were; duty counsel said how long the meeting and the reading of the file had taken (Criminal Procedure Law, Article 190, second paragraph).',
  ],
);
const VIEW: Words = ['三、量刑建议和我的看法', '3. The recommendation, and what I think of it'];
const WELL: Words = [
  '建议一般应当采纳，明显不当而不调整的依法判决（第二百零一条）。本案的自首、退赔、谅解在建议之后才查清，检察院本可以调整。',
  'A recommendation is generally adopted; where it is clearly improper and not adjusted, the court sentences according to law (Article 201). Here voluntary surrender, restitution and forgiveness were established only after the recommendation, and the procuratorate could have adjusted it.',
];

export const MODELS: CaseModels = {
  plea_statement: three(
    PLEA,
    [
      [
        '已告知有权约见值班律师、有权不同意，以及认罪认罚的规定和后果。',
        'I was told that I may see duty counsel, may disagree, and what the rules and consequences of a plea are.',
      ],
      [
        '承认 2025 年 3 月 14 日取走相机一台、镜头两支，价值 21,600 元，承认构成盗窃罪。',
        'I admit taking a camera and two lenses worth 21,600 yuan on 14 March 2025, and that this is theft.',
      ],
      TEN,
      [
        '本人听懂以上内容，自愿签署，签署时值班律师在场。',
        'I understand the above and sign it of my own will, with duty counsel present.',
      ],
    ],
    [
      2,
      [
        '同意检察机关提出的从宽量刑建议。',
        'I accept the lenient sentence that the procuratorate recommends.',
      ],
      ['没有写刑种、刑期和是否缓刑。', 'It names neither kind nor length of the penalty, nor suspension.'],
    ],
    [
      3,
      ['本人自愿签署，今后不得反悔，不得上诉。', 'I sign freely and may neither go back on it nor appeal.'],
      [
        '反悔和上诉是被告人的权利，不能由具结书放弃（第二百二十七条第三款）。',
        'To go back on the plea and to appeal are rights that no plea statement takes away (Article 227, third paragraph).',
      ],
    ],
  ),
  counsel_opinion: three(
    COUNSEL,
    [
      [
        '阅卷二十分钟，会见约十分钟，没有看同步录像。',
        'I read the file for twenty minutes, met him for about ten, and did not watch the recording.',
      ],
      [
        '嫌疑人承认事实，但以为签署就会判缓刑；已当场说明建议中没有缓刑。',
        'The suspect admits the facts but believed that signing would bring a suspended sentence; I explained on the spot that the recommendation does not include one.',
      ],
      [
        '对罪名没有异议；建议核对到案经过是否构成自首，并说明不适用缓刑的理由。',
        'I have no objection to the offence. It should be checked whether the way he came to the police amounts to voluntary surrender, and reasons should be given for not recommending suspension.',
      ],
    ],
    [
      2,
      ['没有意见。', 'I have no comments to make.'],
      [
        '没有提出任何实质意见（第一百七十三条第二款）。',
        'It offers no opinion of substance (Article 173, second paragraph).',
      ],
    ],
    [
      2,
      [
        '值班律师只作见证，对量刑不提意见。',
        'Duty counsel only attends as a witness and gives no opinion on the sentence.',
      ],
      [
        '值班律师要对案件处理提出意见（第三十六条第一款）。',
        'Duty counsel gives an opinion on the case (Article 36, first paragraph).',
      ],
    ],
  ),
  indictment: three(
    CHARGE,
    [
      FACTS,
      [
        '监控录像、勘验笔录、价格认定书、二手店登记、值班登记、被告人 3 月 17 日的供述、被害人陈述。',
        'Video, scene record, valuation, dealer register, station register, his statement of 17 March, and that of the victim.',
      ],
      [
        '行为触犯《刑法》第二百六十四条，应当以盗窃罪追究刑事责任；如实供述，有悔罪表现。',
        'The conduct falls under Criminal Law, Article 264, and is theft; he confessed truthfully and repents.',
      ],
      TEN,
    ],
    [
      1,
      ['上述事实有充分证据证实。', 'Sufficient evidence proves the above facts.'],
      [
        '只说证据充分，没有列明任何一项证据。',
        'It says that the evidence is sufficient and lists none of it.',
      ],
    ],
    [
      2,
      [
        '夜间入室，构成入户盗窃，应当从重。',
        'He entered a building at night: that is theft from a dwelling and calls for a heavier sentence.',
      ],
      [
        '工作室没有人居住，不是户（《刑法》第二百六十四条）。',
        'Nobody lives in the studio, so it is not a dwelling (Criminal Law, Article 264).',
      ],
    ],
    { unless: handedIn('plea_statement'), at: 3, words: WITHOUT_PLEA },
  ),
  exclusion_application: three(
    EXCLUSION,
    [
      [
        '排除 2025 年 3 月 15 日 22 时 05 分至 23 时 50 分的第一份讯问笔录。',
        'To exclude the first record of questioning, of 15 March 2025, 22:05 to 23:50.',
      ],
      [
        '录像 22 时 41 分至 22 时 58 分中断；其间一名民警以其母亲的工作相威胁；说明没有操作记录。',
        "The recording stops from 22:41 to 22:58; in that time an officer threatened him through his mother's job. The written statement has no log to support it.",
      ],
      [
        '依据《刑事诉讼法》第五十六条、第五十八条、《刑诉法解释》第一百二十三条第二项；不申请排除 17 日的笔录。',
        'Criminal Procedure Law, Articles 56 and 58; CPL Interpretation, Article 123, item 2. Exclusion of the record of the 17th is not sought.',
      ],
    ],
    [
      1,
      ['被告人说受到了威胁。', 'The defendant says that he was threatened.'],
      [
        '没有时间、人员和方式，不成线索（第五十八条第二款）。',
        'Without time, person and manner these are no leads (Article 58, second paragraph).',
      ],
    ],
    [
      2,
      [
        '第一份笔录非法，全部供述和物证都应当一并排除。',
        'The first record is unlawful, so all confessions and physical evidence must be excluded.',
      ],
      [
        '物证有自己的规则，告知权利后的自愿供述也不当然排除（第五十六条）。',
        'There is a separate rule for physical evidence, and a voluntary confession after the rights were explained is not excluded as a matter of course (Article 56).',
      ],
    ],
  ),
  forgiveness: three(
    PEACE,
    [
      [
        '相机和一支镜头已发还；另一支 3,200 元没有找回，停工损失 1,800 元。',
        'The camera and one lens were returned; the other lens, worth 3,200 yuan, was not recovered, and the standstill cost 1,800 yuan.',
      ],
      ['共 5,000 元，2025 年 6 月 10 日付清。', '5,000 yuan in all, paid in full on 10 June 2025.'],
      [
        '我自愿谅解，请法庭依法从宽。',
        'I forgive him of my own accord and ask the court to be lenient according to law.',
      ],
    ],
    [
      0,
      ['我受到了一些损失。', 'I have suffered some losses.'],
      ['没有逐项写明损失和依据。', 'It does not set out the losses.'],
    ],
    [
      2,
      [
        '我已谅解，请法院不再追究他的刑事责任。',
        'I forgive him and ask that he not be held criminally liable.',
      ],
      [
        '盗窃罪是公诉案件，谅解只影响量刑（《刑诉法解释》第一百七十六条）。',
        'Theft is a case of public prosecution, and forgiveness bears only on the sentence (CPL Interpretation, Article 176).',
      ],
    ],
  ),
  judgment_form: JUDGMENT_MODELS,
  deliberation_record: three(
    RECORD,
    [
      [
        '审判员先说明证据和法条，人民陪审员、审判长依次发表意见并说明理由，分歧照实记入。',
        "The judge first explained the evidence and the articles; then the people's assessor and the presiding judge gave their views with reasons. Differences are recorded as they were.",
      ],
      [
        '各次表决按少数服从多数形成结论，与宣告的判决一致。',
        'Each vote was decided by majority and agrees with the judgment pronounced.',
      ],
    ],
    [
      0,
      ['各成员发表了意见。', 'The members gave their opinions.'],
      ['没有写各人的意见和理由。', "Nobody's opinion or reasons are recorded."],
    ],
    [
      1,
      ['少数意见经劝说放弃，记为一致同意。', 'The minority was persuaded, and it is recorded as unanimous.'],
      [
        '少数意见应当写入笔录（第一百八十四条）。',
        'A minority opinion must be entered in the record (Article 184).',
      ],
    ],
  ),
  plea_report: reports({
    matter: [
      '案件：何家俊盗窃案　　案号：{{case_number}}',
      'Case: the theft case of He Jiajun. Number: {{case_number}}',
    ],
    tasks: [
      by(
        ['presiding', 'judge', 'assessor', 'clerk'],
        [
          '审查自愿性和证据，评议并制作文书。',
          'We examined the plea and the evidence, deliberated and drew up the papers.',
        ],
      ),
      by(
        ['prosecutor', 'assistant'],
        [
          '听取意见，起诉，证明收集合法。',
          'We heard opinions, brought the indictment and had to prove that the evidence was lawfully obtained.',
        ],
      ),
      by(
        ['defendant', 'defender', 'duty_counsel'],
        [
          '弄清认罪的后果，提出意见和申请。',
          'We had to make the consequences of a plea clear and raise opinions and applications.',
        ],
      ),
      by(['victim'], ['核算损失，决定是否谅解。', 'I calculated my losses and decided whether to forgive.']),
    ],
    sound: {
      note: bi(
        '有问题、有条文、有自己的看法。',
        "It has questions, articles and a view of the author's own.",
      ),
      parts: [FREE, headed(VIEW), always(WELL)],
    },
    careless: {
      note: bi('没有引用条文，也没有写自己的角色。', 'It cites no article and says nothing of the role.'),
      parts: [
        FREE,
        headed(VIEW),
        always(['建议总的来说比较合理。', 'On the whole the recommendation was reasonable.']),
      ],
    },
    wrong: {
      note: bi(
        '以为法院必须采纳建议（第二百零一条有例外）。',
        'It takes the recommendation to bind the court, but Article 201 has exceptions.',
      ),
      parts: [
        FREE,
        headed(VIEW),
        always([
          '签了具结书，法院就必须按建议判。',
          'Once the plea statement is signed the court must follow the recommendation.',
        ]),
      ],
    },
  }),
};
