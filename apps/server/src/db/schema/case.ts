import type { CaseProject, Flow } from '@lets/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes, courses, users } from './account.ts';
import { createdAt, id } from './columns.ts';

/** A workflow's identity; what it says is in its versions. */
export const workflows = pgTable('workflows', {
  id: id(),
  code: text().notNull().unique(),
  name_zh: text().notNull(),
  name_en: text().notNull(),
  experiment_type: text().notNull(),
  owner_id: bigint({ mode: 'number' }).references(() => users.id),
  created_at: createdAt(),
});

/** A version is immutable once published: running experiments stay on the one they started on. Its id is the wire's `flow_id`. */
export const flows = pgTable(
  'flows',
  {
    id: id(),
    workflow_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => workflows.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    flow: jsonb().$type<Flow>().notNull(),
    published_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('flows_version').on(table.workflow_id, table.version)],
);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    code: text().notNull().unique(),
    flow_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => flows.id),
    course_id: bigint({ mode: 'number' }).references(() => courses.id),
    owner_id: bigint({ mode: 'number' }).references(() => users.id),
    experiment_type: text().notNull(),
    grade: text().notNull(),
    name_zh: text().notNull(),
    name_en: text().notNull(),
    opening_mode: text().notNull(),
    opens_at: timestamp({ withTimezone: true }),
    closes_at: timestamp({ withTimezone: true }),
    /** The whole case text as authored (roles, documents, fields …). */
    body: jsonb().$type<CaseProject>().notNull(),
    /** Disclosed to all courses. */
    disclosed: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index('projects_course').on(table.course_id),
    index('projects_type').on(table.experiment_type),
    index('projects_mode').on(table.opening_mode),
  ],
);

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text().notNull(),
    project_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    class_id: bigint({ mode: 'number' }).references(() => classes.id),
    leader_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    open_invitation: boolean().notNull().default(false),
    disbanded_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [index('teams_project').on(table.project_id), index('teams_leader').on(table.leader_id)],
);

export const teamMembers = pgTable(
  'team_members',
  {
    team_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    joined_at: createdAt(),
  },
  (table) => [
    uniqueIndex('team_members_pair').on(table.team_id, table.user_id),
    index('team_members_user').on(table.user_id),
  ],
);
