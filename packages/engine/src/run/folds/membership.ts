import type { RunState } from '../state.ts';
import type { Folds } from './fold.ts';

/** Who is in a run that has begun. */
export const membershipFolds = {
  member_admitted: (state, { data }) => ({ ...state, member_ids: [...state.member_ids, data.user_id] }),

  /** Drops what they asked for and what was asked for them. */
  member_taken_out: (state, { data: { user_id } }) => ({
    ...withoutAsks(state, user_id),
    member_ids: state.member_ids.filter((id) => id !== user_id),
    ...(state.help && { help: state.help.filter((one) => one.user_id !== user_id) }),
  }),
} satisfies Folds<'member_admitted' | 'member_taken_out'>;

function withoutAsks(state: RunState, userId: number): RunState {
  const { hand_overs = [], ...others } = state;
  const left = hand_overs.filter((one) => ![one.asked_by, one.holder_id, one.to_user].includes(userId));
  return left.length > 0 ? { ...others, hand_overs: left } : others;
}
