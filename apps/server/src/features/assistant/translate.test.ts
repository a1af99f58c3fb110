import { assistantTranslate, type CodeName } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { answering } from '../../../test/stand-ins/chat-service.ts';
import { type HttpStandIn, openStandIn, type Reply } from '../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { translationsIn } from './translate.ts';

let reply: Reply;
let service: HttpStandIn;
let server: TestServer;
let bare: TestServer;

beforeAll(async () => {
  service = await openStandIn((heard, response) => reply(heard, response));
  server = await openTestServer({
    env: { ASSISTANT_BASE_URL: `${service.url}/v1`, ASSISTANT_MODEL: 'law-large' },
  });
  bare = await openTestServer();
});
afterAll(async () => {
  await server.close();
  await bare.close();
  await service.close();
});
beforeEach(() => {
  reply = answering('["Hear', 'ing", "Award"]');
  service.heard.length = 0;
});

async function author(at: TestServer, modules = ['workflow']) {
  const { database } = at.deps;
  return logInAs(database, await buildUser(database, { identity: 3, modules }));
}

const TEXTS = ['开庭', '裁决'];

describe('draft translations', () => {
  it('are asked for as one list and come in its order', async () => {
    const answer = await server.call(assistantTranslate, { texts: TEXTS }, { as: await author(server) });
    expect(answer).toMatchObject({ code: 'ok', d: { texts: ['Hearing', 'Award'] } });
    const body = JSON.parse(service.heard[0]?.body ?? '');
    expect(body).toMatchObject({ model: 'law-large', temperature: 0, max_tokens: 4000 });
    expect(body.messages.at(-1)).toEqual({ role: 'user', content: JSON.stringify(TEXTS) });
  });

  it('are for authors alone, of flows or of cases', async () => {
    const { database } = server.deps;
    const ask = async (token: string) =>
      (await server.call(assistantTranslate, { texts: TEXTS }, { as: token })).code;
    for (const identity of [1, 2] as const)
      expect(await ask(await logInAs(database, await buildUser(database, { identity })))).toBe(
        'no_authority',
      );
    expect(await ask(await author(server, ['user']))).toBe('no_authority');
    expect(service.heard).toEqual([]);
    expect(await ask(await author(server, ['project']))).toBe('ok');
  });

  it('are never offered where no model is connected', async () => {
    const answer = await bare.call(assistantTranslate, { texts: TEXTS }, { as: await author(bare) });
    expect(answer.code).toBe('assistant_unavailable');
  });

  it('are refused where the model says something else, and the next request is free again', async () => {
    const token = await author(server);
    const ask = async () => (await server.call(assistantTranslate, { texts: TEXTS }, { as: token })).code;
    for (const said of ['["Hearing"]', 'I would rather not.', '{"0": "Hearing"}']) {
      reply = answering(said);
      expect(await ask()).toBe('assistant_unavailable');
    }
    reply = answering('Here you are:\n["Hearing", "Award"]');
    expect(await ask()).toBe('ok');
  });

  it('are bounded: in texts, in letters, and in how often', async () => {
    const token = await author(server);
    const ask = async (texts: string[]) =>
      (await server.call(assistantTranslate, { texts }, { as: token })).code;
    for (const texts of [
      [],
      [' '],
      Array(21).fill('一'),
      ['长'.repeat(1501)],
      ['长'.repeat(1100), '长'.repeat(1100)],
    ])
      expect(await ask(texts)).toBe('bad_parameter');
    expect(service.heard).toEqual([]);
    const codes: CodeName[] = [];
    for (let i = 0; i <= SERVER_LIMITS.rates.translations.count; i += 1) codes.push(await ask(TEXTS));
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(1);
    expect(service.heard).toHaveLength(SERVER_LIMITS.rates.translations.count);
  });
});

it('finds the list whatever a model says around it', () => {
  expect(translationsIn('```json\n["A", " B "]\n```', 2)).toEqual(['A', 'B']);
  expect(() => translationsIn('["A"', 1)).toThrow('did not answer with the list');
});
