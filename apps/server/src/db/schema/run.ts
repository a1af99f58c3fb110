import type {
  Bilingual,
  Condition,
  Language,
  ModelQuality,
  PracticePace,
  PracticePatience,
  Rehearsal,
  RichDocument,
} from '@lets/contract';
import type { RunState } from '@lets/engine';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { classes, users } from './account.ts';
import { flows, projects, teams } from './case.ts';
import { createdAt, gramsOf, id, partOf, refersTo } from './columns.ts';

/** One run of a project by one team. The engine's state is the truth of the play; the columns beside it serve lists. */
export const experiments = pgTable(
  'experiments',
  {
    id: id(),
    project_id: refersTo(() => projects.id),
    flow_id: refersTo(() => flows.id),
    team_id: bigint({ mode: 'number' }).references(() => teams.id, { onDelete: 'set null' }),
    class_id: bigint({ mode: 'number' }).references(() => classes.id),
    name: text().notNull(),
    /** The English name of a run that bears its case's; null where someone typed a name, which is the same in both languages. */
    name_en: text(),
    message: text().notNull().default(''),
    creator_id: refersTo(() => users.id),
    creator_type: text().$type<'student' | 'teacher'>().notNull(),
    leader_id: refersTo(() => users.id),
    status: text().$type<'waiting' | 'in_progress' | 'ended'>().notNull().default('waiting'),
    ending: text().$type<'completed' | 'terminated'>(),
    /** Equals state.seq; the lock and the gapless sequence live in this row. */
    seq: integer().notNull().default(0),
    /** Not jsonb: the order of sections and documents is the order they came in, and nothing is ever looked up inside. */
    state: json().$type<RunState>().notNull(),
    /** Counts saves of the waiting task. */
    revision: integer().notNull().default(0),
    planned_start: timestamp({ withTimezone: true }),
    planned_end: timestamp({ withTimezone: true }),
    /** The class task's; kept here so that it stays known when the task is taken back. */
    deadline: timestamp({ withTimezone: true }),
    started_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    evaluated: boolean().notNull().default(false),
    linked_from: bigint({ mode: 'number' }),
    /** What an author rehearses: the run, its case and its flow are its creator's alone, and in no list or figure. */
    rehearsal: jsonb().$type<Rehearsal>(),
    created_at: createdAt(),
  },
  (table) => [
    // Counted without looking at the rows: those of a case, and a mentor's.
    index('experiments_project').on(table.project_id, table.status, table.class_id),
    index('experiments_class').on(table.class_id, table.status, table.id),
    index('experiments_status').on(table.status, table.id),
    index('experiments_team').on(table.team_id),
    index('experiments_started').on(table.started_at),
    // Lists of all runs: those still to be evaluated first, and by name.
    index('experiments_evaluated').on(table.status, table.evaluated, table.id.desc().nullsFirst()),
    index('experiments_name').on(table.name, table.id.desc().nullsFirst()),
    index('experiments_search').using('gin', gramsOf(table.name)),
    index('experiments_name_en').on(
      sql`coalesce(${table.name_en}, ${table.name})`,
      table.id.desc().nullsFirst(),
    ),
    index('experiments_linked').on(table.linked_from).where(sql`${table.linked_from} is not null`),
    index('experiments_flow').on(table.flow_id, table.status),
    // One for each author.
    uniqueIndex('experiments_rehearsal').on(table.creator_id).where(sql`${table.rehearsal} is not null`),
  ],
);

export type RunRow = typeof experiments.$inferSelect;

export const experimentMembers = pgTable(
  'experiment_members',
  {
    experiment_id: partOf(() => experiments.id),
    user_id: refersTo(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.user_id] }),
    index('experiment_members_user').on(table.user_id, table.experiment_id),
  ],
);

/** The log of a run: append-only, gapless from 1. `audience` null is everybody of the run. */
export const experimentEvents = pgTable(
  'experiment_events',
  {
    experiment_id: partOf(() => experiments.id),
    seq: integer().notNull(),
    type: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    node_id: text(),
    actor_id: bigint({ mode: 'number' }),
    role_id: text(),
    by_staff: boolean().notNull().default(false),
    audience: jsonb().$type<{ user_ids: readonly number[]; staff: boolean }>(),
    data: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.seq] }),
    index('experiment_events_node').on(table.experiment_id, table.node_id, table.seq),
    // What statistics are made of: a few events of each run.
    index('experiment_events_moves')
      .on(table.experiment_id, table.seq)
      .where(sql`${table.type} in ('started', 'section_ended', 'restarted', 'wrong_option_tried')`),
    // What lawful choices have cost: few runs have any.
    index('experiment_events_struck')
      .on(table.experiment_id, table.seq)
      .where(sql`${table.type} = 'consequence_struck'`),
    // When students acted, without a look at what they said.
    index('experiment_events_acts')
      .on(table.experiment_id, table.at, table.actor_id)
      .where(
        sql`${table.type} in ('spoke', 'spoke_in_meeting', 'document_created', 'document_saved', 'document_submitted', 'document_signed', 'voted')`,
      ),
    index('experiment_events_staff').on(table.experiment_id, table.type).where(sql`${table.by_staff}`),
  ],
);

