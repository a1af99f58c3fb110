import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';

const NOT_AGREED: Parameters<typeof sayAfter>[0] = { decision: ['rejected', 'tied'] };

/** Back from the investment meeting: only what held it up is talked about, and the figures stay. */
const AFTER_MEETING: FlowNode['lines'] = [
  sayAfter(
    NOT_AGREED,
    'counsel_b',
    '投资决策会议没有形成同意的多数，顾虑在那笔还没有解除的担保。价格和比例不重谈，今天只谈这一条怎样让会议放心。',
    'The investment committee did not reach a majority in favour; its concern is the guarantee that has not yet been released. Price and percentage are not reopened; today we discuss only how this one clause can reassure the committee.',
  ),
  sayAfter(
    NOT_AGREED,
    'counsel_s',
    '沈先生全额补偿的承诺不变，我们愿意每个月书面通报一次解除的进展。',
    'Mr Shen stands by his undertaking to indemnify in full, and we are ready to report in writing each month on the progress of the release.',
  ),
  sayAfter(
    NOT_AGREED,
    'seller',
    '银行那边我自己去跑，到期以前办下来。办不下来，该赔的我赔。',
    'I will deal with the bank myself and have the guarantee released before the debt falls due. If I fail, I will pay whatever I owe.',
  ),
  sayAfter(
    NOT_AGREED,
    'buyer',
    '留存 720 万不动，再加上按月通报，我回去说得清楚。',
    'With the retention of 7.2 million unchanged and a monthly report added, I can explain it to the committee.',
  ),
  sayAfter(
    NOT_AGREED,
    'counsel_b',
    '那么条款清单按原来的数字谈定，会上的顾虑由双方书面说明。接下来书面通知其他股东。',
    "Then the terms are agreed on the original figures, and both sides will address the committee's concern in writing. The next step is to notify the other shareholder in writing.",
  ),
];

