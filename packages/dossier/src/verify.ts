import { type ByteSource, type Directory, type FoundEntry, readDirectory } from './archive.ts';
import { type DossierIndex, type DossierItem, INDEX_PATH, readIndex } from './chain.ts';
import { createSha256 } from './hash.ts';
import { centralHeader, crc32, endRecord, localHeader, type ZipEntry } from './zip-layout.ts';

export type FindingState = 'intact' | 'changed' | 'missing' | 'added';

export interface Finding {
  readonly path: string;
  readonly state: FindingState;
  /** What the index says of it; null for what is not in it. */
  readonly item: DossierItem | null;
  /** What was found instead; null where nothing was. */
  readonly sha256: string | null;
}

export interface Verdict {
  /** Everything is there, unchanged, and nothing beside it. */
  readonly isIntact: boolean;
  /** What the index claims to be the hash over everything. */
  readonly head: string;
  /** The index itself is as it was made. */
  readonly isIndexSound: boolean;
  /** The archive's own bytes around the items are. */
  readonly isContainerSound: boolean;
  readonly findings: readonly Finding[];
}

/** `report` is what we print for people to read, `case_archive` a case to be installed: neither is a dossier. */
export type Unreadable = 'no_archive' | 'no_index' | 'bad_index' | 'report' | 'case_archive';

/** What a progress bar shows: bytes read, of all. */
export type OnProgress = (done: number, total: number) => void;

/** Holds an archive against the index inside it, reading it once and keeping nothing of it. */
export async function verifyArchive(
  source: ByteSource,
  onProgress: OnProgress = () => {},
): Promise<Verdict | Unreadable> {
  const directory = await readDirectory(source);
  if (!directory) return (await isPdf(source)) ? 'report' : 'no_archive';
  const entry = directory.entries.find(({ path }) => path === INDEX_PATH);
  if (!entry) return kindOf(directory.entries.map(({ path }) => path));
  const read = readIndex(decode(await source.read(entry.start, entry.start + entry.size)));
  if (!read) return 'bad_index';
  const { index, isSound } = read;
  const measured = await measureAll(source, directory.entries, onProgress);
  const findings = compare(index, measured);
  const isContainerSound = await isPackedAsMade(source, directory, measured, index);
  const isAllIntact = findings.every(({ state }) => state === 'intact');
  return {
    isIntact: isSound && isContainerSound && isAllIntact,
    head: index.head,
    isIndexSound: isSound,
    isContainerSound,
    findings,
  };
}

async function isPdf(source: ByteSource): Promise<boolean> {
  return new TextDecoder('latin1').decode(await source.read(0, Math.min(5, source.size))) === '%PDF-';
}

/** Pure: what an archive without an index is, by what is in it: a Word file, the volumes of a report, a case. */
function kindOf(paths: readonly string[]): Unreadable {
  const isWord = paths.includes('word/document.xml');
  const areVolumes = paths.length > 0 && paths.every((path) => /\.(?:docx|pdf)$/.test(path));
  if (isWord || areVolumes) return 'report';
  // A dossier has a case.json too, and its flow beside it.
  return paths.includes('case.json') && !paths.includes('flow.json') ? 'case_archive' : 'no_index';
}

/** Holds loose files against an index: each is one of its items, a changed one by its name, or none. */
export async function verifyFiles(
  indexFile: string,
  files: readonly { readonly name: string; readonly source: ByteSource }[],
): Promise<Verdict | Unreadable> {
  const read = readIndex(indexFile);
  if (!read) return 'bad_index';
  const { index, isSound } = read;
  const findings: Finding[] = [];
  for (const { name, source } of files) {
    const { sha256 } = await measure(source, { start: 0, size: source.size });
    const same = index.items.find((item) => item.sha256 === sha256 && item.bytes === source.size);
    const named = index.items.find((item) => item.path.split('/').at(-1) === name);
    if (same) findings.push({ path: same.path, state: 'intact', item: same, sha256 });
    else if (named) findings.push({ path: named.path, state: 'changed', item: named, sha256 });
    else findings.push({ path: name, state: 'added', item: null, sha256 });
  }
  const isAllIntact = findings.every(({ state }) => state === 'intact');
  return {
    isIntact: isSound && isAllIntact,
    head: index.head,
    isIndexSound: isSound,
    isContainerSound: true,
    findings,
  };
}

