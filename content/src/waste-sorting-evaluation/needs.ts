import { handedIn, handedInByEach, type Needs, signedAndHandedIn } from '../conditions.ts';
import { HEARD } from './heard.ts';

/** What an evaluation that can be checked wants done before a section is left. */
export const NEEDS: Needs = {
  scheme_done: signedAndHandedIn('evaluation_plan', 'expert', 'lead'),
  sampling_done: [handedIn('sampling_report')],
  legality_done: signedAndHandedIn('legality_table', 'clerk', 'lead'),
  statements_done: [...handedInByEach('party_statement', ...HEARD), handedIn('interview_record')],
  // Law on Supervision by Standing Committees, Article 36, by reference: the report says what is; whom it describes checks the facts first.
  replies_done: handedInByEach('fact_check', ...HEARD),
  analysis_done: signedAndHandedIn('evaluation_report', 'expert', 'stat'),
  proposal_done: [handedIn('amendment_draft')],
};
