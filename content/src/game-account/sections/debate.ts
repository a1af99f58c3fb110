import type { FlowNode } from '@lets/contract';
import { bi, guide, node, say, seatRole, showing } from '../../build.ts';

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('辩论', 'Debate'),
  introduction: bi(
    '两份论证书摆在一起，按争点逐一辩论。每一轮只辩一步，对方没有回答的理由，主持人会追着问。',
    'The two memoranda side by side are debated issue by issue. One step is debated at a time, and the chair insists on an answer to each reason.',
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
        'The order: estate; excluded by law or nature; clause 7.3; comparison and analogy; chats and house.',
        'Restate the other side before you answer. A reply counts only when the other side accepts the restatement.',
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
        '2. At "obviously" or "of course", ask for the article.',
        '3. What is not settled may go to the test with changed facts.',
      ],
    ),
    guide(
      'panel_a',
      ['1. 就文义和体系发问：反面解释为什么成立？'],
      ['1. Ask about wording and system: why should silence have a meaning?'],
    ),
    guide(
      'panel_b',
      ['1. 就目的和后果发问：谁因此得益，谁因此受损？'],
      ['1. Ask about purpose and consequences: who gains, who loses?'],
    ),
    guide(
      'reporter',
      ['1. 记下每一个没有被回答的理由，写意见时要用。'],
      ['1. Note each reason left unanswered; the opinion will need them.'],
    ),
    guide(
      'pro',
      ['1. 先立后破，先守最稳的一步。', '2. 主动切出聊天。'],
      ['1. Build before you attack, the firmest step first.', '2. Leave the chats out of your own accord.'],
    ),
    guide(
      'con',
      ['1. 先承认最弱的三点，再说它们为什么不决定结论。'],
      ['1. Admit the three weak points, then say why they do not decide it.'],
    ),
    guide('friend', ['1. 被问到再说。'], ['1. Speak when asked.']),
    guide(
      'critic',
      ['1. 发现跳步，请求发言，只说哪一步，不说谁对。'],
      ['1. If a step is left out, ask to speak; say which, not who is right.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '第一个争点：账号上的权利是不是“个人合法财产”。请肯定方。',
      'The first issue: is what the account holds "lawful personal property"? The side for inheritance, please.',
    ),
    showing(
      ['evidence_2_market', 'evidence_3_payments'],
      'pro',
      '文义上，财产不限于物，债权也是；体系上，第一百二十七条把网络虚拟财产同数据并列，放在民事权利一章；历史上，1985 年继承法列举七项，民法典改成概括，就是为了容纳新的财产。充值、交易、定价，样样都有。',
      'By wording, property is not only things: claims are property too. By system, Article 127 stands in the chapter on civil rights. By history, the law of 1985 listed seven kinds, while the Code has a general clause so as to take in new ones. What the account holds is paid for, traded and priced.',
    ),
    say(
      'con',
      '我复述：能定价、能交易的就是财产。但是第一百二十七条说的是“保护”，没有说归谁、能不能继承。用户得到的是一项服务；服务有价格，不等于服务可以继承，正像听课要交学费，学籍并不继承。',
      'To restate: what is priced and traded is property. But Article 127 speaks of protection, not of whose it is or whether it is inherited. The user has a service. A service has a price and is still not inherited, as a place at school is not, though fees are paid.',
    ),
    say(
      'panel_a',
      '请否定方回答：学籍不能卖给陌生人，账号可以。公司自己开的云集市，是不是已经承认它不专属于人？',
      'A place at school cannot be sold to a stranger; an account can. Has the company not admitted in its own market that it is not personal?',
    ),
    say(
      'con',
      '云集市是公司同意下的转让，买方重新实名，是经对方同意的合同权利义务一并转让（第五百五十五条）。经同意可以转让，不等于不经同意可以继承。',
      'The market is transfer with consent of the company, with the buyer registered anew, which is the transfer of a contract with consent (Article 555). That something may be transferred with consent does not mean that it is inherited without consent.',
    ),
    say(
      'panel_a',
      '再问肯定方：第一千一百二十二条第二款如果真的排除约定，第五百五十七条允许约定终止又怎样解释？两条放在一起读，要读得通。',
      'And the side in favour: if Article 1122, second paragraph, really leaves no room for agreement, how do you read Article 557, which allows parties to agree when a relationship ends? The two must make sense together.',
    ),
    say(
      'pro',
      '第五百五十七条管的是合同什么时候终止，第一千一百二十二条管的是终止以前已经有的财产归谁。余额、道具是已经有的，合同终止不会让它们消失。',
      'Article 557 governs when a contract ends; Article 1122 governs who takes what existed before that. The balance and the items existed already, and the end of the contract does not make them vanish.',
    ),
    say(
      'presiding',
      '第二个争点：是不是依照法律或者根据其性质不得继承。',
      'The second issue: is it excluded by law or by its nature?',
    ),
    say(
      'pro',
      '没有法律禁止。性质上，专属于人的是聊天和身份信息，不是等级、道具和云贝。第二款只写法律和性质，第五百四十五条却写了“按照当事人约定不得转让”，同一部法典一处写一处不写，应当认为是有意区别：约定不能把财产排除出遗产。',
      'No law forbids it. Personal by nature are the chats and the identity, not level, items and shells. The second paragraph names law and nature only, while Article 545 has "by agreement of the parties". The same Code has it in one place and not in the other: agreement cannot take property out of an estate.',
    ),
    say(
      'con',
      '反面解释要先排除“没有想到”。继承编讲的是已经存在的财产怎样转移；权利的内容本来由合同决定，合同只给到死亡为止，死亡时就没有东西可以转移，不是把遗产排除出去，是本来就不在里面。第五百五十七条第一款第六项，当事人可以约定终止。',
      'Before silence can have a meaning, oversight must be excluded. Succession transfers what exists. The content of a right is made by contract; if it was granted until death, there is nothing to transfer. Nothing is taken out of the estate: it was never in it. Under Article 557, first paragraph, item 6, the parties may agree when it ends.',
    ),
    say(
      'panel_b',
      '请肯定方回答这一点。如果 2016 年协议就写明“使用权以本人生存为限”，你还主张继承吗？',
      'An answer to that, please. Had the agreement of 2016 said "for the lifetime of the user", would you still claim?',
    ),
    say(
      'pro',
      '那会难得多。可是 2016 年没有这样写，2021 年才用弹窗加上，九年的投入已经过了五年。所以第三个争点决定一切：它没有订入。',
      'That would be far harder. But in 2016 it did not say so; it was added by a pop-up in 2021, five of the nine years on. So the third issue decides: it was not incorporated.',
    ),
    say(
      'panel_b',
      '也请否定方回答：限制继承，公司要保护的正当利益是什么？实名、未成年人、还是退款？每一种能不能用更轻的办法保护到？请给材料，不要给想象。',
      'The side against as well: which proper interest does the ban on inheriting protect? Real names, minors, refunds? Could each be protected by something milder? Please give material and not conjecture.',
    ),
    say(
      'con',
      '主要是实名：账号做过的事要找得到人。重新实名能解决以后的事，解决不了以前的事；承认这一点以后，我们的理由确实要窄一些。',
      'Mainly the real name: someone must answer for what was done with an account. A new registration settles the future and not the past; with that admitted, our reason does become narrower.',
    ),
    say(
      'presiding',
      '那就进入第三个争点：第 7.3 条有没有订入、是否有效、能不能排除继承。请否定方先说。',
      'Then to the third issue: was clause 7.3 incorporated, is it valid, and can it exclude succession? Against inheritance first.',
    ),
    showing(
      ['evidence_1_agreement'],
      'con',
      '我先承认：第 7.3 条没有加粗，弹窗没有列出它，依合同编通则解释第十条，提示很难算到位。但 2016 年文本已经写明“不得转让”，使用权归属于注册人本人，这是服务的性质，不靠 2021 年那两个字。',
      'I admit it: clause 7.3 was not in bold, the pop-up did not list it, and under Article 10 of the Contract Interpretation attention was hardly drawn. But the text of 2016 already said "not transferred"; that the use is for the registrant is the nature of the service and does not hang on that word of 2021.',
    ),
    say(
      'critic',
      '请求发言。刚才双方都在用“性质”，但一方说的是账号里的东西，一方说的是服务关系。请先说清楚，第二款的“其性质”是谁的性质。',
      'May I point out that both sides say "nature", one of what is in the account, the other of the service. First say whose nature the second paragraph means.',
    ),
    say(
      'pro',
      '条文说的是“遗产”的性质，应当一项一项看：云贝、道具能同人分开，聊天和身份信息不能。',
      'It speaks of the nature of what is in an estate, item by item: shells and items can be parted from the person, chats and identity cannot.',
    ),
    say(
      'con',
      '账号里的每一项都靠服务合同才存在，看它的性质，离不开合同给的是什么。这一点我们各说明了理由，请评议人判断。',
      'Every item in the account exists by the contract of service; its nature cannot be told apart from what the contract gave. Both of us have given reasons: it is for the panel.',
    ),
    say(
      'reporter',
      '比较三条：第七百三十二条，租赁中与承租人共同居住的人可以按照原合同租赁；第九百三十四条，委托人死亡委托终止；公司法第九十条，股东资格可以继承，章程另有规定除外。',
      'Three to compare: Article 732, those living with a tenant may keep the lease; Article 934, mandate ends by death; Company Law, Article 90, the standing of a shareholder is inherited unless the articles provide otherwise.',
    ),
    say(
      'reporter',
      '再报告一处没有争议的：著作权法上的财产权可以继承，江远的游记在不在账号里，都不改变这一点。',
      'One more undisputed point: the economic rights of copyright are inherited, whether or not the travel notes of Jiang Yuan are kept in the account.',
    ),
    say(
      'pro',
      '委托因信任而生，公司从来没有挑选过江远，谁来都能注册。更像股东资格：有财产，也有身份，法律让它继承；章程另有规定的除外，但章程是股东自己议的，第 7.3 条不是。',
      'Mandate rests on trust; the company never chose Jiang Yuan, anybody may register. It is more like a share: property and standing, which the law lets pass; the articles may exclude it, but shareholders make their articles, and nobody negotiated clause 7.3.',
    ),
    say(
      'con',
      '比较可以，类推要先有漏洞。合同可以约定终止，这里没有漏洞；母亲的正当利益，退余额、做纪念册、由公会另选会长，都照顾得到。',
      'We may compare, but analogy needs a gap, and there is none where a contract may end by agreement. What the mother properly wants, a refund, an album, another head for the guild, can all be had.',
    ),
    say(
      'presiding',
      '第四个争点：聊天和山居怎样处理。请玩家代表先说。',
      'The fourth issue: what becomes of the chats and the house? The player, please.',
    ),
    say(
      'friend',
      '公会只想保住山居。换会长要会长账号自己点同意，他不在了，没有人能点。',
      'The guild only wants the house kept. To change the head, the account of the head must agree, and nobody is there to do it.',
    ),
    say(
      'friend',
      '补一句：石桥、藏书楼是谁搬的料，日志里都有记录。谁也不能说山居只是会长一个人的，也不能说只是公司的。',
      "One more thing: the log shows who carried the stones of the bridge and the library. Nobody can say that the house is only the head's, or only the company's.",
    ),
    say(
      'pro',
      '聊天我们不请求查看：他生前说过私聊不要给母亲看，《个人信息保护法》第四十九条也把死者生前另有安排的除外。山居跟着账号走，何静芳愿意配合公会另选会长。',
      'We do not ask to see the chats: he said in his lifetime that his mother was not to see them, and Article 49 of the Personal Information Protection Law excepts what the deceased arranged otherwise. The house goes with the account, and the mother is willing to help the guild choose another head.',
    ),
    say(
      'con',
      '聊天双方没有分歧。账号终止以后，公司依诚信原则协助公会另选会长，保留山居（第五百五十八条）；这不需要先承认继承。',
      'On the chats we agree. After the account ends, the company in good faith helps the guild to choose another head and keeps the house (Article 558); for that, nothing need be inherited.',
    ),
    say(
      'presiding',
      '各方理由已经说尽。仍有分歧的是“性质”和 2016 年文本的分量。',
      'All the reasons have been given. What still divides the two sides is "nature", and the weight of the text of 2016.',
    ),
  ],
});

