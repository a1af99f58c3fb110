import { type CourtRecordDetail, recordCheck, recordDetail, recordExport } from '@lets/contract';
import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { setZone } from '../../../test/school-zone.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await setZone(server, 'Asia/Kathmandu');
});
afterAll(() => server.close());

interface Hearing {
  readonly play: Play;
  readonly check: (who: Player, act: object) => Promise<{ code: string; d: { seq: number } }>;
  readonly read: (who: Player, more?: object) => Promise<CourtRecordDetail>;
}

/** A hearing in which the judge and the claimant have spoken; those two and the respondent are in the room. */
async function openHearing(): Promise<Hearing> {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const where = { eid: play.eid, nid: 'hearing' };
  const { judge, claimant } = play.players;
  await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'Be seated.' });
  await play.push(claimant, 'hearing', { kind: 'speech', role_id: 'claimant', text: 'Twenty thousand.' });
  return {
    play,
    check: (who, act) => play.call(who, recordCheck, { ...where, ...act } as never) as never,
    read: async (who, more = {}) => (await play.call(who, recordDetail, { ...where, ...more })).d,
  };
}

describe('the court record', () => {
  test('holds the speeches of the section, for everybody of the run and nobody else', async () => {
    const { play, check, read } = await openHearing();
    const { judge, respondent, assessor } = play.players;
    expect((await play.call(judge, recordDetail, { eid: play.eid, nid: 'hearing' })).code).toBe('not_found');
    expect((await check(respondent, { kind: 'close', role_id: 'respondent' })).code).toBe(
      'not_authorised_here',
    );
    expect((await check(judge, { kind: 'close' })).code).toBe('ok');
    const record = await read(assessor);
    expect(record).toMatchObject({ status: 'checking', closed_by: 'judge', earlier: [] });
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(record.lines.map(({ role_id, text }) => [role_id, text])).toEqual([
      ['judge', 'Be seated.'],
      ['claimant', 'Twenty thousand.'],
    ]);
    expect(record.signers.map(({ role_id, status }) => [role_id, status])).toEqual([
      ['judge', 'waiting'],
      ['claimant', 'waiting'],
      ['respondent', 'waiting'],
    ]);
    expect(await read(play.mentor)).toEqual(record);
    expect((await play.call(play.stranger, recordDetail, { eid: play.eid, nid: 'hearing' })).code).toBe(
      'not_found',
    );
    const spoken = await play.push(judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'More.' });
    expect(spoken.code).toBe('record_closed');
  });

  test('a correction changes the hash, keeps the original and asks for new signatures; a refusal stays', async () => {
    const { play, check, read } = await openHearing();
    const { judge, claimant, respondent } = play.players;
    await check(judge, { kind: 'close' });
    const { hash, lines } = await read(judge);
    const sign = { kind: 'sign', role_id: 'claimant', decision: 'signed', hash, image: 'M1 2L30 40' };
    expect((await check(claimant, { ...sign, image: '<b>' })).code).toBe('bad_parameter');
    expect((await check(claimant, sign)).code).toBe('ok');
    expect((await check(claimant, sign)).code).toBe('already_done');
    const refusal = { kind: 'sign', role_id: 'respondent', decision: 'refused', hash };
    expect((await check(respondent, refusal)).code).toBe('bad_parameter');
    expect((await check(respondent, { ...refusal, reason: 'It was nineteen' })).code).toBe('ok');
    const line = lines[1]?.seq ?? 0;
    const wish = { kind: 'correct', role_id: 'respondent', line, text: 'Nineteen thousand.' };
    expect((await check(claimant, wish)).code).toBe('not_authorised_here');
    const asked = await check(respondent, wish);
    const answer = { kind: 'answer', correction_id: asked.d.seq, agree: true };
    expect((await check(judge, answer)).code).toBe('ok');
    const corrected = await read(respondent);
    expect(corrected.hash).not.toBe(hash);
    expect(corrected.lines[1]).toMatchObject({
      text: 'Twenty thousand.',
      corrections: [{ text: 'Nineteen thousand.', status: 'accepted', answered_by: 'judge' }],
    });
    expect(corrected.signers.every(({ status }) => status === 'waiting')).toBe(true);
    expect(corrected.earlier).toMatchObject([
      { role_id: 'claimant', status: 'signed', image: 'M1 2L30 40' },
      { role_id: 'respondent', status: 'refused', reason: 'It was nineteen' },
    ]);
    expect((await check(claimant, sign)).code).toBe('changed_meanwhile');
    expect((await check(claimant, { ...sign, hash: corrected.hash })).code).toBe('ok');
  });

  test('is printed with both texts of a corrected line, who signed and who refused', async () => {
    const { play, check, read } = await openHearing();
    const { judge, respondent } = play.players;
    await check(judge, { kind: 'close' });
    const { hash, lines } = await read(judge);
    const line = lines[1]?.seq ?? 0;
    await check(respondent, {
      kind: 'sign',
      role_id: 'respondent',
      decision: 'refused',
      hash,
      reason: 'No.',
    });
    const asked = await check(respondent, {
      kind: 'correct',
      role_id: 'respondent',
      line,
      text: 'Nineteen.',
    });
    await check(judge, { kind: 'answer', correction_id: asked.d.seq, agree: true });
    const corrected = await read(judge);
    await check(judge, {
      kind: 'sign',
      role_id: 'judge',
      decision: 'signed',
      hash: corrected.hash,
      image: 'text:Ma',
    });
    const where = { eid: play.eid, nid: 'hearing', format: 'docx' } as const;
    expect((await play.call(play.stranger, recordExport, where)).code).toBe('not_found');
    const printed = await play.call(respondent, recordExport, where);
    expect(printed.code).toBe('ok');
    const { value } = await mammoth.extractRawText({ buffer: printed.d as Buffer });
    for (const words of ['Twenty thousand.', 'Nineteen.', 'No.', 'Ma', corrected.hash, '(UTC+5:45)']) {
      expect(value).toContain(words);
    }
    const pdf = (await play.call(judge, recordExport, { ...where, format: 'pdf' })).d as Buffer;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is there to be read when the hearing is over', async () => {
    const { play, check, read } = await openHearing();
    await check(play.players.judge, { kind: 'close' });
    const { hash } = await read(play.players.judge);
    await playTo(play, 'panel');
    expect(await read(play.players.claimant)).toMatchObject({ status: 'closed', hash });
    const visit = (await play.state()).sections.hearing?.opened_seq ?? 0;
    expect((await read(play.players.claimant, { visit })).hash).toBe(hash);
    expect(
      (await play.call(play.players.judge, recordDetail, { eid: play.eid, nid: 'hearing', visit: 1 })).code,
    ).toBe('not_found');
  });

  test('of two who close it at once one does; a signature and a correction at once leave no signature of an unread text', async () => {
    const { play, check, read } = await openHearing();
    const { judge, claimant, respondent } = play.players;
    const both = await Promise.all([check(judge, { kind: 'close' }), check(judge, { kind: 'close' })]);
    expect(both.map(({ code }) => code).sort()).toEqual(['already_done', 'ok']);
    const { hash, lines } = await read(judge);
    const wish = { kind: 'correct', role_id: 'respondent', line: lines[0]?.seq ?? 0, text: 'Sit down.' };
    const asked = await check(respondent, wish);
    const rivals = await Promise.all([
      check(judge, { kind: 'answer', correction_id: asked.d.seq, agree: true }),
      check(claimant, { kind: 'sign', role_id: 'claimant', decision: 'signed', hash }),
    ]);
    expect(rivals[0].code).toBe('ok');
    expect(['ok', 'changed_meanwhile']).toContain(rivals[1].code);
    const { signers } = await read(judge);
    expect(signers.every(({ status }) => status === 'waiting')).toBe(true);
  });
});

