import { createStore } from '../../../../lib/store.ts';

/** What the author asked for; it stays asked for when the section changes behind the question. */
export type Asked = 'again' | 'other' | 'end';

export const asked = createStore<Asked | null>(null);
