import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { NOTICE_TEMPLATES } from '../templates/deal.ts';

export const NEGOTIATION: FlowNode = node({
  id: 'negotiation',
  kind: 'court',
  name: bi('条款谈判', 'Negotiating the terms'),
  introduction: bi(
    '报告和披露函摆在桌上。价格 3,600 万元大家都不动，真正要谈的是：钱什么时候付，担保的风险归谁，专利什么时候过户，未实缴的出资谁缴。',
    'Report and disclosure are on the table. Nobody touches the price of 36 million; the talk is about when it is paid, who bears the guarantee, when the patent moves, and who pays the missing contribution.',
  ),
  minutes: 24,
  scene: 'meeting',
  position: { x: 360, y: 640 },
  roles: [
    seatRole('counsel_b', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('buyer', { seat: 't4', functions: ['speech', 'display', 'meeting'] }),
    seatRole('gc', { seat: 't2', functions: ['speech', 'display', 'meeting'] }),
    seatRole('analyst', { seat: 't1', functions: ['speech', 'display', 'meeting'] }),
    seatRole('counsel_s', { seat: 't6', functions: ['speech', 'display', 'submission', 'meeting'] }),
    seatRole('seller', { seat: 't7', functions: ['speech', 'display', 'meeting'] }),
    seatRole('finance', { seat: 't9', functions: ['speech', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '四个议题：付款节奏；担保；专利；未实缴出资。每一个先说利益，再说方案。',
        '谈不成也是一种结果，尤其是决策会议已经否决过一次的时候：终止交易，谈判中知悉的商业秘密仍不得泄露（《民法典》第五百零一条）。',
        '定金不超过合同标的额的 20%（《民法典》第五百八十六条第二款）；违约金过高可以请求减少（第五百八十五条第二款）；约定“不得调整”没有用（合同编通则解释第六十四条第三款）。',
      ],
      [
        'Four items: payment, guarantee, patent, unpaid contribution. Interests first, then proposals.',
        'No deal is a result too, above all when the committee has refused once: end it; what was learnt in confidence stays secret (Civil Code, Article 501).',
        'Earnest money up to 20% (Civil Code, Article 586, second paragraph); excessive liquidated damages may be reduced (Article 585, second paragraph); "no adjustment" does not help (Interpretation of the General Part of Contracts, Article 64, third paragraph).',
      ],
    ),
    guide(
      'counsel_b',
      [
        '1. 请双方各用一句话说最在意什么。',
        '2. 逐项谈，谈成一项，写下一项。',
        '3. 追问财务：决议上的签名是谁签的？',
      ],
      [
        '1. Have each side say in one sentence what matters most.',
        '2. Take the items in turn and write down what is agreed.',
        '3. Ask the head of finance who signed the resolution.',
      ],
    ),
    guide('buyer', ['1. 说明你的付款节奏为什么是这样。'], ['1. Say why you pay as you propose.']),
    guide('gc', ['1. 守住担保和专利两条线。'], ['1. Hold the lines on guarantee and patent.']),
    guide(
      'analyst',
      ['1. 把报告里的五个问题各用一句话说清。'],
      ['1. Put the five issues in one sentence each.'],
    ),
    guide(
      'counsel_s',
      ['1. 用披露换免责，用解除担保换缩短留存。'],
      ['1. Trade disclosure for release from liability, and release of the guarantee for a shorter time.'],
    ),
    guide(
      'seller',
      ['1. 想清楚：你要的是 1,000 万元定金，还是拿得到手？'],
      ['1. Think: is it ten million of earnest money you want, or money you can be sure of?'],
    ),
    guide('finance', ['1. 只答你经手的事，如实回答。'], ['1. Answer what you dealt with, truthfully.']),
  ],
  phrases: [
    say(
      'counsel_b',
      '请双方先各说一句：这笔交易里你最在意的是什么？',
      'One sentence each, please: what matters most to you in this deal?',
    ),
    say(
      'buyer',
      '控制权和那件专利。钱我们付得起，怕的是买来一身债。',
      'Control and the patent. We can pay; we fear buying debts.',
    ),
    say(
      'seller',
      '钱要到手。我开口 1,000 万定金，就是怕你们拖。',
      'The money in hand. I asked for ten million because I fear delay.',
    ),
    say(
      'counsel_b',
      '定金不能超过合同标的额的百分之二十，也就是 720 万；超过的不是定金。怕拖，可以用提存：钱在公证处，登记一完成就放给你。',
      'Earnest money may not exceed twenty per cent, 7.2 million; the excess is none. Against delay there is deposit: the money lies with the notary and is released to you as soon as the registration is done.',
    ),
    say(
      'analyst',
      '报告的五个问题：一笔 500 万担保、专利在个人名下、150 万未实缴、社保差额约 86 万、中心医院的告知条款。',
      'The five issues: a guarantee of five million, the patent in his name, 1.5 million not paid in, about 860,000 of social insurance, the notice to the hospital.',
    ),
    say(
      'gc',
      '先说担保。银行手里有一份三人签名的决议。郑先生，韩静在上面签过字吗？',
      'The guarantee first. The bank has a resolution with three signatures. Mr Zheng, did Han Jing sign it?',
    ),
    say('finance', '不是她签的。', 'She did not.'),
    say(
      'counsel_s',
      '签名不真，不等于担保当然无效，要看银行知不知道、审查过没有。所以我们不争效力，只谈谁来承担：沈先生同意在到期日前解除担保，解除不了的，他全额补偿。',
      'A false signature does not make the guarantee void as such; it depends on what the bank knew and examined. So let us not argue about its effect but about who bears it: Mr Shen will have it released by the due date, and failing that indemnifies in full.',
    ),
    say(
      'gc',
      '同意。解除以前，留存款不少于 500 万。',
      'Agreed. Until then no less than five million is kept back.',
    ),
    say(
      'seller',
      '专利我可以过户，交割前就办，不另外要钱。',
      'I will transfer the patent before closing and ask nothing for it.',
    ),
    say(
      'counsel_s',
      '留存款总额 20%，720 万，最长十八个月；担保解除、社保补足，就提前放。',
      'Twenty per cent in all, 7.2 million, for eighteen months at most; released earlier once guarantee and insurance are dealt with.',
    ),
    say(
      'buyer',
      '可以。定金 10%，提存 70%，留存 20%。',
      'Good. Ten per cent earnest money, seventy on deposit, twenty kept back.',
    ),
    say(
      'counsel_b',
      '未实缴的 150 万，转让后由江海缴，沈先生承担补充责任；价款已经按实缴比例考虑，不另行扣减。以上记录在条款清单里。',
      'The 1.5 million is for Jianghai to pay after the transfer, Mr Shen being liable in addition; the price has taken it into account. All this goes into the term sheet.',
    ),
  ],
});

export const PREEMPTION: FlowNode = node({
  id: 'preemption',
  kind: 'court',
  name: bi('优先购买权', 'The right of first refusal'),
  introduction: bi(
    '韩静持股 25%。短信里那句“三天没回就当你同意”算不算通知？要写什么，等几天？她到了律师的办公室：放弃，还是主张？',
    'Han Jing holds 25%. Is "if I hear nothing in three days" a notice? What must it say and how long is the wait? She is here: will she waive or claim?',
  ),
  minutes: 12,
  scene: 'office',
  position: { x: 360, y: 770 },
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
        'The notice is in writing with quantity, price, manner and time of payment; no reply within thirty days is a waiver (Company Law, Article 84, second paragraph).',
        'Equal terms are judged by quantity, price, manner and time of payment (Interpretation (4), Article 18).',
      ],
    ),
    guide(
      'counsel_s',
      [
        '1. 从模板补一份书面通知，当面送达，请她签收。',
        '2. 告诉她三十日怎么算。',
        '3. 按她的决定选择下一步。',
      ],
      [
        '1. Draft a proper notice, hand it over, have her sign for it.',
        '2. Explain the thirty days.',
        '3. Go on as she decides.',
      ],
    ),
    guide(
      'seller',
      ['1. 为电话和短信道歉，把条件说完整。'],
      ['1. Apologise for the message and state all the terms.'],
    ),
    guide(
      'holder',
      ['1. 问清楚卖给谁、多少钱、怎么付。', '2. 决定：放弃，或者主张，或者先谈保障。'],
      ['1. Ask to whom, for how much, how paid.', '2. Decide: waive, claim, or talk about safeguards first.'],
    ),
    guide(
      'counsel_b',
      ['1. 说明新股东打算怎样对待小股东。'],
      ['1. Say how the new shareholder means to treat the others.'],
    ),
    guide('buyer', ['1. 直接回答她的担心。'], ['1. Answer her worries yourself.']),
  ],
  phrases: [
    say(
      'counsel_s',
      '韩女士，上次的短信不符合公司法的要求，今天补送书面通知：60% 股权，3,600 万元，定金 10%、交割 70%、留存 20%。三十日从您今天收到起算。',
      'Ms Han, that message did not satisfy the Company Law. Here is the written notice: sixty per cent, 36 million, ten per cent earnest money, seventy at closing, twenty kept back. The thirty days run from today.',
    ),
    say(
      'seller',
      '短信是我不对。条件都写在上面，没有别的。',
      'The message was wrong of me. The terms are all there, nothing else.',
    ),
    say(
      'holder',
      '还有一件事：2023 年那份担保决议，我没有签过字。',
      'One more thing: I never signed that resolution on the guarantee in 2023.',
    ),
    say(
      'counsel_b',
      '担保由沈先生负责解除并全额补偿，写进合同。',
      'Mr Shen will have it released and indemnifies in full; it will be in the contract.',
    ),
    say(
      'holder',
      '我拿不出 3,600 万，但我怕控股股东换了以后什么都不知道。',
      'I do not have 36 million, but I fear to be kept in the dark when control has changed.',
    ),
    say(
      'buyer',
      '技术离不开你。董事席位、知情、随售，都可以谈。',
      'We need you for the technology. A seat on the board, information, tag-along: we can talk.',
    ),
  ],
  templates: NOTICE_TEMPLATES,
});

