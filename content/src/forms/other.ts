import type { DocumentForm } from '@lets/contract';
import { bi, blank, heading, line, p, part, selfCheck, sign, title, under } from '../build.ts';
import { write } from './fields.ts';
import { COMMISSION, DRAFTER, EXPLANATION, OPINION } from './written.ts';

const ARBITRATION: DocumentForm = {
  id: 'arbitration_application',
  group: 'alternative',
  name: bi('仲裁申请书', 'Request for arbitration'),
  body: write(
    [
      title('仲裁申请书'),
      line('**申请人：**{{plaintiff_name}}，住{{plaintiff_address}}，联系方式：{{plaintiff_phone}}。'),
      line('**被申请人：**{{defendant_name}}，住{{defendant_address}}，联系方式：{{defendant_phone}}。'),
      line('**仲裁依据：**（写明仲裁协议的日期、条款和内容。）'),
      part('仲裁请求'),
      line('一、'),
      line('二、仲裁费用由被申请人承担。'),
      part('事实和理由'),
      p('（事实、证据和法律依据。）'),
      p('此致'),
      line('{{arbitration_body}}'),
      line('附：仲裁协议、证据和证据来源、证人姓名和住所'),
      sign(DRAFTER, '申请人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Request for Arbitration'),
      line('**Claimant:** {{plaintiff_name}}, of {{plaintiff_address}}, contact {{plaintiff_phone}}.'),
      line('**Respondent:** {{defendant_name}}, of {{defendant_address}}, contact {{defendant_phone}}.'),
      line('**Basis:** (state the date, clause and words of the arbitration agreement.)'),
      part('Requests'),
      line('1.'),
      line('2. That the respondent bear the costs of the arbitration.'),
      part('Facts and Grounds'),
      p('(Facts, evidence and law.)'),
      p('To'),
      line('{{arbitration_body}}'),
      line('Enclosed: arbitration agreement, evidence and its sources, witnesses and their addresses'),
      sign(DRAFTER, 'Claimant'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('当事人身份、住所和联系方式', 'Parties, addresses, contacts'),
      '申请人：；被申请人：',
      'Claimant:; Respondent:',
    ),
    under(bi('有效的仲裁协议', 'A valid arbitration agreement'), '仲裁依据', 'Basis'),
    under(
      bi('仲裁请求和所根据的事实、理由、证据', 'Requests with the facts, grounds and evidence for them'),
      '仲裁请求；事实和理由',
      'Requests; Facts and Grounds',
    ),
  ],
};

const SETTLEMENT: DocumentForm = {
  id: 'settlement',
  group: 'alternative',
  name: bi('调解协议', 'Settlement agreement'),
  body: write(
    [
      title('调解协议'),
      line('甲方：{{plaintiff_name}}　　乙方：{{defendant_name}}'),
      p('双方因{{cause}}发生纠纷，经调解，自愿达成如下协议：'),
      line('一、（履行的内容：数额、日期、方式、账户。）'),
      line('二、（逾期不履行的后果。）'),
      line('三、（其他争议的处理；费用的负担。）'),
      p('本协议自双方签名之日起生效，一式　份。'),
      sign(DRAFTER, '当事人'),
      line('对方当事人：'),
      line('{{today}}', 'right'),
    ],
    [
      title('Settlement Agreement'),
      line('Party A: {{plaintiff_name}}. Party B: {{defendant_name}}.'),
      p('In their dispute on {{cause}} the parties have, after mediation and of their own will, agreed:'),
      line('1. (What is to be done: sum, date, manner, account.)'),
      line('2. (What follows from delay.)'),
      line('3. (Other matters in dispute; the costs.)'),
      p('This agreement takes effect when both have signed it.'),
      sign(DRAFTER, 'Party'),
      line('The other party:'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    selfCheck(bi('自愿、合法', 'Voluntary and lawful')),
    under(
      bi('数额、日期、方式明确，能够执行', 'Definite in sum, date and manner; fit to be enforced'),
      '自愿达成如下协议',
      'of their own will',
    ),
    bi('双方签名', 'Signed by both'),
  ],
};

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

const REPORT: DocumentForm = {
  id: 'experiment_report',
  group: 'study',
  name: bi('实验报告', 'Experiment report'),
  body: write(
    [
      title('实验报告'),
      line('实验名称：{{subject}}　　日期：{{today}}'),
      heading('一、角色和任务'),
      blank(),
      heading('二、过程和关键选择'),
      blank(),
      heading('三、争议焦点和法律适用'),
      p('（引用条文和证据编号。）'),
      heading('四、结果和评析'),
      blank(),
      heading('五、反思'),
      p('（如果重来一次，哪一个选择会不同，为什么。）'),
      sign(DRAFTER, '报告人'),
    ],
    [
      title('Experiment Report'),
      line('Experiment: {{subject}}. Date: {{today}}.'),
      heading('1. Role and task'),
      blank(),
      heading('2. Course and decisive choices'),
      blank(),
      heading('3. Issues and law applied'),
      p('(Articles and numbered evidence.)'),
      heading('4. Outcome and appraisal'),
      blank(),
      heading('5. Reflection'),
      p('(Which choice would you make differently, and why.)'),
      sign(DRAFTER, 'Written by'),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '一、角色和任务', '1. Role and task'),
    under(
      bi('引用条文和证据编号', 'Articles and numbered evidence'),
      '三、争议焦点和法律适用',
      '3. Issues and law applied',
    ),
    under(bi('对一次选择的反思', 'A choice thought over again'), '五、反思', '5. Reflection'),
  ],
};

export const OTHER_FORMS = [
  ARBITRATION,
  SETTLEMENT,
  NOTICE,
  PENALTY,
  OPINION,
  EXPLANATION,
  COMMISSION,
  REPORT,
];
