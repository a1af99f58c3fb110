import type { Duty, Identity } from '@lets/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { createdAt, gramsOf, id, partOf } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    account: text().notNull(),
    name: text().notNull(),
    identity: smallint().$type<Identity>().notNull(),
    password_hash: text().notNull(),
    password_changed_at: createdAt(),
    /** An administrator set it, and nobody has changed it since. */
    password_given: boolean().notNull().default(false),
    email: text().notNull().default(''),
    contact: text().notNull().default(''),
    student_id: text().notNull().default(''),
    gender: text(),
    disabled: boolean().notNull().default(false),
    /** A visiting experimenter, of no class. */
    outside: boolean().notNull().default(false),
    /** No person: a practice partner, whom the server itself plays. Nobody can log in as one. */
    automatic: boolean().notNull().default(false),
    /** Management modules granted to an admin (identity 3). */
    modules: text().array().notNull().default([]),
    /** Of a super administrator, in force while duties are separated. */
    duty: text().$type<Duty>(),
    created_at: createdAt(),
    /** Erased: a pseudonym stands here, and nobody can log in by it again. */
    erased_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_account').on(table.account),
    // Practice partners stand in no list.
    index('users_kept').on(table.identity, table.outside, table.account).where(sql`not ${table.automatic}`),
    index('users_by_name').on(table.identity, table.name, table.id).where(sql`not ${table.automatic}`),
    index('users_by_student_id')
      .on(table.identity, table.student_id, table.id)
      .where(sql`not ${table.automatic}`),
    index('users_by_age').on(table.identity, table.created_at, table.id).where(sql`not ${table.automatic}`),
    index('users_to_choose')
      .on(table.identity, table.account)
      .where(sql`not ${table.automatic} and not ${table.disabled}`),
    index('users_search').using('gin', gramsOf(table.name, table.account, table.student_id, table.contact)),
  ],
);

/** Opaque session ids, kept as SHA-256 so that a copy of the table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: partOf(() => users.id),
    created_at: createdAt(),
    last_seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/**
 * Failed log-ins by account and by address, those that are being judged now, and who got in from where: in the database, so that every
 * server process slows the same attacker.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of an address's failures: which account was tried, so that its owner's getting in takes back their own slips. */
    account: text(),
    /** Of a try that is still open: which, and until when it counts if nobody writes down how it ended. */
    try_id: uuid(),
    lapses_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('login_failures_subject').on(table.subject, table.at),
    index('login_failures_try').on(table.try_id).where(sql`${table.try_id} is not null`),
  ],
);

/** Append-only: a trigger refuses every change of what it holds. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    actor_id: bigint({ mode: 'number' }),
    action: text().notNull(),
    target: text().notNull().default(''),
    detail: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_actor').on(table.actor_id, table.id),
    index('audit_log_search').using('gin', gramsOf(table.target, table.detail, table.address)),
  ],
);

export const courses = pgTable('courses', {
  id: id(),
  code: text().notNull().unique(),
  name_zh: text().notNull(),
  name_en: text().notNull(),
  term: text().notNull().default(''),
  credit_hours: integer().notNull().default(0),
  created_at: createdAt(),
});

export const courseMentors = pgTable(
  'course_mentors',
  {
    course_id: partOf(() => courses.id),
    user_id: partOf(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.user_id] }),
    index('course_mentors_user').on(table.user_id),
  ],
);

export const classes = pgTable(
  'classes',
  {
    id: id(),
    course_id: partOf(() => courses.id),
    name: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('classes_course').on(table.course_id)],
);

export const classMentors = pgTable(
  'class_mentors',
  {
    class_id: partOf(() => classes.id),
    user_id: partOf(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.user_id] }),
    index('class_mentors_user').on(table.user_id),
  ],
);

export const enrolments = pgTable(
  'enrolments',
  {
    class_id: partOf(() => classes.id),
    user_id: partOf(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.user_id] }),
    index('enrolments_user').on(table.user_id),
  ],
);

export const systemParams = pgTable('system_params', {
  key: text().primaryKey(),
  value: text().notNull(),
  note_zh: text().notNull().default(''),
  note_en: text().notNull().default(''),
  is_public: boolean().notNull().default(false),
});

export const notices = pgTable(
  'notices',
  {
    id: id(),
    title_zh: text().notNull(),
    title_en: text().notNull(),
    body_zh: text().notNull(),
    body_en: text().notNull(),
    pinned: boolean().notNull().default(false),
    /** Empty: everybody, logged in or not. */
    identities: smallint().array().$type<Identity[]>().notNull().default([]),
    class_ids: bigint({ mode: 'number' }).array().notNull().default([]),
    published_at: timestamp({ withTimezone: true }),
    withdrawn_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [index('notices_published').on(table.published_at)],
);

export const noticeReads = pgTable(
  'notice_reads',
  {
    notice_id: partOf(() => notices.id),
    user_id: partOf(() => users.id),
    read_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.notice_id, table.user_id] }),
    index('notice_reads_user').on(table.user_id),
  ],
);
