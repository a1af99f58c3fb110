import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refusal, refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import { belongingsOf, enrolmentsOf } from '../course/service.ts';
import { listedAmong, projectsListing } from './listed-repository.ts';
import { canSee, isOfCourse, mayEverPrepare, openingFor, outsideHours, type Viewer } from './policy.ts';
import * as repository from './repository.ts';

/** To whom a case is open, and when. */

/** Every case that a person may see. */
export async function visibleProjectIds(reader: Reader, caller: Caller): Promise<number[]> {
  return repository.visibleIds(reader, await viewerOf(reader, caller));
}

export type SeenProject = NonNullable<Awaited<ReturnType<typeof repository.openingById>>>;

/** A case for another feature to work with: refused as unknown to everybody who may not see it. */
export async function seeProject(reader: Reader, caller: Caller, projectId: number) {
  const record = await repository.openingById(reader, projectId);
  const viewer = await viewerOf(reader, caller);
  if (!record || !canSee(record, viewer)) refuse('not_found');
  return { record, viewer };
}

/** The same, refused unless it may be prepared now; the reason travels in `d`. */
export async function preparableProject(
  { clock }: Pick<Deps, 'clock'>,
  reader: Reader,
  caller: Caller,
  projectId: number,
): Promise<SeenProject> {
  const { record, viewer } = await seeProject(reader, caller, projectId);
  const runs = await repository.countRuns(reader, caller.id, [projectId]);
  const endedRuns = runs.find((run) => run.status === 'ended')?.count ?? 0;
  const { allow_redo } = record.body;
  const { reason } = openingFor({ ...record, allow_redo }, viewer, { endedRuns, now: clock() });
  if (reason) refuse(reason === 'not_for_you' ? 'no_authority' : 'not_open', { reason });
  return record;
}

/** A case that a teacher may give a class: before its hours too, but not when they are over. */
export async function plannableProject(
  { clock }: Pick<Deps, 'clock'>,
  reader: Reader,
  caller: Caller,
  projectId: number,
): Promise<SeenProject> {
  const { record, viewer } = await seeProject(reader, caller, projectId);
  if (!mayEverPrepare(record, viewer)) refuse('no_authority', { reason: 'not_for_you' });
  if (outsideHours(record, clock()) === 'closed') refuse('not_open', { reason: 'closed' });
  return record;
}

/** A case that somebody was given, whoever may see it. */
export async function projectFor(reader: Reader, projectId: number): Promise<SeenProject> {
  return (await repository.openingById(reader, projectId)) ?? refuse('project_missing');
}

/** What keeps a prepared experiment of a case from being started now: its hours, or too few members (null: however many). */
export async function startRefusal(
  { clock }: Pick<Deps, 'clock'>,
  reader: Reader,
  projectId: number,
  memberCount: number | null,
): Promise<Refusal | undefined> {
  const project = await repository.makingOf(reader, projectId);
  const reason = outsideHours(project, clock());
  if (reason) return new Refusal('not_open', { reason });
  const { multi_user, team_min } = project;
  const isTooSmall = multi_user && memberCount !== null && memberCount < team_min;
  return isTooSmall ? new Refusal('team_too_small', { team_min }) : undefined;
}

/** What a run of a case is made of. */
export async function flowOfProject(
  reader: Reader,
  projectId: number,
): Promise<{ flow_id: number; multi_user: boolean }> {
  return repository.makingOf(reader, projectId);
}

/** Of these students, those to whom a case is not open, by its course or its list. */
export async function unregisteredFor(
  reader: Reader,
  project: SeenProject,
  userIds: readonly number[],
): Promise<number[]> {
  if (project.opening_mode === 'free') return [];
  if (project.opening_mode === 'specified') {
    const listed = await listedAmong(reader, project.id, userIds);
    return userIds.filter((id) => !listed.includes(id));
  }
  const enrolments = await enrolmentsOf(reader, userIds);
  return userIds.filter((id) => {
    const own = enrolments.filter((enrolment) => enrolment.user_id === id);
    return !isOfCourse(project, { enrolledCourseIds: own.map((enrolment) => enrolment.course_id) });
  });
}

export async function viewerOf(reader: Reader, caller: Caller): Promise<Viewer> {
  const { enrolledCourseIds, taughtCourseIds } = await belongingsOf(reader, caller.id);
  return {
    id: caller.id,
    identity: caller.identity,
    administers: administers(caller, 'project', 'experiment', 'workflow'),
    enrolledCourseIds,
    taughtCourseIds,
    listedProjectIds: await projectsListing(reader, caller.id),
  };
}
