import type { RunFilter, Statistics } from '@lets/contract';

export interface FiguresProps {
  readonly figures: Statistics;
  readonly filter: RunFilter;
}
