import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { ANSWER_TEMPLATES, DISCLOSURE_TEMPLATES } from '../templates/papers.ts';

const WRITES = ['submission', 'meeting', 'signature', 'display'] as const;

export const DEFENCE: FlowNode = node({
  id: 'defence',
  kind: 'edit',
  name: bi('答辩书', 'Statement of defence'),
  minutes: 20,
  position: { x: 500, y: 740 },
  introduction: bi(
    '公司收到申请书副本，十日内提交答辩书：认什么、不认什么，凭什么。',
    'The company has received a copy of the application and must submit its defence within ten days: what it admits, what it denies, and on what basis.',
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
        'The defence is due within ten days of receipt of the copy; failure to submit one does not affect the proceedings (Law on Mediation and Arbitration, Article 30).',
        'First admit what is not disputed: agreeing to eleven days of wages does not weaken any other defence.',
      ],
    ),
    guide(
      'rep_e',
      ['1. 逐项答：解除依据、时效、加班、工资。', '2. 举证责任在谁，先想清楚。'],
      [
        '1. Answer each point in turn: the grounds for termination, limitation, overtime, wages.',
        '2. Be clear about who bears the burden of proof.',
      ],
    ),
    guide(
      'inhouse',
      ['1. 给授权范围，列证据清单，公司盖章由你经手。'],
      [
        "1. Define counsel's authority and list the evidence; you are responsible for affixing the company seal.",
      ],
    ),
    guide('hr', ['1. 代理人问日期，照实答。'], ['1. When counsel asks you about dates, answer truthfully.']),
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
    '书记员制作受理通知书、组庭和开庭通知；三名仲裁员阅卷，检查自己同双方的关系，写披露书。',
    'The clerk prepares the notice of acceptance and the notice of tribunal and hearing; the three arbitrators read the file, check whether they have any relationship with the parties, and write their disclosures.',
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
        'The parties are notified in writing of the composition of the tribunal within five days of acceptance (Law on Mediation and Arbitration, Article 32); the grounds for recusal are in Article 33.',
        'Whether you should be recused is for the commission to decide; whether there is anything to disclose, you must say yourself.',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 受理通知书写受理的请求和以后的期限（第二十九条、第三十条）。',
        '2. 开庭五日前书面通知（第三十五条），通知书写上三名仲裁员。',
        '3. 收齐披露书，附卷并告知双方。',
      ],
      [
        '1. The notice of acceptance states the claims accepted and the time limits that follow (Articles 29 and 30).',
        '2. Give written notice of the hearing five days in advance (Article 35), naming the three arbitrators in it.',
        '3. Collect the disclosures, place them on file and inform both sides.',
      ],
    ),
    guide(
      'presiding',
      ['1. 请两位仲裁员各写各的，你也写。'],
      ['1. Ask each of the other two arbitrators to write a disclosure, and write your own.'],
    ),
    guide(
      'arb_a',
      ['1. 想一想：有什么事当事人从别人那里听到，会觉得你该早说？'],
      [
        '1. Consider: if a party heard it from someone else, what would it feel you should have disclosed earlier?',
      ],
    ),
    guide(
      'arb_b',
      ['1. 同工会、同双方有没有来往，写清楚。'],
      ['1. State clearly whether you have had dealings with the union or with either party.'],
    ),
  ],
  templates: DISCLOSURE_TEMPLATES,
});

export const PREPARATION_TRANSITIONS: Transition[] = [
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
      'Plead that she must prove her attendance and that, if she cannot, she was absent without leave',
    ),
    bi(
      '因解除劳动合同决定发生的争议，由用人单位负举证责任（《劳动争议解释（一）》第四十四条）；单位掌握的证据不提供的，承担不利后果（《调解仲裁法》第六条）。',
      'In disputes over termination the employer bears the burden of proof (Interpretation (1), Article 44), and if it fails to provide evidence in its possession, it bears the adverse consequences (Law on Mediation and Arbitration, Article 6).',
    ),
  ),
  advance(
    'formation_done',
    'formation',
    'join_answer',
    bi('披露和通知已经送达双方', 'The disclosures and notices have been served on both sides'),
  ),
  wrong(
    'formation_sole',
    'formation',
    bi(
      '案子不大，改由首席仲裁员一人独任，免去披露的麻烦',
      'The case is small: let the presiding arbitrator sit alone and avoid the trouble of disclosures',
    ),
    bi(
      '只有简单争议可以独任（《调解仲裁法》第三十一条）；本案请求四项、争议较大。独任也不免除回避（第三十三条），违反法定程序是撤销裁决的理由（第四十九条）。',
      'Only a simple dispute may be heard by a sole arbitrator (Law on Mediation and Arbitration, Article 31); here there are four claims and they are seriously contested. A sole arbitrator is also subject to recusal (Article 33), and a violation of statutory procedure is a ground for setting aside the award (Article 49).',
    ),
  ),
  wrong(
    'formation_notice',
    'formation',
    bi(
      '双方代理人都说后天方便，打电话通知后天开庭，记入笔录即可',
      'Both representatives are free the day after tomorrow: notify them of the hearing by telephone and note it in the record',
    ),
    bi(
      '开庭日期、地点应当在开庭五日前书面通知双方（《调解仲裁法》第三十五条）。代理人方便，不等于当事人放弃了准备的时间；电话也不是书面。',
      'Both parties must be notified in writing of the date and place of the hearing five days in advance (Law on Mediation and Arbitration, Article 35). That counsel are free does not mean that the parties have waived their time to prepare, and a telephone call is not written notice.',
    ),
  ),
];
