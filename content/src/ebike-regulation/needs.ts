import { handedIn, type Needs, recordSigned } from '../conditions.ts';

/** What the law of legislation and penalties and the rules of procedure want done before a section is left. */
export const NEEDS: Needs = {
  // Administrative Penalties Law, Article 12: supplementary penalties are explained in writing.
  penalties_done: [handedIn('penalty_note')],
  statement_done: [handedIn('hearing_statement')],
  // What was said at a legislative hearing is put on record and checked.
  hearing_done: [recordSigned('hearing')],
  redraft_done: [handedIn('redraft_note')],
};
