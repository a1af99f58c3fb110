import type { LogEntry } from '@lets/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql, unionAll } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  announcements,
  auditLog,
  classes,
  classMentors,
  classTasks,
  courses,
  dataRequests,
  enrolments,
  files,
  identities,
  loginFailures,
  messages,
  noticeReads,
  notices,
  passkeys,
  phrases,
  privacyConsents,
  projects,
  sessions,
  teamInvitations,
  teamMembers,
  teams,
  totpFactors,
  users,
  wechatBindings,
  workflows,
} from '../../db/schema/index.ts';

/** What is kept of one person outside runs. Everything here is theirs by a column that names them. */

export async function accountOf({ db }: Reader, userId: number) {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`there is no user ${userId}`);
  return row;
}

export function identitiesOf({ db }: Reader, userId: number) {
  const { issuer, subject, label, first_seen, last_seen } = identities;
  return db
    .select({ issuer, subject, label, first_seen, last_seen })
    .from(identities)
    .where(eq(identities.user_id, userId));
}

export function wechatOf({ db }: Reader, userId: number) {
  const { openid, nickname, bound_at } = wechatBindings;
  return db
    .select({ openid, nickname, bound_at })
    .from(wechatBindings)
    .where(eq(wechatBindings.user_id, userId));
}

/** What a person proves themselves with, without its secrets. */
export async function factorsOf({ db }: Reader, userId: number) {
  const apps = await db
    .select({ created_at: totpFactors.created_at, used_at: totpFactors.last_used_at })
    .from(totpFactors)
    .where(and(eq(totpFactors.user_id, userId), isNotNull(totpFactors.confirmed_at)));
  const keys = await db
    .select({ name: passkeys.name, created_at: passkeys.created_at, used_at: passkeys.last_used_at })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at));
  return { apps, keys };
}

export function sessionsOf({ db }: Reader, userId: number) {
  const { created_at, last_seen_at, expires_at } = sessions;
  return db
    .select({ created_at, last_seen_at, expires_at })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(asc(created_at));
}

export function failuresOf({ db }: Reader, account: string) {
  return db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(eq(loginFailures.subject, `account:${account}`))
    .orderBy(asc(loginFailures.at));
}

export function classesOf({ db }: Reader, userId: number, lang: 'zh' | 'en') {
  const course = lang === 'zh' ? courses.name_zh : courses.name_en;
  const of = (table: typeof enrolments | typeof classMentors, teaches: boolean) =>
    db
      .select({ course, class: classes.name, teaches: sql<boolean>`${teaches}::boolean` })
      .from(table)
      .innerJoin(classes, eq(classes.id, table.class_id))
      .innerJoin(courses, eq(courses.id, classes.course_id))
      .where(eq(table.user_id, userId));
  return unionAll(of(enrolments, false), of(classMentors, true));
}

export async function teamsOf({ db }: Reader, userId: number, lang: 'zh' | 'en') {
  const project = lang === 'zh' ? projects.name_zh : projects.name_en;
  const joined = await db
    .select({ name: teams.name, project, joined_at: teamMembers.joined_at })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.team_id))
    .innerJoin(projects, eq(projects.id, teams.project_id))
    .where(eq(teamMembers.user_id, userId))
    .orderBy(asc(teamMembers.joined_at));
  const invited = await db
    .select({ name: teams.name, project, invited_at: teamInvitations.invited_at })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.team_id))
    .innerJoin(projects, eq(projects.id, teams.project_id))
    .where(eq(teamInvitations.user_id, userId));
  return { joined, invited };
}

export async function authoredBy({ db }: Reader, userId: number, lang: 'zh' | 'en') {
  const named = (table: typeof projects | typeof workflows) =>
    db
      .select({ name: lang === 'zh' ? table.name_zh : table.name_en, created_at: table.created_at })
      .from(table)
      .where(eq(table.owner_id, userId));
  const tasks = db
    .select({ name: classTasks.name, created_at: classTasks.created_at })
    .from(classTasks)
    .where(eq(classTasks.creator_id, userId));
  return { workflow: await named(workflows), case: await named(projects), class_task: await tasks };
}

