import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';

export const ACCEPTANCE: FlowNode = node({
  id: 'acceptance',
  kind: 'court',
  name: bi('审查与受理', 'Acceptance'),
  minutes: 10,
  scene: 'office',
  position: { x: 360, y: 480 },
  introduction: bi(
    '仲裁委员会的窗口收到申请。书记员核对管辖、主体和请求，五日内决定受理还是不予受理。',
    "The application arrives at the commission's filing window. The clerk checks jurisdiction, parties and claims; within five days the commission decides whether to accept it.",
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
        'Decide within five days. A refusal to accept must be in writing and state reasons; if no decision is made in time, the claimant may sue directly (Law on Mediation and Arbitration, Article 29).',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 问合同在哪里履行、请求是什么、材料有几份。',
        '2. 想一想：时效过没过，是现在审查的吗？',
        '3. 决定受理的，下一环节写受理通知书。',
      ],
      [
        '1. Ask where the contract was performed, what is claimed and how many copies there are.',
        '2. Consider: is limitation examined at this stage?',
        '3. If you accept the case, you write the notice of acceptance in the next section.',
      ],
    ),
    guide(
      'rep_c',
      ['1. 说明管辖和四项请求。'],
      ['1. Explain why the commission has jurisdiction, and state the four claims.'],
    ),
    guide('claimant', ['1. 窗口问什么答什么。'], ['1. Answer the questions you are asked at the window.']),
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
      'The respondent is Chengguan; the contract was performed in Qinghe District, so this commission has jurisdiction. There are four claims; I submit the application together with a copy.',
    ),
    say(
      'claimant',
      '我六月的工资到今天没有拿到，离职证明也没有给我。',
      'To this day I have not received my June wages or a certificate of termination.',
    ),
    say(
      'clerk',
      '材料齐全，属于劳动争议，有明确的被申请人和请求。五日内会通知你们，不收费用。',
      'The papers are complete: this is a labour dispute, with an identified respondent and specific claims. You will be notified within five days; there is no fee.',
    ),
    say(
      'clerk',
      '二倍工资那几个月离现在一年多了，你们主张时效中断吗？我只登记，不在这里判断。',
      'The months for which you claim double wages are more than a year back. Do you say that limitation was interrupted? I only record it; it is not decided here.',
    ),
    say(
      'claimant',
      '3 月我同人力资源的方经理提过，手机里还在。',
      'I raised it in March with Ms Fang of human resources; the message is still on my phone.',
    ),
    say(
      'rep_c',
      '如果公司提时效，我们在庭上答。',
      'If the company pleads limitation, we will respond at the hearing.',
    ),
  ],
});

export const ACCEPTANCE_TRANSITIONS: Transition[] = [
  advance(
    'acceptance_done',
    'acceptance',
    'fork_answer',
    bi('符合条件：受理，送达副本', 'The conditions are met: accept the application and serve the copy'),
  ),
  wrong(
    'acceptance_limit',
    'acceptance',
    bi(
      '二倍工资明显过了一年，这一项不予受理',
      'Refuse to accept the claim for double wages, which is plainly more than a year old',
    ),
    bi(
      '时效由对方提出抗辩，过没过、有没有中断要经过审理（《调解仲裁法》第二十七条）；受理阶段只看受理条件，不受理要书面说明理由（第二十九条）。',
      'Limitation is a defence for the other side to raise, and whether it has expired or was interrupted is decided at the hearing (Law on Mediation and Arbitration, Article 27). At this stage only the conditions of acceptance are examined, and a refusal to accept must be explained in writing (Article 29).',
    ),
  ),
  wrong(
    'acceptance_mediate',
    'acceptance',
    bi(
      '先退回材料，让双方到调解组织调解不成再来',
      'Return the papers: the parties may come back once a mediation organisation has failed',
    ),
    bi(
      '当事人不愿意调解的，可以直接申请仲裁（《调解仲裁法》第五条）；五日内要么受理，要么书面通知不予受理（第二十九条）。',
      'A party that does not wish to mediate may apply directly for arbitration (Law on Mediation and Arbitration, Article 5); within five days the commission must either accept the case or give written notice that it does not (Article 29).',
    ),
  ),
];
