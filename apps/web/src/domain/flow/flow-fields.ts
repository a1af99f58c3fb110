import type { FlowNode, FlowNote, FlowRole, Transition } from '@lets/contract';

type FlowField = Exclude<
  keyof FlowNode | keyof Transition | keyof FlowRole | keyof FlowNote,
  'id' | 'position'
>;

/** What authors may have changed in a piece of a flow. The type demands all of them. */
const FLOW_FIELDS: Readonly<Record<FlowField, true>> = {
  name: true,
  kind: true,
  introduction: true,
  minutes: true,
  can_switch: true,
  scene: true,
  video: true,
  roles: true,
  guides: true,
  phrases: true,
  lines: true,
  templates: true,
  vote: true,
  seat_names: true,
  meets_freely: true,
  from: true,
  to: true,
  label: true,
  feedback: true,
  outcome: true,
  conditions: true,
  cost: true,
  type: true,
  side: true,
  character: true,
  incompatible: true,
  text: true,
  node_id: true,
};

/** Pure. */
export function isFlowField(name: string): name is FlowField {
  return Object.hasOwn(FLOW_FIELDS, name);
}
