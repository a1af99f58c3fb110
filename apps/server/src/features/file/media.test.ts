import { fileMedia, fileUpload, IDENTITY } from '@lets/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, openPlay } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000000200000002', 'hex'),
  Buffer.from(Array.from({ length: 76 }, (_, i) => i)),
]);

async function upload(bytes = png, mime = 'image/png'): Promise<string> {
  const play = await openPlay(server);
  const file = { name: 'face.png', bytes, mime };
  return (await server.call(fileUpload, { eid: play.eid }, { as: play.leader.token, file })).d.file_id;
}

/** A run of a case whose first role has this picture. */
function playNaming(id: string) {
  const [first, ...others] = wholeCase.flow.roles;
  if (!first) throw new Error('a case without roles');
  return openPlay(server, {
    file: { flow: { ...wholeCase.flow, roles: [{ ...first, character: id }, ...others] } },
  });
}

test('what a case names is shown to whoever plays in it or looks after it, and to nobody else', async () => {
  const id = await upload();
  const other = await openPlay(server);
  const read = (token: string) => server.call(fileMedia, { file_id: id }, { as: token });
  expect((await read(other.leader.token)).code).toBe('not_found');
  const play = await playNaming(id);
  const shown = await read(play.players.witness.token);
  expect(shown).toMatchObject({
    status: 200,
    d: png,
    headers: { 'content-type': 'image/png', 'content-disposition': 'inline', 'accept-ranges': 'bytes' },
  });
  expect((await read(play.mentor.token)).status).toBe(200);
  const stranger = await buildPlayer(server, { identity: IDENTITY.student });
  expect((await read(stranger.token)).code).toBe('not_found');
});

test('is read in ranges', async () => {
  const id = await upload();
  const play = await playNaming(id);
  const read = (range: string) =>
    server.call(fileMedia, { file_id: id }, { as: play.leader.token, headers: { range } });
  const part = await read('bytes=10-19');
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 10-19/${png.length}`, 'content-length': '10' },
  });
  expect(part.d).toEqual(png.subarray(10, 20));
  expect((await read('bytes=-4')).d).toEqual(png.subarray(-4));
  expect((await read(`bytes=${png.length}-`)).status).toBe(416);
});

test('is a picture or a video: a text that a case names is not served in place', async () => {
  const id = await upload(Buffer.from('plain words'), 'text/plain');
  const play = await playNaming(id);
  expect((await server.call(fileMedia, { file_id: id }, { as: play.leader.token })).code).toBe('not_found');
});
