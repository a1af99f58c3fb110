import {
  type OutputOf,
  type ParsedInputOf,
  type RubricDetail,
  type rubricAdapt,
  rubricInCourse,
  saysAnything,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { lockRun, readRun } from '../../runs/access.ts';
import { managesRuns } from '../../runs/policy.ts';
import { belongingsOf } from '../course/service.ts';
import * as repository from './repository.ts';

/** What a run is judged by. Its members read it beside their evaluation, and no sooner. */
export async function readRubric(deps: Deps, caller: Caller, eid: number): Promise<RubricDetail> {
  const { relation } = await readRun(deps, caller, eid);
  const place = (await repository.placeOfRun(deps.database, eid)) ?? refuse('not_found');
  if (!relation.isStaff && !place.evaluated) refuse('not_found');
  const adapts = relation.isStaff && (await mayAdapt(deps.database, caller, place));
  return detailOf(deps.database, place, adapts);
}

/** A course's rubric is for those who teach that course: a run's staff may teach only the course of its case. */
async function mayAdapt(
  reader: Reader,
  caller: Caller,
  { course_id }: repository.PlaceOfRun,
): Promise<boolean> {
  if (course_id === null) return false;
  if (managesRuns(caller)) return true;
  return (await belongingsOf(reader, caller.id)).taughtCourseIds.includes(course_id);
}

async function detailOf(
  reader: Reader,
  { project_id, goals, rubric, course_id, course_name }: repository.PlaceOfRun,
  adapts: boolean,
): Promise<RubricDetail> {
  const key = course_id === null ? null : { course_id, project_id };
  const adapted = key && (await repository.readAdapted(reader, key));
  const held = rubricInCourse(goals, rubric ?? {}, adapted?.rubric ?? {});
  if (!adapts || course_id === null || !course_name) return { rubric: held, course: null };
  const changed = Object.keys(adapted?.rubric ?? {}).filter((id) => goals.some((goal) => goal.id === id));
  const course = { id: course_id, name: course_name, adapted: changed, revision: adapted?.revision ?? 0 };
  return { rubric: held, course };
}

/** Adapts one goal to the run's course: for all runs of the case in that course, those that were evaluated too. */
export async function adaptRubric(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { eid, revision, goal_id, levels }: ParsedInputOf<typeof rubricAdapt>,
): Promise<OutputOf<typeof rubricAdapt>> {
  return inTransaction(deps.database, async (tx) => {
    const { relation } = await lockRun(tx, caller, eid);
    if (!relation.isStaff) refuse('no_authority');
    const place = (await repository.placeOfRun(tx, eid)) ?? refuse('not_found');
    const { course_id, project_id, code, goals } = place;
    if (course_id === null || !(await mayAdapt(tx, caller, place))) refuse('not_found');
    if (!goals.some(({ id }) => id === goal_id)) refuse('bad_parameter', { goal_id: 'not_one_of' });
    const key = { course_id, project_id };
    const now = await repository.lockAdapted(tx, key, caller.id);
    if (now.revision !== revision) refuse('changed_meanwhile', await detailOf(tx, place, true));
    const { [goal_id]: _, ...others } = now.rubric;
    const rubric = levels && saysAnything(levels) ? { ...others, [goal_id]: levels } : others;
    const saved = { saved_by: caller.id, saved_at: new Date(deps.clock()) };
    await repository.keepAdapted(tx, key, { rubric, revision: revision + 1, ...saved });
    await recordAudit(tx, {
      action: 'grade',
      actorId: caller.id,
      target: `rubric of ${code} in course ${course_id}`,
      detail: `${goal_id}: ${goal_id in rubric ? 'adapted' : 'as in the case'}`,
      address,
    });
    return detailOf(tx, place, true);
  });
}
