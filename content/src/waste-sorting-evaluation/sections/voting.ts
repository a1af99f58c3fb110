import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { PROPOSAL_TEMPLATES } from '../templates/report.ts';

export const VOTE: FlowNode = node({
  id: 'vote',
  kind: 'vote',
  name: bi('评估组表决', 'Vote of the evaluation group'),
  introduction: bi(
    '评估组四人表决：结论写“部分有效”，建议修改第十二条、第三十一条、第三十四条，删去第十九条。',
    'Four members vote: "partly effective", with proposals to amend Articles 12, 31 and 34 and to delete Article 19.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1160 },
  roles: [
    seatRole('lead', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('deputy', { seat: 't4', functions: ['speech', 'vote'] }),
    seatRole('expert', { seat: 't2', functions: ['speech', 'display', 'vote'] }),
    seatRole('stat', { seat: 't5', functions: ['speech', 'display', 'vote'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
  ],
  guides: [
    guide(
      null,
      [
        '四人都有表决权，过半数通过。没有通过的或者票数相等的，就缩小的结论再次表决。',
        '可以不同意结论而同意建议，说出理由。',
      ],
      [
        'Four have a vote; a majority carries. If not carried, or on a tie, there is a vote on a narrower conclusion.',
        'One may reject the conclusion and accept the proposals; give reasons.',
      ],
    ),
    guide('lead', ['1. 请执笔人先说，你最后说。'], ['1. The author begins; you speak last.']),
    guide('deputy', ['1. 从来信和座谈说。'], ['1. Speak from letters and interviews.']),
    guide('expert', ['1. 一分钟讲清：为什么是“部分有效”。'], ['1. In a minute: why "partly".']),
    guide('stat', ['1. 说明数据能支持到哪一步。'], ['1. Say how far the data go.']),
    guide('clerk', ['1. 记录表决和理由，没有表决权。'], ['1. Record vote and reasons; you have none.']),
  ],
  lines: [
    say(
      'lead',
      '现在表决评估报告。请宋教授说明结论。',
      'We come to the vote on the report. Professor Song, the conclusion, please.',
    ),
    say(
      'expert',
      '“部分有效”：行为确实改善，但靠督导维持；第三十四条的处罚条件同法典抵触；第十九条没有依据；第三十一条几乎没有用过。',
      '"Partly effective": conduct has improved but rests on supervisors; the condition of Article 34 contravenes the Code; Article 19 has no basis; Article 31 was hardly used.',
    ),
    say(
      'stat',
      '61% 这个数字站得住，“因为条例”这四个字数据还证明不了，我同意写进局限。',
      'The 61% stands; that it is "because of the regulation" the data do not prove, and I agree to say so.',
    ),
    say(
      'deputy',
      '来信说的老人、车辆、人脸三件事，建议里都有了着落。',
      'The letters spoke of the elderly, the lorries and the cameras; the proposals deal with all three.',
    ),
    say(
      'lead',
      '第三十四条当年是我起草的，今天怎样评价，按证据说话。请表决。',
      'I drafted Article 34; how it is judged today depends on the evidence. Please vote.',
    ),
    say(
      'clerk',
      '各位的意见和理由已经记录，表决结果随后记入。',
      'Views and reasons are recorded; the result of the vote will be added.',
    ),
  ],
  vote: {
    question: bi(
      '是否通过评估报告（结论：部分有效；建议修改第十二、三十一、三十四条，删去第十九条）？',
      'Shall the report pass (conclusion: partly effective; amend Articles 12, 31, 34, delete 19)?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('报告提交主任会议', "The report goes to the chairs' meeting"),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('就缩小的结论再次表决', 'A vote on a narrower conclusion'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('缺席未投的，平台也计为弃权', 'The absent count here'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const PROPOSAL: FlowNode = node({
  id: 'proposal',
  kind: 'edit',
  name: bi('起草修改建议', 'Drafting the amendments'),
  introduction: bi(
    '建议要落到条文：第十二条怎样留出弹性，第三十四条怎样和法典一致又保留约束，第十九条删去以后靠什么取证，第三十一条怎样才用得起来。',
    'Proposals become text: flexible hours in Article 12, Article 34 in line with the Code without losing its hold, proof without Article 19, and an Article 31 that can be used.',
  ),
  minutes: 16,
  position: { x: 360, y: 1290 },
  roles: [
    seatRole('clerk', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('bureau', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '罚则在上位法规定的行为、种类和幅度之内（《行政处罚法》第十二条第二款）；对上位法已经明确的内容，一般不作重复规定（《立法法》第八十二条第四款）。',
      ],
      [
        'Penalties stay within the acts, kinds and range of higher law (Administrative Penalty Law, Article 12, second paragraph); what higher law clearly provides is generally not repeated (Legislation Law, Article 82, fourth paragraph).',
      ],
    ),
    guide(
      'clerk',
      ['1. 从模板新建修改建议稿，三栏：现行条文、建议条文、理由。', '2. 写明过渡：正在办的案件怎么办。'],
      [
        '1. Draft in three columns: present text, proposed text, reasons.',
        '2. State the transition: pending cases.',
      ],
    ),
    guide('expert', ['1. 每一处修改，指出对应的评估发现。'], ['1. Tie each change to a finding.']),
    guide('bureau', ['1. 说明改了以后执法做不做得到。'], ['1. Say whether it can be enforced.']),
  ],
  templates: PROPOSAL_TEMPLATES,
});

export const SUBMISSION: FlowNode = node({
  id: 'submission',
  kind: 'court',
  name: bi('向主任会议报告', "Report to the chairs' meeting"),
  introduction: bi(
    '报告和修改建议送到主任会议。谁来改，什么程序，没有改以前第三十四条的案子怎么办，报告公不公开？',
    "Report and proposals come before the chairs' meeting. Who amends and how, what of cases under Article 34 until then, and is the report made public?",
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1420 },
  roles: [
    seatRole('lead', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert', { seat: 't4', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'display', 'submission'] }),
    seatRole('bureau', { seat: 't9', functions: ['speech'] }),
    seatRole('deputy', { seat: 't5', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '评估情况向常委会报告（《立法法》第六十七条，参照）；修改按立法程序，报省人大常委会批准后施行（第八十一条第一款）。',
        '作出处罚决定时新的规定处罚较轻或者不认为违法的，适用新的规定（生态环境法典第一千零五十七条）。',
      ],
      [
        'The evaluation is reported to the standing committee (Legislation Law, Article 67, by reference); amendments follow the legislative procedure and need approval by the province (Article 81, first paragraph).',
        'If at the time of decision new provisions are lighter or do not regard the act as unlawful, they apply (Ecological Environment Code, Article 1057).',
      ],
    ),
    guide(
      'lead',
      ['1. 报告结论和建议，提出三件要办的事。', '2. 选对主体和程序。'],
      ['1. Report, and name three things to be done.', '2. Choose the right body and procedure.'],
    ),
    guide('expert', ['1. 说明局限，回答提问。'], ['1. State the limits and answer questions.']),
    guide(
      'clerk',
      ['1. 列出时间表：议案、审议、批准、公布。'],
      ['1. List the steps: bill, deliberation, approval, publication.'],
    ),
    guide('bureau', ['1. 说明修改以前怎样执法。'], ['1. Say how you will enforce until then.']),
    guide(
      'deputy',
      ['1. 问报告怎样公开，来信的人怎样知道。'],
      ['1. Ask how it is published and how those who wrote will know.'],
    ),
  ],
  lines: [
    sayAfter(
      { second_vote: 'passed' },
      'lead',
      '评估组报告：分类质量有改善，原因有待跟踪；四条修改建议不靠这一句。请主任会议决定三件事：提请常委会听取评估报告；把修改列入明年立法计划；修改以前，与法典抵触的不再适用。',
      "The group reports: sorting has improved, the cause remains to be studied; the four proposals do not rest on that sentence. The chairs' meeting is asked for three things: put the report before the standing committee; take up the amendment in next year's plan; until then no longer apply what contravenes the Code.",
    ),
    sayAfter(
      { second_vote: ['rejected', 'tied'] },
      'lead',
      '评估组对条例是否有效没有形成多数，两种意见并列写进报告。请主任会议决定三件事：提请常委会听取评估报告；要不要修改，由常委会审议后定；与法典抵触的，现在就不再适用。',
      "The group found no majority on whether the regulation works, and the report sets both views side by side. The chairs' meeting is asked for three things: put the report before the standing committee; leave whether to amend to its deliberation; no longer apply what contravenes the Code, from now on.",
    ),
    sayAfter(
      { vote: 'passed' },
      'lead',
      '评估组报告：条例部分有效。请主任会议决定三件事：提请常委会听取评估报告；把修改列入明年立法计划；修改以前，与法典抵触的不再适用。',
      "The group reports: partly effective. The chairs' meeting is asked for three things: put the report before the standing committee; take up the amendment in next year's plan; until then no longer apply what contravenes the Code.",
    ),
    say(
      'expert',
      '局限有两条：因果没有完全证明；网上问卷老年人偏少，怎样补救在报告里写明了。',
      'Two limits: cause is not fully proved; too few older people answered online, and the report says what is done about it.',
    ),
    say(
      'bureau',
      '我们今天起一律先责令改正，拒不改正的才处罚；正在办的案件按法典第一千零五十七条处理；人脸设备停用。',
      'From today there is always an order to correct first, and a fine only upon refusal; pending cases go by Article 1057 of the Code; the cameras are off.',
    ),
    say(
      'clerk',
      '修改的程序是：主任会议可以提出修正案议案，常委会审议、表决，报省人大常委会批准，公告公布。',
      "The procedure for amendment is: a bill, which the chairs' meeting may introduce, deliberation and vote of the standing committee, approval by the province, announcement.",
    ),
    say(
      'deputy',
      '报告请向代表通报、向社会公布，也给来信的人一个答复。',
      'Let the report go to the deputies and the public, and let those who wrote have an answer.',
    ),
  ],
});

export const VOTING_TRANSITIONS: Transition[] = [
  advance(
    'vote_passed',
    'vote',
    'proposal',
    bi('通过，起草修改建议', 'Passed: draft the amendments'),
    'passed',
  ),
  advance(
    'vote_rejected',
    'vote',
    'second_vote',
    bi('没有通过，就缩小的结论再次表决', 'Not passed: vote on a narrower conclusion'),
    'rejected',
  ),
  advance(
    'vote_tied',
    'vote',
    'second_vote',
    bi('票数相等，就缩小的结论再次表决', 'A tie: vote on a narrower conclusion'),
    'tied',
  ),
  wrong(
    'proposal_heavier',
    'proposal',
    bi(
      '先责令改正没有威慑，干脆把第三十四条上限提到 2,000 元，照旧直接罚',
      'An order first deters nobody: raise Article 34 to 2,000 and fine at once',
    ),
    bi(
      '法典第一千一百七十四条第三款规定的是“责令改正；拒不改正的”才处罚款，地方性法规必须在法律规定的给予处罚的行为、种类和幅度的范围内规定（《行政处罚法》第十二条第二款），不能去掉“拒不改正”这个条件。',
      'Article 1174, third paragraph, of the Code fines "where correction is refused", and local regulations must stay within the acts, kinds and range of the law (Administrative Penalty Law, Article 12, second paragraph). The condition cannot be dropped.',
    ),
  ),
  advance(
    'proposal_done',
    'proposal',
    'submission',
    bi('四条建议稿和过渡安排写明，报主任会议', "Four articles and the transition: to the chairs' meeting"),
  ),
  wrong(
    'proposal_camera',
    'proposal',
    bi(
      '第十九条保留人脸识别，加一句“经居民委员会同意”就行',
      'Keep face recognition in Article 19 with "consent of the residents committee"',
    ),
    bi(
      '在公共场所安装个人身份识别设备应当为维护公共安全所必需，所收集的信息不得用于其他目的，取得个人单独同意的除外（《个人信息保护法》第二十六条）。居民委员会不能代替每个人同意。',
      'Identification equipment in public places must be necessary for public security, and what it collects may not be used for other purposes unless the individual consents separately (Personal Information Protection Law, Article 26). A committee cannot consent for everybody.',
    ),
  ),
  wrong(
    'submission_order',
    'submission',
    bi(
      '请市政府发一个文，宣布第三十四条改成先责令改正',
      'Let the city government issue a notice that changes Article 34',
    ),
    bi(
      '地方性法规由制定机关修改（《立法法》第八十二条第二款、第一百一十六条），设区的市的须报省人大常委会批准后施行（第八十一条第一款）。政府文件不能改法规；能马上做的，是执法机关按法典办案。',
      'A local regulation is amended by the body that made it (Legislation Law, Articles 82, second paragraph, and 116), with approval by the province (Article 81, first paragraph). A government paper cannot amend it; what can be done at once is to enforce by the Code.',
    ),
  ),
  advance(
    'submission_done',
    'submission',
    'report',
    bi('提请常委会审议，列入修改计划，公布报告', 'Before the standing committee, into the plan, published'),
  ),
  wrong(
    'submission_secret',
    'submission',
    bi('报告里有批评，作为内部资料归档，不公开', 'The report is critical: file it as internal'),
    bi(
      '执法检查报告及审议意见、研究处理情况，向本级人大代表通报并向社会公布（《监督法》第三十七条第三款），评估报告参照办理。六十八岁的卢阿姨有权知道结果。',
      'Inspection reports, opinions on them and what was done are notified to the deputies and made public (Supervision Law, Article 37, third paragraph); the evaluation follows by reference. Mrs Lu, sixty-eight, has a right to know.',
    ),
  ),
];
