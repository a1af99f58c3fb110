/** What the mentor is about to do to a run, and what is already known of it. */
export type Asked =
  | { readonly act: 'guide'; readonly words?: string }
  | { readonly act: 'hand_over'; readonly role?: string | null }
  | { readonly act: 'move_on'; readonly nodeId?: string | null }
  | { readonly act: 'ban' }
  | { readonly act: 'end_vote' };
