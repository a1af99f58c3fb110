import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { alignProject, isPublishable } from '@lets/authoring';
import {
  type AuthoredCase,
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
  type projectImport,
} from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { FileAnswer } from '../../../http/answers.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import type { Upload } from '../../../http/request-context.ts';
import { sniffFile } from '../../../storage/sniff.ts';
import { inspectInThread } from '../../workflow/service.ts';
import {
  ArchiveRefused,
  type AttachedFile,
  namedFiles,
  packCase,
  renameFiles,
  type UnpackedCase,
  unpackCase,
} from './case-archive.ts';
import * as exchange from './exchange-repository.ts';
import { assertAuthor } from './policy.ts';
import * as repository from './repository.ts';
import { addProject, titleOf } from './service.ts';

/** A whole case as one file. What would be too large to be taken in again is not given out. */
export async function exportProject(deps: Deps, caller: Caller, projectId: number): Promise<FileAnswer> {
  assertAuthor(caller);
  const { database } = deps;
  const row = (await repository.authoredById(database, projectId)) ?? refuse('not_found');
  const file: AuthoredCase = {
    format: 'lets.case/1',
    code: row.code,
    experiment_type: row.experiment_type,
    workflow_name: await exchange.workflowName(database, row.flow_id),
    flow: row.flow,
    project: alignProject(row.body, row.flow),
  };
  const bytes = Buffer.from(await packCase(file, await attachedTo(deps, file)));
  if (bytes.length > LIMITS.upload_bytes) refuse('file_refused', { limit: LIMITS.upload_bytes });
  await recordAudit(deps.database, {
    action: 'export',
    actorId: caller.id,
    target: `project ${titleOf(row)}`,
  });
  const name = `${row.body.name.zh || row.code}.lets-case.zip`;
  return new FileAnswer(Readable.from([bytes]), { name, mime: 'application/zip', size: bytes.length });
}

async function attachedTo({ database, storage }: Deps, file: AuthoredCase): Promise<AttachedFile[]> {
  const rows = await exchange.filesById(database, namedFiles(file));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  if (rows.length > LIMITS.project_files || total > LIMITS.upload_bytes)
    refuse('file_refused', { limit: LIMITS.upload_bytes });
  const files: AttachedFile[] = [];
  for (const { id, name } of rows) files.push({ id, name, bytes: await buffer(await storage.read(id)) });
  return files;
}

/** Puts a case in place; nothing of it, neither row nor file, stays when anything of it is refused. */
export async function importProject(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof projectImport>,
  upload: Upload,
): Promise<OutputOf<typeof projectImport>> {
  assertAuthor(caller);
  const unpacked = await readArchive(upload);
  const check = await inspectInThread(unpacked.file.flow);
  if (!isPublishable(check)) refuse('flow_unsound', check);
  const files = await takeFiles(deps, unpacked);
  try {
    return await inTransaction(deps.database, async (tx) => {
      for (const one of files.kept) await exchange.addFile(tx, { ...one, owner_id: caller.id });
      return install(deps, tx, caller, renameFiles(unpacked.file, files.ids), input.code);
    });
  } catch (error) {
    await Promise.all(files.kept.map(({ id }) => deps.storage.remove(id)));
    throw error;
  }
}

async function readArchive(upload: Upload): Promise<UnpackedCase> {
  try {
    return await unpackCase(await readFile(upload.path));
  } catch (error) {
    if (error instanceof ArchiveRefused)
      return refuse('file_refused', { why: error.why, file: 'not_a_case' });
    throw error;
  }
}

/** Takes in what the case names, under ids of ours: each is what its bytes say, or the whole is refused. */
async function takeFiles(deps: Deps, { file, files }: UnpackedCase) {
  const named = new Set(namedFiles(file));
  const ids = new Map<string, string>();
  const kept: exchange.KeptFile[] = [];
  try {
    for (const one of files.filter(({ id }) => named.has(id))) {
      const id = randomUUID();
      kept.push({ id, ...(await keepOne(deps, id, one)) });
      ids.set(one.id, id);
    }
  } catch (error) {
    await Promise.all(kept.map(({ id }) => deps.storage.remove(id)));
    throw error;
  }
  return { ids, kept };
}

async function keepOne({ storage }: Deps, id: string, { name, bytes }: AttachedFile) {
  const path = join(tmpdir(), `lets-import-${id}`);
  await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
  try {
    const mime = (await sniffFile(path, bytes.length)) ?? refuse('file_refused', { file: 'wrong_type' });
    await storage.keep(id, path);
    return { name, mime, size: bytes.length, sha256: exchange.sha256(bytes) };
  } finally {
    await rm(path, { force: true });
  }
}

async function install(deps: Deps, tx: Transaction, caller: Caller, file: AuthoredCase, wanted?: string) {
  const code = wanted ?? (await freeCode(tx, file.code));
  if (await repository.isCodeTaken(tx, code)) refuse('bad_parameter', { code: 'taken' });
  const flowId = await exchange.addPublished(tx, {
    code,
    name: file.workflow_name,
    experimentType: file.experiment_type,
    flow: file.flow,
    ownerId: caller.id,
    at: new Date(deps.clock()),
  });
  if (flowId === null) refuse('bad_parameter', { code: 'taken' });
  await recordAudit(tx, {
    action: 'import',
    actorId: caller.id,
    target: `project ${titleOf({ code, body: file.project })}`,
  });
  const made = {
    code,
    flow_id: flowId,
    course_id: null,
    experiment_type: file.experiment_type,
    opens_at: null,
    closes_at: null,
    body: alignProject(file.project, file.flow),
  };
  // The archive's flow was checked before it was taken in.
  const saved = await addProject(deps, tx, caller, made, true);
  return { ...saved, code };
}

/** Its own code, or the same with a number behind it. */
async function freeCode(tx: Transaction, code: string): Promise<string> {
  let free = code;
  for (let n = 2; await repository.isCodeTaken(tx, free); n++) free = `${code.slice(0, 58)}-${n}`;
  return free;
}
