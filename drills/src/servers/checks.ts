import { eventually, type Product } from '@lets/bench';
import { logout } from '@lets/contract';
import { Session } from '@lets/players';
import { Desk } from '../lib/desk.ts';
import { beginPaper, type DrillRun } from '../lib/runs.ts';
import { logIn } from '../lib/school.ts';
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
