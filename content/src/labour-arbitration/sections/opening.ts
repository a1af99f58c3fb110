import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import {
  ANSWER_TEMPLATES,
  APPLICATION_TEMPLATES,
  DISCLOSURE_TEMPLATES,
  INQUIRY_TEMPLATES,
} from '../templates/papers.ts';

const WRITES = ['submission', 'meeting', 'signature', 'display'] as const;

export const APPLICATION: FlowNode = node({
  id: 'application',
  kind: 'edit',
  name: bi('仲裁申请书', 'Application'),
  minutes: 20,
  position: { x: 160, y: 240 },
  introduction: bi(
    '何佳宁和律师把四项请求算清楚、写下来：工资、加班费、赔偿金、二倍工资。另一边，公司在内部核查。',
    'He Jianing and her lawyer calculate and set out four claims: wages, overtime, compensation and double wages. Meanwhile the company examines its own files.',
  ),
  roles: [
    seatRole('rep_c', { host: true, functions: [...WRITES], processes: ['end', 'back', 'restart'] }),
    seatRole('claimant', { functions: [...WRITES] }),
  ],
  guides: [
    guide(
      null,
      [
        '申请书写明身份、请求和理由、证据和来源、证人（《调解仲裁法》第二十八条）。',
        '每一项请求都列出算式，二倍工资要写清从哪天起、时效为什么没有过。',
      ],
      [
        'The application states particulars, claims and reasons, evidence and its source, and witnesses (Law on Mediation and Arbitration, Article 28).',
        'Show the calculation of each claim; for double wages say from which day they run and why the limitation period has not expired.',
      ],
    ),
    guide(
      'rep_c',
      ['1. 问清楚十二个周六各是谁安排的。', '2. 起草，请申请人签名，提交，结束本环节。'],
      [
        '1. Ask who ordered each of the twelve Saturdays.',
        '2. Draft, have it signed, submit, end the section.',
      ],
    ),
    guide(
      'claimant',
      ['1. 把对律师没有说的也说出来。', '2. 读完再签名。'],
      ['1. Tell your lawyer what you have kept to yourself.', '2. Read before you sign.'],
    ),
  ],
  templates: APPLICATION_TEMPLATES,
});

export const INQUIRY: FlowNode = node({
  id: 'inquiry',
  kind: 'edit',
  name: bi('公司内部核查', 'Internal inquiry'),
  minutes: 20,
  position: { x: 560, y: 240 },
  introduction: bi(
    '公司听说何佳宁要申请仲裁。人力资源经理和法务核对解除的经过：依据、送达、工会、证据在谁手里。',
    'The company hears that He Jianing will apply. HR manager and in-house counsel go over the termination: ground, service, union, and who holds what evidence.',
  ),
  roles: [
    seatRole('inhouse', { host: true, functions: [...WRITES], processes: ['end', 'back', 'restart'] }),
    seatRole('hr', { functions: [...WRITES] }),
  ],
  guides: [
    guide(
      null,
      [
        '核查意见只在公司内部看：写事实，不写愿望。',
        '与争议有关、由单位掌握管理的证据，要求提供时必须提供（《调解仲裁法》第六条）。',
      ],
      [
        'The memorandum stays inside the company: facts, not wishes.',
        'Evidence under the management of the employer has to be provided (Law on Mediation and Arbitration, Article 6).',
      ],
    ),
    guide(
      'inhouse',
      ['1. 问三件事：谁批准、谁送达、工会哪天收到。', '2. 列出公司手里的全部证据，包括不利的。'],
      [
        '1. Ask three things: who approved it, who served it, and when the union received notice.',
        '2. List all evidence in the hands of the company, including what is unfavourable.',
      ],
    ),
    guide(
      'hr',
      ['1. 按日期写经过，不确定的写不确定。'],
      ['1. Set out what happened by date; where you are unsure, say so.'],
    ),
  ],
  templates: INQUIRY_TEMPLATES,
});

