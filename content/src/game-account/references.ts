import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, part, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';

const NORMS = reference(
  'reference_norms',
  bi('规范清单参考答案', 'Reference: list of norms'),
  [
    title('规范清单'),
    heading('一、请求拆分'),
    table(
      ['请求', '请求权基础', '先决问题'],
      ['变更实名', '民法典第一千一百二十二条、第五百零九条第二款（协助）', '账号上的权利是否遗产；第 7.3 条'],
      ['折价 46,800 元', '同上，不能变更时的替代', '价值怎样算：扣除 5% 服务费为 44,460 元'],
      ['退还余额 6,200 元', '协议第 6.2 条、民法典第四百六十五条第一款', '没有争议'],
      ['查看聊天', '个人信息保护法第四十九条', '生前另有安排；他人隐私'],
    ),
    heading('二、规范'),
    table(
      ['条文', '管什么', '不管什么', '关系'],
      ['第一百二十七条', '转引有关保护的规定', '归属和继承', '说明是权益，不作请求权基础'],
      ['第一千一百二十二条', '遗产的概念和除外', '约定能否除外', '直接适用，需要解释'],
      ['第四百九十六条至第四百九十八条', '格式条款的订入、效力、解释', '继承', '直接适用于第 7.3 条'],
      ['第五百五十七条第一款第六项', '约定的终止', '约定是否订入', '直接适用，否定方的核心'],
      [
        '第九百九十二条、第九百九十四条、第一千零三十二条',
        '人格权不得继承；死者隐私受侵害时近亲属的请求；隐私',
        '财产利益；查阅聊天的权利',
        '直接适用于聊天',
      ],
      [
        '消费者权益保护法第二十六条',
        '格式条款的显著提示；对消费者不公平、不合理的内容无效',
        '继承',
        '江远是消费者的，与第四百九十六条、第四百九十七条一并适用于第 7.3 条',
      ],
      ['第七百三十二条、第九百三十四条，公司法第九十条', '租赁、委托、股东资格', '账号', '只作比较'],
    ),
    heading('三、有没有漏洞'),
    p(
      '“个人合法财产”是概括概念，经解释可以包括账号上的财产利益，遗产范围没有漏洞。约定能否排除继承，第一千一百二十二条第二款没有说：是有意不写还是没有想到，正是争点。',
    ),
    quote('清单的好坏，看它是否把对两方有利的条文都列进来，并写明“不管什么”。'),
  ],
  [
    title('List of Norms'),
    heading('1. The separate claims'),
    table(
      ['Claim', 'Basis of the claim', 'Preliminary question'],
      [
        'Re-registration',
        'Civil Code, Articles 1122 and 509, second paragraph (assistance)',
        'Whether the rights in the account are part of the estate; clause 7.3',
      ],
      [
        'Compensation of 46,800 yuan',
        'The same; in the alternative, if the account cannot be re-registered',
        'How the value is calculated: less the 5% service fee, 44,460 yuan',
      ],
      [
        'Refund of the balance of 6,200 yuan',
        'Clause 6.2 of the agreement; Civil Code, Article 465, first paragraph',
        'Not disputed',
      ],
      [
        'Access to the chats',
        'Personal Information Protection Law, Article 49',
        'Whether the deceased arranged otherwise in life; the privacy of others',
      ],
    ),
    heading('2. Norms'),
    table(
      ['Article', 'Governs', 'Does not govern', 'Role in this case'],
      [
        '127',
        'Refers to other provisions on protection',
        'Ownership and succession',
        'Shows that it is a protected interest; not a basis for a claim',
      ],
      [
        '1122',
        'What an estate is, and the exceptions',
        'Exclusion by agreement',
        'Applies directly, after interpretation',
      ],
      [
        '496 to 498',
        'Standard terms: incorporation, validity, meaning',
        'Succession',
        'Applies directly to clause 7.3',
      ],
      [
        '557, first paragraph, item 6',
        'The end of a contract by agreement',
        'Whether the agreement was incorporated',
        'Applies directly; the core of the case against',
      ],
      [
        '992, 994, 1032',
        'Personality rights may not be inherited; claims of near relatives where the privacy of the dead is infringed; privacy',
        'Property interests; a right of access to the chats',
        'Applies directly to the chats',
      ],
      [
        'Law on the Protection of Consumer Rights and Interests, 26',
        'Conspicuous notice of standard terms; content unfair and unreasonable to consumers is void',
        'Succession',
        'If Jiang Yuan was a consumer, it applies to clause 7.3 together with 496 and 497',
      ],
      ['732, 934; Company Law, 90', 'Leases, mandates, shareholder status', 'Accounts', 'Comparison only'],
    ),
    heading('3. Whether there is a gap'),
    p(
      '"Lawful personal property" is a general concept, which can be interpreted to include the property interests in an account, so there is no gap as to what an estate is. Article 1122, second paragraph, does not say whether agreement can exclude succession; whether that silence is intended or an oversight is precisely the issue.',
    ),
    quote(
      'The quality of a list depends on whether it includes the articles that help either side and says what each of them does not govern.',
    ),
  ],
  'norms',
);

