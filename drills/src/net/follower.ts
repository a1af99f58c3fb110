import { isDeepStrictEqual } from 'node:util';
import { eventually } from '@lets/bench';
import {
  type ClientToServer,
  experimentDetail,
  experimentEvents,
  experimentMessages,
  messagePush,
  type Presence,
  type ServerToClient,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { CallRefused, type Session } from '@lets/players';
import { ApiError, NetworkError, type RoomPort, RoomSession, tryUntilAnswered } from '@lets/web';
import type { Socket } from 'socket.io-client';
import type { Acknowledged } from '../lib/ledger.ts';

const WATCH_MS = 8000;
/** A page waits three seconds. */
const AGAIN_MS = 200;
const POLL_MS = 1000;
const PAGE = 200;

/** A person's page that follows a run, with the page's own logic, over a line of the drill's. */
export class Follower {
  readonly eid: number;
  readonly #person: Session;
  readonly #line: Socket<ServerToClient, ClientToServer>;
  readonly #room: RoomSession;
  readonly #poll: NodeJS.Timeout;

  static async open(person: Session, eid: number): Promise<Follower> {
    const follower = new Follower(person, eid);
    await follower.#room.open(null);
    return follower;
  }

  private constructor(person: Session, eid: number) {
    this.eid = eid;
    this.#person = person;
    this.#line = person.connect();
    const room = new RoomSession(this.#port());
    this.#room = room;
    this.#line.on('event', ({ eid: of, ...event }: RunEvent & { eid: number }) => {
      if (of === eid) room.receive([event]);
    });
    for (const gap of ['connect', 'catch_up'] as const) this.#line.on(gap, () => void room.reconnected());
    this.#poll = setInterval(() => {
      if (!this.#line.connected) void room.catchUp();
    }, POLL_MS);
  }

  get seq(): number {
    return this.#room.store.get().room?.state.seq ?? 0;
  }

  /** Says something once, whatever the network does. */
  async speak(node: string, role: string, text: string): Promise<Acknowledged> {
    const speech = { kind: 'speech', eid: this.eid, nid: node, role_id: role, text } as const;
    const request = { ...speech, request_id: crypto.randomUUID() };
    const { events } = await tryUntilAnswered(() => reach(() => this.#person.call(messagePush, request)));
    this.#room.receiveNow(events);
    return { eid: this.eid, what: `speech “${text}” in run ${this.eid}`, events };
  }

  /** What is otherwise than a fresh fetch over a good line shows it, in words. */
  async faults(fresh: Session): Promise<string[]> {
    const { events, detail } = await fetchAll(fresh, this.eid);
    const whose = `the page of ${this.#person.me?.account} in run ${this.eid}`;
    await eventually(`${whose} has everything`, () => this.seq === detail.state.seq, 60_000);
    while (this.#room.store.get().room?.hasEarlier) await this.#room.loadEarlier();
    const { record, state } = this.#room.store.get().room ?? {};
    const told = events.filter(({ type }) => type !== 'sealed');
    return [
      ...(isSame(record, told) ? [] : [`${whose} has ${differenceOf(record ?? [], told)}`]),
      ...(isSame(state, detail.state) ? [] : [`${whose} has another state than a fresh fetch shows`]),
    ];
  }

  close(): void {
    clearInterval(this.#poll);
    this.#room.close();
    this.#line.disconnect();
  }

  #port(): RoomPort {
    const { eid } = this;
    const person = this.#person;
    return {
      fetchDetail: () => reach(() => person.call(experimentDetail, { eid })),
      fetchEvents: (since) => reach(() => person.call(experimentEvents, { eid, since })),
      fetchRecord: (before) => reach(() => person.call(experimentMessages, { eid, before, size: PAGE })),
      watch: (nodeId) => this.#watch(nodeId),
      leave: () => void this.#line.emit('leave', { eid }),
      whenReachable: (again) => void setTimeout(again, AGAIN_MS),
      schedule: (work) => void setImmediate(work),
      clock: Date.now,
    };
  }

  async #watch(nodeId: string | null): Promise<{ seq: number; present: Presence['present'] } | null> {
    if (!this.#line.connected) return null;
    const at = { eid: this.eid, node_id: nodeId };
    const answer = await this.#line
      .timeout(WATCH_MS)
      .emitWithAck('watch', at)
      .catch(() => null);
    return answer?.c === 0 ? answer : null;
  }
}

/** As the page's calls fail: refused, or not answered. */
async function reach<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallRefused) throw new ApiError(error.code, error.message, error.data);
    throw new NetworkError(error);
  }
}

async function fetchAll(session: Session, eid: number) {
  const events: RunEvent[] = [];
  for (let hasMore = true; hasMore; ) {
    const page = await session.call(experimentEvents, { eid, since: events.at(-1)?.seq ?? 0 });
    events.push(...page.events);
    hasMore = page.has_more;
  }
  return { events, detail: await session.call(experimentDetail, { eid }) };
}

/** What came over a wire has been through JSON. */
const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other)));

function differenceOf(record: readonly RunEvent[], told: readonly RunEvent[]): string {
  const at = told.findIndex((event, i) => !isSame(record[i], event));
  const [here, there] = [record[at], told[at]].map((event) => JSON.stringify(event)?.slice(0, 200));
  return `${record.length} events of ${told.length}; first other than told: ${here}, and not ${there}`;
}
