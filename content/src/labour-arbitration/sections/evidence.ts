import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { bench } from './bench.ts';
import { EVIDENCE_LINES } from './evidence-lines.ts';

export const EVIDENCE: FlowNode = node({
  id: 'evidence',
  kind: 'court',
  name: bi('举证质证', 'Evidence'),
  minutes: 32,
  scene: 'courtroom-14',
  position: { x: 360, y: 1240 },
  introduction: bi(
    '逐份举证、逐份质证：公司先就解除举证；证人出庭，先宣读保证书；再查二倍工资的时效和周六加班，公司按通知提供门禁记录。',
    'The evidence is presented and examined item by item. The company first presents its evidence on the termination; the witness appears and reads out his undertaking; then limitation on the double wages and the Saturday overtime are examined, and the company presents the door log it was ordered to produce.',
  ),
  roles: [...bench(), seatRole('witness', { seat: 'w', inside: false, functions: ['request_speech'] })],
  guides: [
    guide(
      null,
      [
        '解除由单位举证（《劳动争议解释（一）》第四十四条）；加班由劳动者先举证，单位掌握的证据不提供的，单位承担不利后果（第四十二条）。',
        '质证说三件事：是不是真的，从哪里来的，能证明到哪一步。图样可以放大，细节自己看。',
      ],
      [
        'The employer bears the burden of proof on the termination (Interpretation (1), Article 44); for overtime the worker bears the initial burden, and an employer that fails to provide evidence in its possession bears the adverse consequences (Article 42).',
        'Comments on evidence address three points: its authenticity, its source and its probative value. The images can be enlarged; study the details for yourself.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 先解除，再时效，再加班；一份证据说完，再说下一份。',
        '2. 传证人，请他先宣读保证书，申请方先问，对方再问，问完请他退庭。',
        '3. 结束前问：还有没有新的证据。',
      ],
      [
        '1. Take the termination first, then limitation, then overtime; finish with one item of evidence before going on to the next.',
        '2. Call the witness and have him read out the undertaking; the side that called him questions him first, then the other side. After that, ask him to leave the hearing room.',
        '3. Before closing, ask whether there is any new evidence.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 问解除前公司做过哪几步，打卡表能不能改。', '2. 问申请人三天里实际做了什么。'],
      [
        '1. Ask what steps the company took before the termination, and whether the clock-in sheet can be altered.',
        '2. Ask the claimant what she actually did on the three days.',
      ],
    ),
    guide(
      'arb_b',
      ['1. 问九个周六里有没有补休、是谁安排。', '2. 问收信的人当时怎么理解。'],
      [
        '1. Ask who arranged the work on each of the nine Saturdays and whether time off in lieu was given.',
        '2. Ask how the recipient understood the message at the time.',
      ],
    ),
    guide(
      'clerk',
      ['1. 记录问和答；陈述有遗漏的，各方可以申请补正（《调解仲裁法》第四十条）。'],
      [
        '1. Record questions and answers; if the record of a statement is incomplete, the party may apply to have it corrected (Law on Mediation and Arbitration, Article 40).',
      ],
    ),
    guide(
      'rep_c',
      ['1. 对公司的每一份证据都表态。', '2. 先问自己的证人，问开放的问题。'],
      [
        "1. State your position on every item of the company's evidence.",
        '2. Question your own witness first, and ask open questions.',
      ],
    ),
    guide(
      'rep_e',
      ['1. 先举证解除，再质证对方的。', '2. 问证人权限、撤回的消息和同公司的关系。'],
      [
        "1. Present your evidence on the termination first, then comment on the other side's evidence.",
        '2. Ask the witness about his authority, the recalled message and his relationship with the company.',
      ],
    ),
    guide(
      'claimant',
      ['1. 带原始手机；仲裁员问到的，照实答。'],
      ["1. Bring the original phone; answer the arbitrators' questions truthfully."],
    ),
    guide(
      'hr',
      ['1. 你经手的事由你说明，不确定的说不确定。'],
      ['1. Explain what you handled yourself; where you are unsure, say so.'],
    ),
    guide(
      'inhouse',
      ['1. 出示门禁记录；问到公司知不知道，不能说不知道。'],
      ['1. Present the door log; if asked whether the company knew, you may not say that it did not.'],
    ),
    guide(
      'witness',
      ['1. 先宣读保证书。', '2. 只说亲眼看见、亲耳听见、亲口说过的；不知道就说不知道。'],
      [
        '1. Read out the undertaking first.',
        '2. Say only what you yourself saw, heard or said; if you do not know, say so.',
      ],
    ),
  ],
  lines: EVIDENCE_LINES,
});

export const EVIDENCE_TRANSITIONS: Transition[] = [
  advance(
    'evidence_done',
    'evidence',
    'debate',
    bi(
      '证人已经作证，没有新的证据：进入辩论',
      'The witness has testified and there is no new evidence: proceed to the debate',
    ),
  ),
  wrong(
    'evidence_voice',
    'evidence',
    bi(
      '语音已经打不开，居家这一节没有证据，不再询问证人',
      'The voice message cannot be opened, so there is no evidence of permission to work at home and the witness need not be questioned',
    ),
    bi(
      '语音打不开，说话的人还在。证人证言也是证据，要经双方发问、查证属实才能采信或者不采信（《调解仲裁法》第三十八条、第三十九条第一款），不能不问就排除。',
      'The voice message cannot be opened, but the person who spoke it is here. Testimony is also evidence: it is accepted or rejected only after both sides have questioned the witness and it has been verified (Law on Mediation and Arbitration, Articles 38 and 39, first paragraph); it may not be excluded unheard.',
    ),
  ),
  wrong(
    'evidence_own_harm',
    'evidence',
    bi(
      '申请人自己承认 12 日下午没有干活，旷工三日当庭认定',
      'The claimant herself admits that she did no work on the afternoon of the 12th: find three days of absence without leave on the spot',
    ),
    bi(
      '她承认的是一个下午。三日旷工仍由用人单位负举证责任（《劳动争议解释（一）》第四十四条），要看有没有许可、另外两天怎样、制度对她有没有约束力，而且认定写在合议以后的裁决里。',
      'What she admits is one afternoon. The employer still bears the burden of proof on three days of absence without leave (Interpretation (1), Article 44): the tribunal must consider whether she had permission, what happened on the other two days and whether the rules bind her. And findings are made in the award, after deliberation.',
    ),
  ),
];
