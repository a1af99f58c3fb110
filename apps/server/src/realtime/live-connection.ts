import { CODE, type Flow, FlowId, Id, type Presence } from '@lets/contract';
import { CONTROL_PAUSED, holderOf, hostOf, type RunState, sectionOf } from '@lets/engine';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { Refusal } from '../http/errors.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { findRun } from '../runs/access.ts';
import { cutConnection } from './client-connection.ts';
import { ChooseInput, type FlowAnswer, FlowDesk, FlowInput } from './flow-desk.ts';
import {
  type LiveSocket,
  roomOfMember,
  roomOfRun,
  roomOfStaff,
  roomOfUser,
  type Watching,
} from './live-server.ts';
import type { EditorBoard, PresenceBoard } from './presence.ts';
import { roomsOfTyping, TypingInput, type TypingPace } from './typing.ts';

const WatchInput = z.object({ eid: Id, node_id: FlowId.nullable() });
const LeaveInput = z.object({ eid: Id });
const Fraction = z.number().min(0).max(1);
const PointInput = z.object({
  eid: Id,
  node_id: FlowId,
  at: z.object({ x: Fraction, y: Fraction }).nullable(),
});

/** A hand moves smoothly enough at this pace; what comes faster is dropped. */
const POINT_EVERY_MS = 25;
/** For this long the person who was presenting is taken to be presenting still. */
const PRESENTS_MS = 2000;

type Answer = (result: { c: number; seq: number; present: Presence['present'] }) => void;
type Surroundings = Pick<Deps, 'database' | 'clock' | 'steadyClock' | 'log' | 'flowCache'> & {
  readonly presence: PresenceBoard;
  readonly editors: EditorBoard;
  readonly typingPace: TypingPace;
};

/** One browser's socket: who it is, and the runs it watches. What it asks is done in turn. */
export class LiveConnection {
  readonly token: string;
  readonly #socket: LiveSocket;
  readonly #deps: Surroundings;
  readonly #desk: FlowDesk;
  #caller: Caller;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #pointedAt = 0;
  #presents: { readonly key: string; readonly until: number; readonly isAllowed: boolean } | null = null;

  constructor(socket: LiveSocket, session: { caller: Caller; token: string }, deps: Surroundings) {
    this.#socket = socket;
    this.#caller = session.caller;
    this.token = session.token;
    this.#deps = deps;
    this.#desk = new FlowDesk(socket, deps);
  }

  get userId(): number {
    return this.#caller.id;
  }

