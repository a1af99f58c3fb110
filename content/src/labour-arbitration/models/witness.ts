import type { CaseModels, Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { WITNESS_APPLICATION, WITNESS_STATEMENT } from '../templates/party-forms.ts';

const PROVES: Words = [
  '证人是申请人原来的组长，亲自收发 6 月 10 日的消息，收到三天的成果，并在工作群安排过周六到岗。语音已经打不开，只有他能说出内容；单靠截图和上传记录说不清，所以需要出庭（参照《民事证据规定》第六十八条、第六十九条）。',
  "The witness was the claimant's team leader. He sent and received the messages of 10 June, received the work done on the three days, and arranged Saturday work in the group chat. The voice message can no longer be opened, and only he can say what was in it; screenshots and upload records alone do not make the matter clear, so he must appear (compare Civil Evidence Provisions, Articles 68 and 69).",
];
const APPLICATIONS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '证人证明什么、记录为什么在公司手里，都说得出根据。',
      'It gives reasons both for what the witness will prove and for saying that the company holds the records.',
    ],
    fill: [
      PROVES,
      [
        '请求责令被申请人提供 2025 年 1 月至 6 月周六的门禁记录。门禁由公司安装管理，工作群七次通知可以证明确有周六到岗；记录用来证明加班的天数（《调解仲裁法》第三十九条第二款）。',
        'We request that the respondent be ordered to produce the door log for the Saturdays from January to June 2025. The company installed and manages the door system; seven notices in the group chat show that the claimant did work on Saturdays. The log will prove the number of days of overtime (Law on Mediation and Arbitration, Article 39, second paragraph).',
      ],
    ],
  },
  {
    note: [
      '没有写证明什么，也没有写要哪些记录。',
      'It says neither what is to be proved nor which records are wanted.',
    ],
    fill: [
      [
        '证人了解全部情况，请仲裁庭准许他出庭。',
        'The witness knows everything about the case; we ask the tribunal to allow him to appear.',
      ],
      [
        '公司的考勤材料都在公司手里，请调取。',
        'The company holds all the attendance material; please obtain it.',
      ],
    ],
  },
  {
    note: [
      '请求证人评价公司的解除合不合法。证人只说亲身感知的事实，不作评论（《民事证据规定》第七十二条）。',
      'It asks the witness to judge whether the termination was lawful. A witness states only the facts that he himself perceived and does not comment (Civil Evidence Provisions, Article 72).',
    ],
    fill: [
      [
        '证人是组长，熟悉公司制度，可以证明公司的解除违法、三天不算旷工。',
        "The witness was the team leader and knows the company's rules; he can prove that the termination was unlawful and that the three days were not absence without leave.",
      ],
      [
        '请求责令被申请人提供 2025 年 1 月至 6 月周六的门禁记录，用来证明加班天数（《调解仲裁法》第三十九条第二款）。',
        'We request an order that the respondent produce the door log for the Saturdays from January to June 2025, to prove the number of days of overtime (Law on Mediation and Arbitration, Article 39, second paragraph).',
      ],
    ],
  },
];

const UNDERTAKING: Words = [
  '我保证据实陈述，不隐瞒、不歪曲、不增减；我知道虚假陈述要承担法律后果，开庭时先宣读本保证书，再作证。',
  'I undertake to testify truthfully and to conceal, distort, add or omit nothing. I know that a false statement has legal consequences, and I will read out this undertaking at the hearing before I testify.',
];
const PERCEIVED: Words = [
  '6 月 10 日晚我在开车，收到她的消息，先按错一条撤回了，再用语音说“行，活别耽误”。11 日夜里、12 日下午、13 日傍晚各收到一份文件，11 日的质量不错，12 日的只有半页。2025 年我在工作群安排过七次周六到岗，3 月 15 日不是我安排的；4 月 5 日我口头让她补休一天。',
  'On the evening of 10 June I was driving when her message came; I recalled one message that I had sent by mistake and then said by voice message "fine, just keep up". I received one file late on the night of the 11th, one on the afternoon of the 12th and one in the early evening of the 13th; the one of the 11th was good, the one of the 12th was only half a page. In 2025 I arranged Saturday work in the group chat seven times; the work on 15 March was not arranged by me; for 5 April I told her orally to take a day off in lieu.',
];
const STATEMENTS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '有利和不利的都写，不知道的也写明。',
      'It includes what is favourable and what is unfavourable, and says what the witness does not know.',
    ],
    fill: [
      UNDERTAKING,
      PERCEIVED,
      [
        '居家应当由总监批准，我没有权限，第二天忘了上报。她是不是整天在做，我不知道；补休没有记录。6 月 30 日离职以前，我同方敏因为考核吵过一架；同申请人没有亲属关系。',
        'Work at home should be approved by the director; I had no authority, and the next day I forgot to report it. I do not know whether she worked all day; there is no record of the day off in lieu. Before I left on 30 June I had a quarrel with Fang Min over an appraisal. I am not related to the claimant.',
      ],
    ],
  },
  {
    note: [
      '没有日期，没有原话，同公司的关系也没有写。',
      'It has no dates and no exact words, and says nothing about his relationship with the company.',
    ],
    fill: [
      [
        '我说的都是真的，请相信我。以上情况属实。',
        'Everything I say is true; please believe me. The above is in accordance with the facts.',
      ],
      [
        '她那几天在家做事，我是同意的，东西都交了。',
        'She worked at home on those days; I agreed to it, and everything was handed in.',
      ],
      ['其他情况我不太清楚，也没有要补充的。', 'I am not sure about the rest and have nothing to add.'],
    ],
  },
  {
    note: [
      '写“她那三天肯定整天在工作，公司是报复”。这是推断和评论，证人不得这样作证（《民事证据规定》第七十二条）。',
      'It says that she certainly worked all day and that the company was retaliating. That is speculation and comment, which a witness may not offer (Civil Evidence Provisions, Article 72).',
    ],
    fill: [
      UNDERTAKING,
      [
        '她那三天肯定都是整天在工作，不然交不出那些东西；公司这样做就是报复，想省掉赔偿。',
        'On those three days she must have worked all day, or she could not have produced those things; what the company did was retaliation, to avoid paying compensation.',
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
