import { type Costs, costs, handedIn, type Needs, refusedBy, signedAndHandedIn } from '../conditions.ts';

const PARTIES = ['downstairs', 'owner', 'tenant'] as const;

/** What the People's Mediation Law wants done before a section is left. */
export const NEEDS: Needs = {
  claim_done: signedAndHandedIn('claim', 'downstairs'),
  reply_done: [handedIn('reply')],
  // Article 29: an agreement takes effect when the parties and the mediator have signed it.
  agreement_signed: [
    ...signedAndHandedIn('agreement', ...PARTIES, 'mediator'),
    // Article 29, item 3: who bears a share says how it is performed; nobody can promise for the management.
    ...signedAndHandedIn('undertaking', 'property'),
  ],
  agreement_refused: [refusedBy('agreement', ...PARTIES)],
  // Article 33: the parties apply together.
  confirmation_done: signedAndHandedIn('confirmation', ...PARTIES),
  next_done: [handedIn('end_notice')],
};

export const COSTS: Costs = {
  effect_perform: costs(
    'report',
    '三十日过去，没有人申请司法确认。协议仍有法律约束力（《人民调解法》第三十一条），但不能直接申请强制执行：一方不履行，另一方只能就协议向法院起诉（第三十二条），从立案重新走起。',
    "Thirty days have passed and nobody has applied for confirmation. The agreement still binds (People's Mediation Law, Article 31), but it cannot be enforced directly: if one side does not perform, the other has to sue on it (Article 32), from the filing of the case on.",
  ),
};
