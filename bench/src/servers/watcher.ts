import { type ClientToServer, experimentEvents, type Presence, type ServerToClient } from '@lets/contract';
import type { Session } from '@lets/players';
import type { Socket } from 'socket.io-client';

type Line = Socket<ServerToClient, ClientToServer>;

/** One person who watches a run over one of the servers, and notes what arrives. */
export class Watcher {
  readonly seqs: number[] = [];
  present: Presence['present'] = [];
  endedAt: number | null = null;
  readonly #line: Line;
  /** What had happened before. */
  #from = 0;

  static async open(session: Session, eid: number, nodeId: string): Promise<Watcher> {
    const watcher = new Watcher(session.connect(), session, eid);
    const { seq } = await watcher.#line.emitWithAck('watch', { eid, node_id: nodeId });
    watcher.#from = seq;
    return watcher;
  }

  private constructor(line: Line, session: Session, eid: number) {
    this.#line = line;
    line.on('event', ({ seq }) => this.seqs.push(seq));
    line.on('presence', ({ present }) => {
      this.present = present;
    });
    line.on('catch_up', () => this.#catchUp(session, eid));
    line.on('session_ended', () => {
      this.endedAt = performance.now();
    });
  }

  /** As a page does when something may have been missed. */
  async #catchUp(session: Session, eid: number): Promise<void> {
    for (;;) {
      const since = this.#gaplessTo();
      const { events, has_more } = await session.call(experimentEvents, { eid, since });
      this.seqs.push(...events.map(({ seq }) => seq).filter((seq) => !this.seqs.includes(seq)));
      if (!has_more || events.length === 0) return;
    }
  }

  #gaplessTo(): number {
    const known = new Set(this.seqs);
    let seq = this.#from;
    while (known.has(seq + 1)) seq += 1;
    return seq;
  }

  /** What is wrong with what arrived of these; null where each came once. */
  faultIn(expected: readonly number[]): string | null {
    const heard = this.#heard(expected).toSorted((a, b) => a - b);
    return String(heard) === String(expected) ? null : `heard ${heard.join(' ')} of ${expected.join(' ')}`;
  }

  /** How many came before one that they follow: two servers do not wait for each other. A client puts them in their order. */
  earlyIn(expected: readonly number[]): number {
    return this.#heard(expected).filter((seq, i, all) => all.slice(i + 1).some((later) => later < seq))
      .length;
  }

  missingOf(expected: readonly number[]): number {
    return expected.length - this.#heard(expected).length;
  }

  #heard(expected: readonly number[]): number[] {
    return this.seqs.filter((seq) => expected.includes(seq));
  }

  close(): void {
    this.#line.disconnect();
  }
}
