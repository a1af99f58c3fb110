import { createHash } from 'node:crypto';
import { LIMITS } from '@lets/contract';
import type { SessionOrigin } from '../../db/session-origin.ts';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/errors.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { integrationById, issuerOf } from '../../integrations/integrations.ts';
import { giveTicket, spendOnce, type TicketKind, takeTicket } from '../../integrations/tickets.ts';
import { OutsideFault } from '../../outside/ask.ts';
import { attempt, byId, enter, takingTurns } from '../account/service.ts';
import { type Arrived, arrive, auditRefusal, toFault } from '../sign-on/service.ts';
import { askToken, type Ilab, IlabRefused, type IlabToken } from './api.ts';
import { keepArrival, wake } from './repository.ts';
import { switchPage } from './switch-page.ts';
import { ticketIn } from './ticket.ts';
import { firstTokens, sealTokens } from './tokens.ts';

/** Longer than ilab-x takes a ticket. */
const TICKET_S = 24 * 3600;
const LARGEST_ID = 2 ** 31;

/** Somebody whom ilab-x has told of, while another person is logged in in this browser. */
interface Switching {
  readonly userId: number;
  readonly origin: SessionOrigin;
}
const SWITCH: TicketKind<Switching> = { purpose: 'ilab_switch', seconds: 5 * 60 };

/** A student comes from ilab-x: who they are is asked there, by the ticket, and their case is opened. */
export async function arriveFromIlab(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  const ilab = await ilabOf(deps, visit);
  if (!ilab) return toFault('off', null);
  const ticket = ticketIn(visit.url);
  const token = ticket === null ? null : await judged(deps, ilab, visit, ticket);
  if (token === 'spent' && visit.callerId !== null) return toCase(ilab);
  if (token === null || token === 'spent') return toFault('refused', ilab.id);
  if (token === 'unreachable') return toFault('down', ilab.id);
  const arrived = await arriveAs(deps, ilab, token, visit.address);
  if ('refusal' in arrived) {
    await auditRefusal(deps, ilab, {
      reason: arrived.refusal,
      address: visit.address,
      subject: token.username,
    });
    return toFault(arrived.refusal, ilab.id);
  }
  await keepToken(deps, ilab, arrived.userId, token);
  const origin = originOf(ilab, token.username);
  if (visit.callerId !== null && visit.callerId !== arrived.userId)
    return askToSwitch(deps, ilab, visit, arrived.userId, origin);
  return letIn(deps, ilab, visit, { userId: arrived.userId, origin });
}

/** The person has said that they want to go on as the one whom ilab-x has told of. */
export async function switchToIlab(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  const ilab = await ilabOf(deps, visit);
  const taken = ilab && (await takeTicket(deps, SWITCH, visit.body.ticket ?? ''));
  if (!ilab || !taken || taken.integrationId !== ilab.id) return toFault('state', null);
  return letIn(deps, ilab, visit, taken.kept);
}

async function ilabOf(deps: Deps, { params }: OutsideVisit): Promise<Ilab | null> {
  const id = Number(params.id);
  return Number.isInteger(id) && id > 0 && id < LARGEST_ID ? integrationById(deps, id, 'ilab') : null;
}

/** Tries that are open count as failures until they are judged: a class that arrives together waits here. */
const inLine = takingTurns({ atOnce: 20, waiting: 2000, longestMs: 40_000 });

/**
 * What ilab-x says of the ticket. One that it does not take counts like a wrong password for the address: nobody may guess at them here. A
 * ticket opens one session only, whatever ilab-x makes of it the second time; a page that is loaded again opens none.
 */
function judged(
  deps: Deps,
  ilab: Ilab,
  { address, callerId }: OutsideVisit,
  ticket: string,
): Promise<IlabToken | 'spent' | 'unreachable' | null> {
  const judge = async () => {
    const token = await vouched(deps, ilab, ticket, address);
    if (token === null || token === 'unreachable') return token;
    if (await spendOnce(deps, `ilab ${ilab.id} ${ticket}`, TICKET_S)) return token;
    await auditRefusal(deps, ilab, { reason: 'ticket used', address });
    return callerId === null ? null : 'spent';
  };
  return inLine(() => attempt(deps, { account: null, address }, judge));
}

