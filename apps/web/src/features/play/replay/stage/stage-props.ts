import type { ExperimentDetail } from '@lets/contract';
import type { RunState, SectionState } from '@lets/engine';
import type { Names } from '../../../../domain/run/names.ts';
import type { Timeline } from '../../../../domain/run/timeline/timeline.ts';
import type { Lens } from '../lens.ts';
import type { Player } from '../player.ts';

export interface SectionProps extends StageProps {
  section: SectionState;
}

export interface StageProps {
  detail: ExperimentDetail;
  names: Names;
  timeline: Timeline;
  player: Player;
  index: number;
  state: RunState;
  /** Through whose eyes it is watched; null: the reader's own. */
  lens: Lens | null;
}
