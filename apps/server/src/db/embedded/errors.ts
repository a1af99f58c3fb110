import { DatabaseStartError } from '../errors.ts';

/** The embedded database cannot be had. */
export class EmbeddedDatabaseError extends DatabaseStartError {
  override readonly name: string = 'EmbeddedDatabaseError';
}

/** Another process is using the data folder. */
export class DataFolderInUseError extends EmbeddedDatabaseError {
  override readonly name = 'DataFolderInUseError';
}

/** The way out that always works, to end messages with. */
export const USE_OWN_SERVER =
  '也可以设置 DATABASE_URL 使用自己的 PostgreSQL · You can also set DATABASE_URL to use a PostgreSQL of your own.';
