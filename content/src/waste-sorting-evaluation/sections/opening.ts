import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { LEGALITY_TEMPLATES, SAMPLING_TEMPLATES } from '../templates/study.ts';

export const PLAN: FlowNode = node({
  id: 'plan',
  kind: 'court',
  name: bi('启动评估、设计指标', 'Start and indicators'),
  introduction: bi(
    '条例施行四年，评什么、谁来评、用什么量？评估组在会议室里定指标：每一个指标都要问，数据谁给、怎么核。',
    'Four years in force: what is evaluated, by whom, and by what measure? The group settles its indicators, and asks of each who supplies the data and how they are verified.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('lead', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('expert', { seat: 't4', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('stat', { seat: 't2', functions: ['speech', 'display', 'submission'] }),
    seatRole('deputy', { seat: 't5', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'display'] }),
    seatRole('bureau', { seat: 't9', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '立法后评估由常委会工作机构组织，评估情况向常委会报告（《立法法》第六十七条，依第八十七条参照）；可以第三方评估、问卷、抽查（《监督法》第三十五条，参照）。',
        '五个维度：合法性、合理性、可操作性、实效性、协调性。每个维度至少一个能测量的指标。',
      ],
      [
        'A working body of the standing committee organises the evaluation and reports it (Legislation Law, Article 67, by reference under Article 87); third parties, questionnaires and spot checks may be used (Law on Supervision by Standing Committees, Article 35, by reference).',
        'Five dimensions: lawfulness, reasonableness, operability, effect, coordination; at least one measurable indicator each.',
      ],
    ),
    guide(
      'lead',
      ['1. 说明为什么现在评、谁来评。', '2. 问第三方有没有利益关系。', '3. 逐个维度定指标。'],
      [
        '1. Say why now and by whom.',
        '2. Ask the third party whether it has any interest to declare.',
        '3. Settle indicators dimension by dimension.',
      ],
    ),
    guide(
      'expert',
      ['1. 有利益关系先说出来。', '2. 每个指标都问：数据谁给，怎么核。'],
      [
        '1. Declare any interest first.',
        '2. Ask of each indicator who supplies the data and how they are verified.',
      ],
    ),
    guide(
      'stat',
      ['1. 说明抽样怎么抽，为什么不提前通知。'],
      ['1. Explain the sample and why it is unannounced.'],
    ),
    guide('deputy', ['1. 把来信里的三类意见变成指标。'], ['1. Turn the three complaints into indicators.']),
    guide(
      'clerk',
      ['1. 提出合法性对照的范围：法典、行政处罚法、个人信息保护法。'],
      ['1. Propose what to compare with: the Code, penalties, personal information.'],
    ),
    guide('bureau', ['1. 提供数据，也说明数据是怎么来的。'], ['1. Supply data and say how they came about.']),
  ],
  lines: [
    say(
      'lead',
      '条例施行四年，法典又刚刚施行。评估由法工委组织，请明德大学作第三方。宋教授，先请说明有没有利益关系。',
      'Four years in force, and the Code is new. The commission organises the evaluation with Mingde University as third party. Professor Song, any interests to declare?',
    ),
    say(
      'expert',
      '去年我们中心承担过城管局一项 20 万元的课题，与本条例无关。我申明在先，数据由邓可独立采集。',
      'Last year our centre did a study for the bureau, 200,000 yuan, unrelated to this regulation. I declare it; the data are collected by Deng Ke independently.',
    ),
    {
      ...say(
        'bureau',
        '我们的年度报告写得很清楚：准确率从 23% 提高到 92%。数据来自各街道月报。',
        'Our annual report is clear: accuracy rose from 23% to 92%. The figures come from the monthly reports of the subdistricts.',
      ),
      shows: ['evidence_1_bureau'],
    },
    say(
      'stat',
      '月报由被考核的单位自己填，只能作参考。我建议抽二十个小区、每个六十袋，有督导、没有督导各半，不提前通知。',
      'Those reports are filled in by the units ranked by them and serve for comparison only. I propose twenty estates, sixty bags each, half with supervisors, unannounced.',
    ),
    say(
      'deputy',
      '来信集中在三件事：罚的多是老人，车辆混装，人脸抓拍。请都列为指标。',
      'The letters speak of three things: fines on the elderly, lorries that mix the waste, face cameras. Let each be an indicator.',
    ),
    say(
      'clerk',
      '合法性对照三部法律：8 月 15 日施行的生态环境法典、行政处罚法、个人信息保护法。',
      'For lawfulness we compare with three laws: the Ecological Environment Code, in force since 15 August, the Administrative Penalty Law, the Personal Information Protection Law.',
    ),
    say(
      'lead',
      '同意。处罚数量不是实效，准确率和末端处理才是。分头去做。',
      'Agreed. The number of fines is not effect; accuracy and treatment are. Let us begin.',
    ),
  ],
});

