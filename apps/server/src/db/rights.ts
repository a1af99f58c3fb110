import pg from 'pg';

/** The account under which the server works with the embedded database. It owns nothing. */
export const APP_USER = 'lets_app';

/**
 * What the server's own account may do: read and write the tables, but of the audit log and its seals only read, and add entries whose
 * number and time the database sets. It makes, alters and empties no table and cannot become the owner, so neither a fault of the
 * server nor an injected statement changes what the log has kept. Backups read the steps that were taken and the sequences, too. In one
 * transaction: at no moment does it have more.
 */
export async function grantRights(client: pg.ClientBase, account: string): Promise<void> {
  const app = pg.escapeIdentifier(account);
  await client.query(`BEGIN;
    GRANT USAGE ON SCHEMA public, drizzle TO ${app};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${app};
    GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${app};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app};
    REVOKE ALL ON audit_log, audit_seals FROM ${app};
    GRANT SELECT ON audit_log, audit_seals TO ${app};
    GRANT INSERT (actor_id, action, target, detail, address) ON audit_log TO ${app};
    GRANT EXECUTE ON FUNCTION seal_audit_log(), remove_old_audit(timestamptz) TO ${app};
    COMMIT`);
}

/** Makes the account unless it is there. It has no password: on the embedded database's socket none is asked for. */
export async function ensureApp(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_USER]);
  if (rowCount === 0)
    await client.query(
      `CREATE ROLE ${APP_USER} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS`,
    );
}

/** Whether the account of a connection is neither the owner of the audit log nor able to act as one. */
export async function areRightsSeparate(connection: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await connection.query<{ separate: boolean }>(
    `SELECT NOT (rolsuper OR pg_has_role(current_user, relowner, 'MEMBER')) AS separate
       FROM pg_class, pg_roles
      WHERE pg_class.oid = 'public.audit_log'::regclass AND rolname = current_user`,
  );
  return rows[0]?.separate === true;
}
