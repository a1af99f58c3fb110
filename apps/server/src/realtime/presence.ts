import type { FlowPresence, Presence } from '@lets/contract';
import { type LiveServer, roomOfFlow, roomOfRun, type SocketData } from './live-server.ts';
import type { PresenceRecorder } from './presence-recorder.ts';

type Present = Presence['present'][number];
type Editor = FlowPresence['present'][number];

/** However many come and go at once (a class starting, a server restarting), a room hears of it this often at most. */
const PAUSE_MS = 250;

interface Board<T> {
  /** Who is there now, over all server processes. */
  of(id: number): Promise<T[]>;
  /** Someone came, moved or went: the room is told soon. */
  touch(id: number): void;
  stop(): void;
}
export type PresenceBoard = Board<Present>;
export type EditorBoard = Board<Editor>;

interface Kind<T> {
  readonly roomOf: (id: number) => string;
  readonly presentOf: (data: readonly SocketData[], id: number) => T[];
  readonly tell: (id: number, present: T[]) => void;
}

/** Who is in which run; each process writes down its own. */
export function createPresenceBoard(
  io: LiveServer,
  log: PresenceRecorder,
  onError: (error: unknown) => void,
): PresenceBoard {
  async function noteHere(eid: number): Promise<void> {
    const sockets = await io.local.in(roomOfRun(eid)).fetchSockets();
    log.note(
      eid,
      sockets.flatMap(({ data }) => presentOf(data, eid)).map((one) => one.user_id),
    );
  }

  return createBoard(io, onError, {
    roomOf: roomOfRun,
    presentOf: (data, eid) => latestOfEach(data.flatMap((one) => presentOf(one, eid))),
    tell: (eid, present) => {
      io.to(roomOfRun(eid)).emit('presence', { eid, present });
      noteHere(eid).catch(onError);
    },
  });
}

/** Who has which flow open. */
export function createEditorBoard(io: LiveServer, onError: (error: unknown) => void): EditorBoard {
  return createBoard(io, onError, {
    roomOf: roomOfFlow,
    presentOf: (data, flowId) => firstOfEach(data.flatMap(({ editing }) => editing[flowId] ?? [])),
    tell: (flow_id, present) => io.to(roomOfFlow(flow_id)).emit('flow_presence', { flow_id, present }),
  });
}

function createBoard<T>(io: LiveServer, onError: (error: unknown) => void, kind: Kind<T>): Board<T> {
  const pauses = new Map<number, NodeJS.Timeout>();
  const stale = new Set<number>();

  function touch(id: number): void {
    if (pauses.has(id)) {
      stale.add(id);
      return;
    }
    broadcast(id).catch(onError);
    pauses.set(id, setTimeout(endPause, PAUSE_MS, id));
  }

  function endPause(id: number): void {
    pauses.delete(id);
    if (stale.delete(id)) touch(id);
  }

  async function broadcast(id: number): Promise<void> {
    kind.tell(id, await of(id));
  }

  async function of(id: number): Promise<T[]> {
    const room = kind.roomOf(id);
    // Another process that does not answer must not keep those here from seeing each other.
    const sockets = await io
      .in(room)
      .fetchSockets()
      .catch(() => io.local.in(room).fetchSockets());
    return kind.presentOf(
      sockets.map(({ data }) => data),
      id,
    );
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

/** A person with two tabs came with the first of them, and has chosen what is chosen in any. */
function firstOfEach(all: readonly Editor[]): Editor[] {
  const first = new Map<number, Editor>();
  for (const one of all.toSorted((a, b) => a.since - b.since)) {
    const known = first.get(one.id);
    first.set(one.id, known ? { ...known, chosen: [...new Set([...known.chosen, ...one.chosen])] } : one);
  }
  return [...first.values()];
}

function presentOf({ userId, watching }: SocketData, eid: number): Present[] {
  const here = watching[eid];
  return here?.isMember ? [{ user_id: userId, node_id: here.nodeId, since: here.since }] : [];
}

/** A person with two tabs is where they went last. */
function latestOfEach(all: readonly Present[]): Present[] {
  const latest = new Map<number, Present>();
  for (const one of all) {
    const known = latest.get(one.user_id);
    if (!known || known.since <= one.since) latest.set(one.user_id, one);
  }
  return [...latest.values()].sort((a, b) => a.user_id - b.user_id);
}
