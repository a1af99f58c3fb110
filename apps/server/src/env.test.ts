import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('has a default for everything that npm start needs', () => {
    expect(readEnv({}, '/srv/lets')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/srv/lets/data',
      demo: true,
      isLocal: true,
      trustProxy: false,
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
        DATABASE_URL: 'postgres://lets:secret@db.example:5432/lets',
        REDIS_URL: 'redis://cache.example:6379',
        DEMO: 'off',
        DEMO_PASSWORD: 'long enough',
        PUBLIC_URL: 'https://lets.example.edu/',
        TRUST_PROXY: '10.0.0.2, 10.0.0.3',
        LOG_LEVEL: 'debug',
        ASSISTANT_BASE_URL: 'https://models.example/v1/',
        ASSISTANT_MODEL: 'law-large',
        ASSISTANT_API_KEY: 'key',
        ASSISTANT_TIMEOUT: '30',
        WECHAT_APP_ID: 'wx1',
        WECHAT_SECRET: 'secret',
        WECHAT_BASE_URL: 'https://wechat.example',
      },
      '/srv',
    );
    expect(env).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/lib/lets',
      databaseUrl: 'postgres://lets:secret@db.example:5432/lets',
      redisUrl: 'redis://cache.example:6379',
      demo: false,
      isLocal: false,
      demoPassword: 'long enough',
      publicUrl: 'https://lets.example.edu',
      trustProxy: ['10.0.0.2', '10.0.0.3'],
      logLevel: 'debug',
      assistant: {
        baseUrl: 'https://models.example/v1',
        model: 'law-large',
        apiKey: 'key',
        timeoutMs: 30_000,
      },
      wechat: { appId: 'wx1', secret: 'secret', baseUrl: 'https://wechat.example', timeoutMs: 8_000 },
    });
  });

  it('takes no half of what only works as a whole', () => {
    expect(() => readEnv({ ASSISTANT_MODEL: 'law-large' })).toThrow('ASSISTANT_BASE_URL');
    expect(() => readEnv({ WECHAT_APP_ID: 'wx1' })).toThrow('WECHAT_SECRET');
  });

  it('never believes forwarded addresses from the open network when a proxy is merely switched on', () => {
    expect(readEnv({ TRUST_PROXY: 'on' }).trustProxy).toEqual(['loopback', 'linklocal', 'uniquelocal']);
  });

  it('has a demo school by itself only where no other machine reaches the server', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.53', 'localhost', '::1'])
      expect(readEnv({ HOST }).demo).toBe(true);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', '127.evil.example']) {
      expect(readEnv({ HOST }).demo).toBe(false);
      expect(readEnv({ HOST, DEMO: 'on' }).demo).toBe(true);
    }
    const PUBLIC_URL = 'https://lets.example.edu';
    expect(readEnv({ PUBLIC_URL }).demo).toBe(false);
    expect(readEnv({ PUBLIC_URL, DEMO: 'on' })).toMatchObject({ demo: true, isLocal: false });
    expect(readEnv({ DEMO: 'off' }).demo).toBe(false);
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
  ])('names %s when it cannot be used (%s)', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvError);
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });
});
