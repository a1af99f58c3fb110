import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { experimentDetail, experimentEvents, logout, messagePush } from '@lets/contract';
import { bundledScript, Player, prepareExperiment, Session, startExperiment } from '@lets/players';
import { eventually } from '../lib/eventually.ts';
import { listBelow } from '../lib/processes.ts';
import { databaseUrlOf, PASSWORD, type Product, startProduct } from '../lib/product.ts';
import { startRedis } from '../lib/redis.ts';
import { playToHearing, type Template } from '../lib/template.ts';
import { Desk } from './desk.ts';
import { Watcher } from './watcher.ts';

const ACCOUNTS = Array.from({ length: 10 }, (_, i) => `student${String(i + 1).padStart(2, '0')}`);
const SPEECHES = 60;
const USAGE = `npm run check:servers

Starts two LETS servers on one PostgreSQL and one Redis (redis-server must be in PATH), spreads one court over both and shows that
nobody can tell: events, presence, ended sessions, documents written together, and one of the two killed. DATABASE_URL names a
PostgreSQL to use, with an empty database of its own; without it the first server's embedded one serves both.
`;

let failures = 0;
function report(what: string, fault: string | null, measured = ''): void {
  if (fault !== null) failures += 1;
  process.stdout.write(
    `${fault === null ? '✓' : '✗'} ${what}${measured && ` (${measured})`}${fault ? `: ${fault}` : ''}\n`,
  );
}

