import { isIP, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { hasCredentials } from '@lets/contract';
import { z } from 'zod';
import { type IntegrationEnv, parseIntegrations } from './integrations/integrations-env.ts';
import { withSecretFiles } from './secret-files.ts';
import { TRACING_SETTINGS, type TracingEnv, tracingOf } from './tracing/tracing-env.ts';
import { type UploadsEnv, uploadsOf } from './uploads-env.ts';

/**
 * Every setting of the server, read once at the start and documented here. An empty value counts as absent. A secret may stand in a file
 * instead, which the same name with _FILE names: DATABASE_URL, REDIS_URL, DEMO_PASSWORD, ASSISTANT_API_KEY, WECHAT_SECRET
 * and others (the list is in `secret-files.ts`).
 *
 * | name          | default     | meaning                                                                                     |
 * |---------------|-------------|---------------------------------------------------------------------------------------------|
 * | HOST          | 127.0.0.1   | address to listen on; 0.0.0.0 for every network card                                        |
 * | PORT          | 3000        | port to listen on; 0 takes any free one                                                     |
 * | DATA_DIR      | ./data      | everything that is kept: database, uploads, demo passwords                                  |
 * | BACKUP_DIR    | DATA_DIR/backups | where backups are kept: better a folder of another machine                             |
 * | BACKUP_PASSPHRASE |         | encrypts backups; at least 12 characters, kept elsewhere too: without it nobody can read them |
 * | BACKUP_BEFORE_UPDATE | on   | off brings the tables of a new version up to date without a backup of the old ones          |
 * | DATABASE_URL  |             | postgres://… of a server of one's own; without it the embedded PostgreSQL runs in DATA_DIR  |
 * | DATABASE_OWNER_URL |        | the same database as its owner: makes the tables and gives the account of DATABASE_URL its rights, so that it cannot change the audit log |
 * | REDIS_URL     |             | redis://… joins several server processes; they need a common DATABASE_URL                   |
 * | AUDIT_SYSLOG  |             | udp://, tcp:// or tls://host:port of a syslog server to which every sealed entry of the audit log is sent on (RFC 5424) |
 * | UPLOADS_S3_ENDPOINT   |     | https://… of an S3-compatible store that keeps uploads instead of DATA_DIR; bucket and both keys go with it |
 * | UPLOADS_S3_BUCKET     |     | its bucket, which must exist                                                                |
 * | UPLOADS_S3_ACCESS_KEY |     | the key that may read, write and delete there                                               |
 * | UPLOADS_S3_SECRET_KEY |     | the secret of that key                                                                      |
 * | UPLOADS_S3_REGION     | us-east-1 | as the store calls it; most stores of a school's own take any                         |
 * | UPLOADS_S3_PATH_STYLE | on  | on asks for endpoint/bucket, off for bucket.endpoint, as the large clouds want it            |
 * | DEMO          | see meaning | on fills an empty database with the demo school, off leaves it empty; on only for a server that this machine alone reaches: HOST is loopback and PUBLIC_URL is not set |
 * | DEMO_PASSWORD |             | one password for the demo accounts instead of random ones, except super01's; fixed at the first start |
 * | PUBLIC_URL    |             | address in the browser when it differs from HOST:PORT (behind a proxy); https makes cookies secure |
 * | TRUST_PROXY   | off         | whose X-Forwarded-* is believed: the proxies' addresses or networks by commas (127.0.0.1, 10.2.0.0/24), or how many proxies stand in a row, where this server can be reached through them only |
 * | DRAIN_SECONDS | 0           | how long a server that is told to stop goes on serving with /readyz at 503, so that a load balancer sends nobody to it any more; 600 at most |
 * | PERSON_LIMITS | on          | off lets one person act without a pause and open any number of live lines: for load tests   |
 * | SECRET_KEY    |             | 32 bytes in base64 that seal the secrets in the database; without it DATA_DIR/secret-key, made at the first start. Several servers need the same |
 * | LOG_LEVEL     | info        | fatal, error, warn, info, debug, trace or silent                                            |
 * | METRICS_TOKEN |             | lets Prometheus read /metrics with it as bearer token; 16 characters at least                |
 * | METRICS_BIND  |             | an address and port of its own for /metrics (127.0.0.1:9464) instead of the main port        |
 * | OTEL_EXPORTER_OTLP_ENDPOINT |  | http(s)://… of an OpenTelemetry collector, to which traces are sent by OTLP over HTTP, as JSON to its /v1/traces; nothing is traced without it |
 * | OTEL_EXPORTER_OTLP_TRACES_ENDPOINT | | the same with its whole path                                              |
 * | OTEL_TRACES_SAMPLER | parentbased_always_on | always_on, always_off, traceidratio, or one of these with parentbased_    |
 * | OTEL_TRACES_SAMPLER_ARG | 1 | of traceidratio: the share of traces that is kept                                       |
 * | OTEL_PROPAGATORS | none     | tracecontext goes on with the traceparent of a proxy that TRUST_PROXY names                |
 * | OTEL_SDK_DISABLED | false   | true traces nothing                                                                         |
 * | OTEL_…        |             | OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, and headers, time-out and certificates of the sending, as OpenTelemetry has them |
 * | ASSISTANT_BASE_URL |        | of an OpenAI-compatible service, up to but without /chat/completions; without it no assistant |
 * | ASSISTANT_MODEL    |        | the model's name there                                                                      |
 * | ASSISTANT_API_KEY  |        | sent as bearer token, and nowhere else; a local service may need none                       |
 * | ASSISTANT_TIMEOUT  | 60     | seconds of silence after which an answer has failed                                         |
 * | ASSISTANT_LINK_LOCAL | off  | on lets the assistant's address be a link-local one or that of a cloud's metadata            |
 * | WECHAT_APP_ID      |        | of a website application at open.weixin.qq.com; without it no WeChat log-in                 |
 * | WECHAT_SECRET      |        | its AppSecret                                                                               |
 * | WECHAT_BASE_URL    |        | one address instead of open.weixin.qq.com and api.weixin.qq.com, for tests and gateways     |
 * | WECHAT_TIMEOUT     | 8      | seconds to wait for WeChat                                                                  |
 * | INTEGRATIONS       |        | sign-on servers, learning platforms and record stores as a JSON array of {key, kind, name, is_on, settings, secrets}; they cannot be changed on the page. docs/integrations has an example for each |
 */
export interface Env {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute. */
  readonly backupDir: string;
  readonly backupPassphrase?: string;
  readonly backsUpBeforeUpdate: boolean;
  readonly databaseUrl?: string;
  readonly databaseOwnerUrl?: string;
  readonly redisUrl?: string;
  /** udp://, tcp:// or tls://, without a path. */
  readonly auditSyslog?: string;
  readonly demo: boolean;
  /** Only this machine reaches the server: it listens on loopback and has no address of its own. */
  readonly isLocal: boolean;
  readonly demoPassword?: string;
  /** Origin only, without a trailing slash. */
  readonly publicUrl?: string;
  /** Addresses and networks, or how many proxies stand in a row. */
  readonly trustProxy: false | string[] | number;
  readonly limitsPeople: boolean;
  readonly drainMs: number;
  readonly assistantMayReachLinkLocal: boolean;
  readonly logLevel: LogLevel;
  readonly metrics?: MetricsEnv;
  readonly tracing?: TracingEnv;
  readonly secretKey?: string;
  readonly assistant?: AssistantEnv;
  readonly wechat?: WechatEnv;
  readonly integrations?: readonly IntegrationEnv[];
  /** Without it uploads are files in `dataDir`. */
  readonly uploads?: UploadsEnv;
}

/** At least one of both. */
export interface MetricsEnv {
  readonly token?: string;
  readonly bind?: { readonly host: string; readonly port: number };
}

export interface AssistantEnv {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  readonly timeoutMs: number;
  readonly mayReachLinkLocal: boolean;
}

export interface WechatEnv {
  readonly appId: string;
  readonly secret: string;
  /** Without a trailing slash. */
  readonly baseUrl?: string;
  readonly timeoutMs: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SwitchSchema = z.enum(['on', 'off']).transform((value) => value === 'on');

/** A name and a password in an address end up in logs, and are seen by everybody who is shown the address. */
const WebUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !hasCredentials(value), '地址中不能有用户名和密码 · no name or password in an address');
const ServiceUrl = WebUrl.transform((value) => value.replace(/\/+$/, ''));
const Seconds = z.coerce
  .number()
  .positive()
  .max(600)
  .transform((value) => value * 1000);

const SourceSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_BEFORE_UPDATE: SwitchSchema.default(true),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  AUDIT_SYSLOG: z.url({ protocol: /^(udp|tcp|tls)$/ }).optional(),
  DEMO: SwitchSchema.optional(),
  DEMO_PASSWORD: z.string().min(8).max(200).optional(),
  PUBLIC_URL: WebUrl.transform((value) => new URL(value).origin).optional(),
  TRUST_PROXY: z.string().default('off').transform(parseTrustProxy),
  PERSON_LIMITS: SwitchSchema.default(true),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  METRICS_TOKEN: z.string().min(16).max(200).optional(),
  METRICS_BIND: z.string().transform(parseBind).optional(),
  ...TRACING_SETTINGS,
  SECRET_KEY: z.string().optional(),
  ASSISTANT_BASE_URL: ServiceUrl.optional(),
  ASSISTANT_MODEL: z.string().optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_TIMEOUT: Seconds.prefault(60),
  ASSISTANT_LINK_LOCAL: SwitchSchema.default(false),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_SECRET: z.string().optional(),
  WECHAT_BASE_URL: ServiceUrl.optional(),
  WECHAT_TIMEOUT: Seconds.prefault(8),
  INTEGRATIONS: z.string().transform(parseIntegrations).optional(),
  UPLOADS_S3_ENDPOINT: ServiceUrl.optional(),
  UPLOADS_S3_BUCKET: z.string().optional(),
  UPLOADS_S3_ACCESS_KEY: z.string().optional(),
  UPLOADS_S3_SECRET_KEY: z.string().optional(),
  UPLOADS_S3_REGION: z.string().default('us-east-1'),
  UPLOADS_S3_PATH_STYLE: SwitchSchema.default(true),
});
type Source = z.output<typeof SourceSchema>;

