import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('has a default for everything that npm start needs', () => {
    expect(readEnv({}, '/srv/lets')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/srv/lets/data',
      backupDir: '/srv/lets/data/backups',
      backsUpBeforeUpdate: true,
      demo: true,
      isLocal: true,
      trustProxy: false,
      limitsPeople: true,
      drainMs: 0,
      assistantMayReachLinkLocal: false,
      logLevel: 'info',
    });
  });

  it('takes an empty value as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' }, '/srv')).toEqual(readEnv({}, '/srv'));
  });

  it('reads every setting', () => {
    const env = readEnv(
      {
        HOST: '0.0.0.0',
        PORT: '8080',
        DATA_DIR: '/var/lib/lets',
        BACKUP_DIR: '/mnt/backups',
        BACKUP_PASSPHRASE: 'a long passphrase',
        BACKUP_BEFORE_UPDATE: 'off',
        DATABASE_URL: 'postgres://lets:secret@db.example:5432/lets',
        REDIS_URL: 'redis://cache.example:6379',
        DEMO: 'off',
        DEMO_PASSWORD: 'long enough',
        PUBLIC_URL: 'https://lets.example.edu/',
        TRUST_PROXY: '10.0.0.2, 10.0.3.0/24',
        PERSON_LIMITS: 'off',
        DRAIN_SECONDS: '7.5',
        METRICS_TOKEN: 'a-token-of-prometheus',
        METRICS_BIND: '[::1]:9464',
        ASSISTANT_LINK_LOCAL: 'on',
        LOG_LEVEL: 'debug',
        ASSISTANT_BASE_URL: 'https://models.example/v1/',
        ASSISTANT_MODEL: 'law-large',
        ASSISTANT_API_KEY: 'key',
        ASSISTANT_TIMEOUT: '30',
        WECHAT_APP_ID: 'wx1',
        WECHAT_SECRET: 'secret',
        WECHAT_BASE_URL: 'https://wechat.example',
        UPLOADS_S3_ENDPOINT: 'https://store.example:9000/',
        UPLOADS_S3_BUCKET: 'lets',
        UPLOADS_S3_ACCESS_KEY: 'key-id',
        UPLOADS_S3_SECRET_KEY: 'key-secret',
        UPLOADS_S3_REGION: 'cn-north-1',
        UPLOADS_S3_PATH_STYLE: 'off',
        INTEGRATIONS: JSON.stringify([
          {
            key: 'lrs',
            kind: 'xapi',
            name: '学习记录',
            settings: { endpoint: 'https://lrs.example/xAPI', username: 'lets' },
            secrets: { password: 'pw' },
          },
        ]),
      },
      '/srv',
    );
    expect(env).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/lib/lets',
      backupDir: '/mnt/backups',
      backupPassphrase: 'a long passphrase',
      backsUpBeforeUpdate: false,
      databaseUrl: 'postgres://lets:secret@db.example:5432/lets',
      redisUrl: 'redis://cache.example:6379',
      demo: false,
      isLocal: false,
      demoPassword: 'long enough',
      publicUrl: 'https://lets.example.edu',
      trustProxy: ['10.0.0.2', '10.0.3.0/24'],
      limitsPeople: false,
      drainMs: 7_500,
      metrics: { token: 'a-token-of-prometheus', bind: { host: '::1', port: 9464 } },
      assistantMayReachLinkLocal: true,
      logLevel: 'debug',
      assistant: {
        baseUrl: 'https://models.example/v1',
        model: 'law-large',
        apiKey: 'key',
        timeoutMs: 30_000,
        mayReachLinkLocal: true,
      },
      wechat: { appId: 'wx1', secret: 'secret', baseUrl: 'https://wechat.example', timeoutMs: 8_000 },
      uploads: {
        endpoint: 'https://store.example:9000',
        bucket: 'lets',
        region: 'cn-north-1',
        accessKey: 'key-id',
        secretKey: 'key-secret',
        hasPathStyle: false,
      },
      integrations: [
        {
          key: 'lrs',
          kind: 'xapi',
          name: { zh: '学习记录', en: '学习记录' },
          isOn: true,
          settings: {
            endpoint: 'https://lrs.example/xAPI',
            auth: 'basic',
            username: 'lets',
            is_pseudonymous: true,
            sends_texts: false,
            course_ids: [],
            pass_mark: null,
          },
          secrets: { password: 'pw' },
        },
      ],
    });
  });

  it('takes no half of what only works as a whole', () => {
    expect(() => readEnv({ ASSISTANT_MODEL: 'law-large' })).toThrow('ASSISTANT_BASE_URL');
    expect(() => readEnv({ WECHAT_APP_ID: 'wx1' })).toThrow('WECHAT_SECRET');
    const store = { UPLOADS_S3_ENDPOINT: 'https://store.example', UPLOADS_S3_BUCKET: 'lets' };
    expect(() => readEnv(store)).toThrow('UPLOADS_S3_ACCESS_KEY');
    expect(() => readEnv({ ...store, UPLOADS_S3_ACCESS_KEY: 'id' })).toThrow('UPLOADS_S3_SECRET_KEY');
    expect(() => readEnv({ UPLOADS_S3_SECRET_KEY: 'secret' })).toThrow('UPLOADS_S3_ENDPOINT');
  });

  it('believes the proxies that are named, or so many in a row', () => {
    expect(readEnv({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readEnv({ TRUST_PROXY: '127.0.0.1, fd00::/8' }).trustProxy).toEqual(['127.0.0.1', 'fd00::/8']);
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ PUBLIC_URL: 'https://lets.example.edu' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://lets.example.edu', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j the demo school is there by itself or when asked for alone: %s', (source, demo) => {
    const env = readEnv(source);
    expect(env.demo).toBe(demo);
    expect(env.isLocal).toBe(!('PUBLIC_URL' in source) && !/\d\.\d/.test(source.HOST ?? ''));
  });

  it.each([
    'on',
    '0',
    '12',
    'loopback',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.1,',
    '10.0.0.0/8/8',
    'proxy.example',
  ])('refuses to believe %s, and says what to write', (value) => {
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY.*127\.0\.0\.1/);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['DATABASE_URL', 'mysql://db.example/lets'],
    ['DEMO', 'maybe'],
    ['DEMO_PASSWORD', 'short'],
    ['PUBLIC_URL', 'lets.example.edu'],
    ['LOG_LEVEL', 'loud'],
    ['ASSISTANT_BASE_URL', 'models.example'],
    ['ASSISTANT_TIMEOUT', '0'],
    ['ASSISTANT_BASE_URL', 'https://user:pw@models.example/v1'],
    ['WECHAT_BASE_URL', 'https://user@wechat.example'],
    ['PUBLIC_URL', 'https://:pw@lets.example.edu'],
    ['PERSON_LIMITS', 'some'],
    ['DRAIN_SECONDS', '601'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_BIND', '9464'],
    ['METRICS_BIND', '127.0.0.1:99999'],
  ])('names %s when it cannot be used (%s)', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvError);
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  const CAS = {
    key: 'cas',
    kind: 'cas',
    name: '统一身份认证',
    settings: { prefix: 'https://sso.example/cas' },
  };
  it.each([
    ['{', 'INTEGRATIONS: .*JSON array'],
    ['{"key":"cas"}', 'INTEGRATIONS: .*JSON array'],
    [[{ ...CAS, kind: 'ldap' }], String.raw`INTEGRATIONS\.0\.kind`],
    [[{ ...CAS, key: 'a b' }], String.raw`INTEGRATIONS\.0\.key: .*letters`],
    [[CAS, CAS], 'two of them have the key cas'],
    [[CAS, { ...CAS, key: 'two', settings: {} }], String.raw`INTEGRATIONS\.1\.settings\.prefix`],
    [[{ ...CAS, settings: { ...CAS.settings, verison: '2' } }], 'settings.*verison'],
    [
      [{ ...CAS, secrets: { password: 'hunter2' } }],
      String.raw`INTEGRATIONS\.0\.secrets\.password: .*no such secret`,
    ],
    [[{ ...CAS, enabled: true }], 'enabled'],
  ])('refuses the services outside in %j, and says what is wrong', (value, words) => {
    const INTEGRATIONS = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => readEnv({ INTEGRATIONS })).toThrow(new RegExp(words));
    expect(() => readEnv({ INTEGRATIONS })).not.toThrow(/hunter2/);
  });

  describe('a secret in a file', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lets-secrets-'));
      await writeFile(join(folder, 'redis'), 'redis://:password@cache.example\n');
      await writeFile(join(folder, 'empty'), '\n');
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it('is read without the line break at its end', () => {
      expect(readEnv({ REDIS_URL_FILE: join(folder, 'redis') }).redisUrl).toBe(
        'redis://:password@cache.example',
      );
    });

    it.each([
      [{ REDIS_URL: 'redis://cache.example' }, 'redis', 'not both'],
      [{}, 'missing', 'ENOENT'],
      [{}, 'empty', 'is empty'],
    ])('with %j and the file "%s" is refused: %s', (also, name, words) => {
      expect(() => readEnv({ ...also, REDIS_URL_FILE: join(folder, name) })).toThrow(EnvError);
      expect(() => readEnv({ ...also, REDIS_URL_FILE: join(folder, name) })).toThrow(words);
    });
  });
});
