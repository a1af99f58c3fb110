import type { Assignment, FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import { type ByFine, type Fine, figuresOf } from '../fine.ts';
import { templateOf, type Words } from '../paper.ts';
import { answerOf, EVIDENCE_LIST, HEAD_STATEMENT } from '../papers/agency.ts';
import { OUTLINE, RESPONSE_NOTICE } from '../papers/court.ts';
import { complaintOf } from '../papers/parties.ts';

const FOURTH: ByFine<Words> = {
  50000: ['正面说明指引第九条', 'explain Article 9 of the Guidance openly'],
  10000: ['正面说明为什么高于同类案件', 'explain openly why the fine exceeds those in similar cases'],
  3000: ['正面回应免予处罚的三个条件', 'meet the three conditions of exemption head-on'],
};

/** From the complaint to the hearing: who sues, what is served, and three desks that work side by side. */

const DRAFT: Assignment['functions'] = ['submission', 'meeting', 'signature'];

const CLAIMS: ByFine<Words> = {
  50000: [
    '变更、撤销重作，哪一项在前？指引第九条在哪里写？',
    'which comes first, varying the fine, or revoking it with an order for a new decision? Where do you raise Article 9 of the Guidance?',
  ],
  10000: [
    '变更、撤销重作，哪一项在前？“减轻过了还告什么”，怎样回答？',
    'which comes first, varying the fine, or revoking it with an order for a new decision? What is your answer to "it has been mitigated already, so why sue"?',
  ],
  3000: [
    '撤销罚款和没收，还是只撤罚款？免予处罚和不予处罚，哪一个在前？',
    'should both the fine and the confiscation be revoked, or the fine alone? Which ground comes first, exemption or no penalty?',
  ],
};

export const complaintSection = (fine: Fine): FlowNode =>
  node({
    id: 'complaint',
    kind: 'edit',
    name: bi('提起诉讼', 'Suing'),
    introduction: bi(
      `罚款 ${figuresOf(fine).fine} 元的决定 5 月 8 日送达，六个月内可以起诉。告谁，请求什么，指引第九条要不要一并请求审查？`,
      `The decision imposing a fine of ${figuresOf(fine).fine} yuan was served on 8 May; an action must be brought within six months. Who is the defendant, what is claimed, and should a review of Article 9 of the Guidance be requested as well?`,
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
          '直接起诉的，作出行政行为的机关是被告（《行政诉讼法》第二十六条）；行政行为所依据的规范性文件可以一并请求审查（第五十三条）：先看被诉决定是不是用它作依据。',
        ],
        [
          'In an action brought directly, the agency that took the act is the defendant (Administrative Litigation Law, Article 26); the court may also be asked to review a normative document on which the act relies (Article 53): check first whether this decision relies on one.',
        ],
      ),
      guide(
        'counsel_p',
        [`1. 定请求的主次：${CLAIMS[fine][0]}`, '2. 从模板新建起诉状，请原告签名，提交，结束本环节。'],
        [
          `1. Put the claims in order: ${CLAIMS[fine][1]}`,
          '2. Draft the complaint from the template, have the plaintiff sign it, submit it and end the section.',
        ],
      ),
      guide(
        'plaintiff',
        ['1. 讲清楚经过，核对事实，签名。'],
        ['1. Say what happened, check the facts and sign.'],
      ),
    ],
    templates: [templateOf(complaintOf(fine))],
  });

export const FILING: FlowNode = node({
  id: 'filing',
  kind: 'edit',
  name: bi('登记立案与送达', 'Registration and service'),
  introduction: bi(
    '立案窗口登记立案，五日内把起诉状副本送达被告，告知举证期限和负责人出庭的义务。',
    'The filing window registers the case and within five days serves the complaint on the defendant, giving notice of the time limit for evidence and of the duty of the head to appear.',
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
        'A complaint that meets the conditions is registered, and all corrections required are named at once (Article 51); it is served within five days, and the defendant has fifteen days to submit evidence and an answer (Article 67).',
      ],
    ),
    guide(
      'clerk',
      ['1. 核对被告、请求、起诉期限。', '2. 从模板新建通知书，写明届满日和后果，签名，提交。'],
      [
        '1. Check the defendant, the claims and the time limit for suing.',
        '2. Draft the notice from the template, state the last day and the consequences, sign it and submit it.',
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

export const answerSection = (fine: Fine): FlowNode =>
  node({
    id: 'answer',
    kind: 'edit',
    name: bi('举证与答辩', 'Evidence and answer'),
    introduction: bi(
      '十五日内，被告提交作出决定的证据和依据，写答辩状；负责人写出庭意见。不利的材料交不交？',
      'Within fifteen days the defendant submits the evidence and grounds of its decision, with its answer, and its head writes a statement. Must it also submit material that is unfavourable to it?',
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
        [`1. 写答辩状，${FOURTH[fine][0]}；请负责人签名，提交。`],
        [`1. Draft the answer and ${FOURTH[fine][1]}; have the head sign it, and submit it.`],
      ),
      guide(
        'officer',
        ['1. 写证据目录，说明证明目的。'],
        ['1. Draft the list of evidence and say what each item proves.'],
      ),
      guide(
        'head',
        ['1. 看过证据 7 再签答辩状。', '2. 亲自写出庭意见：决定怎样作出，争议怎样解决；庭上法官会照着问。'],
        [
          '1. Read evidence 7 before you sign the answer.',
          '2. Write your own statement on how the decision came about and how the dispute might be resolved; in court the judges will ask about it.',
        ],
      ),
    ],
    templates: [templateOf(answerOf(fine)), templateOf(EVIDENCE_LIST), templateOf(HEAD_STATEMENT)],
  });

export const OUTLINE_SECTION: FlowNode = node({
  id: 'outline',
  kind: 'edit',
  name: bi('庭前准备', 'Preparing the hearing'),
  introduction: bi(
    '合议庭成员各写一份庭审提纲：谁举证，审什么，问谁。',
    'Each member of the panel drafts an outline: who bears the burden of proof, what is reviewed and who is to be questioned.',
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
      [
        'The court reviews the legality of the act (Article 6); the burden of proof is on the defendant (Article 34).',
      ],
    ),
    guide(
      'judge_a',
      ['1. 写提纲，收齐后结束本环节。'],
      ['1. Draft your outline; end the section when all three are in.'],
    ),
    guide('presiding', ['1. 准备问负责人的问题。'], ['1. Prepare your questions for the head.']),
    guide('assessor', ['1. 准备问执法人员的问题。'], ['1. Prepare your questions for the officer.']),
  ],
  templates: [templateOf(OUTLINE)],
});
