import { type ArrivalRules, IDENTITY, LIMITS } from '@lets/contract';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { enrolInClass } from '../course/service.ts';
import * as repository from './arrival-repository.ts';
import { linkIdentity } from './linked.ts';

/** A person as another server vouches for them. */
export interface OutsidePerson {
  /** Who speaks: `issuerOf` of the integration. */
  readonly issuer: string;
  /** Who they are for it, for good. */
  readonly subject: string;
  /** What people recognise them by: an account or a name over there. */
  readonly label: string;
  /** What the rules' attribute says is their account here: a student or staff number. */
  readonly account: string | null;
  readonly name: string;
  /** Null: neither a student nor a teacher by the rules. */
  readonly kind: 'student' | 'mentor' | null;
  /** What the rules' attribute says is their class. */
  readonly className: string | null;
}

/**
 * Why an identity opens no account. `unknown` may be linked by a local password; `taken`: likewise, an account of that name is there and is
 * not matched by itself; `kind`: neither a student nor a teacher; `account`: what would be the account cannot be one; `disabled`.
 */
export type ArrivalRefusal = 'unknown' | 'taken' | 'kind' | 'account' | 'disabled';

export type Arrived =
  | { readonly userId: number; readonly isNew: boolean }
  | { readonly refusal: ArrivalRefusal };

type Rules = Pick<ArrivalRules, 'trusts_account' | 'makes' | 'class_id' | 'course_id'>;

const ACCOUNT = /^[A-Za-z0-9][\w.@-]*$/;

/**
 * The account of somebody whom another server has identified: linked before, matched where the rules trust that server's attribute, or made.
 * Never an administrator's, unless it was linked by its password: whoever runs that server does not become one here.
 */
export function arrive(deps: Deps, person: OutsidePerson, rules: Rules, address: string): Promise<Arrived> {
  return inTransaction(deps.database, (tx) => arriveIn(deps, tx, person, { rules, address }));
}

/** The same within a transaction. */
export async function arriveIn(
  deps: Deps,
  tx: Transaction,
  person: OutsidePerson,
  { rules, address }: { readonly rules: Rules; readonly address: string },
): Promise<Arrived> {
  // Two first log-ins of one person at once make one account.
  await takeTurns(tx, `identity ${person.issuer} ${person.subject}`);
  const at = new Date(deps.clock());
  const known = await repository.userIdOf(tx, person);
  if (known !== null) {
    await repository.noteSeen(tx, { ...person, at });
    return { userId: known, isNew: false };
  }
  const matched = await matchOrMake(deps, tx, person, rules);
  if ('refusal' in matched) return matched;
  const { userId: id, account, isNew } = matched;
  await linkIdentity(tx, { user: { id, account }, identity: person, at, address, isNew });
  return { userId: id, isNew };
}

type Matched =
  | { readonly userId: number; readonly account: string; readonly isNew: boolean }
  | { readonly refusal: ArrivalRefusal };

async function matchOrMake(
  deps: Deps,
  tx: Transaction,
  person: OutsidePerson,
  rules: Rules,
): Promise<Matched> {
  const { account, kind } = person;
  const there = account === null ? null : await repository.accountRow(tx, account);
  if (there && account !== null) {
    const isBelow = there.identity === IDENTITY.student || there.identity === IDENTITY.mentor;
    if (!rules.trusts_account || !isBelow) return { refusal: 'taken' };
    return there.disabled ? { refusal: 'disabled' } : { userId: there.id, account, isNew: false };
  }
  if (rules.makes === 'off') return { refusal: 'unknown' };
  if (kind === null) return { refusal: 'kind' };
  if (rules.makes === 'students' && kind !== 'student') return { refusal: 'unknown' };
  if (account === null || account.length > LIMITS.account || !ACCOUNT.test(account))
    return { refusal: 'account' };
  const name = person.name.trim().slice(0, LIMITS.person_name) || account;
  const userId = await repository.addAccount(tx, { account, name, identity: IDENTITY[kind] });
  if (userId === null) return { refusal: 'taken' };
  if (kind === 'student') await enrolNewcomer(deps, tx, { userId, className: person.className }, rules);
  return { userId, account, isNew: true };
}

async function enrolNewcomer(
  deps: Deps,
  tx: Transaction,
  { userId, className }: { readonly userId: number; readonly className: string | null },
  { class_id, course_id }: Rules,
): Promise<void> {
  const named = className && course_id ? await repository.classOfName(tx, course_id, className) : null;
  const classId = named ?? class_id;
  // A class may have been deleted since the rule was set.
  if (classId !== null && (await repository.hasClass(tx, classId)))
    await enrolInClass(deps, tx, classId, [userId]);
}
