import type { BilingualDocument } from '@lets/contract';
import { line, p, sign, title } from '../../build.ts';
import { elementBlocks, type Filling, row } from '../../element-form.ts';
import { complaintElements, defenceElements } from '../../lending-elements.ts';
import { write } from '../fields.ts';

/** The complaint and the defence of this case by elements: what the case knows stands in them, the rest is asked. */

const COMPLAINT_ELEMENTS = complaintElements({
  parties: [
    row(
      'plaintiff',
      ['原告', 'Plaintiff'],
      [
        '{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，{{plaintiff_job}}，住{{plaintiff_address}}，联系电话：{{plaintiff_phone}}',
        '{{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, {{plaintiff_job}}, residing at {{plaintiff_address}}, telephone {{plaintiff_phone}}',
      ],
    ),
    row(
      'agent',
      ['委托诉讼代理人', 'Counsel for the plaintiff'],
      [
        '{{counsel_p_name}}，{{counsel_p_firm}}律师；代理权限：（请写明一般授权还是特别授权。）',
        '{{counsel_p_name}}, lawyer, {{counsel_p_firm}}; authority: (State whether general or special.)',
      ],
    ),
    row(
      'defendant',
      ['被告', 'Defendant'],
      [
        '{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}，联系电话：{{defendant_phone}}',
        '{{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}, telephone {{defendant_phone}}',
      ],
    ),
  ],
  principal: [
    '截至 {{complaint_date}}，尚欠本金 {{note_amount}} 元，请求判令被告返还。（请写明为什么按这个数额主张。）',
    'As of {{complaint_date}}, principal of {{note_amount}} yuan is outstanding; the court is asked to order the defendant to repay it. (Explain why this amount is claimed.)',
  ],
  interest: [
    '以未还本金为基数，按{{claimed_rate}}，自 {{loan_date}}起计算；截至 {{complaint_date}}，欠利息 {{claimed_interest}} 元。是否请求支付至实际清偿之日止：（请写明是或者否。）',
    'Calculated on the outstanding principal at {{claimed_rate}} from {{loan_date}}; as of {{complaint_date}}, interest of {{claimed_interest}} yuan is owed. Claimed until the date of actual payment: (State yes or no.)',
  ],
  signatories: [
    '贷款人：{{plaintiff_name}}；借款人：{{defendant_name}}',
    'Lender: {{plaintiff_name}}; borrower: {{defendant_name}}',
  ],
  amount: [
    '约定：{{note_amount}} 元。实际提供：转账 {{transfer_amount}} 元；（请写明其余 {{disputed_amount}} 元怎样交付、有什么证据。）',
    'Agreed: {{note_amount}} yuan. Provided: {{transfer_amount}} yuan by transfer; (State how the remaining {{disputed_amount}} yuan was delivered and what proves it.)',
  ],
  term: [
    '约定期限：{{loan_date}}起至 {{due_date}}止。是否到期：（请写明。）',
    'Agreed: from {{loan_date}} to {{due_date}}. Has the term expired: (State yes or no.)',
  ],
  rate: [
    '{{agreed_rate}}；（请折算为年利率，并与法定上限比较。）',
    '{{agreed_rate}}; (Convert it to an annual rate and compare it with the statutory limit.)',
  ],
  provided: [
    '{{loan_date}}；（请写明每一笔的时间和方式。）',
    '{{loan_date}}; (State the time and manner of each payment.)',
  ],
  evidence: ['见证据目录', 'See the list of evidence'],
});

