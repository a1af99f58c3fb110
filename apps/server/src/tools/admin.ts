import { isStrongPassword, LIMITS } from '@lets/contract';
import { recordAudit } from '../audit.ts';
import type { Database } from '../db/client.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashPassword, removeAllFactors } from '../features/account/service.ts';
import { addSuperAdmin, findUser } from './admin-repository.ts';

export interface AdminDraft {
  readonly account: string;
  readonly name: string;
  readonly password: string;
}

export const RULES =
  `账号 1–${LIMITS.account} 个字，姓名必填；密码至少 ${LIMITS.password_min} 个字符、含两类字符且不含账号 · ` +
  `An account of 1–${LIMITS.account} characters, a name, and a password of at least ${LIMITS.password_min} characters of two kinds ` +
  'that does not contain the account.';

/** Pure: whether the draft meets the rules. */
export function isSound({ account, name, password }: AdminDraft): boolean {
  return (
    account !== '' && account.length <= LIMITS.account && name !== '' && isStrongPassword(password, account)
  );
}

/** Makes a super admin; refuses an account that stands already. */
export async function createAdmin(
  database: Database,
  { account, name, password }: AdminDraft,
): Promise<void> {
  const password_hash = await hashPassword(password);
  try {
    await inTransaction(database, async (tx) => {
      await addSuperAdmin(tx, { account, name, password_hash });
      await recordAudit(tx, { action: 'admin_created', actorId: null, target: account });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_account')) throw error;
    throw new Error(`账号 ${account} 已存在 · The account ${account} exists already`);
  }
}

/** Takes every second factor from an account: the way back for the last super admin, and for those who have only this machine. */
export async function resetFactor(database: Database, account: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const id = await findUser(tx, account);
    if (id === null) throw new Error(`没有账号 ${account} · There is no account ${account}`);
    if (!(await removeAllFactors(tx, id)))
      throw new Error(`账号 ${account} 没有启用两步验证 · The account ${account} has no second factor`);
    await recordAudit(tx, { action: 'factor_reset', actorId: null, target: account });
  });
}
