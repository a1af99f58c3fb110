import type { CaseDocument } from '@lets/contract';
import { bi, bullets, facsimile, heading, line, p, quote, steps, table, title } from '../../build.ts';
import { evidence, material } from '../fields.ts';

const CASE_FILE = material(
  'case_material',
  bi('案情材料', 'Case material'),
  [
    title('《云上山河》账号继承案'),
    quote('教学案例。人物、公司、游戏和数字均为虚构，如有雷同，纯属巧合。法律均为真实条文。'),
    heading('一、经过'),
    table(
      ['日期', '事项'],
      ['2016 年 6 月 18 日', '江远实名注册账号“远山如黛”，勾选同意用户协议（2016 年版，56 条）'],
      ['2021 年 7 月 1 日', '协议更新为 62 条，江远登录时在弹窗点击“同意并继续”'],
      ['2025 年 1 月 15 日', '江远住院，同玩家陆小满私聊（材料 4）'],
      [
        '2025 年 2 月 9 日',
        '江远病逝，三十一岁，未婚，没有子女，父亲 2019 年去世，母亲何静芳是唯一的第一顺序继承人；没有遗嘱',
      ],
      ['2025 年 3 月 20 日', '何静芳请求运营者把账号变更到自己名下'],
      [
        '2025 年 3 月 27 日',
        '栖云互动科技有限公司拒绝，理由是第 7.3 条和账号专属于本人；愿意退还没有使用的云贝 6,200 元',
      ],
      ['2025 年 4 月 10 日', '何静芳书面请求：协助变更实名；不能变更的，折价补偿 46,800 元'],
    ),
    heading('二、没有争议的事实'),
    bullets(
      '九年间江远充值 38,600 元，去世时剩余云贝 62,000 个，10 个合 1 元。',
      '账号 128 级。“云集市”上同类账号 2025 年 1 月成交均价 46,800 元，公司向卖方收取 5% 服务费；卖出以后买方重新实名。',
      '“山居”是公会共同建造的场景，十二人参与，登记在会长江远的账号下；会长账号停用三十日，系统回收。',
      '账号里有私聊、公会频道记录和江远写的两万字游记。',
      '何静芳六十岁，没有玩过这款游戏，愿意接受实名认证。',
    ),
    heading('三、法律没有直接回答的地方'),
    p(
      '《民法典》第一百二十七条只说“法律对数据、网络虚拟财产的保护有规定的，依照其规定”，而专门规定账号能否继承的法律还没有。第一千一百二十二条规定遗产是“个人合法财产”，又说依照法律规定或者根据其性质不得继承的，不得继承。第 7.3 条写着不得继承。',
    ),
    heading('四、请带着问题阅读'),
    steps(
      '请求人要的究竟是什么：账号、账号里的东西、钱，还是山居和文字？一个请求要不要拆成几个？',
      '“个人合法财产”怎么解释？文义、体系、历史、目的，各自给出什么答案？',
      '第 7.3 条订入合同了吗？有效吗？它能决定继承法上的问题吗？',
      '股东资格、房屋租赁、委托，法律各有规定，账号更像哪一个？像在哪里？',
      '你的结论换几个事实还站得住吗？',
    ),
  ],
  [
    title('The Account in "Mountains above the Clouds"'),
    quote(
      'A teaching case. People, company, game and figures are invented; any resemblance to real ones is coincidental. The laws are real; their English versions are unofficial translations.',
    ),
    heading('1. What happened'),
    table(
      ['Date', 'Event'],
      [
        '18 June 2016',
        'Jiang Yuan registers the account "Distant Hills" in his real name and ticks a box to accept the user agreement (2016 version, 56 clauses)',
      ],
      [
        '1 July 2021',
        'The agreement is updated and now has 62 clauses; at login Jiang Yuan clicks "agree and continue" in a pop-up',
      ],
      [
        '15 January 2025',
        'In hospital, Jiang Yuan has a private chat with the player Lu Xiaoman (exhibit 4)',
      ],
      [
        '9 February 2025',
        'Jiang Yuan dies at thirty-one, unmarried and without children; his father died in 2019, and his mother, He Jingfang, is the only heir in the first order of succession; there is no will',
      ],
      ['20 March 2025', 'He Jingfang asks the operator to re-register the account in her name'],
      [
        '27 March 2025',
        'Qiyun Interactive Technology Co., Ltd. refuses, relying on clause 7.3 and on the account being personal to its user; it is willing to refund the unspent cloud shells, 6,200 yuan',
      ],
      [
        '10 April 2025',
        'He Jingfang asks in writing for help in re-registering the account or, if that is not possible, for compensation of 46,800 yuan',
      ],
    ),
    heading('2. What is not disputed'),
    bullets(
      'In nine years Jiang Yuan paid in 38,600 yuan; at his death 62,000 cloud shells were left, ten to the yuan.',
      'The account is at level 128. Similar accounts sold in the "Cloud Market" in January 2025 for 46,800 yuan on average; the company charges the seller a service fee of 5%, and after the sale the buyer registers anew in his or her real name.',
      'The "house in the hills" is a scene that twelve members of a guild built together. It is registered in the account of the head of the guild, Jiang Yuan; once that account has been stopped for thirty days, the system takes it back.',
      'The account contains private chats, the records of the guild channel and travel notes of twenty thousand characters written by Jiang Yuan.',
      'He Jingfang is sixty, has never played the game and is willing to be registered in her real name.',
    ),
    heading('3. Where the law gives no direct answer'),
    p(
      'Article 127 of the Civil Code only says that where laws provide for the protection of data and network virtual property, those provisions apply; there is as yet no law that specifically provides whether an account can be inherited. Article 1122 says that an estate is "lawful personal property", and that what may not be inherited by law or by its nature is not inherited. Clause 7.3 says that the account may not be inherited.',
    ),
    heading('4. Questions to keep in mind as you read'),
    steps(
      'What does the claimant really want: the account, what is in it, money, or the house and what he wrote? Should one claim be separated into several?',
      'How is "lawful personal property" to be interpreted? What answer does each of wording, system, history and purpose give?',
      'Is clause 7.3 part of the contract? Is it valid? Can it decide a question of succession at all?',
      'The law has rules for shareholder status, tenancies and mandates. Which of them is an account most like, and in what respect?',
      'Does your conclusion still stand if a few facts are changed?',
    ),
  ],
);

