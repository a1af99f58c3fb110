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
      'I framed four issues, conducted debate and deliberation, and spoke and voted last. What went well: I asked "which article, which words". What was lacking: "nature" was used in two senses for too long.',
    ],
  ),
  by(
    ['panel_a', 'panel_b'],
    [
      '向两方提问，说明理由并投票，写不同意见或者理由不同之处。做得对的是先说理由后投票；做得不够的是对最不利于自己看法的理由回应得晚。',
      'I put questions to both sides, gave reasons, voted, and wrote where I differ. What went well: reasons before the vote. What was lacking: I answered late the reason that spoke most against my view.',
    ],
  ),
  by(
    ['reporter'],
    [
      '报告没有争议的事实，编规范清单，执笔意见书，没有表决权。做得对的是查出“继承”二字 2021 年才加入；做得不够的是清单中有的条文没有写明不管什么。',
      'I reported the undisputed facts, made the list of norms and drafted the opinion; I had no vote. What went well: I found that "inherited" was added only in 2021. What was lacking: for some articles the list did not say what they do not govern.',
    ],
  ),
  by(
    ['pro', 'con'],
    [
      '写论证书，在辩论中论证本方立场，回答提问。做得对的是写出对方最强的理由；做得不够的是一开始把比较当成类推，没有先说明有没有漏洞。',
      'I wrote a memorandum, argued our position and answered questions. What went well: the strongest point of the other side was stated. What was lacking: at first I took comparison for analogy without showing whether there is a gap.',
    ],
  ),
  by(
    ['friend'],
    [
      '受主持人邀请，说明山居和公会的情况。做得对的是不懂的法律问题就说不懂；做得不够的是没有早一点说清换会长为什么需要会长账号同意。',
      'At the invitation of the chair I told of the house and the guild. What went well: where I did not know the law I said so. What was lacking: I was late in explaining why a change of head needs the account of the head.',
    ],
  ),
  by(
    ['critic'],
    [
      '从拆请求、找法、解释、补漏、检验五步点评。做得对的是对准某一句话，不对准人；做得不够的是有一处点评太晚，辩论已经过去。',
      'I went through the five steps of claims, norms, interpretation, gap and test. What went well: I criticised sentences, not people. What was lacking: once I came too late, the debate having moved on.',
    ],
  ),
];

const STEP = headed(
  ['二、最难的一步推理，我怎样走过去', '2. The hardest step, and how I took it'],
  [
    '最难的是{{clause}}能不能排除继承。条文：《民法典》第四百九十六条第二款，提供格式条款的一方应当提示对方注意有重大利害关系的条款，没有提示的，对方可以主张不成为合同的内容。解释：对电子合同，仅以弹窗为由不能认定已经提示，由提供方举证（《合同编通则解释》第十条第三款）。事实：2021 年弹窗只写“未成年人保护和账号管理”，没有列出这一改动，第 7.3 条同其余条款一个字号（材料 1）。结论：“继承”和死亡终止的部分没有订入，剩下 2016 年的“转让”，按通常理解不包括继承（第四百九十八条）。',
    'The hardest was whether {{clause}} can exclude succession. Article: under the Civil Code, Article 496, second paragraph, the supplier of standard terms draws attention to terms of major interest, and if it does not, the other party may claim that they are not part of the contract. Interpretation: for electronic contracts a pop-up alone is not enough, and the supplier bears the burden (Contract Interpretation, Article 10, third paragraph). Facts: the pop-up of 2021 spoke of "the protection of minors and the management of accounts" and did not list the change; clause 7.3 is in the same type as the rest (exhibit 1). Conclusion: the part on inheritance and death is not incorporated. What remains is "transferred" of 2016, which in its usual sense does not cover succession (Article 498).',
  ],
);
const STEP_WRONG = headed(
  ['二、最难的一步推理，我怎样走过去', '2. The hardest step, and how I took it'],
  [
    '最难的是账号能不能继承。条文：《民法典》第一千一百二十二条。事实：账号可以在云集市出卖，同类账号成交均价 46,800 元（材料 2）。凡是能够转让的，就能够继承，所以账号属于遗产，不需要再看是否依照法律或者根据其性质不得继承。',
    'The hardest was whether the account is inherited. Article: Civil Code, Article 1122. Facts: accounts are sold in the market, similar ones for 46,800 yuan on average (exhibit 2). What can be transferred can be inherited; so the account is part of the estate, and one need not ask whether it is excluded by law or by its nature.',
  ],
);

