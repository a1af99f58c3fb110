import { handedIn, handedInByEach, type Needs, recordSigned, signedAndHandedIn } from '../conditions.ts';
import { SPEAKERS } from './speakers.ts';

/** What the law of legislation and penalties and the rules of procedure want done before a section is left. */
export const NEEDS: Needs = {
  // Administrative Penalties Law, Article 12: supplementary penalties are explained in writing.
  penalties_done: [handedIn('penalty_note')],
  statement_done: handedInByEach('hearing_statement', ...SPEAKERS),
  // What the hearing left open is answered by each who was asked.
  answers_done: handedInByEach('hearing_answer', ...SPEAKERS),
  // What was said at a legislative hearing is put on record and checked.
  hearing_done: [recordSigned('hearing')],
  // Legislation Law, Articles 36 and 39, by reference: what was heard is reported, and so is what was not adopted.
  review_done: [handedIn('review_report'), handedIn('hearing_report')],
  first_reading_done: handedInByEach('member_views', 'member_a', 'member_b'),
  redraft_done: [handedIn('redraft_note')],
  // Article 60, by reference: it is the proposer who submits anew.
  resubmission_listed: signedAndHandedIn('resubmission_note', 'drafter'),
};
