import type {
  DocumentComment,
  docCommentResolve,
  docComments,
  Flow,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { docComment } from '@lets/contract';
import { CONTROL_PAUSED, mayWriteDocument, rolesOfUser } from '@lets/engine';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { findAnswer, isRetryLost, keepAnswer, requestOf } from '../../../runs/act-requests.ts';
import { briefOf, type People, readPeople } from '../../../runs/people.ts';
import { roleName } from '../../../runs/roles.ts';
import { canSeeVersions } from '../documents.ts';
import { type DocumentInView, readDocument } from '../reads/documents.ts';
import { addComment, type CommentRow, commentsOf, resolveComment } from './comment-repository.ts';

type Input = ParsedInputOf<typeof docComment>;

/** A document's remarks belong to its drafting: they are for its writers and staff, not for everybody who reads it. */
async function readDraft(deps: Deps, caller: Caller, eid: number, id: string): Promise<DocumentInView> {
  const view = await readDocument(deps, caller, eid, id);
  const { flow, run, relation, document } = view;
  return canSeeVersions({ flow, state: run.state }, document, caller, relation) ? view : refuse('not_found');
}

/** Pure: the members who write in a document. */
function writersOf({ flow, run, document }: DocumentInView): number[] {
  const writes = (user: number) =>
    rolesOfUser(flow, run.state, user).some((role) => mayWriteDocument(flow, document, role));
  return run.state.member_ids.filter(writes);
}

/** Remarks on a document for its writers and staff. */
export async function listComments(
  deps: Deps,
  caller: Caller,
  { eid, doc_id }: ParsedInputOf<typeof docComments>,
): Promise<OutputOf<typeof docComments>> {
  const { flow } = await readDraft(deps, caller, eid, doc_id);
  const { database } = deps;
  const rows = await commentsOf(database, eid, doc_id);
  const people = await readPeople(
    database,
    rows.flatMap(({ author_id, resolved_by }) => [author_id, ...(resolved_by === null ? [] : [resolved_by])]),
  );
  return { list: rows.map((row) => commentOf(row, flow, people)) };
}

/** Remarks on a passage, or answers a remark. A retry is answered with what the first try did. */
export async function comment(deps: Deps, caller: Caller, input: Input): Promise<DocumentComment> {
  const { eid, doc_id: documentId, role_id, body, quote = '', anchor = null, parent_id = null } = input;
  const view = await readDraft(deps, caller, eid, documentId);
  refuseWhileStill(view);
  const own = rolesOfUser(view.flow, view.run.state, caller.id);
  if (role_id !== undefined && !own.includes(role_id)) refuse('not_authorised_here');
  const request = requestOf(caller.id, docComment.path, input);
  const { database } = deps;
  const people = await readPeople(database, [caller.id]);
  try {
    const made = await inTransaction(database, async (tx) => {
      const row = await addComment(tx, {
        eid,
        documentId,
        parent_id,
        author_id: caller.id,
        role_id: role_id ?? own[0] ?? null,
        body,
        quote,
        anchor,
        at: deps.clock(),
      });
      const answer = row ? commentOf(row, view.flow, people) : refuse('not_found', { parent_id: 'unknown' });
      if (request) await keepAnswer(tx, request, answer);
      tx.afterCommit(() => deps.bus.remark(eid, documentId, writersOf(view)));
      return answer;
    });
    return made;
  } catch (error) {
    const done = request && isRetryLost(error) ? await findAnswer<DocumentComment>(database, request) : null;
    if (done) return done;
    throw error;
  }
}

/** Marks a remark as dealt with, or takes that back. */
export async function resolve(
  deps: Deps,
  caller: Caller,
  { eid, doc_id: documentId, comment_id: id, resolved }: ParsedInputOf<typeof docCommentResolve>,
): Promise<Record<string, never>> {
  const view = await readDraft(deps, caller, eid, documentId);
  refuseWhileStill(view);
  const by = resolved ? caller.id : null;
  const isKnown = await resolveComment(deps.database, { eid, documentId, id, by, at: deps.clock() });
  if (!isKnown) refuse('not_found');
  deps.bus.remark(eid, documentId, writersOf(view));
  return {};
}

/** While a run is paused, and after its end, only those who look after it speak. */
function refuseWhileStill({ run, relation }: DocumentInView): void {
  if (relation.isStaff) return;
  if (run.status !== 'in_progress') refuse('ended_cannot_enter');
  if (run.state.control.status === CONTROL_PAUSED) refuse('paused');
}

function commentOf(row: CommentRow, flow: Flow, people: People): DocumentComment {
  const { id, parent_id, author_id, role_id, body, quote, anchor, created_at, resolved_at, resolved_by } =
    row;
  const isResolved = resolved_at !== null && resolved_by !== null;
  return {
    id,
    parent_id,
    author: briefOf(people, author_id),
    role: role_id === null ? null : { id: role_id, name: roleName(flow, role_id) },
    body,
    quote,
    anchor,
    created_at: created_at.getTime(),
    resolved: isResolved ? { by: briefOf(people, resolved_by), at: resolved_at.getTime() } : null,
  };
}
