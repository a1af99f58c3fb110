import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import {
  AGREEMENT as AGREEMENT_TEMPLATE,
  CONFIRMATION as CONFIRMATION_TEMPLATE,
  NEXT_TEMPLATES,
} from '../templates.ts';
import { UNDERTAKING } from '../templates-beside.ts';

export const AGREEMENT: FlowNode = node({
  id: 'agreement',
  kind: 'edit',
  name: bi('制作调解协议书', 'The agreement'),
  introduction: bi(
    '记录员按谈定的内容写协议书：谁付给谁、多少、哪一天、怎样付，还有道歉和修缮。各方看清楚再签；到这一步仍可以不签。',
    'The recorder draws up what was agreed: who pays whom, how much, when and how, with apology and repair. All read before they sign; even now nobody is obliged to sign.',
  ),
  minutes: 20,
  position: { x: 200, y: 940 },
  roles: [
    seatRole('recorder', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('mediator', { functions: ['meeting', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('downstairs', { functions: ['meeting', 'signature'] }),
    seatRole('owner', { functions: ['meeting', 'signature'] }),
    seatRole('tenant', { functions: ['meeting', 'signature'] }),
    seatRole('property', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '协议书自各方签名、盖章或者按指印，调解员签名并加盖印章之日起生效（《人民调解法》第二十九条第二款）。',
        '写到能执行的程度：内容不明确的，法院不予确认（民诉法解释第三百五十八条第五项）。',
      ],
      [
        "It takes effect when all parties have signed and the mediator has signed and sealed it (People's Mediation Law, Article 29, second paragraph).",
        'Write it so that it can be enforced: what is unclear is not confirmed (CPL Interpretation, Article 358(5)).',
      ],
    ),
    guide(
      'recorder',
      [
        '1. 从模板新建协议书，填金额、日期、账户。',
        '2. 请三位当事人和调解员签名，附物业的承诺书，提交，结束本环节。',
      ],
      [
        '1. Draft the agreement with amounts, dates and accounts.',
        '2. Have the three parties and the mediator sign, annex the undertaking of the management, submit, end the section.',
      ],
    ),
    guide(
      'mediator',
      ['1. 念一遍给各方听，问：有没有不是自愿的？'],
      ['1. Read it aloud and ask whether anybody is signing against their will.'],
    ),
    guide('downstairs', ['1. 看修缮的日期写了没有。'], ['1. Is the date of the repair in it?']),
    guide('owner', ['1. 看“再无其他争议”写了没有。'], ['1. Does it say that there are no further claims?']),
    guide(
      'tenant',
      ['1. 看两次付款的日期和断水的一条。'],
      ['1. Look for the two dates and the clause on water.'],
    ),
    guide(
      'property',
      [
        '1. 从模板新建承诺书：减免多少、从哪个月起、怎样入账，标牌哪天换好。',
        '2. 签名，提交；不要写成别人替公司答应的。',
      ],
      [
        '1. Draft the undertaking: how much is remitted, from which month, how it is booked, and when the plate is replaced.',
        '2. Sign and submit; nobody else can promise this for the company.',
      ],
    ),
  ],
  templates: [AGREEMENT_TEMPLATE, UNDERTAKING],
});

export const EFFECT: FlowNode = node({
  id: 'effect',
  kind: 'court',
  name: bi('协议的效力', 'What the agreement is worth'),
  introduction: bi(
    '协议签好了，它有多大力量？当场付清的，一走了之也行；还有分期和修缮的，要不要一起去法院确认？',
    'It is signed. What is it worth? What is paid at once needs nothing more; with payments and repairs still to come, should they go to court together for confirmation?',
  ),
  minutes: 6,
  scene: 'office',
  position: { x: 200, y: 1070 },
  roles: [
    seatRole('mediator', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('recorder', { seat: 'h1', functions: ['speech'] }),
    seatRole('downstairs', { seat: 'v1', functions: ['speech'] }),
    seatRole('owner', { seat: 'v3', functions: ['speech'] }),
    seatRole('tenant', { seat: 'v4', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '协议有法律约束力（《人民调解法》第三十一条）；经司法确认，对方不履行可以申请强制执行（第三十三条第二款）。',
      ],
      [
        "The agreement is binding (People's Mediation Law, Article 31). Confirmed by a court, it can be enforced (Article 33, second paragraph).",
      ],
    ),
    guide(
      'mediator',
      ['1. 说明两条路：自行履行，或者三十日内共同申请确认。', '2. 由各方自己选。'],
      ['1. Explain two ways: perform, or apply together within thirty days.', '2. Let them choose.'],
    ),
    guide('recorder', ['1. 说明申请要带什么材料。'], ['1. Say what papers are needed.']),
    guide('downstairs', ['1. 你最担心哪一项不履行？'], ['1. Which part do you fear will not be performed?']),
    guide('owner', ['1. 愿意一起去，就说一声。'], ['1. Say whether you are willing to go to court for it.']),
    guide('tenant', ['1. 想想确认对你意味着什么。'], ['1. Think what confirmation would mean for you.']),
  ],
  lines: [
    say(
      'mediator',
      '协议今天生效，有约束力。还有两次付款和修缮没有做，要不要去法院确认，你们商量。',
      'The agreement takes effect today and binds you. Two payments and the repair are still to come; whether to have it confirmed is for you.',
    ),
    say(
      'recorder',
      '自生效之日起三十日内，由双方共同到基层法院申请，带协议书、调解委员会的证明和产权证明，不交案件受理费。',
      "Within thirty days, both together, at the basic people's court, with the agreement, our certificate and proof of title. No case fee.",
    ),
    say(
      'owner',
      '我的钱今天就付，去不去都行，陪一趟没问题。',
      'I pay today; I do not mind either way, and will come along.',
    ),
    say('tenant', '我会按时付的。去确认我也同意。', 'I will pay in time. I agree to have it confirmed.'),
    say(
      'downstairs',
      '修墙的事写进裁定里，我放心些。',
      'I would feel easier with the wall in a court ruling.',
    ),
  ],
});

export const CONFIRMATION: FlowNode = node({
  id: 'confirmation',
  kind: 'edit',
  name: bi('申请司法确认', 'Joint application for judicial confirmation'),
  introduction: bi(
    '各方共同写司法确认申请书。法院审查的是自愿、合法、明确，不是重新断一遍案。',
    'The parties write a joint application for judicial confirmation. The court reviews whether the agreement is voluntary, lawful and definite; it does not try the case again.',
  ),
  minutes: 8,
  position: { x: -80, y: 1170 },
  roles: [
    seatRole('downstairs', {
      host: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back'],
    }),
    seatRole('owner', { functions: ['submission', 'signature'], processes: ['end'] }),
    seatRole('tenant', { functions: ['meeting', 'signature'] }),
    seatRole('recorder', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '双方当事人自协议生效之日起三十日内共同提出（《民事诉讼法》第二百零五条）；调解组织自行调解的，向当事人住所地、标的物所在地、调解组织所在地的基层法院提出。',
      ],
      [
        "Both parties together, within thirty days of the agreement taking effect (Civil Procedure Law, Article 205); where the organisation mediated by itself, to the basic people's court of a party's domicile, of the object or of the organisation.",
      ],
    ),
    guide(
      'downstairs',
      ['1. 从模板新建申请书，三方签名，提交，结束本环节。'],
      ['1. Draft the application, have all three sign, submit, end the section.'],
    ),
    guide(
      'owner',
      ['1. 核对内容同协议书一字不差。'],
      ['1. See that it matches the agreement word for word.'],
    ),
    guide(
      'tenant',
      ['1. 签名前再看一次两次付款的日期。'],
      ['1. Look once more at your two dates before you sign.'],
    ),
    guide('recorder', ['1. 提供调解委员会的证明。'], ['1. Supply the certificate of the committee.']),
  ],
  templates: [CONFIRMATION_TEMPLATE],
});

export const NEXT_STEPS: FlowNode = node({
  id: 'next_steps',
  kind: 'edit',
  name: bi('终止与救济', 'Mediation ended: remedies'),
  introduction: bi(
    '没有谈成，不等于白谈：损失是多少，争在哪里，都清楚了。记录员写终止调解告知书，沈桂兰拟一份起诉状提纲。',
    'The mediation failed, but not in vain: the loss and the points in dispute are clear. The recorder writes the notice, and Shen Guilan outlines a complaint.',
  ),
  minutes: 12,
  position: { x: 640, y: 1000 },
  roles: [
    seatRole('recorder', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('mediator', { functions: ['meeting', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('downstairs', { functions: ['submission', 'meeting'] }),
    seatRole('owner', { functions: ['meeting'] }),
    seatRole('tenant', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '调解不成的，应当终止，并告知可以通过仲裁、行政、司法等途径维护权利（《人民调解法》第二十六条）。',
        '侵权纠纷由侵权行为地或者被告住所地法院管辖（《民事诉讼法》第二十九条）；时效三年（《民法典》第一百八十八条）。',
      ],
      [
        "If mediation fails it is ended, and the parties told of arbitration, administrative and judicial channels (People's Mediation Law, Article 26).",
        "A tort belongs to the court of the place of the tort or of the defendant's domicile (Civil Procedure Law, Article 29); the limitation period is three years (Civil Code, Article 188).",
      ],
    ),
    guide(
      'recorder',
      ['1. 从模板新建告知书，途径写具体，请调解员签名，提交，结束本环节。'],
      ['1. Draft the notice with the remedies in detail, have the mediator sign, submit, end the section.'],
    ),
    guide('mediator', ['1. 说一句：门开着，想再谈随时来。'], ['1. Tell them that the door remains open.']),
    guide(
      'downstairs',
      ['1. 拟起诉状提纲：告谁，请求多少，有什么证据。'],
      ['1. Outline the complaint: whom, how much, with what evidence.'],
    ),
    guide(
      'owner',
      ['1. 想一想：对方会怎样告，你怎样答？'],
      ['1. How will they claim, and how would you answer?'],
    ),
    guide('tenant', ['1. 想一想：你对房主有没有请求？'], ['1. Have you a claim against the owner?']),
  ],
  templates: NEXT_TEMPLATES,
});

export const OUTCOME_TRANSITIONS: Transition[] = [
  wrong(
    'agreement_threat',
    'agreement',
    bi(
      '加一条：逾期不付的，沈桂兰有权再关阀门',
      'Add: if they are late, Shen Guilan may close the valve again',
    ),
    bi(
      '调解不得违背法律、法规（《人民调解法》第三条第二项）；损害他人合法权益、违反强制性规定的协议，法院裁定驳回确认申请（民诉法解释第三百五十八条第一项、第二项）。逾期责任可以约定违约金，或者去司法确认。',
      "Mediation may not go against laws and regulations (People's Mediation Law, Article 3(2)); an agreement against mandatory law or harming others is not confirmed (CPL Interpretation, Article 358(1) and (2)). Against delay, agree on liquidated damages or have the agreement confirmed.",
    ),
  ),
  advance(
    'agreement_signed',
    'agreement',
    'effect',
    bi('三方和调解员签名盖章，协议生效', 'All three and the mediator have signed: it is in force'),
  ),
  advance(
    'agreement_refused',
    'agreement',
    'next_steps',
    bi('有人临签反悔，不签了：终止调解', 'Somebody will not sign after all: end it'),
  ),
  wrong(
    'agreement_unwritten',
    'agreement',
    bi('都是邻居，口头说好就行，也不用记录', 'All are neighbours: by word of mouth, and no record'),
    bi(
      '可以采取口头协议方式，但调解员应当记录协议内容（《人民调解法》第二十八条）。本案有分期付款和修缮，口头说不清楚，也无法申请司法确认需要的材料（民诉法解释第三百五十四条）。',
      "An agreement may be oral, but the mediator shall record its content (People's Mediation Law, Article 28). With instalments and repairs it would be unclear, and the papers needed for confirmation would be missing (CPL Interpretation, Article 354).",
    ),
  ),
  wrong(
    'effect_alone',
    'effect',
    bi(
      '沈桂兰一个人去法院申请确认，省得麻烦别人',
      'Shen Guilan applies for confirmation alone, to spare the others',
    ),
    bi(
      '司法确认由双方当事人共同申请（《人民调解法》第三十三条第一款；《民事诉讼法》第二百零五条）。一方不愿意去的，协议照样有约束力；发生争议可以起诉（《人民调解法》第三十二条）。',
      "Confirmation is applied for by both parties together (People's Mediation Law, Article 33, first paragraph; Civil Procedure Law, Article 205). If one will not go, the agreement still binds, and if there is a dispute over it an action may be brought (People's Mediation Law, Article 32).",
    ),
  ),
  advance(
    'effect_confirm',
    'effect',
    'confirmation',
    bi('三十日内共同申请司法确认', 'Apply together for judicial confirmation within thirty days'),
  ),
  advance(
    'effect_perform',
    'effect',
    'report',
    bi(
      '不申请确认，自行履行，调解委员会回访督促',
      'No confirmation: perform it, and the committee follows up',
    ),
  ),
  wrong(
    'effect_enforce',
    'effect',
    bi(
      '协议书盖了章，逾期就直接申请法院强制执行',
      'It is sealed: if they are late, apply for enforcement at once',
    ),
    bi(
      '没有经过司法确认的协议有约束力（《人民调解法》第三十一条），但不能直接申请执行；法院确认有效以后，一方不履行的，对方才可以申请强制执行（第三十三条第二款）。',
      "Without confirmation the agreement binds (People's Mediation Law, Article 31) but cannot be enforced directly; only once a court has confirmed it may enforcement be asked for (Article 33, second paragraph).",
    ),
  ),
  wrong(
    'confirmation_late',
    'confirmation',
    bi(
      '先看两个月履行得怎么样，不行再去申请确认',
      'Wait two months to see whether it is performed, then apply',
    ),
    bi(
      '申请应当自调解协议生效之日起三十日内提出（《人民调解法》第三十三条第一款；《民事诉讼法》第二百零五条）。过了期限，只能就协议的履行起诉。',
      "The application is made within thirty days of the agreement taking effect (People's Mediation Law, Article 33, first paragraph; Civil Procedure Law, Article 205). After that there is only an action on the agreement.",
    ),
  ),
  advance(
    'confirmation_done',
    'confirmation',
    'report',
    bi('三方签名，材料齐全，提交法院', 'Signed by all three, papers complete: on to the court'),
  ),
  wrong(
    'next_forbid',
    'next_steps',
    bi(
      '告诉沈桂兰：调解过的纠纷不能再起诉，只能接着调',
      'Tell Shen Guilan that what was mediated cannot go to court',
    ),
    bi(
      '不得因调解而阻止当事人依法通过仲裁、行政、司法等途径维护自己的权利（《人民调解法》第三条第三项）；调解不成的应当终止并告知途径（第二十六条）。',
      "Nobody may on account of mediation be kept from arbitration, administrative or judicial channels (People's Mediation Law, Article 3(3)); if it fails it is ended and the remedies pointed out (Article 26).",
    ),
  ),
  advance(
    'next_done',
    'next_steps',
    'report',
    bi('告知书写明途径，起诉状提纲完成', 'The notice names the remedies and the outline is complete'),
  ),
  wrong(
    'next_enforce_proposal',
    'next_steps',
    bi(
      '调解员的方案有理有据，请法院直接按方案执行',
      'The proposal was well reasoned: ask a court to enforce it',
    ),
    bi(
      '有约束力的是达成的协议（《人民调解法》第三十一条），没有人签字的方案什么也不是。要钱就起诉：有明确的被告，有具体的请求和事实、理由（《民事诉讼法》第一百二十二条）。',
      "What binds is an agreement that was reached (People's Mediation Law, Article 31); a proposal that nobody signed binds nobody. Whoever wants the money brings an action, with definite defendants and specific claims, facts and grounds (Civil Procedure Law, Article 122).",
    ),
  ),
];
