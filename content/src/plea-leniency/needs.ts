import {
  type Costs,
  costs,
  handedIn,
  type Needs,
  refusedBy,
  signedAndHandedIn,
  signedBy,
  spokeIn,
} from '../conditions.ts';

/** What the Criminal Procedure Law wants done before a section is left. */
export const NEEDS: Needs = {
  // Article 173: the suspect and duty counsel are heard.
  opinions_done: [spokeIn('opinions', 'defendant'), spokeIn('opinions', 'duty_counsel')],
  // Article 174: signed in the presence of counsel.
  plea_signed: signedAndHandedIn('plea_statement', 'defendant', 'duty_counsel'),
  plea_refused: [refusedBy('plea_statement', 'defendant', 'duty_counsel')],
  charge_done: [handedIn('indictment')],
  defence_done: [handedIn('exclusion_application')],
  // Article 190: there is a statement to examine.
  opening_plea: [signedBy('plea_statement', 'defendant', 'duty_counsel')],
  judgment_signed: signedAndHandedIn('judgment_form', 'presiding', 'judge', 'assessor', 'clerk'),
  // Article 230: the right of appeal is explained.
  pronounced: [spokeIn('pronouncement', 'presiding')],
};

const RECANTED = [
  '被告人不认罪认罚，量刑建议不再是判决的依据，因认罪认罚而从宽的部分也没有了；法院根据审理查明的事实裁判（《刑诉法解释》第三百五十八条）。不认罪本身不是从重的理由。',
  'Without a plea the recommendation is no basis for the judgment, and the leniency that a plea brings is gone; the court decides on the facts found (CPL Interpretation, Article 358). Denial itself is no ground for a heavier sentence.',
] as const;

export const COSTS: Costs = {
  opening_recant: costs('full_inquiry', ...RECANTED),
  inquiry_recant: costs('full_inquiry', ...RECANTED),
  pretrial_withdrawn: costs(
    'opening',
    '第一份笔录已经撤回，没有新的理由，不得在庭审中出示（《刑诉法解释》第一百三十一条第一款）。公诉方只能用其余证据论证。',
    'The first record was withdrawn and may not be produced in court without new grounds (CPL Interpretation, Article 131, first paragraph). The prosecution argues on the other evidence.',
  ),
};
