import type { RunState } from '../state.ts';
import type { Folds } from './fold.ts';

/** Who is in a run that has begun. */
export const membershipFolds = {
  member_admitted: (state, { data }) => ({ ...state, member_ids: [...state.member_ids, data.user_id] }),

  /** Drops what they asked for, what was asked for them, and what could still have been given back to them. */
  member_taken_out: (state, { data: { user_id } }) => ({
    ...withoutHands(state, user_id),
    member_ids: state.member_ids.filter((id) => id !== user_id),
    ...(state.help && { help: state.help.filter((one) => one.user_id !== user_id) }),
  }),
} satisfies Folds<'member_admitted' | 'member_taken_out'>;

function withoutHands(state: RunState, userId: number): RunState {
  const { hand_overs = [], handed = [], ...others } = state;
  const asks = hand_overs.filter((one) => ![one.asked_by, one.holder_id, one.to_user].includes(userId));
  const undoable = handed.filter((one) => one.from_user !== userId);
  return {
    ...others,
    ...(asks.length > 0 && { hand_overs: asks }),
    ...(undoable.length > 0 && { handed: undoable }),
  };
}
