import type { LiveSocket } from './live-server.ts';

/** Packets that may wait for a client that takes none: minutes of a busy hearing, and a few megabytes at the very most. */
const MAX_PACKETS = 512;

/** Cuts a client that no longer takes what it is sent, before its backlog eats memory: it comes back and catches up. */
export function dropWhenSlow(connection: LiveSocket['conn']): void {
  let waiting = 0;
  connection.on('packetCreate', () => {
    waiting += 1;
    if (waiting > MAX_PACKETS) connection.close(true);
  });
  // Everything that waited has been handed to the transport, which asks for more only once the network took it.
  connection.on('flush', () => {
    waiting = 0;
  });
}
