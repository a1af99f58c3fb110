import {
  evaluateDetail,
  evaluatePublish,
  evaluateSave,
  experienceSave,
  nodeEnd,
  templateSign,
} from '@lets/contract';
import { draft, type Play, playTo } from './play.ts';

export const speechAt = (number: number) =>
  `第${number}句：被告于二〇二三年三月十二日出具借条，载明借款金额为人民币贰拾万元整。`;

/** Said as if by the claimant in the open hearing, without asking the engine each time. */
async function speakLong(play: Play, count: number): Promise<void> {
  const { pool } = play.server.deps.database;
  await pool.query(
    `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, data)
      SELECT e.id, e.seq + n, 'spoke', $4::bigint + n * 1000, 'hearing', $3::bigint, 'claimant', false,
        jsonb_build_object('text', replace($5, '#', n::text), 'file_id', null)
      FROM experiments e, generate_series(1, $2::int) AS n WHERE e.id = $1`,
    [play.eid, count, play.players.claimant.id, play.server.deps.clock(), speechAt(0).replace('0', '#')],
  );
  await pool.query(
    `UPDATE experiments SET seq = seq + $2, revision = revision + 1,
      state = jsonb_set(state::jsonb, '{seq}', to_jsonb(seq + $2))::json WHERE id = $1`,
    [play.eid, count],
  );
}

/** The whole case from the hearing to the evaluation, with something of everything a report tells. */
export async function playWhole(play: Play, { speeches = 0, isEvaluated = true } = {}): Promise<void> {
  const { judge, assessor, claimant, witness } = play.players;
  await playTo(play, 'hearing');
  await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: '现在开庭。' });
  if (speeches > 0) await speakLong(play, speeches);
  await play.end('judge', 'hearing', 'adjourn');
  await play.end('judge', 'hearing', 'deliberate');
  for (const role of ['judge', 'assessor'] as const)
    await play.push(play.players[role], 'panel', { kind: 'vote', role_id: role, option_id: 'for' });
  await play.push(judge, 'panel', { kind: 'end_vote' });
  await play.end('judge', 'panel', 'upheld');
  const { doc_id, hash } = await judgment(play);
  await play.call(assessor, templateSign, {
    eid: play.eid,
    nid: 'judgment',
    role_id: 'assessor',
    doc_id,
    decision: 'signed',
    hash,
    image: 'text:陪审员签名',
  });
  await play.push(judge, 'judgment', { kind: 'submit', role_id: 'judge', doc_id });
  await play.end('judge', 'judgment', 'pronounce');
  const { code } = await play.call(judge, nodeEnd, {
    eid: play.eid,
    nid: 'report',
    role_id: 'judge',
    option: 'forward',
    trans_id: 'reported',
  });
  if (code !== 'ok') throw new Error(`the report section did not end: ${code}`);
  await play.end('judge', 'leap', 'finish');
  await play.call(claimant, experienceSave, { eid: play.eid, content: '证据要先固定。\n再谈法律适用。' });
  await play.call(witness, experienceSave, { eid: play.eid, content: '如实陈述。' });
  if (isEvaluated) await judgeRun(play);
}

async function judgment(play: Play): Promise<{ doc_id: string; hash: string }> {
  const { document } = await draft(
    play,
    'judge',
    'judgment',
    'judgment_form',
    '判决如下：被告偿还借款本金。',
  );
  await play.push(play.players.judge, 'judgment', {
    kind: 'sign_request',
    role_id: 'judge',
    doc_id: document.id,
    role_ids: ['assessor'],
  });
  return { doc_id: document.id, hash: document.hash };
}

/** Scores in force: 80 for the team, the claimant's comment known to the claimant alone. */
async function judgeRun(play: Play): Promise<void> {
  const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
  const goals = Object.fromEntries(d.goals.map(({ id }) => [id, 80]));
  const { rows } = await play.server.deps.database.pool.query<{ seq: number }>(
    `SELECT min(seq)::int AS seq FROM experiment_events WHERE experiment_id = $1 AND type = 'spoke'`,
    [play.eid],
  );
  const remarks = {
    [d.goals[0]?.id ?? '']: { text: '围绕争议焦点发问。', moments: rows.map(({ seq }) => seq) },
  };
  const content = {
    team: { goals, remarks, comment: '配合良好。', moments: [] },
    members: [
      {
        user_id: play.players.claimant.id,
        goals: {},
        remarks: {},
        comment: '只给原告看的评语',
        moments: [],
      },
      ...d.members.filter(({ idle }) => idle).map(({ id }) => keptForIdle(id)),
    ],
  };
  await play.call(play.mentor, evaluateSave, { eid: play.eid, revision: 0, content });
  const { code } = await play.call(play.mentor, evaluatePublish, { eid: play.eid, revision: 1 });
  if (code !== 'ok') throw new Error(`the evaluation was not published: ${code}`);
}

/** What is written of a member who did nothing, so that the team's scores count for them. */
export function keptForIdle(user_id: number) {
  const decision = { is: 'team', reason: '病假，组内已补做' } as const;
  return { user_id, goals: {}, remarks: {}, comment: '', moments: [], decision };
}
