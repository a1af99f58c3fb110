import type { DocumentForm } from '@lets/contract';
import { bi, line, p, part, selfCheck, sign, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

const ARBITRATION: DocumentForm = {
  id: 'arbitration_application',
  group: 'alternative',
  name: bi('仲裁申请书', 'Request for arbitration'),
  body: write(
    [
      title('仲裁申请书'),
      line('**申请人：**{{claimant_name}}，住{{claimant_address}}，联系方式：{{claimant_phone}}。'),
      line('**被申请人：**{{respondent_name}}，住{{respondent_address}}，联系方式：{{respondent_phone}}。'),
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
      line('**Claimant:** {{claimant_name}}, of {{claimant_address}}, contact {{claimant_phone}}.'),
      line('**Respondent:** {{respondent_name}}, of {{respondent_address}}, contact {{respondent_phone}}.'),
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

export const ALTERNATIVE_FORMS = [ARBITRATION, SETTLEMENT];
