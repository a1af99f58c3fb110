import type { FlowNode } from '@lets/contract';
import type { FlowShape } from './flow-shape.ts';

/** How a section or a transition stands in a run that is shown on the flow. */
export interface NodeMark {
  readonly state: 'done' | 'now' | 'ahead' | 'missed';
  /** Under the name: how long it took, how far it has come. */
  readonly note?: string;
  readonly wrongTries?: number;
  /** How many consequences of lawful choices were told there. */
  readonly consequences?: number;
}

export interface FlowChartProps {
  flow: Pick<FlowShape, 'transitions'> & {
    readonly nodes: readonly Pick<FlowNode, 'id' | 'kind' | 'name'>[];
  };
  /** `right` wraps like text and shows small sections; `down` fits a narrow column. */
  direction?: 'right' | 'down';
  /** With marks the flow is a path; without, a plan. */
  marks?: ReadonlyMap<string, NodeMark>;
  walked?: ReadonlySet<string>;
  /** Second line of a section when nothing marks it. */
  noteOf?: (nodeId: string) => string;
  /** The list beside the drawing; a small picture goes without. */
  hasToggle?: boolean;
  selected?: string | null;
  onSelect?: (nodeId: string) => void;
  label: string;
  className?: string;
}
