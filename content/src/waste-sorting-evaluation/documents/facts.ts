import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, quote, steps, table, title } from '../../build.ts';
import { material } from '../fields.ts';

const CASE_FILE = material(
  'case_material',
  bi('评估任务书和背景', 'The task and its background'),
  [
    title('评估任务书和背景'),
    quote('教学案例。城市、条例、机关、人物和数据均为虚构，如有雷同，纯属巧合。国家法律均为真实条文。'),
    heading('一、任务'),
    p(
      '《明德市生活垃圾分类管理条例》2022 年 7 月 1 日起施行，已满四年。市人大常委会 2026 年立法工作计划安排对其进行立法后评估，由法工委组织，委托明德大学地方立法研究中心作第三方评估，年底以前向常委会报告。',
    ),
    heading('二、为什么现在评'),
    bullets(
      '2026 年 8 月 15 日，生态环境法典施行，条例依据的固体废物污染环境防治法同时废止。',
      '城管局年度报告：分类准确率从 2022 年的 23% 提高到 92%。',
      '人大代表和居民来信：老人被罚、车辆混装、人脸抓拍。',
    ),
    heading('三、条例要点'),
    table(
      ['条文', '内容'],
      ['第十二条', '定时定点投放：每日七时至九时、十八时至二十时，其余时间投放点关闭'],
      ['第十九条', '投放点可以安装人脸识别设备，用于查找未分类投放的个人'],
      ['第二十三条', '实行投放管理责任人制度，住宅小区由物业服务企业负责'],
      ['第三十一条', '收集、运输单位混装混运的，处五万元以上二十万元以下罚款'],
      ['第三十四条', '个人未按照规定分类投放的，处五十元以上二百元以下罚款'],
      ['第三十五条', '个人随意倾倒、抛撒、堆放生活垃圾的，处一百元以上五百元以下罚款'],
    ),
    heading('四、请带着问题阅读'),
    steps(
      '“有效”用什么来量？谁提供的数字，怎样得来，为什么不一样？',
      '第三十四条在固废法下合不合法？在法典下合不合法？',
      '第十九条的目的，个人信息保护法允许吗？',
      '罚个人多、罚车辆少，是条文的问题还是执法的问题？',
      '评估能不能直接让一条失效？谁来改，走什么程序，没改以前怎么办？',
    ),
  ],
  [
    title('The Task and its Background'),
    quote(
      'A teaching case. City, regulation, agencies, people and figures are invented; any resemblance is coincidental. The laws of the State are real; their English versions are unofficial translations.',
    ),
    heading('1. The task'),
    p(
      'The Regulation of Mingde City on the Sorting of Household Waste has been in force since 1 July 2022, four years. The legislative plan of the standing committee for 2026 provides for its evaluation, organised by the Legislative Affairs Commission with the Centre for Local Legislation of Mingde University as third party, to be reported to the standing committee before the end of the year.',
    ),
    heading('2. Why now'),
    bullets(
      'On 15 August 2026 the Ecological Environment Code came into force, and the Solid Waste Law on which the regulation rests was repealed.',
      'Annual report of the urban administration bureau: accuracy of sorting has risen from 23% in 2022 to 92%.',
      'Deputies and residents write of old people fined, lorries that mix, and face cameras.',
    ),
    heading('3. The regulation in short'),
    table(
      ['Article', 'Content'],
      ['Article 12', 'Fixed times and points: daily seven to nine and eighteen to twenty; closed otherwise'],
      ['Article 19', 'Face recognition may be installed at the points to find individuals who do not sort'],
      ['Article 23', 'Persons responsible for the points; in residential estates the property company'],
      ['Article 31', 'Collectors and hauling companies that mix are fined 50,000 to 200,000 yuan'],
      ['Article 34', 'Individuals who do not sort as provided are fined 50 to 200 yuan'],
      [
        'Article 35',
        'Individuals who dump, scatter or heap household waste at will are fined 100 to 500 yuan',
      ],
    ),
    heading('4. Questions to keep in mind as you read'),
    steps(
      'By what is "effective" measured? Who supplied each figure, how was it obtained, and why do they differ?',
      'Was Article 34 lawful under the Solid Waste Law? Is it under the Code?',
      'Does the Personal Information Protection Law allow the purpose of Article 19?',
      'Many individuals fined, few lorries: is it the text or the enforcement?',
      'Can an evaluation put an article out of force? Who amends it, by which procedure, and what until then?',
    ),
  ],
);

