import { useEffect, useRef } from 'react';
import { getSocket, onGap } from './socket.ts';
import { throttle } from './throttle.ts';

/** Does something when the server says that things of this kind have changed, and when the line is back; at most once in `pause` milliseconds. */
export function useNudge(topic: string, act: () => void, pause: number): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const socket = getSocket();
    const run = throttle(() => latest.current(), pause);
    const onNudge = (nudge: { topic: string }) => {
      if (nudge.topic === topic) run();
    };
    socket.on('nudge', onNudge);
    const stopWatching = onGap(socket, run);
    return () => {
      run.cancel();
      socket.off('nudge', onNudge);
      stopWatching();
    };
  }, [topic, pause]);
}
