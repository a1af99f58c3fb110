import type { Folds } from './fold.ts';

/** What members write for themselves: its words stay in the log. */
export const noteFolds = {
  note_taken: (state) => state,

  experience_written: (state, { actor_id }) =>
    actor_id === null ? state : { ...state, experience_by: [...state.experience_by, actor_id] },
} satisfies Folds<'note_taken' | 'experience_written'>;
