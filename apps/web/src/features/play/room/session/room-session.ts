import type { ExperimentDetail, Presence } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { ApiError } from '../../../../lib/call-errors.ts';
import { createStore, type Store } from '../../../../lib/store.ts';
import { share } from '../../../../lib/use-picked.ts';
import { applyEvents, openRoom, prependRecord, type Room } from '../apply-event.ts';

/** What the session asks of the outside, so that it is tested without a network. */
export interface RoomPort {
  fetchDetail(): Promise<ExperimentDetail>;
  /** Everything after a sequence number. */
  fetchEvents(since: number): Promise<{ events: readonly RunEvent[]; has_more: boolean }>;
  /** A page of the record that ends before a sequence number, oldest first. */
  fetchRecord(before: number): Promise<{ list: readonly RunEvent[]; has_more: boolean }>;
  /** Enters the run's live room; null when the server refuses. */
  watch(nodeId: string | null): Promise<{ seq: number; present: Presence['present'] } | null>;
  leave(): void;
  /** Calls back when a try that failed for the network is worth making again. */
  whenReachable(again: () => void): void;
  /** Runs the work soon; several events of one moment are drawn once. */
  schedule(work: () => void): void;
  clock(): number;
}

/** What a client without a network has missed. */
type Missed = 'events' | 'record' | 'watch' | 'detail';

export interface RoomSnapshot {
  readonly room: Room | null;
  readonly present: Presence['present'];
  /** user id → since when, by the server's clock, a person who was here is not. */
  readonly goneSince: ReadonlyMap<number, number>;
  /** Why there is no room. */
  readonly error: unknown;
  /** The server's clock less this machine's. */
  readonly clockOffset: number;
}

/** One run followed live: every event once and in order, whatever the network does. */
export class RoomSession {
  readonly store: Store<RoomSnapshot> = createStore<RoomSnapshot>({
    room: null,
    present: [],
    goneSince: new Map(),
    error: null,
    clockOffset: 0,
  });
  readonly #port: RoomPort;
  readonly #early = new Map<number, RunEvent>();
  #nodeId: string | null = null;
  #isWatching = false;
  #isScheduled = false;
  #catchingUp: Promise<void> | null = null;
  #opening: Promise<void> | null = null;
  #earlier: Promise<void> | null = null;
  /** What already waits for the server to be reachable: one try each, however often it is wished for. */
  readonly #waiting = new Set<Missed>();
  #isClosed = false;

  constructor(port: RoomPort) {
    this.#port = port;
  }

  /** Loads the run, then enters its live room; what happens between the two is caught up with. */
  open(nodeId: string | null): Promise<void> {
    this.#nodeId = nodeId;
    this.#opening ??= this.#load().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#isWatching) this.#port.leave();
    this.#isWatching = false;
  }

