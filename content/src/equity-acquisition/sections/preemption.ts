import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';

export const PREEMPTION: FlowNode = node({
  id: 'preemption',
  kind: 'court',
  name: bi('优先购买权', 'The right of first refusal'),
  introduction: bi(
    '通知送到了，韩静也到了律师的办公室。她想买，可是拿不出 3,600 万元；不买，又怕换了控股股东以后没人理她。放弃，还是主张？',
    "The notice has been delivered, and Han Jing has come to the lawyer's office. She would like to buy but does not have 36 million; if she does not buy, she fears that nobody will listen to her once control has changed. Will she waive her right or exercise it?",
  ),
  minutes: 8,
  scene: 'office',
  position: { x: 360, y: 900 },
  roles: [
    seatRole('counsel_s', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('seller', { seat: 'h1', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('holder', { seat: 'v2', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('counsel_b', { seat: 'v3', functions: ['speech', 'display'] }),
    seatRole('buyer', { seat: 'v4', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '通知要书面，写明数量、价格、支付方式和期限；其他股东三十日内未答复的视为放弃（《公司法》第八十四条第二款）。',
        '“同等条件”看数量、价格、支付方式和期限（公司法解释四第十八条）。',
      ],
      [
        'The notice must be in writing and state the quantity, the price, and the manner and time of payment; no reply within thirty days is deemed a waiver (Company Law, Article 84, second paragraph).',
        'Whether terms are equal is judged by the quantity, the price, and the manner and time of payment (Interpretation (4), Article 18).',
      ],
    ),
    guide(
      'counsel_s',
      ['1. 把通知里的四项条件逐项讲给她听。', '2. 告诉她三十日怎么算。', '3. 按她的决定选择下一步。'],
      [
        '1. Take her through the four terms of the notice one by one.',
        '2. Explain how the thirty days are counted.',
        '3. Choose the next step according to her decision.',
      ],
    ),
    guide(
      'seller',
      ['1. 为电话和短信道歉，把条件说完整。'],
      ['1. Apologise for the telephone call and the message, and state all the terms.'],
    ),
    guide(
      'holder',
      ['1. 问清楚卖给谁、多少钱、怎么付。', '2. 决定：放弃，或者主张，或者先谈保障。'],
      [
        '1. Find out who is buying, at what price, and how it is paid.',
        '2. Decide: waive your right, exercise it, or talk about safeguards first.',
      ],
    ),
    guide(
      'counsel_b',
      ['1. 说明新股东打算怎样对待小股东。'],
      ['1. Explain how the new shareholder intends to treat minority shareholders.'],
    ),
    guide('buyer', ['1. 直接回答她的担心。'], ['1. Answer her worries directly.']),
  ],
  lines: [
    say(
      'counsel_s',
      '韩女士，上次的短信不符合公司法的要求，书面通知今天已经送到您手里：受让方是江海医疗，60% 股权，3,600 万元，定金 10%、提存 70%、留存 20%。三十日从您今天收到起算。',
      'Ms Han, the earlier message did not satisfy the Company Law. The written notice has been handed to you today: the transferee is Jianghai Medical, which acquires sixty per cent for 36 million, with ten per cent as earnest money, seventy per cent on deposit and twenty per cent retained. The thirty days run from your receipt of it today.',
    ),
    say(
      'seller',
      '短信是我不对。条件都写在上面，没有别的。',
      'I was wrong to send that message. All the terms are in the notice, and there are no others.',
    ),
    say(
      'holder',
      '3,600 万我拿不出。可我也怕控股股东换了以后，什么都不让我知道。',
      'I do not have 36 million. But I am afraid of being kept in the dark once control has changed.',
    ),
    say(
      'buyer',
      '技术离不开你。董事席位、知情、随售，都可以谈。',
      'We need you for the technology. A seat on the board, a right to information, a tag-along right: we can talk about all of them.',
    ),
    showing(
      ['evidence_5_signatures'],
      'holder',
      '还有一件事：2023 年那份担保决议，我没有签过字。请看这三处签名，丙是我今天签收通知时写的，乙是我 2021 年签的验收单。',
      'One more thing: I never signed that resolution on the guarantee in 2023. Please look at these three signatures: I wrote C today, when I signed for the notice, and B in 2021, when I signed the acceptance of a prototype.',
    ),
    say(
      'counsel_b',
      '担保由沈先生负责解除并全额补偿，写进合同。',
      'Mr Shen will have the guarantee released and will indemnify in full; that will be written into the contract.',
    ),
  ],
});

export const THREE_PARTY: FlowNode = node({
  id: 'three_party',
  kind: 'court',
  name: bi('三方协商', 'Three-party talks'),
  introduction: bi(
    '韩静不肯马上放弃：她想买 10%，更想要保障。三方坐下来：优先购买权能不能只行使一部分？换成什么，她愿意放弃？',
    'Han Jing will not waive at once: she would like ten per cent and wants safeguards even more. The three sides sit down together: can the right of first refusal be exercised in part, and what would she accept in return for a waiver?',
  ),
  minutes: 12,
  scene: 'meeting',
  position: { x: 720, y: 960 },
  roles: [
    seatRole('counsel_b', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('buyer', { seat: 't4', functions: ['speech', 'signature'] }),
    seatRole('holder', { seat: 't7', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('seller', { seat: 't8', functions: ['speech', 'signature'] }),
    seatRole('counsel_s', { seat: 't6', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '数量是“同等条件”的一部分（公司法解释四第十八条）。只买 10% 不是同等条件；但可以另行协商。',
        '小股东的保障：董事席位、重大事项、信息权、随售权，写进股东协议。',
      ],
      [
        'Quantity is one of the equal terms (Interpretation (4), Article 18). Buying only ten per cent is not on equal terms, but it can be negotiated separately.',
        'Safeguards for minority shareholders, to be written into a shareholders agreement: a seat on the board, a say in major matters, a right to information, a tag-along right.',
      ],
    ),
    guide(
      'counsel_b',
      ['1. 把“要股份”和“要保障”分开谈。'],
      ['1. Discuss her wish for equity and her wish for safeguards separately.'],
    ),
    guide(
      'buyer',
      ['1. 想好哪一项可以给，哪一项不能给。'],
      ['1. Decide which of her demands you can grant and which you cannot.'],
    ),
    guide('holder', ['1. 把三项要求排出次序。'], ['1. Put your three demands in order.']),
    guide('seller', ['1. 不要替别人答应。'], ['1. Make no promises on behalf of others.']),
    guide(
      'counsel_s',
      ['1. 放弃要书面，写明放弃的是哪一次转让。'],
      ['1. The waiver must be in writing and identify the transfer to which it relates.'],
    ),
  ],
  lines: [
    say(
      'holder',
      '全部我买不起。我有优先购买权，那我只买 10%，行不行？',
      'I cannot afford all of it. I have the right of first refusal; may I buy just ten per cent?',
    ),
    say(
      'counsel_b',
      '优先购买权要在同等条件下行使，数量也是条件。只买 10%，不是法律上的优先购买，但可以谈。',
      'The right of first refusal must be exercised on equal terms, and quantity is one of the terms. Buying only ten per cent is not an exercise of that right in law, but we can negotiate it.',
    ),
    say(
      'holder',
      '那我要三样：一个董事席位；对外担保和关联交易要我同意；江海再卖的时候，我可以按同样价格一起卖。',
      'Then I want three things: a seat on the board; my consent for guarantees and related-party transactions; and, when Jianghai sells, the right to sell with it at the same price.',
    ),
    say(
      'buyer',
      '董事席位和随售权我答应。同意权限于对外担保，关联交易要超过一定金额，具体数额写进股东协议。',
      'I agree to the board seat and the tag-along right. Your consent is limited to guarantees, and to related-party transactions above an amount that the shareholders agreement will specify.',
    ),
    say('seller', '我没有意见。', 'I have no objection.'),
    say(
      'counsel_s',
      '请韩女士签一份书面放弃，写明是本次 60% 股权、3,600 万元的转让。',
      'Would Ms Han please sign a written waiver that identifies this transfer of sixty per cent for 36 million?',
    ),
    say(
      'holder',
      '股东协议签了，我就签放弃。',
      'Once the shareholders agreement is signed, I will sign the waiver.',
    ),
  ],
});

export const PREEMPTION_TRANSITIONS: Transition[] = [
  advance(
    'preemption_waived',
    'preemption',
    'holder_reply',
    bi('条件讲清楚了，请韩静答复', 'The terms are explained: Han Jing answers'),
  ),
  advance(
    'preemption_claimed',
    'preemption',
    'three_party',
    bi('韩静先要保障，三方协商', 'Han Jing wants safeguards first: three-party talks'),
  ),
  wrong(
    'preemption_oral',
    'preemption',
    bi(
      '她说拿不出 3,600 万元，就是当场表示不买，记一笔就可以签约',
      'By saying that she does not have 36 million she has declared on the spot that she will not buy: make a note of it and sign the agreement',
    ),
    bi(
      '没有钱是困难，不是放弃。放弃要有明确的答复，或者自接到书面通知之日起三十日内未答复（《公司法》第八十四条第二款）；期间没有满，她还可以筹款，也可以改变主意。请她书面答复。',
      'Lack of money is a difficulty, not a waiver. A waiver requires either a clear reply or a failure to reply within thirty days of receiving the written notice (Company Law, Article 84, second paragraph); until that period has expired she may still raise the money or change her mind. Ask for her reply in writing.',
    ),
  ),
  wrong(
    'three_party_articles',
    'three_party',
    bi(
      '沈维民占 60%，过半数，今天就开股东会改章程，给她董事席位和否决权',
      'Shen holds sixty per cent, a majority: hold a shareholders meeting today and amend the articles to give her the board seat and a veto',
    ),
    bi(
      '修改公司章程，应当经代表三分之二以上表决权的股东通过（《公司法》第六十六条第三款），60% 不够，还要韩静或者彭立同意。新老股东之间的保障，可以先写进股东协议，再按程序改章程。',
      'An amendment of the articles must be passed by shareholders holding two thirds or more of the votes (Company Law, Article 66, third paragraph). Sixty per cent is not enough; Han Jing or Peng Li must also agree. The safeguards agreed between the new and the existing shareholders can first be written into a shareholders agreement, and the articles can then be amended in accordance with the procedure.',
    ),
  ),
  advance(
    'three_party_agreed',
    'three_party',
    'holder_reply',
    bi('股东协议签好，请韩静答复', 'Shareholders agreement signed: Han Jing answers'),
  ),
];
