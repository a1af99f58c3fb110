import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, part, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';

const PLAN = reference(
  'reference_plan',
  bi('评估指标参考答案', 'Reference: indicators'),
  [
    title('评估指标表'),
    table(
      ['维度', '指标', '数据来源', '核验办法'],
      ['合法性', '与法典、行政处罚法、个人信息保护法抵触的条数', '逐条对照', '组长复核'],
      ['合理性', '受罚者年龄构成；处罚前责令改正的比例', '处罚台账', '抽查案卷 60 件'],
      ['可操作性', '各罚则适用次数和不用的原因', '执法统计、访谈', '交叉询问'],
      ['实效性', '不通知抽样的准确率；督导撤离前后的变化', '现场抽样', '两人分别判定，留照片不留个人信息'],
      ['协调性', '厨余车辆数、计价方式、处理量与能力', '合同、设施数据', '现场核对'],
    ),
    quote('指标可以不同，标准有两条：能不能测量，核验得了核验不了。'),
  ],
  [
    title('Indicators'),
    table(
      ['Dimension', 'Indicator', 'Source', 'Verification'],
      [
        'Lawfulness',
        'Articles that contravene the Code, the penalty law, the personal information law',
        'Comparison',
        'Checked by the head',
      ],
      [
        'Reasonableness',
        'Age of those fined; share with an order to correct before',
        'Register of penalties',
        '60 files checked',
      ],
      [
        'Operability',
        'How often each penalty was used, and why not',
        'Statistics, interviews',
        'Cross-questions',
      ],
      [
        'Effect',
        'Accuracy unannounced; change when supervisors leave',
        'Sample',
        'Judged by two people independently, pictures without personal information',
      ],
      ['Coordination', 'Lorries, pricing, tons against capacity', 'Contracts, facilities', 'On the spot'],
    ),
    quote(
      'Other indicators are as good if they pass two tests: can they be measured, and can they be verified?',
    ),
  ],
  'scheme',
);

const SAMPLING = reference(
  'reference_sampling',
  bi('抽样数据报告参考答案', 'Reference: data report'),
  [
    title('抽样和问卷数据报告（要点）'),
    table(
      ['项目', '有督导', '没有督导', '合计'],
      ['袋数', '600', '600', '1,200'],
      ['正确袋数', '480', '252', '732'],
      ['准确率', '80%', '42%', '61%'],
    ),
    p(
      '与月报 92% 的差异：月报由被考核单位自报、没有核验、样本不明；本次不提前通知、分组等量抽取。合计 61% 是两组各半的结果，不等于全市平均；推到全市要知道有督导小区实际占多少。',
    ),
    p(
      '因果：三个小区撤离督导前 83%，四周后 58%，八周后 47%，同期条例没有变化，说明效果主要依赖督导；只有三个小区，没有对照组。',
    ),
    heading('局限'),
    bullets(
      '问卷在网上，要用本人手机号登录，六十岁以上 11%，全市 23%；第一题、第四题的问法带有引导，没有“说不清”一项；',
      '计数表 N-07：第三组涂改，第六组在关闭以后取样，照片两张，只有一人签名；去掉这一组重算一遍，看结论变不变；',
      '抽样限于工作日；',
      '“愿意分类 90%”是自述，不是行为。',
    ),
  ],
  [
    title('Data Report (main points)'),
    table(
      ['Item', 'With supervisors', 'Without', 'All'],
      ['Bags', '600', '600', '1,200'],
      ['Correct', '480', '252', '732'],
      ['Accuracy', '80%', '42%', '61%'],
    ),
    p(
      'Against the 92%: the monthly reports come from the units ranked by them, unverified, with unknown samples; this sample was unannounced and drawn in equal groups. The total of 61% results from two equal halves and is not the average of the city; for that one must know how many estates have supervisors.',
    ),
    p(
      'Cause: in three estates 83% before supervisors left, 58% after four weeks, 47% after eight, with the regulation unchanged; the effect rests mainly on them. But there are three estates only and no control group.',
    ),
    heading('Limits'),
    bullets(
      'the questionnaire was online with a log-in by telephone, 11% over sixty where the city has 23%; questions 1 and 4 suggest their answer, and there is no "do not know";',
      'tally sheet N-07: the third set is altered, the sixth was taken after closing time with two photographs and one signature; calculate once more without it and see whether the conclusion changes;',
      'weekdays only;',
      '"willing to sort: 90%" is what people say, not what they do.',
    ),
  ],
  'sampling',
);