  /** The session tells the caller anew: what was allowed may not be any more. */
  async renew(caller: Caller): Promise<void> {
    this.#caller = caller;
    this.#desk.recheck(caller);
    // One by one: all at once a board's two hundred runs would be taken for a client gone wrong.
    for (const eid of Object.keys(this.#socket.data.watching)) await this.recheck(Number(eid));
  }

  watch(input: unknown, answer: unknown): void {
    if (typeof answer !== 'function') return;
    const parsed = WatchInput.safeParse(input);
    if (!parsed.success) answer({ c: CODE.bad_parameter, seq: 0, present: [] });
    else void this.#inTurn(() => this.#watch(parsed.data, answer as Answer));
  }

  leave(input: unknown): void {
    const parsed = LeaveInput.safeParse(input);
    if (parsed.success) void this.#inTurn(async () => this.#forget(parsed.data.eid));
  }

  watchFlow(input: unknown, answer: unknown): void {
    if (typeof answer !== 'function') return;
    const parsed = FlowInput.safeParse(input);
    if (!parsed.success) answer({ c: CODE.bad_parameter, revision: 0, present: [] });
    else void this.#inTurn(() => this.#desk.open(this.#caller, parsed.data.flow_id, answer as FlowAnswer));
  }

  leaveFlow(input: unknown): void {
    const parsed = FlowInput.safeParse(input);
    if (parsed.success) void this.#inTurn(async () => this.#desk.close(parsed.data.flow_id));
  }

  chooseInFlow(input: unknown): void {
    const parsed = ChooseInput.safeParse(input);
    if (parsed.success)
      void this.#inTurn(async () => this.#desk.choose(parsed.data.flow_id, parsed.data.ids));
  }

  /** Passed on to everybody who watches the run, if the caller presents in that section; nothing is kept and nobody answered. */
  point(input: unknown): void {
    const parsed = PointInput.safeParse(input);
    const now = this.#deps.steadyClock();
    if (!parsed.success || !this.#socket.data.watching[parsed.data.eid]) return;
    if (parsed.data.at !== null && now - this.#pointedAt < POINT_EVERY_MS) return;
    this.#pointedAt = now;
    void this.#inTurn(async () => {
      const { eid, node_id, at } = parsed.data;
      if (!(await this.#isPresenting(eid, node_id))) return;
      const others = this.#socket.to(roomOfRun(eid));
      // A place that comes late is worth nothing; that the pointer is gone must arrive.
      (at ? others.volatile : others).emit('pointer', { eid, node_id, user_id: this.userId, at });
    });
  }

  /** Passed on to those who would hear the speech, if the caller might make it now; nothing is kept and nobody answered. */
  typing(input: unknown): void {
    const parsed = TypingInput.safeParse(input);
    if (!parsed.success || !this.#socket.data.watching[parsed.data.eid]) return;
    if (!this.#deps.typingPace.take(this.userId, this.#deps.steadyClock())) return;
    void this.#inTurn(async () => {
      const found = await findRun(this.#deps, this.#caller, parsed.data.eid);
      if (found instanceof Refusal) return;
      const about = { userId: this.userId, at: this.#deps.clock() };
      const rooms = roomsOfTyping(found, parsed.data, about);
      // To no room at all would be to everybody.
      if (rooms.length === 0) return;
      const others = this.#socket.to([...rooms]).except(roomOfUser(this.userId));
      others.emit('typing', { ...parsed.data, user_id: this.userId, seq: found.run.seq });
    });
  }

  /** A person who shows something in the section, or hosts it. */
  async #isPresenting(eid: number, nodeId: string): Promise<boolean> {
    const key = `${eid} ${nodeId}`;
    const now = this.#deps.steadyClock();
    if (this.#presents?.key === key && now < this.#presents.until) return this.#presents.isAllowed;
    const found = await findRun(this.#deps, this.#caller, eid);
    const isAllowed =
      !(found instanceof Refusal) && presents(found.flow, found.run.state, nodeId, this.userId);
    this.#presents = { key, until: now + PRESENTS_MS, isAllowed };
    return isAllowed;
  }

  /** Everybody who may not watch a run any more leaves it. */
  recheck(eid: number): Promise<void> {
    return this.#inTurn(async () => {
      const here = this.#socket.data.watching[eid];
      if (!here) return;
      if (await this.#enter(eid, here.nodeId)) this.#forget(eid);
    });
  }

  cut(): void {
    cutConnection(this.#socket.conn);
  }

  async #watch({ eid, node_id }: z.output<typeof WatchInput>, answer: Answer): Promise<void> {
    const { watching } = this.#socket.data;
    if (!watching[eid] && Object.keys(watching).length >= SERVER_LIMITS.live.watched) {
      answer({ c: CODE.too_many_tries, seq: 0, present: [] });
      return;
    }
    const refusal = await this.#enter(eid, node_id);
    // Read after joining: an event in between arrives twice, which the client sees by its number, and never not at all.
    const found = refusal ?? (await findRun(this.#deps, this.#caller, eid));
    if (found instanceof Refusal) {
      this.#forget(eid);
      answer({ c: CODE[found.code], seq: 0, present: [] });
      return;
    }
    this.#deps.presence.touch(eid);
    answer({ c: CODE.ok, seq: found.run.seq, present: await this.#deps.presence.of(eid) });
  }

  async #enter(eid: number, nodeId: string | null): Promise<Refusal | undefined> {
    const found = await findRun(this.#deps, this.#caller, eid);
    if (found instanceof Refusal) return found;
    const { relation, flow } = found;
    const socket = this.#socket;
    if (socket.disconnected) return undefined;
    const { isMember } = relation;
    const known = flow.nodes.some(({ id }) => id === nodeId) ? nodeId : null;
    const before = socket.data.watching[eid];
    const hasStayed = before?.nodeId === known && before.isMember === isMember;
    const here: Watching = { nodeId: known, isMember, since: hasStayed ? before.since : this.#deps.clock() };
    socket.data.watching = { ...socket.data.watching, [eid]: here };
    const own = isMember ? roomOfMember(eid, this.userId) : roomOfStaff(eid);
    const other = isMember ? roomOfStaff(eid) : roomOfMember(eid, this.userId);
    await socket.leave(other);
    await socket.join([roomOfRun(eid), own]);
    return undefined;
  }

  #forget(eid: number): void {
    const socket = this.#socket;
    if (!socket.data.watching[eid]) return;
    const { [eid]: _, ...others } = socket.data.watching;
    socket.data.watching = others;
    for (const room of [roomOfRun(eid), roomOfMember(eid, this.userId), roomOfStaff(eid)])
      void socket.leave(room);
    this.#deps.presence.touch(eid);
  }

  /** A fault closes the line, and with it whatever this socket might wrongly go on hearing. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    if (this.#waiting >= SERVER_LIMITS.live.waiting) {
      this.cut();
      return Promise.resolve();
    }
    this.#waiting += 1;
    this.#last = this.#last.then(work).then(
      () => {
        this.#waiting -= 1;
      },
      (error) => {
        this.#waiting -= 1;
        this.#deps.log.error({ err: error }, 'a live connection was cut by a fault');
        this.cut();
      },
    );
    return this.#last;
  }
}

/** Pure: the hand that turns the pages for all is the one that points for all. */
function presents(flow: Flow, state: RunState, nodeId: string, userId: number): boolean {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const section = sectionOf(state, nodeId);
  if (!node || !section?.displayed || section.status !== 'open') return false;
  if (state.status !== 'in_progress' || state.control.status === CONTROL_PAUSED) return false;
  const host = hostOf(node)?.role_id;
  return [section.displayed.role_id, host].some(
    (role) => role !== undefined && section.inside.includes(role) && holderOf(state, role) === userId,
  );
}
