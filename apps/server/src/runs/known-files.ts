import type { Flow } from '@lets/contract';
import { type DocumentState, mayWriteDocument, readsDocument, rolesOfUser, viewFor } from '@lets/engine';
import type { Reader } from '../db/reader.ts';
import type { OpenRun } from './access.ts';
import { type Naming, namingsOf, ownersOf, type Showing, showingsOf } from './file-repository.ts';

type ReadingContext = Pick<OpenRun, 'run' | 'flow' | 'relation'>;

/**
 * Of the files put into a run those that a person may read. A file is its uploader's until an event shows it to more people or a
 * document that they may read has it; staff read all. A document shows a file only where someone wrote it there who could read it:
 * an id that one has guessed or kept opens nothing.
 */
export async function knownFiles(
  reader: Reader,
  { run, flow, relation }: ReadingContext,
  userId: number,
  only?: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = await ownersOf(reader, run.id, only);
  const ids = [...owners.keys()];
  if (relation.isStaff || ids.length === 0) return new Set(ids);
  const unknown = ids.filter((id) => owners.get(id) !== userId);
  if (unknown.length === 0) return new Set(ids);
  const [shown, namings] = await Promise.all([
    showingsOf(reader, run.id, unknown),
    namingsOf(reader, run.id, unknown),
  ]);
  const asked = askedToShow({ run, flow, relation }, userId);
  const context = { flow, state: run.state };
  const isKnown = (id: string) =>
    owners.get(id) === userId ||
    asked.has(id) ||
    audienceOf(context, run.state.member_ids, {
      owner: owners.get(id),
      shown: shown.filter(({ file_id }) => file_id === id),
      namings: namings.filter(({ file_id }) => file_id === id),
    }).has(userId);
  return new Set(ids.filter(isKnown));
}

/** What the host is asked to put on the screen, and the asker's own. */
function askedToShow({ run, flow, relation }: ReadingContext, userId: number): ReadonlySet<string> {
  const { sections } = viewFor(run.state, flow, userId, relation.isStaff);
  const items = Object.values(sections).flatMap(({ requests }) => requests.map(({ item }) => item));
  return new Set(items.flatMap((item) => (item?.kind === 'file' ? item.id : [])));
}

/** Pure: who may read a file, of the members of its run. */
function audienceOf(
  context: { readonly flow: Flow; readonly state: OpenRun['run']['state'] },
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
  // A person who read it in one document may have put it into another.
  let open = file.namings;
  for (let size = -1; size !== audience.size; ) {
    size = audience.size;
    const shows = open.filter(({ writers }) => writers.some((id) => audience.has(id)));
    open = open.filter((naming) => !shows.includes(naming));
    for (const naming of shows) for (const id of readersOf(context, members, naming)) audience.add(id);
  }
  return audience;
}

/** Earlier versions, and what is being written, are for the person who writes in the document. */
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
