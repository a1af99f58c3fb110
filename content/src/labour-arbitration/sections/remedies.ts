import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { CHALLENGE_TEMPLATES, SUIT_TEMPLATES } from '../templates/closing.ts';

const MOVES = ['end', 'back', 'restart'] as const;

export const SUIT: FlowNode = node({
  id: 'suit',
  kind: 'edit',
  name: bi('申请人：起诉与否', 'Claimant: whether to sue'),
  minutes: 16,
  position: { x: 660, y: 2280 },
  introduction: bi(
    '何佳宁 8 月 29 日（星期五）签收裁决书。她和律师决定：接受，还是起诉？起诉的，写起诉状，写明法院和最后一天。',
    'He Jianing signed for the award on Friday, 29 August. She and her lawyer decide whether to accept it or to sue. If they sue, they draft the complaint and state the court and the last day for filing.',
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
        'The worker may sue against a final award (Law on Mediation and Arbitration, Article 48) and against a non-final one (Article 50); the time limit is the same.',
        'A period runs from the following day; if its last day is a statutory holiday, it is extended to the first day after the holiday (Civil Procedure Law, Article 85).',
      ],
    ),
    guide(
      'rep_c',
      ['1. 算最后一天，写算式。', '2. 算账给当事人看：多得多少，要等多久，裁决在这期间有没有效力。'],
      [
        '1. Calculate the last day and show the calculation.',
        '2. Set out for your client how much more she might gain, how long it would take, and whether the award has effect in the meantime.',
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
  name: bi('公司：怎样不服', 'Company: which remedy to use'),
  minutes: 16,
  position: { x: 980, y: 2280 },
  introduction: bi(
    '澄观公司 9 月 1 日（星期一）签收裁决书。代理人分清哪些项目终局、哪些不终局，公司决定接受、起诉还是申请撤销。10 月 1 日至 8 日是国庆、中秋假期。',
    'Chengguan signed for the award on Monday, 1 September. Its representative distinguishes the final items from the non-final ones, and the company decides whether to accept, to sue or to apply to set aside. The National Day and Mid-Autumn holidays run from 1 to 8 October.',
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
        "Against a final award, the only remedy is an application to set aside, within thirty days, to the intermediate people's court at the seat of the commission, on six grounds only (Law on Mediation and Arbitration, Article 49).",
        "Against a non-final award, a party sues within fifteen days in the basic people's court where the employer is located or the contract is performed (Article 50; Interpretation (1), Article 3).",
      ],
    ),
    guide(
      'rep_e',
      [
        '1. 先看裁决书写明的类型（《劳动争议解释（一）》第十八条），再选路。',
        '2. 撤销的理由对准第四十九条的一项，写出证据；没有的，建议接受。',
      ],
      [
        '1. Look first at the type stated in the award (Interpretation (1), Article 18), then choose the remedy.',
        '2. Base an application to set aside on a specific ground in Article 49 and cite the evidence; if there is no such ground, advise the company to accept.',
      ],
    ),
    guide(
      'inhouse',
      ['1. 给授权；想一想另外六个没有签合同的人会怎么看。'],
      [
        '1. Give counsel authority to act; consider how the six other employees without contracts will see it.',
      ],
    ),
    guide(
      'hr',
      ['1. 说明裁决的款项能不能现在就付。'],
      ['1. Explain whether the sums awarded can be paid now.'],
    ),
  ],
  templates: CHALLENGE_TEMPLATES,
});

