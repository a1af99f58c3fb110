import type { Bilingual, ChainReport, LogChain, logRetention, OutputOf, ParsedInputOf } from '@lets/contract';
import { z } from 'zod';
import { recordAudit } from '../../audit.ts';
import { takeTurns } from '../../db/advisory-lock.ts';
import { areRightsSeparate } from '../../db/rights.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { areDutiesSeparated } from '../../duties.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { throttle } from '../../throttle.ts';
import { type ApprovalAct, askApproval } from '../approval/service.ts';
import { verifyAndKeep } from './chain/keeper.ts';
import { keepLogDays, keptReport, logDays } from './chain/kept.ts';
import * as repository from './chain/repository.ts';
import { assertReader } from './service.ts';

type Sender = Pick<RequestContext, 'caller' | 'address'>;

/** How the log is protected; for those who read it, and for those who say how long it is kept. */
export async function readChain({ database, env }: Deps, caller: Caller): Promise<LogChain> {
  if (!administers(caller, 'log', 'setting')) refuse('no_authority');
  const [verified, seal, rights_separate, days] = await Promise.all([
    keptReport(database),
    repository.lastSeal(database),
    areRightsSeparate(database.pool),
    logDays(database),
  ]);
  const { auditSyslog: address } = env;
  const sent = address === undefined ? null : await repository.forwardedTo(database, address);
  return {
    verified,
    head: seal && { seal: seal.id, hash: seal.hash },
    rights_separate,
    days,
    forward:
      address === undefined ? null : { address, last_id: sent?.last_id ?? 0, at: sent?.at.getTime() ?? null },
  };
}

export async function verifyLog(deps: Deps, { caller, address }: Sender): Promise<ChainReport> {
  assertReader(caller);
  // It reads the whole log.
  await throttle(deps, `verify log ${caller.id}`, SERVER_LIMITS.rates.verifications);
  const report = await verifyAndKeep(deps);
  const detail = report.broken ? `broken at seal ${report.broken.seal}` : 'ok';
  await recordAudit(deps.database, {
    action: 'log_verified',
    actorId: caller.id,
    target: 'log',
    detail,
    address,
  });
  return report;
}

/** Pure: whether entries would go sooner than now. 0 keeps them for good. */
function isShorter(days: number, before: number): boolean {
  return days !== 0 && (before === 0 || days < before);
}

/** Keeping entries for less is nothing that a person does alone where duties are separated. */
export async function setRetention(
  deps: Deps,
  sender: Sender,
  { days }: ParsedInputOf<typeof logRetention>,
): Promise<OutputOf<typeof logRetention>> {
  assertKeepsFor(sender.caller);
  return inTransaction(deps.database, async (tx) => {
    await takeTurns(tx, 'settings');
    const before = await logDays(tx);
    if (isShorter(days, before) && (await areDutiesSeparated(tx))) {
      const approval_id = await askApproval(deps, tx, sender, {
        kind: 'shorten_log',
        target: String(days),
        what: wordsFor(days),
        payload: { days },
      });
      return { days: before, approval_id };
    }
    await change(tx, sender, days, before);
    return { days, approval_id: null };
  });
}

const Payload = z.object({ days: z.number().int() });

export const shortenLog: ApprovalAct = {
  async carryOut(_deps, tx, { payload, asker, address }) {
    assertKeepsFor(asker);
    await takeTurns(tx, 'settings');
    await change(tx, { caller: asker, address }, Payload.parse(payload).days, await logDays(tx));
    return null;
  },
};

async function change(
  tx: Transaction,
  { caller, address }: { readonly caller: Caller; readonly address: string },
  days: number,
  before: number,
): Promise<void> {
  if (days === before) return;
  await keepLogDays(tx, days);
  await recordAudit(tx, {
    action: 'setting_changed',
    actorId: caller.id,
    target: 'setting',
    detail: `log_days: ${days}`,
    address,
  });
}

function assertKeepsFor(caller: Caller): void {
  if (!administers(caller, 'setting')) refuse('no_authority');
}

function wordsFor(days: number): Bilingual {
  return { zh: `操作日志只保留 ${days} 天`, en: `Keep the audit log for ${days} days only` };
}
