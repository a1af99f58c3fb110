import type {
  ltiCourses,
  ltiMembersRead,
  MembersRead,
  OutputOf,
  ParsedInputOf,
  UserBrief,
} from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { administers } from '../../../http/gate.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { integrationById, issuerOf } from '../../../integrations/integrations.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import { OutsideFault } from '../../../outside/ask.ts';
import { throttle } from '../../../throttle.ts';
import { belongingsOf, enrolInClass, lockClass, readClass } from '../../course/service.ts';
import { type Arrived, arrive } from '../../sign-on/service.ts';
import { madeUpAccount } from '../who.ts';
import { MembersUnread, type PlatformMember, readMembers } from './member-pages.ts';
import * as repository from './members-repository.ts';
import { type Platform, TokenRefused } from './tokens.ts';

/** The courses of platforms that a class stands for, for who keeps it. */
export async function listCourses(
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  classId: number,
): Promise<OutputOf<typeof ltiCourses>> {
  await assertKeeps(database, caller, classId);
  const rows = await repository.coursesOf(database, classId);
  return {
    list: rows.map((row) => ({
      id: row.id,
      service: row.service,
      title: row.title,
      can_read: row.is_on && row.memberships_url !== '',
      read_at: row.members_read_at?.getTime() ?? null,
      fault: row.members_fault,
    })),
  };
}

export async function readClassMembers(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  { class_id }: ParsedInputOf<typeof ltiMembersRead>,
): Promise<MembersRead> {
  await assertKeeps(deps.database, caller, class_id);
  await throttle(deps, `members ${caller.id}`, SERVER_LIMITS.rates.members_reads);
  return readMembersInto(deps, class_id, { actorId: caller.id, address });
}

/** Its mentors, and who keeps classes; to others it does not exist. */
async function assertKeeps(database: Deps['database'], caller: Caller, classId: number): Promise<void> {
  if (!administers(caller, 'course')) {
    const { taughtClassIds } = await belongingsOf(database, caller.id);
    if (!taughtClassIds.includes(classId)) refuse('not_found');
  }
  await readClass(database, classId);
}

interface Reading {
  /** Null: by itself. */
  readonly actorId: number | null;
  readonly address: string;
}

/** Reads the members of every course that a class stands for, and enrols its learners. */
export async function readMembersInto(deps: Deps, classId: number, reading: Reading): Promise<MembersRead> {
  const { name } = await readClass(deps.database, classId);
  const told = { learners: 0, made: 0, enrolled: 0 };
  const refused: MembersRead['refused'] = [];
  const faults: MembersRead['faults'] = [];
  const read: { readonly issuer: string; readonly userIds: readonly number[] }[] = [];
  for (const course of await repository.coursesOf(deps.database, classId)) {
    const platform = await integrationById(deps, course.integration_id, 'lti');
    if (!platform || course.memberships_url === '') continue;
    const found = await learnersOf(deps, platform, course.memberships_url);
    const fault = typeof found === 'string' ? found : '';
    await repository.noteRead(deps.database, course.id, { at: new Date(deps.clock()), fault });
    if (typeof found === 'string') {
      faults.push({ title: course.title, reason: found });
      continue;
    }
    const accounts = await accountsOf(deps, platform, found, reading.address);
    told.learners += found.length;
    told.made += accounts.made;
    refused.push(...accounts.refused);
    read.push({ issuer: issuerOf(platform), userIds: accounts.userIds });
  }
  const userIds = [...new Set(read.flatMap((one) => one.userIds))];
  told.enrolled = await enrol(deps, { id: classId, name }, userIds, reading);
  // Of a course that could not be read nobody can be said to have left.
  const issuers = faults.length > 0 ? [] : read.map(({ issuer }) => issuer);
  const left: UserBrief[] = await repository.leftOf(deps.database, classId, { issuers, stayingIds: userIds });
  return { ...told, left, refused, faults };
}

/** Why they could not be read, in place of them. */
async function learnersOf(
  deps: Deps,
  platform: Platform,
  membershipsUrl: string,
): Promise<PlatformMember[] | string> {
  try {
    return (await readMembers(deps, platform, membershipsUrl)).filter(({ isLearner }) => isLearner);
  } catch (error) {
    if (error instanceof OutsideFault) return `${error.reason}: ${error.message}`;
    if (error instanceof MembersUnread || error instanceof TokenRefused) return error.message;
    throw error;
  }
}

/** Those who are known here, and those who get an account now. */
async function accountsOf(
  deps: Deps,
  platform: Platform,
  learners: readonly PlatformMember[],
  address: string,
): Promise<{ userIds: number[]; made: number; refused: MembersRead['refused'] }> {
  const issuer = issuerOf(platform);
  const known = await repository.knownOf(
    deps.database,
    issuer,
    learners.map(({ subject }) => subject),
  );
  const userIds: number[] = [];
  const refused: MembersRead['refused'] = [];
  let made = 0;
  for (const learner of learners) {
    const there = known.get(learner.subject);
    const name = learner.name || learner.subject;
    if (there?.isDisabled) refused.push({ name, why: 'disabled' });
    // A teacher or an administrator here who learns there is enrolled by nobody.
    else if (there && !there.isStudent) refused.push({ name, why: 'kind' });
    else if (there) userIds.push(there.userId);
    else {
      const arrived = await makeAccount(deps, platform, learner, address);
      if ('refusal' in arrived) refused.push({ name, why: arrived.refusal });
      else {
        userIds.push(arrived.userId);
        made += arrived.isNew ? 1 : 0;
      }
    }
  }
  return { userIds, made, refused };
}

/** As the first launch would make it: that finds it by the same subject. */
function makeAccount(
  deps: Deps,
  platform: Platform,
  { subject, name, number }: PlatformMember,
  address: string,
): Promise<Arrived> {
  const issuer = issuerOf(platform);
  const { makes, number_claim } = platform.settings;
  const trusted = number_claim === 'lis.person_sourcedid' && number !== '' ? number : null;
  const person = {
    issuer,
    subject,
    label: trusted ?? (name || subject),
    account: trusted ?? madeUpAccount(issuer, subject),
    name,
    kind: 'student',
    className: null,
  } as const;
  const rules = { trusts_account: trusted !== null, makes, class_id: null, course_id: null };
  return arrive(deps, person, rules, address);
}

async function enrol(
  deps: Deps,
  { id, name }: { readonly id: number; readonly name: string },
  userIds: readonly number[],
  { actorId, address }: Reading,
): Promise<number> {
  return inTransaction(deps.database, async (tx) => {
    await lockClass(tx, id);
    const added = userIds.length > 0 ? await enrolInClass(deps, tx, id, userIds) : [];
    if (actorId !== null || added.length > 0)
      await recordAudit(tx, {
        action: 'members_read',
        actorId,
        target: name,
        detail: `+${added.length}`,
        address,
      });
    return added.length;
  });
}
