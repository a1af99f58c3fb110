import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface FileRow {
  readonly id: string;
  readonly experiment_id: number | null;
  readonly owner_id: number;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
}

/** Bytes that somebody keeps here; their row is held, so that two uploads at once count one after the other. */
export async function lockUsage(client: Client, userId: number): Promise<number> {
  await client.query({
    name: 'lock-uploader',
    text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
  const { rows } = await client.query<{ total: number }>({
    name: 'usage-of',
    text: 'SELECT coalesce(sum(size), 0)::bigint AS total FROM files WHERE owner_id = $1',
    values: [userId],
  });
  return rows[0]?.total ?? 0;
}

export async function addFile(client: Client, file: FileRow & { readonly sha256: string }): Promise<void> {
  await client.query({
    name: 'add-file',
    text: `INSERT INTO files (id, experiment_id, owner_id, name, mime, size, sha256)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [file.id, file.experiment_id, file.owner_id, file.name, file.mime, file.size, file.sha256],
  });
}

export async function fileById(client: Client, id: string): Promise<FileRow | null> {
  const { rows } = await client.query<FileRow>({
    name: 'file-by-id',
    text: 'SELECT id, experiment_id, owner_id, name, mime, size FROM files WHERE id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}

export interface UploadRow extends Omit<FileRow, 'experiment_id'> {
  readonly owner_id: number;
  readonly created_at: Date;
}

/** Of what was put into a run these files, newest first. */
export async function uploadsOf(client: Client, eid: number, ids: ReadonlySet<string>): Promise<UploadRow[]> {
  const { rows } = await client.query<UploadRow>({
    name: 'uploads-of',
    text: `SELECT id, name, mime, size, owner_id, created_at FROM files
      WHERE experiment_id = $1 AND id = ANY($2) ORDER BY created_at DESC, id LIMIT 500`,
    values: [eid, [...ids]],
  });
  return rows;
}

/** Whether a case that somebody may see, or the version of it that they play, names a file anywhere. */
export async function isNamedByCase(
  client: Client,
  id: string,
  who: { readonly isStaff: boolean; readonly visible: readonly number[]; readonly userId: number },
): Promise<boolean> {
  const { rows } = await client.query<{ named: boolean }>({
    name: 'named-by-case',
    text: `WITH naming AS (
        SELECT p.id AS project_id, NULL::bigint AS flow_id FROM projects p WHERE named_files(p.body) @> ARRAY[$1::text]
        UNION ALL
        SELECT NULL, f.id FROM flows f WHERE named_files(f.flow) @> ARRAY[$1::text]
      )
      SELECT EXISTS (
        SELECT 1 FROM naming n
        WHERE $2
          OR EXISTS (SELECT 1 FROM projects p WHERE p.id = ANY($3) AND (p.id = n.project_id OR p.flow_id = n.flow_id))
          OR EXISTS (
            SELECT 1 FROM experiment_members m JOIN experiments e ON e.id = m.experiment_id
            WHERE m.user_id = $4 AND (e.project_id = n.project_id OR e.flow_id = n.flow_id)
          )
      ) AS named`,
    values: [id, who.isStaff, who.visible, who.userId],
  });
  return rows[0]?.named === true;
}

export interface PictureRow {
  readonly id: string;
  readonly mime: string;
  readonly size: number;
}

/** Of these pictures, those of a run that its reader knows, and those that its case names. */
export async function picturesOfRun(
  client: Client,
  eid: number,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Promise<PictureRow[]> {
  const { rows } = await client.query<PictureRow>({
    name: 'pictures-of-run',
    text: `SELECT id, mime, size FROM files
      WHERE id = ANY($1::uuid[]) AND mime IN ('image/png', 'image/jpeg') AND (
        (experiment_id = $2 AND id = ANY($3)) OR (experiment_id IS NULL AND EXISTS (
          SELECT 1 FROM experiments e JOIN flows f ON f.id = e.flow_id JOIN projects p ON p.id = e.project_id
          WHERE e.id = $2 AND (named_files(f.flow) || named_files(p.body)) @> ARRAY[files.id::text]
        ))
      )`,
    values: [[...ids], eid, [...known]],
  });
  return rows;
}