const METHOD = material(
  'method_guide',
  bi('法律推理方法指引', 'Guide to legal reasoning'),
  [
    title('法律推理方法指引'),
    line('方法是说理的工具，不是裁判的依据。裁判引用的是条文。'),
    heading('一、五步'),
    table(
      ['步骤', '要做的事', '常见的错'],
      ['一、拆请求', '谁向谁、要什么、凭什么', '把几个请求混成一个'],
      ['二、找法', '具体规定 → 分编的一般规定 → 总则 → 基本原则（总则编解释第一条）', '跳过规则直接谈原则'],
      ['三、解释', '文义、体系、历史、目的，逐一说明', '先有结论，再挑一种方法'],
      ['四、补漏', '先证明有漏洞，再证明相似，才谈类推', '像什么就用什么'],
      ['五、检验', '变换事实，看结论是否前后一致', '只为这一个案件说话'],
    ),
    heading('二、四种解释各问什么'),
    bullets(
      '文义：这几个字通常是什么意思？能包含到哪里为止？',
      '体系：同一部法律别处怎样用这几个字？相邻的条文说了什么，没有说什么？',
      '历史：旧法怎样写，为什么改？1985 年继承法列举了七项遗产，民法典改为概括。',
      '目的：这条规定要保护谁，怎样理解才保护得到？',
    ),
    heading('三、反面解释和类推，只能选一个'),
    p(
      '法律对甲有规定、对乙没有规定：如果是有意区别，就反面解释，乙不适用；如果是没有想到，而甲乙在关键之点相同，才可以类推。说“没有规定所以不行”和“没有规定所以比照”的人，都要先回答这个问题。',
    ),
    heading('四、研讨的次序'),
    steps(
      '报告案情，归纳争点',
      '展示规范清单',
      '两方同时写论证',
      '辩论',
      '需要时变换事实检验',
      '表决：先就整体继承，没有多数的再就分割处理',
      '撰写意见和不同意见',
      '方法点评',
    ),
  ],
  [
    title('Guide to Legal Reasoning'),
    line('Methods are tools of reasoning, not the basis of a decision. What a decision cites is articles.'),
    heading('1. Five steps'),
    table(
      ['Step', 'What to do', 'Common faults'],
      [
        '1. Separate the claims',
        'Who claims what from whom, and on what basis',
        'Running several claims together',
      ],
      [
        '2. Find the law',
        'Specific provisions, then the general provisions of the special Book, then Book One, then basic principles (General Part Interpretation, Article 1)',
        'Passing over the rules and going straight to principles',
      ],
      [
        '3. Interpret',
        'Wording, system, history, purpose, one after the other',
        'Starting from a conclusion and then choosing a method to suit it',
      ],
      [
        '4. Fill a gap',
        'First show a gap, then similarity, and only then speak of analogy',
        'Applying whatever looks similar',
      ],
      [
        '5. Test',
        'Change facts and see whether the conclusions are consistent',
        'Reasoning for this one case only',
      ],
    ),
    heading('2. What each of the four methods of interpretation asks'),
    bullets(
      'Wording: what do these words usually mean, and how far can their meaning extend?',
      'System: how are these words used elsewhere in the same law? What do the neighbouring articles say, and what do they not say?',
      'History: how did the old law read, and why was it changed? The Succession Law of 1985 listed seven kinds of property; the Civil Code replaced the list with a general clause.',
      'Purpose: whom is the provision meant to protect, and which reading actually protects them?',
    ),
    heading('3. Argument a contrario or analogy: only one of the two is possible'),
    p(
      'Suppose the law provides for A and not for B. If the difference is intended, an argument a contrario follows: the rule does not apply to B. Only if nobody thought of B, and A and B are the same in the decisive point, is analogy possible. Whoever says "there is no rule, so it is not allowed" or "there is no rule, so the other rule applies by analogy" must first answer that question.',
    ),
    heading('4. The order of the seminar'),
    steps(
      'Facts and issues',
      'The list of norms is shown',
      'Both sides write at the same time',
      'Debate',
      'Where needed, a test with changed facts',
      'Vote: first on inheriting the account as a whole and, if there is no majority, on dealing with its parts separately',
      'Writing the opinion and any separate opinions',
      'Critique of method',
    ),
  ],
);

