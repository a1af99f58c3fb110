import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { AuthoredCase } from '@lets/contract';
import { checkFlow, isSound } from '@lets/engine';
import { type Database, openDatabase } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { readEnv } from '../env.ts';
import { courseIdByCode } from '../features/course/service.ts';
import { installCase } from '../features/project/service.ts';
import { findUnstorable } from '../http/storable.ts';

/**
 * `npm run case:install -- <case.json>… [--course CODE]`: puts cases in place, or their newer versions, all of them or none, beside a
 * running server or without one. Runs that have begun stay on the version they began with.
 */
const { values, positionals } = parseArgs({
  options: { course: { type: 'string' } },
  allowPositionals: true,
});

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

async function readCase(path: string): Promise<AuthoredCase> {
  const file = AuthoredCase.parse(JSON.parse(await readFile(path, 'utf8')));
  const unstorable = findUnstorable(file);
  if (unstorable !== null)
    throw new Error(`含有无法保存的字符 · characters that cannot be kept: ${unstorable}`);
  const findings = checkFlow(file.flow);
  if (!isSound(findings)) throw new Error(`流程有误 · the flow is not sound: ${JSON.stringify(findings)}`);
  return file;
}

async function courseId(database: Database, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null;
  const id = await courseIdByCode(database, code);
  if (id === null) throw new Error(`没有课程 ${code} · there is no course ${code}`);
  return id;
}

try {
  if (positionals.length === 0) throw new Error('npm run case:install -- <case.json>… [--course CODE]');
  const files = await Promise.all(positionals.map(readCase));
  const database = await openDatabase(readEnv(process.env), log, { joinRunning: true });
  try {
    const place = { courseId: await courseId(database, values.course), ownerId: null };
    const installed = await inTransaction(database, async (tx) => {
      const ids: number[] = [];
      for (const file of files)
        ids.push((await installCase(tx, file, { ...place, opensAt: null, closesAt: null })).projectId);
      return ids;
    });
    for (const [at, { code }] of files.entries())
      console.log(`已装入案件 ${code} · case ${code} is in place (${installed[at]})`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
