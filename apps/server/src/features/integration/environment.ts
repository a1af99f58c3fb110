import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '../../audit.ts';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { opened, secretsAbout } from '../../integrations/integrations.ts';
import type { IntegrationEnv } from '../../integrations/integrations-env.ts';
import * as repository from '../../integrations/repository.ts';
import { StartError } from '../../start-error.ts';

type SyncDeps = Pick<Deps, 'database' | 'env' | 'secrets' | 'clock' | 'log'>;

/**
 * Makes the services of `INTEGRATIONS` those of the database. One that the environment names no more is switched off and keeps what hangs
 * on it. Throws a `StartError` where a key now names another kind of service: its people and what was delivered are the old one's.
 */
export async function syncEnvironment(deps: SyncDeps): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    // Servers that start together each find the others' rows.
    await takeTurns(tx, 'integrations of the environment');
    const rows = new Map((await repository.environmentRows(tx)).map((row) => [row.env_key, row]));
    const named = deps.env.integrations ?? [];
    for (const one of named) await sync(tx, deps, one, rows.get(one.key) ?? null);
    const keys = named.map(({ key }) => key);
    const gone = [...rows.values()].filter((row) => row.is_on && !keys.includes(row.env_key ?? ''));
    if (gone.length === 0) return;
    await repository.switchOffOthers(tx, keys);
    for (const row of gone) await audit(tx, row, 'off, not in the environment any more');
  });
}

async function sync(
  tx: Transaction,
  deps: SyncDeps,
  one: IntegrationEnv,
  before: repository.IntegrationRow | null,
): Promise<void> {
  const { key, kind, name, isOn: is_on, settings, secrets } = one;
  if (before && before.kind !== kind) {
    const was = before.kind;
    throw new StartError(
      `INTEGRATIONS：${key} 原为 ${was}，不能改为 ${kind}，请换一个 key · INTEGRATIONS: ${key} was of the kind ${was} and cannot become ${kind}; give it another key`,
    );
  }
  const kept = { kind, name, is_on, settings };
  if (before && isAsBefore(deps, before, one)) return;
  const changed_at = new Date(deps.clock());
  const row = before ?? (await repository.addRow(tx, { ...kept, changed_at, secrets: '' }, key));
  const sealed =
    Object.keys(secrets).length === 0
      ? ''
      : deps.secrets.seal(JSON.stringify(secrets), secretsAbout(kind, row.id));
  await repository.changeRow(tx, row.id, { ...kept, changed_at, secrets: sealed });
  await audit(tx, row, `${is_on ? 'on' : 'off'}, by the environment`);
}

/** Sealed twice, a secret looks different. */
function isAsBefore(
  deps: SyncDeps,
  row: repository.IntegrationRow,
  { name, isOn, settings, secrets }: IntegrationEnv,
): boolean {
  const was = opened(deps, row);
  return (
    was !== null &&
    isDeepStrictEqual([was.name, was.isOn, was.settings, was.secrets], [name, isOn, settings, secrets])
  );
}

function audit(
  tx: Transaction,
  { id, kind, name }: repository.IntegrationRow,
  detail: string,
): Promise<void> {
  return recordAudit(tx, {
    action: 'integration_saved',
    actorId: null,
    target: `integration ${id} (${kind}) ${name.zh || name.en}`,
    detail,
  });
}

/** Says at the start which services this server cannot use: their secrets were sealed with another key. */
export async function warnOfForeignSecrets({
  database,
  secrets,
  log,
}: Pick<Deps, 'database' | 'secrets' | 'log'>): Promise<void> {
  const count = await repository.countForeignSecrets(database, secrets.mark);
  if (count === 0) return;
  log.error(
    { count },
    '部分对接的密钥是用另一个 SECRET_KEY 加密的，请在对接页面重新填写 · the secrets of some integrations were sealed with another SECRET_KEY; set them again on the page of integrations',
  );
}
