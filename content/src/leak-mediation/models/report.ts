import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, visited, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { always, by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '纠纷：河东社区 6 栋漏水　　编号：{{case_number}}',
  'Dispute: the leak in Building 6, Hedong. Number: {{case_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['mediator'],
    [
      '主持调解：先让人把话说完，再一项一项谈损失；可以提出方案，不能裁决（《人民调解法》第二条、第二十二条）。',
      "I conducted the mediation: I let people finish first and then went through the losses one by one; a mediator may propose but not rule (People's Mediation Law, Articles 2 and 22).",
    ],
  ),
  by(
    ['recorder'],
    [
      '登记、记录，制作协议书或者告知书。协议要写到能执行：金额、日期、账户、谁付给谁（第二十九条）。',
      'I registered, recorded and drew up the agreement or the notice. An agreement must be fit to be enforced: amount, date, account, who pays whom (Article 29).',
    ],
  ),
  by(
    ['downstairs'],
    [
      '写申请书和损失清单，逐项说明依据；也要说清楚自己关阀和没有及时搬书的事。',
      'I wrote the application with a list of losses, gave evidence for each item, and had to speak of the valve and of the books that I moved late.',
    ],
  ),
  by(
    ['owner'],
    [
      '说明 7 月 28 日以后做了什么，给出方案；维修是出租人的义务（《民法典》第七百一十二条），这一点要自己承认。',
      'I had to say what I did after 28 July and make an offer. To repair is the duty of the lessor (Civil Code, Article 712), and that I had to admit.',
    ],
  ),
  by(
    ['tenant'],
    [
      '说明报修的经过，承认没有关角阀，提出付得起的数字，把停水的两天同赔偿分开谈。',
      'I told how I had reported the water, admitted that I did not close the valve, named what I can pay and kept the two days without water separate.',
    ],
  ),
  by(
    ['property'],
    [
      '解释为什么五十分钟才到，提供同类维修的参考价，在公司授权的范围内提出减免物业费。',
      'I explained why it took fifty minutes, supplied the reference price, and offered to remit fees within what the company allows.',
    ],
  ),
  by(
    ['elder'],
    [
      '受邀参与（《人民调解法》第二十条）：劝人坐下来，可以传话，不拍板。',
      "I was invited to take part (People's Mediation Law, Article 20), to bring people to one table and carry words between them, but not to decide.",
    ],
  ),
];

const WANTED_HEAD = headed([
  '二、我真正想要的是什么，得到了吗',
  '2. What I really wanted, and whether I got it',
]);
const WANTED: readonly PaperPart[] = [
  by(
    ['mediator', 'recorder', 'elder'],
    [
      '我想要的是两家以后还能在楼道里打招呼，第一步是谁也不再动阀门。各方要的其实不是同一样东西：楼下要一句道歉和修好的墙，房主要一次了结，租客要付得起、不断水。',
      'I wanted both homes to greet each other in the stairwell again; the first step was that nobody touches a valve. They did not want the same thing: the neighbour below wanted an apology and a repaired wall, the owner an end to the matter, the tenant a sum that he can pay, and water.',
    ],
  ),
  by(
    ['downstairs'],
    [
      '说出口的是 13,300 元，真正想要的是有人认真说一句对不起，墙在中秋以前修好。按依据算下来，站得住的是 8,800 元，精神损失没有依据（《民法典》第一千一百八十三条）。',
      'What I said was 13,300 yuan; what I wanted was a serious apology, and the wall done before the Mid-Autumn Festival. Of that 8,800 stands; the claim for distress has no ground (Civil Code, Article 1183).',
    ],
  ),
  by(
    ['owner'],
    [
      '说出口的是“谁住谁负责”，真正想要的是一次了结，以后不再有人找。没有及时维修是我的过错（《民法典》第一千一百六十五条），认了这一句，数字反而好谈。',
      'What I said was "who lives there is responsible"; what I wanted was to settle it once and for all. It was my fault not to repair in time (Civil Code, Article 1165), and once I had said so the figures were easier.',
    ],
  ),
  by(
    ['tenant'],
    [
      '说出口的是“我早就报修了”，真正想要的是分两次付、别再断水。房主和租客分别有过错，各自承担相应的责任（《民法典》第一千一百七十二条），我的一份比房主小。',
      'What I said was "I reported it"; what I wanted was two payments, and that the water is not cut again. Owner and tenant are at fault separately and bear their shares (Civil Code, Article 1172); mine is the smaller.',
    ],
  ),
  by(
    ['property'],
    [
      '说出口的是“户内软管不归物业”，真正想要的是承认迟到，但不写成“赔偿”。减免 880 元物业费另写一份承诺，正好做到。',
      'What I said was "a hose in a flat is not ours"; what I wanted was to admit the delay without calling it compensation. To remit 880 yuan of fees by a separate undertaking does just that.',
    ],
  ),
];
/** All said yes and yet somebody did not sign, so that the mediation was ended. */
const UNSIGNED = [visited('next_steps')];