const SUIT_TRANSITIONS: Transition[] = [
  advance(
    'suit_accepted',
    'suit',
    'join_remedies',
    bi('算过账以后接受裁决，不起诉', 'Having weighed the figures, accept the award and do not sue'),
  ),
  wrong(
    'suit_late',
    'suit',
    bi(
      '先等公司三十日的撤销期限过去，看它动不动，再决定起不起诉',
      "Wait until the company's thirty days for setting aside have passed, see whether it acts, and only then decide whether to sue",
    ),
    bi(
      '劳动者的期限是收到裁决书之日起十五日，同公司的三十日各算各的（《调解仲裁法》第四十八条、第四十九条、第五十条）。等三十日过去，自己的十五日早已届满。',
      "The worker has fifteen days from receipt of the award, counted separately from the company's thirty (Law on Mediation and Arbitration, Articles 48, 49 and 50). By the time the thirty days have passed, her own fifteen have long expired.",
    ),
  ),
  advance(
    'suit_filed',
    'suit',
    'join_remedies',
    bi(
      '在期限的最后一天以前向清和区人民法院起诉',
      'Sue in the Qinghe District Court on or before the last day',
    ),
  ),
  wrong(
    'suit_intermediate',
    'suit',
    bi(
      '裁决是终局的，劳动者也向明德市中级人民法院起诉，同公司的撤销申请一并审理',
      "As the award is final, sue in the Mingde Intermediate Court too, to be heard together with the company's application to set aside",
    ),
    bi(
      '劳动争议由用人单位所在地或者合同履行地的基层人民法院管辖（《劳动争议解释（一）》第三条）；到中级人民法院的只有用人单位的撤销申请（《调解仲裁法》第四十九条）。',
      "Labour disputes are under the jurisdiction of the basic people's court where the employer is located or the contract is performed (Interpretation (1), Article 3). Only the employer's application to set aside goes to the intermediate people's court (Law on Mediation and Arbitration, Article 49).",
    ),
  ),
  wrong(
    'suit_added',
    'suit',
    bi(
      '起诉状里加一项：公司迟开离职证明造成的损失，法院一并处理省事',
      'Add a claim to the complaint for the loss caused by the late certificate of termination, so that the court deals with everything at once',
    ),
    bi(
      '这一项没有经过仲裁，是独立的劳动争议，法院会告知另行申请仲裁（《劳动争议解释（一）》第十四条）；同原请求不可分的，才合并审理。',
      'That claim has not been arbitrated and is an independent labour dispute; the court will tell her to apply for arbitration separately (Interpretation (1), Article 14). Only a claim inseparable from the original claims is tried with them.',
    ),
  ),
];

const CHALLENGE_TRANSITIONS: Transition[] = [
  wrong(
    'challenge_sue_final',
    'challenge',
    bi(
      '对终局裁决书里的项目，十五日内向清和区人民法院起诉，请求不支付',
      'Sue in the Qinghe District Court within fifteen days on the items in the final award, asking that they need not be paid',
    ),
    bi(
      '起诉不是撤销。终局裁决只有劳动者可以起诉（《调解仲裁法》第四十八条），用人单位只能向中级人民法院申请撤销（第四十九条）；向基层法院起诉的，不予受理（《劳动争议解释（一）》第十八条第二项）。',
      "Suing is not applying to set aside. Only the worker may sue against a final award (Law on Mediation and Arbitration, Article 48); the employer may only apply to the intermediate people's court to set it aside (Article 49), and the basic court will not accept its action (Interpretation (1), Article 18(2)).",
    ),
  ),
  advance(
    'challenge_sue',
    'challenge',
    'join_remedies',
    bi(
      '对非终局裁决书（二倍工资）：十五日内向清和区人民法院起诉',
      'Against the non-final award (double wages): sue in the Qinghe District Court within fifteen days',
    ),
  ),
  advance(
    'challenge_set_aside',
    'challenge',
    'join_remedies',
    bi(
      '对终局裁决书：有第四十九条的理由，三十日内向明德市中级人民法院申请撤销',
      'Against the final award: on a ground in Article 49, apply to the Mingde Intermediate Court within thirty days to set it aside',
    ),
  ),
  wrong(
    'challenge_facts',
    'challenge',
    bi(
      '以“认定事实不清、证据不足”申请撤销终局裁决',
      'Apply to set the final award aside on the ground of "unclear findings of fact and insufficient evidence"',
    ),
    bi(
      '撤销的理由只有六项（《调解仲裁法》第四十九条）：适用法律确有错误、无管辖权、违反程序、伪造证据、隐瞒证据、仲裁员枉法。事实认定不清不在其中。',
      'There are only six grounds for setting aside (Law on Mediation and Arbitration, Article 49): misapplication of law, lack of jurisdiction, violation of procedure, forged evidence, concealed evidence, and misconduct of an arbitrator. Unclear findings of fact are not among them.',
    ),
  ),
  wrong(
    'challenge_wait',
    'challenge',
    bi(
      '二倍工资一项即使不是终局，也放到三十日里同其他项目一起申请撤销',
      'Even though the award on the double wages is not final, include it with the other items in an application to set aside within thirty days',
    ),
    bi(
      '对非终局裁决只能在十五日内起诉，期满不起诉就发生法律效力（《调解仲裁法》第五十条）；撤销程序不处理它。',
      'The only remedy against a non-final award is to sue within fifteen days; if nobody sues, it takes legal effect (Law on Mediation and Arbitration, Article 50). Setting-aside proceedings do not deal with it.',
    ),
  ),
  advance(
    'challenge_accepted',
    'challenge',
    'join_remedies',
    bi(
      '没有第四十九条的理由，也不起诉：接受裁决，按期付款',
      'No ground under Article 49 and no lawsuit: accept the award and pay on time',
    ),
  ),
];

export const REMEDIES_TRANSITIONS: Transition[] = [...SUIT_TRANSITIONS, ...CHALLENGE_TRANSITIONS];
