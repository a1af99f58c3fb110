import type { Template } from '@lets/contract';
import {
  bi,
  blank,
  bullets,
  heading,
  line,
  p,
  part,
  seal,
  selfCheck,
  sign,
  table,
  title,
  under,
} from '../build.ts';
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

export const AGREEMENT: Template = {
  id: 'agreement',
  name: bi('人民调解协议书', 'Mediation agreement'),
  role_ids: ['recorder'],
  body: write(
    [
      title('人民调解协议书'),
      line('{{case_number}}', 'right'),
      line('当事人：{{applicant_name}}，住{{applicant_home}}'),
      line('当事人：{{owner_name}}，{{respondent_home}}房主；{{tenant_name}}，同室租客'),
      line('人民调解员：{{mediator_name}}'),
      part('纠纷的主要事实、争议事项和各方的责任'),
      blank(),
      p('各方认可的损失总额：{{loss_total}}'),
      part('协议内容'),
      p('{{terms}}'),
      part('履行的方式、期限'),
      p('{{payment_plan}}'),
      bullets('各方今后不以断水等方式影响他人生活。', '本协议履行完毕，各方就本次漏水再无其他争议。'),
      p(
        '本协议自各方签名、调解员签名并加盖印章之日起生效，一式四份。各方可以自生效之日起三十日内共同申请司法确认。',
      ),
      sign('downstairs', '当事人'),
      sign('owner', '当事人'),
      sign('tenant', '当事人'),
      sign('mediator', '人民调解员'),
      line('{{mediation_date}}', 'right'),
      seal('河东社区人民调解委员会'),
    ],
    [
      title('Mediation Agreement'),
      line('{{case_number}}', 'right'),
      line('Party: {{applicant_name}}, {{applicant_home}}'),
      line('Parties: {{owner_name}}, owner of {{respondent_home}}; {{tenant_name}}, tenant there'),
      line("People's mediator: {{mediator_name}}"),
      part('Main Facts, Points in Dispute, Responsibility of Each'),
      blank(),
      p('Loss agreed in all: {{loss_total}}'),
      part('Terms'),
      p('{{terms}}'),
      part('How and When Performed'),
      p('{{payment_plan}}'),
      bullets(
        'No party will in future cut off water or the like and so affect the life of another.',
        'Once this is performed no party has any further claim from this leak.',
      ),
      p(
        'This agreement takes effect when all parties and the mediator have signed and it is sealed; four copies. Within thirty days of that the parties may together apply for judicial confirmation.',
      ),
      sign('downstairs', 'Party'),
      sign('owner', 'Party'),
      sign('tenant', 'Party'),
      sign('mediator', "People's mediator"),
      line('{{mediation_date}}', 'right'),
      seal('Hedong Mediation Committee'),
    ],
  ),
  elements: [
    under(
      bi('第二十九条的三项内容', 'The three items of Article 29'),
      '当事人：；纠纷的主要事实；协议内容；履行的方式',
      'Party:; Main Facts; Terms; How and When',
    ),
    under(
      bi(
        '金额、日期、账户、谁付给谁，能够执行',
        'Amount, date, account and who pays whom, so that it can be enforced',
      ),
      '协议内容；履行的方式',
      'Terms; How and When',
    ),
    selfCheck(
      bi(
        '不违反法律，不损害他人（第三条第二项）',
        'Nothing that is against the law or harms others (Article 3(2))',
      ),
    ),
  ],
};

export const CONFIRMATION: Template = {
  id: 'confirmation',
  name: bi('司法确认申请书', 'Application for judicial confirmation'),
  role_ids: ['downstairs'],
  body: write(
    [
      title('司法确认申请书'),
      line('申请人：{{applicant_name}}、{{owner_name}}、{{tenant_name}}'),
      p('请求：依法确认 {{case_number}} 人民调解协议有效。'),
      p('事实和理由：{{mediation_date}}，经{{committee}}主持调解，申请人自愿达成协议，内容为：{{terms}}'),
      p(
        '申请人出于解决纠纷的目的自愿达成协议，没有恶意串通、规避法律的行为；因此给他人造成损害的，愿意承担法律责任。',
      ),
      p('此致'),
      line('清和区人民法院'),
      p('附：（写明人民调解协议书、主持调解的证明、财产权利证明和身份证明。）'),
      sign('downstairs', '申请人'),
      sign('owner', '申请人'),
      sign('tenant', '申请人'),
      line('{{confirmation_date}}', 'right'),
    ],
    [
      title('Application for Judicial Confirmation'),
      line('Applicants: {{applicant_name}}, {{owner_name}}, {{tenant_name}}'),
      p('Claim: that mediation agreement {{case_number}} be confirmed as valid.'),
      p(
        'Facts and grounds: on {{mediation_date}}, before the {{committee}}, the applicants agreed voluntarily: {{terms}}',
      ),
      p(
        'The applicants agreed voluntarily to settle a dispute, without collusion or evasion of law; if others are harmed by it they will bear the liability.',
      ),
      p('To'),
      line("Qinghe District People's Court"),
      p(
        'Annexed: (name the agreement, the certificate of mediation, the proof of title and the identities.)',
      ),
      sign('downstairs', 'Applicant'),
      sign('owner', 'Applicant'),
      sign('tenant', 'Applicant'),
      line('{{confirmation_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '双方共同申请，三十日内（第三十三条；民事诉讼法第二百零五条）',
        'Together, within thirty days (Article 33; Civil Procedure Law, Article 205)',
      ),
      '申请人：；申请司法确认日期',
      'Applicants:; Date of the application for confirmation',
    ),
    under(
      bi(
        '附协议、调解组织的证明和财产权利证明（民诉法解释第三百五十四条）',
        'With the agreement, proof of the mediation and of property rights (CPL Interpretation, Article 354)',
      ),
      '附：',
      'Annexed:',
    ),
  ],
};

