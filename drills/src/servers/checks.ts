import { eventually, type Product } from '@lets/bench';
import { logout, messagePush } from '@lets/contract';
import { Session } from '@lets/players';
import { actOnce } from '../lib/act.ts';
import { HEARING } from '../lib/cases.ts';
import { Desk } from '../lib/desk.ts';
import type { Ledger } from '../lib/ledger.ts';
import { beginPaper, type DrillRun } from '../lib/runs.ts';
import { logIn } from '../lib/school.ts';
import type { Spread } from './spread.ts';
import { Watcher } from './watcher.ts';

type Servers = readonly [Product, Product];

/** A document is written together on both servers, cursors and all. Answers what was measured. */
export async function checkDocument([first, second]: Servers, run: DrillRun): Promise<string> {
  const { id } = await beginPaper(run);
  const name = `${run.eid}/${id}`;
  const { token } = run.people.claimant;
  const here = await Desk.open(first.url, token, name);
  const there = await Desk.open(second.url, token, name);
  here.write('written at the first');
  const reached = await eventually('the second shows it', () => there.text.includes('written at the first'));
  there.write('written at the second');
  await eventually('the first shows it', () => here.text.includes('written at the second'));
  here.provider.setAwarenessField('cursor', { anchor: 1 });
  const cursors = () => there.provider.awareness?.getStates();
  await eventually('the cursor is seen', () => cursors()?.get(here.doc.clientID)?.cursor !== undefined);
  for (const desk of [here, there]) desk.close();
  return `what one server's writer types is on the other's page after ${reached.toFixed(0)} ms`;
}

/** Everybody who is in the run is seen at both servers. */
export async function checkPresence(
  watchers: readonly Watcher[],
  { eid, people }: DrillRun,
): Promise<string> {
  const ids = Object.values(people).map(({ userId }) => userId);
  const here = watchers.filter((one) => one.eid === eid);
  const seesAll = ({ present }: Watcher) => ids.every((id) => present.some(({ user_id }) => user_id === id));
  const waited = await eventually('everybody sees everybody', () => here.every(seesAll));
  return `everybody sees everybody after ${waited.toFixed(0)} ms`;
}

/** A session that is ended at one server loses its socket at the other. */
export async function checkEndedSession(
  [first, second]: Servers,
  account: string,
  eid: number,
): Promise<string> {
  const here = await logIn(first, account);
  const watcher = await Watcher.open(await Session.resume(second.url, here.token), eid);
  await here.call(logout, {});
  const waited = await eventually('its socket is closed', () => watcher.isEnded);
  watcher.close();
  return `a session ended at one server lost its socket at the other after ${waited.toFixed(0)} ms`;
}

/** As many speeches while Redis is away. */
const UNHEARD = 40;

/** What is said at both servers while Redis is away is known to everybody when it is back, without anybody saying more. */
export async function checkOutage(
  { servers, withoutRedis }: Spread,
  { eid, people: { chair } }: DrillRun,
  watchers: readonly Watcher[],
  ledger: Ledger,
): Promise<string> {
  const speakers = await Promise.all(servers.map(({ url }) => Session.resume(url, chair.token)));
  await withoutRedis(async () => {
    for (let i = 0; i < UNHEARD; i += 1) {
      const text = `unheard ${i}`;
      const speech = { kind: 'speech', eid, nid: HEARING.node, role_id: 'chair', text };
      const { answer } = await actOnce(
        speakers[i % speakers.length] ?? chair,
        messagePush,
        speech,
        () => ledger.isStill,
      );
      ledger.act({ eid, what: `speech “${text}” in run ${eid}`, events: answer.events });
    }
  });
  const here = watchers.filter((one) => one.eid === eid);
  const last = ledger.lastOf(eid);
  const behind = here.filter(({ seq }) => seq < last).length;
  const waited = await eventually(
    'everybody has caught up',
    () => here.every(({ seq }) => seq >= last),
    60_000,
  );
  return `${UNHEARD} speeches while Redis was away: ${behind} of ${here.length} people were behind when it was back, nobody ${waited.toFixed(0)} ms later`;
}
