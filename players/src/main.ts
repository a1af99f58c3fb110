import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { experimentDetail } from '@lets/contract';
import type { Act } from './act.ts';
import { fillVacantRoles, inviteOthers, prepareExperiment, startExperiment } from './cast.ts';
import { Player } from './player.ts';
import { Session } from './session.ts';

const USAGE = `npm run play -- [options]

Plays the roles that nobody holds, through the same calls that a browser makes. Without options it prepares a case,
starts it and plays every role: log in as the mentor and watch, or as one of the players.

  --as ACCOUNT       you play: this account leads, keeps the roles named with --role, and is not played automatically
  --role ROLE        a role you keep (may be given several times), presiding or counsel_p for example
  --eid NUMBER       fill the vacant roles of this experiment, which --as leads, instead of preparing a new one
  --project CODE     which case to prepare (the first open one)
  --pace PACE        live: a few seconds a turn, to be followed by eye (default); fast: as quick as the server
  --url ADDRESS      where the product runs (http://127.0.0.1:3000)
  --password WORD    of the demo accounts (DEMO_PASSWORD, or what the product keeps in its data folder)
`;

const { values } = parseArgs({
  options: {
    as: { type: 'string' },
    role: { type: 'string', multiple: true, default: [] },
    eid: { type: 'string' },
    project: { type: 'string' },
    pace: { type: 'string', default: 'live' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    password: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const PACE = { live: () => 1500 + Math.random() * 2500, fast: () => 0 } as const;
const DEMO_STUDENTS = Array.from(
  { length: 24 },
  (_, index) => `student${String(index + 1).padStart(2, '0')}`,
);

async function findPassword(): Promise<string> {
  if (values.password) return values.password;
  if (process.env.DEMO_PASSWORD) return process.env.DEMO_PASSWORD;
  const file = join(process.env.DATA_DIR ?? 'data', 'demo-password');
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { student: string }).student;
  } catch {
    throw new Error(`no password: give --password, or start the product first (it keeps one in ${file})`);
  }
}

async function main(): Promise<void> {
  if (values.help) return void console.log(USAGE);
  const pace = values.pace === 'fast' ? PACE.fast : PACE.live;
  const password = await findPassword();
  const leaderAccount = values.as ?? 'student01';
  const leader = await Session.open(values.url, leaderAccount, password);
  const mates = DEMO_STUDENTS.filter((account) => account !== leaderAccount);
  const eid = values.eid ? Number(values.eid) : await prepare(leader, mates);
  if (values.eid) await takeOver(leader, eid, mates);

  const detail = await leader.call(experimentDetail, { eid });
  const humans = new Set(values.as ? [leader.userId] : []);
  const sessions = await openSessions(detail.members, leader, password);
  console.log(`${detail.project.name.zh}\n${values.url}/experiment/doing  (${eid})`);
  const players = sessions
    .filter((session) => !humans.has(session.userId))
    .map((session) => new Player({ session, eid, humans, pace, onAct: report }));
  process.once('SIGINT', () => {
    for (const player of players) player.stop();
  });
  await Promise.all(players.map((player) => player.play()));
  console.log(`${values.url}/experiment/done/detail/${eid}`);
}

async function prepare(leader: Session, mates: readonly string[]): Promise<number> {
  const kept = values.as ? values.role : [];
  const detail = await prepareExperiment({ leader, project: values.project, accounts: mates, kept });
  await startExperiment(leader, detail.eid);
  return detail.eid;
}

/** An experiment that a person has prepared: vacant roles find players; one in progress is joined as it stands. */
async function takeOver(leader: Session, eid: number, mates: readonly string[]): Promise<void> {
  const detail = await leader.call(experimentDetail, { eid });
  if (detail.status !== 'waiting') return;
  await inviteOthers(leader, eid, mates);
  await fillVacantRoles(leader, eid, values.role);
  await startExperiment(leader, eid);
}

/** The demo accounts of the members: their ids are matched by logging in, since only they know their account. */
async function openSessions(
  members: readonly { id: number }[],
  leader: Session,
  password: string,
): Promise<Session[]> {
  const wanted = new Set(members.map((member) => member.id));
  const sessions = [leader];
  for (const account of DEMO_STUDENTS) {
    if (sessions.length === wanted.size) break;
    if (account === leader.me?.account) continue;
    const session = await Session.open(values.url, account, password);
    if (wanted.has(session.userId)) sessions.push(session);
  }
  return sessions;
}

function report(player: Player, act: Act): void {
  const where = 'node' in act ? act.node : '';
  const what = 'text' in act ? act.text : '';
  console.log([player.name, where, act.do, what].filter(Boolean).join('  '));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
