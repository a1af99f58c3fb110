import type { CasePapers, ExperimentDetail, Model } from '@lets/contract';
import type { Manner } from './manner.ts';
import { draftsBy, modelOf } from './paper.ts';
import type { RunEvent } from './view.ts';

export type PaperSource = (run: ExperimentDetail) => Promise<CasePapers | null>;

export interface PaperTelling {
  readonly papers?: PaperSource | undefined;
  readonly onPaper?: ((documentId: string, model: Model) => Promise<void>) | undefined;
  readonly manner: Pick<Manner, 'seed' | 'wrong'>;
}

/**
 * Tells from which model each document of a player was written. It reads that in the record, and throws the same dice again: so what was
 * drafted by a program that has died since is told by the next one, and more than once does no harm.
 */
export class PaperTeller {
  readonly #how: PaperTelling;
  readonly #told = new Set<string>();

  constructor(how: PaperTelling) {
    this.#how = how;
  }

  async of(run: ExperimentDetail): Promise<CasePapers | null> {
    return (await this.#how.papers?.(run)) ?? null;
  }

  async tell(run: ExperimentDetail, record: readonly RunEvent[], userId: number): Promise<void> {
    const { onPaper, manner } = this.#how;
    if (!onPaper) return;
    const untold = draftsBy(record, userId).filter(({ id }) => !this.#told.has(id));
    if (untold.length === 0) return;
    const desk = { papers: await this.of(run), manner };
    for (const { id, node, role, template } of untold) {
      const model = modelOf(desk, { id: node }, role, template);
      if (model) await onPaper(id, model);
      this.#told.add(id);
    }
  }
}
