import type { Template } from '@lets/contract';
import { bi, line, p, part, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const ROLES = ['counsel_d', 'defendant'];

const DEFENCE: Template = {
  id: 'defence_form',
  name: bi('民事答辩状', 'Statement of defence'),
  role_ids: ROLES,
  body: write(
    [
      title('民事答辩状'),
      line(
        '**答辩人（被告）：**{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}，联系电话：{{defendant_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p('就{{case_number}}原告{{plaintiff_name}}诉答辩人民间借贷纠纷一案，答辩如下：'),
      part('答辩意见'),
      line(
        '一、关于本金：答辩人认可的借款本金为 {{admitted_principal}} 元。（请逐项说明：借条为什么写 {{note_amount}} 元，实际收到多少，差额 {{disputed_amount}} 元是什么。）',
      ),
      line('二、关于利息：应当按{{admitted_rate}}、以实际借款数额为基数计算。（请写明法律依据和计算方法。）'),
      line('三、关于聊天记录：（请回应“二十万我认”“剩下的下午见面说”“已经扣过了”三句话。）'),
      line('四、关于当日下午交付的信封：（请如实说明，并指出证据。）'),
      p('（请写明请求法院怎样处理：哪些请求没有异议，哪些应当驳回。）'),
      p('此致'),
      line('{{court}}'),
      line('附：本答辩状副本 1 份，证据目录 1 份'),
      sign('defendant', '答辩人'),
      sign('counsel_d', '委托诉讼代理人'),
      line('{{defence_date}}', 'right'),
    ],
    [
      title('Statement of Defence'),
      line(
        '**Defendant:** {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}, telephone {{defendant_phone}}.',
      ),
      line('**Counsel for the defendant:** {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'In {{case_number}}, private lending dispute brought by {{plaintiff_name}}, the defendant answers as follows.',
      ),
      part('Defence'),
      line(
        '1. Principal: the defendant admits a principal of {{admitted_principal}} yuan. (Explain point by point why the note says {{note_amount}}, how much was received, and what the difference of {{disputed_amount}} was.)',
      ),
      line(
        '2. Interest: to be calculated at {{admitted_rate}} on the amount actually lent. (Give the law and the calculating.)',
      ),
      line(
        '3. The chat records: (answer the three sentences "I admit the two hundred thousand", "the rest when we meet this afternoon" and "was already deducted".)',
      ),
      line(
        '4. The envelope handed over that afternoon: (say truthfully what it was, and point to the evidence.)',
      ),
      p('(State what the court is asked to do: which claims are not opposed and which should be dismissed.)'),
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this statement, one list of evidence'),
      sign('defendant', 'Defendant'),
      sign('counsel_d', 'Counsel'),
      line('{{defence_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '被告的姓名、性别、年龄、民族、职业、工作单位、住所、联系方式（《民事诉讼法》第一百二十八条）',
        "The defendant's name, sex, age, ethnicity, occupation, employer, address and contact (Civil Procedure Law, Article 128)",
      ),
      '答辩人（被告）',
      'Defendant:',
    ),
    under(
      bi(
        '对每一项诉讼请求及其事实和理由的意见（《证据规定》第四十九条）',
        'An answer to every claim and its facts and grounds (Civil Evidence Provisions, Article 49)',
      ),
      '答辩意见',
      'Defence',
    ),
    under(
      bi(
        '预扣利息的抗辩及依据（《民法典》第六百七十条、《民间借贷规定》第二十六条）',
        'The defence of interest deducted in advance, with its law (Civil Code, Article 670; Private Lending Provisions, Article 26)',
      ),
      '关于本金',
      'Principal',
    ),
    under(
      bi(
        '利率上限的抗辩及依据（《民法典》第六百八十条、《民间借贷规定》第二十五条）',
        'The defence of the rate limit, with its law (Civil Code, Article 680; Private Lending Provisions, Article 25)',
      ),
      '关于利息',
      'Interest',
    ),
    under(
      bi('支持抗辩的证据', 'The evidence behind each defence'),
      '关于聊天记录；关于当日下午交付的信封',
      'The chat records; The envelope',
    ),
    bi('答辩人签名，副本份数，提交日期', "The defendant's signature, the number of copies, the date"),
  ],
};

const EVIDENCE_LIST: Template = {
  id: 'evidence_list_respondent',
  name: bi('证据目录（被告）', 'List of evidence, defendant'),
  role_ids: ROLES,
  body: write(
    [
      title('证据目录'),
      line('提交人：{{defendant_name}}　　案由：民间借贷纠纷　　提交日期：{{defence_date}}'),
      table(
        ['编号', '证据名称', '来源和形式', '证明目的', '页数'],
        ['4', '', '', '', ''],
        ['5', '', '', '', ''],
      ),
      line('申请人民法院调查收集的证据：（请写明被调查人、证据名称、不能自行收集的原因、要证明的事实。）'),
      sign('defendant', '提交人'),
    ],
    [
      title('List of Evidence'),
      line(
        'Submitted by: {{defendant_name}}. Cause of action: private lending dispute. Date: {{defence_date}}.',
      ),
      table(
        ['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'],
        ['4', '', '', '', ''],
        ['5', '', '', '', ''],
      ),
      line(
        'Evidence that the court is asked to collect: (name the holder, the evidence, why it cannot be obtained by the party, and the fact to be proved.)',
      ),
      sign('defendant', 'Submitted by'),
    ],
  ),
  elements: [
    under(
      bi(
        '编号接续原告证据，逐一分类（《证据规定》第十九条）',
        "Numbered on from the plaintiff's items, one by one (Civil Evidence Provisions, Article 19)",
      ),
      '证据名称',
      'Source and form',
    ),
    under(
      bi('写明来源、证明对象和内容（第十九条）', 'Source, subject and content of each (Article 19)'),
      '证明目的',
      'What it proves',
    ),
    under(
      bi(
        '调查取证申请写明线索和原因，并在举证期限届满前提出（第二十条）',
        'A request to the court to collect evidence gives the lead and the reason, before the period for evidence ends (Article 20)',
      ),
      '申请人民法院调查收集的证据',
      'Evidence that the court is asked to collect',
    ),
    bi(
      '提交人签名，注明日期，并附副本（第十九条）',
      'Signed, dated, with copies for the other side (Article 19)',
    ),
  ],
};

const POWER_OF_ATTORNEY: Template = {
  id: 'power_of_attorney_respondent',
  name: bi('授权委托书（被告）', 'Power of attorney, defendant'),
  role_ids: ROLES,
  body: write(
    [
      title('授权委托书'),
      line('委托人：{{defendant_name}}，住{{defendant_address}}。'),
      line('受托人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p('委托人因{{plaintiff_name}}诉其民间借贷纠纷一案，委托受托人为第一审诉讼代理人。代理权限为：'),
      p(
        '（一般代理，或者特别授权。特别授权须逐项写明：代为承认、放弃、变更诉讼请求，进行和解，提起反诉或者上诉。）',
      ),
      sign('defendant', '委托人'),
      line('{{defence_date}}', 'right'),
    ],
    [
      title('Power of Attorney'),
      line('Principal: {{defendant_name}}, of {{defendant_address}}.'),
      line('Attorney: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'In the private lending dispute brought by {{plaintiff_name}}, the principal appoints the attorney to act in the first instance with the following authority:',
      ),
      p(
        '(General authority, or special authority. Special authority names each power: to admit, waive or change claims, to settle, to counterclaim or appeal.)',
      ),
      sign('defendant', 'Principal'),
      line('{{defence_date}}', 'right'),
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
        '和解、调解中让步须有特别授权（第六十二条第二款）',
        'Special authority for concessions in a settlement (Article 62, second paragraph)',
      ),
      '代理权限为',
      'with the following authority',
    ),
  ],
};

export const RESPONDENT_TEMPLATES: Template[] = [DEFENCE, EVIDENCE_LIST, POWER_OF_ATTORNEY];
