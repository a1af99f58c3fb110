import { Readable } from 'node:stream';
import type { docExport, docImport, Language, OutputOf, ParsedInputOf, RichNode } from '@lets/contract';
import { CONTROL_PAUSED, holderOf, isOpen } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import { makeFor } from '../../../documents/one-each.ts';
import {
  PAPER_MIME,
  type Paper,
  type PaperFormat,
  type PaperImage,
  type PaperSignature,
} from '../../../documents/paper.ts';
import { PictureBudget } from '../../../documents/picture-budget.ts';
import { printPaper } from '../../../documents/press.ts';
import { FileAnswer } from '../../../http/answers.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { readRun } from '../../../runs/access.ts';
import { knownFiles } from '../../../runs/known-files.ts';
import { nameIn } from '../../../runs/people.ts';
import { imageSize } from '../../../storage/image-size.ts';
import { picturesOfRun, takeWordFile, uploadFile } from '../../file/service.ts';
import { readDocumentDetail } from '../reads/documents.ts';
import { readSectionAs } from '../section.ts';

type Detail = Awaited<ReturnType<typeof readDocumentDetail>>;

/** A version of a document as a file, the present one unless named. */
export async function exportDocument(
  deps: Deps,
  asker: Pick<RequestContext, 'caller' | 'gone' | 'lang'>,
  { eid, doc_id, version, format }: ParsedInputOf<typeof docExport>,
): Promise<FileAnswer> {
  const { caller, lang } = asker;
  const detail = await readDocumentDetail(deps, caller, { eid, doc_id, version });
  const gatherPaper = () => paperOf(deps, caller, detail, { eid, format, lang });
  const made = await makeFor(deps, asker, (gone) => printPaper(gatherPaper, format, gone));
  const bytes = Buffer.from(made);
  const name = `${detail.name.replaceAll(/[/\\:*?"<>|]/g, '_')}.${format}`;
  return new FileAnswer(Readable.from([bytes]), { name, mime: PAPER_MIME[format], size: bytes.length });
}

/** A version of a document with its signatures and pictures, as it is printed. */
export async function paperOf(
  deps: Deps,
  caller: Caller,
  detail: Detail,
  { eid, format, lang }: { readonly eid: number; readonly format: PaperFormat; readonly lang: Language },
): Promise<Paper> {
  return {
    title: detail.name,
    lang,
    content: detail.content,
    signatures: signaturesOf(detail, lang),
    ...(detail.signatures.some(({ status }) => status === 'signed') && { note: `SHA-256 ${hashOf(detail)}` }),
    images: await imagesOf(deps, caller, { eid, format }, detail.content),
  };
}

function hashOf({ versions, shown_version, hash }: Detail): string {
  return versions.find(({ version }) => version === shown_version)?.hash ?? hash;
}

function signaturesOf({ signatures }: Detail, lang: Language): Record<string, PaperSignature> {
  return Object.fromEntries(
    signatures.map(({ role_id, role_name, user, status, image, reason }) => [
      role_id,
      { status, image, reason, signer: user ? nameIn(user, lang) : role_name[lang] },
    ]),
  );
}

function imageIds(node: RichNode): string[] {
  const own = node.type === 'image' ? [String(node.attrs?.file_id)] : [];
  return [...own, ...(node.content ?? []).flatMap(imageIds)];
}

/** Of its case, and of this run what the reader may read: an id from elsewhere must not print a stranger's picture. */
export async function imagesOf(
  deps: Deps,
  caller: Caller,
  { eid, format }: { readonly eid: number; readonly format: PaperFormat },
  content: RichNode,
): Promise<Paper['images']> {
  const { database, storage } = deps;
  const ids = [...new Set(imageIds(content))];
  if (ids.length === 0) return {};
  const known = await knownFiles(database, await readRun(deps, caller, eid), caller.id, ids);
  const rows = await picturesOfRun(database, eid, ids, known);
  const images: Record<string, PaperImage | null> = {};
  const budget = new PictureBudget(format);
  // In their order in the text, so that the last ones are left out.
  for (const { id, mime, size } of rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))) {
    images[id] = null;
    if (!budget.takesBytes(size)) continue;
    const bytes = await gather(await storage.read(id));
    const measured = imageSize(mime, bytes);
    if (!measured) delete images[id];
    else if (budget.takesPixels(bytes, mime, measured))
      images[id] = { bytes, mime: mime as PaperImage['mime'], ...measured };
  }
  return images;
}

async function gather(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Reads a Word file into a draft; its pictures are uploaded in the reader's name. */
export async function importDocument(
  deps: Deps,
  asker: Pick<RequestContext, 'caller' | 'gone' | 'file'>,
  input: ParsedInputOf<typeof docImport>,
): Promise<OutputOf<typeof docImport>> {
  const { caller, file } = asker;
  const { run, node } = await readSectionAs(deps, caller, input);
  const isPlayer = holderOf(run.state, input.role_id) === caller.id;
  const isDesk = node.kind === 'edit' || node.kind === 'report';
  if (!isPlayer || !isDesk) refuse('not_authorised_here');
  if (run.status === 'ended') refuse('ended_cannot_enter');
  if (!isOpen(run.state, node.id)) refuse('not_current_section');
  if (run.state.control.status === CONTROL_PAUSED) refuse('paused');
  return makeFor(deps, asker, (gone) =>
    takeWordFile(deps, file, (picture) => uploadFile(deps, caller, input.eid, picture), gone),
  );
}
