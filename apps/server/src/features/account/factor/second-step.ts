import type { FactorWay } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import type { OpenedSession, RequestContext } from '../../../http/request-context.ts';
import { hashToken, newToken } from '../../../http/session.ts';
import { assertLetIn, openSession } from '../entry.ts';
import { byId, type UserRecord } from '../repository.ts';
import { bindTicket, orBound } from '../wechat/bind.ts';
import { proveCode } from './prove.ts';
import * as repository from './repository.ts';

/** How long the second step may take. */
export const HALF_SESSION_MS = 5 * 60_000;
/** Sent with the calls of the second step and with no other. */
const COOKIE = { name: 'lets_second_step', path: '/api/account/second-step' } as const;

type Visitor = Pick<RequestContext, 'address' | 'cookies'>;

interface FirstStep {
  readonly isByWechat?: boolean;
  /** Hash of the ticket whose WeChat identity is bound with the log-in. */
  readonly ticketHash?: string;
}

/** Lets a person in who has taken the first step. Where they have a second factor it begins the second step instead, and refuses. */
export async function enter(
  deps: Deps,
  user: UserRecord,
  visitor: Visitor,
  { isByWechat = false, ticketHash }: FirstStep = {},
): Promise<OpenedSession> {
  const ways = await waysOf(deps, user.id);
  if (ways.length === 0) {
    const detail = isByWechat ? 'wechat' : '';
    return openSession(deps, user, { ...visitor, detail, ...bindingOf(deps, user, visitor, ticketHash) });
  }
  await assertLetIn(deps, user);
  const token = newToken();
  await repository.addHalfSession(deps.database, {
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: new Date(deps.clock() + HALF_SESSION_MS),
    by_wechat: isByWechat,
    ticket_hash: ticketHash ?? null,
  });
  visitor.cookies.keep({ ...COOKIE, value: token, seconds: HALF_SESSION_MS / 1000 });
  return refuse('factor_needed', { ways });
}

/** Nothing for a person without a factor: recovery codes alone are none. */
async function waysOf({ database }: Deps, userId: number): Promise<FactorWay[]> {
  const { totp, recovery } = await repository.waysOf(database, userId);
  return totp ? ['totp', ...(recovery > 0 ? (['recovery'] as const) : [])] : [];
}

function bindingOf(deps: Deps, user: UserRecord, { address }: Visitor, ticketHash: string | undefined) {
  if (ticketHash === undefined) return {};
  return {
    beside: (tx: Parameters<typeof bindTicket>[1]) => bindTicket(deps, tx, { user, ticketHash, address }),
  };
}

/** The second step by a code. */
export async function finishByCode(deps: Deps, code: string, visitor: Visitor): Promise<OpenedSession> {
  const { user, half } = await halfWay(deps, visitor);
  const way = await proveCode(deps, user, { code, address: visitor.address });
  return finish(deps, { user, half, way }, visitor);
}

interface HalfWay {
  readonly user: UserRecord;
  readonly half: repository.HalfSession;
}

async function halfWay({ database, clock }: Deps, { cookies }: Visitor): Promise<HalfWay> {
  const token = cookies.read(COOKIE.name);
  const half = token && (await repository.halfSession(database, hashToken(token), new Date(clock())));
  const user = half ? await byId(database, half.user_id) : null;
  if (!half || !user || user.disabled) return refuse('second_step_over');
  return { user, half };
}

async function finish(
  deps: Deps,
  { user, half, way }: HalfWay & { readonly way: FactorWay },
  visitor: Visitor,
): Promise<OpenedSession> {
  const { address } = visitor;
  const opened = await orBound(() =>
    openSession(deps, user, {
      ...visitor,
      detail: half.by_wechat ? `wechat ${way}` : way,
      async beside(tx) {
        const taken = await repository.takeHalfSession(tx, half.token_hash, new Date(deps.clock()));
        if (!taken) refuse('second_step_over');
        const ticketHash = taken.ticket_hash;
        if (ticketHash !== null) await bindTicket(deps, tx, { user, ticketHash, address });
      },
    }),
  );
  visitor.cookies.drop(COOKIE);
  return opened;
}