export const NEGOTIATION: FlowNode = node({
  id: 'negotiation',
  kind: 'court',
  meets_freely: true,
  name: bi('条款谈判', 'Negotiating the terms'),
  introduction: bi(
    '报告和披露函摆在桌上。价格 3,600 万元大家都不动，真正要谈的是：钱什么时候付，担保的风险归谁，专利什么时候过户，未实缴的出资谁缴。',
    'The report and the disclosure letter are on the table. Nobody disputes the price of 36 million; what has to be negotiated is when it is paid, who bears the risk of the guarantee, when the patent is transferred, and who pays the outstanding contribution.',
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
    seatRole('cfo', { seat: 't5', functions: ['speech', 'display', 'meeting'] }),
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
        'There are four items: timing of payment, guarantee, patent and unpaid contribution. On each, state your interests first and then your proposals.',
        'To end without a deal is also a possible outcome, especially once the committee has voted the deal down: the transaction is terminated, and trade secrets learnt in the negotiation must still not be disclosed (Civil Code, Article 501).',
        'Earnest money may not exceed 20% of the price (Civil Code, Article 586, second paragraph); excessive liquidated damages may be reduced on request (Article 585, second paragraph); a clause that they "may not be adjusted" is of no avail (Interpretation of the General Part of Contracts, Article 64, third paragraph).',
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
        '1. Ask each side to say in one sentence what matters most to it.',
        '2. Take the items in turn and write each one down as it is agreed.',
        '3. Ask the head of finance who signed the resolution.',
      ],
    ),
    guide('buyer', ['1. 说明你的付款节奏为什么是这样。'], ['1. Explain why you propose these instalments.']),
    guide(
      'cfo',
      ['1. 用你的测算回应每一个付款方案；税写成含税价。'],
      ['1. Answer each proposal on payment with your figures; insist that the price includes tax.'],
    ),
    guide(
      'gc',
      ['1. 守住担保和专利两条线。'],
      ['1. Hold your two red lines, on the guarantee and the patent.'],
    ),
    guide(
      'analyst',
      ['1. 把报告里的五个问题各用一句话说清。'],
      ['1. Explain each of the five issues of the report in one sentence.'],
    ),
    guide(
      'counsel_s',
      ['1. 用披露换免责，用解除担保换缩短留存。'],
      [
        '1. Offer disclosure in return for release from liability, and release of the guarantee in return for a shorter retention.',
      ],
    ),
    guide(
      'seller',
      ['1. 想清楚：你要的是 1,000 万元定金，还是拿得到手？'],
      [
        '1. Consider what you really want: ten million in earnest money, or money that you can be sure of receiving?',
      ],
    ),
    guide(
      'finance',
      ['1. 只答你经手的事，如实回答。'],
      ['1. Answer truthfully, and only on what you dealt with.'],
    ),
  ],
  lines: [
    ...AFTER_MEETING,
    say(
      'counsel_b',
      '请双方先各说一句：这笔交易里你最在意的是什么？',
      'One sentence each, please: what matters most to you in this deal?',
    ),
    say(
      'buyer',
      '控制权和那件专利。钱我们付得起，怕的是买来一身债。',
      'Control, and the patent. We can afford the price; what we fear is buying a company full of debts.',
    ),
    say(
      'seller',
      '钱要到手。我开口 1,000 万定金，就是怕你们拖。',
      'That I actually get the money. I asked for ten million in earnest money because I fear that you will delay.',
    ),
    say(
      'counsel_b',
      '定金不能超过合同标的额的百分之二十，也就是 720 万；超过的不是定金。怕拖，可以用提存：钱在公证处，登记一完成就放给你。',
      'Earnest money may not exceed twenty per cent of the contract amount, that is, 7.2 million; anything above that is not earnest money. If you fear delay, we can use a deposit: the notary office holds the money and releases it to you as soon as registration is complete.',
    ),
    {
      ...say(
        'analyst',
        '报告的五个问题：一笔 500 万担保、专利在个人名下、150 万未实缴、社保差额约 86 万、中心医院的告知条款。',
        "The report raises five issues: a guarantee of five million, a patent in Mr Shen's own name, 1.5 million not paid in, a social insurance shortfall of about 860,000, and the notice clause in the contract with the Central Hospital.",
      ),
      shows: ['evidence_2_patent', 'evidence_3_intent', 'evidence_4_register'],
    },
    {
      ...say(
        'gc',
        '先说担保。银行手里有一份三人签名的决议。郑先生，韩静在上面签过字吗？',
        'The guarantee first. The bank has a resolution with three signatures. Mr Zheng, did Han Jing sign it?',
      ),
      shows: ['evidence_1_guarantee'],
    },
    say('finance', '不是她签的。', 'She did not.'),
    say(
      'finance',
      '合同是我送到银行的，银行收了决议的复印件，没有要看原件，也没有打电话问她。',
      'I took the contract to the bank. It accepted a copy of the resolution, did not ask for the original, and did not telephone her.',
    ),
    say(
      'analyst',
      '请记下这一句：担保合同末页“核对人”一栏是空的，同他说的对得上。这关系到银行算不算作了合理审查。',
      'Please record that answer. On the last page of the guarantee contract the "checked by" line is blank, which is consistent with what he says. It bears on whether the bank made a reasonable examination.',
    ),
    say(
      'counsel_s',
      '签名不真，不等于担保当然无效，要看银行知不知道、审查过没有。所以我们不争效力，只谈谁来承担：沈先生同意在到期日前解除担保，解除不了的，他全额补偿。',
      'A forged signature does not by itself make the guarantee void; that depends on what the bank knew and whether it examined the resolution. So let us leave its effect aside and discuss only who bears the risk: Mr Shen agrees to have it released before the due date and, failing that, to indemnify in full.',
    ),
    say(
      'gc',
      '同意。解除以前，留存款不少于 500 万。',
      'Agreed. Until it is released, the retention must be no less than five million.',
    ),
    say(
      'seller',
      '专利我可以过户，交割前就办，不另外要钱。',
      'I will transfer the patent before closing and ask nothing for it.',
    ),
    say(
      'counsel_s',
      '留存款总额 20%，720 万，最长十八个月；担保解除、社保补足，就提前放。',
      'A retention of twenty per cent in all, 7.2 million, for eighteen months at most; it is released early once the guarantee has been released and the social insurance has been paid up.',
    ),
    say(
      'cfo',
      '价款是含税价：个人所得税约 630 万元由江海代扣，从提存款里先行划缴，不另外补给沈先生。',
      'The price includes tax: Jianghai withholds individual income tax of about 6.3 million, which is paid first out of the deposit; Mr Shen receives nothing on top of the price.',
    ),
    say(
      'buyer',
      '可以。定金 10%，提存 70%，留存 20%。',
      'Good. Ten per cent as earnest money, seventy per cent on deposit, twenty per cent retained.',
    ),
    say(
      'cfo',
      '再提醒一句：社保差额和担保指着同一笔留存款。两样都出，是 586 万元，还剩 134 万元；再往下减，就不够了。',
      'One reminder: the social insurance shortfall and the guarantee are secured by the same retention. If both have to be paid, that is 5.86 million and leaves 1.34 million; if the retention is cut any further, it will not be enough.',
    ),
    say(
      'counsel_b',
      '未实缴的 150 万，转让后由江海缴，沈先生承担补充责任；价款已经按实缴比例考虑，不另行扣减。条款清单就此谈定，接下来书面通知其他股东韩静，听她要不要优先购买。',
      'After the transfer Jianghai pays the outstanding 1.5 million, and Mr Shen is supplementarily liable; the price already reflects what has been paid in, and nothing more is deducted. With that the terms are agreed; next we notify the other shareholder, Han Jing, in writing and hear whether she wishes to exercise her right of first refusal.',
    ),
    {
      ...say(
        'counsel_s',
        '江海一定会问那份决议，不是事实的话不要说。留存多少、留多久，您的底线在哪里？',
        'Jianghai is certain to ask about that resolution; say nothing that is not true. How much may be retained, and for how long? Where is your limit?',
      ),
      answers: 'seller',
      apart: true,
    },
    {
      ...say(
        'seller',
        '两成、一年半以内我能接受。专利可以过户，不加钱。担保到期以前我想办法解除。',
        'I can accept twenty per cent, for up to eighteen months. I will transfer the patent at no extra charge. I shall try to have the guarantee released before the debt falls due.',
      ),
      apart: true,
    },
  ],
});

