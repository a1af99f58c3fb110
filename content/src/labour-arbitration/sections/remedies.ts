import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { REMEDY_TEMPLATES } from '../templates/closing.ts';

export const REMEDIES: FlowNode = node({
  id: 'remedies',
  kind: 'edit',
  name: bi('起诉或申请撤销', 'Action or setting aside'),
  minutes: 16,
  position: { x: 760, y: 2150 },
  introduction: bi(
    '不服的一方写下去哪里、请求什么、凭什么、最后一天是哪天。诉讼本身不在本实验里：这里留着一条通往法院的路，教师可以接上一审案件。',
    'A party that does not accept the award writes which court to go to, what to ask for, on what ground and by which day. The court action itself is not part of this case: the way to court is left open here, and a teacher may attach a first-instance case.',
  ),
  roles: [
    seatRole('rep_c', {
      host: true,
      functions: ['submission', 'meeting'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rep_e', { functions: ['submission', 'meeting'], processes: ['end'] }),
    seatRole('claimant', { functions: ['meeting', 'submission'] }),
    seatRole('inhouse', { functions: ['meeting', 'submission'] }),
    seatRole('hr', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '先分清这一项是不是终局，再选路（《调解仲裁法》第四十七条至第五十条）。',
        '起诉应当向有管辖权的基层人民法院；撤销向仲裁委员会所在地的中级人民法院。',
      ],
      [
        'First ask whether the item is final, then choose the way (Law on Mediation and Arbitration, Articles 47 to 50).',
        'An action is brought in the competent basic court; an application to set aside goes to the intermediate court at the seat of the commission.',
      ],
    ),
    guide(
      'rep_c',
      ['1. 写起诉要点，或者说明为什么不起诉。'],
      ['1. Outline the action, or say why there will be none.'],
    ),
    guide(
      'rep_e',
      ['1. 撤销的理由对准第四十九条的一项，写出证据。'],
      ['1. Aim the application at one ground of Article 49, with its evidence.'],
    ),
  ],
  templates: REMEDY_TEMPLATES,
});

export const REMEDIES_TRANSITIONS: Transition[] = [
  advance(
    'remedies_done',
    'remedies',
    'report',
    bi('写明途径和最后一天', 'The way and the last day are written down'),
  ),
  wrong(
    'remedies_grounds',
    'remedies',
    bi(
      '公司以“认定事实不清、证据不足”申请撤销终局裁决',
      'The company applies to set the final award aside for unclear facts and insufficient evidence',
    ),
    bi(
      '撤销的理由只有六项（《调解仲裁法》第四十九条）：适用法律确有错误、无管辖权、违反程序、伪造证据、隐瞒证据、仲裁员枉法。事实认定不清不在其中。',
      'There are six grounds only (Law on Mediation and Arbitration, Article 49): wrong law, no jurisdiction, procedure, forged evidence, concealed evidence, misconduct of an arbitrator. Unclear facts are not among them.',
    ),
  ),
];
