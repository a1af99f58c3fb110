import { STUCK_AFTER, STUCK_REASONS, type StuckReason } from '@lets/contract';
import type { DueKind } from '@lets/engine';

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
  /** What the section waits for, what holds it up most first. */
  readonly awaited: readonly Awaited[];
}

export interface Awaited {
  readonly kind: DueKind;
  /** The same in the word that people know it by: a condition is met by a signature, say. */
  readonly told: DueKind;
  readonly since: number;
  /** Whether every one of them must act, or any of them may. */
  readonly needsAll: boolean;
  readonly waited: readonly Waited[];
  /** The role that asked for it. */
  readonly from: string | null;
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

const NOTHING = { node_id: null, role_id: null, user_id: null, count: 0, due: null, from_role: null };

function called({ user_id, node_id, at }: Standing['help'][number]): Found {
  return { ...NOTHING, reason: 'help', since: at, node_id, user_id };
}

function stalled({ now, lastAt, open }: Standing): Found[] {
  const quiet = (minutes: number) => now - lastAt >= minutes * MINUTE;
  return [
    ...open.flatMap((section) => missing(section, now)),
    ...open.flatMap(manyWrongTries),
    ...open.flatMap((section) => waiting(section, now, lastAt)),
    ...(quiet(STUCK_AFTER.idle_minutes) ? [idle(open, lastAt)] : []),
  ];
}

/** Each role once, whatever it is missed for. */
function missing({ node_id, since, awaited }: OpenStanding, now: number): Found[] {
  const limit = now - STUCK_AFTER.away_minutes * MINUTE;
  const gone = new Map(awaited.flatMap(goneFrom).map((one) => [`${one.role_id} ${one.user_id}`, one]));
  return [...gone.values()].flatMap(({ role_id, user_id, awaySince, due }) => {
    // Nobody can be missed in a section before it opened.
    const from = Math.max(awaySince, since);
    return from > limit
      ? []
      : [{ ...NOTHING, reason: 'missing', since: from, node_id, role_id, user_id, due }];
  });
}

/** Those who are gone, where it cannot be done without them. */
function goneFrom({ needsAll, waited, told }: Awaited) {
  const gone = waited.flatMap(({ awaySince, ...one }) =>
    awaySince === null ? [] : [{ ...one, awaySince, due: told }],
  );
  return needsAll || gone.length === waited.length ? gone : [];
}

function manyWrongTries({ node_id, since, wrong_tries }: OpenStanding): Found[] {
  if (wrong_tries < STUCK_AFTER.wrong_tries) return [];
  return [{ ...NOTHING, reason: 'wrong_tries', since, node_id, count: wrong_tries }];
}

/** Which reason it is that something is waited for, and how long a team may do nothing meanwhile. */
const WAITS: {
  readonly [kind in DueKind]?: { readonly reason: StuckReason['reason']; readonly minutes: number };
} = {
  step_in: { reason: 'step_in', minutes: 0 },
  answer_request: { reason: 'request', minutes: STUCK_AFTER.unsigned_minutes },
  answer_meeting: { reason: 'request', minutes: STUCK_AFTER.unsigned_minutes },
  answer_correction: { reason: 'request', minutes: STUCK_AFTER.unsigned_minutes },
  meet: { reason: 'condition', minutes: STUCK_AFTER.unsigned_minutes },
  sign: { reason: 'unsigned', minutes: STUCK_AFTER.unsigned_minutes },
  sign_record: { reason: 'unsigned', minutes: STUCK_AFTER.unsigned_minutes },
  vote: { reason: 'votes', minutes: STUCK_AFTER.unsigned_minutes },
  end_vote: { reason: 'votes', minutes: STUCK_AFTER.unsigned_minutes },
  // Who writes does nothing that the log tells.
  hand_in: { reason: 'document', minutes: STUCK_AFTER.idle_minutes },
};

/**
 * What has been waited for too long, each kind once for each who is waited for first. A request that nobody answers counts by itself:
 * the others may go on meanwhile. Anything else counts while nothing happens.
 */
function waiting({ node_id, awaited }: OpenStanding, now: number, lastAt: number): Found[] {
  const found = awaited.flatMap(({ kind, told, since, waited, from }): Found[] => {
    const rule = WAITS[told] ?? WAITS[kind];
    const start = rule?.reason === 'request' || rule?.reason === 'step_in' ? since : lastAt;
    if (!rule || now - start < rule.minutes * MINUTE) return [];
    const [first] = waited;
    const who = { role_id: first?.role_id ?? null, user_id: first?.user_id ?? null };
    const what = { count: waited.length, due: told, from_role: from };
    return [{ reason: rule.reason, since: start, node_id, ...who, ...what }];
  });
  const key = ({ reason, role_id, user_id }: Found) => `${reason} ${role_id} ${user_id}`;
  return [...Map.groupBy(found, key).values()].flatMap(([first]) => first ?? []);
}

/** A team that does nothing, with whom it waits for first. */
function idle(open: readonly OpenStanding[], since: number): Found {
  const [section] = open;
  const [due] = section?.awaited ?? [];
  const [who] = due?.waited ?? [];
  return {
    ...NOTHING,
    reason: 'idle',
    since,
    node_id: section?.node_id ?? null,
    role_id: who?.role_id ?? null,
    user_id: who?.user_id ?? null,
    due: who && due ? due.told : null,
  };
}
