import type { DocumentForm } from '@lets/contract';
import { bi, heading, line, p, selfCheck, sign, table, title, under } from '../build.ts';
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

const HEARING: DocumentForm = {
  id: 'penalty_hearing_record',
  group: 'administration',
  name: bi('行政处罚听证笔录', 'Record of a penalty hearing'),
  body: write(
    [
      title('行政处罚听证笔录'),
      line('案件：{{case_number}}{{cause}}'),
      line('时间：{{hearing_date}}　　地点：{{hearing_place}}'),
      line('听证主持人：{{hearing_host}}　　记录人：{{clerk_name}}'),
      line('案件调查人员：{{officer_name}}'),
      line('当事人：{{party_name}}，住{{party_address}}。　　委托代理人：{{counsel_name}}'),
      heading('一、听证开始'),
      p('（核对参加人；宣布案由和纪律；告知权利义务，询问是否申请主持人回避。）'),
      heading('二、调查人员提出违法事实、证据和处罚建议'),
      p('（事实；证据；拟作出的处罚和依据。）'),
      heading('三、当事人申辩和质证'),
      table(['证据', '当事人的质证意见', '调查人员的回应'], ['', '', ''], ['', '', '']),
      p('（对事实、法律适用、处罚幅度和程序的意见。）'),
      heading('四、辩论和最后陈述'),
      p('调查人员：'),
      p('当事人：'),
      p('（以上笔录经当事人或者其代理人核对无误。拒绝签字的，主持人在此注明。）'),
      line('当事人（代理人）签名：'),
      line('调查人员签名：'),
      sign(DRAFTER, '听证主持人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Record of a Penalty Hearing'),
      line('Case: {{case_number}}, {{cause}}'),
      line('Time: {{hearing_date}}. Place: {{hearing_place}}.'),
      line('Chair: {{hearing_host}}. Recorded by: {{clerk_name}}.'),
      line('Investigators: {{officer_name}}'),
      line('Party: {{party_name}}, of {{party_address}}. Representative: {{counsel_name}}'),
      heading('1. Opening'),
      p(
        '(Who has appeared; cause and order; rights and duties; whether anybody asks for the withdrawal of the chair.)',
      ),
      heading('2. Breach, Evidence and Penalty Proposed'),
      p('(The facts; the evidence; the penalty proposed, and the law.)'),
      heading('3. Plea and Examination of Evidence'),
      table(['Evidence', 'The party on it', 'The investigators in reply'], ['', '', ''], ['', '', '']),
      p('(On facts, law, measure of the penalty and procedure.)'),
      heading('4. Debate and Last Words'),
      p('Investigators:'),
      p('Party:'),
      p(
        '(Read and found correct by the party or representative. Where they refuse to sign, the chair notes it here.)',
      ),
      line('Party (representative) signs:'),
      line('Investigators sign:'),
      sign(DRAFTER, 'Chair of the hearing'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '调查人员提出事实、证据和处罚建议，当事人申辩和质证（《行政处罚法》第六十四条第七项）',
        'Facts, evidence and penalty proposed; plea and examination (Administrative Penalty Law, Article 64(7))',
      ),
      '二、调查人员提出违法事实、证据和处罚建议；三、当事人申辩和质证',
      '2. Breach, Evidence and Penalty Proposed; 3. Plea and Examination of Evidence',
    ),
    bi(
      '当事人核对无误后签名，拒绝的注明（同条第八项）',
      'Checked and signed by the party; a refusal is noted (item 8)',
    ),
    selfCheck(bi('处罚决定以听证笔录为根据（第六十五条）', 'The decision rests on this record (Article 65)')),
  ],
};

export const ADMINISTRATION_FORMS = [NOTICE, PENALTY, HEARING];
