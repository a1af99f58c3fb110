import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { PROPOSAL_TEMPLATES } from '../templates/report.ts';

/** What follows from the report: the amendments, and what the Council of Chairpersons is asked for. */

export const PROPOSAL: FlowNode = node({
  id: 'proposal',
  kind: 'edit',
  name: bi('起草修改建议', 'Drafting the amendments'),
  introduction: bi(
    '建议要落到条文：第十二条怎样留出弹性，第三十四条怎样和法典一致又保留约束，第十九条删去以后靠什么取证，第三十一条怎样才用得起来。',
    'The proposals become text: flexible hours in Article 12, an Article 34 in line with the Code that still binds, a way of proof without Article 19, and an Article 31 that can be used.',
  ),
  minutes: 24,
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
  name: bi('向主任会议报告', 'Report to the Council of Chairpersons'),
  introduction: bi(
    '报告和修改建议送到主任会议。谁来改，什么程序，没有改以前第三十四条的案子怎么办，报告公不公开？物业、收运企业和居民列席，听完说一句话。',
    'Report and proposals come before the Council of Chairpersons. Who amends the regulation and how, what becomes of cases under Article 34 until then, and is the report made public? Property manager, hauling company and resident attend and may reply.',
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
    seatRole('property', { seat: 't6', functions: ['speech'] }),
    seatRole('hauler', { seat: 't8', functions: ['speech'] }),
    seatRole('resident', { seat: 't10', functions: ['speech'] }),
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
      'property',
      ['1. 说一句：修改以前，你们小区明天能做的是什么，要谁配合。'],
      ['1. Say what you can do tomorrow, before any amendment, and whose help it needs.'],
    ),
    guide(
      'hauler',
      ['1. 答应什么、以什么为条件，说到哪一天。'],
      ['1. Say what you undertake, on what condition and by which day.'],
    ),
    guide(
      'resident',
      ['1. 报告写到你的那一段，你认不认；你的问题有没有人答。'],
      ['1. Do you accept the passage about you, and has anybody answered your question?'],
    ),
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
      '评估组报告：分类质量有改善，原因有待跟踪；四条修改建议不靠这一句。请主任会议决定三件事：提请常委会听取评估报告；由主任会议提出条例修正案；建议常委会就修改以前停止执行抵触的规定作出决定。停不停，要由常委会定，主任会议定不了。',
      'The group reports: sorting has improved, the cause remains to be studied; the four proposals do not rest on that sentence. The Council of Chairpersons is asked for three things: put the report before the standing committee; introduce a bill to amend the regulation; and propose that the standing committee resolve to suspend what contravenes the Code until then. Whether to suspend is for the standing committee; the Council cannot decide it.',
    ),
    sayAfter(
      { second_vote: ['rejected', 'tied'] },
      'lead',
      '评估组对条例是否有效没有形成多数，两种意见并列写进报告。请主任会议决定三件事：提请常委会听取评估报告；要不要修改，由常委会审议后定；与法典抵触的几条停不停，同样请常委会作出决定，主任会议定不了。',
      'The group found no majority on whether the regulation works, and the report sets both views side by side. The Council of Chairpersons is asked for three things: put the report before the standing committee; leave whether to amend to its deliberation; and ask it to decide as well whether what contravenes the Code is suspended, which the Council cannot decide.',
    ),
    sayAfter(
      { vote: 'passed' },
      'lead',
      '评估组报告：条例部分有效。请主任会议决定三件事：提请常委会听取评估报告；由主任会议提出条例修正案；建议常委会就修改以前停止执行抵触的规定作出决定。停不停，要由常委会定，主任会议定不了。',
      'The group reports: partly effective. The Council of Chairpersons is asked for three things: put the report before the standing committee; introduce a bill to amend the regulation; and propose that the standing committee resolve to suspend what contravenes the Code until then. Whether to suspend is for the standing committee; the Council cannot decide it.',
    ),
    say(
      'expert',
      '局限有两条：因果没有完全证明；网上问卷老年人偏少，怎样补救在报告里写明了。',
      'There are two limits: causation is not fully proved, and too few older people answered online; the report says what is done about that.',
    ),
    say(
      'bureau',
      '法律的效力高于地方性法规，我们今天起按法典一律先责令改正，拒不改正的才处罚；正在办的案件按法典第一千零五十七条处理；人脸设备停用。',
      'Laws rank above local regulations: from today we follow the Code, with an order to correct first in every case, and a fine only upon refusal; pending cases go by Article 1057 of the Code; the cameras are off.',
    ),
    say(
      'clerk',
      '修改的程序是：主任会议可以提出修正案议案，常委会审议、表决，报省人大常委会批准，公告公布。',
      'An amendment takes a bill, which the Council of Chairpersons may introduce, deliberation and a vote of the standing committee, approval by the province, and announcement.',
    ),
    say(
      'property',
      '报告以后几天到场，条例改好以前请城管局先给一个数。我们这边，晚上的班次先补一个人，台账按月交出来。',
      'Until the regulation is amended, let the bureau name the days within which it comes after a report. For our part we add one person in the evening and hand in the records every month.',
    ),
    say(
      'hauler',
      '分类计价的合同签下来，我一个月以内把线路分开；合同没有改以前，混装我不敢说一次也没有，请先把车辆记录装上。',
      'Once there is a contract that prices by kind I separate the routes within a month. Until then I will not claim that nothing is ever mixed; please have the lorries recorded first.',
    ),
    say(
      'resident',
      '写到我的那一段是真的，名字不写我谢谢你们。我只问一句：那张决定书，我现在还能到哪里去说？',
      'The passage about me is true, and I thank you for leaving out my name. I have one question: that decision of mine, where can I still go with it?',
    ),
    say(
      'clerk',
      '决定书没有告诉可以复议的，期限从知道有这个权利的时候算，但是从知道决定内容起最长一年（《行政复议法》第二十条第三款）。您是去年十一月罚的，下个月就满。会后我把复议机关的地址写给您，去不去由您定。',
      'Where a decision does not say that you may ask for reconsideration, the time runs from when you learn of that right, but ends a year after you learnt of the decision (Administrative Reconsideration Law, Article 20, third paragraph). You were fined last November, so it ends next month. I will write down the address of the authority for you; whether you go is for you to decide.',
    ),
    say(
      'deputy',
      '报告请向代表通报、向社会公布，也给来信的人一个答复。',
      'Let the report go to the deputies and the public, and let those who wrote have an answer.',
    ),
  ],
});

