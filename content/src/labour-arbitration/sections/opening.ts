import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, wrong } from '../../build.ts';
import { bench } from './bench.ts';

export const OPENING: FlowNode = node({
  id: 'opening',
  kind: 'court',
  name: bi('开庭与回避', 'Opening and recusal'),
  minutes: 12,
  scene: 'courtroom-14',
  position: { x: 360, y: 980 },
  introduction: bi(
    '核对到庭人员，告知仲裁庭组成和披露，问是否申请回避；陈述请求和答辩，归纳争议。证人在庭外等候。',
    'The tribunal checks who is present, announces its composition and the disclosures, and asks whether anyone applies for recusal; the claims and the defence are stated and the issues defined. The witness waits outside.',
  ),
  roles: bench(),
  guides: [
    guide(
      null,
      [
        '回避可以口头提出，由委员会及时决定（《调解仲裁法》第三十三条）。',
        '由单位掌握的证据，仲裁庭可以要求在指定期限内提供（第三十九条第二款）。',
      ],
      [
        'Recusal may be applied for orally, and the commission decides promptly (Law on Mediation and Arbitration, Article 33).',
        'The tribunal may require the employer to provide evidence in its possession within a set time limit (Article 39, second paragraph).',
      ],
    ),
    guide(
      'presiding',
      ['1. 披露的事照实告知，逐方询问。', '2. 归纳争议，决定要不要责令提供门禁记录。'],
      [
        '1. State exactly what was disclosed and ask each side in turn.',
        '2. Define the issues and decide whether to order production of the door log.',
      ],
    ),
    guide(
      'clerk',
      ['1. 核对到庭人员；记下谁申请了什么、谁要求把什么记入笔录。'],
      [
        '1. Check who is present; note who applies for what, and what each party asks to have entered in the record.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 自己说那堂课，不要等人问。'],
      ['1. Raise the paid course yourself; do not wait to be asked.'],
    ),
    guide(
      'rep_c',
      ['1. 想清楚：要不要申请回避，为什么。', '2. 申请责令公司提供门禁记录。'],
      [
        '1. Decide whether to apply for recusal, and why.',
        '2. Apply for an order that the company produce the door log.',
      ],
    ),
    guide(
      'rep_e',
      ['1. 先认没有争议的，再提时效。'],
      ['1. Admit first what is not disputed, then plead limitation.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '双方到庭，证人在庭外等候。请遵守仲裁庭纪律。',
      'Both sides are present and the witness is waiting outside. Please observe the discipline of the tribunal.',
    ),
    say(
      'presiding',
      '现在开庭。仲裁庭三人及披露事项已经书面告知，仲裁员甲另有说明。',
      'The hearing is now open. You have been notified in writing of the three members of the tribunal and of the disclosures; Arbitrator A has something to add.',
    ),
    say(
      'arb_a',
      '四年前我给被申请人讲过半天课，课酬三千元由培训机构支付，此后没有来往。',
      'Four years ago I taught a half-day course for the respondent. A training agency paid the fee of three thousand yuan, and there have been no dealings since.',
    ),
    say(
      'arb_b',
      '我同双方没有往来，没有需要补充的。',
      'I have had no dealings with either side and have nothing to add.',
    ),
    say(
      'rep_c',
      '已经知悉，申请人不就此申请回避，但请记入笔录。',
      'We take note of that. The claimant does not apply for recusal on that ground, but asks that it be entered in the record.',
    ),
    say('rep_e', '被申请人不申请回避。', 'The respondent does not apply for recusal.'),
    say(
      'claimant',
      '请求工资、加班费、违法解除赔偿金和二倍工资四项，以申请书为准。',
      'I make four claims, for wages, overtime pay, compensation for unlawful termination and double wages, as set out in the application.',
    ),
    say(
      'rep_e',
      '十一天工资愿意支付。解除有据，二倍工资已过时效，加班没有审批。',
      'We agree to pay the wages for eleven days. The termination was justified, the claim for double wages is time-barred, and the overtime was not approved.',
    ),
    say(
      'rep_c',
      '门禁记录由公司掌握，工作群可以证明申请人确有周六到岗，请求责令提供。',
      'The company holds the door log, and the group chat shows that the claimant did work on Saturdays. We ask for an order that the log be produced.',
    ),
    say(
      'inhouse',
      '门禁记录可以导出，请给三天。',
      'The door log can be exported. Please give us three days.',
    ),
    say(
      'hr',
      '解除通知是我签发的，经过我可以说明。',
      'I issued the notice of termination and can explain what happened.',
    ),
    say(
      'presiding',
      '责令被申请人三日内提供门禁记录。焦点四个：解除是否违法，二倍工资的时效，加班天数，六月工资。',
      'The respondent is ordered to produce the door log within three days. There are four issues: whether the termination was unlawful, limitation on the double wages, the number of days of overtime, and the June wages.',
    ),
  ],
});

export const OPENING_TRANSITIONS: Transition[] = [
  advance(
    'opening_done',
    'opening',
    'production',
    bi('没有回避申请，责令提供门禁记录', 'Nobody applies for recusal; production of the door log is ordered'),
  ),
  wrong(
    'opening_recuse',
    'opening',
    bi('首席仲裁员当庭决定仲裁员甲回避', 'The presiding arbitrator rules that Arbitrator A is recused'),
    bi(
      '回避由劳动争议仲裁委员会决定，不是仲裁庭，也不是首席仲裁员（《调解仲裁法》第三十三条第二款）；而且没有人提出申请，四年前讲过一次课是否影响公正，要由委员会看。',
      'Recusal is decided by the commission, not by the tribunal or its presiding arbitrator (Law on Mediation and Arbitration, Article 33, second paragraph). Moreover, nobody has applied for it, and whether one course taught four years ago affects fairness is for the commission to consider.',
    ),
  ),
  wrong(
    'opening_door',
    'opening',
    bi(
      '公司没有主动提交门禁记录，直接认定十二个周六全部加班',
      'The company did not submit the door log on its own initiative: find overtime on all twelve Saturdays at once',
    ),
    bi(
      '先要求在指定期限内提供，期限内不提供的才承担不利后果（《调解仲裁法》第三十九条第二款）；而且申请人要先证明单位掌握证据（《劳动争议解释（一）》第四十二条）。',
      'The tribunal must first require production within a set time limit, and the adverse consequences follow only if the limit is missed (Law on Mediation and Arbitration, Article 39, second paragraph). The claimant, too, must first prove that the employer holds the evidence (Interpretation (1), Article 42).',
    ),
  ),
];
