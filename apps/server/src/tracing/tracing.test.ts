import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountQuery, assistantChat, login, messagePush, statusRead } from '@lets/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPlay, type Play, playTo } from '../../test/play.ts';
import { answering } from '../../test/stand-ins/chat-service.ts';
import { type HttpStandIn, openStandIn } from '../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { readEnv } from '../env.ts';
import { openTracing } from './serve.ts';
import { TellingExporter } from './telling-exporter.ts';
import { tracingNow } from './tracing.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

const SECRETS = {
  password: 'password-of-the-claimant',
  speech: 'words-of-the-claimant',
  question: 'question-of-the-claimant',
  key: 'sk-key-of-the-school',
  header: 'token-of-the-collector',
};

let collector: HttpStandIn;
let assistant: HttpStandIn;
let server: TestServer;
let play: Play;
let stop: () => Promise<void>;

beforeAll(async () => {
  collector = await openStandIn((_heard, response) => void response.end('{}'));
  assistant = await openStandIn(answering('answer-of-the-assistant'));
  vi.stubEnv('OTEL_SERVICE_NAME', 'lets-of-the-school');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', `authorization=${SECRETS.header}`);
  server = await openTestServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_PROPAGATORS: 'tracecontext',
      TRUST_PROXY: '10.2.0.7',
      ASSISTANT_BASE_URL: assistant.url,
      ASSISTANT_MODEL: 'law',
      ASSISTANT_API_KEY: SECRETS.key,
    },
  });
  play = await openPlay(server);
  await playTo(play, 'hearing');
});
afterAll(async () => {
  await stop?.();
  vi.unstubAllEnvs();
  await server.close();
  await collector.close();
  await assistant.close();
});

const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, key: string) => {
  const found = attributes.find((one) => one.key === key)?.value;
  return found && Object.values(found)[0];
};

/** What was traced of this, when all of it has been sent. */
async function tracesOf(work: () => Promise<unknown>): Promise<{ spans: Span[]; sent: string }> {
  collector.heard.length = 0;
  const { env, log, steadyClock } = server.deps;
  stop = await openTracing({ env, log, steadyClock });
  try {
    await work();
  } finally {
    await stop();
  }
  const sent = collector.heard.map(({ body }) => body);
  const spans = sent.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  return { spans, sent: sent.join('\n') };
}

const speak = (text: string) =>
  play.call(play.players.claimant, messagePush, {
    kind: 'speech',
    eid: play.eid,
    nid: 'hearing',
    role_id: 'claimant',
    text,
  });

describe('where traces are asked for', () => {
  it('a call, its act and what that keeps stand in one trace, under the id of the request', async () => {
    const { spans, sent } = await tracesOf(async () => {
      const { headers } = await speak('to be traced');
      expect(headers['x-request-id']).toBeDefined();
      await speak('to be traced, from the cache');
    });
    const calls = spans.filter(({ name }) => name === 'POST /experiment/message/push');
    expect(calls.map((span) => [span.kind, attributeOf(span, 'lets.code')])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    for (const call of calls) {
      const within = spans.filter(({ traceId }) => traceId === call.traceId);
      const act = within.find(({ parentSpanId }) => parentSpanId === call.spanId);
      const kept = within.find(({ parentSpanId }) => parentSpanId === act?.spanId);
      expect([act?.name, act && attributeOf(act, 'lets.act')]).toEqual(['act', 'speak']);
      expect(kept?.name).toMatch(/^(transaction|statement)$/);
      expect(attributeOf(call, 'lets.request')).toMatch(/^[\w-]{36}$/);
    }
    expect(collector.heard[0]).toMatchObject({
      url: '/v1/traces',
      headers: { authorization: SECRETS.header, 'content-type': 'application/json' },
    });
    for (const known of ['lets-of-the-school', 'deployment.environment.name', 'service.instance.id'])
      expect(sent).toContain(known);
  });

  it('no body, password, token, name or account is in what is sent, whatever fails', async () => {
    const { claimant } = play.players;
    const { spans, sent } = await tracesOf(async () => {
      await server.call(login, { userData: { account: claimant.account, password: SECRETS.password } });
      await speak(SECRETS.speech);
      const messages = [{ role: 'user', content: SECRETS.question } as const];
      await server.call(assistantChat, { messages }, { as: claimant.token });
      await server.call(statusRead, {}, { as: claimant.token });
      const fault = new Error(`no value ${SECRETS.speech}`);
      const broken = vi.spyOn(server.deps.database.writes, 'connect').mockRejectedValue(fault as never);
      server.deps.runCache.forget(play.eid);
      expect((await speak(SECRETS.speech)).status).toBe(500);
      broken.mockRestore();
    });
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /account/login', 'assistant question', 'GET /system/status']),
    );
    const failed = spans.filter(({ status }) => status.code === 2);
    expect(failed.map(({ name }) => name)).toEqual(['POST /experiment/message/push']);
    expect(spans.some((span) => attributeOf(span, 'error.type') === 'Error')).toBe(true);
    const { account, name, token } = claimant;
    for (const secret of [...Object.values(SECRETS), 'answer-of-the-assistant', account, name, token])
      expect(sent).not.toContain(secret);
  });

  it('goes on with the trace of a trusted proxy, and of nobody else', async () => {
    const theirs = 'a'.repeat(32);
    const traceparent = `00-${theirs}-${'b'.repeat(16)}-01`;
    const { spans } = await tracesOf(async () => {
      for (const remoteAddress of ['10.2.0.7', '192.0.2.1'])
        await server.app.inject({
          url: `/api${accountQuery.path}`,
          remoteAddress,
          headers: { traceparent },
        });
      await server.app.inject({ url: '/healthz', remoteAddress: '10.2.0.7', headers: { traceparent } });
    });
    expect(spans.map(({ traceId }) => traceId === theirs)).toEqual([true, false]);
  });
});

