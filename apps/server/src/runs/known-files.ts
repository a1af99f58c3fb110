import type { Flow } from '@lets/contract';
import { type DocumentState, mayWriteDocument, readsDocument, rolesOfUser, viewFor } from '@lets/engine';
import type pg from 'pg';
import type { OpenRun } from './access.ts';

type Client = Pick<pg.ClientBase, 'query'>;
type Around = Pick<OpenRun, 'run' | 'flow' | 'relation'>;

/** Where a file of a run is shown. */
interface Showing {
  readonly file_id: string;
  /** Null: to everybody of the run. */
  readonly user_ids: readonly number[] | null;
}

/** That a document names a file, and who wrote what names it. */
interface Naming {
  readonly file_id: string;
  readonly document_id: string;
  /** Null: in what is being written beyond the last version. */
  readonly version: number | null;
  readonly writers: readonly number[];
}

/**
 * Of the files put into a run those that somebody may read. A file is its uploader's until an event shows it to more people or a
 * document that they may read has it; staff read all. A document shows a file only where somebody wrote it there who could read it:
 * an id that one has guessed or kept opens nothing.
 */
export async function knownFiles(
  client: Client,
  { run, flow, relation }: Around,
  userId: number,
  only?: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = await ownersOf(client, run.id, only);
  const ids = [...owners.keys()];
  if (relation.isStaff || ids.length === 0) return new Set(ids);
  const unknown = ids.filter((id) => owners.get(id) !== userId);
  if (unknown.length === 0) return new Set(ids);
  const [shown, namings] = await Promise.all([
    showingsOf(client, run.id, unknown),
    namingsOf(client, run.id, unknown),
  ]);
  const asked = askedToShow({ run, flow, relation }, userId);
  const around = { flow, state: run.state };
  const isKnown = (id: string) =>
    owners.get(id) === userId ||
    asked.has(id) ||
    audienceOf(around, run.state.member_ids, {
      owner: owners.get(id),
      shown: shown.filter(({ file_id }) => file_id === id),
      namings: namings.filter(({ file_id }) => file_id === id),
    }).has(userId);
  return new Set(ids.filter(isKnown));
}

async function ownersOf(
  client: Client,
  eid: number,
  only: readonly string[] | undefined,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ id: string; owner_id: number }>({
    name: 'owners-of-files',
    text: 'SELECT id, owner_id FROM files WHERE experiment_id = $1 AND ($2::uuid[] IS NULL OR id = ANY($2))',
    values: [eid, only ?? null],
  });
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]));
}

async function showingsOf(client: Client, eid: number, ids: readonly string[]): Promise<Showing[]> {
  const { rows } = await client.query<Showing>({
    name: 'showings-of-files',
    text: `SELECT DISTINCT file_id, audience -> 'user_ids' AS user_ids
      FROM experiment_events, coalesce(data ->> 'file_id', data -> 'item' ->> 'id') AS file_id
      WHERE experiment_id = $1 AND type IN ('spoke', 'spoke_in_meeting', 'displayed')
        AND coalesce(data ->> 'file_id', data -> 'item' ->> 'id') = ANY($2)`,
    values: [eid, ids],
  });
  return rows;
}

/** An edit holds the id letter by letter, so that it is found without being read as a document. */
async function namingsOf(client: Client, eid: number, ids: readonly string[]): Promise<Naming[]> {
  const { rows } = await client.query<Naming>({
    name: 'namings-of-files',
    text: `SELECT file_id, document_id, version, to_jsonb(authors || saved_by) AS writers
        FROM document_versions, unnest(named_files(content)) AS file_id
        WHERE experiment_id = $1 AND named_files(content) && $2::text[] AND file_id = ANY($2)
      UNION ALL
      SELECT file_id, document_id, NULL, jsonb_build_array(author_id)
        FROM document_edits, unnest($2::text[]) AS file_id
        WHERE experiment_id = $1 AND position(convert_to(file_id, 'UTF8') IN edit) > 0`,
    values: [eid, ids],
  });
  return rows;
}

/** What the host is asked to put on the screen, and the asker's own. */
function askedToShow({ run, flow, relation }: Around, userId: number): ReadonlySet<string> {
  const { sections } = viewFor(run.state, flow, userId, relation.isStaff);
  const items = Object.values(sections).flatMap(({ requests }) => requests.map(({ item }) => item));
  return new Set(items.flatMap((item) => (item?.kind === 'file' ? item.id : [])));
}

/** Pure: who may read a file, of the members of its run. */
function audienceOf(
  around: { readonly flow: Flow; readonly state: OpenRun['run']['state'] },
  members: readonly number[],
  file: {
    readonly owner: number | undefined;
    readonly shown: readonly Showing[];
    readonly namings: readonly Naming[];
  },
): ReadonlySet<number> {
  if (file.shown.some(({ user_ids }) => user_ids === null)) return new Set(members);
  const audience = new Set(file.shown.flatMap(({ user_ids }) => user_ids ?? []));
  if (file.owner !== undefined) audience.add(file.owner);
  // Whoever read it in one document may have put it into another.
  let open = file.namings;
  for (let size = -1; size !== audience.size; ) {
    size = audience.size;
    const shows = open.filter(({ writers }) => writers.some((id) => audience.has(id)));
    open = open.filter((naming) => !shows.includes(naming));
    for (const naming of shows) for (const id of readersOf(around, members, naming)) audience.add(id);
  }
  return audience;
}

/** Earlier versions, and what is being written, are for whoever writes in the document. */
function readersOf(
  { flow, state }: { readonly flow: Flow; readonly state: OpenRun['run']['state'] },
  members: readonly number[],
  { document_id, version }: Naming,
): readonly number[] {
  const document = Object.hasOwn(state.documents, document_id) ? state.documents[document_id] : undefined;
  if (!document) return [];
  const writes = (user: number, one: DocumentState) =>
    !one.archived && rolesOfUser(flow, state, user).some((role) => mayWriteDocument(flow, one, role));
  return members.filter((user) =>
    version === document.version ? readsDocument(flow, state, document, user) : writes(user, document),
  );
}
