import pg from 'pg';

/** Runs one statement that cannot run inside a transaction or on the database it is about. */
export async function administer(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