const LEGALITY = reference(
  'reference_legality',
  bi('合法性对照表参考答案', 'Reference: comparison'),
  [
    title('合法性对照表（意见）'),
    table(
      ['条例条文', '上位法', '意见'],
      ['第十二条 定时定点', '法典第四百九十九条第二款：因地制宜、简便易行', '不抵触；合理性有问题'],
      [
        '第十九条 人脸识别',
        '个人信息保护法第二十六条；行政处罚法第四十一条第一款；另参人脸识别技术应用安全管理办法第四条、第十三条',
        '目的不是维护公共安全，抵触；人脸识别办法是部门规章，不作“上位法抵触”的依据，但同样要求特定的目的、充分的必要性和对个人权益影响最小的方式；地方性法规也不是第四十一条所称的法律、行政法规',
      ],
      [
        '第三十一条 混装混运',
        '法典第五百零六条第四款规定了义务',
        '为实施上位法补充设定，依据行政处罚法第十二条第三款',
      ],
      [
        '第三十四条（前）',
        '固废法第一百一十一条第三款：责令改正；情节严重的，对个人依法处以罚款',
        '没有写责令改正和情节严重，当时已有疑问',
      ],
      [
        '第三十四条（后）',
        '法典第一千一百七十四条第三款：责令改正；拒不改正的，对个人依法处以罚款',
        '缺少“拒不改正”的条件，超出给予处罚的行为范围，抵触（行政处罚法第十二条第二款，立法法第八十二条第二款）；50 至 200 元的数额留给地方，不抵触',
      ],
      [
        '第三十五条 随意倾倒',
        '法典第一千一百六十九条第三款：责令改正，处一百元以上一千元以下',
        '幅度在上位法之内，不抵触；建议补上责令改正',
      ],
    ),
  ],
  [
    title('Comparison with Higher Law (opinions)'),
    table(
      ['Article', 'Higher law', 'Opinion'],
      [
        'Article 12, fixed times',
        'Code, Article 499, second paragraph: local conditions, simplicity',
        'No conflict; doubtful in reasonableness',
      ],
      [
        'Article 19, face recognition',
        'Personal Information Protection Law, Article 26; Administrative Penalty Law, Article 41, first paragraph; compare Measures on Face Recognition, Articles 4 and 13',
        'The purpose is not public security: conflict; the Measures on Face Recognition are a departmental rule and no ground of a conflict with higher law, but ask for a specific purpose, sufficient need and the least effect on individuals too; nor is a local regulation one of the laws and administrative regulations of Article 41',
      ],
      [
        'Article 31, mixing',
        'Code, Article 506, fourth paragraph, has the duty',
        'Added in order to implement it: Administrative Penalty Law, Article 12, third paragraph',
      ],
      [
        'Article 34 (before)',
        'Solid Waste Law, Article 111, third paragraph: order to correct; if serious, an individual is fined according to law',
        'Neither the order nor "serious": doubtful even then',
      ],
      [
        'Article 34 (since)',
        'Code, Article 1174, third paragraph: order to correct; if refused, an individual is fined according to law',
        'The condition of refusal is missing: beyond the act for which the law provides a penalty (Administrative Penalty Law, Article 12, second paragraph; Legislation Law, Article 82, second paragraph). The amount of 50 to 200 is left to local law: no conflict',
      ],
      [
        'Article 35, dumping',
        'Code, Article 1169, third paragraph: order to correct and 100 to 1,000 yuan',
        'Within the range: no conflict; add the order to correct',
      ],
    ),
  ],
  'legality',
);

const ANALYSIS = reference(
  'reference_analysis',
  bi('评估报告参考答案', 'Reference: evaluation report'),
  [
    title('评估报告（发现和结论）'),
    table(
      ['维度', '评价', '证据'],
      ['合法性', '第十九条、第三十四条与上位法抵触，其余不抵触', '对照表'],
      ['合理性', '受罚者六十岁以上占 71%，处罚前没有责令改正的占 58%，负担偏于老人', '证据 1、证据 3'],
      [
        '可操作性',
        '第三十一条四年适用 3 次：取证难、合同不分价；第二十三条责任与权力不相称',
        '证据 1、座谈、听证',
      ],
      ['实效性', '准确率较施行前提高，实测 80% 和 42%，主要依赖督导；不能证明由罚款带来', '证据 2、证据 3'],
      ['协调性', '厨余车二辆服务 61 个小区，处理能力 600 吨，日均 412 吨', '证据 1、证据 3'],
    ),
    part('结论'),
    p(
      '条例部分有效：推动了设施和习惯的形成，但持续性不足，两条与上位法抵触，末端约束没有落实。建议修改第十二条、第三十一条、第三十四条，删去第十九条，并在年内向社会公布本报告。',
    ),
    quote('结论写“总体有效”或者“基本无效”，只要五个维度证据齐全、局限写明、回应了相反的数据，同样得分。'),
  ],
  [
    title('Evaluation Report (findings and conclusion)'),
    table(
      ['Dimension', 'Appraisal', 'Evidence'],
      ['Lawfulness', 'Articles 19 and 34 contravene higher law, the others do not', 'Comparison'],
      [
        'Reasonableness',
        'Of those fined 71% are over sixty, 58% had no order to correct: the burden falls on older people',
        'Evidence 1 and 3',
      ],
      [
        'Operability',
        'Article 31 was used three times in four years: proof is hard to obtain, and the contract has one price; under Article 23 duty and power do not match',
        'Evidence 1, interviews, hearing',
      ],
      [
        'Effect',
        'Better than before; measured 80% and 42%, resting mainly on supervisors; causation by the fines is not proved',
        'Evidence 2 and 3',
      ],
      [
        'Coordination',
        'Two lorries for 61 estates; 412 tons a day where 600 are possible',
        'Evidence 1 and 3',
      ],
    ),
    part('Conclusion'),
    p(
      'The regulation is partly effective: it has brought facilities and habits, but the effect does not last by itself, two articles contravene higher law, and collection and transport are not under control. Articles 12, 31 and 34 should be amended and Article 19 deleted, and this report should be published within the year.',
    ),
    quote(
      '"Effective on the whole" or "largely ineffective" earns the same marks if all five dimensions have evidence, limits are stated and contrary data answered.',
    ),
  ],
  'analysis',
);

