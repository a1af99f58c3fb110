import type { AlarmKind } from '@lets/contract';
import type { Log } from './db/log.ts';

export interface Alarm {
  readonly kind: AlarmKind;
  /** For the administrator: what is wrong, without names of people or what they wrote. */
  readonly detail: string;
  /** Milliseconds since 1970, when it was first raised. */
  readonly since: number;
}

/** What this process knows to be wrong. Each process has its own, and a new one begins with none. */
export class Alarms {
  readonly #standing = new Map<AlarmKind, Alarm>();
  readonly #log: Log;
  readonly #clock: () => number;

  constructor({ log, clock }: { readonly log: Log; readonly clock: () => number }) {
    this.#log = log;
    this.#clock = clock;
  }

  /** May be called at every failure: the log is told when an alarm begins, and `detail` is the latest. */
  raise(kind: AlarmKind, detail: string): void {
    const before = this.#standing.get(kind);
    this.#standing.set(kind, { kind, detail, since: before?.since ?? this.#clock() });
    if (!before) this.#log.error({ alarm: kind, detail }, `告警：${kind} · alarm: ${kind}`);
  }

  /** May be called at every success. */
  clear(kind: AlarmKind): void {
    if (this.#standing.delete(kind))
      this.#log.warn({ alarm: kind }, `告警解除：${kind} · alarm over: ${kind}`);
  }

  /** The oldest first. */
  standing(): readonly Alarm[] {
    return [...this.#standing.values()];
  }
}
