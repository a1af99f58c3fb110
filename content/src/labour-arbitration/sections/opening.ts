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
    'The tribunal checks who is present, announces its composition and the disclosures, and asks about recusal; claims and defence are stated and the issues defined. The witness waits outside.',
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
        'Evidence in the hands of the employer may be required within a set time (Article 39, second paragraph).',
      ],
    ),
    guide(
      'presiding',
      ['1. 披露的事照实告知，逐方询问。', '2. 归纳争议，决定要不要责令提供门禁记录。'],
      [
        '1. State what was disclosed and ask each side.',
        '2. Define the issues; decide whether to order production of the door log.',
      ],
    ),
    guide(
      'clerk',
      ['1. 核对到庭人员；记下谁申请了什么、谁要求把什么记入笔录。'],
      ['1. Check who is present; note who applied for what, and what a party asked to have recorded.'],
    ),
    guide('arb_a', ['1. 自己说那堂课，不要等人问。'], ['1. Bring up the paid course yourself.']),
    guide(
      'rep_c',
      ['1. 想清楚：要不要申请回避，为什么。', '2. 申请责令公司提供门禁记录。'],
      ['1. Decide whether to apply for recusal, and why.', '2. Ask for an order to produce the door log.'],
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
      'Both sides are present and the witness waits outside. Please keep order.',
    ),
    say(
      'presiding',
      '现在开庭。仲裁庭三人及披露事项已经书面告知，仲裁员甲另有说明。',
      'The hearing is open. The tribunal and the disclosures have been notified; Arbitrator A has something to add.',
    ),
    say(
      'arb_a',
      '四年前我给被申请人讲过半天课，课酬三千元由培训机构支付，此后没有来往。',
      'Four years ago I gave the respondent a half-day course; the agency paid three thousand yuan, and there have been no dealings since.',
    ),
    say('arb_b', '我同双方没有往来，没有需要补充的。', 'I have had no dealings with either side.'),
    say(
      'rep_c',
      '已经知悉，申请人不就此申请回避，但请记入笔录。',
      'We have heard it. The claimant does not apply for recusal on that account, but asks that it be recorded.',
    ),
    say('rep_e', '被申请人不申请回避。', 'The respondent does not apply for recusal.'),
    say(
      'claimant',
      '请求工资、加班费、违法解除赔偿金和二倍工资四项，以申请书为准。',
      'I claim wages, overtime, compensation for unlawful termination and double wages, as in the application.',
    ),
    say(
      'rep_e',
      '十一天工资愿意支付。解除有据，二倍工资已过时效，加班没有审批。',
      'We agree to pay for eleven days. The termination was justified, the double wages are time-barred, and the overtime was not approved.',
    ),
    say(
      'rep_c',
      '门禁记录由公司掌握，工作群可以证明申请人确有周六到岗，请求责令提供。',
      'The door log is with the company, and the chat shows Saturday work. We ask for an order to produce it.',
    ),
    say(
      'inhouse',
      '门禁记录可以导出，请给三天。',
      'The door log can be exported. Please give us three days.',
    ),
    say(
      'hr',
      '解除通知是我签发的，经过我可以说明。',
      'I signed the termination and can explain how it came about.',
    ),
    say(
      'presiding',
      '责令被申请人三日内提供门禁记录。焦点四个：解除是否违法，二倍工资的时效，加班天数，六月工资。',
      'The respondent shall produce the door log within three days. Four issues: whether the termination was unlawful, limitation of the double wages, days of overtime, the June wages.',
    ),
  ],
});

export const OPENING_TRANSITIONS: Transition[] = [
  advance(
    'opening_done',
    'opening',
    'production',
    bi('没有回避申请，责令提供门禁记录', 'Nobody applies for recusal; the door log is ordered'),
  ),
  wrong(
    'opening_recuse',
    'opening',
    bi('首席仲裁员当庭决定仲裁员甲回避', 'The presiding arbitrator rules that Arbitrator A is recused'),
    bi(
      '回避由劳动争议仲裁委员会决定，不是仲裁庭，也不是首席仲裁员（《调解仲裁法》第三十三条第二款）；而且没有人提出申请，四年前讲过一次课是否影响公正，要由委员会看。',
      'The commission decides on recusal, not the tribunal or its presiding arbitrator (Law on Mediation and Arbitration, Article 33, second paragraph); nor has anybody applied for it.',
    ),
  ),
  wrong(
    'opening_door',
    'opening',
    bi(
      '公司没有主动提交门禁记录，直接认定十二个周六全部加班',
      'The company did not volunteer the log: find all twelve Saturdays at once',
    ),
    bi(
      '先要求在指定期限内提供，期限内不提供的才承担不利后果（《调解仲裁法》第三十九条第二款）；而且申请人要先证明单位掌握证据（《劳动争议解释（一）》第四十二条）。',
      'It is first required of the respondent within a set time, and only then do the consequences follow (Law on Mediation and Arbitration, Article 39, second paragraph); and the worker first shows that the employer holds the evidence (Interpretation (1), Article 42).',
    ),
  ),
];
