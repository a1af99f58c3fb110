import { useEffect, useState } from 'react';
import { useRoom } from '../room-context.tsx';

/** The server's time, drawn again every second. Keep it in small components. */
export function useClock(): number {
  const now = useRoom(({ now }) => now);
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    setTime(now());
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
