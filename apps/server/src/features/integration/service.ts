import {
  INTEGRATION_SECRETS,
  INTEGRATION_SETTINGS,
  type Integration,
  type IntegrationKind,
  type integrationDelete,
  type integrationList,
  type integrationSave,
  type integrationTest,
  isElsewhere,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { faultsOf } from '../../http/faults.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { addressesOf } from '../../integrations/addresses.ts';
import { type Checker, runChecks } from '../../integrations/checks.ts';
import { issuerOf, opened, secretsAbout } from '../../integrations/integrations.ts';
import * as repository from '../../integrations/repository.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { throttle } from '../../throttle.ts';
import { figures } from '../outbox/service.ts';
import { CHECKERS } from './checkers.ts';

export { syncEnvironment, warnOfForeignSecrets } from './environment.ts';

type Request = Pick<RequestContext, 'caller' | 'address' | 'origin'>;

export async function listIntegrations(
  deps: Deps,
  { origin }: Pick<RequestContext, 'origin'>,
): Promise<OutputOf<typeof integrationList>> {
  const rows = await repository.rowsOf(deps.database, KINDS);
  return { list: await shown(deps, rows, origin) };
}

const KINDS = Object.keys(INTEGRATION_SETTINGS) as IntegrationKind[];

async function shown(
  deps: Deps,
  rows: readonly repository.IntegrationRow[],
  origin: string,
): Promise<Integration[]> {
  const [people, counted, classes] = await Promise.all([
    repository.countPeople(deps.database),
    figures(deps.database),
    repository.classesOf(deps.database, rows.flatMap(classIdOf)),
  ]);
  const countOf = (id: number, state: string) =>
    counted.find((one) => one.integration_id === id && one.state === state)?.count ?? 0;
  return rows.map((row) => {
    const kept = opened(deps, row);
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      is_on: row.is_on,
      in_environment: isOfEnvironment(deps, row),
      settings: row.settings,
      secrets_set: Object.entries(kept?.secrets ?? {}).flatMap(([name, value]) => (value ? [name] : [])),
      changed_at: row.changed_at.getTime(),
      class: classes.find(({ id }) => classIdOf(row).includes(id)) ?? null,
      addresses: addressesOf(row.kind, row.id, origin),
      people: (kept && people.get(issuerOf(kept))) ?? 0,
      waiting: countOf(row.id, 'waiting'),
      given_up: countOf(row.id, 'given_up'),
    };
  });
}

const classIdOf = ({ settings }: repository.IntegrationRow): number[] =>
  typeof settings.class_id === 'number' ? [settings.class_id] : [];

/** Adds one, or changes one: the settings whole, of the secrets those that are sent. */
export async function saveIntegration(
  deps: Deps,
  request: Request,
  { id, kind, name, is_on, settings, secrets }: ParsedInputOf<typeof integrationSave>,
): Promise<Integration> {
  const parsed = INTEGRATION_SETTINGS[kind].safeParse(settings, { reportInput: true });
  if (!parsed.success) refuse('bad_parameter', faultsOf(parsed.error, settings));
  const allowed: readonly string[] = INTEGRATION_SECRETS[kind];
  const unknown = Object.keys(secrets).find((secret) => !allowed.includes(secret));
  if (unknown) refuse('bad_parameter', { [unknown]: 'not_one_of' });
  const row = await inTransaction(deps.database, async (tx) => {
    const before = id === undefined ? null : await lock(tx, deps, id);
    if (before && before.kind !== kind) refuse('bad_parameter', { kind: 'unchangeable' });
    const changed_at = new Date(deps.clock());
    const kept = { kind, name, is_on, settings: parsed.data, changed_at };
    const at = before ?? (await repository.addRow(tx, { ...kept, secrets: '' }, null));
    await repository.changeRow(tx, at.id, {
      ...kept,
      // Of an earlier start: it is theirs now, and the next start leaves it as it is.
      env_key: null,
      secrets: sealedWith(deps, at, secrets, before !== null && isElsewhere(before.settings, parsed.data)),
    });
    await audit(tx, request, {
      action: 'integration_saved',
      target: targetOf(at.id, kind, name),
      detail: `${is_on ? 'on' : 'off'}${Object.keys(secrets)
        .map((secret) => `, ${secret} set`)
        .join('')}`,
    });
    return (await repository.rowById(tx, at.id)) ?? refuse('not_found');
  });
  const [one] = await shown(deps, [row], request.origin);
  return one ?? refuse('not_found');
}

/** What was kept and is not sent stays, except for a service at another address: whoever may name one must know its secret. */
function sealedWith(
  deps: Deps,
  row: repository.IntegrationRow,
  sent: Readonly<Record<string, string>>,
  isMoved: boolean,
): string {
  const before = isMoved ? {} : (opened(deps, row)?.secrets ?? {});
  const after = Object.entries({ ...before, ...sent }).filter(([, value]) => value !== '');
  if (after.length === 0) return '';
  return deps.secrets.seal(JSON.stringify(Object.fromEntries(after)), secretsAbout(row.kind, row.id));
}

export async function deleteIntegration(
  deps: Deps,
  request: Request,
  { id }: ParsedInputOf<typeof integrationDelete>,
): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const row = await lock(tx, deps, id);
    await repository.removeRow(tx, id);
    await audit(tx, request, { action: 'integration_deleted', target: targetOf(id, row.kind, row.name) });
  });
}

async function lock(tx: Transaction, deps: Deps, id: number): Promise<repository.IntegrationRow> {
  const row = (await repository.lockRow(tx, id)) ?? refuse('not_found');
  if (isOfEnvironment(deps, row)) refuse('integration_fixed');
  return row;
}

/** Whether this server was started with it: what an earlier start had is the administrators' to keep or delete. */
function isOfEnvironment({ env }: Deps, { env_key }: repository.IntegrationRow): boolean {
  return env_key !== null && (env.integrations ?? []).some(({ key }) => key === env_key);
}

const targetOf = (id: number, kind: IntegrationKind, name: { zh: string; en: string }) =>
  `integration ${id} (${kind}) ${name.zh || name.en}`;

function audit(
  tx: Transaction,
  { caller, address }: Request,
  entry: {
    readonly action: 'integration_saved' | 'integration_deleted';
    readonly target: string;
    readonly detail?: string;
  },
): Promise<void> {
  return recordAudit(tx, { ...entry, actorId: caller.id, address });
}

/** Also of one that is switched off: it is tested before people come in by it. */
export async function testIntegration(
  deps: Deps,
  { caller }: Request,
  { id }: ParsedInputOf<typeof integrationTest>,
): Promise<OutputOf<typeof integrationTest>> {
  await throttle(deps, `integration_test ${caller.id}`, SERVER_LIMITS.rates.integration_tests);
  const row = (await repository.rowById(deps.database, id)) ?? refuse('not_found');
  const kept = opened(deps, row);
  if (kept === null) return { checks: [{ check: 'settings', is_ok: false, detail: '' }] };
  return { checks: await runChecks(deps, kept, CHECKERS[row.kind] as Checker) };
}