export const SUBMISSION_TRANSITIONS: Transition[] = [
  wrong(
    'proposal_heavier',
    'proposal',
    bi(
      '第三十四条写成“责令改正，可以并处五十元以上二百元以下罚款”，留足余地',
      'Article 34: "order correction and may also fine 50 to 200 yuan", which leaves room',
    ),
    bi(
      '法典第一千一百七十四条第三款规定的是“责令改正；拒不改正的”才处罚款，地方性法规必须在法律规定的给予处罚的行为、种类和幅度的范围内规定（《行政处罚法》第十二条第二款），“可以并处”是改正了也能罚，等于去掉了“拒不改正”这个条件。',
      'Article 1174, third paragraph, of the Code fines "where correction is refused", and local regulations must stay within the acts, kinds and range of the law (Administrative Penalty Law, Article 12, second paragraph). "May also fine" fines those who do correct, and so drops the condition.',
    ),
  ),
  advance(
    'proposal_done',
    'proposal',
    'submission',
    bi(
      '四条建议稿和过渡安排写明，报主任会议',
      'Four articles and the transition are drafted: on to the Council of Chairpersons',
    ),
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
      '请城管局出裁量基准，第三十四条一律先责令改正，条例就不必改了',
      'Let the bureau issue standards of discretion by which correction always comes first: then the regulation need not be amended',
    ),
    bi(
      '地方性法规由制定机关修改（《立法法》第八十二条第二款、第一百一十六条），设区的市的须报省人大常委会批准后施行（第八十一条第一款）。裁量基准管的是法规以内怎样用，改不了法规给的条件；能马上做的，是执法机关按法典办案。',
      'A local regulation is amended by the body that made it (Legislation Law, Articles 82, second paragraph, and 116), with approval by the province (Article 81, first paragraph). Standards of discretion guide how a provision is used and do not change its conditions; what can be done at once is to enforce by the Code.',
    ),
  ),
  advance(
    'submission_done',
    'submission',
    'report',
    bi(
      '提请常委会听取报告、审议修正案并就停止执行作出决定，公布报告',
      'Ask the standing committee to hear the report, deliberate on the amendment and decide on suspension; make the report public',
    ),
  ),
  wrong(
    'submission_council',
    'submission',
    bi(
      '常委会两个月才开一次会，由主任会议先决定第三十四条不再适用',
      'The standing committee meets every two months: let the Council of Chairpersons decide now that Article 34 no longer applies',
    ),
    bi(
      '主任会议处理常委会的重要日常工作，可以决定提请常委会审议、提出下一步处理意见（《地方组织法》第五十四条第二款），不能代替常委会。与法律抵触的规定由制定机关修改或者废止（《立法法》第八十二条第二款）；在此以前，执法机关适用效力更高的法典（第九十九条第一款）。',
      "The Council of Chairpersons handles the important daily work of the standing committee; it may put matters before it and propose what to do next (Organic Law of Local People's Congresses and Governments, Article 54, second paragraph), but cannot act in its place. What contravenes a law is amended or repealed by the body that made it (Legislation Law, Article 82, second paragraph); until then the agency applies the Code, whose force is higher (Article 99, first paragraph).",
    ),
  ),
  wrong(
    'submission_secret',
    'submission',
    bi(
      '修改建议还没有定，报告先只送常委会，等条例改完再公布',
      'The amendments are not settled: send the report to the standing committee only and publish it when they are passed',
    ),
    bi(
      '执法检查报告及审议意见、研究处理情况，向本级人大代表通报并向社会公布（《监督法》第三十七条第三款），评估报告参照办理。六十八岁的卢阿姨有权知道结果。',
      'Inspection reports, opinions on them and what was done are notified to the deputies and made public (Law on Supervision by Standing Committees, Article 37, third paragraph); the evaluation follows by reference. Mrs Lu, sixty-eight, has a right to know.',
    ),
  ),
];