export const THREE_PARTY: FlowNode = node({
  id: 'three_party',
  kind: 'court',
  name: bi('三方协商', 'Talks of three'),
  introduction: bi(
    '韩静不肯马上放弃：她想买 10%，更想要保障。三方坐下来：优先购买权能不能只行使一部分？换成什么，她愿意放弃？',
    'Han Jing will not waive at once: she wants ten per cent and, more, safeguards. Can the right be exercised in part? For what would she waive it?',
  ),
  minutes: 12,
  scene: 'meeting',
  position: { x: 720, y: 830 },
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
        'Quantity is one of the equal terms (Interpretation (4), Article 18). Ten per cent only is not equal, but can be negotiated apart.',
        'Safeguards: a seat on the board, major matters, information, tag-along, in a shareholders agreement.',
      ],
    ),
    guide('counsel_b', ['1. 把“要股份”和“要保障”分开谈。'], ['1. Separate shares from safeguards.']),
    guide('buyer', ['1. 想好哪一项可以给，哪一项不能给。'], ['1. Know what you can give and what not.']),
    guide('holder', ['1. 把三项要求排出次序。'], ['1. Put your three demands in order.']),
    guide('seller', ['1. 不要替别人答应。'], ['1. Promise nothing for others.']),
    guide(
      'counsel_s',
      ['1. 放弃要书面，写明放弃的是哪一次转让。'],
      ['1. The waiver is in writing and names the transfer.'],
    ),
  ],
  phrases: [
    say(
      'counsel_b',
      '优先购买权要在同等条件下行使，数量也是条件。只买 10%，不是法律上的优先购买，但可以谈。',
      'First refusal is exercised on equal terms, and quantity is a term. Ten per cent is not first refusal in law, but we can talk.',
    ),
    say(
      'holder',
      '那我要三样：一个董事席位；对外担保和关联交易要我同意；江海再卖的时候，我可以按同样价格一起卖。',
      'Then three things: a seat on the board; my consent to guarantees and related-party deals; and when Jianghai sells, I may sell along at the same price.',
    ),
    say(
      'buyer',
      '董事席位和随售权我答应。否决权限于对外担保和对关联方的交易，金额以上的。',
      'The seat and the tag-along, yes. The consent for guarantees, and for related-party deals above an amount.',
    ),
    say('seller', '我没有意见。', 'I have no objection.'),
    say(
      'counsel_s',
      '请韩女士签一份书面放弃，写明是本次 60% 股权、3,600 万元的转让。',
      'Would Ms Han sign a waiver naming this transfer of sixty per cent for 36 million?',
    ),
    say(
      'holder',
      '股东协议签了，我就签放弃。',
      'When the shareholders agreement is signed I will sign the waiver.',
    ),
  ],
});

