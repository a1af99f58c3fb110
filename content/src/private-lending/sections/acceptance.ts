import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { ACCEPTANCE_NOTICE } from '../templates/filing.ts';

/** The filing division writes what it has decided, before the trial division has the case. */
export const ACCEPTANCE: FlowNode = node({
  id: 'acceptance',
  kind: 'edit',
  name: bi('制作受理通知', 'Notice of acceptance'),
  introduction: bi(
    '立案法官把决定写成受理案件通知书：为什么收、归不归本院管、原告有什么诉讼权利和义务、受理费怎样预交。只写起诉条件，不写谁有理。书记员核对后发给原告，连同材料移送审判庭。',
    'The filing judge writes the decision as a notice of acceptance: why the case is accepted, why this court has jurisdiction, which procedural rights and duties the plaintiff has, and how the fee is paid in advance. It addresses only the conditions for an action and not who is right. The clerk checks it, sends it to the plaintiff and passes it on to the trial division with the papers.',
  ),
  minutes: 8,
  position: { x: 640, y: 185 },
  roles: [
    seatRole('filing_judge', { host: true, functions: ['submission', 'signature'], processes: ['end'] }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '决定受理的，在受理案件通知书和应诉通知书中告知诉讼权利义务（《民事诉讼法》第一百二十九条）。',
        '通知书双方都会看到：多写一句实体问题，一方就会当成法院的态度。',
      ],
      [
        'When the court accepts a case, the notice of acceptance and the notice to respond inform the parties of their procedural rights and duties (Civil Procedure Law, Article 129).',
        'Both sides will read the notice: one of them will take even a single sentence on the merits as the view of the court.',
      ],
    ),
    guide(
      'filing_judge',
      [
        '1. 从模板新建受理案件通知书，四项条件和管辖逐项写出依据。',
        '2. 受理费按请求数额分段累计；利息怎样主张由原告自己决定，不替她算。',
        '3. 签名、提交，结束本环节，案件移送审判庭。',
      ],
      [
        '1. Draft the notice from the template, with the ground for each condition and for jurisdiction.',
        '2. The fee is calculated on a graduated scale based on the amount claimed; what interest to claim is for the plaintiff to decide, so do not calculate it for her.',
        '3. Sign, submit and end the section; the case goes to the trial division.',
      ],
    ),
    guide(
      'clerk',
      ['1. 核对案号、日期和当事人姓名，发现错误请立案法官改正。'],
      [
        '1. Check the case number, the dates and the names of the parties, and ask the filing judge to correct any mistake.',
      ],
    ),
  ],
  templates: [ACCEPTANCE_NOTICE],
});

export const ACCEPTANCE_TRANSITIONS: Transition[] = [
  advance(
    'acceptance_sent',
    'acceptance',
    'service',
    bi(
      '通知书签发，材料移送审判庭',
      'The notice is signed and sent, and the papers go to the trial division',
    ),
  ),
  wrong(
    'acceptance_merits',
    'acceptance',
    bi(
      '在通知书里提示原告：转账只有 191,000 元，宜先变更请求再立案',
      'Point out in the notice that only 191,000 was transferred and that she should change her claims before the case is registered',
    ),
    bi(
      '请求多少由当事人自己决定（《民事诉讼法》第十三条第二款），借条和转账的差额要经过质证、辩论才能判断。立案只审查第一百二十二条的四项条件，符合的必须受理，并在七日内立案（第一百二十六条）。',
      'How much to claim is for the party to decide (Civil Procedure Law, Article 13, second paragraph), and the difference between the note and the transfer can be judged only after the evidence has been examined and debated. At filing only the four conditions of Article 122 are examined; an action that meets them must be accepted and registered within seven days (Article 126).',
    ),
  ),
];
