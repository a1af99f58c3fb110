import { type Costs, costs, enteredAtMost, type Needs, signedAndHandedIn } from '../conditions.ts';

/** What the deal's papers want done before a section is left. */
export const NEEDS: Needs = {
  diligence_done: signedAndHandedIn('diligence_report', 'analyst', 'counsel_b'),
  funding_done: signedAndHandedIn('funding_plan', 'cfo'),
  disclosure_done: signedAndHandedIn('disclosure_letter', 'seller', 'counsel_s'),
  notice_done: signedAndHandedIn('transfer_notice', 'seller'),
  // Company Law, Article 84: an answer in writing, or thirty days of silence; after the three-party talks she has promised to write.
  holder_reply_waived: signedAndHandedIn('first_refusal_reply', 'holder'),
  holder_reply_silent: [enteredAtMost('three_party')],
  contract_done: signedAndHandedIn('transfer_agreement', 'counsel_b', 'counsel_s'),
  opinion_done: [
    ...signedAndHandedIn('legal_opinion', 'counsel_b'),
    ...signedAndHandedIn('risk_review', 'gc'),
  ],
  deposit_done: signedAndHandedIn('signature_page', 'seller', 'buyer', 'notary'),
  // Individual Income Tax Law, Articles 9 and 14: the payer withholds, and says how much.
  withholding_done: signedAndHandedIn('payment_order', 'cfo'),
};

export const COSTS: Costs = {
  holder_reply_silent: costs(
    'signing',
    '韩静没有答复。4 月 7 日收到的书面通知，到 5 月 7 日满三十日才视为放弃（《公司法》第八十四条第二款），签约一直等到那以后；没有人同她谈保障，她也没有写下任何保留：董事席位、随售权、对外担保的同意权，一样都没有。',
    'Han Jing gave no answer. She received the written notice on 7 April, and only after thirty days, on 7 May, was she deemed to have waived her right (Company Law, Article 84, second paragraph); the signing had to wait until then. Nobody negotiated safeguards with her, and she reserved nothing in writing: no seat on the board, no tag-along right, no right to consent to guarantees.',
  ),
};
