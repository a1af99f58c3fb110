import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { ALL_ROLES } from '../roles.ts';

const OBJECTION: Template = {
  id: 'objection',
  name: bi('对鉴定意见的异议书', 'Objections to the opinion'),
  role_ids: ['counsel_p', 'counsel_d'],
  body: write(
    [
      title('对鉴定意见的异议书'),
      line('{{case_number}}', 'right'),
      p(
        '对{{institution}} {{opinion_date}}出具的鉴定意见书，依照[[《最高人民法院关于民事诉讼证据的若干规定》第三十七条第二款]]提出异议：',
      ),
      heading('一、异议的内容'),
      p('{{objections}}'),
      heading('二、理由（材料、方法、过程、结论，分项写）'),
      blank(),
      heading('三、请求（解释说明、出庭、补充鉴定）'),
      blank(),
      line('提出异议的一方签名：'),
      sign('counsel_p', '原告委托诉讼代理人'),
      sign('counsel_d', '被告委托诉讼代理人'),
      line('{{objection_date}}', 'right'),
    ],
    [
      title('Objections to the Opinion'),
      line('{{case_number}}', 'right'),
      p(
        'Under [[Article 37, second paragraph, of the Provisions on Evidence]] the following objections are made to the opinion of the {{institution}} of {{opinion_date}}:',
      ),
      heading('1. Objections'),
      p('{{objections}}'),
      heading('2. Reasons (material, method, process and conclusion separately)'),
      blank(),
      heading('3. Requests (explanation, appearance, supplement)'),
      blank(),
      line('Signed by the objecting side:'),
      sign('counsel_p', 'Counsel for the plaintiff'),
      sign('counsel_d', 'Counsel for the defendant'),
      line('{{objection_date}}', 'right'),
    ],
  ),
  elements: [
    under(bi('指定期间内书面提出', 'In writing and in time'), '异议日期', 'Date of the objections'),
    bi('针对方法，不针对人', 'Directed at the method, not at persons'),
    bi('请求具体', 'Specific requests'),
  ],
};

const REASONING: Template = {
  id: 'evidence_reasons',
  name: bi('判决书（鉴定意见采信说理部分）', 'Judgment (reasons on the expert opinion)'),
  role_ids: ['judge', 'judge_b', 'clerk'],
  body: write(
    [
      title('{{court}}'),
      title('民事判决书（证据采信部分）'),
      line('{{case_number}}', 'right'),
      p(
        '{{plaintiff_name}}主张{{defendant_name}}欠款 {{claimed}} 元，双方认可的送货单合计 {{delivered}} 元。',
      ),
      heading('一、印章的推定和举证责任'),
      blank(),
      heading('二、对鉴定意见的审查（资格、材料、方法、过程、结论）'),
      blank(),
      heading('三、对异议和有专门知识的人意见的回应'),
      blank(),
      heading('四、与其他证据的印证'),
      blank(),
      heading('五、认定'),
      p('{{adopted}}'),
      sign('judge', '审判长'),
      sign('judge_b', '审判员'),
    ],
    [
      title('{{court}}'),
      title('Civil Judgment (on the evidence)'),
      line('{{case_number}}', 'right'),
      p(
        '{{plaintiff_name}} claims that {{defendant_name}} owes {{claimed}} yuan; the delivery slips that both parties accept come to {{delivered}} yuan in total.',
      ),
      heading('1. The presumption of the seal and the burden of proof'),
      blank(),
      heading('2. Review of the opinion (qualification, material, method, process, conclusion)'),
      blank(),
      heading('3. Response to the objections and to the person with special knowledge'),
      blank(),
      heading('4. Corroboration by other evidence'),
      blank(),
      heading('5. Finding'),
      p('{{adopted}}'),
      sign('judge', 'Presiding judge'),
      sign('judge_b', 'Judge'),
    ],
  ),
  elements: [
    bi('推定、推翻、举证责任的次序', 'Presumption, rebuttal and burden of proof in order'),
    bi('五个方面的审查', 'The five points of review'),
    bi('回应异议', 'Response to the objections'),
    under(
      bi('与缺口、送货单印证', 'Corroboration by the nick and the slips'),
      '四、与其他证据的印证',
      '4. Corroboration by other evidence',
    ),
  ],
};

const REPORT: Template = {
  id: 'forensic_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('案件：{{plaintiff_name}}诉{{defendant_name}}　　案号：{{case_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、科学回答了什么，没有回答什么'),
      blank(),
      heading('三、哪一步程序保证了可信'),
      blank(),
      heading('四、如果重来一次'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Case: {{plaintiff_name}} v. {{defendant_name}}. Number: {{case_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. What science answered and what it did not'),
      blank(),
      heading('3. Which step of procedure made it credible'),
      blank(),
      heading('4. If I could do it again'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(bi('方法和局限', 'Method and limits'), '科学回答了什么', 'What science answered'),
    bi('程序引到条文', 'Procedure, citing the article'),
  ],
};

export const OBJECTION_TEMPLATES: Template[] = [OBJECTION];
export const REASONING_TEMPLATES: Template[] = [REASONING];
export const REPORT_TEMPLATES: Template[] = [REPORT];
