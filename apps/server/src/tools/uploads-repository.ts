import { asc, gt } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { files } from '../db/schema/index.ts';

export interface UploadRow {
  readonly id: string;
  readonly sha256: string;
}

const AT_ONCE = 500;

/** Every upload, in the order of the keys. */
export async function* allUploads({ db }: Reader): AsyncGenerator<UploadRow> {
  const { id, sha256 } = files;
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id, sha256 })
      .from(files)
      .where(last === undefined ? undefined : gt(id, last))
      .orderBy(asc(id))
      .limit(AT_ONCE);
    yield* rows;
    last = rows.at(-1)?.id;
    if (last === undefined) return;
  }
}
