import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { readEnv } from '../env.ts';
import { keepReport } from '../features/log/chain/kept.ts';
import { type KnownHead, verifyChain } from '../features/log/chain/verify.ts';

/**
 * `npm run audit:verify [-- --head 12:9f86…]…`: walks the audit log's hash chain, beside a running server or without one, and prints its
 * head. A head noted earlier must still be in it. Ends with 1 where the chain does not hold.
 */
const { values } = parseArgs({ options: { head: { type: 'string', multiple: true, default: [] } } });

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

function toHead(text: string): KnownHead {
  const [, seal, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seal === undefined || hash === undefined) throw new Error('--head <seal>:<64 hexadecimal digits>');
  return { seal: Number(seal), hash };
}

try {
  const heads = values.head.map(toHead);
  const database = await openDatabase(readEnv(process.env), log, { joinRunning: true });
  try {
    const report = await verifyChain(database, Date.now(), heads);
    // A head that was mistyped is no finding of the page.
    if (heads.length === 0) await inTransaction(database, (tx) => keepReport(tx, report));
    const { seals, entries, unsealed, head, broken } = report;
    console.log(
      `已核对 ${seals} 个封印、${entries} 条记录，另有 ${unsealed} 条尚未封印 · checked ${seals} seals and ${entries} entries; ${unsealed} are not sealed yet`,
    );
    if (broken) {
      const { seal, from, to, why, missing } = broken;
      console.error(
        `第 ${seal} 个封印不符（记录 ${from}–${to}：${why}，缺 ${missing} 条）· seal ${seal} does not hold (entries ${from}-${to}: ${why}, missing ${missing})`,
      );
      process.exitCode = 1;
    } else console.log(`完好 · ok${head ? `\nhead ${head.seal}:${head.hash}` : ''}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
