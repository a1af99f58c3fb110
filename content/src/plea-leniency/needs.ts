import {
  type Costs,
  costs,
  enteredAtLeast,
  handedIn,
  type Needs,
  refusedBy,
  signedAndHandedIn,
  signedBy,
  spokeIn,
} from '../conditions.ts';

/** What the law wants done before a section is left, and what a choice goes by. */
export const NEEDS: Needs = {
  // Article 173: the suspect, duty counsel and the victim are heard.
  opinions_done: [
    spokeIn('opinions', 'defendant'),
    spokeIn('opinions', 'duty_counsel'),
    spokeIn('opinions', 'victim'),
  ],
  // Article 174: signed in the presence of counsel.
  plea_signed: signedAndHandedIn('plea_statement', 'defendant', 'duty_counsel'),
  plea_refused: [refusedBy('plea_statement', 'defendant', 'duty_counsel')],
  charge_done: [handedIn('indictment')],
  defence_done: [handedIn('exclusion_application')],
  // CPL Interpretation, Articles 127 and 130: leads are named, lawfulness is explained.
  pretrial_inquire: [spokeIn('pretrial', 'defender'), spokeIn('pretrial', 'prosecutor')],
  pretrial_withdrawn: [spokeIn('pretrial', 'prosecutor')],
  withdrawal_done: [handedIn('withdrawal_note')],
  // Article 190: there is a statement to examine.
  plea_there: [signedBy('plea_statement', 'defendant', 'duty_counsel')],
  opening_plea: [spokeIn('opening', 'defendant')],
  opening_recant: [spokeIn('opening', 'defendant')],
  plain_done: [spokeIn('opening_plain', 'defendant')],
  // CPL Interpretation, Article 358: he hears the consequences and says what he denies.
  recanted_done: [spokeIn('recanted', 'presiding'), spokeIn('recanted', 'defendant')],
  denied_decided: [enteredAtLeast('exclusion_vote')],
  denied_withdrawn: [enteredAtLeast('withdrawal')],
  lawfulness_withdrawn: [enteredAtLeast('withdrawal')],
  // Article 59: the procuratorate proves, the defence is heard.
  legality_done: [spokeIn('legality', 'prosecutor'), spokeIn('legality', 'defender')],
  stands_plain: [enteredAtLeast('opening_plain')],
  stands_recanted: [enteredAtLeast('recanted')],
  inquiry_done: [spokeIn('inquiry', 'prosecutor'), spokeIn('inquiry', 'defender')],
  full_done: [spokeIn('full_inquiry', 'prosecutor'), spokeIn('full_inquiry', 'defender')],
  // Article 198: the final statement is his; Article 201: an objection is made.
  debate_plea: [spokeIn('debate', 'defendant')],
  debate_recant: [spokeIn('debate', 'defendant')],
  debate_objection: [spokeIn('debate', 'defendant'), spokeIn('debate', 'defender')],
  debate_guilt: [spokeIn('debate_full', 'defendant')],
  // Article 201, second paragraph.
  adjust_made: [handedIn('circumstances_check')],
  adjust_kept: [handedIn('circumstances_check')],
  adjusted_done: [spokeIn('adjusted', 'prosecutor'), spokeIn('adjusted', 'defendant')],
  adjusted_judged: [enteredAtLeast('plea_vote')],
  kept_improper: [enteredAtLeast('sentence_vote')],
  recommended_adjusted: [enteredAtLeast('adjusted')],
  asked_before: [enteredAtLeast('adjustment')],
  // Articles 184 and 203: the panel and the clerk sign.
  judgment_signed: [
    ...signedAndHandedIn('judgment_form', 'presiding', 'judge', 'assessor', 'clerk'),
    handedIn('deliberation_record'),
  ],
  // Article 230: the right of appeal is explained.
  pronounced: [spokeIn('pronouncement', 'presiding')],
};

const RECANTED = [
  '被告人不认罪认罚，量刑建议不再是判决的依据，因认罪认罚而从宽的部分也没有了；法院根据审理查明的事实裁判（《刑诉法解释》第三百五十八条）。不认罪本身不是从重的理由。',
  'The plea is no longer maintained, so the recommendation is no longer a basis for the judgment and the leniency that a plea brings is lost; the court decides on the facts found (CPL Interpretation, Article 358). Denying the charge is not in itself a ground for a heavier sentence.',
] as const;

const EXCLUDED = [
  '第一份笔录已经排除，不得作为判决的依据（《刑事诉讼法》第五十六条第二款）。判决书要写明排除的理由，定罪只能依靠其余证据。',
  'The first record has been excluded, and the judgment may not rest on it (Criminal Procedure Law, Article 56, second paragraph). The judgment must give the reasons for the exclusion, and a conviction can rest only on the other evidence.',
] as const;

export const COSTS: Costs = {
  opening_recant: costs('full_inquiry', ...RECANTED),
  inquiry_recant: costs('full_inquiry', ...RECANTED),
  debate_recant: costs('full_inquiry', ...RECANTED),
  withdrawal_done: costs(
    'debate',
    '第一份笔录已经撤回，没有新的理由，不得在庭审中出示（《刑诉法解释》第一百三十一条第一款）。公诉方只能用其余证据论证。',
    'The first record has been withdrawn and may not be produced in court without new grounds (CPL Interpretation, Article 131, first paragraph). The prosecution can argue only on the other evidence.',
  ),
  exclusion_passed: costs('judgment', ...EXCLUDED),
  exclusion_tied: costs('judgment', ...EXCLUDED),
  exclusion_rejected: costs(
    'pronouncement',
    '被告人不服关于收集合法性的结论而上诉的，第二审人民法院应当对收集的合法性进行审查（《刑诉法解释》第一百三十八条第二项）。',
    'If the defendant appeals against the finding on lawfulness, the court of second instance must examine how the record was obtained (CPL Interpretation, Article 138, item 2).',
  ),
  adjust_kept: costs(
    'judgment',
    '检察院没有调整量刑建议。合议庭认为明显不当的，不再等检察院，依法作出判决（《刑事诉讼法》第二百零一条第二款）。',
    'The procuratorate did not adjust its recommendation. If the panel finds it clearly improper, it does not wait for the procuratorate any longer but gives judgment according to law (Criminal Procedure Law, Article 201, second paragraph).',
  ),
};
