import { type EvaluationContent, type PaperComment, shownText } from '@lets/contract';
import { holderOf } from '@lets/engine';
import type { Reader } from '../../db/reader.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { OpenRun, Run } from '../../runs/access.ts';
import { canRead, contentOf } from '../room/service.ts';
import { peopleOf } from './papers-repository.ts';

/**
 * The documents whose comments a reader may know: staff those of all; a student those of a paper that they wrote or signed and may still
 * read. The rest of the team and the other side do not learn what was said of it.
 */
export async function commentedFor(
  database: Reader,
  { run, flow, relation }: OpenRun,
  caller: Caller,
  contents: readonly EvaluationContent[],
): Promise<ReadonlySet<string>> {
  const ids = [
    ...new Set(contents.flatMap(({ papers = [] }) => papers.map(({ document_id }) => document_id))),
  ];
  if (relation.isStaff || ids.length === 0) return new Set(ids);
  const people = await peopleOf(database, run.id, ids);
  const mayKnow = (id: string) => {
    const document = run.state.documents[id];
    if (!document || !canRead({ flow, state: run.state }, document, caller, relation)) return false;
    return people.get(id)?.has(caller.id) || holderOf(run.state, document.author_role) === caller.id;
  };
  return new Set(ids.filter(mayKnow));
}

/** Nobody comments on words that do not stand there. What was kept before is not looked up again. */
export async function assertPassages(
  database: Reader,
  { id: eid, state }: Run,
  { papers = [] }: EvaluationContent,
  kept: EvaluationContent | undefined,
): Promise<void> {
  const ids = new Set(papers.map(({ id }) => id));
  if (ids.size < papers.length) refuse('bad_parameter', { content: 'not_one_of' });
  const isKept = (comment: PaperComment) => kept?.papers?.some((one) => isSamePassage(one, comment)) ?? false;
  const texts = new Map<string, string>();
  for (const comment of papers.filter((one) => !isKept(one))) {
    const { document_id, version, from, to, quote } = comment;
    if (!Object.hasOwn(state.documents, document_id)) refuse('bad_parameter', { content: 'not_one_of' });
    const key = `${document_id} ${version}`;
    if (!texts.has(key)) {
      const content = await contentOf(database, eid, document_id, version);
      texts.set(key, content ? shownText(content) : '');
    }
    if (texts.get(key)?.slice(from, to) !== quote) refuse('bad_parameter', { content: 'not_one_of' });
  }
}

function isSamePassage(one: PaperComment, other: PaperComment): boolean {
  return (
    one.document_id === other.document_id &&
    one.version === other.version &&
    one.from === other.from &&
    one.quote === other.quote
  );
}
