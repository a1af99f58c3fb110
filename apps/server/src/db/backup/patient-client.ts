import pg from 'pg';

/**
 * A connection whose statements may take as long as they need, as those that copy a whole school do, and whose texts read the same on
 * every server.
 */
export async function openPatient(config: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({ keepAlive: true, ...config, application_name: name });
  // A line that breaks between two calls must not end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `SELECT set_config(name, value, false) FROM (VALUES ('statement_timeout', '0'), ('lock_timeout', '0'),
      ('idle_in_transaction_session_timeout', '0'), ('client_encoding', 'UTF8'), ('DateStyle', 'ISO'), ('IntervalStyle', 'postgres'),
      ('TimeZone', 'UTC'), ('extra_float_digits', '1'), ('bytea_output', 'hex')) AS wanted(name, value)`,
  );
  return client;
}