  /** Says which section is on the screen: after a section change, and again after every reconnect. */
  async watch(nodeId: string | null): Promise<void> {
    this.#nodeId = nodeId;
    if (!this.store.get().room || this.#isClosed) return;
    this.#isWatching = true;
    const answer = await this.#port.watch(nodeId);
    if (this.#isClosed) return;
    if (!answer) {
      // Without a line every connect watches anew; with one, a refusal or a slow answer must not leave the screen deaf.
      this.#tryLater('watch', () => this.watch(this.#nodeId));
      return;
    }
    this.setPresent(answer.present);
    const { room } = this.store.get();
    if (room && answer.seq > room.state.seq) await this.catchUp();
  }

  reconnected(): Promise<void> {
    return this.watch(this.#nodeId);
  }

  setPresent(present: Presence['present']): void {
    this.store.set((now) => ({
      ...now,
      present: share(now.present, present),
      goneSince: this.#missing(now, present),
    }));
  }

  /** Takes live events; they are folded in together at the next drawing. */
  receive(events: readonly RunEvent[]): void {
    for (const event of events) this.#early.set(event.seq, event);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#port.schedule(() => {
      this.#isScheduled = false;
      this.#takeEarly();
    });
  }

  /** Takes the events of an answered act at once, so that the actor sees it first. */
  receiveNow(events: readonly RunEvent[]): void {
    for (const event of events) this.#early.set(event.seq, event);
    this.#takeEarly();
  }

  /** Asks for everything after what is known, until nothing is missing. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#fetchMissing().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /** Fetches the run anew: what only a fetch tells (a new role's private words, those that follow a vote) has changed. */
  async refresh(): Promise<void> {
    await this.#fetchAnew().catch(() => this.#tryLater('detail', () => this.refresh()));
  }

  /** Who may be in the run has changed: the one at this screen may be out of it, or back. */
  async lookAgain(): Promise<void> {
    if (this.store.get().error) return this.open(this.#nodeId);
    try {
      await this.#fetchAnew();
    } catch (error) {
      if (this.#isClosed) return;
      if (error instanceof ApiError) this.store.set((now) => ({ ...now, error }));
      else this.#tryLater('detail', () => this.lookAgain());
    }
  }

  /** A further page of the record, older than what is on hand. */
  loadEarlier(): Promise<void> {
    this.#earlier ??= this.#fetchEarlier().finally(() => {
      this.#earlier = null;
    });
    return this.#earlier;
  }

  async #fetchAnew(): Promise<void> {
    const detail = await this.#port.fetchDetail();
    this.#update((room) => ({
      ...room,
      detail: detail.state.seq >= room.detail.state.seq ? share(room.detail, detail) : room.detail,
    }));
  }

  #missing(before: RoomSnapshot, present: Presence['present']): ReadonlyMap<number, number> {
    const here = new Set(present.map(({ user_id }) => user_id));
    const time = this.#port.clock() + before.clockOffset;
    const left = before.present.map(({ user_id }): [number, number] => [user_id, time]);
    return new Map([...left, ...before.goneSince].filter(([user]) => !here.has(user)));
  }

  async #load(): Promise<void> {
    try {
      const asked = this.#port.clock();
      const detail = await this.#port.fetchDetail();
      const clockOffset = detail.server_time - (asked + this.#port.clock()) / 2;
      this.store.set((now) => ({ ...now, room: openRoom(detail), error: null, clockOffset }));
    } catch (error) {
      this.store.set((now) => ({ ...now, error }));
      return;
    }
    await Promise.all([this.watch(this.#nodeId), this.loadEarlier()]);
  }

  async #fetchMissing(): Promise<void> {
    for (;;) {
      const since = this.store.get().room?.state.seq;
      if (since === undefined || this.#isClosed) return;
      const answer = await this.#port.fetchEvents(since).catch(() => null);
      if (!answer) {
        this.#tryLater('events', () => this.catchUp());
        return;
      }
      for (const event of answer.events) this.#early.set(event.seq, event);
      this.#foldEarly();
      const hasMoved = this.store.get().room?.state.seq !== since;
      if (!hasMoved || (!answer.has_more && this.#early.size === 0)) return;
    }
  }

  #takeEarly(): void {
    if (this.#foldEarly() === 'gap') void this.catchUp();
  }

  /** Folds in what follows on; what does not waits for the gap to be closed. */
  #foldEarly(): 'gap' | 'done' {
    const { room } = this.store.get();
    if (!room) return 'done';
    const events = [...this.#early.values()].sort((a, b) => a.seq - b.seq);
    const applied = applyEvents(room, events);
    for (const seq of [...this.#early.keys()]) if (seq <= applied.room.state.seq) this.#early.delete(seq);
    if (applied.room !== room) this.#update(() => applied.room);
    return applied.outcome === 'gap' ? 'gap' : 'done';
  }

  async #fetchEarlier(): Promise<void> {
    const { room } = this.store.get();
    if (!room?.hasEarlier) return;
    try {
      const page = await this.#port.fetchRecord(room.record[0]?.seq ?? room.state.seq + 1);
      this.#update((now) => prependRecord(now, page.list, page.has_more));
    } catch {
      this.#tryLater('record', () => this.loadEarlier());
    }
  }

  #tryLater(what: Missed, again: () => Promise<void>): void {
    if (this.#waiting.has(what)) return;
    this.#waiting.add(what);
    this.#port.whenReachable(() => {
      this.#waiting.delete(what);
      if (!this.#isClosed) void again();
    });
  }

  #update(change: (room: Room) => Room): void {
    this.store.set((now) => (now.room ? { ...now, room: change(now.room) } : now));
  }
}
