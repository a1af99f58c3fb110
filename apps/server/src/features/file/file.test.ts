import { fileDisplayList, fileGet, fileList, fileUpload, IDENTITY, LIMITS } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPlayer, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000200000002', 'hex');

function upload(play: Play, who: Player, bytes: Buffer = png, name = 'receipt.png') {
  const file = { name, bytes, mime: 'image/png' };
  return server.call(fileUpload, { eid: play.eid }, { as: who.token, file });
}

async function countFiles(): Promise<number> {
  const { rows } = await server.deps.database.pool.query('SELECT count(*) AS count FROM files');
  return rows[0].count;
}

describe('upload', () => {
  test('is kept with what it is, and given back as an attachment', async () => {
    const play = await openPlay(server);
    const { d } = await upload(play, play.players.claimant, png, '../../借条 ‮gnp.png');
    expect(d).toMatchObject({ name: '借条 gnp.png', mime: 'image/png', size: png.length });
    const got = await server.call(fileGet, { file_id: d.file_id }, { as: play.mentor.token });
    expect(got.d).toEqual(png);
    expect(got.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''%E5%80%9F/),
    });
  });

  test('belongs to its run: strangers neither upload nor read', async () => {
    const play = await openPlay(server);
    const before = await countFiles();
    expect((await upload(play, play.stranger)).code).toBe('not_found');
    expect(await countFiles()).toBe(before);
    const { d } = await upload(play, play.players.claimant);
    const otherMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
    for (const who of [play.stranger, otherMentor]) {
      expect((await server.call(fileGet, { file_id: d.file_id }, { as: who.token })).code).toBe('not_found');
    }
    const { list } = (await server.call(fileList, { eid: play.eid }, { as: play.mentor.token })).d;
    expect(list).toMatchObject([{ file_id: d.file_id, uploaded_by: { id: play.players.claimant.id } }]);
    expect((await server.call(fileList, { eid: play.eid }, { as: play.stranger.token })).code).toBe(
      'not_found',
    );
    const nothing = { file_id: crypto.randomUUID() };
    expect((await server.call(fileGet, nothing, { as: play.leader.token })).code).toBe('not_found');
  });

  test('can be spoken with in its own run only', async () => {
    const [play, other] = [await openPlay(server), await openPlay(server)];
    await Promise.all([playTo(play, 'hearing'), playTo(other, 'hearing')]);
    const { file_id } = (await upload(play, play.players.judge)).d;
    const speech = { kind: 'speech', role_id: 'judge', text: 'Look', file_id } as const;
    expect((await other.push(other.players.judge, 'hearing', speech)).code).toBe('not_found');
    expect((await play.push(play.players.judge, 'hearing', speech)).code).toBe('ok');
    const show = {
      kind: 'display',
      role_id: 'judge',
      item: { kind: 'file', id: file_id, name: 'Forged' },
    } as const;
    expect((await other.push(other.players.judge, 'hearing', show)).code).toBe('not_found');
    const shown = await play.push(play.players.judge, 'hearing', show);
    expect(shown.d.events[0]).toMatchObject({ data: { item: { name: 'receipt.png' } } });
    const input = { eid: play.eid, nid: 'hearing', role_id: 'judge' };
    const listed = await play.call(play.players.judge, fileDisplayList, input);
    expect(listed.d.list).toContainEqual({
      kind: 'file',
      id: file_id,
      name: { zh: 'receipt.png', en: 'receipt.png' },
    });
  });

  test('may have exactly the size that is said', async () => {
    const play = await openPlay(server);
    const most = Buffer.concat([png, Buffer.alloc(LIMITS.upload_bytes - png.length)]);
    const { code, d } = await upload(play, play.players.claimant, most);
    expect([code, d?.size]).toEqual(['ok', 20 * 1024 * 1024]);
  });

  test('takes a long text and an office file, and gives them back as attachments', async () => {
    const play = await openPlay(server);
    const text = Buffer.from('原告陈述如下。\n'.repeat(150_000));
    const written = await upload(play, play.players.claimant, text, '陈述.txt');
    expect([written.code, written.d?.mime]).toEqual(['ok', 'text/plain']);
    const sheet = Buffer.alloc(2048);
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(sheet);
    Buffer.from('Workbook\0', 'utf16le').copy(sheet, 1024);
    sheet.writeUInt16LE(18, 1024 + 64);
    sheet[1024 + 66] = 2;
    const { d } = await upload(play, play.players.claimant, sheet, '账目.xls');
    const got = await server.call(fileGet, { file_id: d.file_id }, { as: play.mentor.token });
    expect(got.headers).toMatchObject({
      'content-type': 'application/vnd.ms-excel',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });

  test('is refused when too large, of another type, or beyond what one person may keep', async () => {
    const play = await openPlay(server);
    const { claimant } = play.players;
    const before = await countFiles();
    const over = Buffer.concat([png, Buffer.alloc(LIMITS.upload_bytes - png.length + 1)]);
    const tooLarge = await upload(play, claimant, over);
    expect([tooLarge.code, tooLarge.m]).toEqual(['file_refused', 'The file is over 20M']);
    const page = Buffer.from('<script>alert(1)</script>\0');
    const refused = await upload(play, claimant, page);
    expect([refused.code, refused.m]).toEqual([
      'file_refused',
      expect.stringContaining('This kind of file is not accepted'),
    ]);
    const missing = await server.send(fileUpload, { eid: play.eid }, { as: claimant.token });
    expect(missing.code).toBe('bad_parameter');
    expect(await countFiles()).toBe(before);
    await server.deps.database.pool.query(
      `INSERT INTO files (id, owner_id, name, mime, size, sha256)
        SELECT gen_random_uuid(), $1, 'x', 'image/png', 20971520, '' FROM generate_series(1, 51)`,
      [claimant.id],
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload(play, claimant, Buffer.concat([png, Buffer.alloc(2 ** 21 - 100)]))),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['file_refused', 'ok', 'ok']);
  });
});
