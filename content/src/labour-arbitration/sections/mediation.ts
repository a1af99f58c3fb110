import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { STATEMENT_TEMPLATES } from '../templates/decisions.ts';

export const MEDIATION: FlowNode = node({
  id: 'mediation',
  kind: 'court',
  meets_freely: true,
  name: bi('先行调解', 'Mediation'),
  minutes: 16,
  scene: 'meeting',
  position: { x: 360, y: 1500 },
  introduction: bi(
    '裁决以前先行调解。自愿，不公开底线，调不成就裁；在调解中让的步，不能拿来认定事实。',
    'Mediation comes before the award. It is voluntary, no bottom line is disclosed, and if it fails the tribunal makes an award; concessions made in mediation may not be used to establish facts.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'call'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('arb_a', { seat: 't2', functions: ['speech'] }),
    seatRole('arb_b', { seat: 't4', functions: ['speech'] }),
    seatRole('clerk', { seat: 't5', functions: ['speech', 'record'] }),
    seatRole('claimant', { seat: 't7', functions: ['speech', 'meeting'] }),
    seatRole('rep_c', { seat: 't8', functions: ['speech', 'meeting'] }),
    seatRole('rep_e', { seat: 't9', functions: ['speech', 'meeting'] }),
    seatRole('inhouse', { seat: 't10', functions: ['speech', 'meeting'] }),
    seatRole('hr', { seat: 't6', functions: ['speech', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '裁决前应当先行调解；达成协议的制作调解书，双方签收后生效（《调解仲裁法》第四十二条）。',
        '可以单独谈。先谈钱以外的：离职证明、说法、付款时间。',
      ],
      [
        'Mediation must be tried before an award; if the parties agree, a mediation statement is drawn up, which takes effect once both sides have signed for it (Law on Mediation and Arbitration, Article 42).',
        'You may talk separately. Begin with matters other than the amount: the certificate of termination, an acknowledgement, the time of payment.',
      ],
    ),
    guide(
      'presiding',
      ['1. 问是否愿意；一方不愿意，记下，进入评议。', '2. 不说“裁下来你也拿不到”。'],
      [
        '1. Ask whether the parties are willing; if one is not, record this and proceed to deliberation.',
        '2. Never say "even with an award you would not see the money".',
      ],
    ),
    guide(
      'rep_c',
      ['1. 把快和多的账算给当事人看，由她定。'],
      ['1. Show your client the trade-off between a quick payment and a larger one; the decision is hers.'],
    ),
    guide(
      'inhouse',
      ['1. 在授权范围内谈，超出的打电话。'],
      ['1. Negotiate within your authority; telephone for instructions if you need to go beyond it.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '裁决以前依法先行调解，双方愿意吗？不愿意可以直说。',
      'By law we must try mediation before making an award. Are both sides willing? If not, please say so frankly.',
    ),
    say(
      'claimant',
      '愿意听。我要一份写明正常解除的离职证明，钱希望一次付。',
      'I am willing to listen. I want a certificate stating that the contract ended in the ordinary way, and I would like the money in one payment.',
    ),
    say(
      'inhouse',
      '公司也愿意谈，前提是不写责任、双方不再争。',
      'The company is willing to talk too, provided that no liability is stated and the dispute is settled for good.',
    ),
    say(
      'hr',
      '离职证明我来办，处理得急，是我没有问清楚。',
      'I will see to the certificate. It was handled in haste, and it was I who failed to ask properly.',
    ),
    say(
      'rep_e',
      '我们可以从四万五千元谈起，十五日内一次付清。',
      'We could start from forty-five thousand yuan, paid in one sum within fifteen days.',
    ),
    say(
      'rep_c',
      '赔偿金、工资和加班费就有三万六千多元，二倍工资还没有算，这个数接不上。',
      'The compensation, wages and overtime pay alone come to more than thirty-six thousand yuan, before any double wages. Your figure is too far from that.',
    ),
    say(
      'arb_a',
      '两边都想一想，裁决以后还要走多久、各要花什么。',
      'Please consider, both of you, how much longer this will take after an award and what it will cost each of you.',
    ),
    say(
      'arb_b',
      '谈不拢的只有二倍工资，其余能不能先定？',
      'Only the double wages stand between you; can the rest be settled first?',
    ),
    say(
      'clerk',
      '双方的意见已经记录，让步只用于调解。',
      "Both sides' positions are recorded; concessions count for the mediation only.",
    ),
    say(
      'presiding',
      '请双方最后表态：谈成就制作调解书，谈不成我们评议。',
      'Please state your final positions: if you agree, we draw up a mediation statement; if not, we deliberate.',
    ),
  ],
});

export const AGREEMENT: FlowNode = node({
  id: 'agreement',
  kind: 'edit',
  name: bi('制作调解书', 'Mediation statement'),
  minutes: 14,
  position: { x: 760, y: 1630 },
  introduction: bi(
    '双方谈成了。仲裁庭制作调解书，写明请求和协议结果；签收以前还可以反悔。',
    'The parties have reached agreement. The tribunal draws up the mediation statement, setting out the claims and the terms agreed; until it is signed for, a party may still withdraw.',
  ),
  roles: [
    seatRole('clerk', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('presiding', { functions: ['submission', 'signature', 'meeting'] }),
    ...['arb_a', 'arb_b', 'claimant', 'inhouse', 'rep_c', 'rep_e'].map((role) =>
      seatRole(role, { functions: ['signature', 'meeting'] }),
    ),
  ],
  guides: [
    guide(
      null,
      ['调解书写明仲裁请求和协议结果，仲裁员签名，加盖印章，双方签收后生效（《调解仲裁法》第四十二条）。'],
      [
        'The mediation statement sets out the claims and the terms agreed, is signed by the arbitrators and sealed, and takes effect once both sides have signed for it (Law on Mediation and Arbitration, Article 42).',
      ],
    ),
    guide(
      'clerk',
      ['1. 金额、日期、账户、离职证明，写到能执行。', '2. 有人不签收，按反悔处理，回去裁决。'],
      [
        '1. State the amount, the date, the account and the certificate of termination precisely enough to be enforced.',
        '2. If a party does not sign for it, treat that as withdrawal and go back to making an award.',
      ],
    ),
  ],
  templates: STATEMENT_TEMPLATES,
});

export const MEDIATION_TRANSITIONS: Transition[] = [
  advance(
    'mediation_failed',
    'mediation',
    'views',
    bi('一方不愿意或者谈不成：合议', 'A party is unwilling, or mediation fails: deliberate'),
  ),
  advance(
    'mediation_agreed',
    'mediation',
    'agreement',
    bi('达成协议：制作调解书', 'Agreement reached: draw up the mediation statement'),
  ),
  wrong(
    'mediation_concession',
    'mediation',
    bi(
      '公司在调解中肯付四万五，说明它承认违法，记下来作为裁决依据',
      'The company was willing to pay forty-five thousand, so it admits the termination was unlawful: record that as a basis for the award',
    ),
    bi(
      '为达成调解作出的妥协，不得在后续程序中作为对其不利的依据（《民诉法解释》第一百零七条可资参照）；调解应当自愿（《调解仲裁法》第三条、第四十二条），拿让步定案，以后没有人敢谈。',
      'A compromise made to reach a settlement may not be used against a party in later proceedings (compare Interpretation of the Civil Procedure Law, Article 107). Mediation is voluntary (Law on Mediation and Arbitration, Articles 3 and 42); if concessions decided cases, nobody would dare to negotiate again.',
    ),
  ),
  advance(
    'agreement_signed',
    'agreement',
    'report',
    bi('双方签收，调解书生效', 'Both sides have signed for the mediation statement: it takes effect'),
  ),
  advance(
    'agreement_withdrawn',
    'agreement',
    'views',
    bi('签收前一方反悔：及时裁决', 'A party withdraws before signing for it: make an award promptly'),
  ),
  wrong(
    'agreement_effect',
    'agreement',
    bi(
      '双方在笔录上签了字，调解书不必再送达',
      'Both sides signed the record, so the mediation statement need not be served',
    ),
    bi(
      '调解书经双方签收后才生效，送达前可以反悔（《调解仲裁法》第四十二条第三款、第四款）。',
      'A mediation statement takes effect only once both sides have signed for it, and until it is served a party may withdraw (Law on Mediation and Arbitration, Article 42, third and fourth paragraphs).',
    ),
  ),
];