const RESULT: readonly PaperPart[] = [
  {
    ...when(
      [voted('proposal', 'passed')],
      [
        '三位当事人和物业都同意了方案（{{tally_proposal}}）：8,800 元，房主 5,280 元、租客 1,760 元、物业以减免的方式承担 880 元、沈桂兰自担 880 元，另有相互道歉和修缮的日期。大体上得到了。',
        'All three parties and the management accepted the proposal ({{tally_proposal}}): of 8,800 yuan the owner 5,280, the tenant 1,760, the management 880 in fees, Shen Guilan 880 herself, with apologies and a date for the repair. By and large I got it.',
      ],
    ),
    unless: UNSIGNED,
  },
  when(
    [voted('proposal', 'passed'), ...UNSIGNED],
    [
      '表态时三位当事人都同意了方案，到签字时却没有签成，协议没有成立（《人民调解法》第二十九条第二款），调解终止。损失清单各方都看过，以后可以起诉，也可以再来调解（第二十六条）。',
      "When asked, all three parties accepted the proposal; yet the agreement was not signed, so that there is none (People's Mediation Law, Article 29, second paragraph), and mediation was ended. All have seen the list of losses; an action may be brought, or mediation asked for again (Article 26).",
    ],
  ),
  unless(
    [voted('proposal', 'passed')],
    [
      '这一次没有谈成。得到的是一张各方都看过的损失清单，争在哪里也清楚了；以后可以起诉，也可以再来调解（《人民调解法》第二十六条）。',
      "This time there was no agreement. What is left is a list of losses that all have seen, and it is clear what is in dispute; an action may be brought, or mediation asked for again (People's Mediation Law, Article 26).",
    ],
  ),
];

const TURN_HEAD = headed([
  '三、哪一句话使谈判有了转机，或者谈崩了',
  '3. Which sentence was the turning point of the talks, or ended them',
]);
const TURN: readonly PaperPart[] = [
  by(
    ['property'],
    [
      '转机是各方先认自己的账。沈桂兰先说关阀不对，我也就把五十分钟的事照实说了。做得好的是认迟到、带来参考价；不够的是总阀的标牌早该装好，授权也没有事先问清楚。',
      'The turning point was that each admitted something first. Shen Guilan said that it was wrong to close the valve, and I told of the fifty minutes as they were. What I did well was to admit the delay and to bring the reference price. The plate should have been replaced long ago, and I should have asked beforehand how far I could go.',
    ],
  ),
  by(
    ['elder'],
    [
      '转机是各方先认自己的账。做得好的是话赶话的时候请大家喝口水，两边都传了想听的那一句；不够的是 8 月 3 日关阀那天，我应当早一点上门劝。',
      'The turning point was that each admitted something first. What I did well was to offer some water when words grew sharp, and to carry over the sentence that each side wanted to hear. On 3 August, when the valve was closed, I should have gone to her sooner.',
    ],
  ),
  by(
    ['mediator', 'recorder'],
    [
      '转机是各方先认自己的账。沈桂兰说“3 号我关了立管，是我不对”，房主和租客接着承认没有修、没有关阀。做得好的是逐项问“多少，凭什么”；不够的是停水的事可以更早说定。',
      'The turning point was that each admitted something first. Shen Guilan said that it was wrong to close the riser, and owner and tenant admitted what they had not done. What we did well was to ask of each item "how much, and why". The matter of the water could have been settled earlier.',
    ],
  ),
  by(
    ['downstairs'],
    [
      '转机是我先说关阀不对，对方也就能说对不起。做得好的是自己先说；不够的是一开始拿侄子的报价来谈，人家不信，其余几项也跟着被怀疑。',
      'The turning point was that I said first that closing the valve was wrong; then the others could say sorry. What I did well was to speak of it myself. It was a mistake to come with the quote of my nephew: nobody believed it, and the other items were doubted with it.',
    ],
  ),
  by(
    ['owner'],
    [
      '转机是“该修没修，这个我认”。做得好的是一次付清；不够的是一开始说“跟我没关系”，差一点谈崩。',
      'The turning point was my sentence "I should have had it repaired". What I did well was to offer to pay at once. It was a mistake to begin with "it is not my affair", which nearly ended the talks.',
    ],
  ),
  by(
    ['tenant'],
    [
      '转机是当面道歉。做得好的是拿出 7 月 28 日的聊天，又承认没有关阀；不够的是拖了好几天才下楼。',
      'The turning point was to apologise in person. What I did well was to show the messages of 28 July and still admit that I had not closed the valve. It took me days to go down to her.',
    ],
  ),
];