const AGREEMENT = evidence(
  'evidence_1_agreement',
  bi('材料 1 用户协议两个版本', 'Exhibit 1: two versions of the user agreement'),
  [
    quote('教学案例，协议文本为虚构。'),
    title('《云上山河》用户协议（节录）'),
    heading('2016 年版（56 条，统一五号字，注册时勾选）'),
    p('7.3 账号的所有权归公司，用户享有使用权。未经公司同意，不得赠与、借用、出租、转让账号。'),
    heading('2021 年版（62 条，统一五号字，登录弹窗“同意并继续”；不同意的不能登录）'),
    p('1.4 公司可以更新本协议，更新后用户继续使用服务的，视为接受。'),
    p(
      '7.3 账号的所有权归公司，用户仅享有使用权。使用权仅属于初始注册人，不得赠与、借用、出租、转让、继承。用户死亡的，使用权终止，公司有权注销账号。',
    ),
    p('7.4 通过“云集市”进行的账号交易，依照《云集市规则》，不受 7.3 限制。'),
    p('9.1 用户的私聊内容受法律保护，公司不向第三人提供，法律另有规定的除外。'),
    p('弹窗页面写明“本次更新涉及未成年人保护和账号管理，请仔细阅读”，没有列出第 7.3 条的改动。'),
  ],
  [
    quote('A teaching case: the agreement is invented.'),
    title('User Agreement of "Mountains above the Clouds" (extracts)'),
    heading(
      'Version of 2016 (56 clauses, all in the same size of type; accepted by ticking a box at registration)',
    ),
    p(
      '7.3 The account belongs to the company; the user has the right to use it. Without the consent of the company an account may not be given away, lent, rented out or transferred.',
    ),
    heading(
      'Version of 2021 (62 clauses, all in the same size of type; pop-up "agree and continue" at login; those who do not agree cannot log in)',
    ),
    p(
      '1.4 The company may update this agreement; a user who goes on using the service after an update is deemed to accept it.',
    ),
    p(
      '7.3 The account belongs to the company; the user has only the right to use it. The right of use belongs to the first registrant alone and may not be given away, lent, rented out, transferred or inherited. On the death of the user the right of use ends, and the company may cancel the account.',
    ),
    p(
      '7.4 Sales of accounts through the "Cloud Market" are governed by the Cloud Market Rules and are not restricted by 7.3.',
    ),
    p(
      '9.1 Private chats are protected by law; the company does not disclose them to third parties unless the law provides otherwise.',
    ),
    p(
      'The pop-up said: "This update concerns the protection of minors and the management of accounts; please read it carefully." It did not list the change to clause 7.3.',
    ),
  ],
);

