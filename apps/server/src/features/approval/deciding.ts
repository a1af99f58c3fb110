import type {
  Approval,
  approvalCount,
  approvalDecide,
  approvalList,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { areDutiesSeparated } from '../../duties.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { approvableBy, mayApprove } from './kinds.ts';
import * as repository from './repository.ts';
import { type ApprovalActs, lapseOlder, personOf } from './service.ts';
import { tiedTo } from './ties-repository.ts';

type Sender = Pick<RequestContext, 'caller' | 'address'>;

export async function listApprovals(
  deps: Deps,
  caller: Caller,
  { page, size, ...filter }: ParsedInputOf<typeof approvalList>,
): Promise<OutputOf<typeof approvalList>> {
  await lapseOverdue(deps);
  const separated = await areDutiesSeparated(deps.database);
  const tied = await tiedTo(deps.database, caller.id, deps.clock());
  const { list, total } = await repository.listApprovals(
    deps.database,
    { ...filter, callerId: caller.id, kinds: approvableBy(caller, separated) },
    { offset: (page - 1) * size, limit: size },
  );
  return { total, page, size, list: list.map((found) => shown(found, { caller, separated, tied })) };
}

export async function countWaiting(
  { database, clock }: Deps,
  caller: Caller,
): Promise<OutputOf<typeof approvalCount>> {
  const kinds = approvableBy(caller, await areDutiesSeparated(database));
  const others = [caller.id, ...(await tiedTo(database, caller.id, clock()))];
  return { waiting: await repository.countWaiting(database, { kinds, notBy: others }) };
}

/** Approving carries it out in the same transaction: what can no longer be done is refused, and goes on waiting. */
export async function decide(
  deps: Deps,
  acts: ApprovalActs,
  sender: Sender,
  { id, approved, answer }: ParsedInputOf<typeof approvalDecide>,
): Promise<Approval> {
  await lapseOverdue(deps);
  const { caller, address } = sender;
  await inTransaction(deps.database, async (tx) => {
    const row = await lockOne(tx, caller, id);
    if (row.asked_by === caller.id) refuse('own_request');
    const separated = await areDutiesSeparated(tx);
    if (!mayApprove(row.kind, caller, separated)) refuse('no_authority');
    if ((await tiedTo(tx, caller.id, deps.clock())).has(row.asked_by)) refuse('not_independent');
    await end(tx, row, {
      state: approved ? 'approved' : 'refused',
      by: caller.id,
      answer,
      now: deps.clock(),
    });
    await audit(tx, sender, approved ? 'approval_given' : 'approval_refused', row, answer);
    if (approved) {
      const asker = await askerOf(tx, row, separated);
      const kept = await acts[row.kind].carryOut(deps, tx, {
        payload: row.payload,
        asker,
        approvalId: id,
        address,
      });
      if (kept)
        await repository.changeApproval(tx, id, {
          what_zh: kept.what.zh,
          what_en: kept.what.en,
          payload: kept.payload,
        });
    }
    tx.afterCommit(() => deps.bus.nudge([row.asked_by, caller.id], 'approvals'));
  });
  return readOne(deps, caller, id);
}

export async function withdraw(deps: Deps, sender: Sender, id: number): Promise<Approval> {
  await lapseOverdue(deps);
  const { caller } = sender;
  await inTransaction(deps.database, async (tx) => {
    const row = await lockOne(tx, caller, id);
    if (row.asked_by !== caller.id) refuse('not_found');
    await end(tx, row, { state: 'withdrawn', by: caller.id, answer: '', now: deps.clock() });
    await audit(tx, sender, 'approval_withdrawn', row);
  });
  return readOne(deps, caller, id);
}

/** Each in a transaction of its own, so that what has lapsed has lapsed whatever becomes of the request in hand. */
export async function lapseOverdue({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  if (await repository.isOverdue(database, new Date(clock())))
    await inTransaction(database, (tx) => lapseOlder(tx, clock()));
}

/** To those who neither asked for it nor may approve it, it does not exist. */
async function lockOne(tx: Transaction, caller: Caller, id: number): Promise<repository.ApprovalRow> {
  const row = await repository.lockApproval(tx, id);
  const separated = await areDutiesSeparated(tx);
  if (!row || (row.asked_by !== caller.id && !mayApprove(row.kind, caller, separated))) refuse('not_found');
  if (row.state !== 'waiting') refuse('approval_over');
  return row;
}

/** The asker as they are now: disabled since, nothing is done in their name. */
async function askerOf(tx: Transaction, row: repository.ApprovalRow, separated: boolean): Promise<Caller> {
  const administrators = await repository.listAdministrators(tx);
  const asker = administrators.find(({ id }) => id === row.asked_by);
  return asker ? personOf(asker, separated) : refuse('no_authority');
}

async function end(
  tx: Transaction,
  { id }: repository.ApprovalRow,
  how: {
    readonly state: 'approved' | 'refused' | 'withdrawn';
    readonly by: number;
    readonly answer: string;
    readonly now: number;
  },
): Promise<void> {
  const { state, by, answer, now } = how;
  await repository.changeApproval(tx, id, { state, decided_by: by, decided_at: new Date(now), answer });
}

async function readOne({ database, clock }: Deps, caller: Caller, id: number): Promise<Approval> {
  const found = (await repository.approvalById(database, id)) ?? refuse('not_found');
  const separated = await areDutiesSeparated(database);
  return shown(found, { caller, separated, tied: await tiedTo(database, caller.id, clock()) });
}

/** Pure: a request as it is shown to one person. */
function shown(
  { row, askedBy, decidedBy }: repository.ApprovalFound,
  { caller, separated, tied }: { caller: Caller; separated: boolean; tied: ReadonlySet<number> },
): Approval {
  const isWaiting = row.state === 'waiting';
  const isOwn = row.asked_by === caller.id;
  const isTied = tied.has(row.asked_by);
  const mayOtherwise = isWaiting && !isOwn && mayApprove(row.kind, caller, separated);
  return {
    id: row.id,
    kind: row.kind,
    what: { zh: row.what_zh, en: row.what_en },
    reason: row.reason,
    state: row.state,
    asked_by: askedBy,
    asked_at: row.asked_at.getTime(),
    lapses_at: row.lapses_at.getTime(),
    decided_by: decidedBy,
    decided_at: row.decided_at?.getTime() ?? null,
    answer: row.answer,
    may_decide: mayOtherwise && !isTied,
    is_tied: mayOtherwise && isTied,
    may_withdraw: isWaiting && isOwn,
  };
}

async function audit(
  tx: Transaction,
  { caller, address }: Sender,
  action: AuditEntry['action'],
  { id, kind }: repository.ApprovalRow,
  answer = '',
): Promise<void> {
  await recordAudit(tx, {
    action,
    actorId: caller.id,
    target: `approval ${id}`,
    detail: answer ? `${kind}: ${answer}` : kind,
    address,
  });
}
