import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { ANALYSIS_TEMPLATES } from '../templates/report.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('评估听证会', 'Hearing'),
  introduction: bi(
    '月报的 92% 和抽样的 61% 摆到了一张桌子上：一个没有核验，一个只是样本。城管局、物业、收运企业、居民、第三方逐一陈述、互相提问：条例有没有用，罚得对不对？',
    'The 92% of the monthly reports and the 61% of the sample lie on one table: one unverified, the other a sample only. Bureau, property manager, hauling company, resident and third party speak and question one another: does the regulation work, and are the fines justified?',
  ),
  minutes: 28,
  scene: 'hearing',
  position: { x: 360, y: 770 },
  roles: [
    seatRole('lead', {
      host: true,
      can_terminate: true,
      seat: 's3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 's4', functions: ['speech', 'display', 'submission'] }),
    seatRole('deputy', { seat: 's2', functions: ['speech', 'display'] }),
    seatRole('expert', { seat: 's7', functions: ['request_speech', 'request_display'] }),
    seatRole('stat', { seat: 's8', functions: ['request_speech', 'request_display'] }),
    seatRole('bureau', { seat: 's10', functions: ['request_speech', 'request_display'] }),
    seatRole('hauler', { seat: 's11', functions: ['request_speech', 'request_display'] }),
    seatRole('property', { seat: 's13', functions: ['request_speech', 'request_display'] }),
    seatRole('resident', { seat: 's14', functions: ['request_speech', 'request_display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：城管局陈述，第三方说明数据，居民、物业、收运陈述，互相提问，主持人小结。',
        '听证会听取基层和群体代表、部门、专家等的意见，听证情况向常委会报告（《立法法》第三十九条第三款，参照）。',
      ],
      [
        'The order: bureau, third party on the data, resident, property manager and hauling company, questions, summary.',
        'A hearing hears the grass roots, departments, experts and others, and is reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference).',
      ],
    ),
    guide(
      'lead',
      [
        '1. 三个焦点：准确率为什么不一样；第三十四条怎么改；车辆混装谁负责。',
        '2. 让每一方都回答对方一个问题。',
        '3. 数据还有疑问的，可以补充抽样。',
      ],
      [
        '1. Three points: why accuracy differs; how to amend Article 34; who answers for mixing.',
        '2. Have each side answer one question of the other.',
        '3. If the data leave doubts, sample again.',
      ],
    ),
    guide('clerk', ['1. 记录观点、事实和引用的条文。'], ['1. Record views, facts and articles.']),
    guide(
      'deputy',
      ['1. 替没来的人问：老人、清洁工。'],
      ['1. Speak for those who are absent: older people, the cleaners.'],
    ),
    guide('expert', ['1. 说明督导和准确率的关系。'], ['1. Explain supervisors and accuracy.']),
    guide(
      'stat',
      ['1. 承认问卷的局限，再说它仍能说明什么。'],
      ['1. Admit the limits, then say what still holds.'],
    ),
    guide(
      'bureau',
      ['1. 说明罚款的作用，也回应“先罚后教”。'],
      ['1. Say what fines do, and answer "fined before taught".'],
    ),
    guide('hauler', ['1. 回应混装，提出改进条件。'], ['1. Answer on mixing and what you need.']),
    guide('property', ['1. 说明责任和权力不相称。'], ['1. Duties and powers do not match: say so.']),
    guide(
      'resident',
      ['1. 讲经历，也讲你愿意做的。'],
      ['1. Tell your story and what you are willing to do.'],
    ),
  ],
  lines: [
    say(
      'lead',
      '现在举行立法后评估听证会。三个焦点：准确率、第三十四条、收运。请城管局先说。',
      'This is the hearing of the evaluation. Three points: accuracy, Article 34, hauling. The bureau begins.',
    ),
    {
      ...say(
        'bureau',
        '没有条例，准确率就走不出当初的 23%。罚款是最后一道威慑，取消了，前面的督导就没有底气。',
        'Without the regulation we would still be at 23%. Fines are the last deterrent; without them the supervisors have no backing.',
      ),
      shows: ['evidence_1_bureau'],
    },
    {
      ...say(
        'stat',
        '不通知的抽样，有督导的 80%，没有督导的 42%；两组各取一半，合计 61%，这是样本的数，不是全市的数。月报的 92% 没有核验过。',
        'The unannounced sample gives 80% with supervisors and 42% without. With equal halves that makes 61% of the sample, which is not the figure of the city. The 92% of the monthly reports was never verified.',
      ),
      shows: ['evidence_2_sample'],
    },
    say(
      'bureau',
      '你们只抽了二十个小区，问卷里老人只有 11%，也不能代表全市。',
      'You took only twenty estates, and 11% of your answers are from older people. That does not represent the city either.',
    ),
    say(
      'stat',
      '问卷的年龄偏差我承认，已经写进局限。可是抽样的两组差了 38 个百分点，这不是误差能解释的。',
      'The age bias I admit; it is under the limits. But the two groups differ by 38 points, and error does not explain that.',
    ),
    showing(
      ['evidence_3_files'],
      'expert',
      '三个小区撤掉督导八周，准确率从 83% 落到 47%，那里第三十四条一直都在。起作用的主要是督导和设施，不是罚款。',
      'In three estates the supervisors were withdrawn, and in eight weeks accuracy fell from 83% to 47%, while Article 34 was there all along. What works is supervision and facilities rather than fines.',
    ),
    say(
      'resident',
      '我愿意分。可是超过五分钟就锁桶，没有人叫我改，就罚。',
      'I am willing to sort. But five minutes late the bins are locked, and I was fined without a word.',
    ),
    say(
      'clerk',
      '抽查的五十二件第三十四条案件，四十一件没有责令改正在先。法典第一千一百七十四条第三款规定，拒不改正的才处罚。',
      'Of 52 cases under Article 34, 41 had no order to correct first. Article 1174, third paragraph, of the Code allows a fine only upon refusal.',
    ),
    say(
      'property',
      '责任写给了物业，执法权没有给。建议明确城管进小区、物业报告以后多久处理。',
      'The duty is ours, the power is not. The regulation should say how the bureau enters the estate, and how soon it acts after we report.',
    ),
    say(
      'hauler',
      '混装我们有。按类计价、补足厨余车，我愿意接受第三十一条的处罚。',
      'We do mix. Pay us by kind of waste and provide enough lorries, and I will accept the fines of Article 31.',
    ),
    say(
      'deputy',
      '四年罚个人三千多，罚车辆三件，居民怎么服气？',
      'Over three thousand individuals fined and three lorries in four years: how can people accept that?',
    ),
    say(
      'bureau',
      '收运取证难，是我们做得不够。第三十四条改成先责令改正，我们同意；抓拍处罚已经停了。',
      'Evidence against the lorries is hard to obtain, and we did too little. We agree that Article 34 should require an order to correct first; fining from photographs has stopped.',
    ),
    say(
      'lead',
      '各方意见都记录在案，听证情况写入评估报告。',
      'All views are on record and will be in the report.',
    ),
  ],
});

export const RESAMPLE: FlowNode = node({
  id: 'resample',
  kind: 'display',
  name: bi('补充抽样', 'Second sample'),
  introduction: bi(
    '听证留下疑问：老人的意见没有进问卷，抽样只在工作日做过。补做入户问卷和周末抽样，展示结果，接受质询。',
    'The hearing left doubts: older people are missing from the questionnaire, and bags were taken on weekdays only. A second round goes from door to door and on a weekend; the result is shown and questioned.',
  ),
  minutes: 10,
  position: { x: 720, y: 900 },
  roles: [
    seatRole('stat', {
      host: true,
      functions: ['speech', 'display', 'submission'],
      processes: ['end', 'back'],
    }),
    seatRole('expert', { functions: ['speech', 'display'] }),
    seatRole('bureau', { functions: ['speech', 'display'] }),
    seatRole('deputy', { functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '补充的数据和原来的数据一起报告，不能挑对自己有利的（《监督法》第三十六条，参照：报告要提出存在的问题）。',
      ],
      [
        'New data are reported together with the old, not chosen (Law on Supervision by Standing Committees, Article 36, by reference: the report states the problems).',
      ],
    ),
    guide('stat', ['1. 展示补充结果，和第一轮并列。'], ['1. Show the new result beside the first.']),
    guide(
      'expert',
      ['1. 说明结论变了没有、变在哪里。'],
      ['1. Say whether and where the conclusion changes.'],
    ),
    guide('bureau', ['1. 可以质疑方法，不能要求删数据。'], ['1. Question the method, not the data.']),
    guide('deputy', ['1. 问一句：老人怎么说？'], ['1. Ask what older people say.']),
  ],
  lines: [
    say(
      'stat',
      '补做两项：六十岁以上入户问卷 300 份；周末抽样四个小区 240 袋。周末准确率 58%，与第一轮接近。',
      'Two additions: 300 door-to-door questionnaires with people over sixty, and 240 bags in four estates on a weekend. The weekend gives 58%, close to the first round.',
    ),
    say('deputy', '老人怎么说？', 'What do the older people say?'),
    say(
      'stat',
      '愿意分类 93%，认为投放时间不方便 71%，比网上高十五个百分点。',
      '93% are willing to sort; 71% find the times inconvenient, fifteen points more than online.',
    ),
    say(
      'expert',
      '结论没有变，但第十二条的问题更清楚了：不方便的正是被罚得最多的人。',
      'The conclusion stands, but Article 12 is clearer: those for whom it is inconvenient are those most fined.',
    ),
    say(
      'bureau',
      '方法我没有意见，请把各街道分列。',
      'No objection to the method; please list the subdistricts.',
    ),
  ],
});

export const ANALYSIS: FlowNode = node({
  id: 'analysis',
  kind: 'edit',
  name: bi('撰写评估报告', 'Writing the report'),
  introduction: bi(
    '把对照表、抽样、座谈、听证合成一份报告：五个维度分别评价，结论敢下，局限敢写，建议落到条文。',
    'Comparison, samples, interviews and hearing become one report: five dimensions appraised, a conclusion that commits itself, limits that are stated, proposals down to the article.',
  ),
  minutes: 30,
  position: { x: 360, y: 1030 },
  roles: [
    seatRole('expert', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('stat', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('clerk', { functions: ['submission', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '报告有三样：实施情况的评价、存在的问题、修改完善的建议（《监督法》第三十六条第二款，参照）。',
        '评估报告没有法律效力，抵触的条文由制定机关修改或者废止（《立法法》第八十二条第二款、第一百一十六条）。',
      ],
      [
        'The report has an appraisal, the problems, and proposals (Law on Supervision by Standing Committees, Article 36, second paragraph, by reference).',
        'It has no force of law; what contravenes is amended or repealed by the body that made it (Legislation Law, Articles 82, second paragraph, and 116).',
      ],
    ),
    guide(
      'expert',
      [
        '1. 从模板新建报告，五个维度逐一写。',
        '2. 每个结论后面写证据编号和局限。',
        '3. 结论选一个：总体有效、部分有效、基本无效，说明理由。',
      ],
      [
        '1. Draft the report dimension by dimension.',
        '2. After each finding its evidence and its limits.',
        '3. Choose: effective, partly effective, largely ineffective, with reasons.',
      ],
    ),
    guide('stat', ['1. 核对每一个数字。'], ['1. Check every figure.']),
    guide('clerk', ['1. 核对每一个条文。'], ['1. Check every article.']),
  ],
  templates: ANALYSIS_TEMPLATES,
});

export const HEARING_TRANSITIONS: Transition[] = [
  wrong(
    'hearing_ignore',
    'hearing',
    bi(
      '居民说的是个案，没有统计意义，听证记录里不写',
      'What the resident says is one case without statistical meaning: leave it out',
    ),
    bi(
      '听证要听取有关基层和群体代表的意见，听证情况应当向常委会报告（《立法法》第三十九条第三款，参照）。个案不能证明比例，却能指出第十二条、第十九条、第三十四条怎样叠加在一个人身上。',
      'A hearing hears representatives of the grass roots and groups and is reported (Legislation Law, Article 39, third paragraph, by reference). One case proves no proportion, but shows how Articles 12, 19 and 34 come together on one person.',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'analysis',
    bi('事实基本清楚，撰写评估报告', 'The facts are clear enough: write the report'),
  ),
  advance(
    'hearing_resample',
    'hearing',
    'resample',
    bi('数据仍有疑问，补充抽样', 'Doubts about the data: sample again'),
  ),
  wrong(
    'hearing_average',
    'hearing',
    bi(
      '92% 和 61% 各执一词，取平均 76.5% 写进报告',
      'Ninety-two against sixty-one: put the average of 76.5 into the report',
    ),
    bi(
      '报告要如实评价实施情况、提出存在的问题（《监督法》第三十六条第二款，参照）。一个是没有核验的月报，一个是两组各半的样本，都不是全市的准确率，平均不出事实；应当写明两个数字各是怎样得来的。',
      'The report appraises implementation truly and states the problems (Law on Supervision by Standing Committees, Article 36, second paragraph, by reference). Unverified reports and a sample of two equal halves, neither of them the accuracy of the city, do not average into a fact; say how each was obtained.',
    ),
  ),
  wrong(
    'resample_outliers',
    'resample',
    bi(
      '最差的三个小区是异常值，去掉以后能到 67%',
      'The worst three estates are outliers: without them it is 67%',
    ),
    bi(
      '评估报告要提出执法中存在的问题（《监督法》第三十六条第二款第一项，参照）。三个小区没有测量错误，只是没有督导；去掉的不是异常，正是问题。',
      'The report states the problems of enforcement (Law on Supervision by Standing Committees, Article 36, second paragraph, item 1, by reference). In those estates nothing was mismeasured; they have no supervisors. What you drop is not an outlier but the problem.',
    ),
  ),
  advance(
    'resample_done',
    'resample',
    'analysis',
    bi('两轮数据并列，撰写评估报告', 'Both rounds side by side: write the report'),
  ),
  wrong(
    'analysis_void',
    'analysis',
    bi(
      '报告里直接写“自本报告之日起第三十四条停止生效”',
      'Write "Article 34 ceases to be in force from the date of this report"',
    ),
    bi(
      '评估由工作机构组织，报告常委会（《立法法》第六十七条，参照）；修改、废止由制定机关按照立法程序进行（第八十二条第二款、第一百一十六条），设区的市的地方性法规还要报省人大常委会批准（第八十一条第一款）。报告只能建议。',
      'The evaluation is reported to the standing committee (Legislation Law, Article 67, by reference); amendment and repeal are for the body that made the regulation (Articles 82, second paragraph, and 116), with the approval of the province (Article 81, first paragraph). The report can only propose.',
    ),
  ),
  advance(
    'analysis_done',
    'analysis',
    'vote',
    bi(
      '五个维度写完，数字和条文核对无误，提交表决',
      'Five dimensions, figures and articles are checked: on to the vote',
    ),
  ),
];
