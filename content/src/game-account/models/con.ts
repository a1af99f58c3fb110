import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, value, wrong } from '../../models.ts';
import { type Argued, memo, type Side } from './memo.ts';

const SIDE: Side = {
  role: 'con',
  name: ['否定方论证书', 'Memorandum against inheritance'],
  position: ['账号不能继承', 'the account cannot be inherited'],
};

const THESIS = value(
  'thesis',
  '用户享有的是以本人为限的服务，死亡时终止；除余额 6,200 元以外，没有遗产可以转移。',
  'What the user has is a service limited to him personally, which ends with his death; apart from the balance of 6,200 yuan there is nothing in the estate to pass on.',
);
const COUNTER = value(
  'strongest_counter',
  '公司自己开设云集市，账号可以卖给陌生人，却不给母亲：这样的禁止保护不了任何正当利益。',
  'The company itself runs a market where accounts may be sold to strangers, and yet it refuses this one to a mother: such a ban protects no legitimate interest.',
);

const ARGUED: Argued = {
  estate: [
    [
      '文义：遗产是死亡时“遗留”的财产（《民法典》第一千一百二十二条第一款）。账号不是物，是网络服务合同中的使用权，死亡时终止的权利没有遗留。',
      '体系：第一百二十七条只转引有关保护的规定，没有规定归属和继承；合同仅对当事人具有约束力（第四百六十五条第二款），当事人可以约定终止（第五百五十七条第一款第六项）。',
      '历史：由列举改为概括，是不再限定种类，并没有改变遗产须是死亡时仍然存在的财产。',
      '目的：继承转移已有的财产，不创设合同没有给过的权利；实名制要求账号与人对应。',
    ],
    [
      'Wording: an estate is the property "left" at death (Civil Code, Article 1122, first paragraph). An account is not a thing but a right of use under a contract for network services, and a right that ends with death is not left behind.',
      'System: Article 127 only refers to other provisions on protection and says nothing about ownership or succession. A contract binds only its parties (Article 465, second paragraph), and they may agree on when it ends (Article 557, first paragraph, item 6).',
      'History: replacing the list with a general clause means that the kinds of property are no longer limited; it did not change the rule that an estate must consist of property that still exists at death.',
      'Purpose: succession transfers property that exists and does not create rights that the contract never gave; the real-name system requires each account to correspond to a person.',
    ],
  ],
  clause: [
    [
      '订入：本方承认，“继承”二字 2021 年加入，没有加粗，弹窗没有列出（材料 1），依《合同编通则解释》第十条第三款难以认定已经提示。本方的结论不依赖这两个字。',
      '效力：2016 年文本“未经公司同意，不得转让”是对服务对象的约定，没有免除公司责任，也没有排除用户使用的权利，不属于第四百九十七条的情形。',
      '解释：2016 年文本写明所有权归公司、用户享有使用权，结合合同的性质和目的（第一百四十二条、第四百六十六条），使用权归注册人本人。',
    ],
    [
      'Incorporation: this side admits that "inherited" was added in 2021, was not in bold and was not listed in the pop-up (exhibit 1); under the Contract Interpretation, Article 10, third paragraph, it can hardly be found that the company drew attention to it. The conclusion of this side does not depend on that word.',
      'Validity: the words of the text of 2016, that the account may not be transferred without the consent of the company, are an agreement on who is to receive the service. They neither exempt the company from liability nor exclude the right of the user to use the account, and do not fall under Article 497.',
      'Meaning: the text of 2016 says that the account belongs to the company and that the user has the right to use it. Read with the nature and purpose of the contract (Articles 142 and 466), that right belongs to the registrant personally.',
    ],
  ],
  compared: [
    [
      '最相近的是以人为基础的继续性服务：委托因一方死亡而终止（第九百三十四条）。《公司法》第九十条允许继承股东资格，同时允许章程另有规定，说明带有成员身份的财产可以由约定排除继承。两条都只作比较；合同可以约定终止，本来没有漏洞，不需要类推。',
      '对反面解释的回答：第五百四十五条管债权转让，写“约定”是因为转让是法律行为；继承因死亡这一事实发生，立法者没有必要写约定。没有写，既不是有意允许，也不是有意禁止。',
    ],
    [
      'The closest comparison is with continuing services that rest on the person: a mandate ends with the death of a party (Article 934). Article 90 of the Company Law lets shareholder status be inherited but also lets the articles of the company provide otherwise, which shows that property bound up with membership may be excluded from succession by agreement. Both serve for comparison only; the parties may agree on when a contract ends, so there is no gap and no analogy is needed.',
      'Answer to the argument a contrario: Article 545 governs the assignment of claims and mentions agreement because assignment is a juristic act; succession occurs by the fact of death, and the legislature had no need to mention agreement. The silence was meant neither to allow it nor to forbid it.',
    ],
  ],
  answer: [
    '回答：在云集市出售须依公司的规则并重新实名，是经对方同意的合同权利义务一并转让（第五百五十五条）；经同意可以转让，不等于不经同意可以继承。本方承认这一回答不够有力，所以同时提出下面的退路。',
    'Answer: a sale in the Cloud Market has to follow the rules of the company and requires a new real-name registration; it is a transfer of contractual rights and duties with the consent of the other party (Article 555). That something may be transferred with consent does not mean that it can be inherited without consent. This side admits that the answer is not strong enough, and therefore also offers the fallback below.',
  ],
  end: [
    '变更实名和折价补偿均不应支持；余额 6,200 元应当退还（协议第 6.2 条）。退路：服务终止以后，公司依诚信原则协助（第五百五十八条），复制交付游记和山居的影像，由公会另选会长以保留山居。查看聊天不应支持，死者生前另有安排，聊天还涉及他人隐私（《个人信息保护法》第四十九条，《民法典》第一千零三十二条）。',
    'The claims for re-registration and for compensation should both be refused; the balance of 6,200 yuan should be refunded (clause 6.2 of the agreement). Fallback: after the service has ended, the company assists in good faith (Article 558) by handing over copies of the travel notes and of pictures of the house, and the guild chooses another head so that the house is kept. Access to the chats should be refused: the deceased arranged otherwise in life, and the chats also concern the privacy of others (Personal Information Protection Law, Article 49; Civil Code, Article 1032).',
  ],
};

