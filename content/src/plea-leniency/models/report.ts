import { bi } from '../../build.ts';
import type { CaseModels, Words } from '../../models.ts';
import { reportsWith } from '../../report-models.ts';
import { write } from '../fields.ts';

const { always, by, headed, reports } = reportsWith(write);
const FREE = headed(
  ['二、自愿性是怎样查明的', '2. How voluntariness was examined'],
  [
    '审判长问了谁解释、解释了什么、后果是什么；值班律师说明了会见和阅卷的时间（《刑事诉讼法》第一百九十条第二款）。',
    'The presiding judge asked who had explained the plea, what had been explained and what the consequences were; duty counsel said how long the meeting and the reading of the file had taken (Criminal Procedure Law, Article 190, second paragraph).',
  ],
);
const VIEW: Words = ['三、量刑建议和我的看法', '3. The recommendation, and what I think of it'];
const WELL: Words = [
  '建议一般应当采纳，明显不当而不调整的依法判决（第二百零一条）。本案的自首、退赔、谅解在建议之后才查清，检察院本可以调整。',
  'As a rule a recommendation should be adopted; where it is clearly improper and is not adjusted, the court gives judgment according to law (Article 201). Here voluntary surrender, restitution and forgiveness were established only after the recommendation, and the procuratorate could have adjusted it.',
];

export const REPORTS: CaseModels = {
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
          'We examined the plea and the evidence, deliberated and drew up the documents.',
        ],
      ),
      by(
        ['prosecutor', 'assistant'],
        [
          '听取意见，起诉，证明收集合法；辩护方有异议时重新核对量刑建议。',
          'We heard opinions, brought the indictment, had to prove that the evidence was lawfully obtained, and rechecked the recommendation when the defence objected.',
        ],
      ),
      by(
        ['defendant', 'defender', 'duty_counsel'],
        [
          '弄清认罪的后果，提出意见和申请。',
          'We had to make the consequences of a plea clear and to submit opinions and applications.',
        ],
      ),
      by(['victim'], ['核算损失，决定是否谅解。', 'I calculated my losses and decided whether to forgive.']),
    ],
    sound: {
      note: bi(
        '有问题、有条文、有自己的看法。',
        "It has questions, cites articles and gives the author's own view.",
      ),
      parts: [FREE, headed(VIEW), always(WELL)],
    },
    careless: {
      note: bi(
        '没有引用条文，也没有写自己的角色。',
        "It cites no article and says nothing about the author's own role.",
      ),
      parts: [
        FREE,
        headed(VIEW),
        always(['建议总的来说比较合理。', 'On the whole, the recommendation was reasonable.']),
      ],
    },
    wrong: {
      note: bi(
        '以为法院必须采纳建议（第二百零一条有例外）。',
        'It assumes that the recommendation binds the court, but Article 201 has exceptions.',
      ),
      parts: [
        FREE,
        headed(VIEW),
        always([
          '签了具结书，法院就必须按建议判。',
          'Once the plea statement is signed, the court must follow the recommendation.',
        ]),
      ],
    },
  }),
};
