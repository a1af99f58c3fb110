import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { REVIEW_TEMPLATES } from '../templates.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('立法听证会', 'Legislative hearing'),
  introduction: bi(
    '法制委员会主持听证，围绕三项补充设定的处罚：电池能不能一律不得入户；改装、不合格电池怎样罚；平台的时限该不该管、怎么管。主持人不表态，每位陈述人时间相等。',
    'The committee conducts the hearing on three added penalties: may batteries be kept out of every home, how are modified and substandard batteries punished, and should delivery times be regulated, and how. The chair takes no side, and all speakers have the same time.',
  ),
  minutes: 30,
  scene: 'hearing',
  position: { x: 360, y: 690 },
  roles: [
    seatRole('rapporteur', {
      host: true,
      can_terminate: true,
      seat: 's3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 's4', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('member_a', { seat: 's2', functions: ['request_speech'] }),
    seatRole('member_b', { seat: 's5', functions: ['request_speech'] }),
    seatRole('drafter', {
      seat: 's9',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('resident', {
      seat: 's12',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('rider', {
      seat: 's13',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('platform', {
      seat: 's14',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('chair', { seat: 's15', functions: ['request_speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：起草单位说明；陈述人陈述；委员询问；陈述人互相回应；最后补充。',
        '听证听的是事实和理由，不统计声音大小。',
      ],
      [
        'The order: the drafting body; the speakers; questions of members; replies; last words.',
        'A hearing weighs facts and reasons, not volume.',
      ],
    ),
    guide(
      'rapporteur',
      [
        '1. 宣布事项、顺序和每人五分钟。',
        '2. 赞成和反对交替发言；跑题的拉回条款上来。',
        '3. 不评价对错，请每位陈述人最后说出建议条文。',
      ],
      [
        '1. Announce matter, order and five minutes each.',
        '2. Let those for and against alternate, and keep them to the clauses.',
        '3. Do not judge the speakers; have each end with a proposed wording.',
      ],
    ),
    guide(
      'clerk',
      ['1. 逐人记录条款、事实、理由、建议。'],
      ['1. Record for each speaker the clause, the facts, the reasons and the proposed wording.'],
    ),
    guide(
      'drafter',
      ['1. 先说罚则已经改了什么，再说入户充电为什么要补充设定。'],
      ['1. Say first what has been changed, then why a penalty for homes is added.'],
    ),
    guide(
      'resident',
      ['1. 讲亲身经历，也回答：你愿意为充电端口付出什么。'],
      ['1. Say what you lived through, and what you would contribute to charging ports.'],
    ),
    guide(
      'rider',
      ['1. 讲清楚没有替代办法时禁令的后果。'],
      ['1. Show what a ban does where there is no alternative.'],
    ),
    guide(
      'platform',
      ['1. 区分：规则公开你接受，时限由法规定你不接受，吊销执照没有依据。'],
      [
        '1. Distinguish: rules can be published, fixed times cannot be met, and revocation has no basis in law.',
      ],
    ),
    guide(
      'member_a',
      ['1. 问骑手：符合标准的电池在家充，你接受检查吗？'],
      ['1. Ask the rider whether he would have a standard battery inspected.'],
    ),
    guide(
      'member_b',
      ['1. 问平台：放宽五分钟，闯红灯会少多少？'],
      ['1. Ask the platforms what five minutes more would change.'],
    ),
    guide(
      'chair',
      ['1. 列席听证，只听。要问也只问事实。'],
      ['1. You attend to listen; if you ask, ask for facts.'],
    ),
  ],
  lines: [
    {
      ...say(
        'rapporteur',
        '明德市电动自行车管理条例立法听证会现在开始。公开征求意见收到 2,316 条，第十二条后段赞成 588 条、反对 539 条。听证事项有三项补充设定的处罚：第十二条后段电池入户充电，起草单位新提出的为改装、不合格电池充电，第二十一条配送时限。每位陈述人五分钟，先请起草单位说明。',
        'The hearing on the Regulation on Electric Bicycles begins. There were 2,316 public comments; on the second half of Article 12, 588 for and 539 against. The matters are three added penalties: batteries in homes, Article 12, second half; modified and substandard batteries, newly proposed by the drafting body; and delivery times, Article 21. Five minutes each; the drafting body first.',
      ),
      shows: ['evidence_2_comments'],
    },
    say(
      'drafter',
      '罚则已对照上位法修改：楼道停放依消防法处警告或者五百元以下罚款，闯红灯一条法律已经写明，不再重复，拘留和吊销营业执照删去。入户充电、为改装电池充电，上位法没有处罚，为实施消防法第五条，拟补充设定；平台拒不改正的罚款同样是补充设定，一并听取意见。',
      'The penalties were revised: stairwells, a warning or up to 500 under the Fire Protection Law; red lights, which the law provides for, are not repeated; detention and revocation are struck out. For homes and for modified batteries higher law has no penalty; to implement Article 5 of the Fire Protection Law we propose to add them. The fine for platforms that refuse correction is added as well, and views on it are asked for too.',
    ),
    say(
      'resident',
      '去年八月楼下那场火，我抱着孙子在烟里等了二十分钟。充电的那户用的是改装电池。我的建议：电池一律不得上楼，同时小区必须有地方充，电费我愿意分摊。',
      'Last August I stood in the smoke with my grandson for twenty minutes. It was a modified battery. My proposal: no battery upstairs at all, and every estate must have somewhere to charge; I will share the cost.',
    ),
    say(
      'rider',
      '我一天充两次，最近的换电柜 1.4 公里，每月 199 元。楼下没有桩，不在屋里充，我明天就没有活干。罚 200 元是一天白跑。我建议先建后禁，先禁改装电池。',
      'I charge twice a day; the nearest cabinet is 1.4 km away, 199 yuan a month. There is no port below. If I cannot charge inside I have no work tomorrow, and a fine of 200 yuan is a day for nothing. Build first, then ban; ban modified batteries first.',
    ),
    say(
      'platform',
      '平台同意公开时限规则，不因单次超时扣款，愿意分担一半换电费。但时限由法规定没有可执行的标准，吊销营业执照不是地方性法规能设定的。',
      'The platforms agree to publish their rules, take nothing off for a single late order and pay half of the rental. But times fixed by regulation have no workable standard, and revocation is beyond the power of a local regulation.',
    ),
    say(
      'member_a',
      '请问骑手代表：如果只允许符合国家标准、没有改装的电池在家充，你愿意登记、接受检查吗？',
      'To the rider: if only unmodified batteries that meet the standard may be charged at home, would you register yours and have it inspected?',
    ),
    say(
      'rider',
      '愿意。可是谁来查，查的人能不能随便进我的屋子，条例也要写清楚。',
      'I would. But who inspects, and may they simply enter my room? The regulation must say that too.',
    ),
    say(
      'member_b',
      '请问平台代表：平均时限放宽五分钟，闯红灯会减少多少？',
      'To the platforms: with five minutes more on average, how many fewer red lights?',
    ),
    say(
      'platform',
      '我们测过：下降四成，订单减少百分之三。',
      'We have measured it: forty per cent fewer, and three per cent fewer orders.',
    ),
    {
      ...say(
        'drafter',
        '和苑试点端口增加到 4.4 辆一个以后，室内充电的住户由 63% 降到 17%。有地方充，多数人不会往家里带。',
        'At Heyuan, with one port for every 4.4 bicycles, households charging indoors fell from 63% to 17%. Given a place, most do not take them home.',
      ),
      shows: ['evidence_3_pilot'],
    },
    say(
      'resident',
      '那就写清楚：哪个小区端口够了，哪个小区就禁。我同意。',
      'Then write it so: where an estate has enough ports, the ban applies. I agree.',
    ),
    say(
      'chair',
      '我问一个事实：老旧小区增设端口，三次业主表决都没有过半，卡在哪里？',
      'One question of fact: in old estates three votes of the owners on ports failed. What stood in the way?',
    ),
    say(
      'resident',
      '怕业主出钱，也怕占车位。和苑的端口业主没有出资，大家就同意了。',
      'They feared the cost and the loss of parking places. At Heyuan the owners paid nothing, and they agreed.',
    ),
    say(
      'clerk',
      '各位的条款、事实、理由和建议已经逐一记录，请核对。',
      "Each speaker's clause, facts, reasons and proposal are recorded. Please check them.",
    ),
    say(
      'rapporteur',
      '听证会到此结束。听证情况将写成报告，没有采纳的意见会说明理由。',
      'The hearing is closed. It will be reported, with reasons for what is not adopted.',
    ),
  ],
});

export const REVIEW: FlowNode = node({
  id: 'review',
  kind: 'edit',
  name: bi('统一审议', 'Review as a whole'),
  introduction: bi(
    '法制委员会根据听证和各方意见统一审议，写出听证报告、审议结果报告和草案修改稿。第十二条怎么写，委员初审时提的每一条怎样回应？',
    'On the basis of the hearing and of all views received, the committee reviews the draft as a whole and prepares a report on the hearing, a report on the review and a revised draft. How should Article 12 read, and how is each point that the members raised at the first reading answered?',
  ),
  minutes: 30,
  position: { x: 360, y: 800 },
  roles: [
    seatRole('rapporteur', {
      host: true,
      functions: ['submission', 'display', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
    seatRole('drafter', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '统一审议的机构提出审议结果的报告和草案修改稿（《立法法》第八十七条第二款），对重要的不同意见予以说明（第三十六条，参照）。',
        '常委会会议第二次审议听取法制委员会的汇报（第三十二条，参照）；是否单独表决由主任会议决定，不在这里定（第四十四条第二款，参照）。',
      ],
      [
        'The reviewing body submits a report and a revised draft (Legislation Law, Article 87, second paragraph) and explains important differing views (Article 36, by reference).',
        'The second reading hears the committee (Article 32, by reference); whether a clause is voted on separately is decided by the Council of Chairpersons and not here (Article 44, second paragraph, by reference).',
      ],
    ),
    guide(
      'rapporteur',
      [
        '1. 从模板新建审议结果报告，写出第十二条的修改稿。',
        '2. 条文要能执行：谁认定端口够了，从哪天起禁，怎样查。',
        '3. 对上位法已经明确的，不重复写（《立法法》第八十二条第四款）。',
        '4. 签名，提交；分歧有多大如实写进报告。',
      ],
      [
        '1. Draft the report with the new Article 12.',
        '2. It must be enforceable: who finds that there are enough ports, from which day does it apply, and how is it checked?',
        '3. Do not repeat what higher law clearly provides (Legislation Law, Article 82, fourth paragraph).',
        '4. Sign and submit; the report says how far views differ.',
      ],
    ),
    guide(
      'clerk',
      ['1. 从模板新建听证报告，请主持人签名，提交。'],
      ['1. Draft the report on the hearing, have it signed, submit.'],
    ),
    guide(
      'drafter',
      ['1. 回答委员会关于可执行性的询问。'],
      ['1. Answer the committee on how it would be carried out.'],
    ),
  ],
  templates: REVIEW_TEMPLATES,
});

export const HEARING_TRANSITIONS: Transition[] = [
  wrong(
    'hearing_one_side',
    'hearing',
    bi(
      '骑手、平台是利害关系人，陈述记入笔录就够了，报告以专家和部门的意见为主',
      'Riders and platforms have an interest: the record suffices for their statements, and the report rests on experts and departments',
    ),
    bi(
      '听证要听取有关基层和群体代表、部门、专家等各方面的意见，听证情况应当向常委会报告（《立法法》第三十九条第三款，参照）；重要的不同意见要在报告中说明（第三十六条，参照）。有利益的人正是要听的人。',
      'A hearing hears representatives of the grassroots and groups, departments, experts and others, and is reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference); important differing views are explained (Article 36, by reference). Those with interests are the ones to be heard.',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'review',
    bi('各方陈述完毕、记录核对，进入统一审议', 'All heard, the record checked: on to the review'),
  ),
  wrong(
    'review_detain',
    'review',
    bi(
      '对屡次闯红灯的，写“由公安机关依法予以拘留”，不写天数，只作衔接',
      'For repeated red lights, write "detained by the public security organ according to law": no days, a mere reference',
    ),
    bi(
      '限制人身自由的强制措施和处罚只能制定法律（《立法法》第十一条第五项），限制人身自由的行政处罚只能由法律设定（《行政处罚法》第十条第二款）。道路交通安全法对非机动车闯红灯没有规定拘留，写了就不是衔接，是新设。',
      'Coercive measures and penalties that restrict liberty may be laid down by laws only (Legislation Law, Article 11, item 5; Administrative Penalty Law, Article 10, second paragraph). The Road Traffic Safety Law has no detention for red lights of non-motor vehicles; to write it is no reference but a new penalty.',
    ),
  ),
  advance(
    'review_done',
    'review',
    'chairs',
    bi(
      '报告和修改稿完成，二审以后送主任会议',
      'Reports and revised draft are done: after the second reading, to the Council of Chairpersons',
    ),
  ),
  wrong(
    'review_silent',
    'review',
    bi(
      '反对意见在听证会上已经当场答复，报告只写采纳的部分',
      'Objections were answered at the hearing: report only what was adopted',
    ),
    bi(
      '重要的不同意见应当在修改情况的汇报或者审议结果报告中予以说明（《立法法》第三十六条第一款，参照第八十七条）。没有理由的沉默，会让听证变成走过场。',
      'Important differing views are explained in the report (Legislation Law, Article 36, first paragraph, by reference under Article 87). Silence without reasons makes the hearing a show.',
    ),
  ),
];
