import { DEFAULT_ARRIVAL, IDENTITY, integrationSave, type SignOnKind } from '@lets/contract';
import { asc, eq } from '../src/db/drizzle.ts';
import { auditLog } from '../src/db/schema/index.ts';
import { buildUser, logInAs } from './factories.ts';
import type { TestServer } from './test-server.ts';

/** Settings that all sign-on servers have. */
const DOOR = { ...DEFAULT_ARRIVAL, goes_straight: false, ends_there: false, ca: '' };

/** Connects a sign-on server as a super administrator does; answers its id. `id`: changes one. */
export async function connect(
  server: TestServer,
  kind: SignOnKind,
  settings: Readonly<Record<string, unknown>>,
  { secrets = {}, id }: { readonly secrets?: Record<string, string>; readonly id?: number } = {},
): Promise<number> {
  const administrator = await buildUser(server.deps.database, { identity: IDENTITY.super_admin });
  const { code, d } = await server.call(
    integrationSave,
    {
      ...(id !== undefined && { id }),
      kind,
      name: { zh: '统一身份认证', en: 'School account' },
      is_on: true,
      settings: { ...DOOR, ...settings },
      secrets,
    },
    { as: await logInAs(server.deps.database, administrator) },
  );
  if (code !== 'ok') throw new Error(`integrationSave: ${code} ${JSON.stringify(d)}`);
  return d.id;
}

/** Why people were refused, the oldest first. */
export async function refusals({ deps }: TestServer): Promise<string[]> {
  const rows = await deps.database.db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.action, 'sign_on_refused'))
    .orderBy(asc(auditLog.id));
  return rows.map(({ detail }) => detail);
}
