import {
  classCall,
  classCast,
  classControl,
  classTaskCreate,
  classTaskRegroup,
  classTaskUpdate,
  evaluatePublish,
  evaluateWithdraw,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlay, type Play } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { throttle } from '../../throttle.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
  play = await openPlay(server);
});
afterAll(() => server.close());

it('what reaches a whole class or team at once is done so often, and no oftener', async () => {
  const { mentor, eid, classId: class_id, projectId: project_id } = play;
  const tryAll = async () => {
    const answers = [
      await play.call(mentor, classControl, { kind: 'resume', eids: [eid] }),
      await play.call(mentor, classCall, { class_id, text: 'Listen' }),
      await play.call(mentor, classTaskCreate, { project_id, class_id, grouping: 'random', size: 20 }),
      await play.call(mentor, classTaskUpdate, { id: 1, name: 'x' }),
      await play.call(mentor, classTaskRegroup, {
        id: 1,
        seen: [],
        groups: [{ team_id: null, members: [] }],
      }),
      await play.call(mentor, classCast, { id: 1, groups: [{ team_id: 1, revision: 0, holders: {} }] }),
      await play.call(mentor, evaluatePublish, { eid, revision: 1 }),
      await play.call(mentor, evaluateWithdraw, { eid, version: 1, reason: 'x' }),
    ];
    return answers.map(({ code }) => code);
  };
  expect(await tryAll()).not.toContain('too_many_tries');
  const { class_acts, publications } = SERVER_LIMITS.rates;
  server.pass(class_acts.windowMs);
  for (let i = 0; i < class_acts.count; i += 1) await throttle(server.deps, `class:${mentor.id}`, class_acts);
  for (let i = 0; i < publications.count; i += 1)
    await throttle(server.deps, `publish:${mentor.id}`, publications);
  expect(new Set(await tryAll())).toEqual(new Set(['too_many_tries']));
  server.pass(class_acts.windowMs);
  expect(await tryAll()).not.toContain('too_many_tries');
});
