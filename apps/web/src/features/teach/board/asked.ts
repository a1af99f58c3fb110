/** What the mentor is about to do to a run, and what is already known of it. */
export type Asked =
  | {
      readonly act: 'guide';
      /** Words that fit. */
      readonly words?: string;
      /** The call for help to answer, by its number. */
      readonly call?: number;
    }
  | { readonly act: 'hand_over'; readonly role?: string | null }
  | { readonly act: 'move_on'; readonly nodeId?: string | null }
  | { readonly act: 'ban' }
  | { readonly act: 'end_vote' };