const WRONG_CLAUSE: Argued['clause'] = [
  [
    '订入：2021 年更新时江远在弹窗点击“同意并继续”，并且继续使用，公司已经履行提示义务，第 7.3 条成为合同的内容，禁止继承对他和他的继承人都有约束力。',
    ...ARGUED.clause[0].slice(1),
  ],
  [
    'Incorporation: at the update of 2021 Jiang Yuan clicked "agree and continue" in the pop-up and went on using the service. The company thus performed its duty to draw attention to the term, clause 7.3 became part of the contract, and the ban on inheritance binds both him and his heir.',
    ...ARGUED.clause[1].slice(1),
  ],
];

const CARELESS: Argued = {
  estate: [
    ['账号是虚拟的，不是真正的财产。', '法律没有规定账号可以继承，没有规定就是不可以。'],
    [
      'An account is virtual; it is not genuine property.',
      'No law provides that an account can be inherited; what is not provided for is not allowed.',
    ],
  ],
  clause: [
    ['第 7.3 条写得很清楚，点了同意就要遵守。'],
    ['Clause 7.3 is clear, and whoever clicked "agree" must abide by it.'],
  ],
  compared: [
    ['账号和学籍一样，不能继承。'],
    ['An account is like a place at school: it cannot be inherited.'],
  ],
  answer: [
    '回答：这是公司的经营自由。',
    "Answer: that is a matter of the company's freedom to run its business.",
  ],
  end: ['驳回何静芳的全部请求。', 'All claims of He Jingfang should be dismissed.'],
};

export const CON_MODELS: CaseModels = {
  memo_con: [
    sound(
      bi(
        '先承认三处弱点，不靠第 7.3 条，从权利的内容论证，并给出有用的退路。',
        'It admits its three weak points first, argues from the content of the right and not from clause 7.3, and offers a useful fallback.',
      ),
      { values: [THESIS, COUNTER], parts: [memo(SIDE, ARGUED)] },
    ),
    careless(
      bi(
        '“没有规定就是不可以”没有说明是反面解释还是漏洞；连没有争议的余额也不退。',
        '"What is not provided for is not allowed" does not say whether this is an argument a contrario or a gap; even the undisputed balance is not refunded.',
      ),
      {
        values: [
          value('thesis', '账号不能继承。', 'The account cannot be inherited.'),
          value('strongest_counter', '母亲很值得同情。', 'The mother deserves sympathy.'),
        ],
        parts: [memo(SIDE, CARELESS)],
      },
    ),
    wrong(
      bi(
        '以弹窗点击认定已经提示。提供格式条款的一方负举证责任，仅以勾选、弹窗为由的不予支持（《合同编通则解释》第十条第三款）；弹窗也没有列出第 7.3 条的改动。',
        'It takes the click in the pop-up as proof that attention was drawn. The party that supplied the standard terms bears the burden of proof, and a tick box or pop-up alone is not enough (Contract Interpretation, Article 10, third paragraph); nor did the pop-up list the change to clause 7.3.',
      ),
      { values: [THESIS, COUNTER], parts: [memo(SIDE, { ...ARGUED, clause: WRONG_CLAUSE })] },
    ),
  ],
};
