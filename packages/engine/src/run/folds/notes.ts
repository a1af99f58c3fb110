import type { Folds } from './fold.ts';

/** Notes and experiences. Only the log holds their texts. */
export const noteFolds = {
  note_taken: (state) => state,

  experience_written: (state, { actor_id }) =>
    actor_id === null ? state : { ...state, experience_by: [...state.experience_by, actor_id] },
} satisfies Folds<'note_taken' | 'experience_written'>;