interface Pair {
  readonly first: Product;
  readonly second: Product;
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(USAGE);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lets-two-servers-'));
  let redis = await startRedis(folder);
  const away = async (work: () => Promise<void>) => {
    await redis.stop();
    await work();
    redis = await startRedis(folder, redis.port);
  };
  const { DATABASE_URL } = process.env;
  const joined = { REDIS_URL: redis.url, ...(DATABASE_URL !== undefined && { DATABASE_URL }) };
  const products: Product[] = [];
  try {
    const first = await startProduct(join(folder, 'first'), 'start script', joined);
    products.push(first);
    const database = DATABASE_URL ?? databaseUrlOf(first);
    const second = await startProduct(join(folder, 'second'), 'start script', {
      ...joined,
      DATABASE_URL: database,
    });
    products.push(second);
    await checkAll({ first, second }, away);
  } finally {
    for (const product of products.toReversed()) await product.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

type WhileAway = (work: () => Promise<void>) => Promise<void>;

async function checkAll(pair: Pair, whileAway: WhileAway): Promise<void> {
  await checkDocuments(pair);
  const template = await playToHearing(pair.first);
  const people = await Promise.all(
    ACCOUNTS.map((account) => Session.open(pair.first.url, account, PASSWORD)),
  );
  const members = people.filter(({ userId }) => template.memberIds.includes(userId));
  const elsewhere = await Promise.all(members.map(({ token }) => Session.resume(pair.second.url, token)));
  // The court is spread: every other member looks at it through the second server.
  const through = members.map((session, i) => (i % 2 === 0 ? session : (elsewhere[i] ?? session)));
  const watchers = await Promise.all(
    through.map((session) => Watcher.open(session, template.eid, template.nodeId)),
  );
  const speakers = [members, elsewhere].map((all) => all.find(({ userId }) => userId === template.speakerId));
  await checkPresence(watchers, members);
  await checkSpeeches(template, speakers, watchers);
  await checkOutage(whileAway, template, speakers, watchers);
  await checkEndedSession({ members, elsewhere, watchers, template });
  await checkKill(
    pair,
    template,
    speakers,
    watchers.filter((_, i) => i % 2 === 0),
  );
  for (const watcher of watchers) watcher.close();
}

async function checkDocuments(pair: Pair): Promise<void> {
  const { name, session } = await openDraft(pair.first);
  const here = await Desk.open(pair.first.url, session.token, name);
  const there = await Desk.open(pair.second.url, session.token, name);
  here.write('written at the first');
  const reached = await eventually('the second shows it', () => there.text.includes('written at the first'));
  there.write('written at the second');
  await eventually('the first shows it', () => here.text.includes('written at the second'));
  here.provider.setAwarenessField('cursor', { anchor: 1 });
  await eventually(
    'the cursor is seen',
    () => there.provider.awareness?.getStates().get(here.doc.clientID)?.cursor !== undefined,
  );
  report('a document is written together on both servers, cursors and all', null, `${reached.toFixed(0)} ms`);
  for (const desk of [here, there]) desk.close();
}

/** A run that is played until someone has begun a document of their own. */
async function openDraft({ url }: Product): Promise<{ name: string; session: Session }> {
  const sessions = await Promise.all(ACCOUNTS.map((account) => Session.open(url, account, PASSWORD)));
  const [leader] = sessions;
  if (!leader) throw new Error('there is nobody to play');
  const { eid, members } = await prepareExperiment({
    leader,
    project: undefined,
    accounts: ACCOUNTS.slice(1),
    kept: [],
  });
  await startExperiment(leader, eid);
  const players = sessions
    .filter(({ userId }) => members.some(({ id }) => id === userId))
    .map(
      (session) =>
        new Player({
          session,
          eid,
          script: bundledScript,
          look_again: 100,
          onAct: (_, act) => act.do === 'draft' && stop(),
        }),
    );
  const stop = () => {
    for (const player of players) player.stop();
  };
  await Promise.all(players.map((player) => player.play()));
  // A draft is its author's alone: each looks for their own.
  for (const session of sessions) {
    if (!members.some(({ id }) => id === session.userId)) continue;
    const { state } = await session.call(experimentDetail, { eid });
    const own = Object.values(state.documents).find(
      ({ frozen, archived, author_role }) =>
        !frozen && !archived && state.holders[author_role] === session.userId,
    );
    if (own) return { name: `${eid}/${own.id}`, session };
  }
  throw new Error('nobody has begun a document');
}

async function checkPresence(watchers: readonly Watcher[], members: readonly Session[]): Promise<void> {
  const all = members.map(({ userId }) => userId);
  const seesAll = ({ present }: Watcher) => all.every((id) => present.some(({ user_id }) => user_id === id));
  const waited = await eventually('everybody sees everybody', () => watchers.every(seesAll));
  report('whoever is in the room is seen from both servers', null, `${waited.toFixed(0)} ms`);
}

function need(session: Session | undefined): Session {
  if (!session) throw new Error('nobody may speak');
  return session;
}

async function speak(
  session: Session | undefined,
  { eid, nodeId, roleId }: Template,
  text: string,
): Promise<number[]> {
  const speech = {
    kind: 'speech',
    eid,
    nid: nodeId,
    role_id: roleId,
    text,
    request_id: crypto.randomUUID(),
  } as const;
  return (await need(session).call(messagePush, speech)).events.map(({ seq }) => seq);
}

/** Several at once, on both servers in turn. */
async function checkSpeeches(
  template: Template,
  speakers: readonly (Session | undefined)[],
  watchers: readonly Watcher[],
): Promise<void> {
  const delays: number[] = [];
  const said: number[] = [];
  for (let i = 0; i < SPEECHES; i += 4) {
    const startedAt = performance.now();
    const some = await Promise.all(
      [0, 1, 2, 3].map((k) => speak(speakers[k % 2], template, `speech ${i + k}`)),
    );
    said.push(...some.flat().sort((a, b) => a - b));
    await eventually('a speech arrives everywhere', () =>
      watchers.every(({ seqs }) => said.every((seq) => seqs.includes(seq))),
    );
    delays.push(performance.now() - startedAt);
  }
  const faults = watchers.flatMap((watcher) => watcher.faultIn(said) ?? []);
  const early = watchers.reduce((sum, watcher) => sum + watcher.earlyIn(said), 0);
  const measured = `${Math.max(...delays).toFixed(0)} ms at most; ${early} of ${said.length * watchers.length} came before their turn`;
  report(
    `${said.length} speeches at both servers reach all ${watchers.length} listeners, each once`,
    faults[0] ?? null,
    measured,
  );
}

/** As long as a Redis that is started again may take, and longer than any client's patience. */
const OUTAGE_MS = 9_000;

/** What is said on both servers while Redis is away is seen by everybody when it is back. */
async function checkOutage(
  whileAway: WhileAway,
  template: Template,
  speakers: readonly (Session | undefined)[],
  watchers: readonly Watcher[],
): Promise<void> {
  const said: number[] = [];
  await whileAway(async () => {
    const until = performance.now() + OUTAGE_MS;
    for (let i = 0; performance.now() < until; i += 1)
      said.push(...(await speak(speakers[i % 2], template, `unheard ${i}`)));
  });
  const missing = () => watchers.reduce((sum, watcher) => sum + watcher.missingOf(said), 0);
  const missed = missing();
  const waited = await eventually('everybody has caught up', () => missing() === 0);
  report(
    'what was said while Redis was away reaches everybody when it is back',
    null,
    `${said.length} speeches, ${missed} of ${said.length * watchers.length} not seen meanwhile; ${waited.toFixed(0)} ms`,
  );
}

interface Court {
  readonly members: readonly Session[];
  readonly elsewhere: readonly Session[];
  readonly watchers: readonly Watcher[];
  readonly template: Template;
}

async function checkEndedSession({ members, watchers, template }: Court): Promise<void> {
  const at = members.findIndex(({ userId }, i) => i % 2 === 1 && userId !== template.speakerId);
  const [member, watcher] = [members[at], watchers[at]];
  if (!member || !watcher) throw new Error('nobody is on the second server');
  const startedAt = performance.now();
  await member.call(logout, {});
  await eventually('the socket is closed', () => watcher.endedAt !== null);
  const waited = performance.now() - startedAt;
  report(
    'a session ended at the first server closes its socket at the second',
    waited < 1000 ? null : 'too late',
    `${waited.toFixed(0)} ms`,
  );
}

/** What the second has acknowledged is there when it has been killed, and the first goes on. */
async function checkKill(
  { second }: Pair,
  template: Template,
  speakers: readonly (Session | undefined)[],
  watchers: readonly Watcher[],
): Promise<void> {
  const [here, there] = speakers;
  const acknowledged: number[] = [];
  const speeches = Array.from({ length: 20 }, (_, i) =>
    speak(there, template, `last words ${i}`).then(
      (seqs) => acknowledged.push(...seqs),
      () => {},
    ),
  );
  await Promise.race(speeches);
  for (const { pid } of listBelow(second.pid).toReversed()) process.kill(pid, 'SIGKILL');
  await Promise.all(speeches);
  const startedAt = performance.now();
  const [seq = 0] = await speak(here, template, 'We go on');
  await eventually('the first goes on', () => watchers.every(({ seqs }) => seqs.includes(seq)));
  const waited = performance.now() - startedAt;
  const since = Math.min(...acknowledged) - 1;
  const { events } = await need(here).call(experimentEvents, { eid: template.eid, since });
  const lost = acknowledged.filter((one) => !events.some((event) => event.seq === one));
  report(
    `of ${acknowledged.length} speeches that a server took before it was killed none is lost`,
    lost.length > 0 ? `lost ${lost.join(' ')}` : null,
  );
  report('the other server goes on at once', waited < 2000 ? null : 'too late', `${waited.toFixed(0)} ms`);
}

await main();
