import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { templateOf } from '../paper.ts';
import { ANSWER, COMPLAINT, EVIDENCE_LIST, OUTLINE, RESPONSE_NOTICE, STAY_REQUEST } from '../papers.ts';

/** From the complaint to the hearing: who sues, what is served, and three desks that work side by side. */

const DRAFT: Assignment['functions'] = ['submission', 'meeting', 'signature'];

export const COMPLAINT_SECTION: FlowNode = node({
  id: 'complaint',
  kind: 'edit',
  name: bi('提起诉讼', 'Suing'),
  introduction: bi(
    '处罚决定 5 月 8 日送达，六个月内可以起诉。告谁，请求什么，指引第九条要不要一并请求审查？',
    'The decision was served on 8 May; the time to sue is six months. Who is the defendant, what is claimed, and should a review of Article 9 of the Guidance be requested as well?',
  ),
  minutes: 26,
  position: { x: 360, y: 120 },
  roles: [
    seatRole('counsel_p', { host: true, functions: DRAFT, processes: ['end', 'restart'] }),
    seatRole('plaintiff', { functions: DRAFT }),
  ],
  guides: [
    guide(
      null,
      [
        '直接起诉的，作出行政行为的机关是被告（《行政诉讼法》第二十六条）；规范性文件可以一并请求审查（第五十三条）。',
      ],
      [
        'In a direct action the agency that acted is the defendant (Administrative Litigation Law, Article 26); a normative document may be reviewed as well (Article 53).',
      ],
    ),
    guide(
      'counsel_p',
      ['1. 定请求的主次，从模板新建起诉状。', '2. 请原告签名，提交，结束本环节。'],
      [
        '1. Put the claims in order and draft the complaint.',
        '2. Have the plaintiff sign, submit, end the section.',
      ],
    ),
    guide(
      'plaintiff',
      ['1. 讲清楚经过，核对事实，签名。'],
      ['1. Tell what happened, check the facts, sign.'],
    ),
  ],
  templates: [templateOf(COMPLAINT)],
});

export const FILING: FlowNode = node({
  id: 'filing',
  kind: 'edit',
  name: bi('登记立案与送达', 'Registration and service'),
  introduction: bi(
    '立案窗口登记立案，五日内把起诉状副本送达被告，告知举证期限和负责人出庭的义务。',
    'The filing window registers the case and within five days serves the complaint on the defendant, with the time for evidence and the duty of the head to appear.',
  ),
  minutes: 16,
  position: { x: 360, y: 250 },
  roles: [
    seatRole('clerk', { host: true, functions: DRAFT, processes: ['end', 'back', 'restart'] }),
    seatRole('judge_a', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '符合条件的登记立案，要补正的一次告知（第五十一条）；五日内送达，被告十五日内举证、答辩（第六十七条）。',
      ],
      [
        'A complaint that meets the conditions is registered, and corrections are named once (Article 51); it is served within five days, and the defendant has fifteen days (Article 67).',
      ],
    ),
    guide(
      'clerk',
      ['1. 核对被告、请求、起诉期限。', '2. 从模板新建通知书，写明届满日和后果，签名，提交。'],
      [
        '1. Check defendant, claims and time.',
        '2. Draft the notice with the last day and the consequences, sign, submit.',
      ],
    ),
    guide(
      'judge_a',
      ['1. 案件分到你手里，回答立案窗口的问题。'],
      ['1. The case has been assigned to you; answer the questions of the filing window.'],
    ),
  ],
  templates: [templateOf(RESPONSE_NOTICE)],
});

