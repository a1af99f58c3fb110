import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, visited, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '题目：{{seminar_title}}　　编号：{{seminar_number}}',
  'Seminar: {{seminar_title}}. Number: {{seminar_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['presiding'],
    [
      '归纳四个争点，主持辩论和评议，最后发言并投票。做得对的是追问“依据哪一条，哪几个字”；做得不够的是让“性质”一词被两方当两个意思用了太久。',
      'I framed four issues, conducted the debate and the deliberation, and spoke and voted last. What I did well: I kept asking "Which article, which words?" What I could have done better: I let the two sides use "nature" in two senses for too long.',
    ],
  ),
  by(
    ['panel_a', 'panel_b'],
    [
      '向两方提问，说明理由并投票，写不同意见或者理由不同之处。做得对的是先说理由后投票；做得不够的是对最不利于自己看法的理由回应得晚。',
      'I put questions to both sides, gave my reasons, voted, and wrote my dissent or where my reasons differ. What I did well: I gave my reasons before I voted. What I could have done better: I was late in answering the reason that told most strongly against my own view.',
    ],
  ),
  by(
    ['reporter'],
    [
      '报告没有争议的事实，编规范清单，执笔意见书，没有表决权。做得对的是查出“继承”二字 2021 年才加入；做得不够的是清单中有的条文没有写明不管什么。',
      'I reported the undisputed facts, compiled the list of norms and drafted the opinion; I had no vote. What I did well: I found that the word "inherited" was added only in 2021. What I could have done better: for some articles the list did not say what they do not govern.',
    ],
  ),
  by(
    ['pro', 'con'],
    [
      '写论证书，在辩论中论证本方立场，回答提问。做得对的是写出对方最强的理由；做得不够的是一开始把比较当成类推，没有先说明有没有漏洞。',
      'I wrote a memorandum, argued our position in the debate and answered questions. What I did well: I stated the strongest point of the other side. What I could have done better: at first I treated comparison as analogy without first showing whether there is a gap.',
    ],
  ),
  by(
    ['friend'],
    [
      '受主持人邀请，说明山居和公会的情况。做得对的是不懂的法律问题就说不懂；做得不够的是没有早一点说清换会长为什么需要会长账号同意。',
      "At the invitation of the chair I explained the situation of the house and the guild. What I did well: where I did not understand a question of law, I said so. What I could have done better: I should have explained earlier why the head of the guild cannot be changed without the agreement of the head's own account.",
    ],
  ),
  by(
    ['critic'],
    [
      '从拆请求、找法、解释、补漏、检验五步点评。做得对的是对准某一句话，不对准人；做得不够的是有一处点评太晚，辩论已经过去。',
      'I commented by the five steps of separating the claims, finding the law, interpreting, filling gaps and testing. What I did well: I commented on particular sentences, not on people. What I could have done better: one comment came too late, when the debate had already moved on.',
    ],
  ),
];

const STEP = headed(
  ['二、最难的一步推理，我怎样走过去', '2. The hardest step of reasoning, and how I took it'],
  [
    '最难的是{{clause}}能不能排除继承。条文：《民法典》第四百九十六条第二款，提供格式条款的一方应当提示对方注意有重大利害关系的条款，没有提示的，对方可以主张不成为合同的内容。解释：对电子合同，仅以弹窗为由不能认定已经提示，由提供方举证（《合同编通则解释》第十条第三款）。事实：2021 年弹窗只写“未成年人保护和账号管理”，没有列出这一改动，第 7.3 条同其余条款一个字号（材料 1）。结论：“继承”和死亡终止的部分没有订入，剩下 2016 年的“转让”，按通常理解不包括继承（第四百九十八条）。',
    'The hardest step was whether {{clause}} can exclude succession. Article: under Article 496, second paragraph, of the Civil Code, the party that supplies standard terms must draw the other party\'s attention to terms of major interest, and if it does not, the other party may claim that they are not part of the contract. Interpretation: in electronic contracts a pop-up alone does not show that attention was drawn, and the supplier bears the burden of proof (Contract Interpretation, Article 10, third paragraph). Facts: the pop-up of 2021 spoke of "the protection of minors and the management of accounts" and did not list the change; clause 7.3 is in the same type as the rest (exhibit 1). Conclusion: the part on inheritance and on ending at death was not incorporated. What remains is the word "transferred" in the text of 2016, which in its usual sense does not include succession (Article 498).',
  ],
);
const STEP_WRONG = headed(
  ['二、最难的一步推理，我怎样走过去', '2. The hardest step of reasoning, and how I took it'],
  [
    '最难的是账号能不能继承。条文：《民法典》第一千一百二十二条。事实：账号可以在云集市出卖，同类账号成交均价 46,800 元（材料 2）。凡是能够转让的，就能够继承，所以账号属于遗产，不需要再看是否依照法律或者根据其性质不得继承。',
    'The hardest step was whether the account can be inherited. Article: Civil Code, Article 1122. Facts: accounts can be sold in the Cloud Market, and similar ones sold for 46,800 yuan on average (exhibit 2). Whatever can be transferred can be inherited, so the account is part of the estate, and there is no need to ask whether it may not be inherited by law or by its nature.',
  ],
);

