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
    'The evidence is shown and answered item by item. The company first proves the grounds of the termination; the witness reads out his undertaking and is questioned; then come the limitation of the double wages and the Saturdays, with the door log that the company was ordered to produce.',
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
        'The employer bears the burden of proof for the termination (Interpretation (1), Article 44); on overtime the worker begins, and evidence that the employer withholds counts against it (Article 42).',
        'An answer to evidence says three things: whether it is genuine, where it comes from, and how far it proves the point. The drawings can be enlarged; look at the details yourself.',
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
        '1. Termination first, then limitation, then overtime; finish one item before the next.',
        '2. Call the witness and have him read the undertaking; the side that called him asks first, then the other. Then he leaves.',
        '3. Ask at the end whether there is new evidence.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 问解除前公司做过哪几步，打卡表能不能改。', '2. 问申请人三天里实际做了什么。'],
      [
        '1. Ask which steps the company took before terminating, and whether the sheet can be altered.',
        '2. Ask the claimant what she actually did on the three days.',
      ],
    ),
    guide(
      'arb_b',
      ['1. 问九个周六里有没有补休、是谁安排。', '2. 问收信的人当时怎么理解。'],
      [
        '1. Ask of the nine Saturdays who ordered them and whether time off was given.',
        '2. Ask how the recipient understood the message.',
      ],
    ),
    guide(
      'clerk',
      ['1. 记录问和答；陈述有遗漏的，各方可以申请补正（《调解仲裁法》第四十条）。'],
      [
        '1. Record questions and answers; the parties may ask for omissions to be corrected (Law on Mediation and Arbitration, Article 40).',
      ],
    ),
    guide(
      'rep_c',
      ['1. 对公司的每一份证据都表态。', '2. 先问自己的证人，问开放的问题。'],
      ['1. Answer every item of the company.', '2. Question your own witness first, with open questions.'],
    ),
    guide(
      'rep_e',
      ['1. 先举证解除，再质证对方的。', '2. 问证人权限、撤回的消息和同公司的关系。'],
      [
        '1. Prove the termination first, then answer the other side.',
        '2. Ask the witness about his authority, the recalled message and how he stands to the company.',
      ],
    ),
    guide(
      'claimant',
      ['1. 带原始手机；仲裁员问到的，照实答。'],
      ['1. Bring the phone itself; answer the arbitrators truthfully.'],
    ),
    guide(
      'hr',
      ['1. 你经手的事由你说明，不确定的说不确定。'],
      ['1. Explain what you handled yourself; where you are unsure, say so.'],
    ),
    guide(
      'inhouse',
      ['1. 出示门禁记录；问到公司知不知道，不能说不知道。'],
      ['1. Show the door log; if asked whether the company knew, you may not deny it.'],
    ),
    guide(
      'witness',
      ['1. 先宣读保证书。', '2. 只说亲眼看见、亲耳听见、亲口说过的；不知道就说不知道。'],
      [
        '1. Read out the undertaking first.',
        '2. Only what you saw, heard and said yourself; if you do not know, say so.',
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
      'The witness has testified and there is no new evidence: on to the debate',
    ),
  ),
  wrong(
    'evidence_voice',
    'evidence',
    bi(
      '语音已经打不开，居家这一节没有证据，不再询问证人',
      'The voice message cannot be played, so there is no evidence of leave to work at home and the witness need not be asked',
    ),
    bi(
      '语音打不开，说话的人还在。证人证言也是证据，要经双方发问、查证属实才能采信或者不采信（《调解仲裁法》第三十八条、第三十九条第一款），不能不问就排除。',
      'The message is lost, but the person who spoke it is not. Testimony is evidence too; it is believed or not after both sides have questioned the witness (Law on Mediation and Arbitration, Articles 38 and 39, first paragraph), and not excluded unheard.',
    ),
  ),
  wrong(
    'evidence_own_harm',
    'evidence',
    bi(
      '申请人自己承认 12 日下午没有干活，旷工三日当庭认定',
      'The claimant admits that she hardly worked on the afternoon of the 12th: find three days of absence at once',
    ),
    bi(
      '她承认的是一个下午。三日旷工仍由用人单位负举证责任（《劳动争议解释（一）》第四十四条），要看有没有许可、另外两天怎样、制度对她有没有约束力，而且认定写在合议以后的裁决里。',
      'What she admits is one afternoon. The burden of proof for three days of absence stays with the employer (Interpretation (1), Article 44): whether there was leave, what of the other two days, whether the rules bind her. And findings belong in the award, after deliberation.',
    ),
  ),
];
