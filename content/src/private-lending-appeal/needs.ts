import {
  type Costs,
  costs,
  handedIn,
  type Needs,
  recordSigned,
  signedAndHandedIn,
  signedBy,
  spokeIn,
} from '../conditions.ts';

const PANEL = ['presiding', 'judge_a', 'judge_b'] as const;

/** What the Civil Procedure Law wants done before a section is left. */
export const NEEDS: Needs = {
  // Article 172: an appeal is made by a petition.
  petition_filed: signedAndHandedIn('petition', 'appellant'),
  evidence_filed: [handedIn('new_evidence_list')],
  evidence_unexplained: [handedIn('new_evidence_list')],
  // Interpretation, Articles 119 and 120: who does not sign the undertaking does not testify.
  witness_ready: [handedIn('witness_notice'), ...signedAndHandedIn('witness_pledge', 'witness')],
  answer_filed: signedAndHandedIn('appeal_answer', 'appellee'),
  // Article 150: the parties read the record of the hearing and sign it; who refuses is noted.
  hearing_done: [recordSigned('hearing')],
  // Articles 100 and 179: a mediation statement takes effect when both have signed for it.
  settlement_served: signedAndHandedIn('mediation_statement', 'appellant', 'appellee'),
  // Articles 45 and 155.
  judgment_signed: [
    ...signedAndHandedIn('appeal_judgment', ...PANEL, 'clerk'),
    signedBy('appeal_deliberation_record', ...PANEL),
    handedIn('judgment_review'),
  ],
  pronouncement_done: [spokeIn('pronouncement', 'presiding')],
};

export const COSTS: Costs = {
  evidence_unexplained: costs(
    'exchange',
    '上诉人逾期举证又没有说明理由。法院责令当庭说明：非因故意或者重大过失逾期的，证据可以采纳，但要训诫；对方因此多花的交通、误工等费用，可以要求上诉人赔偿（《民事诉讼法》第六十八条，《民诉法解释》第一百零二条）。证据保住了，代价是一次训诫和一笔费用。',
    'The appellant submitted evidence late and gave no reason. The court orders an explanation on the spot: where the delay was neither intentional nor grossly negligent, the evidence may be admitted, but with a reprimand, and the other side may claim the additional expense of travel, lost working time and the like from the appellant (Civil Procedure Law, Article 68; CPL Interpretation, Article 102). The evidence is saved, at the price of a reprimand and some costs.',
  ),
};
