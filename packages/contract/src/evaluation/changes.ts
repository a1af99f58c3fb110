import { z } from 'zod';
import { FlowId, Id } from '../core/values.ts';
import { commentsIn, type EvaluationContent } from './content.ts';

/** Something in an evaluation that is not as it was. It says where, and tells neither the old nor the new. */
export const EvaluationChange = z.object({
  /** Null: of the team. */
  user_id: Id.nullable(),
  about: z.enum(['score', 'remark', 'comment', 'decision', 'papers']),
  /** Of a score or a remark. */
  goal: FlowId.nullable(),
});
export type EvaluationChange = z.infer<typeof EvaluationChange>;

type Judged = EvaluationContent['team'] & Pick<EvaluationContent['members'][number], 'decision'>;

const NOTHING: Judged = { goals: {}, remarks: {}, comment: '', moments: [] };

const PAPERS: EvaluationChange = { user_id: null, about: 'papers', goal: null };

/** Pure: what differs between two evaluations of one run, the team first; nothing for two that say the same in other words of JSON. */
export function changesBetween(before: EvaluationContent, after: EvaluationContent): EvaluationChange[] {
  const ids = [...before.members, ...after.members].map(({ user_id }) => user_id);
  const of = ({ members }: EvaluationContent, id: number) => members.find(({ user_id }) => user_id === id);
  return [
    ...changesOf(null, before.team, after.team),
    ...[...new Set(ids)].flatMap((id) => changesOf(id, of(before, id) ?? NOTHING, of(after, id) ?? NOTHING)),
    ...(papersIn(before) === papersIn(after) ? [] : [PAPERS]),
  ];
}

function changesOf(user_id: number | null, before: Judged, after: Judged): EvaluationChange[] {
  const at = (about: EvaluationChange['about'], goal: string | null = null) => ({ user_id, about, goal });
  const scored = keysOf(before.goals, after.goals).filter(
    (id) => (before.goals[id] ?? null) !== (after.goals[id] ?? null),
  );
  const remarked = keysOf(before.remarks, after.remarks).filter((id) => {
    const [was, is] = [before.remarks[id], after.remarks[id]];
    return (was?.text ?? '') !== (is?.text ?? '') || differ(was?.moments, is?.moments);
  });
  const isCommentOther = before.comment !== after.comment || differ(before.moments, after.moments);
  const isDecisionOther =
    before.decision?.is !== after.decision?.is || before.decision?.reason !== after.decision?.reason;
  return [
    ...scored.map((id) => at('score', id)),
    ...remarked.map((id) => at('remark', id)),
    ...(isCommentOther ? [at('comment')] : []),
    ...(isDecisionOther ? [at('decision')] : []),
  ];
}

function papersIn(content: EvaluationContent): string {
  return JSON.stringify(
    commentsIn(content).map(({ document_id, version, from, to, text }) => [
      document_id,
      version,
      from,
      to,
      text,
    ]),
  );
}

function keysOf(before: object, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function differ(before: readonly number[] = [], after: readonly number[] = []): boolean {
  return before.join() !== after.join();
}
