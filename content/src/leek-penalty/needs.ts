import { handedIn, type Needs, recordSigned, signedAndHandedIn } from '../conditions.ts';

/** What the Administrative Penalties Law wants done before a section is left. */
export const NEEDS: Needs = {
  // Articles 42 and 55: two officers at least, and a record of inquiry or inspection.
  inspection_filed: [recordSigned('inspection')],
  // Article 44: nothing is decided before the person has been told.
  notice_served: signedAndHandedIn('penalty_notice', 'officer_a', 'officer_b'),
  hearing_notified: [handedIn('hearing_notice')],
  plea_filed: [handedIn('plea')],
  // Article 34: what similar cases were decided is compared before the hearing, and nothing is fixed by it.
  precedents_compared: [handedIn('precedents_note')],
  // The party sues over what was imposed on her; where nothing was, there is nothing to sue over.
  imposed_proposed: [{ type: 'voted', node_id: 'discussion', outcome: 'passed' }],
  imposed_higher: [{ type: 'voted', node_id: 'amount_vote', outcome: 'passed' }],
  imposed_minimum: [{ type: 'voted', node_id: 'minimum_vote', outcome: 'passed' }],
  // Articles 45 and 55: the source she named is checked with the supplier, who signs what he says.
  source_checked: signedAndHandedIn('source_statement', 'witness'),
  // Article 57: what was not carried is recorded as no decision.
  no_decision_recorded: signedAndHandedIn('no_decision_minutes', 'head'),
  // Article 64: the record is read and signed; who refuses is noted.
  hearing_done: [recordSigned('hearing')],
  // Article 58: no decision without legal review.
  review_passed: signedAndHandedIn('legal_review', 'host'),
  // Articles 57 and 59: decided by the head, in writing.
  decision_signed: signedAndHandedIn('penalty_decision', 'head'),
};
