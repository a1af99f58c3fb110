import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { templateOf } from '../paper.ts';
import { SETTLEMENT } from '../papers.ts';

const ASKS: Assignment['functions'] = [
  'request_speech',
  'request_display',
  'request_submission',
  'meeting',
  'signature',
];

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('公开开庭', 'The hearing'),
  introduction: bi(
    '被告举证，原告质证；审查指引第九条；负责人发言；辩论；最后意见。五万元是怎样定下来的？',
    'The defendant produces its evidence and the plaintiff examines it; Article 9 of the Guidance is reviewed; the head speaks; then the debate and the final statements. How was fifty thousand arrived at?',
  ),
  minutes: 40,
  scene: 'courtroom',
  position: { x: 360, y: 780 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 'j1', functions: ['speech', 'display', 'signature'] }),
    seatRole('assessor', { seat: 'j2', functions: ['speech', 'signature'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('plaintiff', {
      seat: 'p1',
      functions: ['request_speech', 'request_display', 'meeting', 'signature'],
    }),
    seatRole('counsel_p', { seat: 'p2', functions: ASKS }),
    seatRole('head', {
      seat: 'd1',
      functions: ['request_speech', 'request_display', 'meeting', 'signature'],
    }),
    seatRole('counsel_d', { seat: 'd2', functions: ASKS }),
    seatRole('officer', { seat: 'w', inside: false, functions: ['request_speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '法院审查行政行为是否合法（《行政诉讼法》第六条），被告举证（第三十四条）。负责人应当就实质性解决争议发表意见（《负责人出庭规定》第十一条）。',
      ],
      [
        'The court reviews legality (Administrative Litigation Law, Article 6), and the defendant bears the burden of proof (Article 34). The head shall speak on how the dispute can be resolved in substance (Provisions on the Appearance of Heads, Article 11).',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 先请被告举证，再请原告质证。',
        '2. 直接问负责人；传执法人员说明。',
        '3. 问双方愿不愿意调解（第六十条）。',
      ],
      [
        '1. Let the defendant produce its evidence first, then the plaintiff examine it.',
        '2. Put your questions to the head in person; call the officer.',
        '3. Ask whether both sides are willing to mediate (Article 60).',
      ],
    ),
    guide(
      'judge_a',
      ['1. 追问：集体讨论的理由为什么没有写进决定？'],
      ['1. Ask why the reason given in the discussion is not in the decision.'],
    ),
    guide(
      'assessor',
      ['1. 问执法人员：怎样指导她改正？'],
      ['1. Ask the officer what guidance she was given on correcting her practice.'],
    ),
    guide(
      'clerk',
      ['1. 记负责人的原话，笔录交当事人核对签字。'],
      ['1. Take down what the head says word for word; the parties check the record and sign.'],
    ),
    guide(
      'plaintiff',
      ['1. 如实说没有要合格证，说当日召回。'],
      ['1. Say truthfully that you asked for no certificate, and that you recalled the leeks the same day.'],
    ),
    guide(
      'counsel_p',
      ['1. 抓住第九条和第三十二条。', '2. 不接“合理数额由你证明”。'],
      [
        '1. Concentrate on Article 9 and Article 32.',
        '2. Do not take on the burden of proving the right amount.',
      ],
    ),
    guide(
      'head',
      ['1. 亲自回答，对怎样解决争议发表意见。'],
      ['1. Answer in person, and say how the dispute might be resolved.'],
    ),
    guide('counsel_d', ['1. 逐份举证，说明证明目的。'], ['1. Present each item and what it proves.']),
    guide(
      'officer',
      ['1. 轮到你才进来，说明执法经过。'],
      ['1. Come in when called and explain what was done.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '到庭人员已经核对，被告负责人程国良局长到庭。请遵守法庭纪律。',
      'The identities of those present have been checked; the head of the defendant, Cheng Guoliang, is here. Please observe the rules of the court.',
    ),
    say(
      'presiding',
      '现在开庭，审理林月娥不服清市监罚〔2025〕41 号处罚决定一案。本院审查处罚是否合法，由被告举证。请原告说诉讼请求。',
      "The court is in session in the action of Lin Yue'e over penalty No. 41 of 2025. It reviews whether the penalty is lawful, and the burden of proof is on the defendant. The plaintiff will state her claims.",
    ),
    say(
      'counsel_p',
      '请求将罚款 50,000 元变更为不超过 3,000 元，不能变更的请求撤销重作，并一并审查裁量指引第九条。',
      'We ask that the fine of 50,000 be varied to no more than 3,000, failing that, that it be revoked and a new decision made, and that Article 9 of the Guidance be reviewed as well.',
    ),
    showing(
      ['evidence_1_test', 'evidence_3_recall'],
      'counsel_d',
      '被告举证：检验报告证明残留超标；现场笔录证明来源、召回、退款。职权、程序、事实均有证据。',
      'The defendant presents the test report, which proves the residue, and the record on the spot, which proves source, recall and refund. Powers, procedure and facts are in evidence.',
    ),
    say(
      'plaintiff',
      '检验结果我没有异议。合格证我没有要，这是我的错；报告当天我就贴了告示，退了钱。',
      'I do not dispute the test result. I asked for no certificate, and that was my fault; on the day of the report I put up a notice and gave refunds.',
    ),
    showing(
      ['evidence_7_produced'],
      'judge_a',
      '被告，集体讨论以指引第九条为由不减轻，处罚决定书为什么没有写？',
      'To the defendant: the heads would not mitigate because of Article 9 of the Guidance. Why does the decision not say so?',
    ),
    say(
      'counsel_d',
      '决定书写的是法定幅度内从轻。指引是内部统一尺度，确实没有写入。',
      'The decision says that the penalty is lighter, within the range. The Guidance is an internal standard, and it was indeed not mentioned.',
    ),
    showing(
      ['evidence_6_guidance'],
      'counsel_p',
      '第九条“一律不适用减轻”，行政处罚法第三十二条是“应当从轻或者减轻”。规范性文件不能取消法律给的情节，请求认定其不合法。',
      'Article 9 says "never mitigated"; Article 32 of the Administrative Penalty Law says "shall be lighter or mitigated". A document cannot abolish what the law provides. We ask that it be found unlawful.',
    ),
    say(
      'presiding',
      '请负责人自己回答：如果没有第九条，你们会怎样处理？',
      'I ask the head in person: without Article 9, how would you have decided?',
    ),
    say(
      'head',
      '没有第九条，我个人会考虑减轻，法制审核的建议我看过。我们当时担心各处尺度不一。今天来，也愿意谈怎样把争议解决好。',
      'Without Article 9 I for my part would have considered mitigation; I had read the legal review. We were worried about uneven standards. I have come to discuss how this dispute can be resolved, too.',
    ),
    say(
      'presiding',
      '请执法人员赵成到庭，说明执法经过。',
      'I call the officer, Zhao Cheng, to explain what was done.',
    ),
    say(
      'officer',
      '2 月 18 日两人抽样，3 月 3 日送达报告。她当场说出供货商。告知书写明了召回和退款，听证我也在场。',
      'Two of us took the sample on 18 February and served the report on 3 March. She named her supplier at once. The notice mentions recall and refund, and I was at the hearing.',
    ),
    say(
      'assessor',
      '从送达报告到告知，你们有没有告诉她以后每一批怎样查、怎样记？',
      'Between report and notice, did you tell her what to check and record with each lot?',
    ),
    say(
      'officer',
      '送达决定的时候讲过，在那以前没有。',
      'When the decision was served, yes; before that, no.',
    ),
    say(
      'presiding',
      '进入辩论。罚款是不是明显不当，请被告先说明理由。',
      'We come to the debate. Is the fine obviously inappropriate? The defendant will give its reasons first.',
    ),
    say(
      'counsel_d',
      '五万元是法律规定的最低数额，机关已经从轻；裁量在幅度之内，法院应当尊重。',
      'Fifty thousand is the statutory minimum, and the penalty was already the lighter one. Discretion within the range deserves the respect of the court.',
    ),
    say(
      'counsel_p',
      '幅度之内不等于适当：八百九十多倍的罚款，同类案件三千到八千元，被告说不出差别，就是明显不当。',
      'Within the range is not the same as appropriate. A fine nearly nine hundred times the value, against three to eight thousand in like cases, and no reason for the difference: that is obviously inappropriate.',
    ),
    say(
      'plaintiff',
      '最后意见：我该罚，可是请罚得让我还能开门。',
      'In conclusion: I deserve a penalty, but please let it be one that allows my shop to stay open.',
    ),
    say(
      'head',
      '最后意见：程序是守住了的，数额请法院审查，我们尊重裁判。',
      'In conclusion: we observed the procedure. The amount is for the court to review, and we will respect its judgment.',
    ),
    say(
      'presiding',
      '庭审结束，请核对笔录，签字。',
      'The hearing is closed. Please check the record and sign.',
    ),
  ],
});

export const MEDIATION: FlowNode = node({
  id: 'mediation',
  kind: 'court',
  name: bi('就裁量调解', 'Mediation on discretion'),
  introduction: bi(
    '罚款数额是自由裁量，双方愿意，可以调解，不得损害公共利益。',
    'The amount of a fine is a matter of discretion: if both sides are willing it may be mediated, without harm to the public interest.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 720, y: 900 },
  roles: [
    seatRole('judge_a', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back'],
    }),
    seatRole('plaintiff', { seat: 't1', functions: ['speech', 'meeting'] }),
    seatRole('counsel_p', { seat: 't2', functions: ['speech', 'meeting'] }),
    seatRole('head', { seat: 't4', functions: ['speech', 'meeting'] }),
    seatRole('counsel_d', { seat: 't5', functions: ['speech', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['行使自由裁量权的案件可以调解，自愿、合法（第六十条）。'],
      ['Cases on the exercise of discretion may be mediated, voluntarily and lawfully (Article 60).'],
    ),
    guide(
      'judge_a',
      ['1. 分别问底线，不替任何一方报数。'],
      ['1. Ask each for its limit; name no figure for either.'],
    ),
    guide(
      'plaintiff',
      ['1. 想清楚能接受多少，多久交。'],
      ['1. Know what you can accept, and how soon you can pay.'],
    ),
    guide(
      'counsel_p',
      ['1. 协议要写进调解书，不要口头承诺。'],
      ['1. The agreement goes into the statement; no oral promises.'],
    ),
    guide('head', ['1. 改正义务不能让。'], ['1. The duty to correct is not negotiable.']),
    guide(
      'counsel_d',
      ['1. 说明调整的理由，同类案件也能用。'],
      ['1. Give reasons for the reduction that will hold in like cases too.'],
    ),
  ],
  lines: [
    say(
      'judge_a',
      '罚款数额可以调解，改正义务不能。请双方说各自的考虑。',
      'The amount may be mediated, the duty to correct may not. What does each side have in mind?',
    ),
    say(
      'counsel_p',
      '原告愿意分期缴纳，请被告参照同类案件提出数额。',
      'The plaintiff is willing to pay in instalments, and asks the defendant to name an amount in line with like cases.',
    ),
    say(
      'head',
      '参照货值三百元的那件八千元、丁案三千元，我们可以接受 5,000 元，改正照旧。',
      'Between the 8,000 of the case worth 300 and the 3,000 of case D, we can accept 5,000, with the correction as ordered.',
    ),
    say(
      'plaintiff',
      '三个月分三次，我交得出来。每一批合格证我都留着。',
      'In three instalments over three months I can pay. I keep the certificate of every lot.',
    ),
    say(
      'counsel_d',
      '调整的理由写进调解书，以后同类案件照这个说理。',
      'The reasons for the reduction go into the mediation statement, and in like cases we will reason in the same way.',
    ),
  ],
});

export const SETTLEMENT_SECTION: FlowNode = node({
  id: 'settlement',
  kind: 'edit',
  name: bi('制作调解书', 'Mediation statement'),
  introduction: bi(
    '把协议写成调解书：数额、期限、改正，双方签收以后生效。',
    'The agreement becomes a mediation statement: amount, time, correction; it takes effect when both have signed for it.',
  ),
  minutes: 14,
  position: { x: 1000, y: 1000 },
  roles: [
    seatRole('judge_a', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('plaintiff', { functions: ['signature', 'meeting'] }),
    seatRole('head', { functions: ['signature', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['调解自愿、合法，不损害公共利益（第六十条第二款）。'],
      [
        'Mediation is voluntary and lawful and does not harm the public interest (Article 60, second paragraph).',
      ],
    ),
    guide('judge_a', ['1. 从模板新建调解书，请双方签名。'], ['1. Draft the statement and have both sign.']),
    guide('plaintiff', ['1. 核对数额和期限，签名。'], ['1. Check amount and time, sign.']),
    guide('head', ['1. 核对改正义务，签名。'], ['1. Check the duty to correct, sign.']),
  ],
  templates: [templateOf(SETTLEMENT)],
});

export const HEARING_TRANSITIONS: Transition[] = [
  wrong(
    'hearing_burden',
    'hearing',
    bi(
      '原告主张明显不当，先请原告举证合理的数额',
      'The plaintiff alleges that it is obviously inappropriate: have her prove the right amount first',
    ),
    bi(
      '被告对作出的行政行为负有举证责任（《行政诉讼法》第三十四条第一款）；原告提供的证据不成立，也不免除被告的举证责任（第三十七条）。',
      'The defendant bears the burden of proof for its act (Administrative Litigation Law, Article 34, first paragraph) and is not relieved if the evidence of the plaintiff does not hold (Article 37).',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'norm_vote',
    bi('笔录签字，休庭评议', 'The record is signed: deliberate'),
  ),
  advance(
    'hearing_mediate',
    'hearing',
    'mediation',
    bi('双方愿意，就罚款数额调解', 'Both are willing: mediate on the amount'),
  ),
  wrong(
    'hearing_counsel_only',
    'hearing',
    bi(
      '负责人到庭即可，问题都由代理人回答',
      'It is enough that the head is present; the representative answers',
    ),
    bi(
      '负责人出庭应当陈述、答辩，并就实质性解决行政争议发表意见（《负责人出庭规定》第十一条第二款、第三款；《行政诉讼法》第三条第三款）。出庭不出声，不是应诉。',
      'A head who appears shall make statements, answer, and speak on how the dispute can be resolved in substance (Provisions on the Appearance of Heads, Article 11, second and third paragraphs; Administrative Litigation Law, Article 3, third paragraph). Sitting there in silence is not responding to the action.',
    ),
  ),
  advance(
    'mediation_agreed',
    'mediation',
    'settlement',
    bi('达成协议，制作调解书', 'Agreed: write the statement'),
  ),
  advance('mediation_failed', 'mediation', 'norm_vote', bi('谈不成，及时评议判决', 'Not agreed: deliberate')),
  wrong(
    'mediation_waive',
    'mediation',
    bi('机关免去罚款和改正，原告撤诉', 'The agency waives fine and correction, the plaintiff withdraws'),
    bi(
      '调解不得损害国家利益、社会公共利益和他人合法权益（《行政诉讼法》第六十条第二款）。改正义务关系食品安全，不能拿来交换。',
      'Mediation may not harm the interests of the State, the public or others (Administrative Litigation Law, Article 60, second paragraph). The duty to correct concerns food safety and may not be traded away.',
    ),
  ),
  advance(
    'settlement_served',
    'settlement',
    'report',
    bi('双方签收，调解书生效', 'Both have signed for the mediation statement: it takes effect'),
  ),
];