const CHANGED: readonly PaperPart[] = [
  headed(
    ['三、哪一个理由改变了我的想法', '3. Which reason changed my mind'],
    [
      '是“遗产里只能有本来就在的东西”。它使我不再从“账号很值钱”出发，而是先问权利由哪一个文本创设、当时有没有期限。另一个是“可以卖给陌生人，却不给母亲”：它说明禁止继承保护不了实名制，因为买方重新实名即可。把归属和使用分开以后，两个理由可以同时成立。',
      'It was "an estate can contain only what was already there". It made me stop starting from "the account is worth a lot" and ask first which text created the right and whether it had a time limit then. Another was "it may be sold to a stranger, and yet it is refused to a mother": it shows that the ban on inheritance does not protect the real-name system, since a buyer need only register anew. Once ownership and use are kept apart, both reasons can stand.',
    ],
  ),
  when(
    [voted('vote_whole', 'passed')],
    [
      '评议以{{tally_vote_whole}}支持整体继承，聊天除外。我赞成把聊天分出：死者生前另有安排（《个人信息保护法》第四十九条）。',
      'The panel decided in favour of inheriting the account as a whole, with the chats excluded ({{tally_vote_whole}}). I agree that the chats should be kept separate: the deceased arranged otherwise in life (Personal Information Protection Law, Article 49).',
    ],
  ),
  {
    ...when(
      [voted('vote_split', 'passed')],
      [
        '整体继承没有形成多数，分割处理以{{tally_vote_split}}通过：账号不变更，退还 6,200 元，道具和等级折价 44,460 元。分割不是折中，每一项都有自己的依据。',
        'There was no majority for inheriting the account as a whole, and dividing it was carried ({{tally_vote_split}}): the account is not re-registered, 6,200 yuan is refunded, and the game items and the level are compensated with 44,460 yuan. Dividing the account is not splitting the difference; each item has a ground of its own.',
      ],
    ),
    unless: [voted('vote_whole', 'passed')],
  },
  unless(
    [voted('vote_whole', 'passed'), voted('vote_split', 'passed')],
    [
      '评议没有就变更或者折价形成多数，结论限于退还余额 6,200 元。没有多数的理由并列写明，也是对说理的尊重。',
      'The panel reached no majority for re-registration or for compensation, and the conclusion is limited to the refund of the balance of 6,200 yuan. To set out side by side the reasons that won no majority is also a way of respecting the reasoning.',
    ],
  ),
];

const FACT: readonly PaperPart[] = [
  headed(
    ['四、换哪一个事实，我的结论会变', '4. Which fact would change my conclusion'],
    [
      '如果 2016 年的协议就以加粗文字写明“使用权以注册人生存为限”，并在注册时逐条点过，这一条就订入了，问题变成是否排除主要权利而无效（《民法典》第四百九十七条），我只会坚持退还余额。如果没有云集市，定价的证据没有了，整体继承会弱得多。如果继承人未满十八周岁，归属不变，使用受限制。',
      'If the agreement of 2016 had said in bold type that "the right of use is limited to the lifetime of the registrant", and he had ticked it clause by clause when he registered, the term would be incorporated, and the question would become whether it is void for excluding a main right (Civil Code, Article 497); I would then insist only on the refund of the balance. If there were no Cloud Market, there would be no evidence of the price, and the case for inheriting the account as a whole would be much weaker. If the heir were under eighteen, ownership would be unchanged and use would be restricted.',
    ],
  ),
  when(
    [visited('testing')],
    [
      '研讨中变换事实的检验说明：“归属与使用分开”经得起检验，“能卖所以能继承”经不起。',
      'The test with changed facts in the seminar showed that "ownership and use are two questions" stands up to it and that "it can be sold, so it can be inherited" does not.',
    ],
  ),
];

export const REPORT_MODELS: CaseModels = {
  seminar_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '一步推理写完整：条文、解释、事实、结论；变换事实以后有答案。',
        'One step of reasoning is written out in full (article, interpretation, facts, conclusion), and there is an answer for changed facts.',
      ),
      parts: [STEP, ...CHANGED, ...FACT],
    },
    careless: {
      note: bi(
        '最难的一步只有感受，没有条文、解释和事实；没有变换事实。',
        'The hardest step contains only feelings, with no article, interpretation or facts; no fact is changed.',
      ),
      parts: [
        headed(
          ['二、最难的一步推理，我怎样走过去', '2. The hardest step of reasoning, and how I took it'],
          [
            '最难的是法律没有规定，大家说的都有道理。',
            'The hardest thing was that the law has no rule and everybody had a point.',
          ],
        ),
        ...CHANGED,
        headed(
          ['四、换哪一个事实，我的结论会变', '4. Which fact would change my conclusion'],
          ['我的结论不会变。', 'My conclusion would not change.'],
        ),
      ],
    },
    wrong: {
      note: bi(
        '由“能转让”推出“能继承”。第一千一百二十二条第二款要求再问是否依照法律或者根据其性质不得继承；经对方同意的转让（第五百五十五条）不等于不经同意的继承。',
        'It infers "it can be inherited" from "it can be transferred". Article 1122, second paragraph, requires the further question whether inheritance is excluded by law or by nature; transfer with the consent of the other party (Article 555) is not the same as succession without that consent.',
      ),
      parts: [STEP_WRONG, ...CHANGED, ...FACT],
    },
  }),
};
