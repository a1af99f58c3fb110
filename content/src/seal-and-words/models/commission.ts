import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, heading, line, p, seal, sign, steps, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];
type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };
type Rows = { readonly zh: readonly string[][]; readonly en: readonly string[][] };

const letter = (scope: Words, time: Words, rows: Rows): BilingualDocument =>
  write(
    [
      title('{{court}}'),
      title('司法鉴定委托书'),
      line('{{case_number}}', 'right'),
      line('{{institution}}：'),
      p(
        '本院审理{{plaintiff_name}}与{{defendant_name}}买卖合同纠纷一案，经双方协商确定，委托你中心进行鉴定。',
      ),
      heading('一、鉴定事项'),
      p('{{matters}}'),
      heading('二、鉴定范围和目的'),
      p('检材：{{specimen}}。'),
      p(scope[0]),
      heading('三、鉴定期限'),
      p(time[0]),
      heading('四、移送的材料（均经质证）'),
      table(['编号', '名称', '数量', '原件或者复印件', '双方意见'], ...rows.zh),
      p(
        '请在鉴定开始前签署承诺书：保证客观、公正、诚实地进行鉴定，保证出庭作证，如作虚假鉴定应当承担法律责任。',
      ),
      sign('judge', '审判长'),
      sign('clerk', '移送人'),
      line('{{commission_date}}', 'right'),
      seal('明德市清和区人民法院'),
    ],
    [
      title('{{court}}'),
      title('Letter of Commission'),
      line('{{case_number}}', 'right'),
      line('To the {{institution}}:'),
      p(
        'In the dispute over a contract of sale between {{plaintiff_name}} and {{defendant_name}}, this court commissions your centre, on which the parties have agreed, to carry out an examination.',
      ),
      heading('1. Matters'),
      p('{{matters}}'),
      heading('2. Scope and purpose'),
      p('Specimen: {{specimen}}.'),
      p(scope[1]),
      heading('3. Time limit'),
      p(time[1]),
      heading('4. Material transferred (all examined by the parties)'),
      table(['Number', 'Name', 'Quantity', 'Original or copy', 'The parties'], ...rows.en),
      p(
        'Before the examination begins please sign the undertaking: to conduct the examination objectively, impartially and honestly, to appear in court and testify, and to bear legal liability for a false opinion.',
      ),
      sign('judge', 'Presiding judge'),
      sign('clerk', 'Transferred by'),
      line('{{commission_date}}', 'right'),
      seal("Qinghe District People's Court"),
    ],
  );

const SCOPE: Words = [
  '范围限于检材上的签名、公章印文和打印文字，以移送的样本为比对材料。目的：查明《对账确认书》的真实性。签名一项由原告申请，形成次序和形成时间由被告申请，均已预交费用。',
  'The scope is the signature, the imprint and the printed words on the specimen, to be compared with the samples transferred. The purpose is to establish whether the Statement of Account is authentic. The plaintiff applied for the examination of the signature, and the defendant for that of the order and the time of making; both have prepaid the fees.',
];
const TIME: Words = [
  '自委托书生效之日起三十个工作日。你中心应当自收到委托之日起七个工作日内决定是否受理；不能受理的事项，书面说明理由（[[《司法鉴定程序通则》第十三条]]、[[第二十八条]]）。',
  'Thirty working days from the date on which this commission takes effect. Within seven working days of receiving it your centre shall decide whether to accept, and shall give reasons in writing for any matter that it cannot accept ([[General Rules, Articles 13]] and [[28]]).',
];
const ROWS: Rows = {
  zh: [
    ['检材', '《对账确认书》', '1 页', '原件', '印文真实，双方认可；签名和形成次序有争议'],
    ['Y1 至 Y5', '高志远签名的合同、报销单，2021 年至 2022 年 6 月', '5 件', '原件', '均认可'],
    ['Y6、Y7', '高志远签名的工资表、验收单，2023 年 8 月、2024 年 5 月', '2 件', '原件', '均认可'],
    ['Y8', '高志远当庭书写二十遍，2025 年 4 月 22 日', '1 件', '原件', '均认可'],
    ['Z1 至 Z3', '公章印文，投标文件，2023 年 9 月至 12 月', '3 件', '原件', '均认可'],
    ['Z4 至 Z6', '公章印文，报税、合同，2024 年 4 月至 9 月', '3 件', '原件', '均认可；右侧边框有一处缺口'],
  ],
  en: [
    [
      'Specimen',
      'Statement of Account',
      '1 page',
      'Original',
      'Both accept that the imprint is genuine; signature and order are disputed',
    ],
    [
      'Y1 to Y5',
      'Contracts and expense forms signed by Gao, 2021 to June 2022',
      '5',
      'Originals',
      'Accepted by both',
    ],
    [
      'Y6, Y7',
      'Payroll and acceptance form signed by Gao, August 2023, May 2024',
      '2',
      'Originals',
      'Accepted by both',
    ],
    ['Y8', 'Written by Gao in court, twenty times, 22 April 2025', '1', 'Original', 'Accepted by both'],
    [
      'Z1 to Z3',
      'Imprints of the seal, tenders, September to December 2023',
      '3',
      'Originals',
      'Accepted by both',
    ],
    [
      'Z4 to Z6',
      'Imprints of the seal, tax and contracts, April to September 2024',
      '3',
      'Originals',
      'Accepted by both; a nick in the right rim',
    ],
  ],
};
const MATTERS = value(
  'matters',
  '1. 检材上公章印文与打印文字形成的先后次序；2. 检材上“高志远”签名与样本 Y1 至 Y8 是否同一人书写；3. 检材的形成时间（由你中心审查能否受理）。',
  '1. in which order the imprint of the seal and the printed words on the specimen were made; 2. whether the signature "Gao Zhiyuan" on the specimen and the samples Y1 to Y8 were written by the same person; 3. when the specimen was made (your centre is to consider whether it can accept this matter).',
);

