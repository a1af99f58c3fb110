import type { Template } from '@lets/contract';
import { bi, line, p, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { DEFENCE_NAME, defenceBody } from './element-forms.ts';

const ROLES = ['counsel_d', 'defendant'];

const DEFENCE: Template = {
  id: 'defence_form',
  name: bi(...DEFENCE_NAME),
  role_ids: ROLES,
  body: defenceBody(),
  elements: [
    under(
      bi(
        '被告的姓名、性别、年龄、民族、职业、工作单位、住所、联系方式（《民事诉讼法》第一百二十八条）',
        "The defendant's name, sex, age, ethnicity, occupation, employer, address and contact (Civil Procedure Law, Article 128)",
      ),
      '答辩人（被告）',
      'Defendant',
    ),
    under(
      bi(
        '对每一项诉讼请求表态：有无异议（《证据规定》第四十九条）',
        'An answer to every claim: whether there is an objection (Civil Evidence Provisions, Article 49)',
      ),
      '6. 对诉讼费负担有无异议；8. 对标的总额有无异议',
      '6. Costs of the action; 8. Total claimed',
    ),
    under(
      bi(
        '预扣利息的抗辩及依据（《民法典》第六百七十条、《民间借贷规定》第二十六条）',
        'The defence that interest was deducted in advance, with its legal basis (Civil Code, Article 670; Private Lending Provisions, Article 26)',
      ),
      '1. 对本金有无异议',
      '1. Principal',
    ),
    under(
      bi(
        '利率上限的抗辩及依据（《民法典》第六百八十条、《民间借贷规定》第二十五条）',
        'The defence that the rate exceeds the limit, with its legal basis (Civil Code, Article 680; Private Lending Provisions, Article 25)',
      ),
      '2. 对利息有无异议',
      '2. Interest',
    ),
    under(
      bi(
        '对事实逐项表态，尤其是实际提供的金额和时间（《民诉法解释》第九十二条）',
        'An answer to each fact, above all the amount actually provided and when (CPL Interpretation, Article 92)',
      ),
      '3. 对借款金额有无异议；6. 对借款提供时间有无异议；8. 对还款情况有无异议',
      '3. Amount agreed; 6. When it was provided; 8. What has been repaid',
    ),
    under(
      bi(
        '对聊天和信封的说明，支持抗辩的证据',
        'An explanation of the chat and the envelope; the evidence supporting the defences',
      ),
      '18. 其他需要说明的内容；20. 证据清单',
      '18. Anything else; 20. List of evidence',
    ),
    under(
      bi('答辩的合同和法律依据', 'The contract and the law that the defence rests on'),
      '19. 答辩依据',
      '19. Basis of the defence',
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
        'Evidence that the court is asked to collect: (name the person to be asked, the evidence, the reason why the party cannot obtain it, and the fact to be proved.)',
      ),
      sign('defendant', 'Submitted by'),
    ],
  ),
  elements: [
    under(
      bi(
        '编号接续原告证据，逐一分类（《证据规定》第十九条）',
        "Items numbered one by one, continuing from the plaintiff's (Civil Evidence Provisions, Article 19)",
      ),
      '证据名称',
      'Source and form',
    ),
    under(
      bi('写明来源、证明对象和内容（第十九条）', 'The source of each item and what it proves (Article 19)'),
      '证明目的',
      'What it proves',
    ),
    under(
      bi(
        '调查取证申请写明线索和原因，并在举证期限届满前提出（第二十条）',
        'A request that the court collect evidence, stating the lead and the reason and made before the time limit for evidence expires (Article 20)',
      ),
      '申请人民法院调查收集的证据',
      'Evidence that the court is asked to collect',
    ),
    bi(
      '提交人签名，注明日期，并附副本（第十九条）',
      'Signed and dated, with copies for the other side (Article 19)',
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
        '(State general or special authority. Special authority must name each power: to admit, waive or change claims, to settle, to counterclaim or to appeal.)',
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
      bi(
        '委托事项和权限（第六十二条第二款）',
        'The matter and the scope of authority (Article 62, second paragraph)',
      ),
      '代理权限为',
      'with the following authority',
    ),
    under(
      bi(
        '和解、调解中让步须有特别授权（第六十二条第二款）',
        'Special authority to make concessions in a settlement or in mediation (Article 62, second paragraph)',
      ),
      '代理权限为',
      'with the following authority',
    ),
  ],
};

export const RESPONDENT_TEMPLATES: Template[] = [DEFENCE, EVIDENCE_LIST, POWER_OF_ATTORNEY];