const DEFENCE_ELEMENTS = defenceElements({
  parties: [
    row(
      'defendant',
      ['答辩人（被告）', 'Defendant'],
      [
        '{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}，联系电话：{{defendant_phone}}',
        '{{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}, telephone {{defendant_phone}}',
      ],
    ),
    row(
      'agent',
      ['委托诉讼代理人', 'Counsel for the defendant'],
      [
        '{{counsel_d_name}}，{{counsel_d_firm}}律师；代理权限：（请写明一般授权还是特别授权。）',
        '{{counsel_d_name}}, lawyer, {{counsel_d_firm}}; authority: (State whether general or special.)',
      ],
    ),
  ],
  principal: [
    '认可的借款本金为 {{admitted_principal}} 元。（请写明有或者无；有异议的，写明借条为什么写 {{note_amount}} 元、差额 {{disputed_amount}} 元是什么。）',
    'The principal admitted is {{admitted_principal}} yuan. (State whether you object; if you do, explain why the note says {{note_amount}} and what the difference of {{disputed_amount}} was.)',
  ],
  interest: [
    '认可的利率为{{admitted_rate}}。（请写明有或者无；有异议的，写明基数、上限和依据。）',
    'The rate admitted is {{admitted_rate}}. (State whether you object; if you do, give the amount on which interest runs, the limit and the legal basis.)',
  ],
  notes: [
    '（请回应“二十万我认”“剩下的下午见面说”“已经扣过了”三句话，并如实说明当日下午的信封。）',
    '(Respond to the three sentences "I admit the two hundred thousand", "the rest when we meet this afternoon" and "was already deducted", and explain truthfully the envelope of that afternoon.)',
  ],
  evidence: [
    '（请写明证据目录的页数和申请法院调取的证据。）',
    '(State the number of pages of the list of evidence, and the evidence that the court is asked to obtain.)',
  ],
});

export const COMPLAINT_NAME = [
  '民事起诉状（民间借贷纠纷，要素式）',
  'Civil complaint (private lending, by elements)',
] as const;
export const DEFENCE_NAME = [
  '民事答辩状（民间借贷纠纷，要素式）',
  'Statement of defence (private lending, by elements)',
] as const;

/** The complaint: open, or with what was filled in. */
export function complaintBody(filling: Filling = {}): BilingualDocument {
  const { zh, en } = elementBlocks(COMPLAINT_ELEMENTS, filling);
  return write(
    [
      title('民事起诉状'),
      line('（民间借贷纠纷，要素式）', 'center'),
      ...zh,
      p('此致'),
      line('{{court}}'),
      line('附：本诉状副本 1 份，证据目录 1 份，授权委托书 1 份'),
      sign('plaintiff', '具状人'),
      sign('counsel_p', '委托诉讼代理人'),
      line('{{complaint_date}}', 'right'),
    ],
    [
      title('Civil Complaint'),
      line('(Private lending dispute, by elements)', 'center'),
      ...en,
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this complaint, one list of evidence, one power of attorney'),
      sign('plaintiff', 'Plaintiff'),
      sign('counsel_p', 'Counsel'),
      line('{{complaint_date}}', 'right'),
    ],
  );
}

/** The defence: open, or with what was filled in. */
export function defenceBody(filling: Filling = {}): BilingualDocument {
  const { zh, en } = elementBlocks(DEFENCE_ELEMENTS, filling);
  return write(
    [
      title('民事答辩状'),
      line('（民间借贷纠纷，要素式）', 'center'),
      p('就{{case_number}}原告{{plaintiff_name}}诉答辩人民间借贷纠纷一案，逐项答辩如下：'),
      ...zh,
      p('此致'),
      line('{{court}}'),
      line('附：本答辩状副本 1 份，证据目录 1 份'),
      sign('defendant', '答辩人'),
      sign('counsel_d', '委托诉讼代理人'),
      line('{{defence_date}}', 'right'),
    ],
    [
      title('Statement of Defence'),
      line('(Private lending dispute, by elements)', 'center'),
      p(
        'In case {{case_number}}, a private lending dispute brought by the plaintiff {{plaintiff_name}}, the defendant answers element by element as follows.',
      ),
      ...en,
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this statement, one list of evidence'),
      sign('defendant', 'Defendant'),
      sign('counsel_d', 'Counsel'),
      line('{{defence_date}}', 'right'),
    ],
  );
}
