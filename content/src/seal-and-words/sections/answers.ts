import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { REPLY_TEMPLATES } from '../templates/answers.ts';

export const REPLY: FlowNode = node({
  id: 'reply',
  kind: 'edit',
  name: bi('鉴定人书面答复', "The experts' written reply"),
  introduction: bi(
    '法院把双方的异议转给鉴定人，要求解释、说明或者补充。逐条答：答得出的写依据，答不出的写明答不出。',
    'The court forwards the objections of both parties to the experts and requires them to explain, clarify or supplement. They answer point by point: what they can answer, with the basis for it; what they cannot answer, by saying so.',
  ),
  minutes: 14,
  position: { x: 360, y: 1550 },
  roles: [
    seatRole('expert_a', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert_b', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('head', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '对当事人的异议，法院应当要求鉴定人作出解释、说明或者补充（《民事诉讼证据规定》第三十七条第三款）；收到书面答复后仍有异议的，才通知预交出庭费用、通知出庭（第三十八条第一款）。',
      ],
      [
        'Where a party objects, the court requires the experts to explain, clarify or supplement their opinion (Provisions on Evidence, Article 37, third paragraph). Only if a party still objects after the written reply is it told to prepay the costs, and are the experts notified to appear (Article 38, first paragraph).',
      ],
    ),
    guide(
      'expert_a',
      [
        '1. 从模板新建书面答复，按异议书的次序逐条写。',
        '2. 方法和误差由你答；不新增没有检验过的结论。',
        '3. 二人签名，提交，结束本环节。',
      ],
      [
        '1. Draft the reply in the order of the objections.',
        '2. You answer on method and margin of error; add no new conclusion that was not examined.',
        '3. Both experts sign; submit the reply, then end the section.',
      ],
    ),
    guide(
      'expert_b',
      ['1. 签名一项和你们分歧的原因由你写。'],
      ['1. You write the part on the signature and on why the two of you differ.'],
    ),
    guide(
      'head',
      ['1. 核对每一条异议都答到了，不改答案。'],
      ['1. Check that every objection is answered; do not change the answers.'],
    ),
  ],
  templates: REPLY_TEMPLATES,
});

