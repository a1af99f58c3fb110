import { ChainReport } from '@lets/contract';
import type { Reader } from '../../../db/reader.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { keepParam, paramsByKeys } from '../../../settings-repository.ts';

/** Rows of `system_params`: what the last verification found, and for how many days entries are kept. */
const VERIFIED_KEY = 'AUDIT_VERIFIED';
const DAYS_KEY = 'AUDIT_DAYS';

export async function keptReport(reader: Reader): Promise<ChainReport | null> {
  const [row] = await paramsByKeys(reader, [VERIFIED_KEY]);
  return row ? ChainReport.parse(JSON.parse(row.value)) : null;
}

export async function keepReport(tx: Transaction, report: ChainReport): Promise<void> {
  await keepParam(tx, VERIFIED_KEY, JSON.stringify(report));
}

/** 0 is for good. */
export async function logDays(reader: Reader): Promise<number> {
  const [row] = await paramsByKeys(reader, [DAYS_KEY]);
  return Number(row?.value ?? 0);
}

export async function keepLogDays(tx: Transaction, days: number): Promise<void> {
  await keepParam(tx, DAYS_KEY, String(days));
}