describe('the queue', () => {
  test('is the host’s to order, and the floor theirs to give and to take back', async () => {
    const { play } = await openHearing();
    const { judge, respondent } = play.players;
    const asked = await play.push(respondent, 'hearing', {
      kind: 'request',
      role_id: 'respondent',
      about: 'speech',
    });
    const moved = { kind: 'move_request', answer_to: asked.d.seq } as const;
    expect((await play.push(respondent, 'hearing', { ...moved, role_id: 'respondent' })).code).toBe(
      'not_authorised_here',
    );
    expect((await play.push(judge, 'hearing', moved)).code).toBe('ok');
    expect((await play.state()).sections.hearing?.requests[0]?.placed).toBe(true);
    const floor = { target_role: 'respondent' } as const;
    expect((await play.push(judge, 'hearing', { kind: 'give_floor', ...floor })).code).toBe('ok');
    expect((await play.state()).sections.hearing).toMatchObject({ floor: ['respondent'], requests: [] });
    expect((await play.push(judge, 'hearing', { kind: 'take_floor', ...floor })).code).toBe('ok');
    const spoken = await play.push(respondent, 'hearing', {
      kind: 'speech',
      role_id: 'respondent',
      text: 'But',
    });
    expect(spoken.code).toBe('not_authorised_here');
  });
});
