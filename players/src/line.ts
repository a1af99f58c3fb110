import { type Presence, pickReturn } from '@lets/contract';
import type { Socket } from 'socket.io-client';
import type { Session } from './session.ts';
import type { RunEvent } from './view.ts';

/** What a player wants to know of what comes over its line. */
interface Listener {
  readonly onEvent: (event: RunEvent) => void;
  /** The line stands, for the first time or again, or the server missed something itself: events may have been missed. */
  readonly onGap: () => void;
  readonly onFlowCorrected: () => void;
}

/** How long a line that was cut stays away. */
const CUT_MS = 400;

/** A live line to one run: what happens in it, and who is there. */
export class Line {
  isOnline = false;
  /** Members who have the run open; null until the server has said. */
  present: ReadonlySet<number> | null = null;
  readonly #socket: Socket;
  #isClosed = false;

  constructor(session: Session, eid: number, { onEvent, onGap, onFlowCorrected }: Listener) {
    const socket = session.connect();
    const seat = ({ present }: Pick<Presence, 'present'>) => {
      this.present = new Set(present.map(({ user_id }) => user_id));
    };
    socket.on('disconnect', () => {
      this.isOnline = false;
      this.present = null;
    });
    const enter = () => {
      socket.emit('watch', { eid, node_id: null }, (answer: Pick<Presence, 'present'>) => {
        seat(answer);
        onGap();
      });
    };
    socket.on('connect', () => {
      this.isOnline = true;
      enter();
    });
    socket.on('catch_up', enter);
    socket.on('come_back', ({ within_ms }: { within_ms: number }) => this.cut(pickReturn(within_ms)));
    socket.on('presence', (presence: Presence) => {
      if (presence.eid === eid) seat(presence);
    });
    socket.on('event', ({ eid: of, ...event }: RunEvent & { eid: number }) => {
      if (of === eid) onEvent(event as RunEvent);
    });
    socket.on('flow_corrected', onFlowCorrected);
    this.#socket = socket;
  }

  /** Loses the line for a moment. */
  cut(ms = CUT_MS): void {
    this.#socket.disconnect();
    setTimeout(() => this.#isClosed || this.#socket.connect(), ms);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.disconnect();
  }
}
