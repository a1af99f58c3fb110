import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface FileRow {
  readonly id: string;
  readonly experiment_id: number | null;
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

export async function addFile(
  client: Client,
  file: FileRow & { readonly owner_id: number; readonly sha256: string },
): Promise<void> {
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
    text: 'SELECT id, experiment_id, name, mime, size FROM files WHERE id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}
