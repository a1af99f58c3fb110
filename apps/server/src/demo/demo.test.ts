import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledCases } from '@lets/content';
import { AuthoredCase } from '@lets/contract';
import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { buildUser } from '../../test/factories.ts';
import { readEnv } from '../env.ts';
import { announcement } from './announce.ts';
import { ensureDemo } from './ensure-demo.ts';

let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'lets-demo-test-'));
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const ensure = (env: Record<string, string> = {}) =>
  ensureDemo({ env: readEnv({ ...env, DATA_DIR: dataDir }), database, clock: Date.now });
const count = async (table: string) => {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n;
};
const hashOf = async (account: string): Promise<string> => {
  const { rows } = await database.pool.query('select password_hash from users where account = $1', [account]);
  return rows[0].password_hash;
};

describe('demo school', () => {
  it('fills an empty database once, with passwords that open its accounts and only those', async () => {
    const first = await ensure();
    if (first.kind !== 'demo' || !first.passwords) throw new Error('no demo school was made');
    expect([await count('users'), await count('courses'), await count('classes')]).toEqual([28, 2, 3]);
    expect(await count('projects')).toBe(bundledCases.length);
    const { student, super_admin, mentor, admin } = first.passwords;
    expect(new Set([student, super_admin, mentor, admin]).size).toBe(4);
    for (const word of [student, super_admin]) expect(word).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    expect(await verify(await hashOf('student24'), student)).toBe(true);
    expect(await verify(await hashOf('super01'), super_admin)).toBe(true);
    expect(await verify(await hashOf('super01'), student)).toBe(false);
    expect(await ensure()).toEqual(first);
    expect(await count('users')).toBe(28);
  });

  it('keeps the passwords where only their owner reads them', async () => {
    const school = await ensure();
    const path = join(dataDir, 'demo-password');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(school.kind === 'demo' && school.passwords);
  });

  it('takes DEMO_PASSWORD at the first start, and says so when another comes later', async () => {
    const school = await ensure({ DEMO_PASSWORD: 'Chosen-2017' });
    expect(school).toMatchObject({ passwords: { student: 'Chosen-2017', admin: 'Chosen-2017' } });
    const later = readEnv({ DEMO_PASSWORD: 'Another-2018', DATA_DIR: dataDir });
    const said = announcement('http://x', await ensure({ DEMO_PASSWORD: 'Another-2018' }), later);
    expect(said).toContain('Chosen-2017');
    expect(said).not.toContain('Another-2018');
    expect(said).toContain('DEMO_PASSWORD 只在首次启动时有效');
  });

  it('gives the super administrator a random password, whatever DEMO_PASSWORD says', async () => {
    const school = await ensure({ DEMO_PASSWORD: 'Chosen-2017' });
    if (school.kind !== 'demo' || !school.passwords) throw new Error('no demo school was made');
    const { super_admin } = school.passwords;
    expect(super_admin).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    expect(await verify(await hashOf('super01'), super_admin)).toBe(true);
    expect(await verify(await hashOf('super01'), 'Chosen-2017')).toBe(false);
    expect(await verify(await hashOf('admin01'), 'Chosen-2017')).toBe(true);
  });

  it('prints the passwords only where nobody but this machine reaches the server', async () => {
    const school = await ensure({ DEMO: 'on', DEMO_PASSWORD: 'Chosen-2017' });
    const said = (env: Record<string, string>) =>
      announcement('http://x', school, readEnv({ DEMO: 'on', ...env, DATA_DIR: dataDir }));
    expect(said({ HOST: '127.0.0.1' })).toContain('Chosen-2017');
    for (const reachable of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://lets.example.edu' }]) {
      expect(said(reachable)).not.toContain('Chosen-2017');
      expect(said(reachable)).toContain(join(dataDir, 'demo-password'));
    }
  });

  it('leaves a database empty that others reach, unless asked to fill it', async () => {
    expect(await ensure({ PUBLIC_URL: 'https://lets.example.edu' })).toEqual({ kind: 'empty' });
    expect(await ensure({ HOST: '0.0.0.0' })).toEqual({ kind: 'empty' });
    expect(await ensure({ HOST: '0.0.0.0', DEMO: 'on' })).toMatchObject({ kind: 'demo' });
  });

  it('leaves a school of somebody’s own alone, and an empty one empty when it is off', async () => {
    expect(await ensure({ DEMO: 'off' })).toEqual({ kind: 'empty' });
    const off = readEnv({ DEMO: 'off', DATA_DIR: dataDir });
    expect(announcement('http://x', { kind: 'empty' }, off)).toContain('npm run admin:create');
    await buildUser(database);
    expect(await ensure()).toEqual({ kind: 'own' });
    expect([await count('users'), await count('courses')]).toEqual([1, 0]);
  });

  it('is filled once by servers that start together', async () => {
    const schools = await Promise.all([ensure(), ensure(), ensure()]);
    expect(new Set(schools.map((school) => JSON.stringify(school))).size).toBe(1);
    expect(await count('users')).toBe(28);
  });

  it('takes in cases that are not there', async () => {
    await ensure();
    await database.pool.query(`delete from projects where id = (select max(id) from projects)`);
    await ensure();
    expect(await count('projects')).toBe(bundledCases.length);
  });

  describe('with a bundle newer than its cases', () => {
    const [file] = bundledCases;
    const rows = async (text: string) => (await database.pool.query(text, [file?.code])).rows;
    const gradeNow = async () => (await rows('select grade from projects where code = $1'))[0]?.grade;
    const age = async () => {
      await ensure();
      await rows(`update projects set grade = 'simple' where code = $1`);
      await rows(
        `update flows set flow = jsonb_set(flow, '{nodes,0,minutes}', '7')
         where workflow_id = (select id from workflows where code = $1)`,
      );
      await database.pool.query(`update system_params set value = 'older' where key = 'DEMO_CASES'`);
    };
    const versions = () =>
      rows(
        `select version from flows where workflow_id = (select id from workflows where code = $1) order by version`,
      );

    it('brings a case up to date as a new version of its flow, once', async () => {
      await age();
      await ensure();
      expect(await gradeNow()).toBe(file?.project.grade);
      expect(await versions()).toEqual([{ version: 1 }, { version: 2 }]);
      await ensure();
      expect(await versions()).toHaveLength(2);
    });

    it('leaves a case alone that the school has changed', async () => {
      await age();
      await rows('update projects set revision = 2 where code = $1');
      await ensure();
      expect(await gradeNow()).toBe('simple');
      expect(await versions()).toHaveLength(1);
    });

    it('waits while somebody plays a case, and goes on when they have ended', async () => {
      await age();
      await rows(
        `insert into experiments (project_id, flow_id, name, creator_id, creator_type, leader_id, state)
         select p.id, p.flow_id, 'played', u.id, 'student', u.id, '{}' from projects p, users u
         where p.code = $1 and u.account = 'student01'`,
      );
      await ensure();
      expect(await gradeNow()).toBe('simple');
      await database.pool.query(`update experiments set status = 'ended', ending = 'completed'`);
      await ensure();
      expect(await gradeNow()).toBe(file?.project.grade);
    });
  });

  it('bundles only sound cases', () => {
    for (const file of bundledCases) expect(AuthoredCase.safeParse(file).error?.issues ?? []).toEqual([]);
    expect(new Set(bundledCases.map(({ code }) => code)).size).toBe(bundledCases.length);
  });
});
