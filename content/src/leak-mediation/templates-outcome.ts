import type { Template } from '@lets/contract';
import { bi, blank, bullets, line, p, part, seal, selfCheck, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What is written where the parties agree. */

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
