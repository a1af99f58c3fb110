import { type CaseModels, handedIn, type Words } from '../../models.ts';
import type { Texts } from '../papers.ts';
import { CHARGE, COUNSEL, EXCLUSION, PEACE, PLEA } from '../templates/before.ts';
import { FACTS } from './facts.ts';
import { three } from './three.ts';

const TEN: Words = [
  '有期徒刑十个月，并处罚金人民币 8,000 元，不适用缓刑；适用简易程序。',
  'Ten months of imprisonment and a fine of 8,000 yuan, without suspension; summary procedure.',
];
const WITHOUT_PLEA: Words = [
  '被告人未签署认罪认罚具结书，不以认罪认罚案件起诉；建议判处有期徒刑一年以上一年六个月以下，并处罚金，不适用缓刑；适用普通程序。',
  'The defendant signed no plea statement, and the case is not prosecuted as a plea case. The sentence recommended is imprisonment of one year to one year and six months and a fine, without suspension; ordinary procedure.',
];
/** The recommendation, by whether there is a plea statement. */
const RECOMMENDED: Texts = [
  { words: TEN, when: [handedIn('plea_statement')] },
  { words: WITHOUT_PLEA, unless: [handedIn('plea_statement')] },
];

/** What is drafted before the trial. */
export const BEFORE: CaseModels = {
  plea_statement: three(
    PLEA,
    [
      [
        '已告知有权约见值班律师、有权不同意，以及认罪认罚的规定和后果。',
        'I have been told that I may see duty counsel and may disagree, and what the rules on pleas and the consequences of a plea are.',
      ],
      [
        '承认 2025 年 3 月 14 日取走相机一台、镜头两支，价值 21,600 元，承认构成盗窃罪。',
        'I admit that on 14 March 2025 I took a camera and two lenses worth 21,600 yuan, and that this constitutes theft.',
      ],
      TEN,
      [
        '本人听懂以上内容，自愿签署，签署时值班律师在场。',
        'I have understood the above and sign it voluntarily, in the presence of duty counsel.',
      ],
    ],
    [
      2,
      [
        '同意检察机关提出的从宽量刑建议。',
        'I accept the lenient sentence that the procuratorate recommends.',
      ],
      [
        '没有写刑种、刑期和是否缓刑。',
        'It states neither the kind nor the length of the sentence, nor whether it is suspended.',
      ],
    ],
    [
      3,
      [
        '本人自愿签署，今后不得反悔，不得上诉。',
        'I sign voluntarily and may neither withdraw the plea later nor appeal.',
      ],
      [
        '反悔和上诉是被告人的权利，不能由具结书放弃（第二百二十七条第三款）。',
        'The rights to withdraw the plea and to appeal cannot be waived in a plea statement (Article 227, third paragraph).',
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
        'I have no objection to the offence charged. I suggest checking whether the way he came to the police amounts to voluntary surrender, and giving reasons for not recommending suspension.',
      ],
    ],
    [
      2,
      ['没有意见。', 'I have no comments to make.'],
      [
        '没有提出任何实质意见（第一百七十三条第二款）。',
        'It offers no substantive opinion (Article 173, second paragraph).',
      ],
    ],
    [
      2,
      [
        '值班律师只作见证，对量刑不提意见。',
        'Duty counsel only witnesses the signing and gives no opinion on the sentence.',
      ],
      [
        '值班律师要对案件处理提出意见（第三十六条第一款）。',
        'Duty counsel must give an opinion on how the case should be handled (Article 36, first paragraph).',
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
        'The conduct falls under Criminal Law, Article 264, and constitutes theft; he confessed truthfully and shows repentance.',
      ],
      RECOMMENDED,
    ],
    [
      1,
      ['上述事实有充分证据证实。', 'Sufficient evidence proves the above facts.'],
      [
        '只说证据充分，没有列明任何一项证据。',
        'It says that the evidence is sufficient but lists none of it.',
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
        "The recording stops from 22:41 to 22:58; in that time an officer threatened him with the loss of his mother's job. The written statement has no log to support it.",
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
        'Without time, person and manner this does not amount to a lead (Article 58, second paragraph).',
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
        'The camera and one lens were returned; the other lens, worth 3,200 yuan, was not recovered, and the work lost came to 1,800 yuan.',
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
      ['没有逐项写明损失和依据。', 'It neither itemises the losses nor says what they are based on.'],
    ],
    [
      2,
      [
        '我已谅解，请法院不再追究他的刑事责任。',
        'I forgive him and ask that he not be held criminally liable.',
      ],
      [
        '盗窃罪是公诉案件，谅解只影响量刑（《刑诉法解释》第一百七十六条）。',
        'Theft is a publicly prosecuted offence, and forgiveness bears only on the sentence (CPL Interpretation, Article 176).',
      ],
    ],
  ),
};
