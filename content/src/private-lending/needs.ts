import {
  type Costs,
  costs,
  enteredAtLeast,
  enteredAtMost,
  handedIn,
  type Needs,
  signedAndHandedIn,
  spokeIn,
} from '../conditions.ts';

const PANEL = ['presiding', 'judge', 'assessor'] as const;
/** Article 128: the defence is made in writing. */
const DEFENCE = [handedIn('defence_form')];

/** What the Civil Procedure Law wants done before a section is left. */
export const NEEDS: Needs = {
  // Articles 123 and 124: a complaint in writing, signed.
  complaint_file: signedAndHandedIn('complaint_form', 'plaintiff'),
  defence_file: DEFENCE,
  // Article 129: the notice of acceptance, signed by the judge who accepts.
  acceptance_sent: signedAndHandedIn('acceptance_notice', 'filing_judge'),
  // Interpretation, Articles 119 and 120: who does not sign the undertaking does not testify.
  witness_ready: [handedIn('witness_notice'), ...signedAndHandedIn('witness_pledge', 'witness')],
  defence_later: DEFENCE,
  // Article 100: a mediation statement takes effect when both have signed for it.
  agreement_received: signedAndHandedIn('mediation_statement', 'plaintiff', 'defendant'),
  // Articles 102 and 145: where nothing is settled, or one side withdraws, judgment follows without delay; what was debated is not debated again.
  mediation_failed: [enteredAtMost('debate')],
  mediation_failed_late: [enteredAtLeast('debate')],
  agreement_withdrawn: [enteredAtMost('debate')],
  agreement_withdrawn_late: [enteredAtLeast('debate')],
  // Articles 45 and 155: the judgment is signed by the panel and the clerk.
  // People's Assessors Law, Articles 21 and 23: the assessor's own opinion is annexed to the record.
  judgment_signed: [
    ...signedAndHandedIn('judgment_form', ...PANEL, 'clerk'),
    ...signedAndHandedIn('assessor_opinion', 'assessor'),
  ],
  // Article 151: judgment is pronounced in public, and the right of appeal is stated.
  pronouncement_done: [spokeIn('pronouncement', 'presiding')],
  // Either judgment leaves one side something to appeal against.
  pronouncement_appeal: [spokeIn('pronouncement', 'presiding')],
};

export const COSTS: Costs = {
  defence_later: costs(
    'exchange',
    '被告答辩期内没有提出管辖异议，又应诉答辩，视为本院有管辖权（《民事诉讼法》第一百三十条第二款）。从现在起，被告不能再以“我住在临江区”为由要求移送，只能在本院打完这场官司。',
    'The defendant raised no objection to jurisdiction within the time for the defence and answered on the merits, so this court is deemed to have jurisdiction (Civil Procedure Law, Article 130, second paragraph). From now on he cannot ask for a transfer on the ground that he lives in Linjiang; the action will be fought out in this court.',
  ),
};
