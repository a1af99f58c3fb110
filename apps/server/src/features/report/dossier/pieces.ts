import { plainText, type RichNode, type UserBrief } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import { hasSignatureOf } from '../../../documents/blocks.ts';
import { printVolume } from '../../../documents/press.ts';
import type { Caller } from '../../../http/caller.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { knownFiles } from '../../../runs/known-files.ts';
import { createLocalizer, type Localizer } from '../../../runs/localizer.ts';
import { nameWithRole } from '../../../runs/people.ts';
import { namesOf } from '../../../runs/tell.ts';
import { schoolZone } from '../../../settings.ts';
import { ThreadFailed } from '../../../threads/thread-pool.ts';
import { flowInRun } from '../../project/service.ts';
import { canonicalText, canSeeVersions, contentOf, listComments, paperOf } from '../../room/service.ts';
import { detailOf, eventsOf, type Gathered, gather, knownEvents } from '../gather.ts';
import { recordBlocks } from '../record.ts';
import { uploadsOfRun } from '../repository.ts';
import type { Piece } from './packer.ts';

/** A part of the log fits into memory however long the log is. */
const EVENTS_IN_PIECE = 1000;

export interface Reading {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly eid: number;
  readonly gathered: Gathered;
  readonly localizer: Localizer;
  /** Aborts when the person who asked has gone. */
  readonly gone: AbortSignal;
}

export async function openReading(
  deps: Deps,
  { caller, lang, gone }: Pick<RequestContext, 'caller' | 'lang' | 'gone'>,
  eid: number,
  tell: (done: number, of: number) => void,
): Promise<Reading> {
  return {
    deps,
    caller,
    eid,
    gathered: await gather(deps, caller, eid, lang, tell),
    localizer: createLocalizer(lang, await schoolZone(deps.database)),
    gone,
  };
}

/** Everything of a run that its reader may know, in the order of the file. */
export async function* piecesOf(reading: Reading): AsyncGenerator<Piece> {
  const { gathered, localizer } = reading;
  yield json('case.json', 'case', localizer.word('facts'), caseOf(reading));
  yield json('flow.json', 'flow', localizer.word('flow'), knownFlow(reading));
  yield* eventPieces(reading);
  yield* recordPieces(reading);
  yield* documentPieces(reading);
  yield json('votes.json', 'vote', localizer.word('votes'), votesOf(gathered));
  yield* uploadPieces(reading);
  yield json('experience.json', 'experience', localizer.word('experience'), gathered.experiences);
  const published = gathered.evaluation?.published ?? null;
  if (published) yield json('evaluation.json', 'evaluation', localizer.word('evaluation'), published);
}

function json(path: string, kind: Piece['kind'], name: string, value: unknown): Piece {
  return { path, kind, name, content: `${JSON.stringify(value, null, 2)}\n` };
}

function caseOf({ gathered, caller, localizer }: Reading) {
  const { result, places, run, open } = gathered;
  const { project, name, started_at, ended_at, ending, ending_reason, members, sections, totals } = result;
  return {
    eid: run.id,
    name,
    project,
    ...places,
    status: run.status,
    started_at,
    ended_at,
    ending,
    ending_reason,
    leader_id: run.leader_id,
    members: members.map((member) => {
      const roles = localizer.list(member.roles.map((role) => localizer.pick(role.name)));
      return { ...member, name: nameWithRole(member, roles, localizer.lang) };
    }),
    sections,
    totals,
    /** The run as the person to whom it was handed out may know it. */
    reader: { id: caller.id, name: caller.name, is_staff: open.relation.isStaff },
  };
}

function knownFlow({ gathered, caller }: Reading) {
  const { flow, state, open } = gathered;
  return flowInRun(flow, state, {
    userId: caller.id,
    isStaff: open.relation.isStaff,
    isPartner: false,
  });
}

function votesOf({ state }: Gathered) {
  return [...state.past_visits, ...Object.values(state.sections)]
    .filter(({ vote }) => vote.voted.length > 0 || vote.result !== null)
    .sort((a, b) => a.opened_seq - b.opened_seq)
    .map(({ node_id, opened_seq, vote }) => ({ node_id, opened_seq, ...vote }));
}

async function* eventPieces({ deps, caller, gathered, localizer }: Reading): AsyncGenerator<Piece> {
  let held: RunEvent[] = [];
  const flush = (): Piece => {
    const [first, last] = [held[0]?.seq ?? 0, held.at(-1)?.seq ?? 0];
    const content = held.map((event) => `${JSON.stringify(event)}\n`).join('');
    held = [];
    const path = `events/${String(first).padStart(6, '0')}-${String(last).padStart(6, '0')}.jsonl`;
    return { path, kind: 'event', name: `${localizer.word('events')} ${first}–${last}`, content };
  };
  for await (const event of knownEvents(deps, caller, gathered.open)) {
    held.push(event);
    if (held.length === EVENTS_IN_PIECE) yield flush();
  }
  if (held.length > 0) yield flush();
}

function* recordPieces({ gathered, localizer }: Reading): Generator<Piece> {
  const { visits, run, flow, people } = gathered;
  const names = namesOf(flow, people, localizer);
  for (const [index, visit] of visits.entries()) {
    const name = names.section(visit.node_id);
    const content = async () => {
      const told = { visit, events: eventsOf(gathered, visit.seqs), isContinued: false };
      return asText(recordBlocks(told, run.state, names, localizer));
    };
    yield { path: `record/${numbered(index, name)}.txt`, kind: 'record', name, content };
  }
}

