import { withSeatNames } from '@lets/authoring';
import type { FlowNode } from '@lets/contract';
import { useState } from 'react';
import { changeNode } from './model.ts';
import type { Setup } from './use-setup.ts';

interface Past {
  readonly before: FlowNode;
  /** What is typed in one field is taken back at once. */
  readonly field: string | undefined;
}

export interface Undo {
  readonly change: (nodeId: string, change: (now: FlowNode) => FlowNode, field?: string) => void;
  /** Absent where nothing is to be taken back. */
  readonly takeBack: (() => void) | undefined;
  /** The section as it was before the last change. */
  readonly before: FlowNode | undefined;
}

/** What was done to scenes and seats since the step was opened, taken back from the last on. `show` brings the section into view. */
export function useUndo(setup: Setup, show?: (nodeId: string) => void): Undo {
  const [past, setPast] = useState<readonly Past[]>([]);
  const change: Undo['change'] = (nodeId, to, field) => {
    const before = setup.flow.nodes.find(({ id }) => id === nodeId);
    if (!before || !setup.editable) return;
    setup.edit((flow) => changeNode(flow, nodeId, to));
    setPast((now) => {
      const last = now.at(-1);
      const isGoingOn = field !== undefined && last?.field === field && last.before.id === nodeId;
      return isGoingOn ? now : [...now, { before, field }];
    });
  };
  const last = past.at(-1);
  if (!last) return { change, takeBack: undefined, before: undefined };
  const takeBack = () => {
    const { before } = last;
    setup.edit((flow) => changeNode(flow, before.id, (now) => withSeatingOf(now, before)));
    setPast((now) => now.slice(0, -1));
    show?.(before.id);
  };
  return { change, takeBack, before: last.before };
}

function withSeatingOf(now: FlowNode, { scene, roles, seat_names }: FlowNode): FlowNode {
  return withSeatNames({ ...now, scene, roles }, seat_names);
}
