import { type ConnectionState, callConnection, liveConnection } from '../../../../lib/connection.ts';
import { derive, useStore } from '../../../../lib/store.ts';

export interface Connection {
  readonly state: ConnectionState;
  readonly attempt: number;
}

/** How the line to the server stands, by the live socket and the calls together. */
export const connection = derive(liveConnection, callConnection, (live, calls): Connection => {
  if (live.state === 'connected') return live;
  // The socket tells more than one failed call; while it has never been up, the calls decide.
  if (live.state === 'offline' && calls === 'connected') return { state: 'reconnecting', attempt: 0 };
  return live;
});

export function useConnection(): Connection {
  return useStore(connection);
}
