/** How often the server is told, at most, that the person is there. */
export const TELL_EVERY_MS = 20_000;
/** How long before the end a person is warned. */
const WARNED_MS = 60_000;

interface Moment {
  readonly now: number;
  /** When the person last did something on this page. */
  readonly actAt: number;
  /** When a page of this browser last told the server so. */
  readonly toldAt: number;
  readonly limitMs: number;
}

export interface IdleState {
  /** The server does not know yet that the person is there. */
  readonly mustTell: boolean;
  /** Seconds until the session ends, from when the person is warned on; else null. */
  readonly secondsLeft: number | null;
}

/** Pure: how a session stands that ends when nothing is done. All pages of a browser go by what any of them has told. */
export function idleState({ now, actAt, toldAt, limitMs }: Moment): IdleState {
  const mustTell = actAt > toldAt && now - toldAt > TELL_EVERY_MS;
  const leftMs = Math.max(actAt, toldAt) + limitMs - now;
  return { mustTell, secondsLeft: leftMs > WARNED_MS ? null : Math.max(0, Math.ceil(leftMs / 1000)) };
}
