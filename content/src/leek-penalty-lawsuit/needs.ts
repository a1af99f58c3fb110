import { handedIn, type Needs, recordSigned, signedAndHandedIn, spokeIn } from '../conditions.ts';
import type { Fine } from './fine.ts';
import { motionOf } from './papers/parties.ts';
import { PANEL } from './roles.ts';

/** What the Administrative Litigation Law wants done before a section is left. */
export const needsOf = (fine: Fine): Needs => ({
  // Articles 49 and 50: an action is brought by a complaint.
  complaint_filed: signedAndHandedIn('complaint', 'plaintiff'),
  // Article 67: served, with the time for evidence.
  filing_served: signedAndHandedIn('response_notice', 'clerk'),
  // Articles 34 and 67: evidence, grounds and answer; and what the head will say in person (Article 3, third paragraph).
  answer_filed: [
    ...signedAndHandedIn('answer', 'head'),
    handedIn('evidence_list'),
    ...signedAndHandedIn('head_statement', 'head'),
  ],
  // Articles 41 and 56.
  motion_filed: signedAndHandedIn(motionOf(fine).id, 'plaintiff'),
  outline_done: [handedIn('hearing_outline')],
  hearing_done: [recordSigned('hearing'), spokeIn('hearing', 'head')],
  debate_done: [recordSigned('debate')],
  settlement_served: signedAndHandedIn('settlement', 'plaintiff', 'head'),
  opinion_done: [handedIn('assessor_opinion')],
  judgment_signed: signedAndHandedIn('judgment', ...PANEL, 'clerk'),
  referred_done: [handedIn('referral')],
  // Article 80, third paragraph.
  pronouncement_done: [spokeIn('pronouncement', 'presiding')],
});
