import { FACTOR_WAYS, type FactorWay, type PasskeyRequestOptions } from '@lets/contract';
import type { SessionOrigin } from '../../../db/session-origin.ts';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import type { OpenedSession, RequestContext } from '../../../http/request-context.ts';
import { hashToken, newToken } from '../../../http/session.ts';
import { assertLetIn, openSession } from '../entry.ts';
import { byId, type UserRecord } from '../repository.ts';
import { bindTicket, orBound } from '../wechat/bind.ts';
import { askPasskey } from './passkey/prove.ts';
import { proveStep, type StepProof } from './prove.ts';
import * as repository from './repository.ts';

/** How long the second step may take. */
export const HALF_SESSION_MS = 5 * 60_000;
/** Sent with the calls of the second step and with no other. */
const COOKIE = { name: 'lets_second_step', path: '/api/account/second-step' } as const;

type Visitor = Pick<RequestContext, 'address' | 'cookies'>;
type Located = Pick<RequestContext, 'origin'>;

interface FirstStep {
  readonly isByWechat?: boolean;
  /** Hash of the ticket whose WeChat identity is bound with the log-in. */
  readonly ticketHash?: string;
  /** It was another server's. */
  readonly origin?: SessionOrigin;
}

/** Lets a person in who has taken the first step. Where they have a second factor it begins the second step instead, and refuses. */
export async function enter(
  deps: Deps,
  user: UserRecord,
  visitor: Visitor,
  { isByWechat = false, ticketHash, origin }: FirstStep = {},
): Promise<OpenedSession> {
  const own = await repository.waysOf(deps.database, user.id);
  if (!repository.isFactor(own)) {
    const detail = firstStepOf(isByWechat, origin);
    const binding = bindingOf(deps, user, visitor, ticketHash);
    return openSession(deps, user, { ...visitor, detail, origin: origin ?? null, ...binding });
  }
  await assertLetIn(deps, user);
  const token = newToken();
  await repository.addHalfSession(deps.database, {
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: new Date(deps.clock() + HALF_SESSION_MS),
    by_wechat: isByWechat,
    ticket_hash: ticketHash ?? null,
    origin: origin ?? null,
  });
  visitor.cookies.keep({ ...COOKIE, value: token, seconds: HALF_SESSION_MS / 1000 });
  return refuse('factor_needed', { ways: waysAmong(own) });
}

/** Pure: what the audit log says of how somebody came in, beside the password. */
function firstStepOf(isByWechat: boolean, origin: SessionOrigin | null | undefined): string {
  if (origin) return origin.issuer;
  return isByWechat ? 'wechat' : '';
}

/** Pure: the safest first. Passkeys that were made for another address are named too: the page then says why they cannot be used. */
function waysAmong(own: repository.OwnWays): FactorWay[] {
  return FACTOR_WAYS.filter((way) => Number(own[way === 'passkey' ? 'passkeys' : way]) > 0);
}

function bindingOf(deps: Deps, user: UserRecord, { address }: Visitor, ticketHash: string | undefined) {
  if (ticketHash === undefined) return {};
  return {
    beside: (tx: Parameters<typeof bindTicket>[1]) => bindTicket(deps, tx, { user, ticketHash, address }),
  };
}

/** What the browser needs to take the second step by a passkey. */
export async function askHalfWay(deps: Deps, visitor: Visitor & Located): Promise<PasskeyRequestOptions> {
  const { user, half } = await halfWay(deps, visitor);
  return askPasskey(deps, { userId: user.id, boundTo: half.token_hash, origin: visitor.origin });
}

/** The second step, by a code or a passkey. */
export async function finishBy(
  deps: Deps,
  proof: StepProof,
  visitor: Visitor & Located,
): Promise<OpenedSession> {
  const { user, half } = await halfWay(deps, visitor);
  const { address, origin } = visitor;
  const way = await proveStep(deps, user, proof, { boundTo: half.token_hash, address, origin });
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
      detail: `${firstStepOf(half.by_wechat, half.origin)} ${way}`.trimStart(),
      origin: half.origin,
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