export const TESTING: FlowNode = node({
  id: 'testing',
  kind: 'court',
  name: bi('变换事实检验', 'A test with changed facts'),
  introduction: bi(
    '主持人一次换一个事实，请两方说出自己的理由还管不管用。前后说得通的理由，才是规则；只在这个案件里说得通的，是偏好。',
    'The chair changes one fact at a time and asks each side whether its reason still holds. A reason that holds throughout is a rule; one that holds in this case only is a preference.',
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
        '"Then I would decide otherwise" is a good answer, with the reason.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 备三张变数卡：没有云集市；协议 2016 年就写明以生存为限；继承人是十五岁的弟弟。',
        '2. 学生可以自己出变数。',
      ],
      [
        '1. Three cards: no market; "for the lifetime" in the text of 2016; the heir a brother of fifteen.',
        '2. Students may make up their own.',
      ],
    ),
    guide('panel_a', ['1. 检查理由有没有偷换。'], ['1. Watch whether the reason was changed on the way.']),
    guide('panel_b', ['1. 检查后果能不能接受。'], ['1. Ask whether the consequences are acceptable.']),
    guide('reporter', ['1. 记下每张卡下两方的答案。'], ['1. Note the answers under each card.']),
    guide('pro', ['1. 想清楚你的理由究竟靠哪个事实。'], ['1. Which fact does your reason depend on?']),
    guide('con', ['1. 想清楚你的理由究竟靠哪个事实。'], ['1. Which fact does your reason depend on?']),
    guide('critic', ['1. 指出哪一个理由通过了检验。'], ['1. Name the reason that passed.']),
  ],
  lines: [
    say(
      'presiding',
      '第一张卡：没有云集市，账号从来不许买卖。',
      'First card: no market, accounts were never sold.',
    ),
    say(
      'pro',
      '我的定价证据没有了，但投入和余额还在。整体继承会弱，余额和道具的折价还站得住。',
      'My evidence of price is gone; what he paid and the balance remain. The whole is weaker, the balance and the items still stand.',
    ),
    say(
      'con',
      '那么专属性就完整了，我的结论更稳。反过来我承认，有云集市，对我不利。',
      'Then it is wholly personal, and I stand firmer. I admit the reverse: the market is against me.',
    ),
    say(
      'presiding',
      '第二张卡：2016 年的协议加粗写明“使用权以注册人生存为限”，注册时逐条点过。',
      'Second card: in 2016, in bold and ticked clause by clause, "the use is for the lifetime of the registrant".',
    ),
    say(
      'panel_a',
      '那就订入了，剩下有效没有效：有没有排除对方主要权利。',
      'Then it is incorporated; what is left is validity: does it exclude a main right?',
    ),
    say(
      'panel_a',
      '还要看一步：即使有效，“生存为限”说的是使用，死亡以前已经买下的云贝，是不是也在这句话里？我看不在。',
      'One more step: even if valid, "while the registrant lives" speaks of use. Are shells that were bought before his death within those words? I think not.',
    ),
    say(
      'pro',
      '我会退到第四百九十七条，并只主张余额。说实话，整体继承我不再坚持。',
      'I fall back on Article 497 and claim the balance only. Honestly, I would no longer press for the whole.',
    ),
    say('presiding', '第三张卡：继承人是十五岁的弟弟。', 'Third card: the heir is a brother of fifteen.'),
    say(
      'panel_b',
      '遗产归属不因年龄改变，但登录使用要受未成年人保护法第七十五条的实名和时段限制。归属和使用是两个问题，这张卡正好把它们分开。',
      'Who inherits does not depend on age; logging in is subject to real-name registration and hours under Article 75 of the Law on the Protection of Minors. Ownership and use are two questions, and this card separates them.',
    ),
    say(
      'panel_b',
      '所以我的检验是：一条理由换了继承人还成立，才是关于遗产的理由；换了就不成立的，是关于使用的理由。',
      'So my test is this: a reason that holds whoever the heir is concerns the estate; one that does not concerns the use.',
    ),
    say(
      'con',
      '同意分开。使用可以限制，不等于归属可以否认；这一点我收回。',
      'Agreed. That use may be restricted does not deny who owns; I take that back.',
    ),
    say(
      'critic',
      '通过检验的是“归属与使用分开”。没有通过的是“能卖所以能继承”，第一张卡一换就倒。',
      'What passed is "ownership and use are two questions". What did not pass is "it can be sold, so it is inherited": that fell with the first card.',
    ),
    say('reporter', '三张卡的答案已经记录，供表决使用。', 'The answers are recorded for the vote.'),
  ],
});