export const SAMPLING: FlowNode = node({
  id: 'sampling',
  kind: 'edit',
  name: bi('现场抽样与问卷', 'Sample and questionnaire'),
  introduction: bi(
    '二十个小区、一千二百袋垃圾、一千九百八十六份问卷。数字出来了。它和月报的 92% 差在哪里，能不能推到全市，样本又漏掉了谁？',
    'Twenty estates, twelve hundred bags, 1,986 questionnaires. The figures are in. Why do they differ from the 92% of the monthly reports, can they stand for the city, and whom does the sample miss?',
  ),
  minutes: 20,
  position: { x: 60, y: 510 },
  roles: [
    seatRole('stat', { host: true, functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('expert', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '写清楚四件事：怎么抽、抽了谁、结果多少、不能说明什么。',
        '收集个人信息限于实现目的的最小范围（《个人信息保护法》第六条第二款）。',
      ],
      [
        'Four things: how it was drawn, who is in it, the result, and what it cannot show.',
        'Personal information is collected in the smallest scope needed (Personal Information Protection Law, Article 6, second paragraph).',
      ],
    ),
    guide(
      'stat',
      ['1. 从模板新建数据报告，先分组、再合计。', '2. 问卷的年龄偏差要写进“局限”。', '3. 提交，结束本环节。'],
      [
        '1. Draft the data report: groups first, then the total.',
        '2. Put the age bias under "limits".',
        '3. Submit and end the section.',
      ],
    ),
    guide(
      'expert',
      ['1. 用督导撤离前后的三个小区，讨论因果。'],
      ['1. Use the three estates before and after to discuss causation.'],
    ),
  ],
  templates: SAMPLING_TEMPLATES,
});

export const INTERVIEWS: FlowNode = node({
  id: 'interviews',
  kind: 'court',
  name: bi('走访座谈', 'Interviews'),
  introduction: bi(
    '代表何春燕到社区座谈：居民、物业、收运企业各说各的难处。数字里看不见的，要靠人说出来。',
    'Deputy He Chunyan goes to the neighbourhood: resident, property manager and hauling company say what their difficulties are. What the figures do not show has to be heard from people.',
  ),
  minutes: 16,
  scene: 'office',
  position: { x: 360, y: 510 },
  roles: [
    seatRole('deputy', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission'],
      processes: ['end'],
    }),
    seatRole('resident', { seat: 'v2', functions: ['speech', 'display'] }),
    seatRole('property', { seat: 'v3', functions: ['speech', 'display'] }),
    seatRole('hauler', { seat: 'v4', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '广泛听取意见（《监督法》第三十五条，参照）；保障人民通过多种途径参与立法活动（《立法法》第六条第二款）。',
        '问事实，不问态度：什么时候、在哪里、看见了什么。',
      ],
      [
        'Opinions are heard widely (Law on Supervision by Standing Committees, Article 35, by reference); the people take part through many channels (Legislation Law, Article 6, second paragraph).',
        'Ask for facts rather than attitudes: when, where, what was seen.',
      ],
    ),
    guide(
      'deputy',
      ['1. 一个一个问，不让他们互相指责。', '2. 追问收运：为什么混装？'],
      ['1. Hear one after the other, and blame nobody.', '2. Press the hauling company: why mix?'],
    ),
    guide(
      'resident',
      ['1. 讲那天晚上八点零五分的事。'],
      ['1. Say what happened at five past eight that evening.'],
    ),
    guide('property', ['1. 讲投放管理责任人难在哪里。'], ['1. Say what is hard about being responsible.']),
    guide(
      'hauler',
      ['1. 讲合同和车辆，说实话。'],
      ['1. Speak truthfully about the contract and the lorries.'],
    ),
  ],
  lines: [
    say('deputy', '今天只听事实。卢阿姨，您先说。', 'Facts only today. Mrs Lu, you first.'),
    say(
      'resident',
      '去年十一月晚上八点零五分，桶锁了，我把分好的袋子放在桶边，第二天罚 100 元，照片是抓拍的。没有人先叫我改。',
      'Last November at five past eight the bins were locked. I left my sorted bags beside them and was fined 100 yuan next day from a photograph. Nobody first told me to correct it.',
    ),
    say(
      'property',
      '我们三个督导一年 16 万元，物业费没涨过。居民不听，我只能上报；报了，业主骂我。',
      'Our three supervisors cost 160,000 a year and the fee has not risen. If people do not listen I can only report them, and then they turn on me.',
    ),
    say(
      'deputy',
      '石经理，有居民看见绿桶黑桶倒进一辆车，是不是真的？',
      'Mr Shi, people saw the green and the black bin go into one lorry. Is it true?',
    ),
    say(
      'hauler',
      '是真的，有时候。厨余车两辆，61 个小区跑不过来；合同按吨结，分不分一个价。',
      'It is, sometimes. Two lorries for 61 estates; the contract pays by the ton, sorted or not.',
    ),
    say(
      'resident',
      '前面分得再好，后面一混，谁还愿意分？',
      'However well we sort, if it is mixed afterwards, who will go on?',
    ),
    say(
      'deputy',
      '三条都记下了：时间、责任、收运。谢谢各位。',
      'Three points noted: times, responsibility, hauling. Thank you.',
    ),
  ],
});

