import { type ClientToServer, experimentEvents, type Presence, type ServerToClient } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import type { Session } from '@lets/players';
import type { Socket } from 'socket.io-client';

type Line = Socket<ServerToClient, ClientToServer>;

/** As the page waits before it connects again. */
const RECONNECTION = { first: 400, longest: 4_000 };

/** One person who watches a run as the page does: each event is taken once and in order, and what is missing is asked for. */
export class Watcher {
  readonly eid: number;
  /** Those taken, in order. */
  readonly taken: RunEvent[] = [];
  /** Events that one connection brought twice. */
  doubled = 0;
  present: Presence['present'] = [];
  isEnded = false;
  /** How often its line was lost. */
  losses = 0;
  /** Connected, in the run, and with everything that had happened until then. */
  isBack = false;
  readonly #session: Session;
  readonly #line: Line;
  readonly #early = new Map<number, RunEvent>();
  #heard = new Set<number>();
  #catching: Promise<void> | null = null;

  static async open(session: Session, eid: number): Promise<Watcher> {
    const watcher = new Watcher(session, eid);
    await new Promise<void>((resolve) => watcher.#line.once('connect', () => resolve()));
    return watcher;
  }

  private constructor(session: Session, eid: number) {
    this.eid = eid;
    this.#session = session;
    this.#line = session.connect();
    this.#line.io.reconnectionDelay(RECONNECTION.first);
    this.#line.io.reconnectionDelayMax(RECONNECTION.longest);
    this.#line.on('connect', () => {
      this.#heard = new Set();
      void this.#enter();
    });
    this.#line.on('disconnect', () => {
      this.losses += 1;
      this.isBack = false;
    });
    this.#line.on('catch_up', () => void this.#enter());
    this.#line.on('event', (event) => event.eid === eid && this.#hear(event));
    this.#line.on('presence', (presence) => {
      if (presence.eid === eid) this.present = presence.present;
    });
    this.#line.on('session_ended', () => {
      this.isEnded = true;
    });
  }

  get seq(): number {
    return this.taken.length;
  }

  close(): void {
    this.#line.disconnect();
  }

  async #enter(): Promise<void> {
    try {
      const { present } = await this.#line.emitWithAck('watch', { eid: this.eid, node_id: null });
      this.present = present;
    } catch {
      // The line went while it waited; on the next one it comes in again.
      return;
    }
    await this.#catchUp();
    this.isBack = this.#line.connected;
  }

  #hear(event: RunEvent): void {
    if (this.#heard.has(event.seq)) this.doubled += 1;
    this.#heard.add(event.seq);
    this.#take(event);
    if (this.#early.size > 0) void this.#catchUp();
  }

  #take(event: RunEvent): void {
    if (event.seq <= this.seq) return;
    this.#early.set(event.seq, event);
    for (let next = this.#early.get(this.seq + 1); next; next = this.#early.get(this.seq + 1)) {
      this.#early.delete(next.seq);
      this.taken.push(next);
    }
  }

  /** One question at a time: what it misses meanwhile it asks for again. */
  #catchUp(): Promise<void> {
    this.#catching ??= this.#askForMissing().finally(() => {
      this.#catching = null;
    });
    return this.#catching;
  }

  async #askForMissing(): Promise<void> {
    for (let isMore = true; isMore; ) {
      try {
        const { events, has_more } = await this.#session.call(experimentEvents, {
          eid: this.eid,
          since: this.seq,
        });
        for (const event of events) this.#take(event);
        isMore = has_more && events.length > 0;
      } catch {
        // The line that was asked is gone; when there is another, it is asked again.
        if (!this.#line.connected) return;
      }
    }
  }
}