const MARKET = evidence(
  'evidence_2_market',
  bi('材料 2 云集市规则和成交记录', 'Exhibit 2: rules and sales of the Cloud Market'),
  [
    quote('教学案例，数字为虚构。'),
    title('《云集市规则》（节录）和成交记录'),
    p('第 3 条　100 级以上账号的注册人可以在云集市出售账号。买方须满十八周岁并完成实名认证。'),
    p('第 5 条　公司按成交价的 5% 向卖方收取服务费。私聊记录在交割前由系统清除，不随账号移转。'),
    table(
      ['2025 年 1 月同类账号（125 至 130 级）', '成交价（元）'],
      ['成交一', '44,200'],
      ['成交二', '45,900'],
      ['成交三', '47,500'],
      ['成交四', '49,600'],
      ['平均', '46,800'],
    ),
  ],
  [
    quote('A teaching case: the figures are invented.'),
    title('Cloud Market Rules (extracts) and Sales'),
    p(
      'Rule 3. The registrant of an account of level 100 or above may sell it in the Cloud Market. The buyer must be at least eighteen and have completed real-name verification.',
    ),
    p(
      'Rule 5. The company charges the seller a service fee of 5% of the price. Before the account is handed over, the system deletes the private chats; they do not pass with the account.',
    ),
    table(
      ['Similar accounts (levels 125 to 130), January 2025', 'Price (yuan)'],
      ['First sale', '44,200'],
      ['Second sale', '45,900'],
      ['Third sale', '47,500'],
      ['Fourth sale', '49,600'],
      ['Average', '46,800'],
    ),
  ],
);