export const ACCEPTANCE: FlowNode = node({
  id: 'acceptance',
  kind: 'court',
  name: bi('审查与受理', 'Acceptance'),
  minutes: 8,
  scene: 'office',
  position: { x: 360, y: 480 },
  introduction: bi(
    '仲裁委员会的窗口收到申请。书记员核对管辖、主体和请求，五日内决定受理还是不予受理。',
    'The commission receives the application at its window. The clerk checks jurisdiction, parties and claims; it is accepted or refused within five days.',
  ),
  roles: [
    seatRole('clerk', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('claimant', { seat: 'v1', functions: ['speech'] }),
    seatRole('rep_c', { seat: 'v2', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      ['五日内决定；不受理要书面说明理由，逾期不决定的，申请人可以直接起诉（《调解仲裁法》第二十九条）。'],
      [
        'Decide within five days; a refusal is in writing with reasons, and without a decision in time the claimant may sue (Law on Mediation and Arbitration, Article 29).',
      ],
    ),
    guide(
      'clerk',
      ['1. 问合同在哪里履行、请求是什么。', '2. 时效是抗辩，不是不受理的理由。'],
      [
        '1. Ask where the contract was performed and what is claimed.',
        '2. Limitation is a defence and not a ground for refusing the application.',
      ],
    ),
    guide('rep_c', ['1. 说明管辖和四项请求。'], ['1. State jurisdiction and the four claims.']),
    guide('claimant', ['1. 窗口问什么答什么。'], ['1. Answer what the window asks.']),
  ],
  lines: [
    say(
      'clerk',
      '请说明被申请人、请求和劳动合同履行地。',
      'Please state the respondent, the claims and the place where the contract was performed.',
    ),
    say(
      'rep_c',
      '被申请人是澄观公司，合同在清和区履行，本委有管辖权。请求四项，申请书和副本一并提交。',
      'The respondent is Chengguan; the contract was performed in Qinghe District, so this commission has jurisdiction. There are four claims; the application and a copy are here.',
    ),
    say(
      'claimant',
      '我六月的工资到今天没有拿到，离职证明也没有给我。',
      'I have not had my June wages to this day, nor a certificate of termination.',
    ),
    say(
      'clerk',
      '材料齐全，属于劳动争议，有明确的被申请人和请求。五日内会通知你们，不收费用。',
      'The papers are complete: this is a labour dispute, with a definite respondent and specific claims. You will be notified within five days; there is no fee.',
    ),
    say(
      'rep_c',
      '如果公司提时效，我们在庭上答。',
      'If the company pleads limitation, we shall answer in the hearing.',
    ),
  ],
});

export const DEFENCE: FlowNode = node({
  id: 'defence',
  kind: 'edit',
  name: bi('答辩书', 'Statement of defence'),
  minutes: 20,
  position: { x: 560, y: 740 },
  introduction: bi(
    '公司收到申请书副本，十日内提交答辩书：认什么、不认什么，凭什么。',
    'The company has received the copy and answers within ten days: what it admits, what it denies, and why.',
  ),
  roles: [
    seatRole('rep_e', { host: true, functions: [...WRITES], processes: ['end', 'back', 'restart'] }),
    seatRole('inhouse', { functions: [...WRITES] }),
    seatRole('hr', { functions: ['meeting', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '收到副本后十日内提交；不提交不影响程序进行（《调解仲裁法》第三十条）。',
        '没有争议的先认：十一天的工资付不付，不影响其他抗辩。',
      ],
      [
        'Ten days from receipt; without a defence the proceedings go on (Law on Mediation and Arbitration, Article 30).',
        'Admit what is not disputed: to agree to eleven days of wages weakens no other defence.',
      ],
    ),
    guide(
      'rep_e',
      ['1. 逐项答：解除依据、时效、加班、工资。', '2. 举证责任在谁，先想清楚。'],
      [
        '1. Answer each: ground of termination, limitation, overtime, wages.',
        '2. Be clear who bears the burden of proof.',
      ],
    ),
    guide(
      'inhouse',
      ['1. 给授权范围，列证据清单，公司盖章由你经手。'],
      ['1. State the authority and list the evidence; the seal is your responsibility.'],
    ),
    guide('hr', ['1. 代理人问日期，照实答。'], ['1. When you are asked about dates, say what happened.']),
  ],
  templates: ANSWER_TEMPLATES,
});

export const FORMATION: FlowNode = node({
  id: 'formation',
  kind: 'edit',
  name: bi('组成仲裁庭', 'Forming the tribunal'),
  minutes: 14,
  position: { x: 160, y: 740 },
  introduction: bi(
    '三名仲裁员阅卷，检查自己同双方的关系，写披露书；书记员制作组庭和开庭通知。',
    'Three arbitrators read the file, ask themselves how they stand to the parties, and write disclosures; the clerk prepares the notice of tribunal and hearing.',
  ),
  roles: [
    seatRole('clerk', { host: true, functions: [...WRITES], processes: ['end', 'back', 'restart'] }),
    ...['presiding', 'arb_a', 'arb_b'].map((role) => seatRole(role, { functions: [...WRITES] })),
  ],
  guides: [
    guide(
      null,
      [
        '受理之日起五日内书面通知仲裁庭组成（《调解仲裁法》第三十二条）；应当回避的情形在第三十三条。',
        '有没有必要回避由委员会决定；有没有可说的，由你自己说。',
      ],
      [
        'The tribunal is notified within five days of acceptance (Law on Mediation and Arbitration, Article 32); grounds for recusal are in Article 33.',
        'Whether you are recused is for the commission to decide; whether there is something to disclose you must ask yourself.',
      ],
    ),
    guide(
      'clerk',
      ['1. 开庭五日前通知（第三十五条），通知书写上三个人的名字。', '2. 收齐披露书，附卷并告知双方。'],
      [
        '1. Notify five days before the hearing (Article 35), with the three arbitrators.',
        '2. Collect the disclosures, file them and tell both sides.',
      ],
    ),
    guide(
      'presiding',
      ['1. 请两位仲裁员各写各的，你也写。'],
      ['1. Have each arbitrator write a disclosure, yourself included.'],
    ),
    guide(
      'arb_a',
      ['1. 想一想：有什么事当事人从别人那里听到，会觉得你该早说？'],
      ['1. If a party heard of it from others, what would it think you should have said?'],
    ),
    guide(
      'arb_b',
      ['1. 同工会、同双方有没有来往，写清楚。'],
      ['1. Say whether you have had dealings with the union or either side.'],
    ),
  ],
  templates: DISCLOSURE_TEMPLATES,
});

export const OPENING_TRANSITIONS: Transition[] = [
  advance('application_done', 'application', 'join_papers', bi('签名并递交申请书', 'Signed and submitted')),
  wrong(
    'application_reinstate',
    'application',
    bi(
      '同时请求继续履行合同和违法解除赔偿金，由仲裁庭选一个',
      'Claim both reinstatement and compensation, and let the tribunal choose',
    ),
    bi(
      '要求继续履行的，应当继续履行；不要求或者不能履行的，才支付赔偿金（《劳动合同法》第四十八条）。两项只能择一，由劳动者自己选。',
      'Where the worker requires it, performance continues; only where she does not, or it is no longer possible, is compensation due (Labour Contract Law, Article 48). It is one or the other, and the choice is hers.',
    ),
  ),
  wrong(
    'application_remuneration',
    'application',
    bi(
      '写二倍工资属于劳动报酬，在职期间不受一年时效限制',
      'Plead that double wages are remuneration, so the one-year limit did not run while she was employed',
    ),
    bi(
      '第二十七条第四款说的是拖欠劳动报酬；二倍工资中多出的一倍是对未签合同的惩罚，不是劳动的对价，适用第一款的一年（《调解仲裁法》第二十七条、《劳动合同法》第八十二条）。',
      'The fourth paragraph of Article 27 is about arrears of remuneration. The second half of double wages penalises the missing contract and is no price of labour: the first paragraph applies (Law on Mediation and Arbitration, Article 27; Labour Contract Law, Article 82).',
    ),
  ),
  advance('inquiry_done', 'inquiry', 'join_papers', bi('核查意见完成', 'The memorandum is done')),
  wrong(
    'inquiry_backdate',
    'inquiry',
    bi(
      '把工会通知单的日期改到 6 月 19 日，程序就完整了',
      'Date the note to the union 19 June, and the procedure will be complete',
    ),
    bi(
      '事先通知工会是《劳动合同法》第四十三条的要求；没有做到的，起诉前补正即可（《劳动争议解释（一）》第四十七条）。倒签是伪造证据，会使裁决被撤销（《调解仲裁法》第四十九条第一款第四项）。',
      'Notice in advance is what Article 43 of the Labour Contract Law requires; if it was missed, it may be made good before an action is brought (Interpretation (1), Article 47). To backdate is to forge evidence (Law on Mediation and Arbitration, Article 49, first paragraph, item (4)).',
    ),
  ),
  advance(
    'acceptance_done',
    'acceptance',
    'fork_answer',
    bi('符合条件：受理，送达副本', 'Accept, and serve the copy'),
  ),
  wrong(
    'acceptance_limit',
    'acceptance',
    bi(
      '二倍工资明显过了一年，这一项不予受理',
      'Refuse the double wages, which are plainly older than a year',
    ),
    bi(
      '时效由对方提出抗辩，过没过、有没有中断要经过审理（《调解仲裁法》第二十七条）；受理阶段只看受理条件，不受理要书面说明理由（第二十九条）。',
      'Limitation is for the other side to plead, and whether it ran or was interrupted is tried (Law on Mediation and Arbitration, Article 27); at this stage only the conditions of acceptance count (Article 29).',
    ),
  ),
  wrong(
    'acceptance_mediate',
    'acceptance',
    bi(
      '先退回材料，让双方到调解组织调解不成再来',
      'Return the papers until a mediation organisation has failed',
    ),
    bi(
      '当事人不愿意调解的，可以直接申请仲裁（《调解仲裁法》第五条）；五日内要么受理，要么书面通知不予受理（第二十九条）。',
      'A party that does not wish to mediate may apply directly (Law on Mediation and Arbitration, Article 5); within five days it is accepted or refused in writing (Article 29).',
    ),
  ),
  advance(
    'defence_done',
    'defence',
    'join_answer',
    bi('十日内提交答辩书', 'Submit the defence within ten days'),
  ),
  wrong(
    'defence_worker',
    'defence',
    bi(
      '答辩：是否出勤由申请人举证，她证明不了就是旷工',
      'Plead that she must prove her attendance and, if she cannot, was absent',
    ),
    bi(
      '因解除劳动合同决定发生的争议，由用人单位负举证责任（《劳动争议解释（一）》第四十四条）；单位掌握的证据不提供的，承担不利后果（《调解仲裁法》第六条）。',
      'In disputes over termination the employer bears the burden of proof (Interpretation (1), Article 44), and bears the consequences of evidence that it holds and does not provide (Law on Mediation and Arbitration, Article 6).',
    ),
  ),
  advance(
    'formation_done',
    'formation',
    'join_answer',
    bi('披露和通知已经送达双方', 'The disclosures and the notice have been served'),
  ),
  wrong(
    'formation_sole',
    'formation',
    bi(
      '案子不大，改由首席仲裁员一人独任，免去披露的麻烦',
      'The case is small: let the presiding arbitrator sit alone and spare the disclosures',
    ),
    bi(
      '只有简单争议可以独任（《调解仲裁法》第三十一条）；本案请求四项、争议较大。独任也不免除回避（第三十三条），违反法定程序是撤销裁决的理由（第四十九条）。',
      'Only a simple dispute may have a sole arbitrator (Law on Mediation and Arbitration, Article 31); here four claims are contested. A sole arbitrator too may be recused (Article 33), and a violation of procedure is a ground for setting aside (Article 49).',
    ),
  ),
];
