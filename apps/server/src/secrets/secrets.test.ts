import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecretKey } from './secret-key.ts';
import { createSecrets } from './secrets.ts';

describe('a sealed text', () => {
  const secrets = createSecrets(randomBytes(32));

  it('opens as what it was sealed as, and looks different each time', () => {
    const sealed = secrets.seal('密钥', 'totp 7');
    expect(sealed).not.toContain('密钥');
    expect(secrets.open(sealed, 'totp 7')).toBe('密钥');
    expect(secrets.seal('密钥', 'totp 7')).not.toBe(sealed);
  });

  it('opens neither in another row, nor with another key, nor after a change', () => {
    const sealed = secrets.seal('secret', 'totp 7');
    expect(secrets.open(sealed, 'totp 8')).toBeNull();
    expect(createSecrets(randomBytes(32)).open(sealed, 'totp 7')).toBeNull();
    const at = secrets.mark.length + 20;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(secrets.open(changed, 'totp 7')).toBeNull();
    expect(secrets.open(`${secrets.mark}AAAA`, 'totp 7')).toBeNull();
  });
});

it('a pseudonym is the same each time, another for another purpose or key, and tells nothing', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const name = createSecrets(key).pseudonym('12', 'xapi');
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(createSecrets(key).pseudonym('12', 'xapi')).toBe(name);
  expect(createSecrets(key).pseudonym('12', 'another')).not.toBe(name);
  expect(createSecrets(key).pseudonym('13', 'xapi')).not.toBe(name);
  expect(createSecrets(other).pseudonym('12', 'xapi')).not.toBe(name);
});

describe('the key', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lets-key-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('is made once, also by servers that start together, and is for its owner only', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => readSecretKey({ dataDir })));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    const path = join(dataDir, 'secret-key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toEqual(keys[0]);
  });

  it('may come from the environment, and must be whole', async () => {
    const secretKey = randomBytes(32).toString('base64');
    expect((await readSecretKey({ dataDir, secretKey })).toString('base64')).toBe(secretKey);
    await expect(readSecretKey({ dataDir, secretKey: 'short' })).rejects.toThrow('SECRET_KEY');
  });
});