it('joins nobody, and takes the share that the sampler says, unless the settings say otherwise', () => {
  const read = (more: Record<string, string>) => readEnv({ DATA_DIR: '/nowhere', ...more }).tracing;
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(read({})).toBeUndefined();
  expect(read({ ...base, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(read(base)).toEqual({
    url: 'http://collector:4318/v1/traces',
    sampler: 'parentbased_always_on',
    share: 1,
    joins: false,
  });
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://other/in', OTEL_TRACES_SAMPLER: 'traceidratio' };
  expect(read({ ...base, ...own, OTEL_TRACES_SAMPLER_ARG: '0.1' })).toMatchObject({
    url: 'https://other/in',
    sampler: 'traceidratio',
    share: 0.1,
  });
  expect(() => read({ ...base, OTEL_TRACES_SAMPLER: 'everything' })).toThrow('OTEL_TRACES_SAMPLER');
});

it('says now and then that spans are lost, and not what the collector answered', () => {
  const lines: { msg: string; lost: number; reason: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const error = Object.assign(new Error('their words'), { code: 'ECONNREFUSED' });
  const away = {
    export: (_spans: unknown, done: (result: { code: 1; error: Error }) => void) => done({ code: 1, error }),
    shutdown: async () => {},
  };
  const exporter = new TellingExporter(away, { log, steadyClock: () => now });
  const send = (count: number) => exporter.export(Array(count).fill({}), () => {});
  send(3);
  send(4);
  expect(lines).toMatchObject([{ lost: 3, reason: 'ECONNREFUSED' }]);
  now = 600_000;
  send(1);
  expect(lines).toMatchObject([{ lost: 3 }, { lost: 5 }]);
  expect(JSON.stringify(lines)).not.toContain('their words');
});

it('loads no library and traces nothing where nobody asks for it', async () => {
  const folder = new URL('..', import.meta.url).pathname;
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  const loading = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file);
  const libraries = loading(/^(?:import (?!type).*|\} )from '@opentelemetry\//m).toSorted();
  expect(libraries).toEqual(['exporting', 'sampler', 'telling-exporter'].map((name) => `tracing/${name}.ts`));
  expect(loading(/^import (?!type).*\/(sampler|telling-exporter)\.ts'/m)).toEqual(['tracing/exporting.ts']);
  expect(loading(/from '.*\/exporting\.ts'/)).toEqual([]);
  const { env, log, steadyClock } = server.deps;
  const { tracing: _, ...others } = env;
  await openTracing({ env: others, log, steadyClock });
  expect(tracingNow()).toBeNull();
});
