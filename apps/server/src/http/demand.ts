import { IDENTITY, type Identity, type SignInDemand, type SignInRules } from '@lets/contract';

const DAY_MS = 24 * 3_600_000;

export interface SignInFacts {
  readonly identity: Identity;
  /** A practice partner has neither password nor factor. */
  readonly automatic: boolean;
  readonly password_changed_at: Date;
  readonly password_given: boolean;
  /** False: they come in by another server, and have none that could grow old. */
  readonly has_password: boolean;
  readonly has_factor: boolean;
  /** They have not agreed to a privacy notice that everybody must agree to. */
  readonly owes_consent: boolean;
}

type Scope = SignInRules['second_factor'] | SignInRules['password_change_first'];

/** Pure: whether a rule that is set for some people concerns this identity. */
export function concerns(scope: Scope, identity: Identity): boolean {
  if (scope === 'off') return false;
  if (scope === 'everybody') return true;
  return identity >= (scope === 'staff' ? IDENTITY.mentor : IDENTITY.admin);
}

/** Pure: the password first, for changing it ends the session in which a factor would be set up. */
export function demandOf(person: SignInFacts, rules: SignInRules, now: number): SignInDemand | null {
  if (person.automatic) return null;
  const { identity, password_given, has_password, password_changed_at } = person;
  if (password_given && concerns(rules.password_change_first, identity)) return 'password_given';
  const longestMs = rules.password_days * DAY_MS;
  if (has_password && longestMs > 0 && now - password_changed_at.getTime() > longestMs) return 'password_old';
  if (concerns(rules.second_factor, identity) && !person.has_factor) return 'factor_missing';
  return person.owes_consent ? 'consent_missing' : null;
}
