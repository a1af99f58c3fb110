import type { ChainReport } from '@lets/contract';
import { connectDatabase } from '../../../db/client.ts';
import { verifyChain } from './verify.ts';
import type { Verification } from './verify-in-thread.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

export default async function work({ config, now, known }: Verification): Promise<ChainReport> {
  const database = connectDatabase(config, { kind: 'external', log });
  try {
    return await verifyChain(database, now, known);
  } finally {
    await database.close();
  }
}
