import type { Bilingual } from '@lets/contract';
import pg from 'pg';
import { networkPatience, networkReason, waitForService } from '../wait-for-service.ts';
import { DatabaseStartError, isDatabaseDown } from './errors.ts';
import type { Log } from './log.ts';

/** A server that accepts a connection and says nothing is reported after this. */
const CONNECT_MS = 4_000;

/**
 * Waits until the server takes connections, and looks whether the database can hold every text; what waiting does not mend, a wrong
 * password say, fails at once.
 */
export async function waitForServer(config: pg.ClientConfig, log: Pick<Log, 'warn'>): Promise<void> {
  const encoding = await waitForService({
    name: { zh: ' DATABASE_URL 所指的数据库', en: 'the database that DATABASE_URL names' },
    attempt: () => askEncoding(config),
    reasonOf,
    patienceOf: (error) => (isDatabaseDown(error) ? networkPatience(error) : 0),
    log,
  });
  if (encoding === 'UTF8') return;
  throw new DatabaseStartError(
    `数据库的编码是 ${encoding}，须为 UTF8（CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0）· The database is encoded in ${encoding} and must be ` +
      `in UTF8: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  );
}

async function askEncoding(config: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_MS });
  // A line that breaks between two calls must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
    return rows[0]?.server_encoding;
  } finally {
    await client.end().catch(() => {});
  }
}

/** What PostgreSQL refuses a connection with. Its own words follow: they name the account or the database, never the password. */
const REASONS: Readonly<Record<string, Bilingual>> = {
  '28P01': { zh: '账号或密码不对', en: 'its account or password is wrong' },
  '28000': { zh: '它不接受这个账号从这里连接', en: 'it does not let this account in from here' },
  '3D000': { zh: '没有这个数据库', en: 'there is no such database' },
  '42501': { zh: '这个账号无权使用该数据库', en: 'this account may not use the database' },
  '53300': { zh: '它的连接已用完', en: 'it has no connection left' },
  '57P03': { zh: '它正在启动', en: 'it is starting' },
};

function reasonOf(error: unknown): Bilingual {
  if (error instanceof pg.DatabaseError) {
    const { zh = '', en = '' } = REASONS[error.code ?? ''] ?? {};
    return {
      zh: [zh, error.message].filter(Boolean).join('：'),
      en: [en, error.message].filter(Boolean).join(': '),
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout|timed out/i.test(message)) return { zh: '没有回答', en: 'no answer' };
  if (/^Connection terminated/.test(message))
    return { zh: '连接被对方断开', en: 'the connection was cut by the other side' };
  return networkReason(error) ?? tlsReason(error) ?? { zh: message, en: message };
}

/** TLS asked for where there is none, or a certificate that nobody vouches for. */
function tlsReason(error: unknown): Bilingual | undefined {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (/does not support SSL/i.test(message))
    return { zh: '它不支持 TLS（见 sslmode）', en: 'it does not support TLS (see sslmode)' };
  if (/CERT|SIGNATURE|ALTNAME|^ERR_(TLS|SSL)/.test(code))
    return { zh: `它的 TLS 证书不受信任：${message}`, en: `its TLS certificate is not trusted: ${message}` };
  return undefined;
}