export const INSIST: FlowNode = node({
  id: 'insist',
  kind: 'court',
  name: bi('书面答复送达', 'The reply is served'),
  introduction: bi(
    '书记员把答复送到原告律师的办公室。汪潮和崔明远逐条读：还有没有异议？要鉴定人出庭，就要预交费用。',
    "The clerk serves the reply at the office of the plaintiff's lawyer. Wang Chao and Cui Mingyuan read it point by point. Do they still object? A party that wants the experts to appear must prepay the costs.",
  ),
  minutes: 6,
  scene: 'office',
  position: { x: 360, y: 1680 },
  roles: [
    seatRole('counsel_p', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('advisor', { seat: 'h1', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 'v2', functions: ['speech'] }),
    seatRole('counsel_d', { seat: 'v3', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '仍有异议的一方预交鉴定人出庭费用，不预交的视为放弃异议（《民事诉讼证据规定》第三十八条第一款）；双方都有异议的分摊（第二款）。',
      ],
      [
        "A party that still objects prepays the costs of the experts' appearance; if it does not, it is deemed to have given up its objection (Provisions on Evidence, Article 38, first paragraph). If both parties object, they share the costs (second paragraph).",
      ],
    ),
    guide(
      'counsel_p',
      ['1. 问崔明远：哪一条答了，哪一条没有答？', '2. 决定预交还是放弃，想清楚后果。'],
      [
        '1. Ask Cui which points are answered and which are not.',
        '2. Decide whether to prepay or to give up the objection, and consider the consequences.',
      ],
    ),
    guide(
      'advisor',
      ['1. 指出书面答复在方法上还缺什么。'],
      ['1. Point out what the written reply still lacks as regards method.'],
    ),
    guide(
      'clerk',
      ['1. 送达答复，告知预交费用。'],
      ['1. Serve the reply and inform the parties that the costs must be prepaid.'],
    ),
    guide(
      'counsel_d',
      ['1. 说明被告对签名一项是否坚持异议。'],
      ['1. Say whether the defendant maintains its objection on the signature.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '鉴定人的书面答复今天送达双方。仍有异议的，五日内预交鉴定人出庭费用；不预交的，视为放弃异议。',
      "The experts' written reply is served on both sides today. A party that still objects prepays the costs of the experts' appearance within five days; if it does not, it is deemed to have given up its objection.",
    ),
    say(
      'counsel_p',
      '崔老师，打印机不明这一条，他们答清楚了吗？',
      'Mr Cui, have they given a clear answer on the unknown printer?',
    ),
    say(
      'advisor',
      '成分同类他们说明了，墨粉厚度怎样核对没有写。这一点要当面问。',
      'They have explained that the toner was of the same composition, but not how its thickness was checked. That has to be asked face to face.',
    ),
    say(
      'counsel_d',
      '被告接受对签名一项的说明，不再坚持异议；鉴定人出庭的，被告也要发问。',
      'The defendant accepts the explanation on the signature and no longer maintains its objection; if the experts appear, it will question them as well.',
    ),
  ],
});

export const ANSWER_TRANSITIONS: Transition[] = [
  wrong(
    'reply_pages',
    'reply',
    bi(
      '方法和局限意见书都写了：书面答复逐条注明“见意见书第几页”，细节当庭再说',
      'The opinion already states method and limits: answer each point with "see page so-and-so of the opinion" and keep the details for the hearing',
    ),
    bi(
      '对异议应当作出解释、说明或者补充（《民事诉讼证据规定》第三十七条第三款）；当事人读过意见书才提的异议，再指一遍页码，什么也没有回答。当事人要凭书面答复决定是否仍有异议、是否预交费用（第三十八条第一款）；因意见不明确需要出庭的，费用由鉴定人自行负担（第三十九条第一款）。',
      'Objections must be met with an explanation, a clarification or a supplement (Provisions on Evidence, Article 37, third paragraph). The parties raised them after reading the opinion, and pointing to its pages again answers nothing. On the basis of the written reply a party decides whether it still objects and whether to prepay (Article 38, first paragraph); if the experts have to appear because the opinion is unclear, they bear the costs themselves (Article 39, first paragraph).',
    ),
  ),
  advance(
    'reply_done',
    'reply',
    'insist',
    bi(
      '逐条答复，二人签名，送交法院',
      'Answered point by point, both experts have signed: send to the court',
    ),
  ),
  advance(
    'insist_paid',
    'insist',
    'testimony',
    bi('仍有异议，预交费用，请鉴定人出庭', 'Maintain the objection: prepay and have the experts appear'),
  ),
  advance(
    'insist_unpaid',
    'insist',
    'witness_hearing',
    bi(
      '费用太高不预交，靠书面异议和辩论',
      'The costs are too high: do not prepay, and rely on the written objections and the debate',
    ),
  ),
  wrong(
    'insist_private',
    'insist',
    bi(
      '不预交：崔明远另写一份书面意见，作为自行委托的意见交上去，足以反驳鉴定意见',
      'Do not prepay: let Cui write an opinion of his own and submit it as a privately commissioned opinion; that is enough to refute the experts',
    ),
    bi(
      '一方自行委托的意见，是对方有理由反驳就可以申请鉴定的那一种（《民事诉讼证据规定》第四十一条）；本案已经有法院委托的鉴定。崔明远以有专门知识的人的身份出庭，他的意见视为当事人的陈述（民诉法解释第一百二十二条第二款）；不预交出庭费用的，视为放弃异议（证据规定第三十八条第一款）。',
      'Where one party submits a privately commissioned opinion, the other, if it has grounds to refute it, may apply for an expert examination (Provisions on Evidence, Article 41); here the court has already commissioned one. Cui appears as a person with special knowledge, and his views are deemed a statement of the party (Interpretation, Article 122, second paragraph); a party that does not prepay the costs of appearance is deemed to have given up its objection (Provisions on Evidence, Article 38, first paragraph).',
    ),
  ),
];
