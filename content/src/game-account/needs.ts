import { handedIn, type Needs, signedAndHandedIn } from '../conditions.ts';

/** What the seminar's method wants done before a section is left. */
export const NEEDS: Needs = {
  norms_listed: [handedIn('norm_list')],
  thesis_done: [handedIn('memo_pro')],
  antithesis_done: [handedIn('memo_con')],
  opinion_signed: signedAndHandedIn('opinion', 'presiding', 'panel_a', 'panel_b'),
};
