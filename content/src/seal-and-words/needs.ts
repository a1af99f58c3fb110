import { type Costs, costs, handedIn, type Needs, signedAndHandedIn } from '../conditions.ts';

/** What the rules of civil evidence and of forensic examination want done before a section is left. */
export const NEEDS: Needs = {
  // Provisions on Evidence, Article 32: a commission in writing.
  commission_done: signedAndHandedIn('commission_letter', 'judge'),
  // General Rules on Forensic Examination, Article 13: the court is answered.
  acceptance_reply_done: signedAndHandedIn('acceptance_notice', 'head'),
  // General Rules on Forensic Examination, Article 27: each records what they have seen, and signs.
  exam_a_done: signedAndHandedIn('record_a', 'expert_a'),
  exam_b_done: signedAndHandedIn('record_b', 'expert_b'),
  preparation_done: [handedIn('advisor_application')],
  // Provisions on Evidence, Articles 69 and 71: an application in writing, and a pledge that the witness signs.
  witness_done: [handedIn('witness_application'), ...signedAndHandedIn('witness_pledge', 'manager')],
  // Civil Procedure Law, Article 80: signed by those who made the examination.
  opinion_done: signedAndHandedIn('expert_opinion', 'expert_a', 'expert_b'),
  // Provisions on Evidence, Article 37: objections are made in writing.
  objection_done: [handedIn('objection')],
  // Article 37, third paragraph: they are answered.
  reply_done: signedAndHandedIn('expert_reply', 'expert_a', 'expert_b'),
  reasoning_done: signedAndHandedIn('evidence_reasons', 'judge', 'judge_b'),
};

export const COSTS: Costs = {
  insist_unpaid: costs(
    'debate',
    '原告收到书面答复后仍有异议，却没有预交鉴定人出庭费用，视为放弃异议（《民事诉讼证据规定》第三十八条第一款）。鉴定人不出庭，也没有人当面问过那两个不明的交叉点；合议庭只能按鉴定意见书和书面答复评议。',
    "After receiving the written reply the plaintiff still objected but did not prepay the costs of the experts' appearance, and is therefore deemed to have given up its objection (Provisions on Evidence, Article 38, first paragraph). The experts do not appear, nobody has asked them in person about the two inconclusive crossings, and the panel can deliberate only on the written opinion and the written reply.",
  ),
};