async function* asText(blocks: AsyncIterable<RichNode>): AsyncGenerator<Uint8Array> {
  for await (const block of blocks) yield Buffer.from(plainText(block));
}

type Facts = Omit<Awaited<ReturnType<typeof detailOf>>, 'content'>;

/** Practice partners are named by their roles: who signed by the role they signed in, who wrote by the one that drafted. */
function namedByRoles(facts: Facts, { gathered, localizer }: Reading): Facts {
  const named = (user: UserBrief, role: string) => ({
    ...user,
    name: nameWithRole(user, role, localizer.lang),
  });
  const author = namesOf(gathered.flow, gathered.people, localizer).role(facts.author_role);
  return {
    ...facts,
    signatures: facts.signatures.map((signature) => ({
      ...signature,
      user: signature.user && named(signature.user, localizer.pick(signature.role_name)),
    })),
    versions: facts.versions.map((version) => ({
      ...version,
      saved_by: named(version.saved_by, author),
      authors: version.authors.map((user) => named(user, author)),
    })),
  };
}

async function* documentPieces(reading: Reading): AsyncGenerator<Piece> {
  const { deps, caller, eid, gathered } = reading;
  for (const [index, { id }] of gathered.documents.entries()) {
    const detail = await detailOf(gathered, id);
    const folder = `documents/${numbered(index, detail.name)}`;
    for (const { version } of [...detail.versions].reverse()) {
      const content = await contentOf(deps.database, eid, detail.id, version);
      if (!content) continue;
      // Its hash is the one that is signed.
      const name = `${detail.name} v${version}`;
      yield { path: `${folder}/v${version}.json`, kind: 'document', name, content: canonicalText(content) };
    }
    const text = plainText(detail.content);
    yield { path: `${folder}/v${detail.version}.txt`, kind: 'document', name: detail.name, content: text };
    const printed = await printedPiece(reading, detail, `${folder}/v${detail.version}.pdf`);
    if (printed) yield printed;
    const { content: _, ...facts } = detail;
    yield json(`${folder}/signatures.json`, 'signature', detail.name, namedByRoles(facts, reading));
    if (!isDraftTo(gathered, detail.id, caller)) continue;
    const remarks = await listComments(deps, caller, { eid, doc_id: detail.id });
    if (remarks.list.length > 0) yield json(`${folder}/remarks.json`, 'remark', detail.name, remarks.list);
  }
}

/** The same as a page that anybody can read; the same document prints to the same bytes. What cannot be printed is left out of the file, not the file with it. */
async function printedPiece(
  { deps, caller, eid, localizer, gone }: Reading,
  detail: Detail,
  path: string,
): Promise<Piece | null> {
  const { lang } = localizer;
  const gatherPaper = async () => ({
    ...(await paperOf(deps, caller, withSigners(detail, localizer), { eid, format: 'pdf', lang })),
    madeAt: detail.updated_at,
  });
  try {
    const content = await printVolume(gatherPaper, 'pdf', { signal: gone, isFurther: true });
    return { path, kind: 'document', name: `${detail.name} · PDF`, content };
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    deps.log.warn({ err: error, eid, document: detail.id }, 'a document of a dossier could not be printed');
    return null;
  }
}

/** Pure: the signer is named on the page even if the text has no place for it. */
function withSigners(detail: Detail, localizer: Localizer): Detail {
  const { content, signatures } = detail;
  const placeless = signatures.filter(
    ({ role_id, status }) => status === 'signed' && !hasSignatureOf(content, role_id),
  );
  const lines = placeless.map(({ role_id, role_name }) => ({
    type: 'signature',
    attrs: { role_id, label: localizer.pick(role_name) },
  }));
  return { ...detail, content: { ...content, content: [...(content.content ?? []), ...lines] } };
}

type Detail = Awaited<ReturnType<typeof detailOf>>;

/** Pure: whether the reader writes in a document, or looks after the run: remarks are for them alone. */
function isDraftTo({ open, flow, run }: Gathered, documentId: string, caller: Caller): boolean {
  const document = run.state.documents[documentId];
  return (
    document !== undefined && canSeeVersions({ flow, state: run.state }, document, caller, open.relation)
  );
}

async function* uploadPieces({ deps, caller, eid, gathered }: Reading): AsyncGenerator<Piece> {
  const { database } = deps;
  const uploads = await uploadsOfRun(database, eid, await knownFiles(database, gathered.open, caller.id));
  for (const [index, { id, name }] of uploads.entries()) {
    const content = () => deps.storage.read(id);
    yield { path: `uploads/${numbered(index, name)}`, kind: 'upload', name, content };
  }
}

const LONGEST_NAME = 80;

/** Pure: a name that every file system takes, unlike any other's by its number. */
function numbered(index: number, name: string): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '_').trim();
  const kept = [...plain]
    .slice(-LONGEST_NAME)
    .join('')
    .replace(/[. ]+$/, '');
  return `${String(index + 1).padStart(2, '0')}-${kept || 'file'}`;
}
