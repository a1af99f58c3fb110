import type { Condition, VoteOutcome } from '@lets/contract';
import {
  type Costs,
  costs,
  enteredAtLeast,
  handedIn,
  type Needs,
  signedAndHandedIn,
  spokeIn,
} from '../conditions.ts';
import { TRIBUNAL } from './roles.ts';

const outcome = (of: VoteOutcome): Condition => ({ type: 'voted', node_id: 'vote_double', outcome: of });

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
  award_all_final: [outcome('rejected'), ...signedAndHandedIn('award_form', 'presiding')],
  award_apart_passed: [outcome('passed'), ...signedAndHandedIn('award_form', 'presiding')],
  award_apart_tied: [outcome('tied'), ...signedAndHandedIn('award_form', 'presiding')],
  award_other_signed: signedAndHandedIn('other_award', 'presiding'),
  service_accept: [spokeIn('service', 'presiding')],
  service_further: [spokeIn('service', 'presiding')],
  // Articles 48 and 50: the worker may always sue, by a complaint of her own.
  suit_filed: signedAndHandedIn('suit_form', 'claimant'),
  // Articles 49 and 50: the employer sues only on what is not final, and applies to set aside only what is.
  challenge_sue: [enteredAtLeast('award_other'), handedIn('challenge_form')],
  challenge_set_aside: [handedIn('challenge_form')],
  outlook_done: [spokeIn('outlook', 'clerk')],
};

export const COSTS: Costs = {
  debate_mediate: costs(
    'service',
    '没有先行裁决，十一天的工资也要等到现在。申请人房租靠借；一部分事实清楚的，本来可以先行裁决（《调解仲裁法》第四十三条第二款）。',
    'There was no partial award, so the wages for eleven days have also had to wait until now, and the claimant has had to borrow to pay her rent. Where part of the facts is clear, it could have been decided first by a partial award (Law on Mediation and Arbitration, Article 43, second paragraph).',
  ),
  suit_filed: costs(
    'outlook',
    '申请人已经起诉。她所不服的那份裁决书整份不发生法律效力，裁给她的款项也不能申请执行，要等法院的判决（《劳动争议解释（一）》第十六条）。',
    "The claimant has sued. The whole of the award that she contests does not take effect; she cannot apply for enforcement even of the sums it gives her and must wait for the court's judgment (Interpretation (1), Article 16).",
  ),
  suit_accepted: costs(
    'outlook',
    '申请人没有在十五日内起诉，对她来说裁决就此定下：没有得到支持的部分，以后不能再要（《调解仲裁法》第四十八条、第五十条）。',
    'The claimant did not sue within fifteen days, so for her the award is settled: what it did not allow can no longer be claimed (Law on Mediation and Arbitration, Articles 48 and 50).',
  ),
};
