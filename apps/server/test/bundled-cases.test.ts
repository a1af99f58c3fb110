import { bundledCases } from '@lets/content';
import { experimentDetail } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { fillVacantRoles, Player, prepareExperiment, Session, startExperiment } from '@lets/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { buildClass, buildProject, buildUser, logInAs } from './factories.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Every bundled case, played once to its end by a full cast of automatic players over HTTP. */

const CAST = Math.max(...bundledCases.map(({ flow }) => flow.roles.length));

let database: TestDatabase;
let server: ServerProcess;
let sessions: Session[];
let courseId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServerProcess(database);
  const users = [];
  for (let i = 0; i < CAST; i += 1) users.push(await buildUser(database));
  const school = await buildClass(database, { studentIds: users.map(({ id }) => id) });
  courseId = school.courseId;
  for (const file of bundledCases) await buildProject(database, { courseId, file });
  sessions = await Promise.all(
    users.map(async (user) => Session.resume(server.url, await logInAs(database, user))),
  );
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

it.each(bundledCases.map((file) => [file.code, file] as const))(
  '%s is played to its end',
  async (code, file) => {
    const cast = sessions.slice(0, file.flow.roles.length);
    const [leader] = cast;
    if (!leader) throw new Error('nobody plays');
    const accounts = cast.slice(1).map(({ me }) => me?.account ?? '');
    const { eid } = await prepareExperiment({ leader, project: code, accounts, kept: [] });
    await fillVacantRoles(leader, eid);
    await startExperiment(leader, eid);
    const players = cast.map((session) => new Player({ session, eid, look_again: 5000 }));
    await Promise.all(players.map((player) => player.play()));
    const detail = await leader.call(experimentDetail, { eid });
    expect(detail.state.ending).toMatchObject({ how: 'completed' });
    const known = new Set(file.flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id));
    for (const id of Object.keys(detail.state.sections)) expect(known).toContain(id);
  },
  240_000,
);