const PRO = reference(
  'reference_thesis',
  bi('肯定方论证书参考答案', 'Reference: memorandum for inheritance'),
  [
    title('肯定方论证书（要点）'),
    line('论点：账号上的财产利益整体属于遗产，公司应当协助变更实名；聊天除外。'),
    heading('一、遗产范围'),
    bullets(
      '文义：财产包括物、债权和其他财产利益；可以支配、有价值、能交易。',
      '体系：第一百二十七条位于“民事权利”一章；第一百二十四条第二款说合法的私有财产可以继承。',
      '历史：1985 年继承法第三条列举七项，民法典改为概括，是为了容纳新的财产。',
      '目的：继承保护家庭成员对劳动和投入的承接；九年投入 38,600 元。',
    ),
    heading('二、第 7.3 条'),
    p(
      '订入：“继承”二字 2021 年以弹窗加入，没有明显标识，弹窗没有列出，公司没有履行提示义务（[[《中华人民共和国民法典》第四百九十六条第二款]]、[[合同编通则解释第十条第三款]]），不成为合同内容。退路一：即使订入，一面允许出卖、一面禁止继承，不合理地限制主要权利，无效（[[第四百九十七条第二项]]；[[《消费者权益保护法》第二十六条第二款、第三款]]）。退路二：2016 年文本的“转让”按通常理解是生前行为，不包括继承，有两种理解的取不利于公司的（[[第四百九十八条]]）。',
    ),
    heading('三、反面解释'),
    p(
      '第一千一百二十二条第二款限于“法律规定”和“性质”，第五百四十五条第一款第二项却写明“按照当事人约定”。同一法典有写有不写，应认为约定不足以排除继承。',
    ),
    heading('四、对方最强的理由和回答'),
    p(
      '“遗产里只能有本来就在的东西。”回答：2016 年创设权利的文本没有以生存为限，后加的限制没有订入，所以死亡时权利完整。',
    ),
    quote('把聊天主动切出去，是这份论证书最聪明的一步：它使“性质”之争只剩财产。'),
  ],
  [
    title('Memorandum for Inheritance (main points)'),
    line(
      'Thesis: the property interests in the account as a whole are part of the estate, and the company must help with re-registration; the chats are excluded.',
    ),
    heading('1. The estate'),
    bullets(
      'Wording: property includes things, claims and other property interests; what is in the account can be controlled, has a value and can be traded.',
      'System: Article 127 stands in the chapter on civil rights; Article 124, second paragraph, says that lawful private property may be inherited.',
      'History: Article 3 of the Succession Law of 1985 listed seven kinds; the Code replaced the list with a general clause in order to accommodate new kinds of property.',
      'Purpose: succession ensures that the family takes over what was put in by work and money, here 38,600 yuan in nine years.',
    ),
    heading('2. Clause 7.3'),
    p(
      'Incorporation: the word "inherited" was added in 2021 by way of a pop-up, without conspicuous marks, and the pop-up did not list it. The company did not perform its duty to draw attention to the term ([[Civil Code, Article 496, second paragraph]]; [[Contract Interpretation, Article 10, third paragraph]]), so the term is not part of the contract. First fallback: even if it was incorporated, to forbid succession while allowing sale unreasonably restricts a main right, and the term is void ([[Article 497, item 2]]; [[Law on the Protection of Consumer Rights and Interests, Article 26, second and third paragraphs]]). Second fallback: "transferred" in the text of 2016 in its usual sense means a transfer during lifetime and does not include succession; where two readings are possible, the one unfavourable to the company is adopted ([[Article 498]]).',
    ),
    heading('3. The argument a contrario'),
    p(
      'Article 1122, second paragraph, is limited to "law" and "nature", while Article 545, first paragraph, item 2, expressly says "by agreement of the parties". Where the same Code says it in one place and not in the other, agreement must be taken not to be enough to exclude succession.',
    ),
    heading('4. The strongest point of the other side, and the answer'),
    p(
      '"An estate can contain only what was already there." Answer: the text of 2016, which created the right, did not limit it to the lifetime of the user; the limit added later was not incorporated, so at his death the right was intact.',
    ),
    quote(
      'To leave the chats out of its own accord is the cleverest step of this memorandum: the dispute about "nature" is then about property alone.',
    ),
  ],
  'thesis',
);

