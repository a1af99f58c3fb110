import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, value, wrong } from '../../models.ts';
import { type Argued, memo, type Side } from './memo.ts';

const SIDE: Side = {
  role: 'pro',
  name: ['肯定方论证书', 'Memorandum for inheritance'],
  position: ['账号可以继承', 'the account can be inherited'],
};

const THESIS = value(
  'thesis',
  '账号上的财产利益整体属于遗产，由何静芳继承，公司应当协助变更实名；聊天和身份信息不在其内。',
  'The property interests in the account as a whole are part of the estate and pass to He Jingfang, and the company must help to re-register the account in her name. The chats and the identity information are not part of it.',
);
const COUNTER = value(
  'strongest_counter',
  '遗产里只能有本来就在的东西：权利由合同创设，合同只给到死亡为止，死亡时就没有东西可以继承。',
  'An estate can contain only what was already there: the right is created by the contract, the contract granted it only until death, and at death nothing was left to inherit.',
);

const ARGUED: Argued = {
  estate: [
    [
      '文义：财产不限于物，包括债权和其他财产利益。账号可以支配，同类账号 2025 年 1 月成交均价 46,800 元（材料 2），是有价值、能交易的利益。',
      '体系：《民法典》第一百二十七条把网络虚拟财产规定在民事权利一章，说明它是受保护的权益；第一百二十四条第二款规定自然人合法的私有财产可以继承。',
      '历史：1985 年继承法第三条列举七项遗产，民法典第一千一百二十二条第一款改为概括，是为了容纳新的财产。',
      '目的：继承保护近亲属承接被继承人的劳动和投入。江远九年充值 38,600 元（材料 3），何静芳是唯一的第一顺序继承人（第一千一百二十七条）。',
    ],
    [
      'Wording: property is not limited to things; it includes claims and other property interests. An account can be controlled, and similar accounts sold for 46,800 yuan on average in January 2025 (exhibit 2). It is an interest that has a value and can be traded.',
      'System: Article 127 of the Civil Code places network virtual property in the chapter on civil rights, which shows that it is a protected interest; under Article 124, second paragraph, the lawful private property of a natural person may be inherited.',
      'History: Article 3 of the Succession Law of 1985 listed seven kinds of property; Article 1122, first paragraph, of the Code replaced the list with a general clause in order to accommodate new kinds.',
      'Purpose: succession ensures that near relatives take over what the deceased put in by work and money. Jiang Yuan paid in 38,600 yuan in nine years (exhibit 3), and He Jingfang is the only heir in the first order (Article 1127).',
    ],
  ],
  clause: [
    [
      '订入：2016 年文本没有“继承”，2021 年以弹窗加入，同其余条款一个字号，弹窗没有列出这一改动（材料 1）。公司对已经提示负举证责任，仅以弹窗为由不能认定（《民法典》第四百九十六条第二款、《合同编通则解释》第十条第三款）。何静芳承受江远的权利，可以主张该部分不成为合同的内容。',
      '效力：即使订入，一面允许在云集市出卖，一面禁止继承，不合理地限制对方主要权利，无效（第四百九十七条第二项）；江远为生活消费接受服务，这一内容对消费者不公平、不合理，同样无效（《消费者权益保护法》第二十六条第二款、第三款）。',
      '解释：2016 年文本的“转让”按通常理解是生前行为，不包括因死亡发生的继承；有两种理解的，取不利于公司的理解（第四百九十八条）。',
    ],
    [
      'Incorporation: the text of 2016 does not contain "inherited". The word was added in 2021 by way of a pop-up, in the same type as the rest, and the pop-up did not list the change (exhibit 1). The company bears the burden of proof that it drew attention to the term, and a pop-up alone is not enough (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph). He Jingfang succeeds to the rights of Jiang Yuan and may claim that this part is not part of the contract.',
      'Validity: even if it was incorporated, a term that forbids succession while sale in the Cloud Market is allowed unreasonably restricts a main right of the other party and is void (Article 497, item 2). Jiang Yuan used the service as a consumer; towards a consumer the term is unfair and unreasonable, and it is void on that ground too (Law on the Protection of Consumer Rights and Interests, Article 26, second and third paragraphs).',
      'Meaning: "transferred" in the text of 2016 in its usual sense means a transfer during lifetime and does not cover succession on death; where two readings are possible, the one unfavourable to the company is adopted (Article 498).',
    ],
  ],
  compared: [
    [
      '同股东资格比较：《公司法》第九十条允许继承股东资格，章程另有规定的除外。相同的是财产同身份结合，不同的是章程由股东议定，第 7.3 条没有协商。该条只作比较，遗产范围已由第一千一百二十二条解释得出，不需要类推。',
      '同委托比较：委托因信任而生，一方死亡即终止（第九百三十四条）；公司没有挑选过江远，买方重新实名即可取得账号（材料 2），不以人的信任为基础，不能类推。',
      '第一千一百二十二条第二款只说“依照法律规定或者根据其性质”，第五百四十五条第一款第二项却写明“按照当事人约定”。同一部法典一处写、一处不写，约定不足以把财产排除在遗产之外。',
    ],
    [
      'Compare shareholder status, which can be inherited unless the articles of the company provide otherwise (Company Law, Article 90). The two are alike in that property is combined with status, and different in that shareholders agree their own articles while nobody negotiated clause 7.3. Article 90 serves for comparison only; what an estate is already follows from the interpretation of Article 1122, and no analogy is needed.',
      'Compare a mandate, which rests on trust and ends with the death of a party (Article 934). The company never selected Jiang Yuan, and a buyer acquires an account simply by registering anew in his or her real name (exhibit 2). An account does not rest on trust in a person, so an analogy to mandate is not possible.',
      'Article 1122, second paragraph, says only "by law or by its nature", while Article 545, first paragraph, item 2, expressly says "by agreement of the parties". The same Code says it in one place and not in the other: agreement alone is not enough to take property out of an estate.',
    ],
  ],
  answer: [
    '回答：创设本案权利的是 2016 年的文本，它没有以用户的生存为限；后加的限制没有订入合同，所以死亡时权利是完整的。如果 2016 年文本写明“以本人生存为限”，这一回答就不成立。',
    'Answer: the right was created by the text of 2016, which did not limit it to the lifetime of the user; the limit added later was not incorporated, so at his death the right was intact. Had the text of 2016 said "for the lifetime of the user", this answer would fail.',
  ],
  end: [
    '请求公司协助何静芳办理实名变更（第五百零九条第二款），变更以前由系统清除私聊。第一退路：不能变更的，按成交均价扣除 5% 服务费折价，即 44,460 元，并退还余额 6,200 元。第二退路：至少退还余额，复制交付游记。江远生前说过私聊不要给母亲看（材料 4），本方不请求查看聊天（《个人信息保护法》第四十九条）。',
    'The company should help He Jingfang to re-register the account in her name (Article 509, second paragraph), after the system has deleted the private chats. First fallback: if the account cannot be re-registered, compensation at the average price less the service fee of 5%, that is 44,460 yuan, and the refund of the balance of 6,200 yuan. Second fallback: at least the refund of the balance, and copies of the travel notes. Jiang Yuan wrote that his mother should not read the private chats (exhibit 4); this side does not claim access to them (Personal Information Protection Law, Article 49).',
  ],
};