async function vouched(
  deps: Deps,
  ilab: Ilab,
  ticket: string,
  address: string,
): Promise<IlabToken | 'unreachable' | null> {
  try {
    const token = await askToken(ilab, ticket, deps.clock());
    if (token.username !== '' && token.username.length <= LIMITS.integration_text) return token;
    await auditRefusal(deps, ilab, { reason: 'no un', address });
    return null;
  } catch (error) {
    if (error instanceof OutsideFault || (error instanceof IlabRefused && error.isPassing)) {
      deps.log.warn({ integration: ilab.id, reason: error.message }, 'ilab-x does not answer');
      return 'unreachable';
    }
    if (!(error instanceof IlabRefused)) throw error;
    await auditRefusal(deps, ilab, { reason: error.message, address });
    return null;
  }
}

/** By (`ilab`, `un`): the account of before, or a new one, which has no password. */
async function arriveAs(
  deps: Deps,
  ilab: Ilab,
  { username, displayName }: IlabToken,
  address: string,
): Promise<Arrived> {
  const rules = {
    trusts_account: false,
    makes: 'students',
    class_id: ilab.settings.class_id,
    course_id: null,
  } as const;
  const person = {
    issuer: issuerOf(ilab),
    subject: username,
    label: username,
    name: displayName || username,
    kind: 'student',
    className: null,
  } as const;
  const arrived = await arrive(deps, { ...person, account: accountOf(username) }, rules, address);
  // The name is somebody else's here.
  if (!('refusal' in arrived) || arrived.refusal !== 'taken') return arrived;
  return arrive(deps, { ...person, account: digestOf(`${person.issuer} ${username}`) }, rules, address);
}

const PREFIX = 'ilab-';

/** Pure: what an account of ilab-x is called here: as there, where that can be an account. */
export function accountOf(username: string): string {
  const account = `${PREFIX}${username}`;
  return account.length <= LIMITS.account && /^[\w.@-]+$/.test(account) ? account : digestOf(username);
}

const digestOf = (text: string) => `${PREFIX}${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

async function keepToken(deps: Deps, ilab: Ilab, userId: number, token: IlabToken): Promise<void> {
  const now = new Date(deps.clock());
  await keepArrival(
    deps.database,
    {
      integration_id: ilab.id,
      user_id: userId,
      username: token.username,
      access_token: sealTokens(deps, { integrationId: ilab.id, userId }, firstTokens(token)),
      expires_at: token.expiresAt,
    },
    now,
  );
  await wake(deps.database, ilab.id, userId, now);
}

function originOf(ilab: Ilab, subject: string): SessionOrigin {
  return { integration_id: ilab.id, issuer: issuerOf(ilab), subject, key_hash: null, hint: '' };
}

/** Nobody is logged in as somebody else by a link that they were sent. */
async function askToSwitch(
  deps: Deps,
  ilab: Ilab,
  { callerId, lang }: OutsideVisit,
  userId: number,
  origin: SessionOrigin,
): Promise<OutsideAnswer> {
  const [present, arriving] = [
    callerId === null ? null : await byId(deps.database, callerId),
    await byId(deps.database, userId),
  ];
  const ticket = await giveTicket(deps, SWITCH, { userId, origin }, { integrationId: ilab.id, userId });
  const names = { present: present?.name ?? '', arriving: arriving?.name ?? '' };
  return { page: (nonce) => switchPage({ lang, nonce, names, action: PATHS.ilabSwitch(ilab.id), ticket }) };
}

async function letIn(
  deps: Deps,
  ilab: Ilab,
  visit: OutsideVisit,
  { userId, origin }: Switching,
): Promise<OutsideAnswer> {
  const user = await byId(deps.database, userId);
  if (!user || user.disabled) {
    await auditRefusal(deps, ilab, { reason: 'disabled', address: visit.address, subject: origin.subject });
    return toFault('disabled', ilab.id);
  }
  try {
    visit.cookies.open(await enter(deps, user, visit, { origin }));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'factor_needed') throw error;
    const { ways } = error.data as { readonly ways: readonly string[] };
    return toFault('factor_needed', ilab.id, { ways: ways.join(','), go: casePath(ilab) });
  }
  return toCase(ilab);
}

const casePath = ({ settings }: Ilab) => `/experiment/prepare/project/${settings.project_id}`;
const toCase = (ilab: Ilab): OutsideAnswer => ({ redirect: casePath(ilab), status: 303 });
