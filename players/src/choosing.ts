import { chanceOf } from './chance.ts';
import type { Manner } from './manner.ts';
import type { Option } from './option.ts';

/** Slips a section: so many people learn from, and no seed keeps a case going round for ever. */
const MOST_SLIPS = 8;

/**
 * Which options a player takes: in each section the least taken so far is next, so a player who comes back to a section takes another option of
 * it, and comes to the end of any case from every section of which an end can be reached. Now and then one slips and takes any.
 */
export class Choices {
  readonly #manner: Pick<Manner, 'seed' | 'wrong'>;
  readonly #taken = new Map<string, number>();
  readonly #slips = new Map<string, number>();
  #made = 0;

  constructor(manner: Pick<Manner, 'seed' | 'wrong'>) {
    this.#manner = manner;
  }

  /** `prefer` chooses among the least taken: the first by default. */
  choose<T extends Pick<Option, 'id'>>(
    nodeId: string,
    options: readonly T[],
    prefer: (choices: readonly T[]) => T | undefined = () => undefined,
  ): T {
    this.#made += 1;
    const slip = this.#slip(nodeId, options);
    const choice = slip ?? this.would(nodeId, options, prefer);
    return this.take(choice);
  }

  /** Takes one that was decided on before. */
  take<T extends Pick<Option, 'id'>>(option: T): T {
    this.#taken.set(option.id, this.#timesTaken(option) + 1);
    return option;
  }

  /** Which it would be without a slip. */
  would<T extends Pick<Option, 'id'>>(
    nodeId: string,
    options: readonly T[],
    prefer: (choices: readonly T[]) => T | undefined = () => undefined,
  ): T {
    const fewest = Math.min(...options.map((option) => this.#timesTaken(option)));
    const choices = options.filter((option) => this.#timesTaken(option) === fewest);
    const choice = prefer(choices) ?? choices[0];
    if (!choice) throw new Error(`no option leads out of ${nodeId}`);
    return choice;
  }

  #slip<T>(nodeId: string, options: readonly T[]): T | undefined {
    const { seed, wrong } = this.#manner;
    const slips = this.#slips.get(nodeId) ?? 0;
    if (slips >= MOST_SLIPS || chanceOf(seed, 'wrong', nodeId, this.#made) >= wrong) return undefined;
    this.#slips.set(nodeId, slips + 1);
    return options[Math.floor(chanceOf(seed, 'which', nodeId, this.#made) * options.length)];
  }

  #timesTaken({ id }: Pick<Option, 'id'>): number {
    return this.#taken.get(id) ?? 0;
  }
}