interface Measured extends FoundEntry {
  readonly sha256: string;
  readonly crc: number;
}

async function measureAll(
  source: ByteSource,
  entries: readonly FoundEntry[],
  onProgress: OnProgress,
): Promise<Measured[]> {
  const claimed = entries.reduce((sum, { size }) => sum + size, 0);
  // Entries that overlap claim more than there is: of all of them together no more is read than the archive holds.
  const total = Math.min(claimed, source.size);
  let done = 0;
  const measured: Measured[] = [];
  for (const entry of entries) {
    const onRead = (bytes: number) => {
      done += bytes;
      onProgress(done, total);
    };
    const { start, size } = entry;
    const part = { start, size: Math.min(size, source.size - done) };
    measured.push({ ...entry, ...(await measure(source, part, onRead)) });
  }
  return measured;
}

const STEP = 1024 * 1024;

async function measure(
  source: ByteSource,
  { start, size }: Pick<FoundEntry, 'start' | 'size'>,
  onRead: (bytes: number) => void = () => {},
): Promise<Pick<Measured, 'sha256' | 'crc'>> {
  const hash = createSha256();
  let crc = 0;
  // What a header claims may lie beyond the end.
  const end = Math.min(start + size, source.size);
  for (let at = start; at < end; at += STEP) {
    const bytes = await source.read(at, Math.min(end, at + STEP));
    hash.update(bytes);
    crc = crc32(bytes, crc);
    onRead(bytes.length);
  }
  return { sha256: hash.hex(), crc };
}

function compare({ items }: DossierIndex, measured: readonly Measured[]): Finding[] {
  const found = new Map(measured.map((entry) => [entry.path, entry]));
  const known = new Set([INDEX_PATH, ...items.map(({ path }) => path)]);
  const listed = items.map((item): Finding => {
    const { path } = item;
    const entry = found.get(path);
    if (!entry) return { path, state: 'missing', item, sha256: null };
    const isSame = entry.isStored && entry.sha256 === item.sha256 && entry.size === item.bytes;
    return { path, state: isSame ? 'intact' : 'changed', item, sha256: entry.sha256 };
  });
  const added = measured.filter(({ path }) => !known.has(path));
  return [
    ...listed,
    ...added.map(({ path, sha256 }): Finding => ({ path, state: 'added', item: null, sha256 })),
  ];
}

/** Whether the archive is, but for its items' contents, byte for byte what one makes of this index. */
async function isPackedAsMade(
  source: ByteSource,
  { offset }: Directory,
  measured: readonly Measured[],
  { items }: DossierIndex,
): Promise<boolean> {
  const paths = [...items.map(({ path }) => path), INDEX_PATH];
  if (measured.length !== paths.length) return false;
  let at = 0;
  const entries: ZipEntry[] = [];
  for (const [number, { path, size, crc }] of measured.entries()) {
    if (path !== paths[number]) return false;
    const entry = { path, size, crc, offset: at };
    if (!(await stands(source, at, localHeader(entry)))) return false;
    entries.push(entry);
    at += localHeader(entry).length + size;
  }
  if (at !== offset) return false;
  for (const entry of entries) {
    const header = centralHeader(entry);
    if (!(await stands(source, at, header))) return false;
    at += header.length;
  }
  const end = endRecord(entries.length, { size: at - offset, offset });
  return (await stands(source, at, end)) && source.size === at + end.length;
}

async function stands(source: ByteSource, at: number, expected: Uint8Array): Promise<boolean> {
  const found = await source.read(at, at + expected.length);
  return found.length === expected.length && expected.every((byte, index) => byte === found[index]);
}

function decode(bytes: Uint8Array): string {
  // Without its own mark at the start nothing is dropped in silence.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
