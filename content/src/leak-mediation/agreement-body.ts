import type { BilingualDocument } from '@lets/contract';
import { type Block, bullets, line, p, part, seal, sign, title } from '../build.ts';
import { write } from './fields.ts';

export interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

/** The agreement, with its facts, shares and the clause on water as they are filled in. */
export const agreement = (
  facts: Both,
  shares: Both,
  clauses: readonly [zh: string, en: string],
): BilingualDocument =>
  write(
    [
      title('人民调解协议书'),
      line('{{case_number}}', 'right'),
      line('当事人：{{applicant_name}}，住{{applicant_home}}'),
      line('当事人：{{owner_name}}，{{respondent_home}}房主；{{tenant_name}}，同室租客'),
      line('人民调解员：{{mediator_name}}'),
      part('纠纷的主要事实、争议事项和各方的责任'),
      ...facts.zh,
      p('各方认可的损失总额：{{loss_total}}'),
      part('协议内容'),
      p('{{terms}}'),
      ...shares.zh,
      part('履行的方式、期限'),
      p('{{payment_plan}}'),
      bullets(clauses[0], '本协议履行完毕，各方就本次漏水再无其他争议。'),
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
      ...facts.en,
      p('Loss agreed in all: {{loss_total}}'),
      part('Terms'),
      p('{{terms}}'),
      ...shares.en,
      part('How and When Performed'),
      p('{{payment_plan}}'),
      bullets(clauses[1], 'Once this is performed no party has any further claim from this leak.'),
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
  );

export const NONE: Both = { zh: [], en: [] };
export const NO_WATER_CUT: [string, string] = [
  '各方今后不以断水等方式影响他人生活。',
  'No party will in future cut off water or the like and so affect the life of another.',
];
