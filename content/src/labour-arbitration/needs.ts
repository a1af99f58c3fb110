import { type Costs, costs, handedIn, type Needs, signedAndHandedIn, spokeIn } from '../conditions.ts';
import { TRIBUNAL } from './roles.ts';

/** What the Law on Mediation and Arbitration wants done before a section is left. */
export const NEEDS: Needs = {
  // Article 28: a written application.
  application_done: signedAndHandedIn('application_form', 'claimant'),
  // Civil Evidence Provisions 69 and 71, which labour arbitration follows: the application, and the signed undertaking.
  testimony_done: [handedIn('witness_application'), ...signedAndHandedIn('witness_statement', 'witness')],
  inquiry_done: [handedIn('inquiry_memo')],
  // Articles 29, 32, 33 and 35: the claimant knows that it is accepted, and both know who decides and when.
  formation_done: [handedIn('acceptance_notice'), handedIn('hearing_notice')],
  // Article 33: what was disclosed is told before anything else.
  opening_done: [spokeIn('opening', 'presiding')],
  // Article 39, second paragraph: required within a set time, and produced.
  production_done: [handedIn('production_order'), handedIn('production_statement')],
  // Article 39, first paragraph: testimony counts once it has been tested.
  evidence_done: [spokeIn('evidence', 'witness')],
  // Article 43, second paragraph: a partial award is an award, signed by the arbitrators (46).
  partial_signed: signedAndHandedIn('partial_award', ...TRIBUNAL),
  views_done: [handedIn('arbitrator_view')],
  // Article 42: the statement takes effect when both have signed for it.
  agreement_signed: signedAndHandedIn('mediation_statement', ...TRIBUNAL, 'claimant', 'inhouse'),
  // Article 46: a dissenting arbitrator need not sign.
  award_signed: signedAndHandedIn('award_form', 'presiding'),
  service_accept: [spokeIn('service', 'presiding')],
  service_further: [spokeIn('service', 'presiding')],
};

export const COSTS: Costs = {
  debate_mediate: costs(
    'service',
    '没有先行裁决，十一天的工资也要等到现在。申请人房租靠借；一部分事实清楚的，本来可以先行裁决（《调解仲裁法》第四十三条第二款）。',
    'There was no partial award, so the wages of eleven days too have waited until now, and the claimant has borrowed her rent. Where part of the facts is clear it may be decided first (Law on Mediation and Arbitration, Article 43, second paragraph).',
  ),
};
