import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../drizzle.ts';
import { users } from './account.ts';
import { createdAt, id, partOf, refersTo } from './columns.ts';
import { experiments } from './run.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const ofExperiment = () => partOf(() => experiments.id);

/** A document that is, or was, written in together: what all its edits up to a version came to. */
export const documentLive = pgTable(
  'document_live',
  {
    document_id: uuid().primaryKey(),
    experiment_id: ofExperiment(),
    /** A Yjs document. */
    state: bytea().notNull(),
    /** The version that holds the same content. */
    version: integer().notNull(),
  },
  (table) => [index('document_live_experiment').on(table.experiment_id)],
);

/** Edits since that version, each kept before its author is told that it is safe. */
export const documentEdits = pgTable(
  'document_edits',
  {
    id: id(),
    document_id: uuid().notNull(),
    experiment_id: ofExperiment(),
    author_id: refersTo(() => users.id),
    /** A Yjs update. */
    edit: bytea().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('document_edits_document').on(table.document_id, table.id),
    index('document_edits_experiment').on(table.experiment_id),
  ],
);

/** Whose a name is by which Yjs tells the clients apart that write in a document: in it nobody else writes. */
export const documentClients = pgTable(
  'document_clients',
  {
    document_id: uuid().notNull(),
    client_id: bigint({ mode: 'number' }).notNull(),
    experiment_id: ofExperiment(),
    user_id: refersTo(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.document_id, table.client_id] }),
    index('document_clients_experiment').on(table.experiment_id),
  ],
);

/** Remarks on a passage of a document, and answers to them. */
export const documentComments = pgTable(
  'document_comments',
  {
    id: id(),
    document_id: uuid().notNull(),
    experiment_id: ofExperiment(),
    /** The remark that this answers. */
    parent_id: bigint({ mode: 'number' }),
    author_id: refersTo(() => users.id),
    /** The role it was made in; null for staff. */
    role_id: text(),
    body: text().notNull(),
    /** The passage as it read. */
    quote: text().notNull().default(''),
    /** Where it stands among the edits, so that it stays on its words while others are written around them. */
    anchor: jsonb().$type<{ from: string; to: string }>(),
    created_at: createdAt(),
    resolved_at: timestamp({ withTimezone: true }),
    resolved_by: bigint({ mode: 'number' }).references(() => users.id),
  },
  (table) => [
    index('document_comments_document').on(table.document_id, table.id),
    index('document_comments_experiment').on(table.experiment_id),
  ],
);
