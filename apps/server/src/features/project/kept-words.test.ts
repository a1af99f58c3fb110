import {
  ALL_CALLS,
  type CallDeclaration,
  callKey,
  dossier,
  experimentDetail,
  handOver,
  projectDetail,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Knowing, markedCase, marksIn, marksKeptFrom } from '../../../test/marked-case.ts';
import { openPlay, type Play, type Player, playTo, type RoleName } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Made by a thread of its own from what the other calls answer, for one reader at a time. */
const SLOW = ['GET /experiment/report/generate', 'GET /experiment/case-file'];
const READS = ALL_CALLS.filter((call) => call.method === 'GET' && !SLOW.includes(callKey(call)));
/** One section passed early, one heard, the vote, and one that is written after it. */
const NODES = ['complaint', 'hearing', 'panel', 'judgment'];
const ROLES = markedCase.flow.roles.map(({ id }) => id);

/** Everything that one may ask by a call of one run: in several sections, in the name of one's own role and of another. */
function questionsOf(call: CallDeclaration, play: Play, role: RoleName): Record<string, unknown>[] {
  const { shape = {} } = call.input as unknown as { shape?: Record<string, unknown> };
  const { eid, projectId, flowId } = play;
  const known = { eid, project_id: projectId, flow_id: flowId, since: 0, scope: 'doing' };
  const about = Object.fromEntries(Object.entries(known).filter(([name]) => name in shape));
  const ids = markedCase.project.documents?.map(({ id }) => id) ?? [];
  const lists = {
    nid: NODES,
    node_id: NODES,
    role_id: [role, role === 'judge' ? 'claimant' : 'judge'],
    doc_id: ids,
  } as const;
  return Object.entries(lists)
    .filter(([name]) => name in shape)
    .reduce<Record<string, unknown>[]>(
      (asked, [name, values]) => asked.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [about],
    );
}

/** Asks everything, and says which call gave away what; answers how many calls answered at all. */
async function searchEverything(play: Play, role: RoleName, knowing: Knowing) {
  const answered = new Set<string>();
  const given: string[] = [];
  for (const call of READS) {
    for (const question of questionsOf(call, play, role)) {
      const { code, d } = await server.send(call, question, { as: play.players[role].token });
      if (code === 'ok') answered.add(callKey(call));
      const kept = marksKeptFrom(JSON.stringify(d) ?? '', knowing);
      for (const found of kept) given.push(`${callKey(call)}: ${found}`);
    }
  }
  return { answered, given };
}

async function marksFor(play: Play, who: Player) {
  const { d } = await play.call(who, experimentDetail, { eid: play.eid });
  return marksIn(JSON.stringify(d));
}

async function expectOwnWordsOnly(play: Play, role: RoleName, knowing: Knowing) {
  const { answered, given } = await searchEverything(play, role, knowing);
  expect(given, `told to the ${role}`).toEqual([]);
  for (const key of ['GET /experiment/detail', 'GET /project/detail', 'GET /workflow/trans/query'])
    expect(answered).toContain(key);
  expect(answered.size).toBeGreaterThan(25);
}

it('before the start nobody reads what is written for single roles', async () => {
  const play = await openPlay(server, { file: markedCase, isStarted: false });
  for (const role of ['judge', 'claimant'] as const) {
    const { given } = await searchEverything(play, role, { roleIds: [], outcomes: [] });
    expect(given).toEqual([]);
  }
  const { d } = await play.call(play.players.claimant, projectDetail, { project_id: play.projectId });
  expect(marksIn(JSON.stringify(d))).toContain('guide hearing everybody en');
});

it('in the run each reads what is for their own roles, and never what partners say', async () => {
  const play = await openPlay(server, { file: markedCase });
  await expectOwnWordsOnly(play, 'respondent', { roleIds: ['respondent'], outcomes: [] });
  const own = await marksFor(play, play.players.judge);
  for (const due of ['guide hearing judge en', 'phrase hearing judge zh', 'brief case judge en'])
    expect(own).toContain(due);
  expect(own.filter((one) => one.startsWith('line '))).toEqual([]);

  await playTo(play, 'judgment');
  await expectOwnWordsOnly(play, 'judge', { roleIds: ['judge'], outcomes: ['panel=passed'] });
  expect((await marksFor(play, play.players.judge)).filter((one) => one.startsWith('line '))).toEqual([]);

  // A mentor hands it over: a leader would have to ask the person who holds it.
  const handed = { eid: play.eid, target_role: 'witness', to_user: play.players.claimant.id, reason: 'Ill' };
  expect((await play.call(play.mentor, handOver, handed)).code).toBe('ok');
  expect(await marksFor(play, play.players.claimant)).toContain('guide panel witness en');
  expect((await marksFor(play, play.players.witness)).filter((one) => one.includes('witness'))).toEqual([]);
});

it('the dossier that a student takes away holds no other role’s words; staff have them all', async () => {
  const play = await openPlay(server, { file: markedCase });
  await playTo(play, 'closing');
  const knowing = { roleIds: ['claimant'], outcomes: ['panel=passed'] };
  await expectOwnWordsOnly(play, 'claimant', knowing);
  const fileFor = async (who: Player) => {
    const { code, d } = await server.call(dossier, { eid: play.eid }, { as: who.token });
    expect(code).toBe('ok');
    return (d as Buffer).toString();
  };
  const taken = await fileFor(play.players.claimant);
  expect(marksKeptFrom(taken, knowing)).toEqual([]);
  expect(marksIn(taken)).toContain('guide hearing claimant en');
  const staffs = marksIn(await fileFor(play.mentor));
  for (const role of ROLES) expect(staffs).toContain(`guide hearing ${role} en`);
  expect(staffs).toContain('line judgment judge panel=rejected en');
});
