import {
  EXPERIMENT_TYPES,
  IDENTITY,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  type ProjectDetail,
  type projectDocDetail,
  type projectList,
  type projectListed,
  type projectTypeCounts,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { mentorsOfCourse } from '../course/service.ts';
import { firstCaseOf } from './first-case.ts';
import * as listed from './listed-repository.ts';
import { seeProject, viewerOf } from './opening.ts';
import { canSee, caresFor, type Viewer } from './policy.ts';
import { canReadCaseDocument, type Reading, readingOfFrontPage } from './release.ts';
import * as repository from './repository.ts';
import { cardOf, detailOf } from './view.ts';

export { newProject as newCaseOn } from './authoring/edits.ts';
export { flowInRun } from './flow-view.ts';
export { installCase } from './install-case.ts';
export { type CaseStanding, standingOfCases } from './install-repository.ts';
export { setListed } from './listed-repository.ts';
export {
  flowOfProject,
  plannableProject,
  preparableProject,
  projectFor,
  type SeenProject,
  seeProject,
  startRefusal,
  unregisteredFor,
  visibleProjectIds,
} from './opening.ts';
export { caseDocumentRows, readingInRun } from './release.ts';

/** Cases that the caller may see, with what each comes to for them. */
export async function listProjects(
  { database, clock }: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof projectList>,
  lang: Language,
): Promise<OutputOf<typeof projectList>> {
  const { page, size } = input;
  const viewer = await viewerOf(database, caller);
  const now = clock();
  const first = await firstFor(database, viewer, now);
  const found = await repository.findCards(
    database,
    { ...filterOf(viewer, input), sort: input.sort, lang, first },
    {
      offset: (page - 1) * size,
      limit: size,
    },
  );
  const ids = found.list.map((record) => record.id);
  const runs = await repository.countRuns(database, caller.id, ids);
  const situation = { viewer, runs, now, first };
  return { total: found.total, page, size, list: found.list.map((record) => cardOf(record, situation)) };
}

/** The case to begin with, for a student who has finished none. */
async function firstFor(reader: Reader, viewer: Viewer, now: number): Promise<number | null> {
  if (viewer.identity !== IDENTITY.student || (await repository.hasEndedRun(reader, viewer.id))) return null;
  return firstCaseOf(await repository.candidates(reader, viewer), viewer, now);
}

function filterOf(viewer: Viewer, input: ParsedInputOf<typeof projectList>): repository.ProjectFilter {
  const { scope, course_id: courseId, experiment_type, grade, q, project_id, flow_id, multi_user } = input;
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
    id: project_id,
    flowId: flow_id,
    multiUser: multi_user,
  };
}

/** A case's front page; also for a person who plays it though it is no longer open to them. */
export async function readProject(deps: Deps, caller: Caller, projectId: number): Promise<ProjectDetail> {
  const { record, viewer, runs } = await visibleProject(deps, caller, projectId);
  const mentors = record.course_id ? await mentorsOfCourse(deps.database, record.course_id) : [];
  const now = deps.clock();
  const first = await firstFor(deps.database, viewer, now);
  return detailOf(record, { viewer, runs, now, first }, mentors);
}

/** One case document as far as the reader has come: `reading` in a run, and without one what the front page opens. */
export async function readCaseDocument(
  deps: Deps,
  caller: Caller,
  { project_id, doc_id, reading }: { project_id: number; doc_id: string; reading: Reading | null },
): Promise<OutputOf<typeof projectDocDetail>> {
  const { record, viewer } = await visibleProject(deps, caller, project_id, { isInRun: reading !== null });
  const { documents, reference_release } = record.body;
  const how = reading ?? readingOfFrontPage(caresFor(record, viewer));
  const document = documents.find(({ id }) => id === doc_id);
  if (!document || !canReadCaseDocument(document, reference_release, how)) refuse('not_found');
  const { release: _, ...shown } = document;
  return { ...shown, readable: true };
}

/** `isInRun`: read within a run that is open to the caller, as a mentor's is whose team went on to a case of no course. */
async function visibleProject(
  { database }: Deps,
  caller: Caller,
  projectId: number,
  { isInRun = false } = {},
) {
  const [record, viewer, runs] = await Promise.all([
    repository.byId(database, projectId),
    viewerOf(database, caller),
    repository.countRuns(database, caller.id, [projectId]),
  ]);
  if (!record || !(isInRun || runs.length > 0 || canSee(record, viewer))) refuse('not_found');
  return { record, viewer, runs };
}

/** Whether someone looks after a case that is played on this flow, or after flows as such. */
export async function caresForFlow(reader: Reader, caller: Caller, flowId: number): Promise<boolean> {
  if (caller.identity === IDENTITY.student) return false;
  const [projects, viewer] = await Promise.all([
    repository.openingsOfFlow(reader, flowId),
    viewerOf(reader, caller),
  ]);
  return projects.some((project) => caresFor(project, viewer));
}

/** How many cases of each type the caller may see. */
export async function countTypes(
  { database }: Deps,
  caller: Caller,
  { grade, q }: ParsedInputOf<typeof projectTypeCounts>,
): Promise<OutputOf<typeof projectTypeCounts>> {
  const viewer = await viewerOf(database, caller);
  const rows = await repository.countByType(database, { viewer, grade, text: q });
  const none = Object.fromEntries(EXPERIMENT_TYPES.map((type) => [type, 0])) as Counts;
  const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count])) as Partial<Counts>;
  return { total: rows.reduce((sum, { count }) => sum + count, 0), counts: { ...none, ...counts } };
}

type Counts = OutputOf<typeof projectTypeCounts>['counts'];

/** Whom a case names, for the person who looks after it. */
export async function listListed(
  { database }: Deps,
  caller: Caller,
  projectId: number,
): Promise<OutputOf<typeof projectListed>> {
  const { record, viewer } = await seeProject(database, caller, projectId);
  if (!caresFor(record, viewer)) refuse('not_found');
  const [students, classes] = await Promise.all([
    listed.listedStudents(database, projectId),
    listed.listedClasses(database, projectId),
  ]);
  return { students, classes };
}
