export type { ByteSource } from './archive.ts';
export {
  CHAIN_START,
  DOSSIER_FORMAT,
  DossierItem,
  type DossierKind,
  INDEX_PATH,
  indexText,
  linkOf,
} from './chain.ts';
export {
  type Finding,
  type FindingState,
  type Unreadable,
  type Verdict,
  verifyArchive,
  verifyFiles,
} from './verify.ts';
export {
  centralHeader,
  endRecord,
  localHeader,
  MOST_BYTES,
  MOST_ENTRIES,
  type ZipEntry,
} from './zip-layout.ts';
