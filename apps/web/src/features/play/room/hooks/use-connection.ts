import { type ConnectionState, callConnection, liveConnection } from '../../../../lib/connection.ts';
import { useStore } from '../../../../lib/store.ts';

/** How the line to the server stands, by the live socket and the calls together. */
export function useConnection(): { state: ConnectionState; attempt: number } {
  const live = useStore(liveConnection);
  const calls = useStore(callConnection);
  if (live.state === 'connected') return live;
  // The socket tells more than one failed call; while it has never been up, the calls decide.
  if (live.state === 'offline' && calls === 'connected') return { state: 'reconnecting', attempt: 0 };
  return live;
}
