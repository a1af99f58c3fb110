import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotMeasure, eventually, PASSWORD } from '@lets/bench';
import { CODE, experimentDetail, guideBoard, login } from '@lets/contract';
import { CallRefused, Session } from '@lets/players';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { logIn, startSchool } from '../lib/school.ts';
import { holdUnderLoad, type Scene } from '../lib/under-load.ts';

const LIBRARY = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1'))
  .find(existsSync);
const HOUR_MS = 3_600_000;
/** Where the clock is put, in hours from the right time. */
const HOURS = { full: [5, -3, 30, -30, 0], short: [5, 0] };
const ACTS = { full: 200, short: 20 };
/** Wrong passwords that lock an account. */
const TRIES = 5;

export const clock: Drill = {
  about:
    'puts the clock of the server forward and back by hours; nobody is locked out, and every act is there in its order',
  run: holdClock,
};

async function holdClock(context: DrillContext): Promise<DrillReport> {
  const { folder, isShort, tell } = context;
  if (LIBRARY === undefined) throw new CannotMeasure('libfaketime is not here (Debian: faketime)');
  tell('starting the product on a clock of its own');
  const put = putter(join(folder, 'clock'));
  put(0);
  const { product } = await startSchool(context, {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
    FAKETIME_CACHE_DURATION: '1',
    // Durations are those of the real world.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  });
  const ground = { url: product.url, database: () => product.database(), teams: isShort ? 1 : 2 };
  try {
    return await holdUnderLoad(context, ground, async (scene) => {
      for (const [i, hours] of HOURS[isShort ? 'short' : 'full'].entries()) {
        await lockOut(product.url, accountOf(i));
        put(hours);
        await look(context, scene, { hours, url: product.url, locked: accountOf(i) });
      }
    });
  } finally {
    await product.stop();
  }
}

const putter = (file: string) => (hours: number) =>
  writeFileSync(file, `${hours < 0 ? '' : '+'}${hours * 3600}\n`);

/** Nobody else comes in as these. */
const accountOf = (i: number) => `student${20 + i}`;

async function lockOut(url: string, account: string): Promise<void> {
  for (let i = 0; i < TRIES; i += 1) await codeOfEntry(url, account, 'not-the-password');
}

async function codeOfEntry(url: string, account: string, password: string): Promise<number> {
  const entering = new Session(url).call(login, { userData: JSON.stringify({ account, password }) });
  return entering.then(
    () => CODE.ok,
    (error) => {
      if (error instanceof CallRefused) return error.code;
      throw error;
    },
  );
}

async function look(
  { isShort, tell }: DrillContext,
  { runs, more, faults, notes }: Scene,
  { hours, url, locked }: { readonly hours: number; readonly url: string; readonly locked: string },
): Promise<void> {
  const run = runs[0];
  if (!run) throw new Error('nobody is there');
  const { chair } = run.people;
  const ahead = async () => (await chair.call(experimentDetail, { eid: run.eid })).server_time - Date.now();
  await eventually(
    'the clock is put',
    async () => Math.abs((await ahead()) - hours * HOUR_MS) < HOUR_MS / 2,
    60_000,
  );
  await more(ACTS[isShort ? 'short' : 'full']);
  const entered = await codeOfEntry(url, locked, PASSWORD);
  if (entered !== CODE.ok)
    faults.push(`${hours} h: a person who mistyped before the clock was put is refused with ${entered}`);
  await (await logIn({ url }, 'mentor01')).call(guideBoard, {});
  const what = `the clock is ${hours} h from the right time: people act, log in and are looked after as before`;
  tell(what);
  notes.push(what);
}
