import { resolve } from 'node:path';
import type { BackupProgress } from '../../backup/progress.ts';
import type { Env } from '../../env.ts';
import { openPrompt } from '../prompt.ts';

/** What the commands of backups have in common. */

export const toolLog = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** A file named on the command line: npm changes the folder and tells where it was called. */
export function fileNamed(name: string | undefined, usage: string): string {
  if (!name) throw new Error(usage);
  return resolve(process.env.INIT_CWD ?? '.', name);
}

/** BACKUP_PASSPHRASE, or what is typed; never an argument, which everybody on the machine would see. */
export async function askPassphrase(
  { backupPassphrase }: Pick<Env, 'backupPassphrase'>,
  { twice }: { twice: boolean },
): Promise<string | undefined> {
  if (backupPassphrase !== undefined) return backupPassphrase;
  if (!process.stdin.isTTY && !twice) return undefined;
  const prompt = openPrompt();
  const question = '备份口令 · passphrase: ';
  try {
    return await (twice ? prompt.askSecretTwice(question, '再输一次 · again: ') : prompt.askSecret(question));
  } finally {
    prompt.close();
  }
}

const STAGES: Readonly<Record<BackupProgress['stage'], string>> = {
  waiting: '等待 · waiting',
  tables: '数据表 · tables',
  uploads: '上传的文件 · uploads',
  checking: '校验 · checking',
  loading: '写入数据表 · loading',
  comparing: '比对 · comparing',
};

/** One line that is written again and again, on a terminal alone. */
export function showProgress({ stage, done, of }: BackupProgress): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${STAGES[stage]} ${done}/${of}`);
}

export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

/** Runs a command to its end, and says in words why it failed. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    endProgress();
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