const WRONG_ESTATE: Argued['estate'] = [
  [
    '文义和体系：《民法典》第一百二十七条已经规定网络虚拟财产受法律保护，受保护的财产就可以继承，因此该条是本方请求权的直接依据，不必再解释第一千一百二十二条。',
    ...ARGUED.estate[0].slice(2),
  ],
  [
    'Wording and system: Article 127 of the Civil Code already provides that network virtual property is protected by law. What is protected may be inherited, so that article is the direct basis of the claim and Article 1122 need not be interpreted.',
    ...ARGUED.estate[1].slice(2),
  ],
];

const CARELESS: Argued = {
  estate: [
    ['账号花了很多钱，当然是财产。', '账号是儿子留给母亲的念想，应当由母亲继承。'],
    [
      'A great deal of money was spent on the account, so of course it is property.',
      'The account is a keepsake that a son left to his mother, and she should inherit it.',
    ],
  ],
  clause: [
    ['第 7.3 条是霸王条款，无效。'],
    ['Clause 7.3 is a one-sided term dictated by the company, and it is void.'],
  ],
  compared: [
    ['账号和股票、房子一样可以卖，所以一样可以继承。'],
    ['An account can be sold like shares and houses, so it can be inherited like them.'],
  ],
  answer: ['回答：点了“同意”，不等于真的同意。', 'Answer: to click "agree" is not really to agree.'],
  end: ['公司应当把账号给何静芳。', 'The company should give the account to He Jingfang.'],
};

export const PRO_MODELS: CaseModels = {
  memo_pro: [
    sound(
      bi(
        '四种解释各有名称和答案，条款分三步，主动把聊天切出去，每一步留退路。',
        'Each of the four methods of interpretation is named and gives an answer, the clause is examined in three steps, the chats are left out of its own accord, and each step has a fallback.',
      ),
      { values: [THESIS, COUNTER], parts: [memo(SIDE, ARGUED)] },
    ),
    careless(
      bi(
        '以动机代替要件，条款的订入和效力不分，“能卖所以能继承”换一个事实就倒。',
        'A motive takes the place of the elements of the norm, incorporation and validity are run together, and "it can be sold, so it can be inherited" collapses as soon as one fact is changed.',
      ),
      {
        values: [
          value('thesis', '账号应当由母亲继承。', 'The account should pass to the mother.'),
          value(
            'strongest_counter',
            '合同里写了不能继承。',
            'The contract says that it may not be inherited.',
          ),
        ],
        parts: [memo(SIDE, CARELESS)],
      },
    ),
    wrong(
      bi(
        '把《民法典》第一百二十七条当作继承的直接依据。该条只转引有关保护的规定，不管归属和继承；请求权基础是第一千一百二十二条，要经过解释。',
        'It treats Article 127 of the Civil Code as the direct basis of succession. That article only refers to other provisions on protection and says nothing about ownership or succession; the basis of the claim is Article 1122, which has to be interpreted.',
      ),
      { values: [THESIS, COUNTER], parts: [memo(SIDE, { ...ARGUED, estate: WRONG_ESTATE })] },
    ),
  ],
};
