import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { experimentDetail, type Language } from '@lets/contract';
import type { Act } from './act.ts';
import { bundledCaseInto, bundledJumps, bundledPapers, bundledScript } from './bundled.ts';
import { fillVacantRoles, inviteOthers, prepareExperiment, startExperiment } from './cast.ts';
import type { Manner } from './manner.ts';
import type { Player } from './player.ts';
import { describePlay, describeProof, type Proved, proveCases } from './prove.ts';
import { playRun } from './run.ts';
import { Session } from './session.ts';
import { playTeams, type Reached, type ReachedHere } from './teams.ts';

const USAGE = `npm run play -- [options]

Plays the roles that nobody holds, through the same calls that a browser makes. Without options it prepares a case,
starts it and plays every role: log in as the mentor and watch, or as one of the players.

Who and what
  --as ACCOUNT       you play: this account leads, keeps the roles named with --role, and is not played automatically
  --role ROLE        a role you keep (may be given several times), presiding or counsel_p for example
  --eid NUMBER       fill the vacant roles of this experiment, which --as leads, instead of preparing a new one
  --project CODE     which case to prepare (the oldest open one)
  --teams NUMBER     play it with so many teams at once (1), with a line for each: its section, done, or why it failed
  --members NUMBER   people a team (as many as there are roles); more than roles look on
  --jump             make for the linked case where there is one, and play that too
  --into CODE        the same, for the linked case with this code where the votes decide between several; without
                     --project it begins with the case that leads there
  --mentor ACCOUNT   a mentor or administrator who looks on and hands over the roles of absent members
  --lang LANGUAGE    zh or en: what the players say, and the report of --prove (zh)
  --pace PACE        live: a few seconds a turn, to be followed by eye (default for one team); fast: as quick as the
                     server (default for several)

Misbehaving, each a rate from 0 to 1
  --wrong RATE       ends of a section at which any option is tried, right or wrong
  --refuse RATE      requests, talks, signatures and records refused, with a reason
  --late RATE        sections to which a player comes late, when the others have long been waiting
  --absent RATE      members who never come: their roles are handed over to those who did, by the leader or, with
                     --mentor, by the mentor where the leader is absent too
  --drop RATE        acts at which a player loses the line; the act is sent again
  --seed NUMBER      the same seed misbehaves in the same places (1)

Proof
  --prove            plays the case (all cases without --project) over the rules with every member count from one to
                     roles + 2, refused signatures, tied votes and absent roles, says what was covered and what was
                     not, then plays each once on the server; --as a mentor or administrator (mentor01)
  --rules-only       with --prove: does not play on the server

  --accounts LIST    who plays, by commas (student01 to student24 of the demo school)
  --url ADDRESS      where the product runs (http://127.0.0.1:3000)
  --password WORD    of the accounts (DEMO_PASSWORD, or what the product keeps in its data folder)
`;

