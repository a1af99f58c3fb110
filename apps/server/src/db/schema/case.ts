import type {
  CaseProject,
  Disclosure,
  ExperimentType,
  FlowCorrection,
  Grade,
  Grouping,
} from '@lets/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '../drizzle.ts';
import { classes, courses, users } from './account.ts';
import { createdAt, flowColumn, id, partOf, refersTo } from './columns.ts';

/** A workflow's identity; what it says is in its versions. */
export const workflows = pgTable('workflows', {
  id: id(),
  code: text().notNull().unique(),
  name_zh: text().notNull(),
  name_en: text().notNull(),
  experiment_type: text().$type<ExperimentType>().notNull(),
  owner_id: bigint({ mode: 'number' }).references(() => users.id),
  created_at: createdAt(),
});

/** A version is immutable once published: running experiments stay on the one they started on. Its id is the wire's `flow_id`. */
export const flows = pgTable(
  'flows',
  {
    id: id(),
    workflow_id: partOf(() => workflows.id),
    version: integer().notNull(),
    flow: flowColumn().notNull(),
    /** Sections that are played, and roles: what lists tell of a flow, without unpacking it. */
    section_count: integer().generatedAlwaysAs(sql`played_sections(flow)`),
    role_count: integer().generatedAlwaysAs(sql`jsonb_array_length(flow -> 'roles')`),
    published_at: timestamp({ withTimezone: true }),
    /** Every save and every correction counts it up. */
    revision: integer().notNull().default(1),
    /** The furthest setup step that is complete, of a draft. */
    step: smallint().notNull().default(-1),
    saved_by: bigint({ mode: 'number' }).references(() => users.id),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('flows_version').on(table.workflow_id, table.version),
    uniqueIndex('flows_one_draft').on(table.workflow_id).where(sql`published_at is null`),
    index('flows_files').using('gin', sql`named_files(${table.flow})`),
  ],
);

/** What was mended of a published version while experiments ran on it: append-only (a trigger), and gone only with its workflow. */
export const flowCorrections = pgTable(
  'flow_corrections',
  {
    id: id(),
    flow_id: partOf(() => flows.id),
    revision: integer().notNull(),
    change: jsonb().$type<FlowCorrection>().notNull(),
    /** The same fields as they were. */
    before: jsonb().$type<FlowCorrection>().notNull(),
    reason: text().notNull(),
    corrected_by: refersTo(() => users.id),
    /** Experiments waiting or in progress then. */
    running_count: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('flow_corrections_flow').on(table.flow_id)],
);

/** What `case_card` of the database takes out of a case. */
export type CaseCard = Pick<
  CaseProject,
  | 'case_number'
  | 'introduction'
  | 'minutes'
  | 'credit_hours'
  | 'multi_user'
  | 'cover'
  | 'allow_redo'
  | 'team_min'
  | 'team_max'
  | 'competency_goals'
  | 'reference_release'
> & { readonly role_count: number; readonly document_count: number };

export const projects = pgTable(
  'projects',
  {
    id: id(),
    code: text().notNull().unique(),
    flow_id: refersTo(() => flows.id),
    course_id: bigint({ mode: 'number' }).references(() => courses.id),
    owner_id: bigint({ mode: 'number' }).references(() => users.id),
    experiment_type: text().$type<ExperimentType>().notNull(),
    grade: text().$type<Grade>().notNull(),
    name_zh: text().notNull(),
    name_en: text().notNull(),
    opening_mode: text().$type<CaseProject['opening_mode']>().notNull(),
    opens_at: timestamp({ withTimezone: true }),
    closes_at: timestamp({ withTimezone: true }),
    /** The whole case text as authored (roles, documents, fields …). */
    body: jsonb().$type<CaseProject>().notNull(),
    /** What lists and the screens of a run tell of the body: a hundredth of it, kept by the database itself. */
    card: jsonb().$type<CaseCard>().generatedAlwaysAs(sql`case_card(body)`),
    roles: jsonb().$type<CaseProject['roles']>().generatedAlwaysAs(sql`body -> 'roles'`),
    /** Disclosed to all courses. */
    disclosed: boolean().notNull().default(false),
    /** Where the owner's wish that it be disclosed stands. */
    disclosure: text().$type<Disclosure>().notNull().default('none'),
    /** Finished: students and mentors know of it. One that is still being made is its authors' alone. */
    ready: boolean().notNull().default(true),
    /** Every save counts it up. */
    revision: integer().notNull().default(1),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    created_at: createdAt(),
  },
  (table) => [
    index('projects_course').on(table.course_id),
    index('projects_type').on(table.experiment_type),
    index('projects_mode').on(table.opening_mode),
    index('projects_flow').on(table.flow_id),
    index('projects_updated').on(table.updated_at, table.id),
    index('projects_files').using('gin', sql`named_files(${table.body})`),
  ],
);

