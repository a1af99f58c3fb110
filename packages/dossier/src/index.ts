export type { ByteSource } from './archive.ts';
export {
  CHAIN_START,
  DOSSIER_FORMAT,
  DOSSIER_KINDS,
  DossierIndex,
  DossierItem,
  type DossierKind,
  INDEX_PATH,
  indexText,
  linkOf,
} from './chain.ts';
export { sha256Of } from './hash.ts';
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
