import { STUCK_AFTER, STUCK_REASONS, type StuckReason } from '@lets/contract';

const MINUTE = 60_000;

/** What the rule looks at, of one running experiment. */
export interface Standing {
  readonly now: number;
  readonly isPaused: boolean;
  readonly lastAt: number;
  readonly help: readonly {
    readonly user_id: number;
    readonly node_id: string | null;
    readonly at: number;
  }[];
  readonly open: readonly OpenStanding[];
}

export interface OpenStanding {
  readonly node_id: string;
  readonly since: number;
  readonly wrong_tries: number;
  /** What the section waits for, each with those who can do it. */
  readonly awaited: readonly Awaited[];
  /** Who is asked to sign, a document or the court record, and has not answered. */
  readonly unsigned: readonly Pick<Waited, 'role_id' | 'user_id'>[];
}

export interface Awaited {
  /** Whether every one of them must act, or any of them may. */
  readonly needsAll: boolean;
  readonly waited: readonly Waited[];
}

interface Waited {
  /** Null as the team's leader. */
  readonly role_id: string | null;
  readonly user_id: number;
  /** Since when they are gone; null while they are here. */
  readonly awaySince: number | null;
}

/** A reason before its person is looked up. */
export type Found = Omit<StuckReason, 'user'> & { readonly user_id: number | null };

/** Pure: why a team is stuck, the weightiest reason first; none for a team that gets on. A paused team waits for its mentor, not for itself. */
export function stuckReasons(standing: Standing): Found[] {
  const found = [...standing.help.map(called), ...(standing.isPaused ? [] : stalled(standing))];
  const rank = ({ reason }: Found) => STUCK_REASONS.indexOf(reason);
  return found.sort((a, b) => rank(a) - rank(b) || a.since - b.since);
}

const NOTHING = { node_id: null, role_id: null, user_id: null, count: 0 };

function called({ user_id, node_id, at }: Standing['help'][number]): Found {
  return { ...NOTHING, reason: 'help', since: at, node_id, user_id };
}

function stalled(standing: Standing): Found[] {
  const { now, lastAt, open } = standing;
  const isIdle = now - lastAt >= STUCK_AFTER.idle_minutes * MINUTE;
  return [
    ...open.flatMap((section) => missing(section, now)),
    ...open.flatMap(manyWrongTries),
    ...open.flatMap((section) => longUnsigned(section, now, lastAt)),
    ...(isIdle ? [{ ...NOTHING, reason: 'idle' as const, since: lastAt }] : []),
  ];
}

/** Each role once, whatever it is missed for. */
function missing({ node_id, since, awaited }: OpenStanding, now: number): Found[] {
  const limit = now - STUCK_AFTER.away_minutes * MINUTE;
  const gone = new Map(awaited.flatMap(goneFrom).map((one) => [`${one.role_id} ${one.user_id}`, one]));
  return [...gone.values()].flatMap(({ role_id, user_id, awaySince }) => {
    // Nobody can be missed in a section before it opened.
    const from = Math.max(awaySince, since);
    return from > limit ? [] : [{ reason: 'missing', since: from, node_id, role_id, user_id, count: 0 }];
  });
}

/** Those who are gone, where it cannot be done without them. */
function goneFrom({ needsAll, waited }: Awaited) {
  const gone = waited.flatMap(({ awaySince, ...one }) => (awaySince === null ? [] : [{ ...one, awaySince }]));
  return needsAll || gone.length === waited.length ? gone : [];
}

/** A team that waits for a signature and does nothing else meanwhile. */
function longUnsigned({ node_id, unsigned }: OpenStanding, now: number, lastAt: number): Found[] {
  if (now - lastAt < STUCK_AFTER.unsigned_minutes * MINUTE) return [];
  return unsigned.map(({ role_id, user_id }) => ({
    reason: 'unsigned',
    since: lastAt,
    node_id,
    role_id,
    user_id,
    count: 0,
  }));
}

function manyWrongTries({ node_id, since, wrong_tries }: OpenStanding): Found[] {
  if (wrong_tries < STUCK_AFTER.wrong_tries) return [];
  return [{ ...NOTHING, reason: 'wrong_tries', since, node_id, count: wrong_tries }];
}
