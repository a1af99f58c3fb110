import type { Presence } from '@lets/contract';
import { type LiveServer, roomOfRun, type SocketData } from './live-server.ts';

type Present = Presence['present'][number];

/** However many come and go at once (a class starting, a server restarting), a room hears of it this often at most. */
const PAUSE_MS = 250;

export interface PresenceBoard {
  /** Who is in a run now, over all server processes. */
  of(eid: number): Promise<Present[]>;
  /** Somebody came, moved or went: the room is told soon. */
  touch(eid: number): void;
  stop(): void;
}

export function createPresenceBoard(io: LiveServer, onError: (error: unknown) => void): PresenceBoard {
  const pauses = new Map<number, NodeJS.Timeout>();
  const stale = new Set<number>();

  function touch(eid: number): void {
    if (pauses.has(eid)) {
      stale.add(eid);
      return;
    }
    broadcast(eid).catch(onError);
    pauses.set(eid, setTimeout(endPause, PAUSE_MS, eid));
  }

  function endPause(eid: number): void {
    pauses.delete(eid);
    if (stale.delete(eid)) touch(eid);
  }

  async function broadcast(eid: number): Promise<void> {
    io.to(roomOfRun(eid)).emit('presence', { eid, present: await of(eid) });
  }

  async function of(eid: number): Promise<Present[]> {
    const room = roomOfRun(eid);
    // Another process that does not answer must not keep those here from seeing each other.
    const sockets = await io
      .in(room)
      .fetchSockets()
      .catch(() => io.local.in(room).fetchSockets());
    return latestOfEach(sockets.flatMap(({ data }) => presentOf(data, eid)));
  }

  return {
    of,
    touch,
    stop() {
      for (const pause of pauses.values()) clearTimeout(pause);
      pauses.clear();
      stale.clear();
    },
  };
}

function presentOf({ userId, watching }: SocketData, eid: number): Present[] {
  const here = watching[eid];
  return here?.isMember ? [{ user_id: userId, node_id: here.nodeId, since: here.since }] : [];
}

/** Somebody with two tabs is where they went last. */
function latestOfEach(all: readonly Present[]): Present[] {
  const latest = new Map<number, Present>();
  for (const one of all) {
    const known = latest.get(one.user_id);
    if (!known || known.since <= one.since) latest.set(one.user_id, one);
  }
  return [...latest.values()].sort((a, b) => a.user_id - b.user_id);
}
