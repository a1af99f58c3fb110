import type { Bilingual, UserBrief } from '@lets/contract';
import { and, asc, eq, inArray, ne, notInArray, sql } from '../../../db/drizzle.ts';
import { isAnyOf } from '../../../db/expressions.ts';
import type { Reader } from '../../../db/reader.ts';
import {
  enrolments,
  identities,
  integrations,
  ltiContexts,
  ltiDeployments,
  users,
} from '../../../db/schema/index.ts';

export interface CourseRow {
  readonly id: number;
  readonly integration_id: number;
  readonly service: Bilingual;
  readonly is_on: boolean;
  readonly title: string;
  readonly class_id: number;
  readonly memberships_url: string;
  readonly members_read_at: Date | null;
  readonly members_fault: string;
}

const courseColumns = {
  id: ltiContexts.id,
  integration_id: integrations.id,
  service: integrations.name,
  is_on: integrations.is_on,
  title: ltiContexts.title,
  class_id: ltiContexts.class_id,
  memberships_url: ltiContexts.memberships_url,
  members_read_at: ltiContexts.members_read_at,
  members_fault: ltiContexts.members_fault,
};

/** The courses of approved deployments that a class stands for. */
export function coursesOf({ db }: Reader, classId: number): Promise<CourseRow[]> {
  return db
    .select(courseColumns)
    .from(ltiContexts)
    .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deployment))
    .innerJoin(integrations, eq(integrations.id, ltiDeployments.integration_id))
    .where(and(eq(ltiContexts.class_id, classId), sql`${ltiDeployments.approved_at} is not null`))
    .orderBy(asc(ltiContexts.id));
}

/**
 * The classes whose members are to be read by themselves, each taken by one process: whether it succeeds or not, the next time is a day
 * later.
 */
export async function takeDueClasses(
  { db }: Reader,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<number[]> {
  const due = sql`select c.id from ${ltiContexts} c
    join ${ltiDeployments} d on d.id = c.deployment and d.approved_at is not null
    join ${integrations} i on i.id = d.integration_id and i.is_on
    where c.memberships_url <> '' and (c.members_read_at is null or c.members_read_at < ${before.toISOString()}::timestamptz)
    order by c.id limit ${limit} for update of c skip locked`;
  const rows = await db
    .update(ltiContexts)
    .set({ members_read_at: now })
    .where(sql`${ltiContexts.id} in (${due})`)
    .returning({ classId: ltiContexts.class_id });
  return [...new Set(rows.map(({ classId }) => classId))];
}

export async function noteRead(
  { db }: Reader,
  id: number,
  { at, fault }: { readonly at: Date; readonly fault: string },
): Promise<void> {
  await db
    .update(ltiContexts)
    .set({ members_read_at: at, members_fault: fault })
    .where(eq(ltiContexts.id, id));
}

/** subject → the account of those who are known here, and whether it is a student's that is open. */
export async function knownOf(
  { db }: Reader,
  issuer: string,
  subjects: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly userId: number; readonly isStudent: boolean; readonly isDisabled: boolean }>
> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .select({
      subject: identities.subject,
      userId: users.id,
      isStudent: sql<boolean>`${users.identity} = 1`,
      isDisabled: users.disabled,
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.user_id))
    .where(and(eq(identities.issuer, issuer), isAnyOf(identities.subject, subjects)));
  return new Map(rows.map(({ subject, ...known }) => [subject, known]));
}

/** Students of a class whom one of these platforms knows, and of whom none of them has told that they are in its course. */
export async function leftOf(
  { db }: Reader,
  classId: number,
  about: { readonly issuers: readonly string[]; readonly stayingIds: readonly number[] },
): Promise<UserBrief[]> {
  if (about.issuers.length === 0) return [];
  return db
    .selectDistinct({ id: users.id, name: users.name, identity: users.identity })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.user_id))
    .innerJoin(identities, eq(identities.user_id, users.id))
    .where(
      and(
        eq(enrolments.class_id, classId),
        ne(users.disabled, true),
        inArray(identities.issuer, [...about.issuers]),
        about.stayingIds.length > 0 ? notInArray(users.id, [...about.stayingIds]) : undefined,
      ),
    )
    .orderBy(asc(users.id));
}
