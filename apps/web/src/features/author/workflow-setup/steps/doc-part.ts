import type { FlowNode } from '@lets/contract';
import type { Setup } from '../use-setup.ts';

export interface Part {
  setup: Setup;
  node: FlowNode;
  set: (change: Partial<FlowNode>) => void;
}
