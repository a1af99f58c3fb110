import type { Bilingual } from '@lets/contract';

/** A piece of evidence that a role may show. */
export interface Exhibit {
  readonly id: string;
  readonly name: Bilingual;
}
