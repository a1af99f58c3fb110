import type { Folds } from './fold.ts';
import { patchSection } from './patch.ts';

/** Ballots, and their count. */
export const votingFolds = {
  voted: (state, { node_id, role_id, actor_id, at, data: { option_id } }) => {
    if (role_id === null || actor_id === null) return state;
    return patchSection(state, node_id, ({ vote }) => ({
      vote: {
        ...vote,
        voted: [...vote.voted, role_id],
        last_at: at,
        cast_by: { ...vote.cast_by, [role_id]: actor_id },
        ballots: option_id === null ? vote.ballots : { ...vote.ballots, [role_id]: option_id },
      },
    }));
  },

  ballot_cast: (state, { node_id, role_id, data }) => {
    if (role_id === null) return state;
    return patchSection(state, node_id, ({ vote }) => ({
      vote: { ...vote, ballots: { ...vote.ballots, [role_id]: data.option_id } },
    }));
  },

  vote_ended: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ vote }) => ({ vote: { ...vote, ended: true, result: data.result } })),
} satisfies Folds<'voted' | 'ballot_cast' | 'vote_ended'>;
