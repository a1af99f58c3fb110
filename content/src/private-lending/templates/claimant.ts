import type { Template } from '@lets/contract';
import { bi, line, p, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { COMPLAINT_NAME, complaintBody } from './element-forms.ts';

const ROLES = ['counsel_p', 'plaintiff'];

const COMPLAINT: Template = {
  id: 'complaint_form',
  name: bi(...COMPLAINT_NAME),
  role_ids: ROLES,
  body: complaintBody(),
  elements: [
    under(
      bi(
        '双方的姓名、性别、年龄、民族、职业、工作单位、住所、联系方式（《民事诉讼法》第一百二十四条第一项、第二项）',
        "The parties' names, sex, age, ethnicity, occupation, employer, address and contact (Civil Procedure Law, Article 124(1) and (2))",
      ),
      '原告；被告',
      'Plaintiff; Defendant',
    ),
    under(
      bi(
        '代理权限、送达地址和电子送达的确认',
        'Authority of counsel, address for service and electronic service confirmed',
      ),
      '委托诉讼代理人；送达地址、收件人和电话；是否接受电子送达',
      'Counsel for the plaintiff; Address for service; Whether electronic service',
    ),
    under(
      bi(
        '具体的诉讼请求：本金数额、利率、起止日期、总额、费用（第一百二十四条第三项）',
        'Specific claims: principal, rate, start and end dates, total, costs (Article 124(3))',
      ),
      '1. 本金；2. 利息；6. 是否主张诉讼费用；8. 标的总额',
      '1. Principal; 2. Interest; 6. Whether the costs; 8. Total claimed',
    ),
    under(
      bi(
        '请求的依据：合同约定和法律规定，利率不超过合同成立时一年期 LPR 的四倍（《民间借贷规定》第二十五条）',
        'The basis of the claims in contract and law, with a rate within four times the one-year LPR when the contract was made (Private Lending Provisions, Article 25)',
      ),
      '9. 依据：合同约定；10. 依据：法律规定；5. 借款利率',
      '9. Basis: the contract; 10. Basis: the law; 5. Rate',
    ),
    under(
      bi(
        '管辖的依据和财产保全（《民事诉讼法》第二十四条，《民间借贷规定》第三条）',
        'The ground of jurisdiction, and preservation of property (Civil Procedure Law, Article 24; Private Lending Provisions, Article 3)',
      ),
      '1. 有无仲裁、法院管辖约定；2. 是否申请财产保全',
      '1. Agreement on arbitration; 2. Whether preservation',
    ),
    under(
      bi(
        '约定的和实际提供的金额，9,000 元如何交付、有什么证据（第一百二十四条第三项）',
        'The amount agreed and actually provided: how the 9,000 yuan was delivered and what proves it (Article 124(3))',
      ),
      '3. 借款金额；6. 借款提供时间',
      '3. Amount agreed; 6. When it was provided',
    ),
    under(
      bi(
        '期限、还款方式、还款和逾期情况',
        'Term, manner of repayment, what has been repaid and what is overdue',
      ),
      '4. 借款期限；7. 还款方式；8. 还款情况；9. 是否存在逾期还款',
      '4. Term; 7. How it was to be repaid; 8. What has been repaid; 9. Whether payment is overdue',
    ),
    under(
      bi(
        '证据和证据来源，证人姓名和住所（第一百二十四条第四项）',
        "The evidence and its sources, the witness's name and address (Article 124(4))",
      ),
      '18. 证据和证据来源',
      '18. Evidence and its sources',
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
        'The source of each item and what it proves stated without comment (Article 19)',
      ),
      '证明目的',
      'What it proves',
    ),
    under(
      bi(
        '注明原件或复制件；微信记录指明原始载体（《证据规定》第十一条、第十五条）',
        'A note whether each item is an original or a copy; for chat records, the original device (Civil Evidence Provisions, Articles 11 and 15)',
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
      'Signed and dated, with copies for the other side (Article 19)',
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
        '(State general or special authority. Special authority must name each power: to admit, waive or change claims, to settle, to counterclaim or to appeal.)',
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
      bi(
        '委托事项和权限（第六十二条第二款）',
        'The matter and the scope of authority (Article 62, second paragraph)',
      ),
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
