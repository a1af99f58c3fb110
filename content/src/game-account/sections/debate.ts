import type { FlowNode } from '@lets/contract';
import { bi, guide, node, say, seatRole, showing } from '../../build.ts';

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('辩论', 'Debate'),
  introduction: bi(
    '两份论证书摆在一起，按争点逐一辩论。每一轮只辩一步，对方没有回答的理由，主持人会追着问。',
    'The two memoranda are laid side by side and debated issue by issue. Each round debates one step only, and the chair presses for an answer to any reason that the other side has not answered.',
  ),
  minutes: 24,
  scene: 'hearing',
  position: { x: 360, y: 770 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 's3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('panel_a', { seat: 's2', functions: ['speech'] }),
    seatRole('panel_b', { seat: 's4', functions: ['speech'] }),
    seatRole('reporter', { seat: 's5', functions: ['speech', 'display', 'submission', 'record'] }),
    seatRole('pro', { seat: 's7', functions: ['request_speech', 'request_display', 'meeting'] }),
    seatRole('con', { seat: 's11', functions: ['request_speech', 'request_display', 'meeting'] }),
    seatRole('friend', { seat: 's14', functions: ['request_speech'] }),
    seatRole('critic', { seat: 's13', functions: ['request_speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '次序：遗产范围；依法或者依性质不得继承；第 7.3 条；比较和类推；聊天和山居。',
        '先复述对方的理由，再反驳。复述得对方都点头，反驳才有分量。',
      ],
      [
        'The order: the scope of the estate; whether inheritance is excluded by law or by nature; clause 7.3; comparison and analogy; the chats and the house.',
        "Restate the other side's reason before you rebut it. A rebuttal carries weight only if the other side accepts your restatement.",
      ],
    ),
    guide(
      'presiding',
      [
        '1. 一轮一个争点，每方一次发言一次回应。',
        '2. 听见“显然”“当然”，就请他说出条文。',
        '3. 争点没有辩透的，可以进入变换事实检验。',
      ],
      [
        '1. Take one issue in each round, with one speech and one reply for each side.',
        '2. When you hear "obviously" or "of course", ask the speaker to name the article.',
        '3. If an issue has not been fully argued, you may go on to the test with changed facts.',
      ],
    ),
    guide(
      'panel_a',
      ['1. 就文义和体系发问：反面解释为什么成立？'],
      ['1. Ask about wording and system: why does the argument a contrario hold?'],
    ),
    guide(
      'panel_b',
      ['1. 就目的和后果发问：谁因此得益，谁因此受损？'],
      ['1. Ask about purpose and consequences: who gains by it, and who loses?'],
    ),
    guide(
      'reporter',
      ['1. 记下每一个没有被回答的理由，写意见时要用。'],
      ['1. Note each reason that is left unanswered; you will need it when you write the opinion.'],
    ),
    guide(
      'pro',
      ['1. 先立后破，先守最稳的一步。', '2. 主动切出聊天。'],
      [
        '1. Build your own case before you attack the other, and defend the firmest step first.',
        '2. Leave the chats out of your own accord.',
      ],
    ),
    guide(
      'con',
      ['1. 先承认最弱的三点，再说它们为什么不决定结论。'],
      ['1. Admit your three weakest points first, then say why they do not decide the outcome.'],
    ),
    guide('friend', ['1. 被问到再说。'], ['1. Speak only when you are asked.']),
    guide(
      'critic',
      ['1. 发现跳步，请求发言，只说哪一步，不说谁对。'],
      [
        '1. If you notice that a step has been skipped, ask to speak; say only which step it is, not who is right.',
      ],
    ),
  ],
  lines: [
    say(
      'presiding',
      '第一个争点：账号上的权利是不是“个人合法财产”。请肯定方。',
      'The first issue: are the rights in the account "lawful personal property"? The advocate for inheritance, please.',
    ),
    showing(
      ['evidence_2_market', 'evidence_3_payments'],
      'pro',
      '文义上，财产不限于物，债权也是；体系上，第一百二十七条把网络虚拟财产同数据并列，放在民事权利一章；历史上，1985 年继承法列举七项，民法典改成概括，就是为了容纳新的财产。充值、交易、定价，样样都有。',
      'As to wording, property is not limited to things: claims are property too. As to system, Article 127 puts network virtual property beside data in the chapter on civil rights. As to history, the Succession Law of 1985 listed seven kinds, and the Code replaced the list with a general clause precisely to accommodate new ones. This account has been paid for, traded and priced.',
    ),
    say(
      'con',
      '我复述：能定价、能交易的就是财产。但是第一百二十七条说的是“保护”，没有说归谁、能不能继承。用户得到的是一项服务；服务有价格，不等于服务可以继承，正像听课要交学费，学籍并不继承。',
      'Let me restate that: whatever can be priced and traded is property. But Article 127 speaks of "protection"; it does not say to whom such property belongs or whether it can be inherited. What the user has is a service. That a service has a price does not mean that it can be inherited: one pays fees to attend a school, but a place at the school is not inherited.',
    ),
    say(
      'panel_a',
      '请否定方回答：学籍不能卖给陌生人，账号可以。公司自己开的云集市，是不是已经承认它不专属于人？',
      'A place at a school cannot be sold to a stranger; an account can. By running the Cloud Market, has the company not already admitted that an account is not personal to its user?',
    ),
    say(
      'con',
      '云集市是公司同意下的转让，买方重新实名，是经对方同意的合同权利义务一并转让（第五百五十五条）。经同意可以转让，不等于不经同意可以继承。',
      'A sale in the Cloud Market is a transfer with the consent of the company, and the buyer registers anew in his or her real name: it is a transfer of contractual rights and duties together, with the consent of the other party (Article 555). That something may be transferred with consent does not mean that it can be inherited without consent.',
    ),
    say(
      'panel_a',
      '再问肯定方：第一千一百二十二条第二款如果真的排除约定，第五百五十七条允许约定终止又怎样解释？两条放在一起读，要读得通。',
      'A question to the advocate for inheritance: if Article 1122, second paragraph, really leaves no room for agreement, how do you read Article 557, which allows the parties to agree when a contract ends? The two articles must make sense together.',
    ),
    say(
      'pro',
      '第五百五十七条管的是合同什么时候终止，第一千一百二十二条管的是终止以前已经有的财产归谁。余额、道具是已经有的，合同终止不会让它们消失。',
      'Article 557 governs when a contract ends; Article 1122 governs to whom the property passes that existed before it ended. The balance and the items existed already, and the end of the contract does not make them disappear.',
    ),
    say(
      'presiding',
      '第二个争点：是不是依照法律或者根据其性质不得继承。',
      'The second issue: is inheritance excluded by law or by the nature of the property?',
    ),
    say(
      'pro',
      '没有法律禁止。性质上，专属于人的是聊天和身份信息，不是等级、道具和云贝。第二款只写法律和性质，第五百四十五条却写了“按照当事人约定不得转让”，同一部法典一处写一处不写，应当认为是有意区别：约定不能把财产排除出遗产。',
      'No law forbids it. As to nature, what is personal is the chats and the identity information, not the level, the items and the cloud shells. The second paragraph mentions only law and nature, while Article 545 says "by agreement of the parties it may not be assigned". Where the same Code says it in one place and not in the other, the difference must be taken to be intended: agreement cannot take property out of an estate.',
    ),
    say(
      'con',
      '反面解释要先排除“没有想到”。继承编讲的是已经存在的财产怎样转移；权利的内容本来由合同决定，合同只给到死亡为止，死亡时就没有东西可以转移，不是把遗产排除出去，是本来就不在里面。第五百五十七条第一款第六项，当事人可以约定终止。',
      'An argument a contrario must first rule out an oversight. The book on succession is about how existing property passes. The content of a right is determined by the contract; if the contract grants it only until death, there is nothing left at death to pass. Nothing is taken out of the estate; it was never part of it. Under Article 557, first paragraph, item 6, the parties may agree on when a contract ends.',
    ),
    say(
      'panel_b',
      '请肯定方回答这一点。如果 2016 年协议就写明“使用权以本人生存为限”，你还主张继承吗？',
      'I ask the advocate for inheritance to answer that point. Had the agreement of 2016 said that "the right of use is limited to the lifetime of the user", would you still claim that it is inherited?',
    ),
    say(
      'pro',
      '那会难得多。可是 2016 年没有这样写，2021 年才用弹窗加上，九年的投入已经过了五年。所以第三个争点决定一切：它没有订入。',
      'That would be far harder. But the text of 2016 did not say so; it was added only in 2021 by a pop-up, when he had already been paying in for five of the nine years. So the third issue decides everything: the term was not incorporated.',
    ),
    say(
      'panel_b',
      '也请否定方回答：限制继承，公司要保护的正当利益是什么？实名、未成年人、还是退款？每一种能不能用更轻的办法保护到？请给材料，不要给想象。',
      'A question to the advocate against as well: which legitimate interest of the company does the restriction on inheritance protect? Is it real names, minors or refunds? Could each of them be protected by a less restrictive means? Please give us material and not conjecture.',
    ),
    say(
      'con',
      '主要是实名：账号做过的事要找得到人。重新实名能解决以后的事，解决不了以前的事；承认这一点以后，我们的理由确实要窄一些。',
      'Mainly real names: it must be possible to find the person who answers for what was done with an account. A new real-name registration takes care of the future but not of the past; once that is admitted, our reason does become somewhat narrower.',
    ),
    say(
      'presiding',
      '那就进入第三个争点：第 7.3 条有没有订入、是否有效、能不能排除继承。请否定方先说。',
      'Then let us turn to the third issue: was clause 7.3 incorporated, is it valid, and can it exclude succession? The advocate against inheritance speaks first.',
    ),
    showing(
      ['evidence_1_agreement'],
      'con',
      '我先承认：第 7.3 条没有加粗，弹窗没有列出它，依合同编通则解释第十条，提示很难算到位。但 2016 年文本已经写明“不得转让”，使用权归属于注册人本人，这是服务的性质，不靠 2021 年那两个字。',
      'I admit it at once: clause 7.3 was not in bold, the pop-up did not list it, and under Article 10 of the Contract Interpretation the company can hardly be said to have drawn attention to it. But the text of 2016 already said that the account may not be transferred; that the right of use belongs to the registrant personally follows from the nature of the service and does not depend on the word added in 2021.',
    ),
    say(
      'critic',
      '请求发言。刚才双方都在用“性质”，但一方说的是账号里的东西，一方说的是服务关系。请先说清楚，第二款的“其性质”是谁的性质。',
      'I ask to speak. Both sides have just been using the word "nature", but one means the things in the account and the other the service relationship. Please make clear first whose nature is meant by "its nature" in the second paragraph.',
    ),
    say(
      'pro',
      '条文说的是“遗产”的性质，应当一项一项看：云贝、道具能同人分开，聊天和身份信息不能。',
      'The article speaks of the nature of the "estate", which has to be examined item by item: cloud shells and game items can be separated from the person, the chats and the identity information cannot.',
    ),
    say(
      'con',
      '账号里的每一项都靠服务合同才存在，看它的性质，离不开合同给的是什么。这一点我们各说明了理由，请评议人判断。',
      'Everything in the account exists only by virtue of the service contract, and its nature cannot be judged apart from what the contract granted. Each of us has given reasons on this point, and I leave it to the panel.',
    ),
    say(
      'reporter',
      '比较三条：第七百三十二条，租赁中与承租人共同居住的人可以按照原合同租赁；第九百三十四条，委托人死亡委托终止；公司法第九十条，股东资格可以继承，章程另有规定除外。',
      'There are three articles to compare: Article 732, under which those who lived with a tenant may continue the lease on its original terms; Article 934, under which a mandate ends with the death of the mandator; and Article 90 of the Company Law, under which shareholder status may be inherited unless the articles of the company provide otherwise.',
    ),
    say(
      'reporter',
      '再报告一处没有争议的：著作权法上的财产权可以继承，江远的游记在不在账号里，都不改变这一点。',
      "One more point is not disputed: the property rights in copyright can be inherited, and it makes no difference whether Jiang Yuan's travel notes are kept in the account or not.",
    ),
    say(
      'pro',
      '委托因信任而生，公司从来没有挑选过江远，谁来都能注册。更像股东资格：有财产，也有身份，法律让它继承；章程另有规定的除外，但章程是股东自己议的，第 7.3 条不是。',
      'A mandate rests on trust; the company never selected Jiang Yuan, and anybody may register. An account is more like shareholder status: it combines property with status, and the law lets it be inherited. The articles of the company may provide otherwise, but shareholders agree their own articles, and nobody negotiated clause 7.3.',
    ),
    say(
      'con',
      '比较可以，类推要先有漏洞。合同可以约定终止，这里没有漏洞；母亲的正当利益，退余额、做纪念册、由公会另选会长，都照顾得到。',
      "We may compare, but an analogy first requires a gap. The parties may agree on when a contract ends, so there is no gap here. The mother's legitimate interests can all be met: the balance is refunded, an album is made, and the guild chooses another head.",
    ),
    say(
      'presiding',
      '第四个争点：聊天和山居怎样处理。请玩家代表先说。',
      "The fourth issue: what is to happen to the chats and the house? The players' representative speaks first, please.",
    ),
    say(
      'friend',
      '公会只想保住山居。换会长要会长账号自己点同意，他不在了，没有人能点。',
      "The guild only wants to keep the house. To change the head of the guild, the head's own account must click its agreement. He is gone, and nobody can do that.",
    ),
    say(
      'friend',
      '补一句：石桥、藏书楼是谁搬的料，日志里都有记录。谁也不能说山居只是会长一个人的，也不能说只是公司的。',
      'One more thing: the log shows who carried the material for the stone bridge and the library. Nobody can say that the house belongs only to the head of the guild, or only to the company.',
    ),
    say(
      'pro',
      '聊天我们不请求查看：他生前说过私聊不要给母亲看，《个人信息保护法》第四十九条也把死者生前另有安排的除外。山居跟着账号走，何静芳愿意配合公会另选会长。',
      'We do not ask for access to the chats: he said in his lifetime that his mother was not to read the private ones, and Article 49 of the Personal Information Protection Law makes an exception where the deceased arranged otherwise. The house goes with the account, and He Jingfang is willing to help the guild choose another head.',
    ),
    say(
      'con',
      '聊天双方没有分歧。账号终止以后，公司依诚信原则协助公会另选会长，保留山居（第五百五十八条）；这不需要先承认继承。',
      'On the chats the two sides do not differ. After the account has ended, the company, in good faith, helps the guild to choose another head and keeps the house (Article 558); for that, inheritance need not be recognised first.',
    ),
    say(
      'presiding',
      '各方理由已经说尽。仍有分歧的是“性质”和 2016 年文本的分量。',
      'All the reasons have now been given. What still divides the two sides is the meaning of "nature" and the weight of the text of 2016.',
    ),
  ],
});