const CHANGED: readonly PaperPart[] = [
  headed(
    ['三、哪一个理由改变了我的想法', '3. Which reason changed my mind'],
    [
      '是“遗产里只能有本来就在的东西”。它使我不再从“账号很值钱”出发，而是先问权利由哪一个文本创设、当时有没有期限。另一个是“可以卖给陌生人，却不给母亲”：它说明禁止继承保护不了实名制，因为买方重新实名即可。把归属和使用分开以后，两个理由可以同时成立。',
      'It was that an estate holds only what was in it. I no longer began with what the account is worth, but asked which text created the right and whether it had a limit then. The other was that the account may be sold to a stranger but not left to a mother: the ban does not serve real-name registration, since a buyer simply registers anew. Once ownership and use are kept apart, both reasons can stand.',
    ],
  ),
  when(
    [voted('vote_whole', 'passed')],
    [
      '评议以{{tally_vote_whole}}支持整体继承，聊天除外。我赞成把聊天分出：死者生前另有安排（《个人信息保护法》第四十九条）。',
      'The panel found for the whole account, {{tally_vote_whole}}, chats excepted. I agree that they are kept apart: the deceased arranged otherwise in life (Personal Information Protection Law, Article 49).',
    ],
  ),
  {
    ...when(
      [voted('vote_split', 'passed')],
      [
        '整体继承没有形成多数，分割处理以{{tally_vote_split}}通过：账号不变更，退还 6,200 元，道具和等级折价 44,460 元。分割不是折中，每一项都有自己的依据。',
        'The whole found no majority; dividing it was carried, {{tally_vote_split}}: no registration, 6,200 yuan refunded, 44,460 yuan for level and items. That is no mere compromise; each item has its own ground.',
      ],
    ),
    unless: [voted('vote_whole', 'passed')],
  },
  unless(
    [voted('vote_whole', 'passed'), voted('vote_split', 'passed')],
    [
      '评议没有就变更或者折价形成多数，结论限于退还余额 6,200 元。没有多数的理由并列写明，也是对说理的尊重。',
      'The panel found no majority for registration or value, and the conclusion is limited to the refund of 6,200 yuan. Setting out side by side the reasons that found no majority does them justice too.',
    ],
  ),
];

const FACT: readonly PaperPart[] = [
  headed(
    ['四、换哪一个事实，我的结论会变', '4. Which fact would change my conclusion'],
    [
      '如果 2016 年的协议就以加粗文字写明“使用权以注册人生存为限”，并在注册时逐条点过，这一条就订入了，问题变成是否排除主要权利而无效（《民法典》第四百九十七条），我只会坚持退还余额。如果没有云集市，定价的证据没有了，整体继承会弱得多。如果继承人未满十八周岁，归属不变，使用受限制。',
      'Had the agreement of 2016 said in bold that the use is for the lifetime of the registrant, and had he ticked it clause by clause, the term would be incorporated, and the question would be whether it is void for excluding a main right (Civil Code, Article 497); I would then hold to the refund only. Without the market there is no evidence of price, and the case for inheriting the whole is much weaker. If the heir were under eighteen, ownership would be the same and use restricted.',
    ],
  ),
  when(
    [visited('testing')],
    [
      '研讨中变换事实的检验说明：“归属与使用分开”经得起检验，“能卖所以能继承”经不起。',
      'The test with changed facts showed that "ownership and use are two questions" holds and that "sold, so inherited" does not.',
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
        'One step in full, article, interpretation, facts, conclusion, and an answer with facts changed.',
      ),
      parts: [STEP, ...CHANGED, ...FACT],
    },
    careless: {
      note: bi(
        '最难的一步只有感受，没有条文、解释和事实；没有变换事实。',
        'In the hardest step there are feelings instead of article, interpretation and facts; no fact is changed.',
      ),
      parts: [
        headed(
          ['二、最难的一步推理，我怎样走过去', '2. The hardest step, and how I took it'],
          [
            '最难的是法律没有规定，大家说的都有道理。',
            'The hardest was that the law has no rule and everybody had a point.',
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
        'It infers "is inherited" from "can be transferred". Article 1122, second paragraph, asks further whether it is excluded by law or by its nature; transfer with consent (Article 555) is not succession without it.',
      ),
      parts: [STEP_WRONG, ...CHANGED, ...FACT],
    },
  }),
};
