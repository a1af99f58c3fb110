import { handedIn, type Needs, recordSigned, signedAndHandedIn, spokeIn } from '../conditions.ts';
import { PANEL } from './roles.ts';

/** What the Administrative Litigation Law wants done before a section is left. */
export const NEEDS: Needs = {
  // Articles 49 and 50: an action is brought by a complaint.
  complaint_filed: signedAndHandedIn('complaint', 'plaintiff'),
  // Article 67: served, with the time for evidence.
  filing_served: signedAndHandedIn('response_notice', 'clerk'),
  // Articles 34 and 67: evidence, grounds and answer.
  answer_filed: [...signedAndHandedIn('answer', 'head'), handedIn('evidence_list')],
  // Article 56.
  stay_filed: signedAndHandedIn('stay_request', 'plaintiff'),
  outline_done: [handedIn('hearing_outline')],
  hearing_done: [recordSigned('hearing'), spokeIn('hearing', 'head')],
  settlement_served: signedAndHandedIn('settlement', 'plaintiff', 'head'),
  judgment_signed: signedAndHandedIn('judgment', ...PANEL, 'clerk'),
  referred_done: [handedIn('referral')],
  // Article 80, third paragraph.
  pronouncement_done: [spokeIn('pronouncement', 'presiding')],
};
