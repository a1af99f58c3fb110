import { CODE, FlowId, Id, type Presence } from '@lets/contract';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { Refused } from '../http/errors.ts';
import type { Caller } from '../http/routing.ts';
import { readRun } from '../runs/access.ts';
import { cutLine } from './lines.ts';
import { type LiveSocket, roomOfMember, roomOfRun, roomOfStaff, type Watching } from './live-server.ts';
import type { PresenceBoard } from './presence.ts';

/** A mentor's board may watch a whole school's runs; more is a program gone wrong. */
const MAX_WATCHED = 200;
/** What one socket may have asked and not yet been answered. */
const MAX_WAITING = 50;

const WatchInput = z.object({ eid: Id, node_id: FlowId.nullable() });
const LeaveInput = z.object({ eid: Id });

type Answer = (result: { c: number; seq: number; present: Presence['present'] }) => void;
type Surroundings = Pick<Deps, 'database' | 'clock' | 'log'> & { readonly presence: PresenceBoard };

/** One browser's socket: who it is, and the runs it watches. What it asks is done in turn. */
export class LiveConnection {
  readonly token: string;
  readonly #socket: LiveSocket;
  readonly #deps: Surroundings;
  #caller: Caller;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: LiveSocket, session: { caller: Caller; token: string }, deps: Surroundings) {
    this.#socket = socket;
    this.#caller = session.caller;
    this.token = session.token;
    this.#deps = deps;
  }

  get userId(): number {
    return this.#caller.id;
  }

  /** The session tells the caller anew: what was allowed may not be any more. */
  async renew(caller: Caller): Promise<void> {
    this.#caller = caller;
    // One by one: all at once a board's two hundred runs would be taken for a client gone wrong.
    for (const eid of Object.keys(this.#socket.data.watching)) await this.recheck(Number(eid));
  }

  watch(input: unknown, answer: unknown): void {
    if (typeof answer !== 'function') return;
    const parsed = WatchInput.safeParse(input);
    if (!parsed.success) answer({ c: CODE.bad_parameter, seq: 0, present: [] });
    else this.#inTurn(() => this.#watch(parsed.data, answer as Answer));
  }

  leave(input: unknown): void {
    const parsed = LeaveInput.safeParse(input);
    if (parsed.success) this.#inTurn(async () => this.#forget(parsed.data.eid));
  }

  /** Whoever may not watch a run any more leaves it. */
  recheck(eid: number): Promise<void> {
    return this.#inTurn(async () => {
      const here = this.#socket.data.watching[eid];
      if (!here) return;
      const isAllowed = await this.#enter(eid, here.nodeId).then(
        () => true,
        (error) => (error instanceof Refused ? false : Promise.reject(error)),
      );
      if (!isAllowed) this.#forget(eid);
    });
  }

  cut(): void {
    cutLine(this.#socket.conn);
  }

  async #watch({ eid, node_id }: z.output<typeof WatchInput>, answer: Answer): Promise<void> {
    const { watching } = this.#socket.data;
    if (!watching[eid] && Object.keys(watching).length >= MAX_WATCHED) {
      answer({ c: CODE.too_many_tries, seq: 0, present: [] });
      return;
    }
    try {
      await this.#enter(eid, node_id);
      // Read after joining: an event in between arrives twice, which the client sees by its number, and never not at all.
      const { run } = await readRun(this.#deps, this.#caller, eid);
      this.#deps.presence.touch(eid);
      answer({ c: CODE.ok, seq: run.seq, present: await this.#deps.presence.of(eid) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#forget(eid);
      answer({ c: CODE[error.code], seq: 0, present: [] });
    }
  }

  async #enter(eid: number, nodeId: string | null): Promise<void> {
    const { relation, flow } = await readRun(this.#deps, this.#caller, eid);
    const socket = this.#socket;
    if (socket.disconnected) return;
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
  }

  #forget(eid: number): void {
    const socket = this.#socket;
    if (!socket.data.watching[eid]) return;
    const { [eid]: _, ...others } = socket.data.watching;
    socket.data.watching = others;
    for (const room of [roomOfRun(eid), roomOfMember(eid, this.userId), roomOfStaff(eid)]) socket.leave(room);
    this.#deps.presence.touch(eid);
  }

  /** A fault closes the line, and with it whatever this socket might wrongly go on hearing. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    if (this.#waiting >= MAX_WAITING) {
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
