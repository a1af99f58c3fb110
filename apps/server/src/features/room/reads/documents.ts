import type {
  DocumentSignature,
  docDetail,
  fileDisplayList,
  OutputOf,
  ParsedInputOf,
  roleReportList,
  signRoles,
} from '@lets/contract';
import { type DocumentState, holderOf, openSections } from '@lets/engine';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { type OpenRun, type RunReader, readRun } from '../../../runs/access.ts';
import { knownFiles } from '../../../runs/known-files.ts';
import { briefOf, briefOrNull, type People, readPeople } from '../../../runs/people.ts';
import { roleName } from '../../../runs/roles.ts';
import { caseDocumentsFor } from '../case-documents.ts';
import {
  contentOf,
  filesOfRun,
  type SignatureRow,
  savedTimes,
  signaturesOf,
  versionsOf,
} from '../document-repository.ts';
import { canRead, canSeeVersions, documentRow, documentsFor } from '../documents.ts';
import { readSection, readSectionAs } from '../section.ts';

type Signature = z.infer<typeof DocumentSignature>;

export interface DocumentInView extends OpenRun {
  readonly document: DocumentState;
}

/** A document of a run for a person who may read it; to everybody else there is none. */
export async function readDocument(
  deps: RunReader,
  caller: Caller,
  eid: number,
  id: string,
): Promise<DocumentInView> {
  const open = await readRun(deps, caller, eid);
  const { run, flow, relation } = open;
  const document = Object.hasOwn(run.state.documents, id) ? run.state.documents[id] : undefined;
  const isReadable = document && canRead({ flow, state: run.state }, document, caller, relation);
  return isReadable ? { ...open, document } : refuse('not_found');
}

/** One document with a version of its content, its versions and its signatures. */
export async function readDocumentDetail(
  deps: Deps,
  caller: Caller,
  { eid, doc_id, version: asked }: ParsedInputOf<typeof docDetail>,
): Promise<OutputOf<typeof docDetail>> {
  const view = await readDocument(deps, caller, eid, doc_id);
  const { run, flow, relation, document } = view;
  const inRun = { flow, state: run.state };
  const shown = asked ?? document.version;
  const seesAll = canSeeVersions(inRun, document, caller, relation);
  if (shown !== document.version && !seesAll) refuse('not_found');
  const { database } = deps;
  const [content, versions, signed] = await Promise.all([
    contentOf(database, eid, doc_id, shown),
    versionsOf(database, eid, doc_id),
    signaturesOf(database, eid, doc_id, shown),
  ]);
  if (!content) refuse('not_found');
  const people = await readPeople(database, [
    ...run.state.member_ids,
    ...versions.flatMap(({ saved_by, authors }) => [saved_by, ...authors]),
    ...signed.map(({ user_id }) => user_id),
  ]);
  const visible = versions.filter(({ version }) => seesAll || version === document.version);
  return {
    ...documentRow(inRun, document, caller, versions[0]?.saved_at.getTime() ?? 0),
    content,
    shown_version: shown,
    versions: visible.map(({ version, hash, saved_by, saved_at, authors }) => ({
      version,
      hash,
      saved_by: briefOf(people, saved_by),
      authors: [...new Set([saved_by, ...authors])].map((id) => briefOf(people, id)),
      saved_at: saved_at.getTime(),
    })),
    signatures:
      shown === document.version
        ? currentSignatures(view, signed, people)
        : pastSignatures(view, signed, people),
  };
}

/** Of the present version the run itself knows who was asked; the rows beside it hold what was drawn. */
function currentSignatures(
  { run, flow, document }: DocumentInView,
  rows: readonly SignatureRow[],
  people: People,
): Signature[] {
  return Object.values(document.signatures).map(({ role_id, status, reason, at }) => {
    const row = rows.find((candidate) => candidate.role_id === role_id);
    const user = briefOrNull(people, row?.user_id ?? holderOf(run.state, role_id));
    return {
      role_id,
      role_name: roleName(flow, role_id),
      user,
      status,
      reason,
      at,
      image: row?.image ?? null,
    };
  });
}

