import {
  AuthoredCase,
  AuthoredFlow,
  AuthoredProject,
  keepableIn,
  LIMITS,
  WorkflowName,
} from '@lets/contract';
import { z } from 'zod';
import { findUnstorable } from '../../../http/storable.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import { readZip, type ZipFault, ZipRefused } from '../../../zip/read-zip.ts';
import { writeZip } from '../../../zip/write-zip.ts';

/** A whole case in one file: a zip of `case.json` and the pictures, videos and papers that it names, each by its id. */

const ArchivedFile = z.object({ id: z.uuid(), name: z.string().max(LIMITS.file_name) });
const ArchivedCase = AuthoredCase.extend({
  workflow_name: WorkflowName,
  flow: AuthoredFlow,
  project: AuthoredProject,
  files: z.array(ArchivedFile).max(LIMITS.project_files),
});

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface UnpackedCase {
  readonly file: AuthoredCase;
  readonly files: readonly AttachedFile[];
}

/** Why an archive is not taken: no archive, too much in it, or not a case. */
type Why = ZipFault | 'no_case' | 'not_a_case' | 'file_missing';

export class ArchiveRefused extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

const CASE = 'case.json';
const FOLDER = 'files/';

/** Videos and pictures are compressed already and are stored as they are. Old texts go without what would be refused today. */
export function packCase(file: AuthoredCase, files: readonly AttachedFile[]): Promise<Uint8Array> {
  const named = files.map(({ id, name }) => ({ id, name }));
  const text = JSON.stringify(keepableIn({ ...file, files: named }));
  return writeZip([
    { name: CASE, bytes: Buffer.from(text) },
    ...files.map(({ id, bytes }) => ({ name: FOLDER + id, bytes, isPacked: false })),
  ]);
}

/** The case of an archive, held to its schema; throws `ArchiveRefused`. */
export async function unpackCase(bytes: Uint8Array): Promise<UnpackedCase> {
  const entries = await unzip(bytes);
  const text = entries.get(CASE);
  if (!text) throw new ArchiveRefused('no_case');
  const { files: named, ...file } = parseCase(text);
  const files = named.map(({ id, name }) => {
    const content = entries.get(FOLDER + id);
    if (!content) throw new ArchiveRefused('file_missing');
    return { id, name, bytes: content };
  });
  return { file, files };
}

function parseCase(bytes: Uint8Array) {
  try {
    const parsed = ArchivedCase.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    const unstorable = findUnstorable(parsed);
    if (unstorable !== null) throw new Error(`${unstorable} holds what cannot be kept`);
    return parsed;
  } catch {
    throw new ArchiveRefused('not_a_case');
  }
}

/** Unpacks what a case may hold and nothing else. */
async function unzip(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = LIMITS.project_files + 1;
  try {
    return await readZip(bytes, { entries, bytes: SERVER_LIMITS.archives.case.bytes, each: mostOf });
  } catch (error) {
    throw error instanceof ZipRefused ? new ArchiveRefused(error.why) : error;
  }
}

function mostOf(name: string): number | null {
  if (name === CASE) return SERVER_LIMITS.archives.case.text;
  const isFile = name.startsWith(FOLDER) && UUID.test(name.slice(FOLDER.length));
  return isFile ? LIMITS.upload_bytes : null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ANY_UUID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** Pure: the ids of files that a case names anywhere: videos, pictures of roles, pictures in documents, attachments. */
export function namedFiles(file: object): string[] {
  return [...new Set([...JSON.stringify(file).matchAll(ANY_UUID)].flatMap(([, id]) => id ?? []))];
}

/** Pure: the case with each of these ids in place of the other. */
export function renameFiles(file: AuthoredCase, ids: ReadonlyMap<string, string>): AuthoredCase {
  const text = JSON.stringify(file).replace(ANY_UUID, (whole, id: string) => {
    const renamed = ids.get(id);
    return renamed ? `"${renamed}"` : whole;
  });
  return JSON.parse(text) as AuthoredCase;
}
