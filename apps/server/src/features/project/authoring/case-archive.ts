import {
  AuthoredCase,
  AuthoredFlow,
  AuthoredProject,
  keepableIn,
  LIMITS,
  WorkflowName,
} from '@lets/contract';
import { strFromU8, strToU8, Unzip, UnzipInflate, type Zippable, zipSync } from 'fflate';
import { z } from 'zod';
import { findUnstorable } from '../../../http/storable.ts';

/** A whole case in one file: a zip of `case.json` and the pictures, videos and papers that it names, each by its id. */

const ArchivedFile = z.object({ id: z.uuid(), name: z.string().max(120) });
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
type Why =
  | 'not_a_zip'
  | 'no_case'
  | 'not_a_case'
  | 'file_missing'
  | 'stray_entry'
  | 'too_many'
  | 'too_much'
  | 'broken';

export class ArchiveRefused extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

const CASE = 'case.json';
const FOLDER = 'files/';
const MAX_CASE = 12 * 1024 * 1024;
const MAX_ALL = 60 * 1024 * 1024;
const STEP = 64 * 1024;

/** Pure: videos and pictures are compressed already and are stored as they are. Old texts go without what would be refused today. */
export function packCase(file: AuthoredCase, files: readonly AttachedFile[]): Uint8Array {
  const named = files.map(({ id, name }) => ({ id, name }));
  const text = JSON.stringify(keepableIn({ ...file, files: named }));
  const entries: Zippable = { [CASE]: [strToU8(text), { level: 6 }] };
  for (const { id, bytes } of files) entries[FOLDER + id] = [bytes, { level: 0 }];
  return zipSync(entries);
}

/** Pure: the case of an archive, held to its schema; throws `ArchiveRefused`. */
export function unpackCase(bytes: Uint8Array): UnpackedCase {
  const entries = unzip(bytes);
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
    const parsed = ArchivedCase.parse(JSON.parse(strFromU8(bytes)));
    const unstorable = findUnstorable(parsed);
    if (unstorable !== null) throw new Error(`${unstorable} holds what cannot be kept`);
    return parsed;
  } catch {
    throw new ArchiveRefused('not_a_case');
  }
}

/** Unpacks what a case may hold and nothing else, and stops as soon as it grows beyond that: sizes it claims prove nothing. */
function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ArchiveRefused('not_a_zip');
  const entries = new Map<string, Uint8Array>();
  let unpacked = 0;
  const reader = new Unzip((entry) => {
    const { name } = entry;
    if (!isExpected(name) || entries.has(name)) throw new ArchiveRefused('stray_entry');
    if (entries.size > LIMITS.project_files) throw new ArchiveRefused('too_many');
    const limit = name === CASE ? MAX_CASE : LIMITS.upload_bytes;
    const chunks: Uint8Array[] = [];
    let size = 0;
    entries.set(name, new Uint8Array());
    entry.ondata = (error, chunk, isFinal) => {
      if (error) throw new ArchiveRefused('broken');
      size += chunk.length;
      unpacked += chunk.length;
      if (size > limit || unpacked > MAX_ALL) throw new ArchiveRefused('too_much');
      chunks.push(chunk);
      if (isFinal) entries.set(name, Buffer.concat(chunks));
    };
    entry.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      reader.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('broken');
  }
  return entries;
}

function isExpected(name: string): boolean {
  return name === CASE || (name.startsWith(FOLDER) && UUID.test(name.slice(FOLDER.length)));
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
