import { IDENTITY, type Language } from '@lets/contract';
import { takeTurns } from '../../db/advisory-lock.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isSafeAddress } from '../../outside/safe.ts';
import type { UserRecord } from '../account/service.ts';
import { giveToClass, seatStudent } from '../class-task/service.ts';
import { joinClass, openClass, teachClass } from '../course/service.ts';
import type { Launch } from './claims.ts';
import * as repository from './link-repository.ts';
import { pathOfSeat, pathOfTask } from './paths.ts';
import { type LtiPlatform, LtiRefused } from './refused.ts';
import { callerFor, comerOf } from './who.ts';

/** A launch in hand, by somebody who has an account. */
export interface Coming {
  readonly platform: LtiPlatform;
  /** The row of `lti_deployments`. */
  readonly deployment: number;
  readonly launch: Launch;
  readonly user: UserRecord;
  readonly lang: Language;
  readonly address: string;
}

/** Puts somebody into the class of the platform's course, and into the class task of the link; answers the path where they go on. */
export async function placeOf(deps: Deps, tx: Transaction, coming: Coming): Promise<string> {
  const { user, launch } = coming;
  const { kind } = comerOf(launch);
  // An administrator whose account was linked by its password comes in, and teaches nothing by it.
  if (user.identity === IDENTITY.admin || user.identity === IDENTITY.super_admin) return '/';
  const context = await contextOf(deps, tx, coming);
  const link = await linkOf(deps, tx, coming, context);
  const taskId = link && (await taskOf(deps, tx, coming, { context, link }));
  if (kind === 'mentor') return pathOfTask(taskId);
  if (link === null) return '/';
  const { id, name } = user;
  const seat =
    taskId === null
      ? null
      : await seatStudent(deps, tx, taskId, { student: { id, name }, lang: coming.lang });
  if (!seat) throw new LtiRefused('task_new', 'no class task');
  return pathOfSeat(seat);
}

/** The class of the course, which its first teacher opens. */
export async function contextOf(
  deps: Deps,
  tx: Transaction,
  { deployment, launch, user, platform, address }: Coming,
): Promise<repository.ContextRow> {
  const { course } = launch;
  if (course === null) throw new LtiRefused('no_course', 'no context');
  const comer = { id: user.id, account: user.account, address };
  assertIdentity(launch, user);
  const isTeacher = user.identity === IDENTITY.mentor;
  // Two teachers who come first at once open one class.
  await takeTurns(tx, `lti context ${deployment} ${course.id}`);
  const told = {
    title: course.title || course.label,
    memberships_url: serviceUrl(platform, launch.membershipsUrl),
  };
  const known = await repository.contextBy(tx, deployment, course.id);
  if (known) {
    await (isTeacher ? teachClass : joinClass)(deps, tx, comer, known.class_id);
    const memberships_url = told.memberships_url || known.memberships_url;
    if (known.title !== told.title || known.memberships_url !== memberships_url)
      await repository.setContext(tx, known.id, { title: told.title, memberships_url });
    return { ...known, ...told, memberships_url };
  }
  if (!isTeacher) throw new LtiRefused('course_new', 'no teacher has come yet');
  const class_id = await openClass(deps, tx, comer, { ...course, courseId: platform.settings.course_id });
  return repository.addContext(tx, { deployment, context_id: course.id, class_id, ...told });
}

/** What somebody is over there must be what they are here: a student's account teaches no class. */
function assertIdentity(launch: Launch, { identity }: UserRecord): void {
  const { kind } = comerOf(launch);
  if (kind === 'mentor' && identity === IDENTITY.student)
    throw new LtiRefused('student_account', 'a teacher with a student’s account');
  if (kind === 'student' && identity !== IDENTITY.student)
    throw new LtiRefused('teacher_account', 'a student with another account');
}

/** Null where a launch is of no link. */
async function linkOf(
  deps: Deps,
  tx: Transaction,
  { launch, platform }: Coming,
  { id }: repository.ContextRow,
): Promise<repository.LinkRow | null> {
  if (launch.link === null) return null;
  const { lineitem, lineitems, scopes } = launch.grades;
  const told = {
    context: id,
    resource_link_id: launch.link.id,
    lineitem_url: serviceUrl(platform, lineitem),
    lineitems_url: serviceUrl(platform, lineitems),
    scopes: [...scopes],
  };
  return repository.keepLink(tx, told, new Date(deps.clock()));
}

/** Tokens and grades go there: over HTTPS, unless the platform itself has none. */
function serviceUrl({ settings }: LtiPlatform, url: string): string {
  return url === '' || isSafeAddress(url) || !isSafeAddress(settings.issuer) ? url : '';
}

/**
 * The class task that a link opens. A course that was copied over there names the task of another class: its teacher gives the same case
 * here, so that no class plays in another's task.
 */
async function taskOf(
  deps: Deps,
  tx: Transaction,
  { launch, user, lang }: Coming,
  { context, link }: { readonly context: repository.ContextRow; readonly link: repository.LinkRow },
): Promise<number | null> {
  if (link.class_task_id !== null) return link.class_task_id;
  const [named, projectId] = [idIn(launch.custom.lets_task), idIn(launch.custom.lets_project)];
  if (named !== null && (await repository.classOfTask(tx, named)) === context.class_id) {
    await repository.setTask(tx, link.id, named);
    return named;
  }
  if (projectId === null || user.identity !== IDENTITY.mentor) return null;
  const given = {
    project_id: projectId,
    class_id: context.class_id,
    grouping: 'random',
    mayBeEmpty: true,
  } as const;
  const taskId = await giveToClass(deps, tx, callerFor(user), { ...given, lang });
  await repository.setTask(tx, link.id, taskId);
  return taskId;
}

/** Pure: an id of ours in what a platform gives back; teachers can write anything there. */
function idIn(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