export const LEGALITY: FlowNode = node({
  id: 'legality',
  kind: 'edit',
  name: bi('合法性对照', 'Comparison with higher law'),
  introduction: bi(
    '法工委把条例和上位法逐条放在一起。四年前合法的，今天还合法吗？四年前就有疑问的，今天怎么说？',
    'The commission compares the regulation with higher law, article by article. Is what was lawful four years ago still lawful today? And what was doubtful even then?',
  ),
  minutes: 18,
  position: { x: 660, y: 510 },
  roles: [
    seatRole('clerk', { host: true, functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('lead', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '地方性法规对上位法已有的处罚作具体规定，必须在行为、种类和幅度的范围内（《行政处罚法》第十二条第二款）。',
        '上位法生效后，相抵触的规定无效，应当及时修改或者废止（《立法法》第八十二条第二款）。',
      ],
      [
        'Specific provisions on penalties of higher law must stay within its acts, kinds and range (Administrative Penalty Law, Article 12, second paragraph).',
        'When higher law takes effect, what contravenes it is void and shall be amended or repealed without delay (Legislation Law, Article 82, second paragraph).',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 从模板新建对照表，比三样：行为的条件、种类、幅度。',
        '2. 第三十四条分两个时段写：2026 年 8 月 15 日前、后。',
        '3. 请组长签名，提交。',
      ],
      [
        '1. Draft the table: condition, kind, range.',
        '2. Write Article 34 for two periods, before and after 15 August 2026.',
        '3. Have the head sign, submit.',
      ],
    ),
    guide(
      'lead',
      ['1. 条文是你起草的，更要按上位法来。'],
      ['1. You drafted it: all the more reason to go by higher law.'],
    ),
  ],
  templates: LEGALITY_TEMPLATES,
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'plan_self',
    'plan',
    bi(
      '城管局最了解情况，由它写评估初稿，第三方在初稿上复核',
      'The bureau knows best: let it write the first draft and the third party check it',
    ),
    bi(
      '立法后评估由人大有关专门委员会、常委会工作机构组织（《立法法》第六十七条，依第八十七条参照），可以引入第三方评估（《监督法》第三十五条，参照）。执法机关提供数据、发表意见，不能给自己打分。',
      'Evaluation is organised by special committees or working bodies of the standing committee (Legislation Law, Article 67, by reference under Article 87), with third parties if need be (Law on Supervision by Standing Committees, Article 35, by reference). The agency supplies data and views; it does not mark itself.',
    ),
  ),
  advance(
    'plan_done',
    'plan',
    'scheme',
    bi(
      '五个维度、指标和核验办法确定，写成方案',
      'Dimensions, indicators and verification are settled: write the plan',
    ),
  ),
  wrong(
    'plan_count',
    'plan',
    bi(
      '指标越简单越好：处罚人次逐年上升，就说明有效',
      'The simpler the better: more people fined each year means effect',
    ),
    bi(
      '处罚的目的是纠正违法、教育守法（《行政处罚法》第六条），处罚人次是投入，不是结果。罚得多，也可能说明规则不合理。',
      'Penalties serve to correct and educate (Administrative Penalty Law, Article 6); their number is an input, not a result. Many fines may mean a bad rule.',
    ),
  ),
  wrong(
    'sampling_notice',
    'sampling',
    bi(
      '提前三天通知街道做好准备，配合抽样',
      'Give the subdistricts three days of notice so that they can cooperate',
    ),
    bi(
      '抽查是为了深入了解情况、广泛听取意见（《监督法》第三十五条，参照）。提前通知，抽到的是准备好的样子，92% 就是这样来的。',
      'Spot checks serve to learn the situation in depth (Law on Supervision by Standing Committees, Article 35, by reference). With notice you sample what was prepared; that is how 92% came about.',
    ),
  ),
  advance(
    'sampling_done',
    'sampling',
    'join_field',
    bi('分组结果和局限都写明，提交数据', 'Groups and limits are stated: submit the data'),
  ),
  wrong(
    'sampling_identity',
    'sampling',
    bi(
      '翻袋时登记每户门牌、身份证号，方便以后追责',
      'Note house and identity numbers with each bag, for later',
    ),
    bi(
      '收集个人信息应当限于实现处理目的的最小范围，不得过度收集（《个人信息保护法》第六条第二款）。评估要的是比例，不是名单。',
      'Collection is limited to the smallest scope needed (Personal Information Protection Law, Article 6, second paragraph). The evaluation needs a proportion, not a list.',
    ),
  ),
  wrong(
    'interviews_model',
    'interviews',
    bi(
      '请街道按小区类型各推荐一位居民，名单现成，代表性也够',
      'Let the subdistrict name one resident for each kind of estate: the list is ready, and it is representative',
    ),
    bi(
      '应当广泛听取意见（《监督法》第三十五条，参照），保障人民通过多种途径参与（《立法法》第六条第二款）。由被考核的街道来挑人，听不到第三十四条罚到了谁。',
      'Opinions are heard widely (Law on Supervision by Standing Committees, Article 35, by reference), and the people take part through many channels (Legislation Law, Article 6, second paragraph). The subdistricts are ranked by the results; from those whom they pick you will not learn whom Article 34 affects.',
    ),
  ),
  advance(
    'interviews_done',
    'interviews',
    'join_field',
    bi('居民、物业、收运都听到了，整理记录', 'All three heard: write it up'),
  ),
  wrong(
    'legality_old',
    'legality',
    bi(
      '条例是报省里批准过的，合法性早有定论，不用再比',
      'The province approved it: its lawfulness is settled',
    ),
    bi(
      '批准时比的是当时的上位法。国家制定的法律生效后，地方性法规同它相抵触的规定无效，制定机关应当及时修改或者废止（《立法法》第八十二条第二款）。法典 2026 年 8 月 15 日已经施行。',
      'Approval compared it with the higher law of that time. Once a law of the State takes effect, provisions that contravene it are void and shall be amended or repealed without delay (Legislation Law, Article 82, second paragraph). The Code is in force since 15 August 2026.',
    ),
  ),
  advance(
    'legality_done',
    'legality',
    'join_field',
    bi('六条逐一对照，签名提交', 'Six articles compared, signed: submit'),
  ),
];