/** SQL: what the database makes of the body, which is never missing, and so neither are these. */
export const madeOfBody = {
  card: sql<CaseCard>`${projects.card}`,
  roles: sql<CaseProject['roles']>`${projects.roles}`,
};

/** Whom a case of the opening mode "specified" is open to: students one by one … */
export const projectStudents = pgTable(
  'project_students',
  {
    project_id: partOf(() => projects.id),
    user_id: partOf(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.user_id] }),
    index('project_students_user').on(table.user_id),
  ],
);

/** … and whole classes. */
export const projectClasses = pgTable(
  'project_classes',
  {
    project_id: partOf(() => projects.id),
    class_id: partOf(() => classes.id),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.class_id] }),
    index('project_classes_class').on(table.class_id),
  ],
);

/** What a teacher gave a class to play; its groups are teams. */
export const classTasks = pgTable(
  'class_tasks',
  {
    id: id(),
    project_id: partOf(() => projects.id),
    class_id: partOf(() => classes.id),
    creator_id: refersTo(() => users.id),
    name: text().notNull(),
    grouping: text().$type<Grouping>().notNull(),
    size: smallint().notNull(),
    /** What a random draw was made with, so that it can be checked. */
    seed: text(),
    planned_start: timestamp({ withTimezone: true }),
    planned_end: timestamp({ withTimezone: true }),
    /** Until when it is to be handed in and finished; what comes later is marked for the teacher. */
    deadline: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    index('class_tasks_class').on(table.class_id),
    index('class_tasks_project').on(table.project_id),
  ],
);

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text().notNull(),
    project_id: partOf(() => projects.id),
    class_id: bigint({ mode: 'number' }).references(() => classes.id),
    /** Null: a group of a class task that nobody has joined yet. */
    leader_id: bigint({ mode: 'number' }).references(() => users.id),
    class_task_id: bigint({ mode: 'number' }).references(() => classTasks.id, { onDelete: 'set null' }),
    /** The most members; null: as many as the case takes. */
    capacity: smallint(),
    open_invitation: boolean().notNull().default(false),
    disbanded_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    index('teams_project').on(table.project_id),
    index('teams_leader').on(table.leader_id),
    index('teams_class_task').on(table.class_task_id),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    team_id: partOf(() => teams.id),
    user_id: refersTo(() => users.id),
    /** The team's own, so that nobody can be in two groups of one class task. */
    class_task_id: bigint({ mode: 'number' }).references(() => classTasks.id, { onDelete: 'set null' }),
    joined_at: createdAt(),
  },
  (table) => [
    uniqueIndex('team_members_pair').on(table.team_id, table.user_id),
    index('team_members_user').on(table.user_id),
    uniqueIndex('team_members_one_group').on(table.class_task_id, table.user_id),
  ],
);

/** Still to be decided; one lapses when the team starts an experiment after it. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    team_id: partOf(() => teams.id),
    user_id: partOf(() => users.id),
    invited_by: refersTo(() => users.id),
    invited_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.user_id] }),
    index('team_invitations_user').on(table.user_id),
  ],
);
