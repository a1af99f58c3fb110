import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { CHALLENGE_TEMPLATES, SUIT_TEMPLATES } from '../templates/closing.ts';

const MOVES = ['end', 'back', 'restart'] as const;

export const SUIT: FlowNode = node({
  id: 'suit',
  kind: 'edit',
  name: bi('申请人：起诉与否', 'Claimant: sue or not'),
  minutes: 16,
  position: { x: 660, y: 2280 },
  introduction: bi(
    '何佳宁 8 月 29 日（星期五）签收裁决书。她和律师决定：接受，还是起诉？起诉的，写起诉状，写明法院和最后一天。',
    'He Jianing signed for the award on Friday, 29 August. She and her lawyer decide whether to accept it or to sue. If they sue, they write the complaint and name the court and the last day.',
  ),
  roles: [
    seatRole('rep_c', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: [...MOVES],
    }),
    seatRole('claimant', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '劳动者对终局裁决（《调解仲裁法》第四十八条）和非终局裁决（第五十条）都可以起诉，期限相同。',
        '期间从次日起算；最后一日是法定休假日的，顺延到休假日后的第一日（《民事诉讼法》第八十五条）。',
      ],
      [
        'The worker may sue against a final award (Law on Mediation and Arbitration, Article 48) and against one that is not (Article 50), within the same time.',
        'A period begins on the next day; if its last day is a statutory holiday it ends on the first day after it (Civil Procedure Law, Article 85).',
      ],
    ),
    guide(
      'rep_c',
      ['1. 算最后一天，写算式。', '2. 算账给当事人看：多得多少，要等多久，裁决在这期间有没有效力。'],
      [
        '1. Calculate the last day and show how.',
        '2. Show your client what she may gain, how long it takes, and whether the award has effect in the meantime.',
      ],
    ),
    guide(
      'claimant',
      ['1. 决定是你的；起诉的，在起诉状上签名。'],
      ['1. The decision is yours; if you sue, sign the complaint.'],
    ),
  ],
  templates: SUIT_TEMPLATES,
});

export const CHALLENGE: FlowNode = node({
  id: 'challenge',
  kind: 'edit',
  name: bi('公司：怎样不服', 'Company: which way'),
  minutes: 16,
  position: { x: 980, y: 2280 },
  introduction: bi(
    '澄观公司 9 月 1 日（星期一）签收裁决书。代理人分清哪些项目终局、哪些不终局，公司决定接受、起诉还是申请撤销。10 月 1 日至 8 日是国庆、中秋假期。',
    'Chengguan signed for the award on Monday, 1 September. Its representative sorts the final items from the others, and the company decides whether to accept, to sue or to apply for setting aside. 1 to 8 October are the National Day and Mid-Autumn holidays.',
  ),
  roles: [
    seatRole('rep_e', { host: true, functions: ['submission', 'meeting'], processes: [...MOVES] }),
    seatRole('inhouse', { functions: ['submission', 'meeting'] }),
    seatRole('hr', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '终局裁决：只能在三十日内向仲裁委员会所在地的中级人民法院申请撤销，理由限于六项（《调解仲裁法》第四十九条）。',
        '非终局裁决：十五日内向用人单位所在地或者劳动合同履行地的基层人民法院起诉（第五十条，《劳动争议解释（一）》第三条）。',
      ],
      [
        'Final award: an application to set aside, within thirty days, to the intermediate court at the seat of the commission, on six grounds only (Law on Mediation and Arbitration, Article 49).',
        'Not final: an action within fifteen days in the basic court at the place of the employer or of performance (Article 50; Interpretation (1), Article 3).',
      ],
    ),
    guide(
      'rep_e',
      [
        '1. 先看裁决书写明的类型（《劳动争议解释（一）》第十八条），再选路。',
        '2. 撤销的理由对准第四十九条的一项，写出证据；没有的，建议接受。',
      ],
      [
        '1. Look first at the kind that the award states (Interpretation (1), Article 18), then choose the way.',
        '2. Aim an application to set aside at one ground of Article 49, with its evidence; if there is none, advise the company to accept.',
      ],
    ),
    guide(
      'inhouse',
      ['1. 给授权；想一想另外六个没有签合同的人会怎么看。'],
      ['1. Give the authority; consider what the six others without contracts will make of it.'],
    ),
    guide('hr', ['1. 说明裁决的款项能不能现在就付。'], ['1. Say whether the sums awarded can be paid now.']),
  ],
  templates: CHALLENGE_TEMPLATES,
});

