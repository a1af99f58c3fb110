import type { CaseDocument } from '@lets/contract';
import { bi, p, part, quote, table, title } from '../build.ts';
import { reference } from './fields.ts';

/** The report and the amendments that it proposes. */

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

export const OUTCOME_REFERENCES: CaseDocument[] = [ANALYSIS, PROPOSAL];
