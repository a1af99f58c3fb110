import {
  type AlikePapers,
  type Excerpt,
  type OutputOf,
  type PaperOfTeam,
  plainText,
  type textCompare,
} from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import type { Run } from '../../runs/access.ts';
import { readPeople } from '../../runs/people.ts';
import { openPool, ThreadAbandoned, ThreadFailed, ThreadsBusy } from '../../threads/thread-pool.ts';
import { contentOf } from '../room/service.ts';
import { readTask } from './figures.ts';
import { givenTexts } from './given-texts.ts';
import type { Pair, Range } from './likeness.ts';
import type { LikenessTask } from './likeness-thread.ts';
import { caseTextOf } from './repository.ts';

const threads = openPool<LikenessTask>('compare', new URL('./likeness-thread.ts', import.meta.url));

/** For whom papers are being compared in this process: one comparison at a time for a person. */
const working = new Set<number>();

type Papers = OutputOf<typeof textCompare>;

/** Passages that papers of different teams have in common, beside what everybody was given. */
export async function compareTexts(
  deps: Deps,
  { caller, lang, gone }: Pick<RequestContext, 'caller' | 'lang' | 'gone'>,
  id: number,
): Promise<Papers> {
  const { task, runs } = await readTask(deps, caller, id, lang);
  if (working.has(caller.id)) refuse('compare_busy');
  working.add(caller.id);
  try {
    return await likenessIn(deps, { caller, runs, projectId: task.project.id, gone });
  } catch (error) {
    if (error instanceof ThreadsBusy) refuse('compare_busy');
    if (!(error instanceof ThreadFailed) && !(error instanceof ThreadAbandoned)) throw error;
    deps.log.error({ err: error, task: id }, 'papers could not be compared');
    refuse('compare_failed');
  } finally {
    working.delete(caller.id);
  }
}

interface Comparison {
  readonly caller: Caller;
  readonly runs: ReadonlyMap<number, Run>;
  readonly projectId: number;
  readonly gone: AbortSignal;
}

interface Paper extends PaperOfTeam {
  readonly text: string;
}

async function likenessIn(deps: Deps, { runs, projectId, gone }: Comparison): Promise<Papers> {
  const { papers, total } = await papersOf(deps, [...runs.values()]);
  const flows = new Set([...runs.values()].map(({ flow_id }) => flow_id));
  const given: unknown[] = [await caseTextOf(deps.database, projectId)];
  for (const flowId of flows) given.push(await deps.flowCache.read(flowId));
  const task: LikenessTask = {
    texts: papers.map(({ team_id, text }) => ({ owner: team_id, text })),
    templates: givenTexts(given),
    most: SERVER_LIMITS.compare.pairs,
  };
  const pairs = await threads.run<readonly Pair[]>(() => task, { signal: gone });
  return {
    list: pairs.flatMap((pair) => alike(pair, papers)),
    compared: papers.length,
    papers: total,
  };
}

/**
 * The papers as they stand, but for what practice partners drafted: as many as may be compared, each team's next in turn, so that no team
 * crowds out the others by writing much.
 */
async function papersOf(deps: Deps, runs: readonly Run[]): Promise<{ papers: Paper[]; total: number }> {
  const { compare } = SERVER_LIMITS;
  const written: PaperToRead[][] = [];
  for (const run of runs) written.push(await writtenIn(deps, run));
  const papers: Paper[] = [];
  let letters = 0;
  for (const { run, document } of inTurn(written)) {
    if (papers.length >= compare.papers || letters >= compare.letters) break;
    const content = await contentOf(deps.database, run.id, document.id, document.version);
    const text = content ? plainText(content).slice(0, compare.letters_of_paper) : '';
    letters += text.length;
    papers.push({
      team_id: run.team_id ?? 0,
      eid: run.id,
      doc_id: document.id,
      title: document.name,
      text,
    });
  }
  return { papers, total: written.flat().length };
}

interface PaperToRead {
  readonly run: Run;
  readonly document: DocumentState;
}

async function writtenIn({ database }: Deps, run: Run): Promise<PaperToRead[]> {
  const people = await readPeople(database, run.state.member_ids);
  const isPartners = ({ author_role }: DocumentState) =>
    people.get(run.state.holders[author_role] ?? 0)?.automatic === true;
  return Object.values(run.state.documents)
    .filter((document) => !document.archived && !isPartners(document))
    .map((document) => ({ run, document }));
}

/** Pure: the first of each list, then the second of each, and so on. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function alike({ left, right, letters, passages }: Pair, papers: readonly Paper[]): AlikePapers[] {
  const [one, other] = [papers[left], papers[right]];
  if (!one || !other) return [];
  return [
    {
      left: withoutText(one),
      right: withoutText(other),
      letters,
      passages: passages.map((passage) => ({
        letters: passage.letters,
        left: excerpt(one.text, passage.left),
        right: excerpt(other.text, passage.right),
      })),
    },
  ];
}

const withoutText = ({ text: _, ...paper }: Paper): PaperOfTeam => paper;

/** Pure: a passage with what stands around it; a long one is cut short. */
function excerpt(text: string, { from, to }: Range): Excerpt {
  const { around, passage } = SERVER_LIMITS.compare;
  return {
    before: text.slice(Math.max(0, from - around), from),
    passage: text.slice(from, Math.min(to, from + passage)),
    after: to > from + passage ? '…' : text.slice(to, to + around),
  };
}
