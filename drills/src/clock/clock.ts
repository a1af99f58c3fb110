import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually, PASSWORD, startProduct } from '@lets/bench';
import { CODE, experimentDetail, guideBoard, login } from '@lets/contract';
import { CallRefused, Session } from '@lets/players';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { logIn, startSchool } from '../lib/school.ts';
import { holdUnderLoad, type Scene } from '../lib/under-load.ts';
import { FAKETIME, PROC } from '../needs.ts';
import { ByTime } from './by-time.ts';
import { type ClockedDatabase, takeOverDatabase } from './clocked-database.ts';
import { OwnClock } from './own-clock.ts';

const AUDIT_VERIFY = fileURLToPath(
  new URL('../../../apps/server/src/tools/audit-verify.ts', import.meta.url),
);
const HOUR_MS = 3_600_000;

/** Where the clocks are put, in hours from the right time. */
interface Place {
  readonly server: number;
  readonly database: number;
}
const both = (hours: number): Place => ({ server: hours, database: hours });
const RIGHT = both(0);
const PLACES = {
  // In the end each alone: they may be two machines.
  full: [
    both(5),
    both(-3),
    both(30),
    both(-30),
    RIGHT,
    { ...RIGHT, database: 5 },
    { ...RIGHT, database: -3 },
    { ...RIGHT, server: 5 },
    RIGHT,
  ],
  short: [both(5), RIGHT],
};
const ACTS = { full: 100, short: 20 };
/** Wrong passwords that lock an account. */
const TRIES = 5;
/** Nobody else comes in as these. */
const FIRST_LOCKED = 14;

export const clock: Drill = {
  about:
    'puts the clocks of server and database forward and back by hours; nobody is locked out, nothing is over too early or never, every act is there',
  needs: [PROC, FAKETIME],
  run: holdClock,
};

async function holdClock(context: DrillContext): Promise<DrillReport> {
  const { folder, isShort, tell } = context;
  const clocks = { server: new OwnClock(), database: new OwnClock() };
  tell('starting a database and the product, each on a clock of its own');
  const school = await startSchool(context);
  const database = await takeOverDatabase(school.product, school.dataDir, clocks.database);
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'warn', ...clocks.server.settings };
  const product = await startProduct(join(folder, 'server'), 'server', settings);
  const { url } = product;
  const put = (place: Place) => {
    clocks.server.put(place.server);
    clocks.database.put(place.database);
  };
  try {
    return await holdUnderLoad(
      context,
      { url, database: () => database.config, teams: isShort ? 1 : 2 },
      async (scene) => {
        const byTime = await ByTime.open({ url }, scene);
        let before = RIGHT;
        for (const [i, place] of PLACES[isShort ? 'short' : 'full'].entries()) {
          const locked = `student${FIRST_LOCKED + i}`;
          await lockOut(url, locked);
          await byTime.beforePut();
          put(place);
          await untilPut(scene, database, place);
          await byTime.afterPut(place.server);
          // By a clock that stays as it is, who mistyped is rightly locked out for some minutes.
          const expected = place.server === before.server ? CODE.too_many_tries : CODE.ok;
          await look(context, scene, { place, url, locked, expected });
          before = place;
        }
        byTime.close();
        await verifyAudit(database, scene);
      },
    );
  } finally {
    await product.stop();
    await database.stop();
    for (const one of Object.values(clocks)) one.remove();
  }
}

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

async function untilPut({ runs }: Scene, database: ClockedDatabase, place: Place): Promise<void> {
  const [run] = runs;
  if (!run) throw new Error('nobody is there');
  const { eid, people } = run;
  const server = async () => (await people.chair.call(experimentDetail, { eid })).server_time - Date.now();
  const isAt = (ahead: number, hours: number) => Math.abs(ahead - hours * HOUR_MS) < HOUR_MS / 2;
  await eventually(
    'the clocks are put',
    async () => isAt(await server(), place.server) && isAt(await database.ahead(), place.database),
    60_000,
  );
}

async function look(
  { isShort, tell }: DrillContext,
  { more, faults, notes }: Scene,
  {
    place,
    url,
    locked,
    expected,
  }: { readonly place: Place; readonly url: string; readonly locked: string; readonly expected: number },
): Promise<void> {
  await more(ACTS[isShort ? 'short' : 'full']);
  const where = `the server's clock is ${place.server} h from the right time, the database's ${place.database} h`;
  const entered = await codeOfEntry(url, locked, PASSWORD);
  if (entered !== expected)
    faults.push(`${where}: a person who mistyped before is answered ${entered} and not ${expected}`);
  await (await logIn({ url }, 'mentor01')).call(guideBoard, {});
  tell(where);
  notes.push(where);
}

/** Times that go back break no seal. */
async function verifyAudit({ url }: ClockedDatabase, { faults, notes }: Scene): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', AUDIT_VERIFY];
  const env = { PATH: process.env.PATH, DATABASE_URL: url };
  await promisify(execFile)(process.execPath, args, { env }).then(
    () => notes.push('the audit chain holds'),
    (error: Error) => faults.push(`the audit chain does not hold: ${error.message}`),
  );
}
