import type { DocumentForm } from '@lets/contract';
import { bi, line, p, sign, title, under } from '../build.ts';
import { elementBlocks, row } from '../element-form.ts';
import { complaintElements, defenceElements } from '../lending-elements.ts';
import { DRAFTER, write } from './fields.ts';

/** Pleadings by elements in private lending disputes, of no case in particular. */

const AMOUNT = ['（请写明金额和算法。）', '(State the amount and how it is calculated.)'] as const;
const WHEN = ['（请写明日期。）', '(State the date.)'] as const;
const EVIDENCE = ['（请写明，或者另附证据目录。）', '(State it, or annex a list of evidence.)'] as const;
const OBJECT = [
  '（请写明有或者无；有异议的，写明事实和理由。）',
  '(State whether you object; if you do, give facts and reasons.)',
] as const;

const COUNSEL = row(
  'agent',
  ['委托诉讼代理人', 'Counsel'],
  [
    '{{counsel_name}}，{{counsel_firm}}；代理权限：（请写明一般授权还是特别授权。）',
    '{{counsel_name}}, {{counsel_firm}}; authority: (State whether general or special.)',
  ],
);
const PLAINTIFF = row(
  'plaintiff',
  ['原告', 'Plaintiff'],
  [
    '{{plaintiff_name}}，（性别、年龄、民族、职业、工作单位），住{{plaintiff_address}}，联系方式：{{plaintiff_phone}}',
    '{{plaintiff_name}}, (sex, age, ethnicity, occupation, employer), residing at {{plaintiff_address}}, contact {{plaintiff_phone}}',
  ],
);
const DEFENDANT = row(
  'defendant',
  ['被告', 'Defendant'],
  [
    '{{defendant_name}}，（性别、年龄、民族、职业、工作单位），住{{defendant_address}}，联系方式：{{defendant_phone}}',
    '{{defendant_name}}, (sex, age, ethnicity, occupation, employer), residing at {{defendant_address}}, contact {{defendant_phone}}',
  ],
);

const complaint = elementBlocks(
  complaintElements({
    parties: [PLAINTIFF, COUNSEL, DEFENDANT],
    principal: AMOUNT,
    interest: [
      '（请写明金额、计算方法、起止日期，是否请求支付至实际清偿之日止。）',
      '(State the amount, how it is calculated, from and to which day, and whether until actual payment.)',
    ],
    signatories: [
      '贷款人：{{plaintiff_name}}；借款人：{{defendant_name}}',
      'Lender: {{plaintiff_name}}; borrower: {{defendant_name}}',
    ],
    amount: AMOUNT,
    term: WHEN,
    rate: ['（请写明利率和合同条款。）', '(State the rate and the term of the contract.)'],
    provided: WHEN,
    evidence: EVIDENCE,
  }),
);
const defence = elementBlocks(
  defenceElements({
    parties: [DEFENDANT, COUNSEL],
    principal: OBJECT,
    interest: OBJECT,
    notes: ['（请写明；没有的写“无”。）', '(State it; if there is nothing, write "none".)'],
    evidence: EVIDENCE,
  }),
);

const COMPLAINT: DocumentForm = {
  id: 'complaint_lending_elements',
  group: 'civil',
  name: bi('民事起诉状（民间借贷纠纷，要素式）', 'Civil complaint (private lending, by elements)'),
  body: write(
    [
      title('民事起诉状'),
      line('（民间借贷纠纷，要素式）', 'center'),
      ...complaint.zh,
      p('此致'),
      line('{{court}}'),
      sign(DRAFTER, '具状人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Civil Complaint'),
      line('(Private lending dispute, by elements)', 'center'),
      ...complaint.en,
      p('To'),
      line('{{court}}'),
      sign(DRAFTER, 'Plaintiff'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '双方的身份信息（《民事诉讼法》第一百二十四条）',
        "The parties' particulars (Civil Procedure Law, Article 124)",
      ),
      '原告；被告',
      'Plaintiff; Defendant',
    ),
    under(
      bi('具体的请求和标的总额', 'Definite claims and the total'),
      '1. 本金；2. 利息；8. 标的总额',
      '1. Principal; 2. Interest; 8. Total claimed',
    ),
    under(
      bi('约定的和实际提供的金额、时间', 'The amount agreed and actually provided, and when'),
      '3. 借款金额；6. 借款提供时间',
      '3. Amount agreed; 6. When it was provided',
    ),
    under(bi('证据和证人', 'Evidence and witnesses'), '18. 证据和证据来源', '18. Evidence and its sources'),
  ],
};

const DEFENCE: DocumentForm = {
  id: 'defence_lending_elements',
  group: 'civil',
  name: bi('民事答辩状（民间借贷纠纷，要素式）', 'Statement of defence (private lending, by elements)'),
  body: write(
    [
      title('民事答辩状'),
      line('（民间借贷纠纷，要素式）', 'center'),
      p('就{{case_number}}原告{{plaintiff_name}}诉答辩人一案，逐项答辩如下：'),
      ...defence.zh,
      p('此致'),
      line('{{court}}'),
      sign(DRAFTER, '答辩人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Statement of Defence'),
      line('(Private lending dispute, by elements)', 'center'),
      p(
        'In case {{case_number}}, brought by the plaintiff {{plaintiff_name}}, the defendant answers element by element as follows.',
      ),
      ...defence.en,
      p('To'),
      line('{{court}}'),
      sign(DRAFTER, 'Defendant'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '被告的身份信息（《民事诉讼法》第一百二十八条）',
        "The defendant's particulars (Civil Procedure Law, Article 128)",
      ),
      '被告',
      'Defendant',
    ),
    under(
      bi('对每一项请求表态', 'An answer to every claim'),
      '1. 对本金有无异议；2. 对利息有无异议；8. 对标的总额有无异议',
      '1. Principal; 2. Interest; 8. Total claimed',
    ),
    under(
      bi('对每一项事实表态', 'An answer to every fact'),
      '3. 对借款金额有无异议；8. 对还款情况有无异议',
      '3. Amount agreed; 8. What has been repaid',
    ),
    under(bi('答辩的依据', 'The basis of the defence'), '19. 答辩依据', '19. Basis of the defence'),
  ],
};

export const LENDING_FORMS: readonly DocumentForm[] = [COMPLAINT, DEFENCE];
