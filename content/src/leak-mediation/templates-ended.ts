import type { Template } from '@lets/contract';
import { bi, blank, eachTheirOwn, heading, line, p, seal, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What is written where they do not. */

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

const DEFENCE: Omit<Template, 'role_ids'> = {
  id: 'defence_outline',
  name: bi('答辩提纲', 'Outline of a defence'),
  body: write(
    [
      title('答辩提纲'),
      line('房主：{{owner_name}}　　租客：{{tenant_name}}　　房屋：{{respondent_home}}'),
      heading('一、诉讼请求：认哪几项，不认哪几项'),
      blank(),
      heading('二、我的过错和份额'),
      blank(),
      heading('三、证据'),
      blank(),
      heading('四、房主和租客之间'),
      blank(),
    ],
    [
      title('Outline of a Defence'),
      line('Owner: {{owner_name}}. Tenant: {{tenant_name}}. Flat: {{respondent_home}}'),
      heading('1. The claims: which items are admitted, and which are not'),
      blank(),
      heading('2. My fault and my share'),
      blank(),
      heading('3. Evidence'),
      blank(),
      heading('4. Between owner and tenant'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('逐项答复，不是一概否认', 'Each item is answered, and nothing denied wholesale'),
      '认哪几项',
      'which items are admitted',
    ),
    under(
      bi(
        '分别侵权，各自承担相应的责任（《民法典》第一千一百七十二条）',
        'Separate torts, each bearing his own share (Civil Code, Article 1172)',
      ),
      '我的过错和份额',
      'My fault and my share',
    ),
  ],
};

export const NEXT_TEMPLATES: Template[] = [
  NOTICE,
  ACTION,
  ...eachTheirOwn(DEFENCE, { owner: bi('房主', 'owner'), tenant: bi('租客', 'tenant') }),
];