export function phrasesOf({ db }: Reader, userId: number) {
  const { kind, text, created_at } = phrases;
  return db.select({ kind, text, created_at }).from(phrases).where(eq(phrases.owner_id, userId));
}

export function announcementsOf({ db }: Reader, userId: number) {
  const { sent_at, name, content } = announcements;
  return db
    .select({ at: sent_at, to: name, text: content })
    .from(announcements)
    .where(eq(announcements.from_id, userId))
    .orderBy(asc(announcements.id));
}

export function noticesReadBy({ db }: Reader, userId: number, lang: 'zh' | 'en') {
  return db
    .select({ title: lang === 'zh' ? notices.title_zh : notices.title_en, read_at: noticeReads.read_at })
    .from(noticeReads)
    .innerJoin(notices, eq(notices.id, noticeReads.notice_id))
    .where(eq(noticeReads.user_id, userId));
}

export function requestsOf({ db }: Reader, userId: number) {
  const { asked_at, kind, text, state, answer } = dataRequests;
  return db
    .select({ at: asked_at, kind, text, state, answer })
    .from(dataRequests)
    .where(eq(dataRequests.user_id, userId))
    .orderBy(asc(dataRequests.id));
}

export function consentsOf({ db }: Reader, userId: number) {
  const { version, agreed_at, withdrawn_at } = privacyConsents;
  return db
    .select({ version, agreed_at, withdrawn_at })
    .from(privacyConsents)
    .where(eq(privacyConsents.user_id, userId))
    .orderBy(asc(version));
}

export function filesOf({ db }: Reader, userId: number) {
  const { id, name, mime, size, created_at } = files;
  return db
    .select({ id, name, mime, size, created_at })
    .from(files)
    .where(eq(files.owner_id, userId))
    .orderBy(asc(created_at), asc(id));
}

/** Sent and received, in order, a stretch at a time. What the product wrote in both languages comes in the reader's. */
export async function messagesAfter(
  { db }: Reader,
  userId: number,
  { after, limit, lang }: { after: number; limit: number; lang: 'zh' | 'en' },
) {
  const content =
    lang === 'en' ? sql<string>`coalesce(${messages.content_en}, ${messages.content})` : messages.content;
  const { id, sent_at, from_id, to_id, read_at } = messages;
  return db
    .select({ id, at: sent_at, from_id, to_id, text: content, read_at })
    .from(messages)
    .where(and(or(eq(from_id, userId), eq(to_id, userId)), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** What they did, and what was done to their account. */
export async function entriesAfter(
  { db }: Reader,
  { id: userId, account }: { readonly id: number; readonly account: string },
  { after, limit }: { after: number; limit: number },
) {
  const { id, at, action, target, detail, address, actor_id } = auditLog;
  const rows = await db
    .select({ id, at, action, target, detail, address, actor_id })
    .from(auditLog)
    .where(
      and(
        or(eq(actor_id, userId), and(inArray(action, [...OF_ACCOUNTS]), eq(target, account))),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, action: row.action as LogEntry['action'] }));
}

/** Their target is an account, and not a name that somebody else chose. */
const OF_ACCOUNTS: readonly LogEntry['action'][] = [
  'login',
  'login_failed',
  'password_changed',
  'password_change_failed',
  'password_reset',
  'admin_created',
  'user_saved',
  'user_disabled',
  'user_enabled',
  'power_granted',
  'wechat_bound',
  'wechat_unbound',
  'identity_linked',
  'identity_unlinked',
];

/** When a person last had their copy made. */
export async function lastTaken({ db }: Reader, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.actor_id, userId), eq(auditLog.action, 'my_data_taken')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.at ?? null;
}