const CARD_HEAD = headed([
  '四、换一张变数卡，我会怎样谈',
  '4. With another card, how I would have negotiated',
]);
const CARDS: readonly PaperPart[] = [
  by(
    ['tenant', 'owner'],
    [
      '换成卡一：软管是陈可 7 月自己换的便宜货。因承租人的过错需要维修的，出租人不承担维修义务（《民法典》第七百一十三条第二款），租客的份额要大得多，房主只剩接到报告没有过问的一份。我会先谈两人之间怎样分，再一起面对楼下。',
      'Card 1: Chen Ke changed the hose himself in July, for a cheap one. If the repair is needed through the fault of the lessee, the lessor does not bear it (Civil Code, Article 713, second paragraph): the share of the tenant would be much greater. I would settle the shares between the two first, and then face the neighbour together.',
    ],
  ),
  by(
    ['downstairs', 'mediator', 'recorder'],
    [
      '换成卡二：房主投保了家庭财产险，保险公司愿意先付 5,000 元。责任不变，变的是谁来付、什么时候付：可以请保险公司的人参加，先拿到修墙的钱，差额再谈分期，协议里写明保险款抵作房主的一份。',
      'Card 2: the owner is insured, and the insurer will pay 5,000 yuan first. Liability is the same; what changes is who pays and when. The insurer could be invited, the wall paid for at once, and instalments agreed for the rest; the agreement would set the payment against the share of the owner.',
    ],
  ),
  by(
    ['property', 'elder'],
    [
      '换成卡三：爆的是立管接头，属于共有部分。物业应当妥善维修、养护共有部分（《民法典》第九百四十二条），就从帮忙的一方变成主要的责任人，房主和租客的份额要小得多。要请公司能作决定的人来谈，880 元的授权不够。',
      'Card 3: the joint of the riser burst, a common part. The management maintains common parts (Civil Code, Article 942): from a helper it becomes the one chiefly liable, and the shares of owner and tenant shrink. Somebody who can decide for the company must come; authority to remit 880 yuan is not enough.',
    ],
  ),
];

const VAGUE: Words = [
  '我想要的是把事情解决好。通过调解，大家都各让一步，我觉得还可以。',
  'I wanted the matter to be settled well. In the mediation all gave way a little, and I think that this is right.',
];
const FORCE_WRONG: Words = [
  '不管抽到哪一张卡，谈成以后都一样：协议书盖了调解委员会的章，就和判决书一样，谁逾期不付，可以直接申请法院强制执行，不必再去确认。',
  'Whatever the card, an agreement is the same: once sealed by the committee it is like a judgment, and if anybody is late a court can enforce it directly, without confirmation.',
];

export const REPORT_MODELS: CaseModels = {
  mediation_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '分清说出口的要求和真正的需要，依据写到条文，换一个事实能说出改变了什么。',
        'It keeps what was demanded apart from what was needed, names articles, and says what another fact would change.',
      ),
      parts: [WANTED_HEAD, ...WANTED, ...RESULT, TURN_HEAD, ...TURN, CARD_HEAD, ...CARDS],
    },
    careless: {
      note: bi(
        '没有写自己角色的需要，也没有引用一句话或者一个条文，换成谁写都一样。',
        'It says nothing of what the role needed and quotes neither a sentence nor an article: anybody could have written it.',
      ),
      parts: [
        WANTED_HEAD,
        always(VAGUE),
        TURN_HEAD,
        always([
          '大家心平气和说话的时候就谈得好，吵架的时候就谈不好。',
          'Where people spoke calmly the talks went well, and where they shouted they did not.',
        ]),
        CARD_HEAD,
        always([
          '不管哪一张卡，都应当互相理解，具体情况具体分析。',
          'Whatever the card, people should understand each other, and each case should be looked at as it is.',
        ]),
      ],
    },
    wrong: {
      note: bi(
        '以为盖了章的协议可以直接强制执行。协议有法律约束力（《人民调解法》第三十一条），但要经法院确认有效，一方不履行时对方才可以申请强制执行（第三十三条第二款）。',
        "It holds that a sealed agreement can be enforced. Such an agreement binds (People's Mediation Law, Article 31), but only once a court has confirmed it may enforcement be asked for (Article 33, second paragraph).",
      ),
      parts: [
        WANTED_HEAD,
        ...WANTED,
        ...RESULT,
        TURN_HEAD,
        ...TURN,
        CARD_HEAD,
        ...CARDS,
        always(FORCE_WRONG),
      ],
    },
  }),
};
