import type { TestServer } from './test-server.ts';

/** Sets the school's zone as the settings keep it, whatever else they hold. */
export async function setZone({ deps }: Pick<TestServer, 'deps'>, zone: string): Promise<void> {
  await deps.database.pool.query(
    `insert into system_params (key, value) values ('SETTINGS', jsonb_build_object('zone', $1::text)::text)
      on conflict (key) do update set value = (system_params.value::jsonb || excluded.value::jsonb)::text`,
    [zone],
  );
}
