import type { DocumentForm } from '@lets/contract';
import { bi, blank, line, p, part, selfCheck, sign, table, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

const COMPLAINT: DocumentForm = {
  id: 'complaint',
  group: 'civil',
  name: bi('民事起诉状', 'Civil complaint'),
  body: write(
    [
      title('民事起诉状'),
      line(
        '**原告：**{{plaintiff_name}}，（性别、年龄、民族、职业、工作单位），住{{plaintiff_address}}，联系方式：{{plaintiff_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_name}}，{{counsel_firm}}。'),
      line(
        '**被告：**{{defendant_name}}，（性别、工作单位等信息），住{{defendant_address}}，联系方式：{{defendant_phone}}。',
      ),
      part('诉讼请求'),
      line('一、（请写明具体、能够执行的请求：数额、起止日期、计算方法。）'),
      line('二、本案诉讼费用由被告负担。'),
      part('事实与理由'),
      p('（请按时间顺序写明事实：何时、何地、何人、何事、有何证据。）'),
      p('（请写明法律依据：哪一条、为什么适用于以上事实。）'),
      line('证据和证据来源，证人姓名和住所：见证据目录。'),
      p('此致'),
      line('{{court}}'),
      line('附：本起诉状副本　份，证据目录一份'),
      sign(DRAFTER, '具状人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Civil Complaint'),
      line(
        '**Plaintiff:** {{plaintiff_name}}, (sex, age, ethnicity, occupation, employer), residing at {{plaintiff_address}}, contact {{plaintiff_phone}}.',
      ),
      line('**Counsel:** {{counsel_name}}, {{counsel_firm}}.'),
      line(
        '**Defendant:** {{defendant_name}}, (sex, employer and the like), residing at {{defendant_address}}, contact {{defendant_phone}}.',
      ),
      part('Claims'),
      line('1. (State a definite claim that can be enforced: sum, dates from and to, how it is calculated.)'),
      line('2. That the defendant bear the costs of these proceedings.'),
      part('Facts and Grounds'),
      p('(State the facts in order of time: when, where, who, what, and the evidence for it.)'),
      p('(State the law: which article, and why it applies to these facts.)'),
      line('Evidence and its sources, names and addresses of witnesses: see the list of evidence.'),
      p('To'),
      line('{{court}}'),
      line('Enclosed: copies of this complaint, one list of evidence'),
      sign(DRAFTER, 'Plaintiff'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '原告的身份信息和联系方式（《民事诉讼法》第一百二十四条第一项）',
        "The plaintiff's particulars and contact (Civil Procedure Law, Article 124(1))",
      ),
      '原告：',
      'Plaintiff:',
    ),
    under(
      bi('被告的身份信息（第一百二十四条第二项）', "The defendant's particulars (Article 124(2))"),
      '被告：',
      'Defendant:',
    ),
    under(
      bi(
        '诉讼请求和所根据的事实与理由（第一百二十四条第三项）',
        'Claims, with the facts and grounds for them (Article 124(3))',
      ),
      '诉讼请求；事实与理由',
      'Claims; Facts and Grounds',
    ),
    under(
      bi(
        '证据和证据来源，证人姓名和住所（第一百二十四条第四项）',
        'Evidence and its sources, witnesses and their addresses (Article 124(4))',
      ),
      '证据和证据来源',
      'Evidence and its sources',
    ),
    bi('受诉法院、签名、日期和副本份数', 'The court, signature, date and number of copies'),
  ],
};

const DEFENCE: DocumentForm = {
  id: 'defence',
  group: 'civil',
  name: bi('民事答辩状', 'Statement of defence'),
  body: write(
    [
      title('民事答辩状'),
      line(
        '**答辩人（被告）：**{{defendant_name}}，（性别、年龄、民族、职业、工作单位），住{{defendant_address}}，联系方式：{{defendant_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_name}}，{{counsel_firm}}。'),
      p('就{{case_number}}原告{{plaintiff_name}}诉答辩人{{cause}}一案，答辩如下：'),
      part('答辩意见'),
      line('一、（对第一项诉讼请求：是否承认，理由和证据。）'),
      line('二、（对原告主张的事实：哪些认可，哪些不认可，为什么。）'),
      line('三、（答辩所依据的法律。）'),
      p('综上，请求（驳回原告的哪些诉讼请求）。'),
      p('此致'),
      line('{{court}}'),
      line('附：本答辩状副本　份，证据目录一份'),
      sign(DRAFTER, '答辩人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Statement of Defence'),
      line(
        '**Defendant:** {{defendant_name}}, (sex, age, ethnicity, occupation, employer), residing at {{defendant_address}}, contact {{defendant_phone}}.',
      ),
      line('**Counsel:** {{counsel_name}}, {{counsel_firm}}.'),
      p('In {{case_number}}, {{cause}}, brought by {{plaintiff_name}}, the defendant answers as follows.'),
      part('Defence'),
      line('1. (The first claim: admitted or not, with reasons and evidence.)'),
      line('2. (The facts alleged: which are admitted, which are not, and why.)'),
      line('3. (The law that the defence rests on.)'),
      p('The court is therefore asked to (dismiss which claims).'),
      p('To'),
      line('{{court}}'),
      line('Enclosed: copies of this statement, one list of evidence'),
      sign(DRAFTER, 'Defendant'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '答辩人的身份信息（《民事诉讼法》第一百二十八条）',
        "The defendant's particulars (Civil Procedure Law, Article 128)",
      ),
      '答辩人（被告）',
      'Defendant:',
    ),
    under(
      bi('对每一项请求和事实的明确意见', 'A clear answer to every claim and fact'),
      '答辩意见',
      'Defence',
    ),
    under(bi('抗辩的证据和法律依据', 'The evidence and law behind each defence'), '答辩意见', 'Defence'),
  ],
};

const EVIDENCE: DocumentForm = {
  id: 'evidence_list',
  group: 'civil',
  name: bi('证据目录', 'List of evidence'),
  body: write(
    [
      title('证据目录'),
      line('提交人：{{party_name}}　　案由：{{cause}}　　提交日期：{{today}}'),
      table(
        ['编号', '证据名称', '来源和形式', '证明对象和内容', '页数'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
        ['3', '', '', '', ''],
      ),
      line('申请出庭的证人：（姓名、职业、住所、联系方式；拟证明的事实。）'),
      sign(DRAFTER, '提交人'),
    ],
    [
      title('List of Evidence'),
      line('Submitted by: {{party_name}}. Cause of action: {{cause}}. Date: {{today}}.'),
      table(
        ['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
        ['3', '', '', '', ''],
      ),
      line('Witnesses to be called: (name, occupation, address, contact; the facts to be proved).'),
      sign(DRAFTER, 'Submitted by'),
    ],
  ),
  elements: [
    bi(
      '逐一分类编号，写明来源、证明对象和内容（《民事证据规定》第十九条）',
      'Sorted and numbered, with source, subject and content (Civil Evidence Provisions, Article 19)',
    ),
    under(bi('注明原件或者复制件', 'Original or copy noted'), '来源和形式', 'Source and form'),
    bi('提交人签名并注明日期', 'Signed and dated'),
  ],
};

const ATTORNEY: DocumentForm = {
  id: 'power_of_attorney',
  group: 'civil',
  name: bi('授权委托书', 'Power of attorney'),
  body: write(
    [
      title('授权委托书'),
      line('委托人：{{principal_name}}，（住所、联系方式）。'),
      line('受托人：{{counsel_name}}，{{counsel_firm}}。'),
      p('委托人因{{cause}}一案，委托受托人为（第一审）诉讼代理人。代理权限为：'),
      p(
        '（一般代理，或者特别授权。特别授权须逐项写明：代为承认、放弃、变更诉讼请求，进行和解，提起反诉或者上诉。）',
      ),
      blank(),
      sign(DRAFTER, '委托人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Power of Attorney'),
      line('Principal: {{principal_name}}, (address, contact).'),
      line('Attorney: {{counsel_name}}, {{counsel_firm}}.'),
      p(
        'In {{cause}}, the principal appoints the attorney to act in the (first) instance with the following authority:',
      ),
      p(
        '(General authority, or special authority. Special authority names each power: to admit, waive or change claims, to settle, to counterclaim or appeal.)',
      ),
      blank(),
      sign(DRAFTER, 'Principal'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    bi(
      '委托人签名或者盖章（《民事诉讼法》第六十二条第一款）',
      'Signed or sealed by the principal (Civil Procedure Law, Article 62, first paragraph)',
    ),
    under(
      bi(
        '委托事项和权限，特别授权逐项写明（第六十二条第二款）',
        'Matter and authority; special authority item by item (Article 62, second paragraph)',
      ),
      '代理权限为',
      'with the following authority',
    ),
  ],
};

const STATEMENT: DocumentForm = {
  id: 'closing_statement',
  group: 'civil',
  name: bi('代理词', "Counsel's closing statement"),
  body: write(
    [
      title('代理词'),
      line('审判长、审判员：'),
      p(
        '{{counsel_firm}}接受{{principal_name}}的委托，指派{{counsel_name}}担任其诉讼代理人。现根据庭审查明的事实和法律，发表代理意见如下：',
      ),
      line('一、（第一个争议焦点：主张、证据、法律依据。）'),
      line('二、（第二个争议焦点：主张、证据、法律依据。）'),
      line('三、（对对方最有力理由的回应。）'),
      p('综上，请求（支持或者驳回哪些诉讼请求）。以上意见，请合议庭采纳。'),
      sign(DRAFTER, '诉讼代理人'),
      line('{{today}}', 'right'),
    ],
    [
      title("Counsel's Closing Statement"),
      line('To the presiding judge and the judges:'),
      p(
        '{{counsel_firm}}, retained by {{principal_name}}, has appointed {{counsel_name}} to appear. On the facts found at the hearing and the law, we submit:',
      ),
      line('1. (The first issue: contention, evidence, law.)'),
      line('2. (The second issue: contention, evidence, law.)'),
      line("3. (An answer to the other side's strongest point.)"),
      p('The court is therefore asked to (allow or dismiss which claims).'),
      sign(DRAFTER, 'Counsel'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('围绕争议焦点，而不是重复起诉状', 'Built on the issues, not the complaint over again'),
      '发表代理意见如下',
      'we submit',
    ),
    under(
      bi('每一点有证据编号和条文', 'Numbered evidence and an article for each point'),
      '发表代理意见如下',
      'we submit',
    ),
    under(bi('回应对方的理由', "The other side's reasons are answered"), '发表代理意见如下', 'we submit'),
  ],
};

const APPEAL: DocumentForm = {
  id: 'appeal',
  group: 'civil',
  name: bi('民事上诉状', 'Appeal petition'),
  body: write(
    [
      title('民事上诉状'),
      line('**上诉人（原审当事人）：**{{party_name}}，（身份信息），住{{party_address}}。'),
      line('**被上诉人（原审当事人）：**（姓名、身份信息、住所）。'),
      p('上诉人因{{cause}}一案，不服{{court}}{{first_judgment}}民事判决，现提出上诉。'),
      part('上诉请求'),
      line('一、（撤销或者变更原判决的哪一项，改判为什么。）'),
      line('二、一、二审诉讼费用由被上诉人负担。'),
      part('上诉理由'),
      p('（原判决认定事实、适用法律或者程序上的错误，分别写明依据。）'),
      p('此致'),
      line('{{appeal_court}}'),
      line('附：本上诉状副本　份'),
      sign(DRAFTER, '上诉人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Appeal Petition'),
      line('**Appellant (party below):** {{party_name}}, (particulars), residing at {{party_address}}.'),
      line('**Respondent (party below):** (name, particulars, address).'),
      p(
        'In {{cause}} the appellant does not accept the judgment {{first_judgment}} of {{court}} and appeals.',
      ),
      part('Requests'),
      line('1. (Which item of the judgment is to be set aside or varied, and into what.)'),
      line('2. That the respondent bear the costs of both instances.'),
      part('Grounds'),
      p('(Errors of fact, of law or of procedure, each with its basis.)'),
      p('To'),
      line('{{appeal_court}}'),
      line('Enclosed: copies of this petition'),
      sign(DRAFTER, 'Appellant'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '当事人、原审法院、案件编号和案由（《民事诉讼法》第一百七十二条）',
        'Parties, court below, case number and cause (Civil Procedure Law, Article 172)',
      ),
      '上诉人（原审当事人）；被上诉人（原审当事人）；现提出上诉',
      'Appellant (party below); Respondent (party below); does not accept the judgment',
    ),
    under(
      bi('具体的上诉请求和理由', 'Definite requests and grounds'),
      '上诉请求；上诉理由',
      'Requests; Grounds',
    ),
    selfCheck(bi('十五日内提出（第一百七十一条）', 'Within fifteen days (Article 171)')),
  ],
};

export const CIVIL_FORMS = [COMPLAINT, DEFENCE, EVIDENCE, ATTORNEY, STATEMENT, APPEAL];
