import { randomUUID } from 'node:crypto';
import {
  type fileList,
  IDENTITY,
  LIMITS,
  MEDIA_TYPES,
  type OutputOf,
  type UploadedFile,
} from '@lets/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer, MediaAnswer } from '../../http/answers.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers, isAdministrator } from '../../http/gate.ts';
import type { Upload } from '../../http/request-context.ts';
import { readRun } from '../../runs/access.ts';
import { knownFiles } from '../../runs/known-files.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { readKept } from '../../settings.ts';
import { sniffFile } from '../../storage/sniff.ts';
import { visibleProjectIds } from '../project/service.ts';
import { assertSize } from './limit.ts';
import { addFile, type FileRow, fileById, isNamedByCase, lockUsage, uploadsOf } from './repository.ts';

export { picturesOfRun } from './repository.ts';
export { takeWordFile } from './word.ts';

/** Takes a file into a run that the caller plays in, or looks after. Its content says what it is, not its name. */
export async function uploadFile(
  deps: Deps,
  caller: Caller,
  eid: number,
  upload: Upload,
): Promise<UploadedFile> {
  await readRun(deps, caller, eid);
  return keepUpload(deps, caller, eid, upload);
}

/** Takes a file for a flow or a case that is being made. Everybody who may see what names it may read it. */
export async function uploadAuthored(deps: Deps, caller: Caller, upload: Upload): Promise<UploadedFile> {
  if (!administers(caller, 'workflow', 'project')) refuse('no_authority');
  return keepUpload(deps, caller, null, upload);
}

async function keepUpload(
  deps: Deps,
  caller: Caller,
  eid: number | null,
  upload: Upload,
): Promise<UploadedFile> {
  await assertSize(deps, upload.size);
  const { quota_mb } = (await readKept(deps.database)).settings;
  const mime = (await sniffFile(upload.path, upload.size)) ?? refuse('file_refused', { file: 'wrong_type' });
  const id = randomUUID();
  const { size, sha256 } = upload;
  const name = cleanName(upload.name);
  await deps.storage.keep(id, upload.path);
  try {
    await inTransaction(deps.database, async (tx) => {
      const used = await lockUsage(tx, caller.id);
      if (used + size > quota_mb * 2 ** 20) refuse('file_refused', { file: 'quota' });
      await addFile(tx, { id, experiment_id: eid, owner_id: caller.id, name, mime, size, sha256 });
      if (eid !== null) tx.afterCommit(() => deps.bus.fileAdded(eid));
    });
  } catch (error) {
    await deps.storage.remove(id);
    throw error;
  }
  return { file_id: id, name, mime, size };
}

/** What was uploaded into a run, as far as the caller may read it. */
export async function listFiles(deps: Deps, caller: Caller, eid: number): Promise<OutputOf<typeof fileList>> {
  const open = await readRun(deps, caller, eid);
  const { database } = deps;
  const rows = await uploadsOf(database, eid, await knownFiles(database, open, caller.id));
  const people = await readPeople(
    database,
    rows.map(({ owner_id }) => owner_id),
  );
  return {
    list: rows.map(({ id, name, mime, size, owner_id, created_at }) => ({
      file_id: id,
      name,
      mime,
      size,
      uploaded_by: briefOf(people, owner_id),
      uploaded_at: created_at.getTime(),
    })),
  };
}

/** A file's bytes: of a run's, for its uploader and everybody it was shown to. */
export async function readFile(deps: Deps, caller: Caller, id: string): Promise<FileAnswer> {
  const file = await fileById(deps.database, id);
  if (!file) refuse('not_found');
  if (file.experiment_id === null) await assertNamed(deps, caller, file);
  else await assertShown(deps, caller, id, file.experiment_id);
  const { name, mime, size } = file;
  return new FileAnswer(await deps.storage.read(id), { name, mime, size });
}

async function assertShown(deps: Deps, caller: Caller, id: string, eid: number): Promise<void> {
  const open = await readRun(deps, caller, eid);
  const known = await knownFiles(deps.database, open, caller.id, [id]);
  if (!known.has(id)) refuse('not_found');
}

/** A video or picture of a case, for everybody who may see one that names it or plays in it; staff know every case. */
export async function readMedia(deps: Deps, caller: Caller, id: string): Promise<MediaAnswer> {
  const file = await fileById(deps.database, id);
  if (!file || !MEDIA_TYPES.includes(file.mime)) refuse('not_found');
  await assertNamed(deps, caller, file);
  const { mime, size } = file;
  return new MediaAnswer((range) => deps.storage.read(id, range), { mime, size });
}

/** What a case or flow names is for everybody who may see that; what is not named yet, for who uploaded it. */
async function assertNamed(
  { database }: Deps,
  caller: Caller,
  { id, owner_id, experiment_id }: FileRow,
): Promise<void> {
  if (owner_id === caller.id && experiment_id === null && isAdministrator(caller.identity)) return;
  const isStaff = caller.identity !== IDENTITY.student;
  const visible = isStaff ? [] : await visibleProjectIds(database, caller);
  if (!(await isNamedByCase(database, id, { isStaff, visible, userId: caller.id }))) refuse('not_found');
}

/** Pure: what a name says, without folders, control characters and the marks that turn its direction. */
function cleanName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const shown = base.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...shown].slice(-LIMITS.file_name).join('') || 'file';
}
