import type { Bilingual, DeliveryState, DeliveryTopic, IntegrationKind } from '@lets/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { classes, sessions, users } from './account.ts';
import { classTasks } from './case.ts';
import { createdAt, id, partOf } from './columns.ts';
import { experiments } from './run.ts';

const moment = () => timestamp({ withTimezone: true });

/** The services outside that the school has connected, several of a kind. */
export const integrations = pgTable('integrations', {
  id: id(),
  kind: text().$type<IntegrationKind>().notNull(),
  /** Of one that the server was started with, by which it knows it again; null of one that was added on the page. */
  env_key: text().unique('integrations_env_key'),
  name: jsonb().$type<Bilingual>().notNull(),
  is_on: boolean().notNull().default(true),
  /** `INTEGRATION_SETTINGS` of the kind. */
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  /** JSON by name, sealed (`secrets/`); '' is none. */
  secrets: text().notNull().default(''),
  created_at: createdAt(),
  changed_at: createdAt(),
});

/** Who a person is for another server. Kept when that is no longer connected: connected again, it knows its people. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    /** Who speaks for the subject: `cas https://sso.school.edu.cn/cas`. */
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: partOf(() => users.id),
    /** What people recognise it by. */
    label: text().notNull().default(''),
    first_seen: createdAt(),
    last_seen: createdAt(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    index('identities_user').on(table.user_id),
  ],
);

/** Where a session came from, so that it can be ended from there. */
export const sessionOrigins = pgTable(
  'session_origins',
  {
    token_hash: text()
      .primaryKey()
      .references(() => sessions.token_hash, { onDelete: 'cascade' }),
    integration_id: partOf(() => integrations.id),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** SHA-256 of what the other side calls its session: the ticket, `sid`, the session index. */
    key_hash: text(),
    /** What the other side wants to be told at the log-out, sealed. */
    hint: text().notNull().default(''),
  },
  (table) => [
    index('session_origins_key').on(table.issuer, table.key_hash),
    index('session_origins_subject').on(table.issuer, table.subject),
    index('session_origins_integration').on(table.integration_id),
  ],
);

/** What somebody may do once and soon; hashed like sessions, so that a copy of the table opens nothing. */
export const integrationTickets = pgTable(
  'integration_tickets',
  {
    ticket_hash: text().primaryKey(),
    purpose: text().notNull(),
    integration_id: bigint({ mode: 'number' }).references(() => integrations.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** JSON, sealed. */
    kept: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('integration_tickets_integration').on(table.integration_id),
    index('integration_tickets_user').on(table.user_id),
  ],
);

/** Tickets, assertions and tokens of others that have been taken: none is taken twice. */
export const spentTokens = pgTable('spent_tokens', {
  token_hash: text().primaryKey(),
  expires_at: moment().notNull(),
});

/** Our keys towards learning platforms. Two at a time: what was signed with the one before is still verified. */
export const ltiKeys = pgTable('lti_keys', {
  kid: text().primaryKey(),
  public_jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  /** PKCS 8, sealed. */
  private_key: text().notNull(),
  created_at: createdAt(),
  /** From when on it signs nothing. */
  retired_at: moment(),
});

export const ltiDeployments = pgTable(
  'lti_deployments',
  {
    id: id(),
    integration_id: partOf(() => integrations.id),
    deployment_id: text().notNull(),
    /** What the platform says it is: `moodle`, `canvas`; '' when it does not say. */
    platform: text().notNull().default(''),
    first_seen: createdAt(),
    /** Null while an administrator has not said yes to it. */
    approved_at: moment(),
  },
  (table) => [uniqueIndex('lti_deployments_id').on(table.integration_id, table.deployment_id)],
);

/** A course of a platform, and the class that was made for it. */
export const ltiContexts = pgTable(
  'lti_contexts',
  {
    id: id(),
    deployment: partOf(() => ltiDeployments.id),
    context_id: text().notNull(),
    title: text().notNull().default(''),
    class_id: partOf(() => classes.id),
    /** Where its members are read; '' is nowhere. */
    memberships_url: text().notNull().default(''),
    members_read_at: moment(),
    members_fault: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('lti_contexts_id').on(table.deployment, table.context_id),
    index('lti_contexts_class').on(table.class_id),
  ],
);

/** A link in such a course, the class task that it opens, and where its grades go. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    id: id(),
    context: partOf(() => ltiContexts.id),
    resource_link_id: text().notNull(),
    class_task_id: bigint({ mode: 'number' }).references(() => classTasks.id, { onDelete: 'set null' }),
    /** '' : the platform has no column for it. */
    lineitem_url: text().notNull().default(''),
    /** Where a column can be made; '' is nowhere. */
    lineitems_url: text().notNull().default(''),
    /** The column that we made there; '' is none. A launch that names one in `lineitem_url` goes before it. */
    made_lineitem_url: text().notNull().default(''),
    /** What may be asked for there and at the members' address, as the latest launch says. */
    scopes: text().array().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('lti_links_id').on(table.context, table.resource_link_id),
    index('lti_links_task').on(table.class_task_id),
  ],
);

/** A person's arrival from ilab-x: what their result is uploaded with. */
export const ilabArrivals = pgTable(
  'ilab_arrivals',
  {
    integration_id: partOf(() => integrations.id),
    user_id: partOf(() => users.id),
    username: text().notNull(),
    /** The first one of the latest arrival, by which it is refreshed, and the newest: JSON, sealed. */
    access_token: text().notNull(),
    expires_at: moment().notNull(),
    refreshes: integer().notNull().default(0),
    /** Experiments that ended before are none of ilab-x's. */
    first_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.integration_id, table.user_id] }),
    index('ilab_arrivals_user').on(table.user_id),
  ],
);

/** How far the events of a run have been made into statements. */
export const xapiCursors = pgTable(
  'xapi_cursors',
  {
    integration_id: partOf(() => integrations.id),
    experiment_id: partOf(() => experiments.id),
    seq: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.integration_id, table.experiment_id] }),
    index('xapi_cursors_run').on(table.experiment_id),
  ],
);

/** The outbox. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    integration_id: partOf(() => integrations.id),
    topic: text().$type<DeliveryTopic>().notNull(),
    /** Of one key the earlier is sent first. */
    order_key: text().notNull(),
    /** What it is about; what is said of the same thing later takes its place. */
    item_key: text().notNull(),
    /** Which state of things it tells, so that the same is not told twice. */
    mark: text().notNull().default(''),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    experiment_id: bigint({ mode: 'number' }).references(() => experiments.id, { onDelete: 'cascade' }),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    /** Counts what took its place: an answer to the one before says nothing about this one. */
    revision: integer().notNull().default(1),
    tries: integer().notNull().default(0),
    reason: text().notNull().default(''),
    next_at: createdAt(),
    /** Which server process sends it, and until when it is thought to. */
    claimed_by: uuid(),
    claimed_until: moment(),
    created_at: createdAt(),
    delivered_at: moment(),
  },
  (table) => [
    uniqueIndex('deliveries_item').on(table.integration_id, table.item_key),
    index('deliveries_due').on(table.next_at).where(sql`${table.state} = 'waiting'`),
    index('deliveries_order')
      .on(table.integration_id, table.order_key, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('deliveries_listed').on(table.integration_id, table.state, table.id),
    index('deliveries_user').on(table.user_id),
    index('deliveries_run').on(table.experiment_id),
  ],
);
