import {
  IDENTITY,
  type OutputOf,
  type ParsedInputOf,
  type ProjectDetail,
  type projectDocDetail,
  type projectList,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { Caller } from '../../http/routing.ts';
import { belongingsOf, enrolmentsOf, mentorsOfCourse } from '../course/service.ts';
import { canSee, caresFor, isOfCourse, openingFor, type Viewer } from './policy.ts';
import { canReadCaseDocument, type Reading, readingOfFrontPage } from './release.ts';
import * as repository from './repository.ts';
import { cardOf, detailOf } from './view.ts';

export { flowViewOf } from './flow-view.ts';
export { installCase, isInstalled } from './install-case.ts';
export { canReadCaseDocument, caseDocumentRows, readingInRun } from './release.ts';
export { briefOf } from './view.ts';

/** Cases that the caller may see, with what each comes to for them. */
export async function listProjects(
  { database, clock }: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof projectList>,
): Promise<OutputOf<typeof projectList>> {
  const { page, size } = input;
  const viewer = await viewerOf(database, caller);
  const found = await repository.findCards(database, filterOf(viewer, input), {
    offset: (page - 1) * size,
    limit: size,
  });
  const ids = found.list.map((record) => record.id);
  const situation = { viewer, runs: await repository.countRuns(database, caller.id, ids), now: clock() };
  return { total: found.total, page, size, list: found.list.map((record) => cardOf(record, situation)) };
}

function filterOf(viewer: Viewer, input: ParsedInputOf<typeof projectList>): repository.ProjectFilter {
  const { scope, course_id: courseId, experiment_type, grade, q } = input;
  const ofCourses = { courseIds: [...viewer.enrolledCourseIds, ...viewer.taughtCourseIds] };
  const byScope = {
    course: viewer.administers ? { hasCourse: true } : ofCourses,
    self: { mode: 'free' },
    type: {},
    all: {},
  } as const;
  return {
    viewer,
    ...byScope[scope],
    ...(courseId && { courseIds: [courseId] }),
    experimentType: experiment_type,
    grade,
    text: q,
  };
}

/** A case's front page; also for somebody who plays it though it is no longer open to them. */
export async function readProject(deps: Deps, caller: Caller, projectId: number): Promise<ProjectDetail> {
  const { record, viewer, runs } = await visibleProject(deps, caller, projectId);
  const mentors = record.course_id ? await mentorsOfCourse(deps.database, record.course_id) : [];
  return detailOf(record, { viewer, runs, now: deps.clock() }, mentors);
}

/** One case document as far as the reader has come: `reading` in a run, and without one what the front page opens. */
export async function readCaseDocument(
  deps: Deps,
  caller: Caller,
  { project_id, doc_id, reading }: { project_id: number; doc_id: string; reading: Reading | null },
): Promise<OutputOf<typeof projectDocDetail>> {
  const { record, viewer } = await visibleProject(deps, caller, project_id);
  const { documents, reference_release } = record.body;
  const how = reading ?? readingOfFrontPage(caresFor(record, viewer));
  const document = documents.find(({ id }) => id === doc_id);
  if (!document || !canReadCaseDocument(document, reference_release, how)) refuse('not_found');
  return { ...document, readable: true };
}

async function visibleProject({ database }: Deps, caller: Caller, projectId: number) {
  const [record, viewer, runs] = await Promise.all([
    repository.byId(database, projectId),
    viewerOf(database, caller),
    repository.countRuns(database, caller.id, [projectId]),
  ]);
  if (!record || !(canSee(record, viewer) || runs.length > 0)) refuse('not_found');
  return { record, viewer, runs };
}

export type SeenProject = NonNullable<Awaited<ReturnType<typeof repository.openingById>>>;

/** A case for another feature to work with: refused as unknown to whoever may not see it. */
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
) {
  const { record, viewer } = await seeProject(reader, caller, projectId);
  const runs = await repository.countRuns(reader, caller.id, [projectId]);
  const endedRuns = runs.find((run) => run.status === 'ended')?.count ?? 0;
  const { allow_redo } = record.body;
  const { reason } = openingFor({ ...record, allow_redo }, viewer, { endedRuns, now: clock() });
  if (reason) refuse('no_authority', { reason });
  return record;
}

/** Whether somebody looks after a case that is played on this flow, or after flows as such. */
export async function caresForFlow(reader: Reader, caller: Caller, flowId: number): Promise<boolean> {
  if (caller.identity === IDENTITY.student) return false;
  const [projects, viewer] = await Promise.all([
    repository.openingsOfFlow(reader, flowId),
    viewerOf(reader, caller),
  ]);
  return projects.some((project) => caresFor(project, viewer));
}

/** Of these students, those whom the case's course does not know though the case asks for it. */
export async function unregisteredFor(
  reader: Reader,
  project: SeenProject,
  userIds: readonly number[],
): Promise<number[]> {
  if (project.opening_mode !== 'limited') return [];
  const enrolments = await enrolmentsOf(reader, userIds);
  return userIds.filter((id) => {
    const own = enrolments.filter((enrolment) => enrolment.user_id === id);
    return !isOfCourse(project, { enrolledCourseIds: own.map((enrolment) => enrolment.course_id) });
  });
}

async function viewerOf(reader: Reader, caller: Caller): Promise<Viewer> {
  const { enrolledCourseIds, taughtCourseIds } = await belongingsOf(reader, caller.id);
  return {
    id: caller.id,
    identity: caller.identity,
    administers: administers(caller, 'project', 'experiment', 'workflow'),
    enrolledCourseIds,
    taughtCourseIds,
  };
}
