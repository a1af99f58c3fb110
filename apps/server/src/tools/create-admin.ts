import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { type AdminDraft, createAdmin, isSound, RULES } from './admin.ts';
import { openPrompt } from './prompt.ts';

/**
 * `npm run admin:create`: makes a super admin, beside a running server or without one. Asks for what it is not told by
 * `-- --account … --name …` and ADMIN_PASSWORD; a password among the arguments would be seen by everybody on the machine.
 */
const { values: told } = parseArgs({ options: { account: { type: 'string' }, name: { type: 'string' } } });

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

async function ask(): Promise<AdminDraft> {
  const prompt = openPrompt();
  try {
    const account = told.account ?? (await prompt.ask('账号 · account: '));
    const name = told.name ?? (await prompt.ask('姓名 · name: '));
    const password =
      process.env.ADMIN_PASSWORD ?? (await prompt.askSecretTwice('密码 · password: ', '再输一次 · again: '));
    return { account: account.trim(), name: name.trim(), password };
  } finally {
    prompt.close();
  }
}

try {
  const draft = await ask();
  if (!isSound(draft)) throw new Error(RULES);
  const database = await openDatabase(readEnv(process.env), log, { joinRunning: true });
  try {
    await createAdmin(database, draft);
  } finally {
    await database.close();
  }
  console.log(`已建立超级管理员 ${draft.account} · Super admin ${draft.account} made`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