const LETTERS = [
  sound(
    bi(
      '事项写成可以检验的问题，范围、目的、期限齐全，只移送质证过的十四件样本。',
      'The matters are questions that can be examined; scope, purpose and time limit are stated, and only the fourteen samples that the parties have examined are sent.',
    ),
    { values: [MATTERS], parts: [text(letter(SCOPE, TIME, ROWS))] },
  ),
  careless(
    bi(
      '事项含糊，没有写目的，样本没有编号和日期，移送了什么日后说不清。',
      'The matter is vague, no purpose is stated, and the samples have neither numbers nor dates: later nobody will be able to say what was sent.',
    ),
    {
      values: [
        value('matters', '对检材进行文书鉴定。', 'To carry out a document examination of the specimen.'),
      ],
      parts: [
        text(
          letter(
            ['请依法鉴定。', 'Please carry out the examination according to law.'],
            ['请尽快完成。', 'As soon as possible.'],
            {
              zh: [
                ['检材', '《对账确认书》', '1 页', '原件', '有争议'],
                ['样本', '签名和印章样本', '若干', '原件', '均认可'],
              ],
              en: [
                ['Specimen', 'Statement of Account', '1 page', 'Original', 'Disputed'],
                ['Samples', 'Signatures and imprints', 'Several', 'Originals', 'Accepted'],
              ],
            },
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '把“是否伪造、能否认定欠款”交给鉴定人。鉴定回答专门性问题（《民事诉讼法》第七十九条），是不是伪造、能不能认定由法院查证判断（第六十六条第二款）。',
      'It hands to the experts whether the statement was forged and whether it proves the debt. Experts answer special questions (Civil Procedure Law, Article 79); forgery and debt are for the court to verify and find (Article 66, second paragraph).',
    ),
    {
      values: [
        value(
          'matters',
          '1. 检材是否系原告利用空白盖章纸打印文字伪造；2. “高志远”签名是否系他人冒签；3. 检材能否作为认定欠款 1,280,000 元的依据。',
          '1. whether the plaintiff forged the specimen by printing on a blank sheet that bore the seal; 2. whether another person forged the signature "Gao Zhiyuan"; 3. whether the specimen may serve as the basis for finding a debt of 1,280,000 yuan.',
        ),
      ],
      parts: [text(letter(SCOPE, TIME, ROWS))],
    },
  ),
];

const application = (who: Words, purpose: Words, questions: Pair): BilingualDocument =>
  write(
    [
      title('有专门知识的人出庭申请书'),
      line('{{case_number}}', 'right'),
      line('申请人：{{plaintiff_name}}'),
      p('依照[[《中华人民共和国民事诉讼法》第八十二条]]，申请通知有专门知识的人出庭。'),
      heading('一、有专门知识的人的基本情况'),
      p(who[0]),
      heading('二、申请的目的'),
      p(purpose[0]),
      heading('三、拟向鉴定人提出的问题'),
      ...questions.zh,
      sign('counsel_p', '委托诉讼代理人'),
      sign('advisor', '有专门知识的人（同意出庭）'),
    ],
    [
      title('Application for a Person with Special Knowledge'),
      line('{{case_number}}', 'right'),
      line('Applicant: {{plaintiff_name}}'),
      p(
        'Under [[Article 82 of the Civil Procedure Law]] the applicant asks the court to notify a person with special knowledge to appear in court.',
      ),
      heading('1. Particulars of the person'),
      p(who[1]),
      heading('2. Purpose'),
      p(purpose[1]),
      heading('3. Questions to the experts'),
      ...questions.en,
      sign('counsel_p', 'Counsel'),
      sign('advisor', 'Person with special knowledge (agrees to appear)'),
    ],
  );

const WHO: Words = [
  '{{role_advisor}}，曾从事文书鉴定十五年，现任高校讲师，与双方当事人没有利害关系，没有参加过本案的鉴定。申请人数一名，相关费用由申请人负担（[[民诉法解释第一百二十二条]]）。',
  '{{role_advisor}} worked for fifteen years as a document examiner and is now a university lecturer; he has no interest in either side and took no part in the examination in this case. The application is for one person, whose costs the applicant bears ([[Interpretation of the Civil Procedure Law, Article 122]]).',
];
const PURPOSE: Words = [
  '就朱墨时序的检验方法和可靠程度提出意见，代表申请人对鉴定意见进行质证。涉及的专业问题：激光打印墨粉对印油的拒斥，是否会造成“字在上”的假象；模拟实验能在多大程度上说明检材。其意见限于专业问题，视为申请人的陈述。',
  'To give views on the methods of determining the order of seal and words and on their reliability, and to examine the expert opinion on behalf of the applicant. The special questions are whether laser toner that repels seal ink can make it look as if the words lay on top, and how far a simulation allows conclusions about the specimen. These views are limited to special questions and are deemed a statement of the applicant.',
];
const QUESTIONS: Pair = {
  zh: [
    steps(
      '模拟实验的墨粉、印油与检材同类到什么程度？打印机不明有什么影响？',
      '先字后章而呈“字在上”的反例有几份，是怎样的交叉点？',
      '不明的交叉点有几个，为什么不算？',
      '墨粉拒斥印油时，边缘应当看到什么，检材上有没有？',
      '两名鉴定人是分别检验，还是一起看的？',
    ),
  ],
  en: [
    steps(
      'How similar were the toner and ink of the simulation to those of the specimen, and what does it matter that the printer is unknown?',
      'How many counter-examples were there, printed first and yet showing the words on top, and at what kind of crossings?',
      'How many crossings are inconclusive, and why are they not counted?',
      'When toner repels ink, what should be seen at the edge, and was it seen on the specimen?',
      'Did the two experts examine independently or together?',
    ),
  ],
};

const APPLICATIONS = [
  sound(
    bi(
      '写明是谁、来谈哪个专业问题，五个问题都问方法。',
      'It states who will come and on which special questions he will speak; all five questions are about method.',
    ),
    { parts: [text(application(WHO, PURPOSE, QUESTIONS))] },
  ),
  careless(
    bi(
      '没有写资历和利害关系，目的只有一句“对鉴定意见质证”，问题笼统。',
      'It states neither his qualifications nor whether he has an interest, gives the purpose in a single phrase, and asks only general questions.',
    ),
    {
      parts: [
        text(
          application(
            [
              '{{role_advisor}}，文书鉴定方面的专家。',
              '{{role_advisor}}, an expert in document examination.',
            ],
            ['对鉴定意见进行质证。', 'To examine the expert opinion in court.'],
            {
              zh: [p('鉴定方法是否科学，结论是否可靠。')],
              en: [p('Whether the method is scientific and the conclusion reliable.')],
            },
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '请有专门知识的人顺便证明事实。他不得参与对鉴定意见质证或者就专业问题发表意见之外的法庭审理活动（《民事诉讼证据规定》第八十四条第二款）；要作证，须以证人身份另行申请。',
      'It has the person with special knowledge testify to facts as well. He may examine the expert opinion and give views on special questions but may not take any further part in the hearing (Provisions on Evidence, Article 84, second paragraph); if he is to testify, a separate application must be made for him as a witness.',
    ),
    {
      parts: [
        text(
          application(
            WHO,
            [
              `${PURPOSE[0]}{{role_advisor}}去过工地，见过那台打印机，同时请其证明对账确认书是在工地当场打印、盖章、签名的。`,
              `${PURPOSE[1]} {{role_advisor}} has been on the site and has seen the printer; he is also to testify that the statement was printed, sealed and signed there.`,
            ],
            QUESTIONS,
          ),
        ),
      ],
    },
  ),
];

export const COMMISSION_MODELS: CaseModels = {
  commission_letter: LETTERS,
  advisor_application: APPLICATIONS,
};
