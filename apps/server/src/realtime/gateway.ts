import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type FlowChanged, LIVE_PATH } from '@lets/contract';
import { eventFor, type RunEvent } from '@lets/engine';
import { Server } from 'socket.io';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { mayReopen } from '../http/gate.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { type FoundSession, findSession, findSessions, tokenOfCookieHeader } from '../http/session.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { Bus, LocalBus } from './bus.ts';
import { cutConnection, dropWhenSlow } from './client-connection.ts';
import { returnRange } from './come-back.ts';
import { LiveConnection } from './live-connection.ts';
import {
  type LiveServer,
  type LiveSocket,
  roomOfFlow,
  roomOfMember,
  roomOfRun,
  roomOfStaff,
  roomOfUser,
} from './live-server.ts';
import { createEditorBoard, createPresenceBoard } from './presence.ts';
import { createPresenceRecorder, type PresenceRecorder } from './presence-recorder.ts';
import { joinServers } from './redis.ts';
import { TypingPace } from './typing.ts';

/** How long a client that vanished without a word is still shown as present, at most. */
const PING = { pingInterval: 10_000, pingTimeout: 10_000 };
/** Sessions that run out by themselves, or were ended by another process, are noticed within this. */
const SWEEP_MS = 60_000;
/** How many connections a sweep looks at together: each costs a read of the runs it watches, and acts wait behind them. */
const SWEPT_TOGETHER = 10;
/** What was said last reaches the network within this, where a client takes anything at all. */
const FAREWELL_MS = 100;

export interface Gateway {
  /** Tells every client to come back at a time of its own; resolves when they have been told. */
  sendAway(): Promise<void>;
  /** Cuts every line; the clients come back by themselves as soon as there is a server again. What acts still in hand do is told to other servers. */
  cut(): void;
  close(): Promise<void>;
}

interface Admitted {
  readonly caller: Caller;
  readonly token: string;
  readonly isAutomatic: boolean;
}

type RealtimeDeps = Pick<
  Deps,
  'env' | 'database' | 'log' | 'clock' | 'steadyClock' | 'redis' | 'flowCache'
> & {
  readonly bus: LocalBus;
};

/** Serves live events on an HTTP server, and carries there what the features publish. */
export function attachRealtime(httpServer: HttpServer, deps: RealtimeDeps): Gateway {
  const io: LiveServer = new Server({
    path: LIVE_PATH,
    serveClient: false,
    // Other sockets of this server (co-editing) answer upgrades of their own.
    destroyUpgrade: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: SERVER_LIMITS.live.message_bytes,
    connectTimeout: 10_000,
    ...PING,
    allowRequest: (request, decide) => decide(null, isOwnRequest(request, deps)),
  });
  joinServers(io, deps.redis, () => void live.catchUp());
  io.attach(httpServer);
  const live = new LiveRoom(io, deps);
  const detach = deps.bus.attach(live);
  const sweep = setInterval(() => live.sweep(), SWEEP_MS).unref();
  return {
    async sendAway() {
      const { size } = io.sockets.sockets;
      if (size === 0) return;
      io.local.emit('come_back', { within_ms: returnRange(size) });
      await delay(FAREWELL_MS);
    },
    cut() {
      for (const { conn } of io.sockets.sockets.values()) cutConnection(conn);
      io.engine.close();
    },
    async close() {
      clearInterval(sweep);
      detach();
      this.cut();
      await live.stop();
    },
  };
}

function isOwnRequest({ headers }: IncomingMessage, { env }: RealtimeDeps): boolean {
  return isOwnOrigin({ headers, host: headers.host ?? '' }, env.publicUrl);
}

/** The sockets of this process, and what is said to those of all. */
class LiveRoom implements Bus {
  readonly #io: LiveServer;
  readonly #deps: RealtimeDeps;
  /** Whether there are other server processes to tell. */
  readonly #isJoined: boolean;
  readonly #presenceRecorder: PresenceRecorder;
  readonly #presence: ReturnType<typeof createPresenceBoard>;
  readonly #editors: ReturnType<typeof createEditorBoard>;
  readonly #typingPace = new TypingPace();
  readonly #admitted = new WeakMap<LiveSocket, Admitted>();
  /** By socket id. */
  readonly #connections = new Map<string, LiveConnection>();
  #isSweeping = false;
  #isCatchingUp = false;
  #hasMissedMore = false;

