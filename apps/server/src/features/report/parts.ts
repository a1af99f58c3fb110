import type { RichNode } from '@lets/contract';
import { type Divisible, linesOf } from '../../documents/cut.ts';
import type { PaperSignature } from '../../documents/paper.ts';
import type { Localizer } from '../../runs/localizer.ts';
import { nameIn } from '../../runs/people.ts';
import { type Names, namesOf } from '../../runs/tell.ts';
import * as chapters from './chapters.ts';
import { detailOf, eventsOf, type Gathered } from './gather.ts';
import { recordBlocks } from './record.ts';

/** In their order; those that the report has are numbered by their places. Scores come before the record they judge. */
const CHAPTERS = [
  'evaluation',
  'facts',
  'members',
  'path',
  'record',
  'documents',
  'votes',
  'wrong_tries',
  'experience',
] as const;

interface Printed {
  readonly content: readonly RichNode[];
  readonly signatures?: Readonly<Record<string, PaperSignature>>;
}

/** What is printed together within a chapter. Its words are read when it is printed. */
export interface Part extends Divisible {
  readonly chapter: (typeof CHAPTERS)[number];
  print(from: number, to: number): Printed | Promise<Printed>;
}

interface Telling {
  readonly gathered: Gathered;
  readonly names: Names;
  readonly localizer: Localizer;
  readonly print: { readonly zone: string; readonly now: number };
}

/** Every part of a report in order. A chapter without any says that there is nothing; only an evaluation that is not published has no chapter. */
export async function partsOf(
  gathered: Gathered,
  localizer: Localizer,
  print: { readonly zone: string; readonly now: number },
): Promise<readonly Part[]> {
  const telling = { gathered, localizer, print, names: namesOf(gathered.flow, gathered.people, localizer) };
  const { names } = telling;
  const parts = [
    ofBlocks('facts', chapters.aboutRun(gathered, localizer, print)),
    ofBlocks('members', chapters.memberTable(gathered, localizer)),
    pathPart(telling),
    ...gathered.visits.map((_, index) => visitPart(telling, index)),
    ...(await documentParts(telling)),
    ofBlocks('votes', chapters.voteBlocks(gathered, names, localizer)),
    wrongPart(telling),
    ofBlocks('experience', chapters.experienceBlocks(gathered, localizer)),
    ofBlocks('evaluation', chapters.evaluationBlocks(gathered, localizer)),
  ];
  return CHAPTERS.flatMap((chapter) => {
    const own = parts.filter((part) => part.chapter === chapter && part.weights.length > 0);
    if (own.length > 0 || chapter === 'evaluation') return own;
    return [ofBlocks(chapter, chapters.nothing(localizer))];
  });
}

function ofBlocks(chapter: Part['chapter'], blocks: readonly RichNode[]): Part {
  const print = (from: number, to: number) => ({ content: blocks.slice(from, to) });
  return { chapter, weights: blocks.map(linesOf), isKeptWhole: true, print };
}

function pathPart({ gathered, localizer }: Telling): Part {
  const { sections } = gathered.result;
  return {
    chapter: 'path',
    weights: sections.map(() => 1),
    isKeptWhole: true,
    print: (from, to) => ({ content: chapters.pathTable(sections.slice(from, to), localizer) }),
  };
}

function visitPart({ gathered, names, localizer }: Telling, index: number): Part {
  const visit = gathered.visits[index] as Gathered['visits'][number];
  return {
    chapter: 'record',
    // One without events says so in a line.
    weights: visit.weights.length > 0 ? visit.weights : [1],
    isKeptWhole: false,
    async print(from, to) {
      const events = eventsOf(gathered, visit.seqs.slice(from, to));
      const told = { visit, events, isContinued: from > 0 };
      return { content: await collect(recordBlocks(told, gathered.run.state, names, localizer)) };
    },
  };
}

/** Each is read to see how long it is, and again when it is printed: all of them at once may be hundreds of megabytes. */
async function documentParts(telling: Telling): Promise<Part[]> {
  const parts: Part[] = [];
  for (const index of telling.gathered.documents.keys()) {
    const weights = (await printDocument(telling, index)).content.map(linesOf);
    const print = async (from: number, to: number) => {
      const { content, signatures } = await printDocument(telling, index);
      // One that has grown meanwhile is printed to its end.
      return { signatures, content: content.slice(from, to === weights.length ? undefined : to) };
    };
    parts.push({ chapter: 'documents', weights, isKeptWhole: true, print });
  }
  return parts;
}

async function printDocument({ gathered, names, localizer }: Telling, index: number) {
  const { id, archived } = gathered.documents[index] as Gathered['documents'][number];
  const detail = await detailOf(gathered, id);
  const place = { number: index + 1, isArchived: archived };
  const signatures = detail.signatures.map(
    ({ role_id, role_name, user, status, image, reason }): [string, PaperSignature] => [
      `${chapters.signaturePrefix(id)}${role_id}`,
      { status, image, reason, signer: user ? nameIn(user, localizer.lang) : role_name[localizer.lang] },
    ],
  );
  return {
    content: chapters.documentBlocks(detail, place, names, localizer),
    signatures: Object.fromEntries(signatures),
  };
}

function wrongPart({ gathered, names, localizer }: Telling): Part {
  return {
    chapter: 'wrong_tries',
    weights: gathered.wrong.map(() => 1),
    isKeptWhole: false,
    async print(from, to) {
      const events = await collect(eventsOf(gathered, gathered.wrong.slice(from, to)));
      return { content: chapters.wrongTable(events, gathered, names, localizer) };
    },
  };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
