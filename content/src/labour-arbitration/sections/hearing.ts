import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { PARTIAL_TEMPLATES } from '../templates/decisions.ts';

const bench = () => [
  seatRole('presiding', {
    host: true,
    can_terminate: true,
    seat: 'j0',
    functions: ['speech', 'display', 'call'],
    processes: ['end', 'back', 'restart'],
  }),
  seatRole('arb_a', { seat: 'j1', functions: ['speech'] }),
  seatRole('arb_b', { seat: 'j2', functions: ['speech'] }),
  seatRole('clerk', { seat: 'c', functions: ['speech', 'record', 'submission'] }),
  seatRole('claimant', { seat: 'p1', functions: ['request_speech', 'display'] }),
  seatRole('rep_c', { seat: 'p2', functions: ['request_speech', 'display', 'meeting'] }),
  seatRole('rep_e', { seat: 'd1', functions: ['request_speech', 'display', 'meeting'] }),
  seatRole('hr', { seat: 'd2', functions: ['request_speech', 'display'] }),
  seatRole('inhouse', { seat: 'd3', functions: ['request_speech', 'display'] }),
];

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

export const EVIDENCE: FlowNode = node({
  id: 'evidence',
  kind: 'court',
  name: bi('举证质证', 'Evidence'),
  minutes: 24,
  scene: 'courtroom-14',
  position: { x: 360, y: 1110 },
  introduction: bi(
    '公司先就解除举证，申请人质证；门禁记录已经提交；证人出庭；双方辩论，最后陈述意见。没有争议的一部分可以先行裁决。',
    'The company first proves the grounds of the termination and the claimant responds to its evidence; the door log has been produced; the witness is called; both sides debate and give their final opinions. The part that is not in dispute may be decided in a partial award.',
  ),
  roles: [...bench(), seatRole('witness', { seat: 'w', inside: false, functions: ['request_speech'] })],
  guides: [
    guide(
      null,
      [
        '解除由单位举证（《劳动争议解释（一）》第四十四条）；加班由劳动者先举证，单位掌握的证据不提供的，单位承担不利后果（第四十二条）。',
        '质证和辩论终结时，首席仲裁员征询最后意见（《调解仲裁法》第三十八条）。',
      ],
      [
        'The employer bears the burden of proof for the termination (Interpretation (1), Article 44); on overtime the worker begins, and evidence that the employer withholds counts against it (Article 42).',
        'When examination and debate are over the presiding arbitrator asks for final opinions (Law on Mediation and Arbitration, Article 38).',
      ],
    ),
    guide(
      'presiding',
      ['1. 先解除，再时效，再加班。', '2. 传证人，问完请他退庭。', '3. 六月的十一天没有争议：可以先行裁决。'],
      [
        '1. Termination first, then limitation, then overtime.',
        '2. Call the witness and let him leave afterwards.',
        '3. Eleven days of June are not disputed: a partial award can be made.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 问解除前公司做过哪几步。'],
      ['1. Ask which steps the company took before terminating.'],
    ),
    guide(
      'arb_b',
      ['1. 问九个周六里有没有补休、是谁安排。'],
      ['1. Ask of the nine Saturdays who ordered them and whether time off was given.'],
    ),
    guide(
      'clerk',
      ['1. 陈述有遗漏的，各方可以申请补正（第四十条）。'],
      ['1. The parties may ask for omissions to be corrected (Article 40).'],
    ),
    guide(
      'witness',
      ['1. 只说亲眼看见、亲耳听见、亲口说过的。'],
      ['1. Only what you saw, heard and said yourself.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '先查解除。被申请人负举证责任，请出示依据。',
      'We begin with the termination. The respondent bears the burden of proof; show your grounds.',
    ),
    showing(
      ['evidence_4_attendance'],
      'rep_e',
      '打卡表三天缺卡，请假系统没有申请；手册 5.3 条明确，三日旷工属于严重违反规章制度。',
      'The clock-in sheet shows three missing days, and the leave system no application; under rule 5.3 of the handbook three days of absence are a serious violation.',
    ),
    showing(
      ['evidence_2_notice'],
      'hr',
      '6 月 20 日我签发通知，工会的单子是 23 日补的。当时处理得急了。',
      'I signed the notice on 20 June; the note to the union followed on the 23rd. We acted in haste.',
    ),
    showing(
      ['evidence_3_home'],
      'rep_c',
      '缺卡不等于没有劳动：三天都有上传。手册没有签收，也没有职工讨论的记录。',
      'Not to clock in is not the same as not to work: there are uploads on all three days. Nobody signed for the handbook, and there is no record of discussion by the staff.',
    ),
    say(
      'arb_a',
      '发现缺卡以后，公司书面催告过吗？问过组长吗？',
      'When the missing entries were noticed, did the company warn her in writing? Did it ask the team leader?',
    ),
    say(
      'hr',
      '打过一次电话，没有书面催告，也没有问组长。',
      'I rang once. There was no written warning, and I did not ask the team leader.',
    ),
    say('presiding', '传证人江帆。', 'Call the witness, Jiang Fan.'),
    say(
      'witness',
      '6 月 10 日我语音回她“行，活别耽误”。三天的东西我都收到了，12 日的只有半页。我没有批准居家的权限，也没有上报。',
      'On 10 June I answered her by voice, "fine, just keep up". I received work on all three days, on the 12th only half a page. I had no authority to allow it, and I did not report it.',
    ),
    say(
      'witness',
      '我走以前同方敏吵过架。周六我安排过七次，3 月 15 日不是我安排的，4 月 5 日我口头让她补休过一天。',
      'I quarrelled with Fang Min before I left. I ordered seven Saturdays, not 15 March; for 5 April I told her to take a day off.',
    ),
    showing(
      ['evidence_5_message'],
      'claimant',
      '3 月 6 日我问的就是没有合同那几个月，她回了“收到”。',
      'On 6 March I asked about the months without a contract, and she answered "received".',
    ),
    say(
      'rep_e',
      '“要个说法”没有提出任何请求，不是主张权利，时效没有中断。',
      'To want an explanation is not to make a claim; no right was asserted, and limitation was not interrupted.',
    ),
    showing(
      ['evidence_7_door'],
      'inhouse',
      '门禁记录九个周六，按要求提交，公司没有补休记录。',
      'The door log shows nine Saturdays, produced as ordered; the company has no record of time off.',
    ),
    showing(
      ['evidence_6_overtime'],
      'rep_c',
      '手账十二天，群通知七天，门禁九天，请仲裁庭依法认定。',
      'The diary shows twelve days, the chat seven and the log nine; we leave the finding to the tribunal.',
    ),
    say(
      'arb_b',
      '3 月 22 日没有群通知，公司说得出她去做什么吗？',
      'There was no order for 22 March. Can the company say what she was doing?',
    ),
    say(
      'inhouse',
      '说不出，当天她有工作系统的登录。',
      'It cannot. She was logged in to the work system that day.',
    ),
    say(
      'clerk',
      '以上已经记录，请各方核对，有遗漏的可以申请补正。',
      'That is recorded. Please check it; omissions may be corrected.',
    ),
    say(
      'presiding',
      '质证和辩论终结，请双方发表最后意见。',
      'Examination and debate are over. Your final opinions, please.',
    ),
    say(
      'rep_c',
      '坚持请求，加班天数由仲裁庭按证据认定；十一天工资请求先行裁决。',
      'We maintain our claims; the days of overtime are for the tribunal to find. For the eleven days we ask for a partial award.',
    ),
    say(
      'rep_e',
      '请求驳回其余请求；十一天工资我们没有异议。',
      'The other claims should be dismissed; as to the eleven days we have no objection.',
    ),
  ],
});

export const PARTIAL: FlowNode = node({
  id: 'partial',
  kind: 'edit',
  name: bi('先行裁决', 'Partial award'),
  minutes: 12,
  position: { x: 760, y: 1175 },
  introduction: bi(
    '十一天的工资双方没有争议。仲裁庭就这一部分先行裁决，其余部分继续。',
    'The wages for eleven days are not disputed. The tribunal makes a partial award on them and goes on with the rest.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('arb_a', { functions: ['meeting', 'signature'] }),
    seatRole('arb_b', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      ['只裁已经清楚的部分（《调解仲裁法》第四十三条第二款）；算式、期限和救济写全，三名仲裁员签名。'],
      [
        'Only what is already clear (Law on Mediation and Arbitration, Article 43, second paragraph); with the calculation, the time limit and the remedies, signed by the three arbitrators.',
      ],
    ),
    guide('presiding', ['1. 有争议的三天不要写进去。'], ['1. Leave out the three disputed days.']),
  ],
  templates: PARTIAL_TEMPLATES,
});

export const HEARING_TRANSITIONS: Transition[] = [
  advance(
    'opening_done',
    'opening',
    'evidence',
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
  advance(
    'evidence_mediate',
    'evidence',
    'mediation',
    bi('其余部分先行调解，不先行裁决', 'Mediate first, without a partial award'),
  ),
  advance(
    'evidence_partial',
    'evidence',
    'partial',
    bi('十一天工资先行裁决，其余部分先行调解', 'Partial award on eleven days; mediate the rest'),
  ),
  wrong(
    'evidence_union',
    'evidence',
    bi(
      '工会通知晚了三天，不用再审别的，解除当然违法',
      'Notice to the union came three days late, so the termination is unlawful and nothing else need be examined',
    ),
    bi(
      '没有事先通知工会的，起诉前补正就不单凭这一点认定违法（《劳动争议解释（一）》第四十七条、《劳动合同法》第四十三条）。还要审解除有没有事实和制度依据。',
      'Notice that is made good before an action is brought does not of itself make the termination unlawful (Interpretation (1), Article 47; Labour Contract Law, Article 43). Facts and rules have still to be examined.',
    ),
  ),
  wrong(
    'evidence_award',
    'evidence',
    bi('事实已经清楚，不必调解，直接合议', 'The facts are clear: deliberate without mediation'),
    bi(
      '仲裁庭在作出裁决前，应当先行调解（《调解仲裁法》第四十二条）；一方不愿意，问过、记下，就可以裁决。',
      'Before an award the tribunal shall first conduct mediation (Law on Mediation and Arbitration, Article 42); if a party is unwilling, ask, record it, and decide.',
    ),
  ),
  advance(
    'partial_signed',
    'partial',
    'mediation',
    bi('先行裁决已经签名，其余先行调解', 'The partial award is signed; mediate the rest'),
  ),
];
