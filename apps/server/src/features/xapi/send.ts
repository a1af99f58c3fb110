import type { Deps } from '../../deps.ts';
import type { KeptIntegration } from '../../integrations/integrations.ts';
import { askOutside, type OutsideAnswer, OutsideFault } from '../../outside/ask.ts';
import type { DeliveryRow, Sent } from '../outbox/service.ts';
import type { Payload } from './feed.ts';
import { originOf } from './origin.ts';
import * as repository from './repository.ts';
import type { Agent, Statement } from './statement.ts';
import { VERBS } from './vocabulary.ts';

type SendDeps = Pick<Deps, 'database' | 'clock' | 'secrets' | 'env'>;

/** Sends deliveries in one request. Where the store finds fault with it, each goes alone: one that is wrong takes none with it. */
export async function sendStatements(
  deps: SendDeps,
  integration: KeptIntegration<'xapi'>,
  rows: readonly DeliveryRow[],
): Promise<readonly Sent[]> {
  const actors = await actorsOf(deps, integration, rows);
  const statementsOf = (row: DeliveryRow) => withActor(row, actors, originOf(deps.env));
  const answer = await post(integration, rows.flatMap(statementsOf));
  const isAboutOne = [400, 409, 413].includes(answer.status);
  if (!isAboutOne || rows.length === 1) return rows.map(() => sentOf(answer, deps.clock()));
  const sent: Sent[] = [];
  for (const row of rows) sent.push(await sendAlone(deps, integration, statementsOf(row)));
  return sent;
}

async function sendAlone(
  { clock }: SendDeps,
  integration: KeptIntegration<'xapi'>,
  statements: readonly Statement[],
): Promise<Sent> {
  try {
    return sentOf(await post(integration, statements), clock());
  } catch (error) {
    // Those before it have arrived.
    if (!(error instanceof OutsideFault)) throw error;
    return { result: 'later', reason: `${error.reason}: ${error.message}` };
  }
}

function post(
  integration: KeptIntegration<'xapi'>,
  statements: readonly Statement[],
): Promise<OutsideAnswer> {
  return askStore(integration, '/statements', { method: 'POST', body: JSON.stringify(statements) });
}

/** Asks a record store with the credentials of the school. */
export function askStore(
  { settings, secrets }: Pick<KeptIntegration<'xapi'>, 'settings' | 'secrets'>,
  path: string,
  request: { readonly method?: 'POST'; readonly body?: string } = {},
): Promise<OutsideAnswer> {
  const { password = '' } = secrets;
  const authorization =
    settings.auth === 'bearer'
      ? `Bearer ${password}`
      : `Basic ${Buffer.from(`${settings.username}:${password}`).toString('base64')}`;
  return askOutside(`${settings.endpoint.replace(/\/+$/, '')}${path}`, {
    ...request,
    headers: {
      authorization,
      'x-experience-api-version': '1.0.3',
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    },
  });
}

/** Pure: what an answer means. A store never changes a statement, so one that it has already is there, in the words of then. */
export function sentOf({ status, headers, text }: OutsideAnswer, now: number): Sent {
  if ((status >= 200 && status < 300) || status === 409) return { result: 'delivered' };
  const reason = `${status} ${text.replace(/\s+/g, ' ').trim()}`.trim();
  if (status === 400 || status === 413) return { result: 'refused', reason };
  const afterMs = retryAfter(headers['retry-after'], now);
  return { result: 'later', reason, ...(afterMs !== undefined && { afterMs }) };
}

/** Pure: a number of seconds, or a date. */
function retryAfter(told: string | undefined, now: number): number | undefined {
  if (told === undefined) return undefined;
  const ms = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - now;
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}

function withActor(
  { payload, user_id }: DeliveryRow,
  actors: ReadonlyMap<number, Agent>,
  origin: string,
): readonly Statement[] {
  // The feed put it there.
  const { statements } = payload as Payload;
  const actor = user_id === null ? undefined : actors.get(user_id);
  const school = agent(origin, 'lets:system');
  return statements.map((one) => ({ ...one, actor: (one.verb.id !== VERBS.voided.id && actor) || school }));
}

async function actorsOf(
  { database, secrets, env }: SendDeps,
  { settings }: KeptIntegration<'xapi'>,
  rows: readonly DeliveryRow[],
): Promise<ReadonlyMap<number, Agent>> {
  const ids = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const accounts = await repository.accountsOf(database, ids);
  const nameOf = (id: number, account: string) =>
    settings.is_pseudonymous ? secrets.pseudonym(String(id), 'xapi') : account;
  return new Map([...accounts].map(([id, account]) => [id, agent(originOf(env), nameOf(id, account))]));
}

const agent = (homePage: string, name: string): Agent => ({
  objectType: 'Agent',
  account: { homePage, name },
});
