import type { AddressInfo } from 'node:net';
import { type LiveTyping, meetApply } from '@lets/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { type LiveLine, openLiveLine } from '../../test/live-line.ts';
import { openPlay, type Player, playTo } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { attachRealtime, type Gateway } from './gateway.ts';

let server: TestServer;
let gateway: Gateway;
let address: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  gateway = attachRealtime(server.app.server, server.deps);
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const lines: LiveLine[] = [];
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
});

/** A page of a person's at the hearing, with what it was told about others who write. */
async function watch({ token }: Player, eid: number) {
  const line = openLiveLine(address, token);
  lines.push(line);
  const { socket } = line;
  await eventually(() => expect(socket.connected).toBe(true));
  const heard: LiveTyping[] = [];
  socket.on('typing', (typing) => heard.push(typing));
  const here = { eid, node_id: 'hearing' };
  await socket.emitWithAck('watch', here);
  /** Says it and waits until the server has dealt with it. */
  const types = async (role_id: unknown, meeting_id: number | null = null, node_id = 'hearing') => {
    socket.emit('typing', { eid, node_id, meeting_id, role_id: role_id as string });
    await socket.emitWithAck('watch', here);
  };
  return { heard, types };
}

const told = ({ heard }: { heard: LiveTyping[] }) =>
  heard.map(({ role_id, meeting_id }) => [role_id, meeting_id]);
const aSecondLater = () => server.pass(1000);

it('is told to the others who hear the section, of whoever may speak in it now, and kept by nobody', async () => {
  const [play, elsewhere] = [await openPlay(server), await openPlay(server)];
  const { players: p, eid } = play;
  await playTo(play, 'hearing');
  const claimant = await watch(p.claimant, eid);
  const secondPage = await watch(p.claimant, eid);
  const [judge, respondent, witness, mentor] = [
    await watch(p.judge, eid),
    await watch(p.respondent, eid),
    await watch(p.witness, eid),
    await watch(play.mentor, eid),
  ];
  const stranger = await watch(elsewhere.players.judge, eid);
  const before = await play.state();
  // Not theirs, not open, without the floor, outside the room, of staff, of another run, of no sense.
  const passedOver = [
    () => claimant.types('judge'),
    () => claimant.types('claimant', null, 'panel'),
    () => respondent.types('respondent'),
    () => witness.types('witness'),
    () => mentor.types('judge'),
    () => stranger.types('judge'),
    () => claimant.types(['claimant']),
    () => claimant.types('claimant', 7),
  ];
  for (const say of passedOver) {
    await say();
    aSecondLater();
  }
  await claimant.types('claimant');
  // Too soon, from whichever page.
  await claimant.types('claimant');
  await secondPage.types('claimant');
  const typing = { eid, node_id: 'hearing', role_id: 'claimant', meeting_id: null };
  const once = [{ ...typing, user_id: p.claimant.id, seq: before.seq }];
  for (const other of [judge, respondent, witness, mentor])
    await eventually(() => expect(other.heard).toEqual(once));
  aSecondLater();
  await claimant.types('claimant');
  await eventually(() => expect(judge.heard).toHaveLength(2));
  expect([claimant, secondPage, stranger].map(told)).toEqual([[], [], []]);
  expect((await play.state()).seq).toBe(before.seq);
});

it('for a private talk is told to the other of the two alone', async () => {
  const play = await openPlay(server);
  const { players: p, eid } = play;
  await playTo(play, 'hearing');
  const at = { eid, nid: 'hearing' };
  const ask = { kind: 'ask', ...at, role_id: 'claimant', target_role: 'respondent' } as const;
  const meeting_id = (await play.call(p.claimant, meetApply, ask)).d.seq;
  await play.call(p.respondent, meetApply, {
    kind: 'answer',
    ...at,
    role_id: 'respondent',
    meeting_id,
    agree: true,
  });
  const [claimant, respondent] = [await watch(p.claimant, eid), await watch(p.respondent, eid)];
  const [judge, mentor] = [await watch(p.judge, eid), await watch(play.mentor, eid)];
  await claimant.types('claimant', meeting_id);
  await judge.types('judge');
  await eventually(() =>
    expect(told(respondent)).toEqual([
      ['claimant', meeting_id],
      ['judge', null],
    ]),
  );
  await eventually(() => expect(told(mentor)).toEqual([['judge', null]]));
  expect(told(judge)).toEqual([]);
});
