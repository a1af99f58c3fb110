import { visitKey } from './act.ts';
import { chanceOf } from './chance.ts';
import { Choices } from './choosing.ts';
import type { KnownTransitions } from './closing.ts';
import type { Manner } from './manner.ts';
import type { Option } from './option.ts';
import type { View } from './view.ts';

type State = View['state'];

export interface DecidingOptions {
  readonly manner: Pick<Manner, 'seed' | 'wrong'>;
  /** Which options are right, where it is to know: it then takes another one only when it errs. */
  readonly transitions?: KnownTransitions | undefined;
  /** Which of the least taken ones it would rather take. */
  readonly prefer: (nodeId: string, choices: readonly Option[]) => Option | undefined;
}

/** By which option a player goes on: decided once a visit, so that what it announces is what it does. */
export class Deciding {
  /** By visit. */
  readonly decided = new Map<string, string>();
  readonly knownWrong = new Set<string>();
  readonly #options: DecidingOptions;
  readonly #choices: Choices;

  constructor(options: DecidingOptions) {
    this.#options = options;
    this.#choices = new Choices(options.manner);
  }

  decide(visit: string, nodeId: string, list: readonly Option[], state: State): Option {
    const open = list.filter(({ id }) => !this.knownWrong.has(id));
    const right = this.#right(open.length > 0 ? open : list, state);
    const option = this.#choices.would(nodeId, right, (choices) => this.#options.prefer(nodeId, choices));
    this.decided.set(visit, option.id);
    return option;
  }

  /** `turn`: a number that no other choice of the run has. */
  choose(nodeId: string, list: readonly Option[], state: State, turn: number): Option {
    const { manner, transitions, prefer } = this.#options;
    const decided = this.#decidedIn(nodeId, list, state);
    const errs = chanceOf(manner.seed, 'err', nodeId, turn) < manner.wrong;
    const dice = (choices: readonly Option[]) =>
      choices.at(Math.floor(chanceOf(manner.seed, 'which', nodeId, turn) * choices.length));
    if (transitions && errs) {
      // Who has announced a way errs by a wrong one, and not by another right one.
      const open = decided
        ? list.filter(({ id }) => id === decided.id || !transitions.isRight(id, state))
        : list;
      return this.#choices.choose(nodeId, open, dice);
    }
    const right = this.#right(list, state);
    const open = right.filter(({ id }) => transitions?.isOpen(id, state));
    if (transitions && decided && (open.length === 0 || open.includes(decided)))
      return this.#choices.take(decided);
    return this.#choices.choose(nodeId, open.length > 0 ? open : right, (choices) =>
      choices.some(({ id }) => id === decided?.id) ? decided : prefer(nodeId, choices),
    );
  }

  #decidedIn(nodeId: string, list: readonly Option[], { sections }: State): Option | undefined {
    const decided = this.decided.get(visitKey(nodeId, sections[nodeId]?.opened_seq ?? 0));
    return list.find(({ id }) => id === decided && !this.knownWrong.has(id));
  }

  #right(list: readonly Option[], state: State): readonly Option[] {
    const right = list.filter(({ id }) => this.#options.transitions?.isRight(id, state));
    return right.length > 0 ? right : list;
  }
}
