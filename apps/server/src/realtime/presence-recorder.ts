import { CLOCKS_DIFFER_MS } from '../clocks.ts';
import type { Deps } from '../deps.ts';
import { beginSpan, extendSpan } from '../runs/presence-repository.ts';

/** How much of a person's presence a crash may lose. */
const BEAT_MS = 45_000;

export interface PresenceRecorder {
  /** Who of a run is connected to this process now. */
  note(eid: number, userIds: readonly number[]): void;
  /** Resolves when everything noted is kept. */
  stop(): Promise<void>;
}

interface Span {
  readonly eid: number;
  readonly userId: number;
  readonly from: Date;
  /** The row, once it has one. */
  id: number | null;
}

/** Writes down from when until when people are in a run: for the contribution ledger, and for who counts as absent. */
export function createPresenceRecorder({
  database,
  clock,
  steadyClock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'steadyClock' | 'log'>): PresenceRecorder {
  const open = new Map<string, Span>();
  let writing: Promise<void> = Promise.resolve();
  let ahead = clock() - steadyClock();
  const timer = setInterval(beat, BEAT_MS).unref();

  function beat(): void {
    noticeClock();
    keep([...open.values()]);
  }

  function note(eid: number, userIds: readonly number[]): void {
    noticeClock();
    const here = new Set(userIds);
    const gone = [...open.values()].filter((span) => span.eid === eid && !here.has(span.userId));
    for (const { userId } of gone) open.delete(`${eid} ${userId}`);
    keep(gone);
    for (const userId of here) {
      const key = `${eid} ${userId}`;
      if (!open.has(key)) open.set(key, { eid, userId, from: new Date(clock()), id: null });
    }
  }

  /** Hours that a clock was put forward or back by are nobody's: the spans that were open end where they were last written down. */
  function noticeClock(): void {
    const now = clock();
    const was = ahead;
    ahead = now - steadyClock();
    if (Math.abs(ahead - was) <= CLOCKS_DIFFER_MS) return;
    for (const [key, span] of open) open.set(key, { ...span, from: new Date(now), id: null });
  }

  /** One after the other, so that no span gets two rows. What cannot be written is lost, and hurts nobody. */
  function keep(spans: readonly Span[]): void {
    if (spans.length === 0) return;
    const until = new Date(clock());
    writing = writing
      .then(() => write(spans, until))
      .catch((error) => {
        log.warn({ err: error }, 'presence could not be written down');
      });
  }

  async function write(spans: readonly Span[], until: Date): Promise<void> {
    for (const span of spans) {
      if (span.id === null) span.id = await beginSpan(database, { ...span, until });
      else await extendSpan(database, span.id, until);
    }
  }

  return {
    note,
    async stop() {
      clearInterval(timer);
      noticeClock();
      const left = [...open.values()];
      open.clear();
      keep(left);
      await writing;
    },
  };
}