const GUIDE = material(
  'evaluation_guide',
  bi('立法后评估方法指引', 'Guide to post-legislative evaluation'),
  [
    title('立法后评估方法指引'),
    heading('一、五个维度'),
    table(
      ['维度', '问什么', '怎样取得证据'],
      ['合法性', '与现行上位法抵触吗', '逐条对照表'],
      ['合理性', '权利义务相称吗，负担落在谁身上', '处罚案卷、座谈、听证'],
      ['可操作性', '执法机关用得了吗，为什么不用', '执法统计、访谈'],
      ['实效性', '行为和结果变了吗，是不是条例带来的', '抽样、对照、前后比较'],
      ['协调性', '前端和末端、各部门接得上吗', '收运合同、设施数据'],
    ),
    heading('二、数据三问'),
    bullets(
      '谁采的：被评估的机关自己报的，要核验。',
      '怎么采的：提前通知过吗，样本代表谁，谁没有被问到。',
      '说明什么：有督导的和没有督导的差在哪里，相关是不是因果。',
    ),
    heading('三、程序'),
    table(
      ['步骤', '要点', '依据'],
      [
        '启动',
        '由常委会工作机构组织，可以委托第三方',
        '立法法第六十七条、第八十七条（参照），监督法第三十五条（参照）',
      ],
      ['收集', '抽查、问卷、座谈、听证', '监督法第三十五条（参照）'],
      ['报告', '评价、问题、修改建议', '监督法第三十六条（参照）'],
      ['处理', '抵触的及时修改或者废止', '立法法第八十二条第二款、第一百一十六条'],
      ['公开', '通报代表，向社会公布', '监督法第三十七条第三款（参照）'],
    ),
  ],
  [
    title('Guide to Post-Legislative Evaluation'),
    heading('1. Five dimensions'),
    table(
      ['Dimension', 'What is asked', 'Where the evidence comes from'],
      ['Lawfulness', 'Does it contravene higher law in force', 'A comparison, article by article'],
      [
        'Reasonableness',
        'Are rights and duties in balance, on whom do burdens fall',
        'Case files, talks, hearing',
      ],
      ['Operability', 'Can the agency use it, and why not', 'Statistics of enforcement, interviews'],
      [
        'Effect',
        'Have conduct and results changed, and because of it',
        'Samples, comparison, before and after',
      ],
      ['Coordination', 'Do the ends of the chain and the agencies meet', 'Contracts, facilities'],
    ),
    heading('2. Three questions to any figure'),
    bullets(
      'Who collected it: what the agency evaluated reports itself is verified.',
      'How: announced or not, whom the sample represents, who was not asked.',
      'What it shows: how places with and without supervisors differ, and whether it is cause.',
    ),
    heading('3. Procedure'),
    table(
      ['Step', 'What matters', 'Source'],
      [
        'Start',
        'Organised by a working body of the standing committee, a third party may be engaged',
        'Legislation Law, Articles 67 and 87; Law on Supervision by Standing Committees, Article 35 (by reference)',
      ],
      [
        'Collect',
        'Spot checks, questionnaires, talks, hearing',
        'Law on Supervision by Standing Committees, Article 35 (by reference)',
      ],
      [
        'Report',
        'Appraisal, problems, proposals',
        'Law on Supervision by Standing Committees, Article 36 (by reference)',
      ],
      [
        'Deal with',
        'What contravenes is amended or repealed without delay',
        'Legislation Law, Articles 82, second paragraph, and 116',
      ],
      [
        'Publish',
        'To the deputies and the public',
        'Law on Supervision by Standing Committees, Article 37, third paragraph (by reference)',
      ],
    ),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, GUIDE];
