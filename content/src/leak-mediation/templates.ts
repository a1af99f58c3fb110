import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, table, title, under } from '../build.ts';
import { write } from './fields.ts';
import { ALL_ROLES } from './roles.ts';

export const CLAIM: Template = {
  id: 'claim',
  name: bi('人民调解申请书', "Application for people's mediation"),
  role_ids: ['downstairs'],
  body: write(
    [
      title('人民调解申请书'),
      line('申请人：{{applicant_name}}，住{{applicant_home}}'),
      line('被申请人：{{owner_name}}、{{tenant_name}}（{{respondent_home}}）'),
      heading('一、纠纷事实'),
      blank(),
      heading('二、请求'),
      p('{{claims}}'),
      table(['项目', '金额', '依据'], ['', '', ''], ['', '', ''], ['', '', ''], ['合计', '', '']),
      p('本人知道：调解凭自愿，不收费；调解不影响通过其他途径维护权利。'),
      sign('downstairs', '申请人'),
      line('{{apply_date}}', 'right'),
    ],
    [
      title("Application for People's Mediation"),
      line('Applicant: {{applicant_name}}, {{applicant_home}}'),
      line('Respondents: {{owner_name}} and {{tenant_name}} ({{respondent_home}})'),
      heading('1. Facts'),
      blank(),
      heading('2. What is asked for'),
      p('{{claims}}'),
      table(['Item', 'Amount', 'Evidence'], ['', '', ''], ['', '', ''], ['', '', ''], ['Total', '', '']),
      p(
        'I know that mediation is voluntary and free of charge, and that it does not stand in the way of other remedies.',
      ),
      sign('downstairs', 'Applicant'),
      line('{{apply_date}}', 'right'),
    ],
  ),
  elements: [
    bi(
      '事实按时间写，不写评价（《人民调解法》第二十四条第一项）',
      "Facts in order of time, without judgment (People's Mediation Law, Article 24(1))",
    ),
    bi('每一项损失有金额和依据', 'An amount and evidence for each loss'),
    under(
      bi(
        '财产损失按市场价格（《民法典》第一千一百八十四条）',
        'Property at market price (Civil Code, Article 1184)',
      ),
      '项目',
      'Item',
    ),
  ],
};

export const REPLY: Template = {
  id: 'reply',
  name: bi('情况说明和方案', 'Statement and offer'),
  role_ids: ['owner', 'tenant'],
  body: write(
    [
      title('情况说明和方案'),
      line('房主：{{owner_name}}　　租客：{{tenant_name}}　　房屋：{{respondent_home}}'),
      heading('一、经过（报修、爆管、停水）'),
      blank(),
      heading('二、我承认的、我不同意的'),
      blank(),
      heading('三、我愿意承担'),
      p('{{offer}}'),
      heading('四、房主和租客之间怎样分'),
      blank(),
    ],
    [
      title('Statement and Offer'),
      line('Owner: {{owner_name}}. Tenant: {{tenant_name}}. Flat: {{respondent_home}}'),
      heading('1. What happened: report, burst, water cut'),
      blank(),
      heading('2. What I admit, what I do not'),
      blank(),
      heading('3. What I offer'),
      p('{{offer}}'),
      heading('4. Between owner and tenant'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi(
        '维修义务和过错分开写（《民法典》第七百一十二条、第一千一百六十五条）',
        'The duty to repair and fault set out separately (Civil Code, Articles 712 and 1165)',
      ),
      '我承认的',
      'What I admit',
    ),
    under(
      bi('给出一个可以谈的数字，或者别的方案', 'A figure to talk about, or another offer'),
      '三、我愿意承担',
      '3. What I offer',
    ),
  ],
};

const REPORT: Template = {
  id: 'mediation_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('纠纷：河东社区 6 栋漏水　　编号：{{case_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、我真正想要的是什么，得到了吗'),
      blank(),
      heading('三、哪一句话使谈判有了转机，或者谈崩了'),
      blank(),
      heading('四、换一张变数卡，我会怎样谈'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Dispute: the leak in Building 6, Hedong. Number: {{case_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. What I really wanted, and whether I got it'),
      blank(),
      heading('3. Which sentence was the turning point of the talks, or ended them'),
      blank(),
      heading('4. With another card, how I would have negotiated'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(
      bi('说得出口的要求和真正的需要', 'What was demanded and what was needed'),
      '我真正想要的是什么',
      'What I really wanted',
    ),
    under(
      bi('变换事实以后的谈法', 'How to negotiate with a fact changed'),
      '换一张变数卡',
      'With another card',
    ),
  ],
};

export const REPORT_TEMPLATES: Template[] = [REPORT];
