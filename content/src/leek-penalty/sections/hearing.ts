import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { REVIEW_TEMPLATES } from '../templates-decision.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('行政处罚听证会', 'The hearing'),
  introduction: bi(
    '调查人员提出事实、证据和处罚建议，当事人申辩、质证，供货商作证。56 元的韭菜和 50,000 元的罚款摆在一起，该怎样称量？',
    'The officers present facts, evidence and the penalty proposed; the party pleads and examines them; the supplier testifies. Fifty-six yuan of leeks and a fine of fifty thousand: how are they weighed?',
  ),
  minutes: 30,
  scene: 'hearing',
  position: { x: 360, y: 780 },
  roles: [
    seatRole('host', {
      host: true,
      can_terminate: true,
      seat: 's3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 's4', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('officer_a', {
      seat: 's7',
      functions: ['request_speech', 'request_display', 'request_submission', 'signature'],
    }),
    seatRole('officer_b', { seat: 's8', functions: ['request_speech', 'request_display', 'signature'] }),
    seatRole('party', {
      seat: 's10',
      functions: ['request_speech', 'request_display', 'meeting', 'signature'],
    }),
    seatRole('agent', {
      seat: 's11',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('witness', { seat: 's13', inside: false, functions: ['request_speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：调查人员举证、建议；当事人申辩、质证；证人；互相辩论；最后陈述；核对笔录（《行政处罚法》第六十四条第七项、第八项）。',
        '行政机关不得因申辩给予更重的处罚（第四十五条第二款）。',
      ],
      [
        'The order: the officers present evidence and propose; the party pleads and examines the evidence; the witness; the debate; the closing statement; the record (Administrative Penalty Law, Article 64(7) and (8)).',
        'A penalty may not be increased because the party pleaded (Article 45, second paragraph).',
      ],
    ),
    guide(
      'host',
      [
        '1. 核对身份，告知权利，问是否申请回避。',
        '2. 请调查人员先说，再请当事人逐项申辩；传供货商作证。',
        '3. 追问三个焦点：查验做到哪一步；是不是初次违法；为什么是五万元。',
        '4. 笔录交当事人核对签字。',
      ],
      [
        '1. Check identities, state the rights, ask about recusal.',
        '2. The officers first, then the plea point by point; call the supplier.',
        '3. Press three points: how far she checked her purchases, whether this is a first violation, and why fifty thousand.',
        '4. The party checks and signs the record.',
      ],
    ),
    guide(
      'clerk',
      ['1. 记录双方观点和引用的条文。'],
      ['1. Record the views of both sides and the articles they cite.'],
    ),
    guide(
      'officer_a',
      ['1. 逐项举证，说明为什么按起点处罚。', '2. 有利于当事人的事实，也要如实说出来。'],
      [
        '1. Present the evidence point by point and justify the minimum fine.',
        '2. State the facts in her favour as well.',
      ],
    ),
    guide(
      'officer_b',
      ['1. 说明墙上合格证的日期和现场情况。'],
      ['1. Explain the date of the certificate on the wall and what you saw in the shop.'],
    ),
    guide(
      'party',
      ['1. 讲清楚怎样进的货、怎样退的钱。'],
      ['1. Say how you bought the leeks and how you gave the refunds.'],
    ),
    guide(
      'agent',
      ['1. 三层申辩依次展开，每层都指出证据编号。', '2. 问供货商：那天给没给合格证？'],
      [
        '1. Take the three arguments in turn, each with the number of its evidence.',
        '2. Ask the supplier whether he gave a certificate that day.',
      ],
    ),
    guide(
      'witness',
      ['1. 轮到你才进来，只说自己经手的事。'],
      ['1. Come in when called; say only what you dealt with.'],
    ),
  ],
  lines: [
    say(
      'host',
      '现在公开举行听证，到场人员身份已经核对。我是听证主持人吴越，没有参加本案调查。当事人有权申辩、质证、作最后陈述，也有权申请回避。是否申请回避？',
      'The hearing is open to the public, and identities have been checked. I am Wu Yue and took no part in the investigation. The party may plead, test the evidence, have the last word, and ask for my recusal. Do you ask for my recusal?',
    ),
    say('party', '不申请。', 'I do not.'),
    {
      ...say(
        'officer_a',
        '当事人 2 月 18 日销售农药残留超标的韭菜 8 公斤，货值 56 元，有检验报告、付款记录、现场笔录为证。收款 56 元，退还顾客的 14 元除外；建议依食品安全法第一百二十四条第一款第一项没收违法所得 42 元，罚款五万元。',
        'On 18 February the party sold 8 kg of leeks with excess residue, worth 56 yuan; test report, payment and record prove it. She received 56 and refunded 14; under Article 124, first paragraph, item 1, of the Food Safety Law I propose that 42 yuan be confiscated, and a fine of fifty thousand.',
      ),
      shows: ['evidence_1_test'],
    },
    showing(
      ['evidence_3_recall'],
      'agent',
      '对检验报告没有异议。请求依第一百三十六条免予处罚：现场笔录写明，她第一次被询问就如实说明来源；进价是当天的市场价，残留用眼睛看不出来，供货商也没有告诉她，这些足以证明她不知道；进货也有记录。',
      'We accept the test report. We ask for exemption under Article 136: as the record of the inspection shows, she named her source when first asked. She paid the market price of the day, no eye can see the residue, and the supplier told her nothing: that proves that she did not know. And the purchase is recorded.',
    ),
    {
      ...say(
        'officer_b',
        '进货记录没有供货者地址、联系方式，不符合第六十五条，依第一百二十六条第四款还应当责令改正；“不知道”要有充分证据证明，不要合格证的人很难说查过。墙上的合格证是 2 月 10 日另一户菜农的。',
        'The purchase record has no address or telephone, as Article 65 requires; under Article 126, fourth paragraph, this too is to be corrected. That she did not know must be proved by sufficient evidence, and one who asks for no certificate can hardly say that she checked. The certificate on the wall is of 10 February and of another grower.',
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
      '2 月 17 日我卖给她 16 斤，36 元。这批菜没有合格证，2 月 10 日那张是别家的，我群发给老客户的。',
      "On 17 February I sold her 8 kg for 36 yuan. There was no certificate for that lot; the one of 10 February is another grower's; I sent it to all my regulars.",
    ),
    say(
      'host',
      '当事人，证人说的属实吗？进货时你查验了什么？',
      'To the party: is what the witness says true? And what did you check when you bought?',
    ),
    say(
      'party',
      '属实。我看了菜新鲜不新鲜，本子上记了斤数和“老周”。合格证我没有要，这是我不对。',
      'It is. I checked that they were fresh, and noted the weight and "old Zhou" in my book. I did not ask for a certificate, and that was wrong.',
    ),
    say('host', '质证结束，现在进行辩论。', 'The evidence has been examined; we now come to the debate.'),
    say(
      'agent',
      '如果认为不够免予处罚，退一步说，她初次违法，危害后果轻微，接到报告当天召回、退款，符合第三十三条；至少应当依第三十二条第一项减轻。罚款五万元是货值的八百九十多倍，不符合第五条过罚相当。',
      'If exemption is refused, this is a first violation with slight harm, and on the day of the report she recalled the leeks and gave refunds: Article 33. At the very least the penalty must be mitigated under Article 32, item 1. Fifty thousand is nearly nine hundred times the value of the goods and not commensurate under Article 5.',
    ),
    say(
      'officer_a',
      '2024 年 9 月已经责令她建立进货查验记录，这一次记录仍不完整，不能说是初次。',
      'In September 2024 she was ordered to keep purchase records. They are still incomplete; this is not the first time.',
    ),
    say(
      'agent',
      '那是责令改正，没有处罚，也不是销售不合格食品。10 月复查写的是“已改正”。',
      'That was an order to correct, not a penalty, and not for selling food that failed a test. In October it was found corrected.',
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
      'The hearing is closed. Please check the record and sign it if it is right. The penalty will not be heavier because you pleaded.',
    ),
  ],
});

export const SUPPLEMENT: FlowNode = node({
  id: 'supplement',
  kind: 'display',
  name: bi('补充调查', 'Further investigation'),
  introduction: bi(
    '听证留下一个疑问：她进货时做的查验，同一市场的其他小店是怎样做的？承办人补充调查，展示结果，当事人一方可以发表意见。',
    'The hearing left a question: how do other small shops of the market check their purchases? The officers investigate further, show the result, and the party may comment.',
  ),
  minutes: 10,
  position: { x: 720, y: 900 },
  roles: [
    seatRole('officer_a', {
      host: true,
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back'],
    }),
    seatRole('officer_b', { functions: ['speech', 'display', 'signature'] }),
    seatRole('agent', { functions: ['speech', 'display', 'signature'] }),
    seatRole('party', { functions: ['speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      ['当事人提出的事实、理由、证据，行政机关应当复核；成立的应当采纳（《行政处罚法》第四十五条第一款）。'],
      [
        'The agency shall check the facts, reasons and evidence of the party and adopt those that hold (Administrative Penalty Law, Article 45, first paragraph).',
      ],
    ),
    guide(
      'officer_a',
      ['1. 展示补充的证据，说明它对哪一条路有利。', '2. 新的证据要让当事人看到、说话。'],
      [
        '1. Show the further evidence and say which of the three ways it supports.',
        '2. Let the party see new evidence and comment on it.',
      ],
    ),
    guide(
      'officer_b',
      ['1. 说明走访的范围和方法。'],
      ['1. Explain which shops you visited and how you asked.'],
    ),
    guide('agent', ['1. 对补充证据发表意见。'], ['1. Comment on the further evidence.']),
    guide('party', ['1. 补充退款和改正的情况。'], ['1. Add what you have refunded and corrected since.']),
  ],
  lines: [
    say(
      'officer_a',
      '补充走访了城北市场下游十家小店，七家没有逐批合格证；对周德才已经另案立案。',
      'We asked ten small shops that buy in the Chengbei market: seven have no certificate for each lot. A case against Zhou Decai has been filed.',
    ),
    say(
      'officer_b',
      '林记 4 月起在进货本上加了供货者电话，逐批拍照留存合格证。',
      "Since April Lin's has added the supplier's telephone to the book and keeps a photograph of the certificate for each lot.",
    ),
    say(
      'agent',
      '这说明她已经改正，也说明源头在批发环节。请求采纳。',
      'So she has corrected it, and the source lies with the wholesaler. We ask that this be adopted.',
    ),
    say(
      'party',
      '合格证我现在每次都要，没有就不进。',
      'I ask for the certificate every time now. Without it I do not buy.',
    ),
  ],
});

export const REVIEW: FlowNode = node({
  id: 'review',
  kind: 'edit',
  name: bi('法制审核', 'Legal review'),
  introduction: bi(
    '经过听证的案件，法制审核没有通过不得决定。审核意见要把三条路逐一比较，说明建议的处罚为什么合法，为什么相当。',
    'After a hearing no decision may be made unless the legal review has approved it. The opinion compares the three ways and says why the penalty proposed is lawful and commensurate.',
  ),
  minutes: 22,
  position: { x: 360, y: 1020 },
  roles: [
    seatRole('host', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('officer_a', { functions: ['meeting', 'signature'] }),
    seatRole('deputy_b', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '审核依据听证笔录（《行政处罚法》第六十五条、第五十八条）。',
        '免予处罚要三个条件都有；不予处罚要三个条件都有；缺一个就往下一条路走。',
      ],
      [
        'The review is based on the record of the hearing (Administrative Penalty Law, Articles 65 and 58).',
        'Exemption requires all three of its conditions, and no penalty all three of its own; if one is missing, go on to the next way.',
      ],
    ),
    guide(
      'host',
      [
        '1. 从模板新建审核意见书，写三条路的比较。',
        '2. 建议的数额要有理由：货值、危害、过错、能力、同类案件。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the opinion with the comparison.',
        '2. Give reasons for the amount: value, harm, fault, means, like cases.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'deputy_b',
      ['1. 分管法制：请审核人补上你要在讨论时用的那一条理由，不代写结论。'],
      [
        '1. You are in charge of legal affairs: ask the reviewer to add the reasons that you will need in the discussion, but do not write the conclusion.',
      ],
    ),
    guide(
      'officer_a',
      ['1. 回答审核人的问题，提供同类案件。'],
      ['1. Answer questions and supply like cases.'],
    ),
  ],
  templates: REVIEW_TEMPLATES,
});

export const HEARING_TRANSITIONS: Transition[] = [
  wrong(
    'hearing_heavier',
    'hearing',
    bi(
      '听证中她承认别的菜也没有合格证，一并认定，提高到六万元',
      'She admitted at the hearing that other vegetables had no certificate either: add it and raise the fine to 60,000',
    ),
    bi(
      '行政机关不得因当事人陈述、申辩而给予更重的处罚（《行政处罚法》第四十五条第二款）；没有告知过的事实也不能作为处罚的根据（第四十四条、第六十二条）。听证以后应当根据听证笔录作出决定（第六十五条）。',
      'The agency may not impose a heavier penalty because the party pleaded (Administrative Penalty Law, Article 45, second paragraph), nor punish facts of which no notice was given (Articles 44 and 62). After the hearing it decides on the record (Article 65).',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'review',
    bi('笔录核对签字，进入法制审核', 'The record is signed: on to the legal review'),
  ),
  advance(
    'hearing_more',
    'hearing',
    'supplement',
    bi('当事人提出的事实需要复核，补充调查', 'What the party says needs checking: investigate further'),
  ),
  wrong(
    'hearing_no_record',
    'hearing',
    bi('全程录了像，笔录不必做，也不必签字', 'It is all on video: no record and no signature needed'),
    bi(
      '听证应当制作笔录，交当事人或者其代理人核对无误后签字或者盖章，拒签的由主持人注明（《行政处罚法》第六十四条第八项）。录像不能代替笔录，决定要根据笔录作出（第六十五条）。',
      'A record shall be made and given to the party or its agent to check and sign; a refusal is noted (Administrative Penalty Law, Article 64(8)). Video does not replace it; the decision rests on it (Article 65).',
    ),
  ),
  advance(
    'supplement_done',
    'supplement',
    'review',
    bi('复核完毕，当事人已发表意见，进入法制审核', 'Checked, the party has commented: on to the review'),
  ),
  wrong(
    'supplement_behind',
    'supplement',
    bi('补充证据内部掌握，不必给当事人看', 'Keep the further evidence inside; the party need not see it'),
    bi(
      '行政机关必须充分听取当事人的意见，对其提出的事实、理由和证据进行复核（《行政处罚法》第四十五条第一款）；处罚所依据的事实应当告知（第四十四条）。没有让当事人说过话的证据，不能成为处罚的根据。',
      'The agency must hear the party fully and check what it brings (Administrative Penalty Law, Article 45, first paragraph), and tell it the facts relied on (Article 44). Evidence on which the party could not comment cannot be the basis of a penalty.',
    ),
  ),
  wrong(
    'review_skip',
    'review',
    bi('听证已经很充分，审核意见事后补', 'The hearing was thorough: write the opinion afterwards'),
    bi(
      '直接关系当事人重大权益、经过听证程序的，应当在决定以前进行法制审核；未经审核或者审核未通过的，不得作出决定（《行政处罚法》第五十八条第一款第二项）。',
      'Where major rights are concerned and a hearing was held, legal review comes before the decision; without it, or where it has not approved, no decision may be made (Administrative Penalty Law, Article 58, first paragraph, item 2).',
    ),
  ),
  advance(
    'review_passed',
    'review',
    'discussion',
    bi(
      '审核通过，提出减轻处罚的建议，提交集体讨论',
      'Approved, with mitigation proposed: to the collective discussion',
    ),
  ),
];
