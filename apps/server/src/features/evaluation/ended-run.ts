import type { EvaluationContent } from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { lockRun, type Run } from '../../runs/access.ts';
import { automaticAmong } from '../../runs/member-repository.ts';
import { readProject } from '../experiment/service.ts';
import * as repository from './repository.ts';

export const NOTHING_SAID: EvaluationContent['team'] = { goals: {}, remarks: {}, comment: '', moments: [] };

/** The members whose work it is: practice partners are not graded. */
export async function judgedOf(database: Reader, { state }: Run): Promise<number[]> {
  const automatic = await automaticAmong(database, state.member_ids);
  return state.member_ids.filter((id) => !automatic.has(id));
}

/** A run that has ended, locked for its staff: others are refused. */
export async function lockEnded(tx: Transaction, caller: Caller, eid: number) {
  const { run, relation } = await lockRun(tx, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
  if (run.status !== 'ended') refuse('not_ended');
  const [project, judged] = [await readProject(tx, run.project_id), await judgedOf(tx, run)];
  return { run, project, judged };
}

/** The draft, if nobody saved after `revision`; else it is refused with what they wrote. */
export async function assertNewest(
  tx: Transaction,
  eid: number,
  revision: number,
): Promise<repository.DraftRow> {
  const draft = await repository.readDraft(tx, eid);
  if ((draft?.revision ?? 0) !== revision)
    refuse('changed_meanwhile', draft && { content: draft.draft, revision: draft.revision });
  return draft ?? NOT_BEGUN;
}

const NOT_BEGUN: repository.DraftRow = {
  draft: { team: NOTHING_SAID, members: [] },
  revision: 0,
  saved_by: 0,
  saved_at: new Date(0),
};