const { values } = parseArgs({
  options: {
    as: { type: 'string' },
    role: { type: 'string', multiple: true, default: [] },
    eid: { type: 'string' },
    project: { type: 'string' },
    teams: { type: 'string', default: '1' },
    members: { type: 'string' },
    jump: { type: 'boolean', default: false },
    into: { type: 'string' },
    lang: { type: 'string', default: 'zh' },
    pace: { type: 'string' },
    wrong: { type: 'string', default: '0' },
    refuse: { type: 'string', default: '0' },
    late: { type: 'string', default: '0' },
    absent: { type: 'string', default: '0' },
    mentor: { type: 'string' },
    drop: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    prove: { type: 'boolean', default: false },
    'rules-only': { type: 'boolean', default: false },
    accounts: { type: 'string' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    password: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const PACE = { live: () => 1500 + Math.random() * 2500, fast: () => 0 } as const;
/** Who plays fast waits little for those who do not come. */
const FAST_PATIENCE_MS = 2500;
/** Time for a person to say one thing more before their section is closed. */
const LINGER_MS = 6000;
const DEMO_STUDENTS = Array.from(
  { length: 24 },
  (_, index) => `student${String(index + 1).padStart(2, '0')}`,
);

const accounts = values.accounts?.split(',').map((account) => account.trim()) ?? DEMO_STUDENTS;
const lang: Language = values.lang === 'en' ? 'en' : 'zh';

function mannerAsked(): Partial<Manner> {
  return {
    wrong: rate('wrong'),
    refuse: rate('refuse'),
    late: rate('late'),
    absent: rate('absent'),
    drop: rate('drop'),
    seed: whole('seed', values.seed),
    jump: values.jump || values.into !== undefined,
    ...(values.into !== undefined && { into: values.into }),
  };
}

/** Who makes for a linked case begins with the case that leads into it. */
function projectAsked(): string | undefined {
  if (values.into === undefined) return values.project;
  const from = bundledCaseInto(values.into, values.project);
  if (from === undefined) {
    throw new Error(`--into: votes in ${values.project ?? 'a bundled case'} cannot lead to ${values.into}`);
  }
  return from;
}

function rate(name: 'wrong' | 'refuse' | 'late' | 'absent' | 'drop'): number {
  const value = Number(values[name]);
  if (!(value >= 0 && value <= 1)) throw new Error(`--${name} is a rate from 0 to 1`);
  return value;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} is a whole number`);
  return value;
}

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
  // Before anything is prepared.
  mannerAsked();
  const project = projectAsked();
  const password = await findPassword();
  if (values.prove) return prove(password);
  const teams = whole('teams', values.teams);
  if (teams > 1 || values.members !== undefined) {
    await severalTeams(password, teams, project);
    return;
  }
  return oneTeam(password, project);
}

async function severalTeams(
  password: string,
  teams: number,
  project: string | undefined,
  manner: Partial<Manner> = {},
): Promise<readonly Reached[]> {
  const isLive = values.pace === 'live';
  const { failed, reached } = await playTeams({
    url: values.url,
    password,
    accounts,
    project,
    teams,
    members: values.members === undefined ? undefined : whole('members', values.members),
    manner: { ...(!isLive && { patience: FAST_PATIENCE_MS }), ...mannerAsked(), ...manner },
    pace: isLive ? PACE.live : PACE.fast,
    lang,
    papers: bundledPapers,
    script: bundledScript,
    jumps: bundledJumps,
    mentor: await openMentor(password),
  });
  if (failed > 0) process.exitCode = 1;
  return reached;
}

async function openMentor(password: string): Promise<Session | undefined> {
  return values.mentor === undefined ? undefined : Session.open(values.url, values.mentor, password);
}

/** Over the rules for breadth, and once on the server. */
async function prove(password: string): Promise<void> {
  const staff = await Session.open(values.url, values.as ?? 'mentor01', password);
  const proved = await proveCases(staff, values.project);
  for (const one of proved) {
    console.log(describeProof(one, lang));
    if (!one.proof.is_proved) process.exitCode = 1;
    if (values['rules-only']) continue;
    const played = await playOnServer(password, one);
    if (played) console.log(describePlay(played, one.proof.sections, lang));
    else process.exitCode = 1;
  }
}

/** What students cannot begin is played from the case that leads into it. */
async function playOnServer(
  password: string,
  { code, isLinkedOnly }: Proved,
): Promise<ReachedHere | undefined> {
  const before = isLinkedOnly ? bundledCaseInto(code) : undefined;
  const manner = before === undefined ? {} : { jump: true, into: code };
  const [played] = await severalTeams(password, 1, before ?? code, manner);
  return played && [played, ...played.linked].find((one) => one.code === code);
}

async function oneTeam(password: string, project: string | undefined): Promise<void> {
  const isFast = values.pace === 'fast';
  const pace = isFast ? PACE.fast : PACE.live;
  const leaderAccount = values.as ?? accounts[0] ?? 'student01';
  const leader = await Session.open(values.url, leaderAccount, password);
  const mates = accounts.filter((account) => account !== leaderAccount);
  const eid = values.eid ? whole('eid', values.eid) : await prepare(leader, mates, project);
  if (values.eid) await takeOver(leader, eid, mates);

  const detail = await leader.call(experimentDetail, { eid });
  const humans = new Set(values.as ? [leader.userId] : []);
  const sessions = await openSessions(detail.members, leader, password);
  const patience = isFast && humans.size === 0 ? { patience: FAST_PATIENCE_MS } : {};
  const playing = new Set<Player>();
  process.once('SIGINT', () => {
    for (const player of playing) player.stop();
  });
  const played = await playRun({
    eid,
    sessions,
    humans,
    mentor: await openMentor(password),
    manner: { ...patience, linger: LINGER_MS, ...mannerAsked() },
    pace,
    lang,
    papers: bundledPapers,
    script: bundledScript,
    jumps: bundledJumps,
    playing,
    onAct: report,
    onSeated: (run, absent) => {
      console.log(`${run.project.name[lang]}\n${values.url}/experiment/doing  (${run.eid})`);
      if (absent.length > 0) console.log(`absent: ${absent.map(({ me }) => me?.name ?? '').join(', ')}`);
    },
  });
  for (const one of played) console.log(`${values.url}/experiment/done/detail/${one}`);
}

async function prepare(
  leader: Session,
  mates: readonly string[],
  project: string | undefined,
): Promise<number> {
  const kept = values.as ? values.role : [];
  const detail = await prepareExperiment({ leader, project, accounts: mates, kept });
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
  for (const account of accounts) {
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