  constructor(io: LiveServer, deps: RealtimeDeps) {
    this.#io = io;
    this.#deps = deps;
    this.#isJoined = Boolean(deps.redis);
    const onError = (error: unknown) => deps.log.warn({ err: error }, 'presence could not be told');
    this.#presenceRecorder = createPresenceRecorder(deps);
    this.#presence = createPresenceBoard(io, this.#presenceRecorder, onError);
    this.#editors = createEditorBoard(io, onError);
    io.use((socket, next) => {
      this.#admit(socket).then(
        (fault) => next(fault ?? undefined),
        (error) => {
          // Not a refusal: the line is cut, so that the client tries again.
          deps.log.warn({ err: error }, 'a live connection could not be judged');
          cutConnection(socket.conn);
        },
      );
    });
    io.on('connection', (socket) => this.#serve(socket));
    io.on('end_sessions', (userIds) => this.#lookAgain(userIds));
    io.on('close_system', () => this.#renewAll());
    io.on('recheck', (eid) => this.#recheckHere(eid));
    io.on('forget_flow', (flowId) => deps.flowCache.forget(flowId));
  }

  publish(eid: number, events: readonly RunEvent[]): void {
    for (const event of events) {
      const { audience } = event;
      const whole = { eid, ...event };
      if (audience === null) {
        this.#io.to(roomOfRun(eid)).emit('event', whole);
        continue;
      }
      const knowing = audience.user_ids.map((id) => roomOfMember(eid, id));
      if (audience.staff) knowing.push(roomOfStaff(eid));
      // To no room at all would be to everybody.
      if (knowing.length > 0) this.#io.to(knowing).emit('event', whole);
      const sealed = { eid, ...eventFor({ ...event, audience: NOBODY }, 0, false) };
      this.#io.to(roomOfRun(eid)).except(knowing).emit('event', sealed);
    }
  }

  nudge(userIds: readonly number[], topic: Parameters<Bus['nudge']>[1]): void {
    if (userIds.length > 0) this.#io.to(userIds.map(roomOfUser)).emit('nudge', { topic });
  }

  endSessions(userIds: readonly number[]): void {
    this.#lookAgain(userIds);
    if (this.#isJoined) this.#io.serverSideEmit('end_sessions', userIds);
  }

  closeSystem(): void {
    this.#renewAll();
    if (this.#isJoined) this.#io.serverSideEmit('close_system');
  }

  recheck(eid: number): void {
    this.#recheckHere(eid);
    if (this.#isJoined) this.#io.serverSideEmit('recheck', eid);
  }

  flowChanged(change: FlowChanged): void {
    this.#io.to(roomOfFlow(change.flow_id)).emit('flow_changed', change);
  }

  flowCorrected(flowId: number, eids: readonly number[]): void {
    // Before the rooms are told: who fetches must be given the new words, whichever process is asked.
    if (this.#isJoined) this.#io.serverSideEmit('forget_flow', flowId);
    for (const eid of eids) this.#io.to(roomOfRun(eid)).emit('flow_corrected', { eid, flow_id: flowId });
  }

  caseChanged(eids: readonly number[]): void {
    for (const eid of eids) this.#io.to(roomOfRun(eid)).emit('case_changed', { eid });
  }

  remark(eid: number, documentId: string, writers: readonly number[]): void {
    const rooms = [roomOfStaff(eid), ...writers.map((id) => roomOfMember(eid, id))];
    this.#io.to(rooms).emit('remark', { eid, doc_id: documentId });
  }

  turnNudged(nudge: Parameters<Bus['turnNudged']>[0], userIds: readonly number[]): void {
    const rooms = userIds.map((id) => roomOfMember(nudge.eid, id));
    if (rooms.length > 0) this.#io.to(rooms).emit('turn_nudged', nudge);
  }

  making(userId: number, making: Parameters<Bus['making']>[1]): void {
    this.#io.to(roomOfUser(userId)).emit('making', making);
  }

  fileAdded(eid: number): void {
    this.#io.to(roomOfRun(eid)).emit('file_added', { eid });
  }

  present(eid: number) {
    return this.#presence.of(eid);
  }

  async online(userIds: readonly number[]): Promise<number[]> {
    if (userIds.length === 0) return [];
    const rooms = userIds.map(roomOfUser);
    // As with presence: another process that does not answer must not hide those here.
    const sockets = await this.#io
      .in(rooms)
      .fetchSockets()
      .catch(() => this.#io.local.in(rooms).fetchSockets());
    return [...new Set(sockets.map(({ data }) => data.userId))];
  }

  /** Looks at every connection again. */
  async sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    await this.#renewInTurn(() => {});
    this.#isSweeping = false;
  }

  /** What other processes said may have been missed: whom it may have concerned is told to look. */
  async catchUp(): Promise<void> {
    if (this.#isCatchingUp) {
      this.#hasMissedMore = true;
      return;
    }
    this.#isCatchingUp = true;
    do {
      this.#hasMissedMore = false;
      this.#deps.flowCache.clear();
      await this.#renewInTurn((id) => this.#io.sockets.sockets.get(id)?.emit('catch_up'));
    } while (this.#hasMissedMore);
    this.#isCatchingUp = false;
  }

  /** A few at a time, so that acts do not wait behind them. */
  async #renewInTurn(then: (socketId: string) => void): Promise<void> {
    const all = [...this.#connections];
    for (let at = 0; at < all.length; at += SWEPT_TOGETHER) {
      const some = all.slice(at, at + SWEPT_TOGETHER);
      const areSeen = await this.#renew(some);
      // Nor could the others be looked at, and each try may wait for long.
      if (!areSeen) for (const [, connection] of all.splice(at)) connection.cut();
      else for (const [id] of some) then(id);
    }
  }

  async stop(): Promise<void> {
    this.#presence.stop();
    this.#editors.stop();
    await this.#presenceRecorder.stop();
  }

  async #admit(socket: LiveSocket): Promise<Error | null> {
    const token = tokenOfCookieHeader(socket.handshake.headers.cookie);
    const found = token === null ? null : await findSession(this.#deps, token);
    if (!found || token === null) return new Error('not_logged_in');
    if (isShutOut(found)) return new Error('system_closed');
    socket.data.userId = found.caller.id;
    socket.data.watching = {};
    socket.data.editing = {};
    this.#admitted.set(socket, { caller: found.caller, token, isAutomatic: found.isAutomatic });
    return null;
  }

  #serve(socket: LiveSocket): void {
    const session = this.#admitted.get(socket);
    if (!session) {
      cutConnection(socket.conn);
      return;
    }
    const around = {
      ...this.#deps,
      presence: this.#presence,
      editors: this.#editors,
      typingPace: this.#typingPace,
    };
    const connection = new LiveConnection(socket, session, around);
    if (!session.isAutomatic) this.#makeRoom(connection.userId);
    this.#connections.set(socket.id, connection);
    dropWhenSlow(socket.conn);
    void socket.join(roomOfUser(connection.userId));
    // A session that ended while the socket was being admitted was looked for before it could be found here.
    void this.#renew([[socket.id, connection]]);
    socket.on('watch', (input, answer) => connection.watch(input, answer));
    socket.on('leave', (input) => connection.leave(input));
    socket.on('watch_flow', (input, answer) => connection.watchFlow(input, answer));
    socket.on('leave_flow', (input) => connection.leaveFlow(input));
    socket.on('choose_flow', (input) => connection.chooseInFlow(input));
    socket.on('point', (input) => connection.point(input));
    socket.on('typing', (input) => connection.typing(input));
    socket.on('disconnect', () => {
      this.#connections.delete(socket.id);
      for (const eid of Object.keys(socket.data.watching)) this.#presence.touch(Number(eid));
      for (const flowId of Object.keys(socket.data.editing)) this.#editors.touch(Number(flowId));
    });
  }

  /** In the order in which they came: the page that someone has just opened is the one they look at. */
  #makeRoom(userId: number): void {
    if (!this.#deps.env.limitsPeople) return;
    const own = [...this.#connections].filter(([, connection]) => connection.userId === userId);
    for (const [id] of own.slice(0, Math.max(0, own.length - SERVER_LIMITS.live.lines + 1)))
      this.#end(id, 'displaced');
  }

  #lookAgain(userIds: readonly number[]): void {
    void this.#renew([...this.#connections].filter(([, { userId }]) => userIds.includes(userId)));
  }

  #renewAll(): void {
    void this.#renew([...this.#connections]);
  }

  /**
   * Ends those whose session is gone, or who may not stay while the system is closed; the others go on as who they are now. Where the
   * sessions cannot be looked at, it cuts the lines and answers false.
   */
  async #renew(connections: readonly (readonly [string, LiveConnection])[]): Promise<boolean> {
    if (connections.length === 0) return true;
    try {
      const sessions = await findSessions(
        this.#deps,
        connections.map(([, { token }]) => token),
      );
      await Promise.all(
        connections.map(([id, connection]) => {
          const found = sessions.get(connection.token);
          if (!found) return this.#end(id, 'session_ended');
          return isShutOut(found) ? this.#end(id, 'system_closed') : connection.renew(found.caller);
        }),
      );
      return true;
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'live sessions could not be looked at');
      for (const [, connection] of connections) connection.cut();
      return false;
    }
  }

  #end(socketId: string, why: 'session_ended' | 'system_closed' | 'displaced'): void {
    const socket = this.#io.sockets.sockets.get(socketId);
    socket?.emit(why);
    socket?.disconnect(true);
  }

  #recheckHere(eid: number): void {
    for (const id of this.#io.sockets.adapter.rooms.get(roomOfRun(eid)) ?? []) {
      void this.#connections.get(id)?.recheck(eid);
    }
  }
}

function isShutOut({ isSystemClosed, caller }: FoundSession): boolean {
  return isSystemClosed && !mayReopen(caller);
}

const NOBODY = { user_ids: [], staff: false };
