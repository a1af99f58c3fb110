import { useMemo } from 'react';
import type { NodeMark } from '../../../components/flow-chart/index.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoomContext } from '../room-context.tsx';

/** How every section stands, for the drawn flow. */
export function useFlowMarks(): ReadonlyMap<string, NodeMark> {
  const { detail, state } = useRoomContext();
  const format = useFormat();
  return useMemo(() => {
    const isOver = state.status === 'ended';
    return new Map(
      detail.flow.nodes.map((node): [string, NodeMark] => {
        const section = state.sections[node.id];
        if (!section) return [node.id, { state: isOver ? 'missed' : 'ahead' }];
        const note = section.closed_at ? format.duration(section.closed_at - section.opened_at) : '';
        return [
          node.id,
          {
            state: section.status === 'open' ? 'now' : 'done',
            ...(note && node.kind !== 'experience' && { note }),
          },
        ];
      }),
    );
  }, [detail.flow, state, format]);
}