function pastSignatures(
  { flow }: DocumentInView,
  rows: readonly SignatureRow[],
  people: People,
): Signature[] {
  return rows.map(({ role_id, user_id, decision, reason, at, image }) => ({
    role_id,
    role_name: roleName(flow, role_id),
    user: briefOf(people, user_id),
    status: decision,
    reason,
    at: at.getTime(),
    image,
  }));
}

/** The roles that may sign where the run now stands, and those asked already, with what each has answered. */
export async function readSignRoles(
  deps: Deps,
  caller: Caller,
  { eid, doc_id }: ParsedInputOf<typeof signRoles>,
): Promise<OutputOf<typeof signRoles>> {
  const view = await readDocument(deps, caller, eid, doc_id);
  const { run, flow, document } = view;
  const { database } = deps;
  const [rows, people] = await Promise.all([
    signaturesOf(database, eid, doc_id, document.version),
    readPeople(database, run.state.member_ids),
  ]);
  const asked = currentSignatures(view, rows, people);
  const open = new Set(openSections(run.state).map(({ node_id }) => node_id));
  const signers = flow.nodes
    .filter(({ id }) => open.has(id))
    .flatMap((node) => node.roles.filter(({ functions }) => functions.includes('signature')));
  const ids = new Set([...signers.map(({ role_id }) => role_id), ...asked.map(({ role_id }) => role_id)]);
  const list = [...ids].map((role_id) => asked.find((one) => one.role_id === role_id) ?? notAsked(role_id));
  return { list };

  function notAsked(role_id: string) {
    const user = briefOrNull(people, holderOf(run.state, role_id));
    return {
      role_id,
      role_name: roleName(flow, role_id),
      user,
      status: 'none',
      reason: null,
      at: null,
      image: null,
    } as const;
  }
}

/** Each role's report in a report section; the last one it began. Of what may not be read not even that it was begun. */
export async function readReports(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof roleReportList>,
): Promise<OutputOf<typeof roleReportList>> {
  const { run, flow, relation, node } = await readSection(deps, caller, input);
  const inRun = { flow, state: run.state };
  const { database } = deps;
  const [times, people] = await Promise.all([
    savedTimes(database, run.id),
    readPeople(database, run.state.member_ids),
  ]);
  const list = node.roles.map(({ role_id }) => {
    const report = Object.values(run.state.documents).findLast(
      (document) => document.author_role === role_id && document.node_id === node.id && !document.archived,
    );
    const isOwn = holderOf(run.state, role_id) === caller.id || relation.isStaff;
    const readable = report ? canRead(inRun, report, caller, relation) : isOwn;
    return {
      role_id,
      role_name: roleName(flow, role_id),
      user: briefOrNull(people, holderOf(run.state, role_id)),
      document: report && readable ? documentRow(inRun, report, caller, times.get(report.id) ?? 0) : null,
      readable,
    };
  });
  return { list };
}

/** What a role may put on the common screen. */
export async function readDisplayable(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof fileDisplayList>,
): Promise<OutputOf<typeof fileDisplayList>> {
  const view = await readSectionAs(deps, caller, input);
  const { database } = deps;
  const [material, files] = await Promise.all([
    caseDocumentsFor(database, view, [input.role_id]),
    filesOfRun(database, input.eid, await knownFiles(database, view, caller.id)),
  ]);
  const same = (name: string) => ({ zh: name, en: name });
  const documents = documentsFor({ flow: view.flow, state: view.run.state }, input.role_id);
  return {
    list: [
      ...documents.map(({ id, name }) => ({ kind: 'document' as const, id, name: same(name) })),
      ...material
        .filter(({ readable }) => readable)
        .map(({ id, name }) => ({ kind: 'material' as const, id, name })),
      ...files.map(({ id, name }) => ({ kind: 'file' as const, id, name: same(name) })),
    ],
  };
}
