import type { Model } from '@lets/contract';
import type { Setup } from '../../use-setup.ts';

export interface ModelProps {
  setup: Pick<Setup, 'flow' | 'editable'>;
  /** The section whose paper it is. */
  nodeId: string;
  model: Model;
  onChange: (model: Model) => void;
}
