import type { FileMaking } from '@lets/contract';
import { createStore } from './store.ts';

/** A file that the server makes for this page. */
export interface Making {
  /** What it is of, so that its button knows that it is under way. */
  readonly key: string;
  readonly title: string;
  readonly job: string;
  /** Null until the server has told, and while another file of the same person is made first. */
  readonly step: FileMaking['step'] | null;
  readonly ahead: number;
  /** Of the whole, 0 to 100. */
  readonly percent: number;
  /** Gives it up. */
  readonly stop: () => void;
}

/** All of them, the oldest first: they go on when the page that asked is left for another. */
export const makings = createStore<readonly Making[]>([]);
