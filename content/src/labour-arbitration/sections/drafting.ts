import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { APPLICATION_TEMPLATES, INQUIRY_TEMPLATES } from '../templates/papers.ts';

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
        "The application states the parties' particulars, the claims and reasons, the evidence and its sources, and the witnesses (Law on Mediation and Arbitration, Article 28).",
        'Show the calculation for each claim; for double wages, state the day from which they accrue and why the limitation period has not expired.',
      ],
    ),
    guide(
      'rep_c',
      ['1. 问清楚十二个周六各是谁安排的。', '2. 起草，请申请人签名，提交，结束本环节。'],
      [
        '1. Find out who arranged the work on each of the twelve Saturdays.',
        '2. Draft the application, have the claimant sign it, submit it and end the section.',
      ],
    ),
    guide(
      'claimant',
      ['1. 把对律师没有说的也说出来。', '2. 读完再签名。'],
      ['1. Tell your lawyer what you have so far left unsaid.', '2. Read before you sign.'],
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
    'The company hears that He Jianing is about to apply for arbitration. The HR manager and in-house counsel review the termination: the grounds, service, the union, and who holds the evidence.',
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
        'The memorandum is for internal use only: state facts, not what you would like to be true.',
        'Evidence that relates to the dispute and is held and managed by the employer must be provided when required (Law on Mediation and Arbitration, Article 6).',
      ],
    ),
    guide(
      'inhouse',
      ['1. 问三件事：谁批准、谁送达、工会哪天收到。', '2. 列出公司手里的全部证据，包括不利的。'],
      [
        '1. Ask three questions: who approved the termination, who served the notice, and when the union received its notice.',
        '2. List all the evidence the company holds, including what is unfavourable.',
      ],
    ),
    guide(
      'hr',
      ['1. 按日期写经过，不确定的写不确定。'],
      ['1. Set out the events by date; where you are unsure, say so.'],
    ),
  ],
  templates: INQUIRY_TEMPLATES,
});

export const DRAFTING_TRANSITIONS: Transition[] = [
  advance(
    'application_done',
    'application',
    'join_papers',
    bi('签名并递交申请书', 'Sign and submit the application'),
  ),
  wrong(
    'application_reinstate',
    'application',
    bi(
      '同时请求继续履行合同和违法解除赔偿金，由仲裁庭选一个',
      'Claim both reinstatement and compensation, and let the tribunal choose',
    ),
    bi(
      '要求继续履行的，应当继续履行；不要求或者不能履行的，才支付赔偿金（《劳动合同法》第四十八条）。两项只能择一，由劳动者自己选。',
      'If the worker asks for the contract to be performed, performance continues; compensation is due only if she does not ask for it or performance is no longer possible (Labour Contract Law, Article 48). It is one or the other, and the choice is hers.',
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
      'The fourth paragraph of Article 27 concerns unpaid remuneration. The additional portion of double wages is a penalty for the lack of a written contract, not payment for work, so the one year of the first paragraph applies (Law on Mediation and Arbitration, Article 27; Labour Contract Law, Article 82).',
    ),
  ),
  advance('inquiry_done', 'inquiry', 'join_papers', bi('核查意见完成', 'The memorandum is complete')),
  wrong(
    'inquiry_backdate',
    'inquiry',
    bi(
      '把工会通知单的日期改到 6 月 19 日，程序就完整了',
      'Change the date of the notice to the union to 19 June, and the procedure will be complete',
    ),
    bi(
      '事先通知工会是《劳动合同法》第四十三条的要求；没有做到的，起诉前补正即可（《劳动争议解释（一）》第四十七条）。倒签是伪造证据，会使裁决被撤销（《调解仲裁法》第四十九条第一款第四项）。',
      'Article 43 of the Labour Contract Law requires notice to the union in advance; if it was not given, this can be remedied before an action is brought (Interpretation (1), Article 47). Backdating is forging evidence and can lead to the award being set aside (Law on Mediation and Arbitration, Article 49, first paragraph, item (4)).',
    ),
  ),
];
