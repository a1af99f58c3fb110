import type { CaseModels, Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { WITNESS_APPLICATION, WITNESS_STATEMENT } from '../templates/party-forms.ts';

const PROVES: Words = [
  '证人是申请人原来的组长，亲自收发 6 月 10 日的消息，收到三天的成果，并在工作群安排过周六到岗。语音已经打不开，只有他能说出内容；单靠截图和上传记录说不清，所以需要出庭（参照《民事证据规定》第六十八条、第六十九条）。',
  'The witness was the team leader of the claimant. He sent and received the messages of 10 June, received the work of the three days, and ordered Saturdays in the group. The voice message can no longer be played, and he alone can say what was in it; screenshots and uploads do not make it clear, so he has to appear (compare Civil Evidence Provisions, Articles 68 and 69).',
];
const APPLICATIONS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '证人证明什么、记录为什么在公司手里，都说得出根据。',
      'Says with reasons what the witness proves and why the company holds the records.',
    ],
    fill: [
      PROVES,
      [
        '请求责令被申请人提供 2025 年 1 月至 6 月周六的门禁记录。门禁由公司安装管理，工作群七次通知可以证明确有周六到岗；记录用来证明加班的天数（《调解仲裁法》第三十九条第二款）。',
        'We ask that the respondent be ordered to produce the door log for the Saturdays from January to June 2025. The company installed and manages it; seven notices in the group show that she worked on Saturdays. The log is to prove the number of days (Law on Mediation and Arbitration, Article 39, second paragraph).',
      ],
    ],
  },
  {
    note: [
      '没有写证明什么，也没有写要哪些记录。',
      'Says neither what is to be proved nor which records are wanted.',
    ],
    fill: [
      [
        '证人了解全部情况，请仲裁庭准许他出庭。',
        'The witness knows everything about the case; please allow him to appear.',
      ],
      [
        '公司的考勤材料都在公司手里，请调取。',
        'All attendance material is with the company; please obtain it.',
      ],
    ],
  },
  {
    note: [
      '请求证人评价公司的解除合不合法。证人只说亲身感知的事实，不作评论（《民事证据规定》第七十二条）。',
      'It wants the witness to judge the termination. A witness states what he perceived and does not comment (Civil Evidence Provisions, Article 72).',
    ],
    fill: [
      [
        '证人是组长，熟悉公司制度，可以证明公司的解除违法、三天不算旷工。',
        "The witness was team leader and knows the company's rules; he can prove that the termination was unlawful and the three days were no absence.",
      ],
      [
        '请求责令被申请人提供 2025 年 1 月至 6 月周六的门禁记录，用来证明加班天数（《调解仲裁法》第三十九条第二款）。',
        'We ask for an order that the respondent produce the door log for the Saturdays from January to June 2025, to prove the days of overtime (Law on Mediation and Arbitration, Article 39, second paragraph).',
      ],
    ],
  },
];

const UNDERTAKING: Words = [
  '我保证据实陈述，不隐瞒、不歪曲、不增减；我知道虚假陈述要承担法律后果，开庭时先宣读本保证书，再作证。',
  'I undertake to state the truth and to conceal, distort, add or omit nothing. I know that a false statement has legal consequences, and will read out this undertaking before I testify.',
];
const PERCEIVED: Words = [
  '6 月 10 日晚我在开车，收到她的消息，先按错一条撤回了，再用语音说“行，活别耽误”。11 日夜里、12 日下午、13 日傍晚各收到一份文件，11 日的质量不错，12 日的只有半页。2025 年我在工作群安排过七次周六到岗，3 月 15 日不是我安排的；4 月 5 日我口头让她补休一天。',
  'On the evening of 10 June I was driving when her message came; I recalled one that I had pressed by mistake and then said by voice "fine, just keep up". I received one file late on the 11th, one in the afternoon of the 12th and one in the early evening of the 13th; that of the 11th was good, that of the 12th half a page. In 2025 I ordered Saturday work in the group seven times, not on 15 March; for 5 April I told her to take a day off.',
];
const STATEMENTS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '有利和不利的都写，不知道的也写明。',
      'Has what helps and what harms, and says what the witness does not know.',
    ],
    fill: [
      UNDERTAKING,
      PERCEIVED,
      [
        '居家应当由总监批准，我没有权限，第二天忘了上报。她是不是整天在做，我不知道；补休没有记录。6 月 30 日离职以前，我同方敏因为考核吵过一架；同申请人没有亲属关系。',
        'A director should approve work at home; I had no authority, and the next day forgot to report it. Whether she worked all day I do not know; of the day off there is no record. Before I left on 30 June I quarrelled with Fang Min over an appraisal. I am not related to the claimant.',
      ],
    ],
  },
  {
    note: [
      '没有日期，没有原话，同公司的关系也没有写。',
      'No dates, no words as they were said, nothing on how he stands to the company.',
    ],
    fill: [
      ['我说的都是真的，请相信我。以上情况属实。', 'What I say is true, and I ask to be believed.'],
      [
        '她那几天在家做事，我是同意的，东西都交了。',
        'She worked at home on those days; I agreed, and everything was handed in.',
      ],
      ['其他情况我不太清楚，也没有要补充的。', 'Of the rest I am not sure, and have nothing to add.'],
    ],
  },
  {
    note: [
      '写“她那三天肯定整天在工作，公司是报复”。这是推断和评论，证人不得这样作证（《民事证据规定》第七十二条）。',
      'It says that she certainly worked all day and that the company took revenge. That is surmise and comment, which a witness may not offer (Civil Evidence Provisions, Article 72).',
    ],
    fill: [
      UNDERTAKING,
      [
        '她那三天肯定都是整天在工作，不然交不出那些东西；公司这样做就是报复，想省掉赔偿。',
        'On those three days she must have worked all day, or she could not have handed in so much; the company did it in revenge, to save money.',
      ],
      [
        '我没有批准居家的权限，也没有上报；离职以前同方敏吵过一架。',
        'I had no authority to allow work at home and did not report it; I quarrelled with Fang Min before I left.',
      ],
    ],
  },
];

export const WITNESS_MODELS: CaseModels = {
  witness_application: modelsOf(WITNESS_APPLICATION, ...APPLICATIONS),
  witness_statement: modelsOf(WITNESS_STATEMENT, ...STATEMENTS),
};