/** Half of a pair is a mistake, which silence would hide until someone wonders why nothing happens. */
const PAIRS = [
  ['ASSISTANT_BASE_URL', 'ASSISTANT_MODEL'],
  ['WECHAT_APP_ID', 'WECHAT_SECRET'],
  ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_BUCKET'],
  ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_ACCESS_KEY'],
  ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_SECRET_KEY'],
] as const;

/** A setting that cannot be used; the message names it and is meant for the person who starts the server. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Parses the settings; pure but for the files of secrets and the working directory that a relative `DATA_DIR` starts from. */
export function readEnv(source: Record<string, string | undefined>, base: string = process.cwd()): Env {
  const present = Object.fromEntries(
    Object.entries(readSecrets(source)).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = SourceSchema.safeParse(present);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`设置有误，请修改后再启动 · These settings cannot be used:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  for (const [one, other] of PAIRS) {
    if ((values[one] === undefined) !== (values[other] === undefined))
      throw new EnvError(`${one} 与 ${other} 须一起设置 · ${one} and ${other} need each other`);
  }
  const isLocal = isLoopback(values.HOST) && values.PUBLIC_URL === undefined;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(base, values.DATA_DIR),
    backupDir: resolve(base, values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    ...(values.BACKUP_PASSPHRASE !== undefined && { backupPassphrase: values.BACKUP_PASSPHRASE }),
    backsUpBeforeUpdate: values.BACKUP_BEFORE_UPDATE,
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    ...(values.DATABASE_OWNER_URL !== undefined && { databaseOwnerUrl: values.DATABASE_OWNER_URL }),
    ...(values.REDIS_URL !== undefined && { redisUrl: values.REDIS_URL }),
    ...(values.AUDIT_SYSLOG !== undefined && { auditSyslog: values.AUDIT_SYSLOG }),
    demo: values.DEMO ?? isLocal,
    isLocal,
    ...(values.DEMO_PASSWORD !== undefined && { demoPassword: values.DEMO_PASSWORD }),
    ...(values.PUBLIC_URL !== undefined && { publicUrl: values.PUBLIC_URL }),
    trustProxy: values.TRUST_PROXY,
    limitsPeople: values.PERSON_LIMITS,
    drainMs: values.DRAIN_SECONDS * 1000,
    assistantMayReachLinkLocal: values.ASSISTANT_LINK_LOCAL,
    logLevel: values.LOG_LEVEL,
    ...metricsOf(values),
    ...tracingOf(values),
    ...(values.SECRET_KEY !== undefined && { secretKey: values.SECRET_KEY }),
    ...assistantOf(values),
    ...wechatOf(values),
    ...(values.INTEGRATIONS !== undefined && { integrations: values.INTEGRATIONS }),
    ...uploadsOf(values),
  };
}

function readSecrets(source: Record<string, string | undefined>) {
  try {
    return withSecretFiles(source);
  } catch (error) {
    throw new EnvError(error instanceof Error ? error.message : String(error));
  }
}

/** Pure: an address that no other machine can reach. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(host);
}

function metricsOf({ METRICS_TOKEN: token, METRICS_BIND: bind }: Source): Pick<Env, 'metrics'> {
  if (token === undefined && bind === undefined) return {};
  return { metrics: { ...(token !== undefined && { token }), ...(bind !== undefined && { bind }) } };
}

function assistantOf(values: Source): Pick<Env, 'assistant'> {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: model, ASSISTANT_API_KEY: apiKey } = values;
  if (baseUrl === undefined || model === undefined) return {};
  const timeoutMs = values.ASSISTANT_TIMEOUT;
  const mayReachLinkLocal = values.ASSISTANT_LINK_LOCAL;
  return {
    assistant: { baseUrl, model, timeoutMs, mayReachLinkLocal, ...(apiKey !== undefined && { apiKey }) },
  };
}

function wechatOf(values: Source): Pick<Env, 'wechat'> {
  const { WECHAT_APP_ID: appId, WECHAT_SECRET: secret, WECHAT_BASE_URL: baseUrl } = values;
  if (appId === undefined || secret === undefined) return {};
  const timeoutMs = values.WECHAT_TIMEOUT;
  return { wechat: { appId, secret, timeoutMs, ...(baseUrl !== undefined && { baseUrl }) } };
}

/** `127.0.0.1:9464`, `[::1]:9464`. */
function parseBind(value: string, context: z.RefinementCtx): NonNullable<MetricsEnv['bind']> {
  const found = /^(\[[0-9a-f:.]+\]|[^:\s[\]]+):(\d{1,5})$/i.exec(value);
  const port = Number(found?.[2]);
  if (found?.[1] && port <= 65_535) return { host: found[1].replace(/^\[|\]$/g, ''), port };
  context.addIssue({
    code: 'custom',
    message: '请写地址和端口（如 127.0.0.1:9464） · an address and a port, 127.0.0.1:9464',
  });
  return z.NEVER;
}

const MOST_PROXIES = 9;

/** `on` believed every private address, and with it whatever a computer of the campus said of itself. */
function parseTrustProxy(value: string, context: z.RefinementCtx): false | string[] | number {
  if (value === 'off') return false;
  if (/^\d$/.test(value) && Number(value) >= 1) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: 'custom',
    message: `请写代理服务器的地址或网段（如 127.0.0.1, 10.2.0.0/24），或经过的代理层数 1–${MOST_PROXIES} · name the proxies by address or network (127.0.0.1, 10.2.0.0/24), or say through how many a request comes, 1 to ${MOST_PROXIES}`,
  });
  return z.NEVER;
}

/** An address or a network; not one so wide that everybody is in it. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || isIP(address) === 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}
