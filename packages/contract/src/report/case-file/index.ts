export type { ByteSource } from './archive.ts';
export {
  CASE_FILE_FORMAT,
  CASE_FILE_KINDS,
  CaseFileIndex,
  CaseFileItem,
  type CaseFileKind,
  CHAIN_START,
  INDEX_PATH,
  indexText,
  linkOf,
} from './chain.ts';
export { Sha256, sha256Of } from './sha256.ts';
export {
  type Finding,
  type FindingState,
  type OnProgress,
  type Unreadable,
  type Verdict,
  verifyArchive,
  verifyFiles,
} from './verify.ts';
export {
  centralHeader,
  crc32,
  endRecord,
  localHeader,
  MOST_BYTES,
  MOST_ENTRIES,
  type ZipEntry,
} from './zip-layout.ts';