/** Answers to acts already done, so that a retry with the same `request_id` is answered and not done again. */
export const actRequests = pgTable(
  'act_requests',
  {
    user_id: bigint({ mode: 'number' }).notNull(),
    request_id: text().notNull(),
    /** Which call and which fields the id was first used for. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.request_id] })],
);

export const documentVersions = pgTable(
  'document_versions',
  {
    document_id: uuid().notNull(),
    version: integer().notNull(),
    experiment_id: partOf(() => experiments.id),
    content: jsonb().$type<RichDocument>().notNull(),
    hash: text().notNull(),
    saved_by: refersTo(() => users.id),
    /** Everybody who wrote in it since the version before; none for one that was saved whole. */
    authors: bigint({ mode: 'number' }).array().notNull().default([]),
    saved_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.document_id, table.version] }),
    index('document_versions_experiment').on(table.experiment_id),
    index('document_versions_files').using('gin', sql`named_files(${table.content})`),
  ],
);

export const signatures = pgTable(
  'signatures',
  {
    document_id: uuid().notNull(),
    version: integer().notNull(),
    role_id: text().notNull(),
    experiment_id: partOf(() => experiments.id),
    user_id: refersTo(() => users.id),
    decision: text().$type<'signed' | 'refused'>().notNull(),
    hash: text().notNull(),
    image: text(),
    reason: text(),
    at: createdAt(),
  },
  (table) => [uniqueIndex('signatures_once').on(table.document_id, table.version, table.role_id)],
);

export const notes = pgTable(
  'notes',
  {
    experiment_id: partOf(() => experiments.id),
    node_id: text().notNull(),
    user_id: refersTo(() => users.id),
    text: text().notNull(),
    /** Shown to staff by its writer; private otherwise. */
    shared: boolean().notNull().default(false),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.experiment_id, table.user_id, table.node_id] })],
);

export const experiences = pgTable(
  'experiences',
  {
    experiment_id: partOf(() => experiments.id),
    user_id: refersTo(() => users.id),
    content: text().notNull(),
    status: integer().notNull().default(2),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.experiment_id, table.user_id] })],
);

export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    experiment_id: bigint({ mode: 'number' }).references(() => experiments.id, { onDelete: 'set null' }),
    owner_id: refersTo(() => users.id),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('files_experiment').on(table.experiment_id), index('files_owner').on(table.owner_id)],
);

/** What the options that someone chose in vain still asked for: nobody else has been told, and of each option only the last refusal counts. */
export const refusedEndings = pgTable(
  'refused_endings',
  {
    experiment_id: partOf(() => experiments.id),
    user_id: refersTo(() => users.id),
    trans_id: text().notNull(),
    /** The number of the event that opened the section. */
    visit: integer().notNull(),
    conditions: jsonb().$type<readonly Condition[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.experiment_id, table.user_id, table.trans_id] })],
);

/** SQL: any whole number from 0 that an integer holds. */
export const NEW_SEED = sql`(floor(random() * 2147483648))::integer`;

/** Runs in which practice partners play. One server process at a time claims a run; a claim that is not renewed lapses. */
export const practiceRuns = pgTable(
  'practice_runs',
  {
    experiment_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => experiments.id, { onDelete: 'cascade' }),
    asked_by: refersTo(() => users.id),
    lang: text().$type<Language>().notNull(),
    pace: text().$type<PracticePace>().notNull(),
    patience: text().$type<PracticePatience>().notNull().default('usual'),
    may_err: boolean().notNull().default(false),
    asked_at: createdAt(),
    claimed_by: uuid(),
    claimed_until: timestamp({ withTimezone: true }),
    /** How often its players have given up since they last got on. */
    failures: integer().notNull().default(0),
    /** Of the dice that its partners throw. Drawn, and told nobody, so that no player reckons out how they will vote. */
    seed: integer().notNull().default(NEW_SEED),
  },
  (table) => [index('practice_runs_asked_by').on(table.asked_by)],
);

/** What only staff may know of a document that a practice partner drafted: the quality of its model, and what is to be learnt from it. */
export const practicePapers = pgTable(
  'practice_papers',
  {
    experiment_id: partOf(() => experiments.id),
    document_id: text().notNull(),
    quality: text().$type<ModelQuality>().notNull(),
    note: jsonb().$type<Bilingual>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.experiment_id, table.document_id] })],
);
