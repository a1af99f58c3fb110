import { type Needs, signedAndHandedIn } from '../conditions.ts';

/** What the deal's papers want done before a section is left. */
export const NEEDS: Needs = {
  diligence_done: signedAndHandedIn('diligence_report', 'analyst', 'counsel_b'),
  funding_done: signedAndHandedIn('funding_plan', 'cfo'),
  disclosure_done: signedAndHandedIn('disclosure_letter', 'seller', 'counsel_s'),
  notice_done: signedAndHandedIn('transfer_notice', 'seller'),
  contract_done: signedAndHandedIn('transfer_agreement', 'counsel_b', 'counsel_s'),
  opinion_done: signedAndHandedIn('legal_opinion', 'counsel_b'),
  deposit_done: signedAndHandedIn('signature_page', 'seller', 'buyer', 'notary'),
};