const PAYMENTS = evidence(
  'evidence_3_payments',
  bi('材料 3 账号页、充值和余额', 'Exhibit 3: account page, payments and balance'),
  [
    quote('教学案例，数字为虚构。'),
    facsimile('game-account-page'),
    title('账号页'),
    p(
      '远山如黛，128 级，公会会长；实名：江*；注册：2016-06-18。云贝余额 62,000，折合 6,200.00 元。私聊记录：仅本人可见。场景“山居”：建造者 12 人，登记在会长名下；会长账号停用满 30 日，系统回收。',
    ),
    p(
      '按钮：“在云集市出售”；“变更实名（不可用）”。页脚：第 7.3 条，使用权仅属于初始注册人，不得赠与、借用、出租、转让、继承；第 7.4 条，通过云集市进行的账号交易，不受 7.3 限制。',
    ),
    facsimile('game-purchases'),
    title('账号“远山如黛”充值和余额'),
    table(
      ['期间', '笔数', '充值（元）'],
      ['2016 至 2018 年', '47', '9,400'],
      ['2019 至 2021 年', '74', '14,800'],
      ['2022 至 2024 年', '66', '13,200'],
      ['2025 年 1 月', '6', '1,200'],
      ['合计', '193', '38,600'],
    ),
    p('付款方式：本人银行卡尾号 4071；实名认证：已完成；打印日期：2025-03-27。'),
    p(
      '2025 年 2 月 9 日余额：云贝 62,000 个。协议第 6.2 条：10 个云贝合人民币 1 元；公司停止服务时按此退还没有使用的云贝。',
    ),
  ],
  [
    quote('A teaching case: the figures are invented.'),
    facsimile('game-account-page'),
    title('Account Page'),
    p(
      'Distant Hills, level 128, head of the guild; real name: Jiang *; registered 18 June 2016. 62,000 cloud shells, worth 6,200.00 yuan. Private chats: visible to the holder only. Scene "the house in the hills": 12 builders, registered in the name of the head of the guild; the system takes it back once the head\'s account has been stopped for 30 days.',
    ),
    p(
      'Buttons: "Sell in the Cloud Market"; "Change of name (not available)". Footer: clause 7.3, the right of use belongs to the first registrant alone and may not be given away, lent, rented out, transferred or inherited; clause 7.4, sales of accounts through the Cloud Market are not restricted by 7.3.',
    ),
    facsimile('game-purchases'),
    title('Payments and Balance of "Distant Hills"'),
    table(
      ['Period', 'Payments', 'Paid in (yuan)'],
      ['2016 to 2018', '47', '9,400'],
      ['2019 to 2021', '74', '14,800'],
      ['2022 to 2024', '66', '13,200'],
      ['January 2025', '6', '1,200'],
      ['Total', '193', '38,600'],
    ),
    p(
      "Paid with the holder's own bank card ending in 4071; real-name verification: completed; printed on 27 March 2025.",
    ),
    p(
      'Balance on 9 February 2025: 62,000 cloud shells. Clause 6.2 of the agreement: ten cloud shells are worth one yuan; when the company ends the service, it refunds unspent cloud shells at that rate.',
    ),
  ],
);

const CHAT = evidence(
  'evidence_4_chat',
  bi('材料 4 聊天和信', 'Exhibit 4: chat and letter'),
  [
    quote('教学案例，内容为虚构。聊天由陆小满提供，只摘同本题有关的两句。'),
    title('聊天（2025 年 1 月 15 日）和何静芳的信（2025 年 4 月 10 日）'),
    line('**远山如黛：**我要是不在了，山居别拆，你们轮着当会长也行。'),
    line('**远山如黛：**私聊你们别给我妈看，她看了难受。'),
    heading('信（节录）'),
    p(
      '“我不会玩。他住院的时候给我看过那座房子，说里头每一块石头都是他搬的。我想能进去看看，也想知道他最后那半年都同谁说话。公司说不行，说合同写了。合同是他签的，我没有签过。”',
    ),
  ],
  [
    quote(
      'A teaching case: the content is invented. The chat was supplied by Lu Xiaoman; only the two sentences that bear on the question are extracted.',
    ),
    title('Chat (15 January 2025) and Letter of He Jingfang (10 April 2025)'),
    line(
      "**Distant Hills:** If I am gone, don't pull the house down. You can take turns at being head of the guild.",
    ),
    line("**Distant Hills:** Don't let my mother read the private ones, it would hurt her."),
    heading('Letter (extract)'),
    p(
      '"I do not know how to play. When he was in hospital he showed me that house and said that he had carried every stone in it. I would like to be able to go in and look, and I would like to know whom he talked to in his last six months. The company says no; it says that the contract says so. He signed that contract. I never did."',
    ),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, METHOD];
export const EVIDENCE_DOCUMENTS: CaseDocument[] = [AGREEMENT, MARKET, PAYMENTS, CHAT];