export const ANSWER_SECTION: FlowNode = node({
  id: 'answer',
  kind: 'edit',
  name: bi('举证与答辩', 'Evidence and answer'),
  introduction: bi(
    '十五日内，被告提交作出决定的证据和依据，写答辩状。不利的材料交不交？',
    'Within fifteen days the defendant submits the evidence and grounds of its decision, with its answer. Must it submit what is unfavourable to it as well?',
  ),
  minutes: 26,
  position: { x: 160, y: 510 },
  roles: [
    seatRole('counsel_d', { host: true, functions: DRAFT, processes: ['end'] }),
    seatRole('officer', { functions: DRAFT }),
    seatRole('head', { functions: DRAFT }),
  ],
  guides: [
    guide(
      null,
      ['被告负举证责任（第三十四条），诉讼中不得自行收集证据（第三十五条）。'],
      [
        'The defendant bears the burden of proof (Article 34) and may not collect evidence itself during the action (Article 35).',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 写答辩状，请负责人签名，提交。'],
      ['1. Draft the answer, have the head sign, submit.'],
    ),
    guide(
      'officer',
      ['1. 写证据目录，说明证明目的。'],
      ['1. Draft the list of evidence and say what each item proves.'],
    ),
    guide(
      'head',
      ['1. 看过证据 7 再签名；准备回答为什么不减轻。'],
      ['1. Read evidence 7 before you sign; be ready to say why there was no mitigation.'],
    ),
  ],
  templates: [templateOf(ANSWER), templateOf(EVIDENCE_LIST)],
});

export const STAY: FlowNode = node({
  id: 'stay',
  kind: 'edit',
  name: bi('申请停止执行', 'Suspension'),
  introduction: bi(
    '诉讼期间不停止执行。原告申请停止执行罚款一项，要说明难以弥补的损失。',
    'The action does not suspend enforcement. The plaintiff applies to suspend the fine and must show a loss that is hard to make good.',
  ),
  minutes: 20,
  position: { x: 560, y: 510 },
  roles: [
    seatRole('plaintiff', { host: true, functions: DRAFT, processes: ['end'] }),
    seatRole('counsel_p', { functions: DRAFT }),
  ],
  guides: [
    guide(
      null,
      ['停止执行要法院裁定（第五十六条）。'],
      ['Suspension requires a ruling of the court (Article 56).'],
    ),
    guide(
      'plaintiff',
      ['1. 写明损失和证据，签名，提交。'],
      ['1. State the loss with evidence, sign, submit.'],
    ),
    guide(
      'counsel_p',
      ['1. 帮助核对条文，不替她编数字。'],
      ['1. Help check the articles; do not invent figures for her.'],
    ),
  ],
  templates: [templateOf(STAY_REQUEST)],
});

export const OUTLINE_SECTION: FlowNode = node({
  id: 'outline',
  kind: 'edit',
  name: bi('庭前准备', 'Preparing the hearing'),
  introduction: bi(
    '合议庭成员各写一份庭审提纲：谁举证，审什么，问谁。',
    'Each member of the panel drafts an outline: who bears the burden of proof, what is reviewed, whom to question.',
  ),
  minutes: 20,
  position: { x: 860, y: 510 },
  roles: [
    seatRole('judge_a', { host: true, functions: DRAFT, processes: ['end'] }),
    seatRole('presiding', { functions: DRAFT }),
    seatRole('assessor', { functions: DRAFT }),
  ],
  guides: [
    guide(
      null,
      ['法院审查行政行为是否合法（第六条），被告举证（第三十四条）。'],
      ['The court reviews legality (Article 6); the burden of proof is on the defendant (Article 34).'],
    ),
    guide(
      'judge_a',
      ['1. 写提纲，收齐后结束本环节。'],
      ['1. Draft your outline; end the section when all three are in.'],
    ),
    guide('presiding', ['1. 准备问负责人的问题。'], ['1. Prepare the questions to the head.']),
    guide('assessor', ['1. 准备问执法人员的问题。'], ['1. Prepare the questions to the officer.']),
  ],
  templates: [templateOf(OUTLINE)],
});

export const PAPER_TRANSITIONS: Transition[] = [
  wrong(
    'complaint_city',
    'complaint',
    bi(
      '指引是市局定的，把市局列为共同被告',
      'The Guidance is from the city administration: sue it as co-defendant',
    ),
    bi(
      '直接起诉的，作出行政行为的行政机关是被告（《行政诉讼法》第二十六条第一款）。制定规范性文件的机关不因此成为被告；对指引是一并请求审查（第五十三条）。',
      'In a direct action the agency that performed the act is the defendant (Administrative Litigation Law, Article 26, first paragraph). The maker of a normative document does not become one; the Guidance is reviewed together with the act (Article 53).',
    ),
  ),
  advance(
    'complaint_filed',
    'complaint',
    'filing',
    bi(
      '告区局，一并请求审查指引，提交起诉状',
      'Sue the district administration, with review of the Guidance',
    ),
  ),
  wrong(
    'complaint_later',
    'complaint',
    bi('先起诉处罚，指引等判决以后再请求审查', 'Sue over the penalty now; raise the Guidance after judgment'),
    bi(
      '审查请求应当在第一审开庭审理前提出，有正当理由的可以在法庭调查中提出（《行诉解释》第一百四十六条）；离开对行政行为的诉讼，不能单独请求（《行政诉讼法》第五十三条）。',
      'The request is made before the hearing at first instance, with good reason during the investigation in court (Interpretation, Article 146); it cannot be made on its own, apart from an action over the act (Administrative Litigation Law, Article 53).',
    ),
  ),
  wrong(
    'filing_review_first',
    'filing',
    bi('请她先申请行政复议，复议后再来立案', 'Tell her to apply for reconsideration first'),
    bi(
      '本案没有法律、法规规定复议前置，可以直接起诉，六个月内提出即可（《行政诉讼法》第四十六条第一款）；符合条件的应当登记立案（第五十一条第一款）。',
      'No law or regulation requires reconsideration first here; she may sue directly within six months (Administrative Litigation Law, Article 46, first paragraph), and what meets the conditions is registered (Article 51, first paragraph).',
    ),
  ),
  advance(
    'filing_served',
    'filing',
    'fork_papers',
    bi('登记立案，送达副本，通知负责人出庭', 'Registered and served; the head notified to appear'),
  ),
  wrong(
    'answer_collect',
    'answer',
    bi('证据弱的一项，请周德才补写一份说明', 'For the weak point, have Zhou Decai write a statement'),
    bi(
      '诉讼过程中，被告及其诉讼代理人不得自行向原告、第三人和证人收集证据（《行政诉讼法》第三十五条）。先有证据，后有决定。',
      'During the action the defendant and its representatives may not collect evidence from the plaintiff, third persons or witnesses (Administrative Litigation Law, Article 35). Evidence comes before the decision.',
    ),
  ),
  wrong(
    'answer_late',
    'answer',
    bi(
      '集体讨论记录还要走内部审批，7 月 14 日补交',
      'The minutes need internal approval: submit them on 14 July',
    ),
    bi(
      '十五日到 7 月 11 日届满（《行政诉讼法》第六十七条）；无正当理由逾期提供的，视为没有相应证据（第三十四条第二款）。内部审批不是正当理由。',
      'The fifteen days end on 11 July (Administrative Litigation Law, Article 67); what is late without good reason is deemed not to exist (Article 34, second paragraph). Internal approval is no good reason.',
    ),
  ),
  advance(
    'answer_filed',
    'answer',
    'join_papers',
    bi('十五日内全部提交，含不利材料', 'All submitted in time, including what is unfavourable'),
  ),
  advance('stay_filed', 'stay', 'join_papers', bi('申请停止执行罚款一项', 'Apply to suspend the fine')),
  advance(
    'outline_done',
    'outline',
    'join_papers',
    bi('提纲写好，按举证责任排问题', 'Outlines done, questions ordered by the burden of proof'),
  ),
];
