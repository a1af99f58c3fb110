import type { FlowChanged, FlowPresence } from '@lets/contract';
import { useEffect, useState } from 'react';
import { getSocket } from '../../../lib/socket.ts';
import { useUser } from '../../../lib/user.ts';

export interface OtherEditor {
  readonly id: number;
  readonly name: string;
}

/** Who else has the flow open, and word of what they saved. */
export function useLiveFlow(
  flowId: number,
  onChanged: (revision: number, by: string | null) => void,
): readonly OtherEditor[] {
  const me = useUser()?.id;
  const [present, setPresent] = useState<FlowPresence['present']>([]);
  useEffect(() => {
    const socket = getSocket();
    const watch = () => {
      socket.emit('watch_flow', { flow_id: flowId }, (answer) => {
        if (answer.c !== 0) return;
        setPresent(answer.present);
        onChanged(answer.revision, null);
      });
    };
    const hear = (presence: FlowPresence) => {
      if (presence.flow_id === flowId) setPresent(presence.present);
    };
    const changed = (change: FlowChanged) => {
      if (change.flow_id === flowId) onChanged(change.revision, change.by.name);
    };
    if (socket.connected) watch();
    socket.on('connect', watch);
    socket.on('flow_presence', hear);
    socket.on('flow_changed', changed);
    return () => {
      socket.off('connect', watch);
      socket.off('flow_presence', hear);
      socket.off('flow_changed', changed);
      socket.emit('leave_flow', { flow_id: flowId });
    };
  }, [flowId, onChanged]);
  return present.filter(({ id }) => id !== me).map(({ id, name }) => ({ id, name }));
}
