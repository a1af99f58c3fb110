import { SERVER_LIMITS } from '../limits.ts';
import type { LiveSocket } from './live-server.ts';

type ClientConnection = LiveSocket['conn'];

/**
 * Cuts a connection without a goodbye: the client comes back by itself and catches up. At once, because a client that reads nothing
 * answers no closing either, and would keep its backlog and a closing server waiting for half a minute.
 */
export function cutConnection(connection: ClientConnection): void {
  const { socket } = connection.transport as { readonly socket?: { terminate?(): void } };
  connection.close(true);
  socket?.terminate?.();
}

/** Cuts a client that no longer takes what it is sent, before its backlog eats memory. */
export function dropWhenSlow(connection: ClientConnection): void {
  let waiting = 0;
  connection.on('packetCreate', () => {
    waiting += 1;
    if (waiting > SERVER_LIMITS.live.packets) cutConnection(connection);
  });
  // Everything that waited has been handed to the transport, which asks for more only once the network took it.
  connection.on('flush', () => {
    waiting = 0;
  });
}
