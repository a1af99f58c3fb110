import { assignmentOf } from '../../flow/flow-index.ts';
import type { FlowNode, FunctionAction } from '../../flow/model.ts';

/** Who can act in a section: present, and in the room or able to be called in. */
export type AtHand = (node: FlowNode, roleId: string) => boolean;

export function mayDo(node: FlowNode, roleId: string, action: FunctionAction, isAtHand: AtHand): boolean {
  return assignmentOf(node, roleId)?.functions.includes(action) === true && isAtHand(node, roleId);
}
