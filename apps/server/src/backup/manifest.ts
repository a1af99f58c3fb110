import { z } from 'zod';

export const MANIFEST_PATH = 'manifest.json';
export const BACKUP_FORMAT = 1;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Name = z.string().min(1).max(63);
const Count = z.number().int().nonnegative();

const Part = z.object({ path: z.string(), bytes: Count, sha256: Sha256 });
export type Part = z.output<typeof Part>;

/** What one set of things comes to, to be compared after a restore. */
const Tally = z.object({ count: Count, sha256: Sha256 });
export type Tally = z.output<typeof Tally>;

/** What is in a backup: its last entry, and the list of all others. */
export const Manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** The version of LETS that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The hashes of the migrations that the tables had, in their order. */
  steps: z.array(Sha256),
  tables: z.array(z.object({ name: Name, columns: z.array(Name), rows: Count })),
  /** Tables whose rows are of no use in a restored school. */
  left_out: z.array(Name),
  sequences: z.array(
    z.object({ name: Name, last_value: z.string().regex(/^-?\d{1,19}$/), is_called: z.boolean() }),
  ),
  parts: z.array(Part),
  /** Ids of uploads that had a row and no file. */
  missing_uploads: z.array(z.string()),
  checks: z.object({
    /** Every run with the number of its last event and its state. */
    runs: Tally,
    /** The heads of the dossiers that were handed out. */
    dossiers: Tally,
  }),
});
export type Manifest = z.output<typeof Manifest>;

const TABLE = /^tables\/(.+)\.copy$/;
const UPLOAD = /^uploads\/([0-9a-f]{64})$/;

export const tablePath = (name: string) => `tables/${name}.copy`;
export const uploadPath = (sha256: string) => `uploads/${sha256}`;
/** The upload that an entry holds, by the hash that the school knows it by. */
export const uploadOf = (path: string) => UPLOAD.exec(path)?.[1];
export const isPartPath = (path: string) => TABLE.test(path) || UPLOAD.test(path);