export const TESTING: FlowNode = node({
  id: 'testing',
  kind: 'court',
  name: bi('变换事实检验', 'A test with changed facts'),
  introduction: bi(
    '主持人一次换一个事实，请两方说出自己的理由还管不管用。前后说得通的理由，才是规则；只在这个案件里说得通的，是偏好。',
    'The chair changes one fact at a time and asks each side whether its reason still holds. A reason that remains consistent throughout is a rule; a reason that holds only in this case is a preference.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 720, y: 840 },
  roles: [
    seatRole('presiding', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('panel_a', { seat: 't4', functions: ['speech'] }),
    seatRole('panel_b', { seat: 't2', functions: ['speech'] }),
    seatRole('reporter', { seat: 't5', functions: ['speech', 'record'] }),
    seatRole('pro', { seat: 't7', functions: ['speech', 'meeting'] }),
    seatRole('con', { seat: 't9', functions: ['speech', 'meeting'] }),
    seatRole('critic', { seat: 't8', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      ['每次只换一个事实，其他不变。', '说得出“会变”也是好答案，只要说得出为什么变。'],
      [
        'Change one fact at a time and leave the rest as it is.',
        '"My answer would change" is also a good answer, provided you can say why it changes.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 备三张变数卡：没有云集市；协议 2016 年就写明以生存为限；继承人是十五岁的弟弟。',
        '2. 学生可以自己出变数。',
      ],
      [
        "1. Prepare three cards: there is no Cloud Market; the agreement of 2016 already limits the right to the user's lifetime; the heir is a brother of fifteen.",
        '2. Students may make up changed facts of their own.',
      ],
    ),
    guide(
      'panel_a',
      ['1. 检查理由有没有偷换。'],
      ['1. Watch whether one reason has been quietly replaced by another.'],
    ),
    guide('panel_b', ['1. 检查后果能不能接受。'], ['1. Ask whether the consequences are acceptable.']),
    guide('reporter', ['1. 记下每张卡下两方的答案。'], ["1. Note both sides' answers to each card."]),
    guide(
      'pro',
      ['1. 想清楚你的理由究竟靠哪个事实。'],
      ['1. Work out which fact your reason really depends on.'],
    ),
    guide(
      'con',
      ['1. 想清楚你的理由究竟靠哪个事实。'],
      ['1. Work out which fact your reason really depends on.'],
    ),
    guide('critic', ['1. 指出哪一个理由通过了检验。'], ['1. Point out which reason has passed the test.']),
  ],
  lines: [
    say(
      'presiding',
      '第一张卡：没有云集市，账号从来不许买卖。',
      'The first card: there is no Cloud Market, and the sale of accounts was never allowed.',
    ),
    say(
      'pro',
      '我的定价证据没有了，但投入和余额还在。整体继承会弱，余额和道具的折价还站得住。',
      'My evidence of the price is gone, but what he paid in and the balance remain. The case for inheriting the account as a whole would be weaker; compensation for the balance and the items would still stand.',
    ),
    say(
      'con',
      '那么专属性就完整了，我的结论更稳。反过来我承认，有云集市，对我不利。',
      'Then the account is entirely personal, and my conclusion is firmer. Conversely, I admit that the existence of the Cloud Market counts against me.',
    ),
    say(
      'presiding',
      '第二张卡：2016 年的协议加粗写明“使用权以注册人生存为限”，注册时逐条点过。',
      'The second card: the agreement of 2016 says in bold type that "the right of use is limited to the lifetime of the registrant", and he ticked it clause by clause when he registered.',
    ),
    say(
      'panel_a',
      '那就订入了，剩下有效没有效：有没有排除对方主要权利。',
      'Then it is incorporated. What remains is whether it is valid: does it exclude a main right of the other party?',
    ),
    say(
      'panel_a',
      '还要看一步：即使有效，“生存为限”说的是使用，死亡以前已经买下的云贝，是不是也在这句话里？我看不在。',
      'There is one more step: even if the term is valid, "limited to the lifetime" speaks of use. Are cloud shells that he had bought before his death within those words? I think not.',
    ),
    say(
      'pro',
      '我会退到第四百九十七条，并只主张余额。说实话，整体继承我不再坚持。',
      'I would fall back on Article 497 and claim only the balance. To be honest, I would no longer insist on inheriting the account as a whole.',
    ),
    say(
      'presiding',
      '第三张卡：继承人是十五岁的弟弟。',
      'The third card: the heir is a younger brother aged fifteen.',
    ),
    say(
      'panel_b',
      '遗产归属不因年龄改变，但登录使用要受未成年人保护法第七十五条的实名和时段限制。归属和使用是两个问题，这张卡正好把它们分开。',
      'To whom the estate passes does not depend on age, but logging in and playing are subject to the real-name requirement and the hours set by Article 75 of the Law on the Protection of Minors. Ownership and use are two questions, and this card separates them.',
    ),
    say(
      'panel_b',
      '所以我的检验是：一条理由换了继承人还成立，才是关于遗产的理由；换了就不成立的，是关于使用的理由。',
      'So my test is this: a reason that still holds when the heir is somebody else is a reason about the estate; a reason that no longer holds is a reason about use.',
    ),
    say(
      'con',
      '同意分开。使用可以限制，不等于归属可以否认；这一点我收回。',
      'I agree that they should be kept apart. That use may be restricted does not mean that ownership may be denied; I withdraw that point.',
    ),
    say(
      'critic',
      '通过检验的是“归属与使用分开”。没有通过的是“能卖所以能继承”，第一张卡一换就倒。',
      'What passed the test is "ownership and use are two questions". What did not pass is "it can be sold, so it can be inherited": that collapsed with the first card.',
    ),
    say(
      'reporter',
      '三张卡的答案已经记录，供表决使用。',
      'The answers to all three cards have been recorded for use in the vote.',
    ),
  ],
});
