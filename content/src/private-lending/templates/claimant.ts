import type { Template } from '@lets/contract';
import { bi, line, p, part, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const ROLES = ['counsel_p', 'plaintiff'];

const COMPLAINT: Template = {
  id: 'complaint_form',
  name: bi('民事起诉状', 'Civil complaint'),
  role_ids: ROLES,
  body: write(
    [
      title('民事起诉状'),
      line(
        '**原告：**{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，{{plaintiff_job}}，住{{plaintiff_address}}，联系电话：{{plaintiff_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
      line(
        '**被告：**{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}，联系电话：{{defendant_phone}}。',
      ),
      part('诉讼请求'),
      line('一、判令被告返还原告借款本金人民币 {{note_amount}} 元；'),
      line(
        '二、判令被告以未还本金为基数，按{{claimed_rate}}支付自 {{loan_date}}起至实际清偿之日止的利息（暂计至起诉之日为 {{claimed_interest}} 元）；',
      ),
      line('三、判令被告承担本案诉讼费用。'),
      part('事实与理由'),
      p(
        '{{loan_date}}，被告以经营周转为由向原告借款，出具借条一份，载明借款 {{note_amount}} 元，约定借期一年、{{agreed_rate}}、利息按季支付。同日，原告通过银行转账交付 {{transfer_amount}} 元，（请写明其余 {{disputed_amount}} 元怎样交付、有什么证据）。',
      ),
      p('借款于 {{due_date}}到期。（请写明催要的经过和被告的答复。）'),
      p('（请写明法律依据：合同何时成立、为什么应当还本付息、利率为什么没有超过法定上限。）'),
      line('证据和证据来源、证人姓名和住所：见证据目录。'),
      p('此致'),
      line('{{court}}'),
      line('附：本诉状副本 1 份，证据目录 1 份，授权委托书 1 份'),
      sign('plaintiff', '具状人'),
      sign('counsel_p', '委托诉讼代理人'),
      line('{{complaint_date}}', 'right'),
    ],
    [
      title('Civil Complaint'),
      line(
        '**Plaintiff:** {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, {{plaintiff_job}}, residing at {{plaintiff_address}}, telephone {{plaintiff_phone}}.',
      ),
      line('**Counsel for the plaintiff:** {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
      line(
        '**Defendant:** {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}, telephone {{defendant_phone}}.',
      ),
      part('Claims'),
      line('1. That the defendant repay the plaintiff the principal of {{note_amount}} yuan;'),
      line(
        '2. That the defendant pay interest on the outstanding principal at {{claimed_rate}} from {{loan_date}} until the date of actual payment ({{claimed_interest}} yuan up to the date of this complaint);',
      ),
      line('3. That the defendant bear the costs of these proceedings.'),
      part('Facts and Grounds'),
      p(
        'On {{loan_date}} the defendant borrowed money from the plaintiff for his business and gave her a loan note for {{note_amount}} yuan, for one year, at {{agreed_rate}}, interest payable quarterly. The same day the plaintiff delivered {{transfer_amount}} yuan by bank transfer. (State how the remaining {{disputed_amount}} yuan was delivered and what proves it.)',
      ),
      p('The loan fell due on {{due_date}}. (State the demands made and what the defendant answered.)'),
      p(
        '(State the law: when the contract was formed, why principal and interest are owed, and why the rate claimed is within the statutory limit.)',
      ),
      line('Evidence and its sources, name and address of the witness: see the list of evidence.'),
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this complaint, one list of evidence, one power of attorney'),
      sign('plaintiff', 'Plaintiff'),
      sign('counsel_p', 'Counsel'),
      line('{{complaint_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '原告的姓名、性别、年龄、民族、职业、工作单位、住所、联系方式（《民事诉讼法》第一百二十四条第一项）',
        "The plaintiff's name, sex, age, ethnicity, occupation, employer, address and contact (Civil Procedure Law, Article 124(1))",
      ),
      '原告：',
      'Plaintiff:',
    ),
    under(
      bi(
        '被告的姓名、性别、工作单位、住所等信息（第一百二十四条第二项）',
        "The defendant's name, sex, employer, address and the like (Article 124(2))",
      ),
      '被告：',
      'Defendant:',
    ),
    bi(
      '具体的诉讼请求：本金数额、利率、起止日期、费用（第一百二十四条第三项）',
      'Definite claims: principal, rate, dates from and to, costs (Article 124(3))',
    ),
    bi(
      '所根据的事实与理由，包括 9,000 元如何交付（第一百二十四条第三项）',
      'The facts and grounds, including how the 9,000 yuan was delivered (Article 124(3))',
    ),
    under(
      bi(
        '证据和证据来源，证人姓名和住所（第一百二十四条第四项）',
        "The evidence and its sources, the witness's name and address (Article 124(4))",
      ),
      '证据和证据来源',
      'Evidence and its sources',
    ),
    under(
      bi(
        '利率不超过合同成立时一年期 LPR 的四倍（《民间借贷规定》第二十五条）',
        'A rate within four times the one-year LPR when the contract was made (Private Lending Provisions, Article 25)',
      ),
      '以未还本金为基数',
      'interest on the outstanding principal',
    ),
    bi(
      '受诉法院名称，原告签名，副本份数（第一百二十三条）',
      "The court, the plaintiff's signature, the number of copies (Article 123)",
    ),
  ],
};

const EVIDENCE_LIST: Template = {
  id: 'evidence_list_claimant',
  name: bi('证据目录（原告）', 'List of evidence, plaintiff'),
  role_ids: ROLES,
  body: write(
    [
      title('证据目录'),
      line('提交人：{{plaintiff_name}}　　案由：民间借贷纠纷　　提交日期：{{complaint_date}}'),
      table(
        ['编号', '证据名称', '来源和形式', '证明目的', '页数'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
        ['3', '', '', '', ''],
      ),
      line('申请出庭的证人：{{witness_name}}，住{{witness_address}}。拟证明：（请只写证人亲身感知的事实。）'),
      sign('plaintiff', '提交人'),
    ],
    [
      title('List of Evidence'),
      line(
        'Submitted by: {{plaintiff_name}}. Cause of action: private lending dispute. Date: {{complaint_date}}.',
      ),
      table(
        ['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
        ['3', '', '', '', ''],
      ),
      line(
        'Witness to be called: {{witness_name}}, of {{witness_address}}. To testify that: (write only what the witness himself perceived.)',
      ),
      sign('plaintiff', 'Submitted by'),
    ],
  ),
  elements: [
    under(
      bi(
        '逐一分类编号（《证据规定》第十九条）',
        'Items sorted and numbered one by one (Civil Evidence Provisions, Article 19)',
      ),
      '证据名称',
      'Source and form',
    ),
    under(
      bi(
        '写明来源、证明对象和内容，不写评论（第十九条）',
        'Source, subject and content of each stated without comment (Article 19)',
      ),
      '证明目的',
      'What it proves',
    ),
    under(
      bi(
        '注明原件或复制件；微信记录指明原始载体（《证据规定》第十一条、第十五条）',
        'Original or copy noted; for chat records, the original device (Civil Evidence Provisions, Articles 11 and 15)',
      ),
      '来源和形式',
      'Source and form',
    ),
    under(
      bi(
        '证人的姓名、职业、住所、联系方式和作证内容（第六十九条）',
        "The witness's name, occupation, address, contact and the substance of the testimony (Article 69)",
      ),
      '申请出庭的证人',
      'Witness to be called',
    ),
    bi(
      '提交人签名，注明日期，并附副本（第十九条）',
      'Signed, dated, with copies for the other side (Article 19)',
    ),
  ],
};

const POWER_OF_ATTORNEY: Template = {
  id: 'power_of_attorney_claimant',
  name: bi('授权委托书（原告）', 'Power of attorney, plaintiff'),
  role_ids: ROLES,
  body: write(
    [
      title('授权委托书'),
      line('委托人：{{plaintiff_name}}，住{{plaintiff_address}}。'),
      line('受托人：{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
      p('委托人因与{{defendant_name}}民间借贷纠纷一案，委托受托人为第一审诉讼代理人。代理权限为：'),
      p(
        '（一般代理，或者特别授权。特别授权须逐项写明：代为承认、放弃、变更诉讼请求，进行和解，提起反诉或者上诉。）',
      ),
      sign('plaintiff', '委托人'),
      line('{{complaint_date}}', 'right'),
    ],
    [
      title('Power of Attorney'),
      line('Principal: {{plaintiff_name}}, of {{plaintiff_address}}.'),
      line('Attorney: {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
      p(
        'In the private lending dispute with {{defendant_name}}, the principal appoints the attorney to act in the first instance with the following authority:',
      ),
      p(
        '(General authority, or special authority. Special authority names each power: to admit, waive or change claims, to settle, to counterclaim or appeal.)',
      ),
      sign('plaintiff', 'Principal'),
      line('{{complaint_date}}', 'right'),
    ],
  ),
  elements: [
    bi(
      '委托人签名（《民事诉讼法》第六十二条第一款）',
      'Signed by the principal (Civil Procedure Law, Article 62, first paragraph)',
    ),
    under(
      bi('委托事项和权限（第六十二条第二款）', 'Matter and authority stated (Article 62, second paragraph)'),
      '代理权限为',
      'with the following authority',
    ),
    under(
      bi(
        '承认、放弃、变更请求和和解须有特别授权（第六十二条第二款）',
        'Special authority to admit, waive, change claims or settle (Article 62, second paragraph)',
      ),
      '代理权限为',
      'with the following authority',
    ),
  ],
};

export const CLAIMANT_TEMPLATES: Template[] = [COMPLAINT, EVIDENCE_LIST, POWER_OF_ATTORNEY];
