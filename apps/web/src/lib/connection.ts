import { createStore } from './store.ts';

/** Whether the server can be reached, as calls and the live socket find it; `displaced` by the person's own newer pages. */
export type ConnectionState = 'connected' | 'reconnecting' | 'offline' | 'displaced';

export const callConnection = createStore<ConnectionState>('connected');
export const liveConnection = createStore<{ state: ConnectionState; attempt: number }>({
  state: 'offline',
  attempt: 0,
});
