import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';
import { OUTCOME_REFERENCES } from './references-outcome.ts';

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

const REPLIED = reference(
  'reference_replies',
  bi('事实核对参考答案', 'Reference: replies on the facts'),
  [
    title('对评估报告所写事实的核对意见（要点）'),
    bullets(
      '城管局：3,126 是决定书的件数，不是人数；抽样期间有没有发过影响数据的通知，有就附原件。',
      '物业、收运企业：台账、合同、线路单，能核对的附上；不便由自己说的，写明向谁调取。',
      '居民：时间、有没有责令改正、决定书写了什么；姓名、住址、小区名不公开。',
      '只说“不利、请删去”的，不是核对（[[《监督法》第三十六条第二款]]，参照）。',
    ),
  ],
  [
    title('Replies on the Facts (main points)'),
    bullets(
      'Bureau: 3,126 is the number of decisions and not of people; if a note was sent during the sample that may have affected the data, it is annexed.',
      'Property manager and hauling company: records, contract and route sheets are annexed where they can be verified; for what one would rather not say, name where it can be obtained.',
      'Resident: the time, whether correction was ordered, what the decision says; name, address and estate are not made public.',
      'To say only that something is unwelcome and should be deleted is no check of facts ([[Law on Supervision by Standing Committees, Article 36, second paragraph]], by reference).',
    ),
  ],
  'replies',
);

/** Plan, data and comparison answer the hearing, the report and both votes: none opens before the report has been made. */
export const REFERENCES: CaseDocument[] = [
  PLAN,
  SAMPLING,
  LEGALITY,
  STATEMENTS,
  REPLIED,
  ...OUTCOME_REFERENCES,
].map((document) => releasedAfter(['submission'], document));
