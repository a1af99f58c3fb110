import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { ALL_ROLES } from '../roles.ts';

const EVALUATION: Template = {
  id: 'evaluation_report',
  name: bi('立法后评估报告', 'Evaluation report'),
  role_ids: ['expert', 'stat', 'clerk'],
  body: write(
    [
      title('{{regulation}}立法后评估报告'),
      line('{{project_number}}', 'right'),
      p('受{{body}}委托，{{team}}对条例自 {{period}}的实施情况进行评估；{{hearing_date}}举行听证会。'),
      heading('一、方法、数据和局限'),
      p('实测：{{accuracy}}'),
      p('局限：{{limits}}'),
      heading('二、合法性'),
      p('{{conflicts}}'),
      blank(),
      heading('三、合理性'),
      blank(),
      heading('四、可操作性'),
      blank(),
      heading('五、实效性'),
      blank(),
      heading('六、协调性'),
      blank(),
      heading('七、主要发现'),
      p('{{findings}}'),
      p('对听证意见的回应：'),
      blank(),
      heading('八、结论和建议'),
      p('{{conclusion}}'),
      p('{{proposals}}'),
      sign('expert', '第三方负责人'),
      sign('stat', '数据负责人'),
      line('{{report_date}}', 'right'),
      seal('明德大学地方立法研究中心'),
    ],
    [
      title('Evaluation of the {{regulation}}'),
      line('{{project_number}}', 'right'),
      p(
        'Instructed by the {{body}}, the {{team}} has evaluated the implementation of the regulation from {{period}}; a hearing was held on {{hearing_date}}.',
      ),
      heading('1. Method, data, limits'),
      p('Measured: {{accuracy}}'),
      p('Limits: {{limits}}'),
      heading('2. Lawfulness'),
      p('{{conflicts}}'),
      blank(),
      heading('3. Reasonableness'),
      blank(),
      heading('4. Operability'),
      blank(),
      heading('5. Effect'),
      blank(),
      heading('6. Coordination'),
      blank(),
      heading('7. Main findings'),
      p('{{findings}}'),
      p('Answer to the hearing:'),
      blank(),
      heading('8. Conclusion and proposals'),
      p('{{conclusion}}'),
      p('{{proposals}}'),
      sign('expert', 'For the third party'),
      sign('stat', 'For the data'),
      line('{{report_date}}', 'right'),
      seal('Centre for Local Legislation'),
    ],
  ),
  elements: [
    under(
      bi('五个维度逐一评价', 'Each of the five dimensions appraised'),
      '二、合法性；三、合理性；四、可操作性；五、实效性；六、协调性',
      '2. Lawfulness; 3. Reasonableness; 4. Operability; 5. Effect; 6. Coordination',
    ),
    under(
      bi('每个发现有证据编号和局限', 'Evidence and limits for each finding'),
      '七、主要发现',
      '7. Main findings',
    ),
    under(
      bi('核对意见逐条处理', 'The replies on facts dealt with point by point'),
      '对听证意见的回应',
      'Answer to the hearing',
    ),
    under(
      bi('听证意见的回应', 'An answer to the views of the hearing'),
      '对听证意见的回应',
      'Answer to the hearing',
    ),
    bi('建议落到条文', 'Proposals down to the article'),
  ],
};

const AMENDMENT: Template = {
  id: 'amendment_draft',
  name: bi('修改建议稿', 'Proposed amendments'),
  role_ids: ['clerk', 'expert'],
  body: write(
    [
      title('{{regulation}}修改建议稿'),
      table(
        ['条文', '现行规定', '建议修改为', '理由（评估发现、上位法）'],
        ['第十二条', '', '', ''],
        ['第十九条', '', '', ''],
        ['第三十一条', '', '', ''],
        ['第三十四条', '', '', ''],
      ),
      heading('总的说明'),
      p('{{proposals}}'),
      heading('过渡安排（正在办理的案件、设备、已采集的信息）'),
      blank(),
      sign('clerk', '起草人'),
      sign('expert', '第三方负责人'),
    ],
    [
      title('Proposed Amendments to the {{regulation}}'),
      table(
        ['Article', 'Present text', 'Proposed text', 'Reasons (finding, higher law)'],
        ['Article 12', '', '', ''],
        ['Article 19', '', '', ''],
        ['Article 31', '', '', ''],
        ['Article 34', '', '', ''],
      ),
      heading('General explanation'),
      p('{{proposals}}'),
      heading('Transition (pending cases, equipment, information collected)'),
      blank(),
      sign('clerk', 'Drafted by'),
      sign('expert', 'For the third party'),
    ],
  ),
  elements: [
    under(bi('四条都有建议文本', 'Text for all four articles'), '建议修改为', 'Proposed text'),
    bi(
      '罚则不超出上位法（《行政处罚法》第十二条）',
      'Penalties within higher law (Administrative Penalty Law, Article 12)',
    ),
    bi('过渡安排', 'The transition'),
  ],
};

const REPORT: Template = {
  id: 'sorting_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('项目：{{regulation}}立法后评估　　编号：{{project_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、改变我看法的一个数据'),
      blank(),
      heading('三、我会怎样改一条'),
      blank(),
      heading('四、如果重来一次'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Project: evaluation of the {{regulation}}. Number: {{project_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. A figure that changed my mind'),
      blank(),
      heading('3. An article and how I would amend it'),
      blank(),
      heading('4. If I could do it again'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(
      bi('数据有来源和局限', 'Data with source and limits'),
      '改变我看法的一个数据',
      'A figure that changed my mind',
    ),
    under(bi('判断引到法条', 'Judgments supported by articles'), '我会怎样改一条', 'how I would amend it'),
  ],
};

export const ANALYSIS_TEMPLATES: Template[] = [EVALUATION];
export const PROPOSAL_TEMPLATES: Template[] = [AMENDMENT];
export const REPORT_TEMPLATES: Template[] = [REPORT];
