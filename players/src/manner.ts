import { chanceOf } from './chance.ts';
import type { SectionState, View } from './view.ts';
import type { Votes } from './votes-toward.ts';

/** How a player behaves where the case leaves it a choice. Rates are from 0 (never) to 1. */
export interface Manner {
  /** Milliseconds of stillness after which a human's turn is passed over. */
  readonly patience: number;
  /** Milliseconds of stillness before a section is ended in which a person might still speak. */
  readonly linger: number;
  /** Which way to vote; 'absent' never votes, and who weighs votes as the dice of the run fall. */
  readonly vote: 'for' | 'against' | 'abstain' | 'absent' | 'weigh';
  /** Which way to vote in single sections instead. */
  readonly votes?: Votes;
  /** Requests, talks and signatures that are refused, with a reason. */
  readonly refuse: number;
  /** Sections in which it takes any option at all, one that has been shown to be wrong among them. */
  readonly wrong: number;
  /** Sections to which it comes late, when everything has long been standing still. */
  readonly late: number;
  /** Members who never come at all: their roles are handed over. */
  readonly absent: number;
  /** Acts at which its line is cut, and which are sent again. */
  readonly drop: number;
  /** Goes on to the linked case where there is one. */
  readonly jump: boolean;
  /** The code of the linked case to make for, where the votes decide between several. */
  readonly into?: string;
  /** Writes down what it learnt. */
  readonly experience: boolean;
  /** The same seed misbehaves in the same places. */
  readonly seed: number;
}

export const GOOD_MANNERS: Manner = {
  patience: 20_000,
  linger: 0,
  vote: 'for',
  refuse: 0,
  wrong: 0,
  late: 0,
  absent: 0,
  drop: 0,
  jump: false,
  experience: true,
  seed: 1,
};

/** How much longer than anybody's patience an absence lasts. */
const AWAY = 1.5;

/** Pure: whether the player has not turned up in this visit of a section yet. */
export function isAway({ record, user_id, idle }: View, section: SectionState, manner: Manner): boolean {
  const { node_id, opened_seq } = section;
  if (chanceOf(manner.seed, 'late', user_id, node_id, opened_seq) >= manner.late) return false;
  const hasCome = record.some(({ seq, actor_id }) => seq > opened_seq && actor_id === user_id);
  return !hasCome && idle < manner.patience * AWAY;
}

/** Pure: whether it says no to something. Nobody is told no twice in one section: the play is to go on. */
export function isRefused({ record }: View, section: SectionState, manner: Manner, what: string): boolean {
  if (chanceOf(manner.seed, 'refuse', what) >= manner.refuse) return false;
  return !record.some(
    (event) =>
      event.seq > section.opened_seq &&
      event.node_id === section.node_id &&
      (event.type === 'request_answered' || event.type === 'meeting_answered') &&
      !event.data.agree,
  );
}
