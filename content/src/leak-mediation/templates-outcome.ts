import type { Template } from '@lets/contract';
import { bi, blank, line, p, selfCheck, sign, title, under } from '../build.ts';
import { agreement, NO_WATER_CUT, NONE } from './agreement-body.ts';
import { write } from './fields.ts';

/** What is written where the parties agree. */

export const AGREEMENT: Template = {
  id: 'agreement',
  name: bi('人民调解协议书', 'Mediation agreement'),
  role_ids: ['recorder'],
  body: agreement({ zh: [blank()], en: [blank()] }, NONE, NO_WATER_CUT),
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
