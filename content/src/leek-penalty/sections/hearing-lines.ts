import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

/** In the order of a hearing: opening, the officers, the plea, the supplier, the debate, the last word. */
export const HEARING_LINES: FlowNode['lines'] = [
  say(
    'host',
    '现在公开举行听证，到场人员身份已经核对。我是听证主持人吴越，没有参加本案调查。当事人有权申辩、质证、作最后陈述，也有权申请回避。是否申请回避？',
    'The hearing is open to the public, and identities have been checked. I am Wu Yue and took no part in the investigation. The party may plead, examine the evidence, make a closing statement and ask for my recusal. Do you ask for my recusal?',
  ),
  say('party', '不申请。', 'I do not.'),
  {
    ...say(
      'officer_a',
      '当事人 2 月 18 日销售农药残留超标的韭菜 8 公斤，货值 56 元，有检验报告、付款记录、现场笔录为证。收款 56 元，退还顾客的 14 元除外；建议依食品安全法第一百二十四条第一款第一项没收违法所得 42 元，罚款五万元。',
      'On 18 February the party sold 8 kg of leeks with excessive residue, worth 56 yuan; the test report, the payment and the record prove it. She received 56 and refunded 14; under Article 124, first paragraph, item 1, of the Food Safety Law I propose that 42 yuan be confiscated and a fine of fifty thousand be imposed.',
    ),
    shows: ['evidence_1_test'],
  },
  showing(
    ['evidence_3_recall'],
    'agent',
    '对检验报告没有异议。请求依第一百三十六条免予处罚：现场笔录写明，她第一次被询问就如实说明来源；进价是当天的市场价，残留用眼睛看不出来，供货商也没有告诉她，这些足以证明她不知道；进货也有记录。',
    'We accept the test report. We ask for exemption under Article 136: as the record of the inspection shows, she named her source when first asked. She paid the market price of the day, the residue cannot be seen, and the supplier told her nothing: that proves that she did not know. And the purchase is recorded.',
  ),
  {
    ...say(
      'officer_b',
      '进货记录没有供货者地址、联系方式，不符合第六十五条，依第一百二十六条第四款还应当责令改正；“不知道”要有充分证据证明，不要合格证的人很难说查过。墙上的合格证是 2 月 10 日另一户菜农的。',
      'The purchase record lacks the address and contact details that Article 65 requires; under Article 126, fourth paragraph, this too must be corrected. That she did not know must be proved by sufficient evidence, and one who asks for no certificate can hardly say that she checked. The certificate on the wall is dated 10 February and comes from another grower.',
    ),
    shows: ['evidence_2_purchase'],
  },
  say(
    'host',
    '传供货商周德才。请如实作证。',
    'I call the supplier, Zhou Decai. You must testify truthfully.',
  ),
  say(
    'witness',
    '我保证如实作证，没有隐瞒，如有虚假愿意承担责任。',
    'I undertake to testify truthfully and to conceal nothing, and I answer for anything that is false.',
  ),
  say(
    'witness',
    '2 月 17 日我卖给她 16 斤，36 元。这批菜没有合格证，2 月 10 日那张是别家的，我群发给老客户的。',
    'On 17 February I sold her 8 kg for 36 yuan. There was no certificate for that lot; the one of 10 February is from another grower, and I sent it to all my regulars.',
  ),
  showing(
    ['evidence_5_slip'],
    'officer_b',
    '这是证人交出的销货单存根：日期、数量、金额和她说的一致；合格证一栏没有勾，第二联没有撕下。证人，为什么没有撕？',
    'This is the stub that the witness handed in: date, quantity and amount agree with what she said; the boxes for the certificate are not ticked, and the second copy was not torn off. Witness, why not?',
  ),
  say(
    'witness',
    '老客户从来不要，我也就不撕。合格证一栏该写“无”，我嫌麻烦没有写。签过名的那份说明，就是我今天说的话。',
    'Regulars never ask for it, so I do not tear it off. I should have ticked "no" for the certificate and did not bother to. I stand by what I signed in my statement.',
  ),
  say(
    'agent',
    '请问证人：你卖的时候，知道残留超标吗？有没有人要你改口？',
    'Witness, when you sold them, did you know of the residue? Has anybody asked you to say otherwise?',
  ),
  say(
    'witness',
    '不知道。有人托我说那天给过证，我没有答应，没有就是没有。',
    'I did not. I was asked to say that I had given a certificate that day, and I refused: there was none.',
  ),
  say(
    'host',
    '当事人，证人说的属实吗？进货时你查验了什么？',
    'To the party: is what the witness says true? And what did you check when you bought?',
  ),
  say(
    'party',
    '属实。我看了菜新鲜不新鲜，本子上记了斤数和“老周”。合格证我没有要，这是我不对。',
    'It is. I checked that the leeks were fresh, and noted the weight and "old Zhou" in my book. I did not ask for a certificate, and that was wrong.',
  ),
  say('host', '质证结束，现在进行辩论。', 'The evidence has been examined; we now come to the debate.'),
  say(
    'agent',
    '如果认为不够免予处罚，退一步说，她初次违法，危害后果轻微，接到报告当天召回、退款，符合第三十三条；至少应当依第三十二条第一项减轻。罚款五万元是货值的八百九十多倍，不符合第五条过罚相当。',
    'If exemption is refused, Article 33 applies: this is a first violation with slight harm, and on the day of the report she recalled the leeks and gave refunds. At the very least the penalty must be mitigated under Article 32, item 1. Fifty thousand is nearly nine hundred times the value of the goods and not commensurate, as Article 5 requires.',
  ),
  say(
    'officer_a',
    '2024 年 9 月已经责令她建立进货查验记录，这一次记录仍不完整，不能说是初次。',
    'In September 2024 she was ordered to keep purchase records. They are still incomplete; this is not the first time.',
  ),
  say(
    'agent',
    '那是责令改正，没有处罚，也不是销售不合格食品。10 月复查写的是“已改正”。',
    'That was an order to correct, not a penalty, and it was not for selling food that failed a test. In October it was found that she had corrected it.',
  ),
  say('host', '辩论结束。请当事人作最后陈述。', 'The debate is closed. The party has the last word.'),
  say(
    'party',
    '没要合格证，我认。退款是我自己要退的。请处罚的时候想一想，五万元够关掉我这个店。',
    'I asked for no certificate, and I admit it. I refunded of my own accord. Please consider that fifty thousand would close my shop.',
  ),
  say(
    'clerk',
    '双方意见和最后陈述已经记录。',
    'The views of both sides and the closing statement are recorded.',
  ),
  say(
    'host',
    '听证结束，请当事人核对笔录，无误后签字。申辩不会加重处罚。',
    'The hearing is closed. Please check the record and sign it if it is right. The penalty will not be increased because you pleaded.',
  ),
];
