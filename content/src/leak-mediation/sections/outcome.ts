import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { CONFIRMATION as CONFIRMATION_TEMPLATE } from '../templates-outcome.ts';

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
      "You apply together, within thirty days, to the basic people's court, with the agreement, our certificate and proof of title. There is no case fee.",
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
        "Both parties apply together within thirty days of the agreement taking effect (Civil Procedure Law, Article 205); where the organisation mediated of its own accord, they apply to the basic people's court of a party's domicile, of the place of the object or of the seat of the organisation.",
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

export const OUTCOME_TRANSITIONS: Transition[] = [
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
];