export const DEAL_TRANSITIONS: Transition[] = [
  wrong(
    'negotiation_earnest',
    'negotiation',
    bi(
      '为了拿下交易，定金就按 1,000 万元写，对方违约双倍返还 2,000 万元',
      'To win the deal, agree to earnest money of ten million, with double that sum, twenty million, to be returned if the other side is in breach',
    ),
    bi(
      '定金不得超过主合同标的额的百分之二十，超过部分不产生定金的效力（《民法典》第五百八十六条第二款）。3,600 万元的 20% 是 720 万元，超出的 280 万元不能双倍返还。',
      'Earnest money may not exceed twenty per cent of the amount of the principal contract; the excess does not have the effect of earnest money (Civil Code, Article 586, second paragraph). Twenty per cent of 36 million is 7.2 million; the remaining 2.8 million cannot be claimed back twofold.',
    ),
  ),
  advance(
    'negotiation_done',
    'negotiation',
    'notice',
    bi('条款清单谈定，书面通知其他股东', 'Terms agreed: notify the other shareholder in writing'),
  ),
  advance(
    'negotiation_failed',
    'negotiation',
    'report',
    bi(
      '谈不拢，终止交易：退还资料，保密义务继续',
      'No agreement: terminate the deal, return the documents, keep confidentiality',
    ),
  ),
  wrong(
    'negotiation_damages',
    'negotiation',
    bi(
      '写上“违约金为价款的 50%，双方均不得请求调整”，就万无一失',
      'Write "liquidated damages are 50% of the price, and neither side may ask for an adjustment": then nothing can go wrong',
    ),
    bi(
      '约定的违约金过分高于损失的，可以请求适当减少（《民法典》第五百八十五条第二款）；仅以合同约定不得调整为由主张不予调整的，人民法院不予支持（合同编通则解释第六十四条第三款）。',
      'Liquidated damages that are excessively higher than the loss may be reduced on request (Civil Code, Article 585, second paragraph); the court does not uphold an objection to adjustment that rests only on a clause excluding it (Interpretation of the General Part of Contracts, Article 64, third paragraph).',
    ),
  ),
];