const CON = reference(
  'reference_antithesis',
  bi('否定方论证书参考答案', 'Reference: memorandum against inheritance'),
  [
    title('否定方论证书（要点）'),
    line('论点：用户享有的是以本人为限的服务，死亡时终止；除余额以外，没有遗产可以转移。'),
    heading('一、先承认三点'),
    bullets(
      '云集市使“绝对专属”难以成立。',
      '2016 年文本没有“继承”二字。',
      '第 7.3 条没有加粗，弹窗没有列出，提示难以算到位。',
    ),
    heading('二、权利的内容'),
    p(
      '账号不是物，是网络服务合同中的使用权。合同写明使用权归注册人，未经公司同意不得转让；合同只约束当事人（[[《中华人民共和国民法典》第四百六十五条第二款]]），当事人可以约定终止（[[第五百五十七条第一款第六项]]）。继承转移已有的财产，不创设合同没有给过的权利。',
    ),
    heading('三、对反面解释的回答'),
    p(
      '第五百四十五条管债权转让，写“约定”是因为转让是法律行为；继承因死亡这一事实发生，立法者没有必要写约定。没有写，不是有意允许，也不是有意禁止，不能反面解释。',
    ),
    heading('四、比较'),
    p(
      '最相近的是以人为基础的继续性服务；委托因一方死亡而终止（[[第九百三十四条]]）。公司法第九十条允许继承股东资格，但同时允许章程另有规定，说明带有成员身份的财产可以由约定排除继承。',
    ),
    heading('五、对方最强的理由和回答'),
    p(
      '“可以卖给陌生人，却不给母亲。”回答：经公司同意并重新实名，是合同转让（[[第五百五十五条]]）；公司可以同意，也可以不同意。这一回答不够有力，所以应当同时提出退还余额、复制游记和影像、由公会另选会长。',
    ),
    quote('否定方的好论证不靠第 7.3 条。靠它的人，会在弹窗上输掉整个案件。'),
  ],
  [
    title('Memorandum against Inheritance (main points)'),
    line(
      'Thesis: what the user has is a service limited to him personally, which ends with his death; apart from the balance there is nothing in the estate to pass on.',
    ),
    heading('1. Three points admitted first'),
    bullets(
      'Because of the Cloud Market it is hard to maintain that an account is "wholly personal".',
      'The text of 2016 does not contain the word "inherited".',
      'Clause 7.3 was not in bold and the pop-up did not list it; the company can hardly be said to have drawn attention to it.',
    ),
    heading('2. The content of the right'),
    p(
      'An account is not a thing but a right of use under a contract for network services. The contract says that the right of use belongs to the registrant and may not be transferred without the consent of the company; a contract binds only its parties ([[Civil Code, Article 465, second paragraph]]), and they may agree on when it ends ([[Article 557, first paragraph, item 6]]). Succession transfers property that exists; it does not create rights that the contract never gave.',
    ),
    heading('3. Answer to the argument a contrario'),
    p(
      'Article 545 governs the assignment of claims and mentions agreement because assignment is a juristic act; succession occurs by the fact of death, and the legislature had no need to mention agreement. The silence was meant neither to allow it nor to forbid it, and no argument a contrario can be drawn from it.',
    ),
    heading('4. Comparison'),
    p(
      'The closest comparison is with continuing services that rest on the person; a mandate ends with the death of a party ([[Article 934]]). Article 90 of the Company Law lets shareholder status be inherited but also lets the articles of the company provide otherwise, which shows that property bound up with membership may be excluded from succession by agreement.',
    ),
    heading('5. The strongest point of the other side, and the answer'),
    p(
      '"It may be sold to a stranger, and yet it is refused to a mother." Answer: a sale with the consent of the company and a new real-name registration is the transfer of a contract ([[Article 555]]), to which the company may or may not agree. The answer is not strong enough, so the memorandum should also offer the refund of the balance, copies of the travel notes and pictures, and the choice of another head by the guild.',
    ),
    quote(
      'A good argument against inheritance does not rest on clause 7.3. Whoever rests on it loses the whole case over the pop-up.',
    ),
  ],
  'antithesis',
);

