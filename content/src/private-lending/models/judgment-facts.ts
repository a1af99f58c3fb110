import type { BilingualDocument } from '@lets/contract';
import { line, p, title } from '../../build.ts';
import { write } from '../fields.ts';

/** Of the judgment: the parties, what they ask and answer, and what the evidence shows. */

export const HEAD: BilingualDocument = write(
  [
    title('{{court}}'),
    title('民事判决书'),
    line('{{case_number}}', 'right'),
    line(
      '原告：{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，{{plaintiff_job}}，住{{plaintiff_address}}。',
    ),
    line('委托诉讼代理人：{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
    line(
      '被告：{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}。',
    ),
    line('委托诉讼代理人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
    p(
      '原告{{plaintiff_name}}与被告{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}立案后，依法适用普通程序，于 {{hearing_date}}公开开庭进行了审理。原告{{plaintiff_name}}及其委托诉讼代理人{{counsel_p_name}}、被告{{defendant_name}}及其委托诉讼代理人{{counsel_d_name}}到庭参加诉讼。本案现已审理终结。',
    ),
  ],
  [
    title('{{court}}'),
    title('Civil Judgment'),
    line('{{case_number}}', 'right'),
    line(
      'Plaintiff: {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, {{plaintiff_job}}, residing at {{plaintiff_address}}.',
    ),
    line('Counsel: {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
    line(
      'Defendant: {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}.',
    ),
    line('Counsel: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
    p(
      'The private lending dispute between {{plaintiff_name}} and {{defendant_name}} was registered by this court on {{filing_date}} and heard in public on {{hearing_date}} under the ordinary procedure. The plaintiff {{plaintiff_name}} with her counsel {{counsel_p_name}} and the defendant {{defendant_name}} with his counsel {{counsel_d_name}} appeared. The trial is concluded.',
    ),
  ],
);

export const CLAIMS: BilingualDocument = write(
  [
    p(
      '{{plaintiff_name}}向本院提出诉讼请求：1. 判令{{defendant_name}}返还借款本金 {{note_amount}} 元；2. 判令{{defendant_name}}支付利息（以未还本金为基数，按年利率 14.6%，自 {{loan_date}}起计算至实际清偿之日止，暂计至 {{complaint_date}}为 58,960 元）；3. 判令{{defendant_name}}承担诉讼费用。事实和理由：{{defendant_name}}于 {{loan_date}}出具借条借款 {{note_amount}} 元，约定借期一年、{{agreed_rate}}。当日转账 {{transfer_amount}} 元，另以现金交付 {{disputed_amount}} 元。到期后多次催要未还。',
    ),
    p(
      '{{defendant_name}}辩称：实际只收到 {{transfer_amount}} 元，{{disputed_amount}} 元是预先扣除的三个月利息；当日下午收到的信封内是货架尾款 1,200 元。同意返还 {{transfer_amount}} 元及法律保护范围内的利息，请求驳回其他诉讼请求。',
    ),
  ],
  [
    p(
      '{{plaintiff_name}} claims: 1. that {{defendant_name}} repay the principal of {{note_amount}} yuan; 2. that he pay interest on the outstanding principal at 14.6% a year from {{loan_date}} until the date of actual payment (58,960 yuan up to {{complaint_date}}); 3. that he bear the costs. Facts and grounds: on {{loan_date}} {{defendant_name}} gave a note for a loan of {{note_amount}} yuan for one year at {{agreed_rate}}. {{transfer_amount}} yuan was transferred that day and {{disputed_amount}} yuan was delivered in cash. After the due date repeated demands were made without result.',
    ),
    p(
      "{{defendant_name}} answers: he received only {{transfer_amount}} yuan; the {{disputed_amount}} yuan was three months' interest deducted in advance; the envelope of that afternoon held the 1,200 yuan still owed for shelves. He agrees to repay {{transfer_amount}} yuan with the interest that the law protects, and asks that the other claims be dismissed.",
    ),
  ],
);

export const EVIDENCE: BilingualDocument = write(
  [
    p(
      '当事人围绕诉讼请求依法提交了证据，本院组织当事人进行了证据交换和质证。对当事人无异议的借条、银行电子回单、微信聊天记录、货架销售单的真实性，以及本院依申请调取的账户明细，本院予以确认并在卷佐证。证人{{witness_name}}看见{{plaintiff_name}}当日下午交给{{defendant_name}}一个信封，这一点双方没有异议，本院予以采信；但证人没有看见信封内为何物，也没有听见双方提及金额，且租用{{plaintiff_name}}的柜台，与其有利害关系，其证言不能单独证明信封内有借款 {{disputed_amount}} 元。',
    ),
    p(
      '本院认定事实如下：2023 年 3 月 11 日晚，双方在微信中商定借款 {{note_amount}} 元、借期一年、{{agreed_rate}}、按季付息，{{plaintiff_name}}问“头一季的怎么弄”，双方通话后称“那就按刚才说的”。{{loan_date}} 10 时 42 分，{{plaintiff_name}}转账 {{transfer_amount}} 元，当日没有现金支取，转账后账户余额为 45,418.52 元。当日下午{{defendant_name}}交付借条。借款于 {{due_date}}到期。2024 年 3 月 20 日，{{defendant_name}}称“二十万我认，利息能不能少算点，头一季的不是已经扣过了嘛”，{{plaintiff_name}}答“先把本金还了再说利息的事”。此后又经两次催要，{{defendant_name}}至今没有还本付息。',
    ),
  ],
  [
    p(
      "The parties submitted evidence on the claims, and this court held an exchange of evidence and cross-examination. The authenticity of the loan note, the transfer slip, the chat records and the sales slip is not in dispute; these, and the account statement obtained by this court on request, are admitted in evidence and placed on file. The witness {{witness_name}} saw {{plaintiff_name}} give {{defendant_name}} an envelope that afternoon, which is common ground and is accepted. But he did not see what was in it, nor did he hear an amount mentioned; and as the tenant of a counter in {{plaintiff_name}}'s shop he has an interest in the matter. His testimony alone does not prove that the envelope held {{disputed_amount}} yuan of the loan.",
    ),
    p(
      'This court finds: on the evening of 11 March 2023 the parties agreed by message on a loan of {{note_amount}} yuan for one year at {{agreed_rate}}, with interest payable quarterly; {{plaintiff_name}} asked "what about the first quarter", and after a call wrote "then as we just said". On {{loan_date}} at 10:42 she transferred {{transfer_amount}} yuan; no cash was withdrawn that day, and after the transfer the balance of the account was 45,418.52 yuan. That afternoon {{defendant_name}} delivered the note. The loan fell due on {{due_date}}. On 20 March 2024 {{defendant_name}} wrote "I admit the two hundred thousand. Could you make the interest a little less? The first quarter\'s was already deducted, wasn\'t it", and {{plaintiff_name}} answered "pay back the principal first, then we\'ll talk about interest". After two further demands {{defendant_name}} has paid neither principal nor interest.',
    ),
  ],
);