const PROPOSAL = reference(
  'reference_proposal',
  bi('修改建议稿参考答案', 'Reference: proposed amendments'),
  [
    title('修改建议稿'),
    table(
      ['条文', '建议修改为', '理由'],
      [
        '第十二条',
        '投放时间由街道办事处组织居民协商确定并公布，每个小区至少设一处延时投放点',
        '56% 认为不方便，入户老人 71%',
      ],
      ['第十九条', '删去', '个人信息保护法第二十六条；已采集的信息依法删除'],
      [
        '第三十一条',
        '增加一款：收运合同应当分类计价；环境卫生主管部门对收集、运输车辆实行全程记录',
        '四年 3 件，取证难',
      ],
      [
        '第三十四条',
        '个人未在指定地点分类投放生活垃圾的，由环境卫生主管部门责令改正；拒不改正的，处五十元以上二百元以下罚款。责令改正可以当场口头作出并记录',
        '法典第一千一百七十四条第三款',
      ],
    ),
    p(
      '过渡：2026 年 8 月 15 日以后作出的决定适用法典的条件；此前发生、尚未决定的，新的规定较轻的适用新的规定（[[生态环境法典第一千零五十七条]]）。',
    ),
  ],
  [
    title('Proposed Amendments'),
    table(
      ['Article', 'Proposed text', 'Reasons'],
      [
        'Article 12',
        'Times are settled by the residents through the subdistrict and made public; each estate has at least one point with longer hours',
        '56% find them inconvenient, and 71% of the older people asked at home',
      ],
      [
        'Article 19',
        'Deleted',
        'Personal Information Protection Law, Article 26; information collected is erased according to law',
      ],
      [
        'Article 31',
        'New paragraph: hauling contracts price by kind; the authority keeps a full record of lorries',
        'Three cases in four years, as proof is hard to obtain',
      ],
      [
        'Article 34',
        'Where an individual does not put out household waste sorted at the designated place, the environmental sanitation authority orders correction; where it is refused, a fine of 50 to 200 yuan is imposed. The order may be given orally on the spot and is recorded',
        'Code, Article 1174, third paragraph',
      ],
    ),
    p(
      'Transition: decisions since 15 August 2026 follow the condition of the Code; for earlier acts not yet decided the new provisions apply where lighter ([[Ecological Environment Code, Article 1057]]).',
    ),
  ],
  'proposal',
);

const STATEMENTS = reference(
  'reference_statements',
  bi('听证陈述和走访记录参考答案', 'Reference: statements and record of the interviews'),
  [
    title('听证陈述和走访记录（要点）'),
    bullets(
      '陈述写三样：自己知道的事实（时间、数量）、碰到的条文、希望改成什么。城管局不替别人统一口径。',
      '走访记录把所见、所述、线索分开；匿名来信不写能认出人的话（[[《个人信息保护法》第六条]]）。',
      '问题要有对象：问城管局责令改正的记录，问收运企业怎样结算，问第三方样本能不能推到全市。',
    ),
  ],
  [
    title('Statements and Record (main points)'),
    bullets(
      'A statement has facts of your own with times and amounts, the article, and the change wanted. The bureau does not bring others into line.',
      'The record separates what was seen, what was heard from others and what is only a lead; it contains nothing that identifies an anonymous writer ([[Personal Information Protection Law, Article 6]]).',
      'Questions are put to somebody: orders to correct to the bureau, payment to the hauling company, to the third party whether the sample can stand for the city.',
    ),
  ],
  'statements',
);

/** Plan, data and comparison answer the hearing, the report and both votes: none opens before the report has been made. */
export const REFERENCES: CaseDocument[] = [PLAN, SAMPLING, LEGALITY, STATEMENTS, ANALYSIS, PROPOSAL].map(
  (document) => releasedAfter(['submission'], document),
);
