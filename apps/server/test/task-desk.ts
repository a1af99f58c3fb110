import { IDENTITY } from '@lets/contract';
import { buildCourse, buildProject } from './factories.ts';
import { buildPlayer } from './play.ts';
import { openTestServer } from './test-server.ts';

/** A server with a mentor and a course with one project, from which tasks can be given; `file` changes the case. */
export async function openTaskDesk(file: NonNullable<Parameters<typeof buildProject>[1]>['file'] = {}) {
  const server = await openTestServer();
  const mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  const course = await buildCourse(server.deps.database);
  const { id: project } = await buildProject(server.deps.database, { courseId: course, file });
  return { server, mentor, course, project };
}
