import type { Assignment, Bilingual, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import type { Fine } from '../fine.ts';
import { templateOf, type Words } from '../paper.ts';
import { motionOf } from '../papers/parties.ts';

/** What the plaintiff asks of the court before the hearing: suspension, or evidence that the agency keeps. */

const DRAFT: Assignment['functions'] = ['submission', 'meeting', 'signature'];

interface Motion {
  readonly name: Bilingual;
  readonly introduction: Bilingual;
  readonly rule: Words;
  readonly plaintiff: Words;
  readonly filed: Bilingual;
  readonly wrong: readonly [label: Bilingual, feedback: Bilingual];
}

const SUSPENSION: Motion = {
  name: bi('申请停止执行', 'Suspension'),
  introduction: bi(
    '诉讼期间不停止执行。原告申请停止执行罚款一项，要说明难以弥补的损失。',
    'The action does not suspend enforcement. The plaintiff applies to suspend the fine and must show a loss that is hard to make good.',
  ),
  rule: [
    '停止执行要法院裁定（《行政诉讼法》第五十六条）。',
    'Suspension requires a ruling of the court (Administrative Litigation Law, Article 56).',
  ],
  plaintiff: [
    '1. 写明损失和证据，签名，提交。',
    '1. State the loss with evidence, then sign and submit the application.',
  ],
  filed: bi('申请停止执行罚款一项', 'Apply to suspend the fine'),
  wrong: [
    bi(
      '责令改正也一并申请停止，等判决再留合格证',
      'Apply to suspend the order to correct as well, and keep certificates only after the judgment',
    ),
    bi(
      '停止执行以不损害国家利益、社会公共利益为条件（《行政诉讼法》第五十六条第一款第二项）。逐批留存合格证关系食品安全，停下来就损害公共利益；申请只针对罚款。',
      'Suspension may not harm the interests of the State or the public (Administrative Litigation Law, Article 56, first paragraph, item 2). Keeping a certificate for each lot concerns food safety, and stopping it would harm the public; the application should concern the fine alone.',
    ),
  ],
};

const EVIDENCE: Motion = {
  name: bi('申请调取证据', 'Obtaining evidence'),
  introduction: bi(
    '墙上旧合格证的照片在机关手里，没有附卷。原告不能自己收集，申请法院调取：它能证明什么，也可能证明什么？',
    'The agency keeps a photograph of the old certificate on the wall that was never put into the file. The plaintiff cannot collect it herself and applies to the court: what can it prove, and what else might it prove?',
  ),
  rule: [
    '由国家机关保存而须由法院调取的证据，原告可以申请法院调取（《行政诉讼法》第四十一条第一项）；被告自己不得在诉讼中收集证据（第三十五条）。',
    'The plaintiff may apply to the court to obtain evidence kept by State organs (Administrative Litigation Law, Article 41(1)); the defendant itself may collect no evidence during the action (Article 35).',
  ],
  plaintiff: [
    '1. 写明是什么、在谁手里、证明哪一个条件，签名，提交。',
    '1. State what the evidence is, who keeps it and which condition it proves; sign and submit the application.',
  ],
  filed: bi('申请法院调取照片', 'Apply to the court for the photograph'),
  wrong: [
    bi(
      '请法院责令被告去找周德才补一份证言',
      'Ask the court to order the defendant to get a statement from Zhou Decai',
    ),
    bi(
      '在诉讼过程中，被告及其诉讼代理人不得自行向原告、第三人和证人收集证据（《行政诉讼法》第三十五条）；可以申请法院调取的是已经由国家机关保存的证据（第四十一条第一项），不是再造一份。',
      'During the action the defendant and its representatives may not on their own collect evidence from the plaintiff, third persons or witnesses (Administrative Litigation Law, Article 35). What the court may be asked to obtain is evidence that State organs already keep (Article 41(1)), not evidence yet to be made.',
    ),
  ],
};

const of = (fine: Fine): Motion => (fine === 3_000 ? EVIDENCE : SUSPENSION);

export function motionSection(fine: Fine): FlowNode {
  const { name, introduction, rule, plaintiff } = of(fine);
  return node({
    id: 'motion',
    kind: 'edit',
    name,
    introduction,
    minutes: 20,
    position: { x: 560, y: 510 },
    roles: [
      seatRole('plaintiff', { host: true, functions: DRAFT, processes: ['end'] }),
      seatRole('counsel_p', { functions: DRAFT }),
    ],
    guides: [
      guide(null, [rule[0]], [rule[1]]),
      guide('plaintiff', [plaintiff[0]], [plaintiff[1]]),
      guide(
        'counsel_p',
        ['1. 帮助核对条文，不替她编数字、编事实。'],
        ['1. Help check the articles; invent no figures and no facts for her.'],
      ),
    ],
    templates: [templateOf(motionOf(fine))],
  });
}

export function motionTransitions(fine: Fine): Transition[] {
  const { filed, wrong: mistaken } = of(fine);
  return [
    advance('motion_filed', 'motion', 'join_papers', filed),
    wrong('motion_mistaken', 'motion', ...mistaken),
  ];
}