const SUIT_TRANSITIONS: Transition[] = [
  advance(
    'suit_accepted',
    'suit',
    'join_remedies',
    bi('算过账以后接受裁决，不起诉', 'Accept the award after doing the sums; no action'),
  ),
  wrong(
    'suit_late',
    'suit',
    bi(
      '先等公司三十日的撤销期限过去，看它动不动，再决定起不起诉',
      "Wait until the company's thirty days have passed, see whether it moves, and decide then",
    ),
    bi(
      '劳动者的期限是收到裁决书之日起十五日，同公司的三十日各算各的（《调解仲裁法》第四十八条、第四十九条、第五十条）。等三十日过去，自己的十五日早已届满。',
      'The worker has fifteen days from receipt, whatever the thirty days of the company (Law on Mediation and Arbitration, Articles 48, 49 and 50). By then her own time has long run out.',
    ),
  ),
  advance(
    'suit_filed',
    'suit',
    'join_remedies',
    bi('在期限的最后一天以前向清和区人民法院起诉', 'Sue in the Qinghe District Court before time runs out'),
  ),
  wrong(
    'suit_intermediate',
    'suit',
    bi(
      '裁决是终局的，劳动者也向明德市中级人民法院起诉，同公司的撤销申请一并审理',
      'As the award is final, sue in the Mingde Intermediate Court, where an application of the company would be heard too',
    ),
    bi(
      '劳动争议由用人单位所在地或者合同履行地的基层人民法院管辖（《劳动争议解释（一）》第三条）；到中级人民法院的只有用人单位的撤销申请（《调解仲裁法》第四十九条）。',
      'Labour disputes belong to the basic court at the place of the employer or of performance (Interpretation (1), Article 3). Only an application of the employer to set aside goes to the intermediate court (Law on Mediation and Arbitration, Article 49).',
    ),
  ),
  wrong(
    'suit_added',
    'suit',
    bi(
      '起诉状里加一项：公司迟开离职证明造成的损失，法院一并处理省事',
      'Add to the complaint the loss caused by the late certificate, so that the court deals with everything at once',
    ),
    bi(
      '这一项没有经过仲裁，是独立的劳动争议，法院会告知另行申请仲裁（《劳动争议解释（一）》第十四条）；同原请求不可分的，才合并审理。',
      'That claim has not been through arbitration and is a dispute of its own; the court will refer it there (Interpretation (1), Article 14). Only what cannot be separated from the claims already made is tried together.',
    ),
  ),
];

const CHALLENGE_TRANSITIONS: Transition[] = [
  wrong(
    'challenge_sue_final',
    'challenge',
    bi(
      '对终局裁决书里的项目，十五日内向清和区人民法院起诉，请求不支付',
      'Sue in the Qinghe District Court within fifteen days on the items of the final award and ask to be freed of them',
    ),
    bi(
      '起诉不是撤销。终局裁决只有劳动者可以起诉（《调解仲裁法》第四十八条），用人单位只能向中级人民法院申请撤销（第四十九条）；向基层法院起诉的，不予受理（《劳动争议解释（一）》第十八条第二项）。',
      'An action is not an application to set aside. Against a final award only the worker may sue (Law on Mediation and Arbitration, Article 48); the employer may only apply to the intermediate court (Article 49), and the basic court will not accept its action (Interpretation (1), Article 18(2)).',
    ),
  ),
  advance(
    'challenge_sue',
    'challenge',
    'join_remedies',
    bi(
      '对非终局裁决书（二倍工资）：十五日内向清和区人民法院起诉',
      'Against the award on the double wages, which is not final: sue in the Qinghe District Court within fifteen days',
    ),
  ),
  advance(
    'challenge_set_aside',
    'challenge',
    'join_remedies',
    bi(
      '对终局裁决书：有第四十九条的理由，三十日内向明德市中级人民法院申请撤销',
      'Against the final award: on a ground of Article 49, apply to the Mingde Intermediate Court within thirty days to set it aside',
    ),
  ),
  wrong(
    'challenge_facts',
    'challenge',
    bi(
      '以“认定事实不清、证据不足”申请撤销终局裁决',
      'Apply to set the final award aside for unclear facts and insufficient evidence',
    ),
    bi(
      '撤销的理由只有六项（《调解仲裁法》第四十九条）：适用法律确有错误、无管辖权、违反程序、伪造证据、隐瞒证据、仲裁员枉法。事实认定不清不在其中。',
      'There are six grounds only (Law on Mediation and Arbitration, Article 49): wrong law, no jurisdiction, procedure, forged evidence, concealed evidence, misconduct of an arbitrator. Unclear facts are not among them.',
    ),
  ),
  wrong(
    'challenge_wait',
    'challenge',
    bi(
      '二倍工资一项即使不是终局，也放到三十日里同其他项目一起申请撤销',
      'Even if the double wages are not final, put them into an application to set aside within thirty days with the rest',
    ),
    bi(
      '对非终局裁决只能在十五日内起诉，期满不起诉就发生法律效力（《调解仲裁法》第五十条）；撤销程序不处理它。',
      'An award that is not final can only be met by an action within fifteen days, and otherwise takes legal effect (Law on Mediation and Arbitration, Article 50). It has no place in proceedings to set aside.',
    ),
  ),
  advance(
    'challenge_accepted',
    'challenge',
    'join_remedies',
    bi(
      '没有第四十九条的理由，也不起诉：接受裁决，按期付款',
      'No ground of Article 49 and no action: accept the award and pay in time',
    ),
  ),
];

export const REMEDIES_TRANSITIONS: Transition[] = [...SUIT_TRANSITIONS, ...CHALLENGE_TRANSITIONS];
