import type { Folds } from './fold.ts';
import { withTimerInPause } from './timer.ts';

/** The mentor's bans and guidance, and the calls for it. */
export const mentoringFolds = {
  controlled: (state, { at, data }) => withTimerInPause({ ...state, control: { ...data, at } }, at),

  /** A member's newer call replaces the older. */
  help_asked: (state, { seq, node_id, actor_id, at, data }) => {
    if (actor_id === null) return state;
    const others = (state.help ?? []).filter(({ user_id }) => user_id !== actor_id);
    return { ...state, help: [...others, { seq, user_id: actor_id, node_id, text: data.text, at }] };
  },

  guided: (state, { seq, actor_id, at, data }) => {
    const { help } = state;
    if (!help || data.answers === null) return state;
    // From before an answer named its question.
    if (data.answers === undefined) return { ...state, help: [] };
    const answer = { seq, user_id: actor_id, text: data.text, at };
    return { ...state, help: help.map((one) => (one.seq === data.answers ? { ...one, answer } : one)) };
  },
} satisfies Folds<'controlled' | 'help_asked' | 'guided'>;
