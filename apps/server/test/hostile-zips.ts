import { type RawEntry, rawZip, secondName } from './raw-zip.ts';

/** The same words as `shown`, and what an attacker would have another program find in their place. */
interface Parts {
  /** The name that is looked for. */
  readonly name: string;
  readonly shown: Uint8Array;
  readonly hidden: Uint8Array;
  /** What else such an archive holds. */
  readonly rest?: readonly RawEntry[];
}

/** Archives in which one program finds something else than another. */
export function ambiguousZips({ name, shown, hidden, rest = [] }: Parts): [string, Buffer][] {
  const good: RawEntry = { name, data: shown };
  const bad: RawEntry = { name, data: hidden };
  const whole = rawZip([good, ...rest]);
  return [
    [
      'an entry before the others that the directory does not list',
      rawZip([{ ...bad, listed: null }, good, ...rest]),
    ],
    [
      'a header and a directory that name an entry differently',
      rawZip([{ ...bad, name: 'other.bin', listed: { name } }, ...rest]),
    ],
    ['two entries of one name', rawZip([good, bad, ...rest])],
    ['two names that differ in a capital letter', rawZip([good, { ...bad, name: swapCase(name) }, ...rest])],
    [
      'two directory entries for one place',
      rawZip([good, { ...bad, name: 'b.bin', listed: { at: 0 } }, ...rest]),
    ],
    [
      'an entry with a second name',
      rawZip([{ ...good, listed: { extra: secondName(name, 'b.bin') } }, ...rest]),
    ],
    [
      'a header and a directory that disagree on a size',
      rawZip([{ ...good, listed: { unpacked: 1 } }, ...rest]),
    ],
    [
      'an entry that is longer than both say',
      rawZip([{ ...good, claims: 1, listed: { unpacked: 1 } }, ...rest]),
    ],
    ['a second archive in its comment', rawZip([good, ...rest], rawZip([bad, ...rest]))],
    ['a second archive before it', Buffer.concat([rawZip([bad, ...rest]), whole])],
    ['a second archive behind it', Buffer.concat([whole, rawZip([bad, ...rest])])],
    ['an entry inside another', inside(good, bad, rest)],
  ];
}

const swapCase = (name: string) =>
  name.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** The directory points to an archive that another entry holds. */
function inside(good: RawEntry, bad: RawEntry, rest: readonly RawEntry[]): Buffer {
  const cover: RawEntry = { name: 'cover.bin', data: rawZip([bad]), isStored: true };
  const archive = rawZip([cover, good, ...rest]);
  const listedAt = archive.lastIndexOf(Buffer.from(good.name)) - 46;
  archive.writeUInt32LE(30 + cover.name.length, listedAt + 42);
  return archive;
}

/** Archives that are as good as any and that not every program writes. */
export function unusualZips({ name, shown, rest = [] }: Omit<Parts, 'hidden'>): [string, Buffer][] {
  const inner: RawEntry = { name: 'embedded.bin', data: rawZip([{ name: 'a.txt', data: shown }]) };
  return [
    ['sizes behind the data', rawZip([{ name, data: shown, isStreamed: true }, ...rest])],
    [
      'an archive in it, stored as it is, with its size behind it',
      rawZip([{ ...inner, isStored: true, isStreamed: true }, { name, data: shown }, ...rest]),
    ],
    [
      'entries for folders',
      rawZip([{ name: 'folder/', data: new Uint8Array(), isStored: true }, { name, data: shown }, ...rest]),
    ],
  ];
}
