import { evaluateDetail, experimentResult, type RichNode, reportGenerate } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playWhole } from '../../test/long-run.ts';
import { openPlay, type Play } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { readDocx } from '../documents/read-docx.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
  await playWhole(play, { speeches: 3 });
  const { judge, witness } = play.players;
  await happens('record_signed', judge.id, {
    decision: 'signed',
    record_seq: 1,
    hash: 'h',
    image: 'text:判',
  });
  await happens('record_signed', witness.id, { decision: 'refused', record_seq: 1, hash: 'h', reason: '' });
  await happens('spoke', play.mentor.id, { text: '我来说一句', file_id: null }, { byStaff: true });
  await happens('spoke_in_meeting', witness.id, { meeting_id: 1, text: '私下说' });
});
afterAll(() => server.close());

/** As if it had been done in the hearing, without asking the engine. */
async function happens(type: string, by: number, data: object, { byStaff = false } = {}): Promise<void> {
  const { pool } = server.deps.database;
  await pool.query(
    `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, data)
      SELECT id, seq + 1, $2, $3::bigint, 'hearing', $4::bigint, null, $5, $6::jsonb FROM experiments WHERE id = $1`,
    [play.eid, type, server.deps.clock(), by, byStaff, JSON.stringify(data)],
  );
  await pool.query(
    `UPDATE experiments SET seq = seq + 1, revision = revision + 1,
      state = jsonb_set(state::jsonb, '{seq}', to_jsonb(seq + 1))::json WHERE id = $1`,
    [play.eid],
  );
}

const words = (node: RichNode): string =>
  node.type === 'text' ? (node.text ?? '') : (node.content ?? []).map(words).join('');

it('says the same of a run on every screen and in every report', async () => {
  const { d: result } = await play.call(play.mentor, experimentResult, { eid: play.eid });
  const { d: evaluation } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
  const sumOf = (key: keyof typeof result.totals) =>
    evaluation.members.reduce((sum, { contribution }) => sum + contribution[key], 0);
  // Four speeches of members; the signatures under the judgment and under the record; two ballots.
  expect(result.totals).toMatchObject({ speeches: 4, documents: 1, signatures: 2, votes: 2 });
  for (const [key, total] of Object.entries(result.totals))
    expect(sumOf(key as keyof typeof result.totals), key).toBe(total);

  const { d: bytes } = await server.call(
    reportGenerate,
    { eid: play.eid, format: 'docx' },
    { as: play.mentor.token, headers: { 'accept-language': 'en' } },
  );
  const { content } = await readDocx(bytes as Buffer);
  const rows = (content.content ?? []).flatMap(({ type, content: all = [] }) =>
    type === 'table' ? all : [],
  );
  const cells = rows.map((row) => (row.content ?? []).map(words));
  const { speeches, documents, signatures, votes, wrong_tries, consequences } = result.totals;
  expect(cells).toContainEqual([
    expect.anything(),
    `speeches ${speeches}, documents ${documents}, signatures ${signatures}, votes ${votes}, wrong tries ${wrong_tries}, consequences ${consequences}`,
  ]);
  const { judge } = play.players;
  const own = evaluation.members.find(({ id }) => id === judge.id)?.contribution;
  expect(cells.find(([name, , said]) => name === judge.name && said !== undefined)?.slice(2)).toEqual(
    [own?.speeches, own?.documents, own?.signatures, own?.votes, own?.wrong_tries, own?.consequences].map(
      String,
    ),
  );
});
