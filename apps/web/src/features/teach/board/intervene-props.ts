import type { BoardRow, ExperimentDetail } from '@lets/contract';
import type { RunState } from '@lets/engine';

export interface InterveneProps {
  row: BoardRow;
  detail: ExperimentDetail;
  state: RunState;
}
