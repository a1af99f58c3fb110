import type { OutputOf, ParsedInputOf, wechatBind, wechatBinding, wechatLogin } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { WechatEnv } from '../../../env.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import type { CookieJar, OpenedSession, RequestContext } from '../../../http/request-context.ts';
import { hashToken, newToken } from '../../../http/session.ts';
import { readKept, wechatEnv } from '../../../settings.ts';
import { proveAccount } from '../entry.ts';
import { enter } from '../factor/second-step.ts';
import { byId } from '../repository.ts';
import { attempt } from '../tries.ts';
import { takingTurns } from '../turns.ts';
import { orBound, refuseTicket } from './bind.ts';
import { authorizeUrl, exchangeCode, type WechatIdentity, WechatUnavailable } from './exchange.ts';
import * as repository from './repository.ts';
import { endOfState, makeState, STATE_MS } from './state.ts';

/** The page that WeChat sends people back to. */
const RETURN_PAGE = '/wechatLogin';
/** How long a person may take to say which account is theirs. */
const TICKET_MS = 10 * 60_000;
/** Holds the state, so that only the browser that set out can come back: a link with another person's code logs nobody in. */
const STATE_COOKIE = { name: 'lets_wechat', path: '/api/account/wechat' } as const;

/** As with passwords: those that are open at once do not fill an address's limit by themselves. */
const inLine = takingTurns({ atOnce: 20, waiting: 2000, longestMs: 40_000 });

/** Where to send the browser, which is told its state in a cookie. */
export async function startLogin(
  deps: Deps,
  { cookies, origin }: Pick<RequestContext, 'cookies' | 'origin'>,
): Promise<{ url: string }> {
  const wechat = await configured(deps);
  const state = makeState(wechat.secret, deps.clock());
  cookies.keep({ ...STATE_COOKIE, value: state, seconds: STATE_MS / 1000 });
  return { url: authorizeUrl(wechat, { state, redirect: `${origin}${RETURN_PAGE}` }) };
}

/** Logs in the person who is bound; anybody else gets a ticket to bind an account with. */
export async function finishLogin(
  deps: Deps,
  input: ParsedInputOf<typeof wechatLogin>,
  { address, cookies }: Pick<RequestContext, 'address' | 'cookies'>,
): Promise<{ opened: OpenedSession | null; answer: OutputOf<typeof wechatLogin> }> {
  const wechat = await configured(deps);
  const found = await inLine(() =>
    attempt(deps, { account: null, address }, async () => {
      const isOurs = await takeState(deps, wechat, input.state, cookies);
      return isOurs ? identityOf(deps, wechat, input.code) : null;
    }),
  );
  const identity = found ?? refuse('bad_credentials');
  const { nickname } = identity;
  const userId = await repository.userIdOf(deps.database, identity.openid);
  if (userId === null)
    return { opened: null, answer: { user: null, ticket: await giveTicket(deps, identity), nickname } };
  const user = await byId(deps.database, userId);
  if (!user || user.disabled) refuse('bad_credentials');
  const opened = await enter(deps, user, { address, cookies }, { isByWechat: true });
  return { opened, answer: { user: opened.me, ticket: null, nickname } };
}

/** True once for each state, in the browser that it was made for. */
async function takeState(
  { database, clock }: Deps,
  { secret }: WechatEnv,
  state: string,
  cookies: CookieJar,
): Promise<boolean> {
  const kept = cookies.read(STATE_COOKIE.name);
  cookies.drop(STATE_COOKIE);
  const end = endOfState(secret, state, clock());
  return kept === state && end !== null && repository.spendState(database, hashToken(state), end);
}

async function identityOf({ log }: Deps, wechat: WechatEnv, code: string): Promise<WechatIdentity | null> {
  try {
    return await exchangeCode(wechat, code);
  } catch (error) {
    if (!(error instanceof WechatUnavailable)) throw error;
    log.warn(error.message);
    return refuse('wechat_unavailable');
  }
}

async function giveTicket({ database, clock }: Deps, identity: WechatIdentity): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(clock() + TICKET_MS);
  await repository.addTicket(database, hashToken(ticket), { ...identity, expiresAt });
  return ticket;
}

/** The ticket is looked at before the password, so that it opens no second door to guess at, and used only with the right one. */
export async function bindAccount(
  deps: Deps,
  { ticket, account, password }: ParsedInputOf<typeof wechatBind>,
  { address, cookies, gone }: Pick<RequestContext, 'address' | 'cookies' | 'gone'>,
): Promise<OpenedSession> {
  await assertOn(deps);
  const hash = hashToken(ticket);
  if (!(await repository.hasTicket(deps.database, hash, new Date(deps.clock())))) refuseTicket();
  const user = await proveAccount(deps, { account, password, address, gone }, 'login_failed');
  return orBound(() => enter(deps, user, { address, cookies }, { isByWechat: true, ticketHash: hash }));
}

export async function unbindAccount(
  { database }: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await repository.unbind(tx, caller.id))) refuse('not_found');
    await recordAudit(tx, {
      action: 'wechat_unbound',
      actorId: caller.id,
      target: caller.account,
      address,
    });
  });
}

export async function readBinding(deps: Deps, caller: Caller): Promise<OutputOf<typeof wechatBinding>> {
  const nickname = await repository.nicknameOf(deps.database, caller.id);
  const { settings } = await readKept(deps.database);
  return { configured: settings.wechat_on && (await wechatEnv(deps)) !== null, nickname };
}

async function configured(deps: Deps): Promise<WechatEnv> {
  await assertOn(deps);
  return (await wechatEnv(deps)) ?? refuse('not_configured');
}

async function assertOn({ database }: Deps): Promise<void> {
  if (!(await readKept(database)).settings.wechat_on) refuse('wechat_off');
}