const NOTICE: Template = {
  id: 'end_notice',
  name: bi('终止调解告知书', 'Notice that mediation has ended'),
  role_ids: ['recorder'],
  body: write(
    [
      title('终止调解告知书'),
      line('{{case_number}}', 'right'),
      line('{{applicant_name}}、{{owner_name}}、{{tenant_name}}：'),
      p(
        '你们因漏水发生的纠纷，经{{committee}}{{mediation_date}}调解，未能达成协议，现依照[[《人民调解法》第二十六条]]终止调解。',
      ),
      p('你们可以通过下列途径维护自己的权利：{{remedy}}'),
      p('调解中作出的让步，不影响各方重新提出主张。在此期间请不要采取断水、堵门等方式。'),
      sign('mediator', '人民调解员'),
      seal('河东社区人民调解委员会'),
    ],
    [
      title('Notice that Mediation Has Ended'),
      line('{{case_number}}', 'right'),
      line('To {{applicant_name}}, {{owner_name}} and {{tenant_name}}:'),
      p(
        "Your dispute about the leak was mediated by the {{committee}} on {{mediation_date}} without agreement. Mediation is ended under [[Article 26 of the People's Mediation Law]].",
      ),
      p('You may protect your rights through the following remedies: {{remedy}}'),
      p(
        'Concessions made here do not keep anybody from asserting their claims afresh. Until then please do not cut off water, block doors or the like.',
      ),
      sign('mediator', "People's mediator"),
      seal('Hedong Mediation Committee'),
    ],
  ),
  elements: [
    under(bi('写明终止和依据', 'That it is ended, and on what ground'), '终止调解', 'Mediation is ended'),
    under(
      bi(
        '途径写具体：到哪个法院、告谁、时效多久',
        'Each remedy in detail: which court, against whom, within what time',
      ),
      '下列途径',
      'following remedies',
    ),
  ],
};

const ACTION: Template = {
  id: 'action_outline',
  name: bi('民事起诉状提纲', 'Outline of a complaint'),
  role_ids: ['downstairs'],
  body: write(
    [
      title('民事起诉状（提纲）'),
      line('原告：{{applicant_name}}，住{{applicant_home}}'),
      heading('一、被告是谁，为什么是他们'),
      blank(),
      heading('二、诉讼请求'),
      p('{{claims}}'),
      heading('三、事实、理由和证据'),
      blank(),
      heading('四、案由，到哪个法院'),
      blank(),
    ],
    [
      title('Complaint (outline)'),
      line('Plaintiff: {{applicant_name}}, {{applicant_home}}'),
      heading('1. Who the defendants are, and why'),
      blank(),
      heading('2. Claims'),
      p('{{claims}}'),
      heading('3. Facts, grounds and evidence'),
      blank(),
      heading('4. Cause of action, and which court'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi(
        '有明确的被告和具体的请求（民事诉讼法第一百二十二条）',
        'Definite defendants and specific claims (Civil Procedure Law, Article 122)',
      ),
      '一、被告是谁；二、诉讼请求',
      '1. Who the defendants are; 2. Claims',
    ),
    under(bi('只请求有依据的项目', 'Only claims that have a ground'), '二、诉讼请求', '2. Claims'),
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
      heading('3. Which sentence turned the talks, or broke them'),
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

export const NEXT_TEMPLATES: Template[] = [NOTICE, ACTION];
export const REPORT_TEMPLATES: Template[] = [REPORT];
