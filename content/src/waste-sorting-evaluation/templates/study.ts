import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const PLAN: Template = {
  id: 'evaluation_plan',
  name: bi('评估方案和指标表', 'Plan and indicators'),
  role_ids: ['expert', 'stat'],
  body: write(
    [
      title('立法后评估方案'),
      line('{{project_number}}', 'right'),
      p(
        '评估对象：{{regulation}}，{{in_force}}起施行。评估时段：{{period}}。组织：{{body}}；第三方：{{team}}。',
      ),
      heading('一、利益关系申明'),
      blank(),
      heading('二、指标'),
      p('{{indicators}}'),
      table(
        ['维度', '指标', '数据来源', '核验办法'],
        ['合法性', '', '', ''],
        ['合理性', '', '', ''],
        ['可操作性', '', '', ''],
        ['实效性', '', '', ''],
        ['协调性', '', '', ''],
      ),
      heading('三、步骤和时间'),
      blank(),
      sign('expert', '第三方负责人'),
      sign('lead', '评估组组长'),
    ],
    [
      title('Plan of the Evaluation'),
      line('{{project_number}}', 'right'),
      p(
        'Evaluated: {{regulation}}, in force since {{in_force}}. Period: {{period}}. Organised by {{body}}; third party: {{team}}.',
      ),
      heading('1. Declaration of interests'),
      blank(),
      heading('2. Indicators'),
      p('{{indicators}}'),
      table(
        ['Dimension', 'Indicator', 'Source', 'Verification'],
        ['Lawfulness', '', '', ''],
        ['Reasonableness', '', '', ''],
        ['Operability', '', '', ''],
        ['Effect', '', '', ''],
        ['Coordination', '', '', ''],
      ),
      heading('3. Steps and times'),
      blank(),
      sign('expert', 'For the third party'),
      sign('lead', 'Head of the evaluation group'),
    ],
  ),
  elements: [
    under(bi('五个维度各有指标', 'An indicator for each dimension'), '维度', 'Dimension'),
    bi('数据来源和核验', 'Sources and verification'),
    bi('利益关系申明', 'Interests declared'),
  ],
};

const SAMPLE: Template = {
  id: 'sampling_report',
  name: bi('抽样和问卷数据报告', 'Data report'),
  role_ids: ['stat', 'expert'],
  body: write(
    [
      title('抽样和问卷数据报告'),
      line('{{project_number}}', 'right'),
      heading('一、方法（抽样框、分组、时间、是否通知）'),
      p('抽样 {{bags}} 袋，有效问卷 {{valid}} 份。'),
      blank(),
      heading('二、结果（先分组，后合计）'),
      p('{{accuracy}}'),
      table(
        ['项目', '有督导', '没有督导', '合计'],
        ['袋数', '', '', ''],
        ['正确袋数', '', '', ''],
        ['准确率', '', '', ''],
      ),
      heading('三、与月报数据的差异和原因'),
      blank(),
      heading('四、局限'),
      p('{{limits}}'),
      sign('stat', '统计分析员'),
      sign('expert', '复核'),
    ],
    [
      title('Data Report: Sample and Questionnaire'),
      line('{{project_number}}', 'right'),
      heading('1. Method (frame, groups, time, announced or not)'),
      p('{{bags}} bags sampled, {{valid}} valid questionnaires.'),
      blank(),
      heading('2. Results (groups first, then the total)'),
      p('{{accuracy}}'),
      table(
        ['Item', 'With supervisors', 'Without', 'All'],
        ['Bags', '', '', ''],
        ['Correct', '', '', ''],
        ['Accuracy', '', '', ''],
      ),
      heading('3. Differences from the monthly reports, and why'),
      blank(),
      heading('4. Limits'),
      p('{{limits}}'),
      sign('stat', 'Statistician'),
      sign('expert', 'Checked by'),
    ],
  ),
  elements: [
    under(bi('分组结果和合计', 'Groups and total'), '二、结果', '2. Results'),
    bi('与 92% 的差异有解释', 'The difference from 92% explained'),
    bi('年龄偏差等局限', 'Limits such as the age bias'),
  ],
};

const TABLE: Template = {
  id: 'legality_table',
  name: bi('合法性对照表', 'Comparison with higher law'),
  role_ids: ['clerk', 'lead'],
  body: write(
    [
      title('合法性对照表'),
      line('{{regulation}}', 'center'),
      table(
        ['条例条文', '上位法条文', '条件', '种类', '幅度', '意见'],
        ['第十二条', '', '', '', '', ''],
        ['第十九条', '', '', '', '', ''],
        ['第三十一条', '', '', '', '', ''],
        ['第三十四条（2026 年 8 月 15 日前）', '', '', '', '', ''],
        ['第三十四条（2026 年 8 月 15 日后）', '', '', '', '', ''],
        ['第三十五条', '', '', '', '', ''],
      ),
      heading('结论'),
      p('{{conflicts}}'),
      sign('clerk', '对照人'),
      sign('lead', '评估组组长'),
    ],
    [
      title('Comparison with Higher Law'),
      line('{{regulation}}', 'center'),
      table(
        ['Article', 'Higher law', 'Condition', 'Kind', 'Range', 'Opinion'],
        ['Article 12', '', '', '', '', ''],
        ['Article 19', '', '', '', '', ''],
        ['Article 31', '', '', '', '', ''],
        ['Article 34 (before 15 August 2026)', '', '', '', '', ''],
        ['Article 34 (since 15 August 2026)', '', '', '', '', ''],
        ['Article 35', '', '', '', '', ''],
      ),
      heading('Conclusion'),
      p('{{conflicts}}'),
      sign('clerk', 'Compared by'),
      sign('lead', 'Head of the evaluation group'),
    ],
  ),
  elements: [
    bi('条件、种类、幅度三样都比', 'Condition, kind and range compared'),
    under(
      bi('第三十四条分时段', 'Article 34 for two periods'),
      '15 日前；15 日后',
      'Article 34 (before; Article 34 (since',
    ),
    under(bi('抵触的指明依据', 'The basis of each conflict'), '意见', 'Opinion'),
  ],
};

export const PLAN_TEMPLATES: Template[] = [PLAN];
export const SAMPLING_TEMPLATES: Template[] = [SAMPLE];
export const LEGALITY_TEMPLATES: Template[] = [TABLE];
