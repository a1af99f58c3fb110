import type { DocumentForm } from '@lets/contract';
import { bi, heading, line, p, sign, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

const NOTICE: DocumentForm = {
  id: 'penalty_notice',
  group: 'administration',
  name: bi('行政处罚事先告知书', 'Notice of a proposed penalty'),
  body: write(
    [
      title('{{authority}}'),
      title('行政处罚事先告知书'),
      line('{{case_number}}', 'right'),
      line('{{party_name}}：'),
      p('经查，（写明违法事实：时间、地点、行为、证据）。上述行为违反了（写明法律条文）的规定。'),
      p('依据（写明法律条文），本机关拟对你（单位）作出（写明处罚种类和幅度）的行政处罚。'),
      p('（从轻、减轻、不予处罚的情节和裁量理由。）'),
      p(
        '依照《中华人民共和国行政处罚法》第四十四条、第四十五条，你（单位）有权进行陈述和申辩。（符合第六十三条的，可以在收到本告知书之日起五日内要求听证。）',
      ),
      sign(DRAFTER, '经办人'),
      line('{{today}}', 'right'),
    ],
    [
      title('{{authority}}'),
      title('Notice of a Proposed Penalty'),
      line('{{case_number}}', 'right'),
      line('To {{party_name}}:'),
      p(
        'It has been found that (state the breach: time, place, act, evidence). This breaches (state the article).',
      ),
      p('Under (state the article), this authority proposes the penalty of (state kind and measure).'),
      p('(What speaks for a lighter penalty or none, and how discretion was used.)'),
      p(
        'Under Articles 44 and 45 of the Administrative Penalty Law you may state your case and defend yourself. (Where Article 63 applies, a hearing may be asked for within five days of receiving this notice.)',
      ),
      sign(DRAFTER, 'Officer in charge'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '拟作出处罚的内容、事实、理由、依据（《行政处罚法》第四十四条）',
        'The penalty proposed, its facts, reasons and law (Administrative Penalty Law, Article 44)',
      ),
      '经查；本机关拟',
      'It has been found; this authority proposes',
    ),
    under(
      bi(
        '陈述、申辩的权利（第四十五条）；要求听证的权利（第六十三条）',
        'The right to plead (Article 45) and to a hearing (Article 63)',
      ),
      '有权进行陈述和申辩',
      'you may state your case',
    ),
  ],
};

const PENALTY: DocumentForm = {
  id: 'penalty_decision',
  group: 'administration',
  name: bi('行政处罚决定书', 'Penalty decision'),
  body: write(
    [
      title('{{authority}}'),
      title('行政处罚决定书'),
      line('{{case_number}}', 'right'),
      line('当事人：{{party_name}}，住{{party_address}}。'),
      heading('一、违法事实和证据'),
      p('（事实；每一事实的证据。）'),
      heading('二、陈述、申辩和听证情况'),
      p('（当事人的意见，是否采纳及理由。）'),
      heading('三、处罚的理由和依据'),
      p('（违反的条文、处罚的条文、裁量的理由。）'),
      heading('四、决定'),
      p('（处罚种类和数额。）'),
      p('履行方式和期限：（写明。）'),
      p('如不服本决定，可以在收到本决定书之日起六十日内申请行政复议，或者在六个月内提起行政诉讼。'),
      sign(DRAFTER, '机关负责人'),
      line('{{today}}', 'right'),
    ],
    [
      title('{{authority}}'),
      title('Penalty Decision'),
      line('{{case_number}}', 'right'),
      line('Party: {{party_name}}, of {{party_address}}.'),
      heading('1. Breach and evidence'),
      p('(The facts, and the evidence for each.)'),
      heading('2. Plea and hearing'),
      p('(What the party said, whether it is accepted, and why.)'),
      heading('3. Reasons and law'),
      p('(The article breached, the article of the penalty, how discretion was used.)'),
      heading('4. Decision'),
      p('(Kind and measure of the penalty.)'),
      p('How and by when it is to be performed: (state).'),
      p(
        'Against this decision an administrative review may be applied for within sixty days of receiving it, or an action brought within six months.',
      ),
      sign(DRAFTER, 'Head of the authority'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('《行政处罚法》第五十九条的各项内容', 'Every item of Article 59 of the Administrative Penalty Law'),
      '当事人：；一、违法事实和证据；三、处罚的理由和依据；四、决定；履行方式和期限；如不服本决定',
      'Party:; 1. Breach and evidence; 3. Reasons and law; 4. Decision; How and by when; Against this decision',
    ),
    under(
      bi('对陈述、申辩的回应（第四十五条）', 'An answer to the plea (Article 45)'),
      '二、陈述、申辩和听证情况',
      '2. Plea and hearing',
    ),
    under(
      bi('复议和诉讼的途径和期限', 'The ways to review and court, with their time limits'),
      '如不服本决定',
      'Against this decision',
    ),
  ],
};

export const ADMINISTRATION_FORMS = [NOTICE, PENALTY];
