import type { DocumentForm } from '@lets/contract';
import { bi, heading, line, p, part, sign, table, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

const HEARING: DocumentForm = {
  id: 'hearing_record',
  group: 'court',
  name: bi('庭审笔录', 'Record of the hearing'),
  body: write(
    [
      title('庭审笔录'),
      line('案号：{{case_number}}　　案由：{{cause}}'),
      line('时间：{{hearing_date}}　　地点：{{hearing_place}}'),
      line('审判长：{{presiding_name}}　　书记员：{{clerk_name}}'),
      part('庭前准备'),
      p('（查明到庭情况，宣布法庭纪律、合议庭组成人员和书记员名单，告知诉讼权利义务，询问是否申请回避。）'),
      part('法庭调查'),
      p('原告：（诉讼请求和事实理由。）'),
      p('被告：（答辩意见。）'),
      table(['证据', '举证方说明', '对方质证意见（真实性、合法性、关联性）'], ['', '', ''], ['', '', '']),
      p('审判长：（归纳争议焦点。）'),
      part('法庭辩论'),
      p('原告：'),
      p('被告：'),
      part('最后陈述和调解'),
      p('（各方最后意见；是否同意调解。）'),
      p('（休庭。以上笔录经当事人阅读核对无误后签名。）'),
      line('当事人和其他诉讼参与人签名：'),
      sign(DRAFTER, '书记员'),
    ],
    [
      title('Record of the Hearing'),
      line('Case number: {{case_number}}. Cause of action: {{cause}}.'),
      line('Time: {{hearing_date}}. Place: {{hearing_place}}.'),
      line('Presiding judge: {{presiding_name}}. Clerk: {{clerk_name}}.'),
      part('Before the Hearing'),
      p(
        '(Who has appeared; the order of the court; the panel and the clerk; rights and duties; whether anybody asks for a withdrawal.)',
      ),
      part('Inquiry'),
      p('Plaintiff: (claims, facts and grounds.)'),
      p('Defendant: (the answer.)'),
      table(
        ['Evidence', 'What it is offered for', 'The other side on authenticity, lawfulness, relevance'],
        ['', '', ''],
        ['', '', ''],
      ),
      p('Presiding judge: (the issues in dispute.)'),
      part('Debate'),
      p('Plaintiff:'),
      p('Defendant:'),
      part('Last Words and Mediation'),
      p('(The last words of each side; whether they agree to mediation.)'),
      p('(Adjourned. Signed by the parties after they have read this record and found it correct.)'),
      line('Parties and other participants sign:'),
      sign(DRAFTER, 'Clerk'),
    ],
  ),
  elements: [
    bi(
      '全部活动记入笔录，由审判人员和书记员签名（《民事诉讼法》第一百五十条）',
      'The whole hearing is recorded, signed by judges and clerk (Civil Procedure Law, Article 150)',
    ),
    bi('当事人阅读、核对、补正后签名', 'Read, checked, corrected and signed by the parties'),
    bi('质证写明真实性、合法性、关联性', 'Evidence tested for authenticity, lawfulness, relevance'),
  ],
};

const DELIBERATION: DocumentForm = {
  id: 'deliberation_record',
  group: 'court',
  name: bi('合议庭评议笔录', 'Record of deliberation'),
  body: write(
    [
      title('合议庭评议笔录'),
      line('案号：{{case_number}}　　时间：{{today}}　　地点：{{hearing_place}}'),
      line('合议庭成员：{{presiding_name}}、　　　、　　　。记录：{{clerk_name}}'),
      heading('一、认定的事实和采信的证据'),
      p('（承办人意见；其他成员意见。）'),
      heading('二、适用的法律'),
      p('（各成员意见和理由。）'),
      heading('三、表决'),
      table(['成员', '意见', '理由'], ['', '', ''], ['', '', ''], ['', '', '']),
      p('评议结论：（按照多数人的意见作出；少数人的不同意见如下。）'),
      sign(DRAFTER, '合议庭成员'),
    ],
    [
      title('Record of Deliberation'),
      line('Case number: {{case_number}}. Date: {{today}}. Place: {{hearing_place}}.'),
      line('Panel: {{presiding_name}},            ,            . Recorded by: {{clerk_name}}.'),
      heading('1. Facts found and evidence accepted'),
      p('(The reporting judge; the other members.)'),
      heading('2. Law applied'),
      p('(Each member, with reasons.)'),
      heading('3. Vote'),
      table(['Member', 'Opinion', 'Reasons'], ['', '', ''], ['', '', ''], ['', '', '']),
      p('Conclusion: (by majority; the differing opinion of the minority is as follows.)'),
      sign(DRAFTER, 'Member of the panel'),
    ],
  ),
  elements: [
    bi(
      '少数服从多数，不同意见如实记入（《民事诉讼法》第四十五条）',
      'Majority decides; differing opinions entered truthfully (Civil Procedure Law, Article 45)',
    ),
    bi('每位成员都发表意见并签名', 'Every member speaks and signs'),
  ],
};

const JUDGMENT: DocumentForm = {
  id: 'judgment',
  group: 'court',
  name: bi('民事判决书', 'Civil judgment'),
  body: write(
    [
      title('{{court}}'),
      title('民事判决书'),
      line('{{case_number}}', 'right'),
      line('原告：{{plaintiff_name}}，住{{plaintiff_address}}。'),
      line('被告：{{defendant_name}}，住{{defendant_address}}。'),
      p(
        '原告{{plaintiff_name}}与被告{{defendant_name}}{{cause}}一案，本院立案后，依法适用（普通程序），于{{hearing_date}}公开开庭进行了审理。本案现已审理终结。',
      ),
      p('原告向本院提出诉讼请求：（最后确定的请求。）事实和理由：（概括。）'),
      p('被告辩称：（概括。）'),
      p('本院经审理认定事实如下：（逐项写明认定的事实和采信、不采信证据的理由。）'),
      part('本院认为'),
      p('（围绕争议焦点，写明适用的法律和理由。）'),
      p('综上所述，依照（法律条文）规定，判决如下：'),
      p('一、'),
      p('二、'),
      p('案件受理费　　元，由　　负担。'),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于{{appeal_court}}。',
      ),
      sign(DRAFTER, '审判长'),
      line('审判员：'),
      line('{{today}}', 'right'),
      line('书记员：{{clerk_name}}', 'right'),
    ],
    [
      title('{{court}}'),
      title('Civil Judgment'),
      line('{{case_number}}', 'right'),
      line('Plaintiff: {{plaintiff_name}}, residing at {{plaintiff_address}}.'),
      line('Defendant: {{defendant_name}}, residing at {{defendant_address}}.'),
      p(
        '{{cause}}, between {{plaintiff_name}} and {{defendant_name}}, was filed with this court and heard in public under the (ordinary procedure) on {{hearing_date}}. The trial is concluded.',
      ),
      p('The plaintiff claims: (state the claims as finally put). Facts and grounds: (in summary).'),
      p('The defendant answers: (in summary).'),
      p('This court finds: (state each fact, and why evidence is accepted or not).'),
      part('Reasons'),
      p('(On each issue: the law applied, and why.)'),
      p('For these reasons, under (articles), this court decides:'),
      p('1.'),
      p('2.'),
      p('The court fee of            yuan is borne by            .'),
      p(
        'A party who does not accept this judgment may, within fifteen days of its service, appeal to {{appeal_court}} by filing a petition of appeal with this court, together with a copy for each opposing party.',
      ),
      sign(DRAFTER, 'Presiding judge'),
      line('Judges:'),
      line('{{today}}', 'right'),
      line('Clerk: {{clerk_name}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '案由、诉讼请求、争议的事实和理由（《民事诉讼法》第一百五十五条第一项）',
        'Cause, claims, facts and grounds in dispute (Civil Procedure Law, Article 155(1))',
      ),
      '原告向本院提出诉讼请求；被告辩称',
      'The plaintiff claims; The defendant answers',
    ),
    under(
      bi('认定的事实和理由、适用的法律和理由（第二项）', 'Facts found and why, law applied and why (item 2)'),
      '经审理认定事实如下；本院认为',
      'This court finds; Reasons',
    ),
    under(
      bi('判决结果和诉讼费用的负担（第三项）', 'The decision and the costs (item 3)'),
      '判决如下；案件受理费',
      'this court decides; The court fee',
    ),
    under(
      bi('上诉期间和上诉的法院（第四项）', 'Time and court of appeal (item 4)'),
      '如不服本判决',
      'does not accept this judgment',
    ),
    bi('审判人员、书记员署名', 'Signed by judges and clerk'),
  ],
};

export const COURT_FORMS = [HEARING, DELIBERATION, JUDGMENT];