const OPINION = reference(
  'reference_opinion',
  bi('评议意见书参考答案', 'Reference: opinion of the panel'),
  [
    title('评议意见书（要点）'),
    part('一、逐项结论（多数意见）'),
    table(
      ['请求', '结论', '依据'],
      [
        '变更实名',
        '公司协助何静芳办理实名变更',
        '第一千一百二十二条、第四百九十六条第二款、第五百零九条第二款',
      ],
      ['折价补偿', '已经支持变更，不再处理', '——'],
      ['退还余额', '随账号归何静芳；要求退还的，退还 6,200 元', '协议第 6.2 条、第四百六十五条第一款'],
      [
        '查看聊天',
        '不支持；变更以前由系统清除私聊',
        '个人信息保护法第四十九条、民法典第九百九十二条、第九百九十四条、第一千零三十二条',
      ],
    ),
    part('二、理由'),
    p(
      '“个人合法财产”经文义、体系、历史、目的解释，包括账号上可以支配、可以定价的财产利益。第二款的“性质”，指该项财产利益的性质，不是服务关系的性质；专属于人的身份信息和聊天应当分出，其余没有专属性，云集市规则第 3 条、第 5 条可以印证。',
    ),
    p(
      '第 7.3 条中关于继承和死亡的部分，公司没有证明采用了足以引起注意的标识，仅以弹窗为由不能认定履行提示义务，何静芳作为权利的承受人可以主张该部分不成为合同内容。2016 年文本禁止的是“转让”，按通常理解不包括继承；有两种理解的，取不利于提供方的理解。',
    ),
    p(
      '对少数理由的回应：权利的内容由合同创设，这一点成立；但创设本案权利的文本没有以生存为限。反面解释不是本意见的必要理由，约定能否在一般情形排除继承，留待以后。',
    ),
    part('三、分割处理（第二次表决通过时）'),
    p(
      '余额 6,200 元退还；道具和等级按成交均价扣除 5% 服务费折价，46,800 元减 2,340 元，为 44,460 元；游记的著作权财产权利归何静芳，公司复制交付；公会另选会长，公司协助保留山居（第五百五十八条）。',
    ),
    part('四、两次都没有多数时'),
    p('除退还余额以外不支持，三种理由并列写明。'),
    quote(
      '三种结果都可以得高分。评分看：每一项请求有没有结论和依据；“性质”是谁的性质有没有说清；没有采纳的最强理由有没有回应。',
    ),
  ],
  [
    title('Opinion of the Panel (main points)'),
    part('1. Conclusions Claim by Claim (Majority)'),
    table(
      ['Claim', 'Conclusion', 'Ground'],
      [
        'Re-registration',
        'The company helps He Jingfang to re-register the account in her name',
        'Articles 1122, 496, second paragraph, and 509, second paragraph',
      ],
      ['Compensation', 'Not decided, since re-registration is granted', '-'],
      [
        'Refund of the balance',
        'The balance passes to He Jingfang with the account; if she asks for a refund, 6,200 yuan is refunded',
        'Clause 6.2 of the agreement; Article 465, first paragraph',
      ],
      [
        'Access to the chats',
        'Refused; the system deletes the private chats before re-registration',
        'Personal Information Protection Law, Article 49; Civil Code, Articles 992, 994 and 1032',
      ],
    ),
    part('2. Reasons'),
    p(
      'Interpreted by wording, system, history and purpose, "lawful personal property" includes the property interests in an account that can be controlled and priced. "Nature" in the second paragraph means the nature of those property interests, not of the service relationship. Identity information and chats, which are personal, must be separated; the rest is not personal, as Rules 3 and 5 of the Cloud Market Rules confirm.',
    ),
    p(
      'As to the part of clause 7.3 on inheritance and death, the company has not proved that it used marks sufficient to draw attention, and a pop-up alone does not show that it performed that duty; He Jingfang, as successor to the right, may claim that this part is not part of the contract. What the text of 2016 forbids is "transfer", which in its usual sense does not include succession; where two readings are possible, the one unfavourable to the supplier is adopted.',
    ),
    p(
      'Answer to the reasons of the minority: it is true that the content of a right is created by the contract, but the text that created this right did not limit it to the lifetime of the user. The argument a contrario is not necessary for this opinion; whether agreement can exclude succession in general is left open.',
    ),
    part('3. Dividing the Account (if the second vote is carried)'),
    p(
      'The balance of 6,200 yuan is refunded; the game items and the level are compensated at the average price less the 5% service fee, 46,800 yuan less 2,340 yuan, that is 44,460 yuan; the property rights in the copyright of the travel notes pass to He Jingfang, and the company hands over copies; the guild chooses another head and the company helps to keep the house (Article 558).',
    ),
    part('4. Without a Majority in Either Vote'),
    p(
      'Nothing is granted beyond the refund of the balance, and the three lines of reasoning are set out side by side.',
    ),
    quote(
      'All three results can earn high marks. What is assessed: whether each claim has a conclusion and a ground; whether it is made clear whose "nature" is meant; and whether the strongest reason that was not adopted is answered.',
    ),
  ],
  'opinion',
);

/** The memoranda and the list answer the debate, both votes and the opinion: none opens before the critique is over. */
export const REFERENCES: CaseDocument[] = [NORMS, PRO, CON, OPINION].map((document) =>
  releasedAfter(['critique'], document),
);
