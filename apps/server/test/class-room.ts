import { IDENTITY } from '@lets/contract';
import { buildClass } from './factories.ts';
import { buildPlayer, type Player } from './play.ts';
import type { TestServer } from './test-server.ts';

export interface ClassRoom {
  readonly classId: number;
  readonly students: readonly Player[];
}

/** A class of a course with a mentor and so many students, all logged in. */
export async function buildClassRoom(
  server: TestServer,
  { courseId, mentorId }: { readonly courseId: number; readonly mentorId: number },
  count: number,
): Promise<ClassRoom> {
  const students: Player[] = [];
  for (let i = 0; i < count; i++) students.push(await buildPlayer(server));
  const { id: classId } = await buildClass(server.deps.database, {
    courseId,
    mentorIds: [mentorId],
    studentIds: students.map(({ id }) => id),
  });
  return { classId, students };
}

/** Another mentor of a class, logged in. */
export async function buildMentorOf(server: TestServer, { classId }: ClassRoom): Promise<Player> {
  const mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  await server.deps.database.pool.query('insert into class_mentors values ($1, $2)', [classId, mentor.id]);
  return mentor;
}

/** One that a test counts on. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new Error(`there is no number ${i}`);
  return found;
}
