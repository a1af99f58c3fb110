import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { REVIEW_TEMPLATES } from '../templates-decision.ts';
import { HEARING_LINES } from './hearing-lines.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('行政处罚听证会', 'The hearing'),
  introduction: bi(
    '调查人员提出事实、证据和处罚建议，当事人申辩、质证，供货商作证。56 元的韭菜和 50,000 元的罚款摆在一起，该怎样称量？',
    'The officers present the facts, the evidence and the penalty proposed; the party pleads and examines the evidence; the supplier testifies. Fifty-six yuan of leeks and a fine of fifty thousand: how are they weighed?',
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
        'The hearing proceeds in this order: the officers present evidence and propose a penalty; the party pleads and examines the evidence; the witness testifies; the two sides debate; the party makes a closing statement; the record is checked (Administrative Penalty Law, Article 64(7) and (8)).',
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
        '2. Hear the officers first, then the plea point by point; call the supplier.',
        '3. Press three points: how far she checked her purchases, whether this is a first violation, and why fifty thousand.',
        '4. Have the party check and sign the record.',
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
      ['1. Come in only when you are called; speak only of what you dealt with yourself.'],
    ),
  ],
  lines: HEARING_LINES,
});

export const SUPPLEMENT: FlowNode = node({
  id: 'supplement',
  kind: 'display',
  name: bi('补充调查', 'Further investigation'),
  introduction: bi(
    '听证留下一个疑问：她进货时做的查验，同一市场的其他小店是怎样做的？承办人补充调查，展示结果，当事人一方可以发表意见。',
    'The hearing left a question: how do other small shops in the same market check their purchases? The officers investigate further and show the result, and the party may comment.',
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
        'The agency shall check the facts, reasons and evidence of the party and adopt those that are well founded (Administrative Penalty Law, Article 45, first paragraph).',
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
      ['1. Explain which shops you visited and how you made your inquiries.'],
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
      'So she has corrected it, and the source lies with the wholesaler. We ask the agency to accept this.',
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
        '2. Give reasons for the amount: value, harm, fault, means and similar cases.',
        '3. Sign it, submit it and end the section.',
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
      ['1. Answer questions and supply similar cases.'],
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
      'The agency may not impose a heavier penalty because the party pleaded (Administrative Penalty Law, Article 45, second paragraph), nor penalise facts of which no notice was given (Articles 44 and 62). After the hearing it decides on the record (Article 65).',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'review',
    bi('笔录核对签字，进入法制审核', 'The record is signed: go on to the legal review'),
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
      'A record shall be made and given to the party or its agent to check and sign; a refusal is noted (Administrative Penalty Law, Article 64(8)). Video does not replace the record, on which the decision is based (Article 65).',
    ),
  ),
  advance(
    'supplement_done',
    'supplement',
    'review',
    bi(
      '复核完毕，当事人已发表意见，进入法制审核',
      'Checked, and the party has commented: go on to the review',
    ),
  ),
  wrong(
    'supplement_behind',
    'supplement',
    bi('补充证据内部掌握，不必给当事人看', 'Keep the further evidence internal; the party need not see it'),
    bi(
      '行政机关必须充分听取当事人的意见，对其提出的事实、理由和证据进行复核（《行政处罚法》第四十五条第一款）；处罚所依据的事实应当告知（第四十四条）。没有让当事人说过话的证据，不能成为处罚的根据。',
      'The agency must hear the party fully and check what it puts forward (Administrative Penalty Law, Article 45, first paragraph), and tell it the facts relied on (Article 44). Evidence on which the party could not comment cannot be the basis of a penalty.',
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
      'Approved, with mitigation proposed: go on to the collective discussion',
    ),
  ),
];
