import {
  type ApprovalKind,
  type Bilingual,
  type Duty,
  IDENTITY,
  type Identity,
  LIMITS,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { areDutiesSeparated, heldDuty } from '../../duties.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { mayApprove } from './kinds.ts';
import * as repository from './repository.ts';
import { tiedTo } from './ties-repository.ts';

const DAY_MS = 24 * 3_600_000;

export interface ApprovalRequest {
  readonly kind: ApprovalKind;
  /** Names the thing: asked for twice while it waits, it is one request. */
  readonly target: string;
  /** What is asked for, as administrators read it. */
  readonly what: Bilingual;
  readonly reason?: string;
  /** What carrying it out is given back. Ids rather than what may have changed by then. */
  readonly payload: object;
}

/** What is done when a second administrator approves: in the transaction that keeps the approval, so both stand or fall together. */
export interface ApprovalAct {
  /**
   * Checks again whether it may be done, for the asker and as things stand now, and does it. Answers what is kept of the request
   * instead, where its words must not outlive the act: an erased person's name.
   */
  carryOut(
    deps: Deps,
    tx: Transaction,
    about: {
      readonly payload: unknown;
      readonly asker: Caller;
      readonly approvalId: number;
      readonly address: string;
    },
  ): Promise<{ readonly what: Bilingual; readonly payload: object } | null>;
}

export type ApprovalActs = Readonly<Record<ApprovalKind, ApprovalAct>>;

/**
 * Asks for something that nobody does alone; answers the id of the request. The caller has been judged before: here it is only seen to
 * that somebody else could approve it, and `no_second_administrator` refused where nobody could.
 */
export async function askApproval(
  { clock, bus }: Pick<Deps, 'clock' | 'bus'>,
  tx: Transaction,
  { caller, address }: { readonly caller: Caller; readonly address: string },
  { kind, target, what, reason = '', payload }: ApprovalRequest,
): Promise<number> {
  const areSeparated = await areDutiesSeparated(tx);
  const tied = await tiedTo(tx, caller.id, clock());
  const approvers = (await repository.listAdministrators(tx)).filter(
    (person) =>
      person.id !== caller.id &&
      !tied.has(person.id) &&
      mayApprove(kind, personOf(person, areSeparated), areSeparated),
  );
  if (approvers.length === 0) refuse('no_second_administrator');
  const now = clock();
  await lapseOlder(tx, now);
  const values = { kind, target, what_zh: what.zh, what_en: what.en, reason, payload };
  const times = { asked_at: new Date(now), lapses_at: new Date(now + LIMITS.approval_days * DAY_MS) };
  const added = await repository.addApproval(tx, { ...values, ...times, asked_by: caller.id });
  if (!added) {
    const before = await repository.waitingFor(tx, kind, target);
    return before?.id ?? refuse('changed_meanwhile');
  }
  await recordAudit(tx, {
    action: 'approval_asked',
    actorId: caller.id,
    target: `approval ${added.id}`,
    detail: kind,
    address,
  });
  tx.afterCommit(() =>
    bus.nudge(
      approvers.map(({ id }) => id),
      'approvals',
    ),
  );
  return added.id;
}

/** Ends what nobody decided in time. */
export async function lapseOlder(tx: Transaction, now: number): Promise<void> {
  for (const { id, kind } of await repository.lapseOlder(tx, new Date(now)))
    await recordAudit(tx, {
      action: 'approval_lapsed',
      actorId: null,
      target: `approval ${id}`,
      detail: kind,
    });
}

/** Pure: an account as the caller that its owner would be. */
export function personOf(
  row: {
    readonly id: number;
    readonly identity: number;
    readonly account: string;
    readonly name: string;
    readonly modules: readonly string[];
    readonly duty: Duty | null;
  },
  areSeparated: boolean,
): Caller {
  const { id, account, name, modules } = row;
  const isSuper = row.identity === IDENTITY.super_admin;
  const duty = isSuper ? heldDuty(row.duty, areSeparated) : null;
  return { id, account, name, modules, duty, identity: row.identity as Identity, session: '' };
}
