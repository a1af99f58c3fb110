import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { Desks, openComplaint, settled, synced, textOf, type } from '../../../../test/writing-desk.ts';
import { attachCollab, type CollabServer } from './collab-server.ts';
import { MISSING } from './live/live-tasks.ts';
import { askOpen, LiveFailed } from './live/live-threads.ts';

type Fate = 'missing' | 'late' | 'not started' | 'held';
/** What becomes of the next tasks: a thread that has forgotten its documents, or one that fails. */
const fates: { readonly task: string; readonly fate: Fate }[] = [];

/** Lets a task go that is held, and fails it. */
let failHeld: (() => void) | null = null;

const fateful: typeof askOpen = (task, asked) => {
  const at = fates.findIndex((one) => one.task === task);
  const fate = at < 0 ? null : fates.splice(at, 1)[0]?.fate;
  if (fate === 'missing') return Promise.resolve(MISSING);
  if (fate === 'late') return Promise.reject(new LiveFailed('too slow', task));
  if (fate === 'not started') return Promise.reject(new LiveFailed('a thread did not start', null));
  if (fate === 'held')
    return new Promise((_, reject) => {
      failHeld = () => reject(new LiveFailed('too slow', task));
    });
  return askOpen(task, asked);
};

let server: TestServer;
let collab: CollabServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  collab = attachCollab(server.app.server, server.deps, null, fateful);
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await collab.close();
  await server.close();
});

const desks = new Desks();
beforeEach(() => void fates.splice(0));
afterEach(() => desks.leave());

async function desk() {
  const { play, name } = await openComplaint(server);
  return { play, name, ...(await desks.sitDown(port, play.players.claimant, name)) };
}

test.each([
  ['does not come up', [{ task: 'judge', fate: 'not started' }]],
  [
    'is late to lay a document again',
    [
      { task: 'judge', fate: 'missing' },
      { task: 'open', fate: 'late' },
    ],
  ],
  ['is late with the edit, three times', Array(3).fill({ task: 'judge', fate: 'late' })],
] as const)('a thread that %s refuses nothing: what was typed is kept', async (_, plan) => {
  const writer = await desk();
  fates.push(...plan);
  type(writer, ' written on');
  await settled(writer);
  expect(fates).toEqual([]);
  expect(writer.said.join()).not.toContain('refused');
  const other = await desks.sitDown(port, writer.play.players.claimant, writer.name);
  expect(textOf(other)).toContain('A draft written on');
});

test('an edit over which thread after thread fails is refused in the end', async () => {
  const writer = await desk();
  fates.push(...Array(9).fill({ task: 'judge', fate: 'late' } as const));
  type(writer, ' too much');
  await eventually(() => expect(writer.said.join()).toContain('edit_refused'));
  expect(fates).toHaveLength(5);
});

test('two who open a document at once are both back at once when it could not be laid', async () => {
  const { play, name } = await openComplaint(server);
  fates.push({ task: 'open', fate: 'held' });
  const both = [1, 2].map(() => desks.sit(port, play.players.claimant, name));
  await eventually(() => {
    expect(both.every(({ provider }) => provider.isAuthenticated)).toBe(true);
    expect(failHeld).not.toBeNull();
  });
  failHeld?.();
  await Promise.all(both.map(synced));
  // Who is only refused waits for half a minute.
  expect(both.flatMap(({ said }) => said).join()).not.toContain('refused');
});
