import { type LiveTyping, TYPING } from '@lets/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getSocket } from '../../../../lib/socket.ts';
import { only, useRoom } from '../room-context.tsx';
import { stillTyping, withTold } from './still-typing.ts';

/** Tells the others that I am writing what I am about to say in this role: to the section, or in a private talk. */
export function useTellTyping(roleId: string, meetingId: number | null = null): (text: string) => void {
  const { eid, nodeId, now } = useRoom(only('eid', 'nodeId', 'now'));
  const last = useRef(0);
  return useCallback(
    (text) => {
      if (text.trim() === '') {
        last.current = 0;
        return;
      }
      const socket = getSocket();
      // On a cut line nothing is kept for later: by then it is said.
      if (!socket.connected || now() - last.current < TYPING.repeat_ms) return;
      last.current = now();
      socket.emit('typing', { eid, node_id: nodeId, role_id: roleId, meeting_id: meetingId });
    },
    [eid, nodeId, roleId, meetingId, now],
  );
}

const NOBODY: readonly LiveTyping[] = [];

/** The roles in which another person is writing now, to this section or in a private talk of it. */
export function useTyping(meetingId: number | null = null): readonly string[] {
  const { eid, nodeId } = useRoom(only('eid', 'nodeId'));
  const [told, setTold] = useState(NOBODY);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const onTyping = (typing: LiveTyping) => {
      const { role_id } = typing;
      if (typing.eid !== eid || typing.node_id !== nodeId || typing.meeting_id !== meetingId) return;
      clearTimeout(timers.get(role_id));
      const stop = () => setTold((now) => now.filter((one) => one.role_id !== role_id));
      timers.set(role_id, setTimeout(stop, TYPING.lasts_ms));
      setTold((now) => withTold(now, typing));
    };
    const socket = getSocket();
    socket.on('typing', onTyping);
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      socket.off('typing', onTyping);
      setTold(NOBODY);
    };
  }, [eid, nodeId, meetingId]);
  return useRoom(({ record }) => stillTyping(told, record));
}