export const DEAL_WAYS: Transition[] = [
  wrong(
    'negotiation_earnest',
    'negotiation',
    bi(
      '为了拿下交易，定金就按 1,000 万元写，对方违约双倍返还 2,000 万元',
      'To win the deal write ten million of earnest money, twenty back if he breaks it',
    ),
    bi(
      '定金不得超过主合同标的额的百分之二十，超过部分不产生定金的效力（《民法典》第五百八十六条第二款）。3,600 万元的 20% 是 720 万元，超出的 280 万元不能双倍返还。',
      'Earnest money may not exceed twenty per cent of the principal contract; the excess has no such effect (Civil Code, Article 586, second paragraph). Twenty per cent of 36 million is 7.2; the other 2.8 million is not returned twofold.',
    ),
  ),
  advance(
    'negotiation_done',
    'negotiation',
    'preemption',
    bi('条款清单谈定，处理优先购买权', 'Terms agreed: on to the right of first refusal'),
  ),
  advance(
    'negotiation_failed',
    'negotiation',
    'report',
    bi(
      '谈不拢，终止交易：退还资料，保密义务继续',
      'No agreement: the deal is off, papers go back, secrecy stays',
    ),
  ),
  wrong(
    'negotiation_damages',
    'negotiation',
    bi(
      '写上“违约金为价款的 50%，双方均不得请求调整”，就万无一失',
      'Write "50% of the price, no adjustment": then nothing can go wrong',
    ),
    bi(
      '约定的违约金过分高于损失的，可以请求适当减少（《民法典》第五百八十五条第二款）；仅以合同约定不得调整为由主张不予调整的，人民法院不予支持（合同编通则解释第六十四条第三款）。',
      'Excessively high liquidated damages may be reduced (Civil Code, Article 585, second paragraph); the mere clause that they may not be adjusted is not upheld (Interpretation of the General Part of Contracts, Article 64, third paragraph).',
    ),
  ),
  wrong(
    'preemption_phone',
    'preemption',
    bi(
      '电话打过、短信发过，三天没回，视为放弃，直接签约',
      'He phoned and texted, three days without answer is a waiver: sign',
    ),
    bi(
      '应当书面通知数量、价格、支付方式和期限等事项，自接到书面通知之日起三十日内未答复的，才视为放弃（《公司法》第八十四条第二款）。短信里没有价格和付款方式，三天也不是法定期间。',
      'Quantity, price, manner and time of payment are notified in writing, and only silence for thirty days from its receipt is a waiver (Company Law, Article 84, second paragraph). The message has no price, and three days are not the period.',
    ),
  ),
  advance(
    'preemption_waived',
    'preemption',
    'contract',
    bi('韩静书面放弃，起草合同', 'Han Jing waives in writing: draft the contract'),
  ),
  advance(
    'preemption_claimed',
    'preemption',
    'three_party',
    bi('韩静不放弃，三方协商', 'She does not waive: talks of three'),
  ),
  wrong(
    'preemption_consent',
    'preemption',
    bi(
      '还要请其他股东过半数书面同意，否则不能对外转让',
      'A majority of the other shareholders must also consent in writing',
    ),
    bi(
      '这是修订以前的规定。自 2024 年 7 月 1 日起施行的《公司法》第八十四条取消了“过半数同意”，只要求书面通知，保留同等条件下的优先购买权；章程另有规定的除外，本案章程没有另外规定。',
      'That was the former rule. Article 84 of the Company Law in force since 1 July 2024 dropped the consent of a majority: written notice, and first refusal on equal terms, unless the articles provide otherwise; here they do not.',
    ),
  ),
  wrong(
    'three_party_part',
    'three_party',
    bi('韩静主张买 10%，转让方必须拆开卖给她', 'She claims ten per cent: the transferor must split the sale'),
    bi(
      '优先购买权以同等条件为前提（《公司法》第八十四条第二款），判断同等条件要考虑转让股权的数量（公司法解释四第十八条）。只买一部分会改变收购方取得控制权的交易目的，不是同等条件；愿意分售是另行协商。',
      'First refusal presupposes equal terms (Company Law, Article 84, second paragraph), and quantity is one of them (Interpretation (4), Article 18). A part defeats the purpose of control and is not equal; to sell it in parts is a matter of agreement.',
    ),
  ),
  advance(
    'three_party_agreed',
    'three_party',
    'contract',
    bi('签股东协议，书面放弃，起草合同', 'Shareholders agreement and waiver signed: draft the contract'),
  ),
];
