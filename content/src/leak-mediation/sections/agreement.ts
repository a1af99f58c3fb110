import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { UNDERTAKING } from '../templates-beside.ts';
import { AGREEMENT as AGREEMENT_TEMPLATE } from '../templates-outcome.ts';

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

export const AGREEMENT_TRANSITIONS: Transition[] = [
  wrong(
    'agreement_threat',
    'agreement',
    bi(
      '物业当场表过态，把它那 880 元直接写成协议的一条，不必另签',
      'The management accepted in the room: write its 880 into the agreement as a clause, without a paper of its own',
    ),
    bi(
      '调解协议书自当事人签名、盖章或者按指印，调解员签名盖章之日起生效（《人民调解法》第二十九条第二款）；合同只约束当事人（《民法典》第四百六十五条第二款）。物业不是协议的当事人，没有签字的一条约束不了它，要由它自己出具承诺书。',
      "A mediation agreement takes effect when the parties have signed, sealed or fingerprinted it and the mediator has signed and sealed it (People's Mediation Law, Article 29, second paragraph); a contract binds its parties only (Civil Code, Article 465, second paragraph). The management is not a party: a clause that it has not signed does not bind it, and it has to give an undertaking of its own.",
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
];
