import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { mayReopen } from '../../http/gate.ts';
import type { OutsideVisit } from '../../http/outside.ts';
import { isSystemClosed } from '../../http/session.ts';
import { issuerOf } from '../../integrations/integrations.ts';
import { byId, type UserRecord } from '../account/service.ts';
import { type ArrivalRefusal, arrive, type OutsidePerson } from '../sign-on/service.ts';
import type { Launch } from './claims.ts';
import { type LtiPlatform, LtiRefused } from './refused.ts';
import { kindOf } from './roles.ts';

export type Kind = 'mentor' | 'student';

/** Who launches, as the platform says: a teacher or a student of one of its courses. */
export function comerOf(launch: Launch): { readonly subject: string; readonly kind: Kind } {
  if (launch.subject === null) throw new LtiRefused('anonymous', 'no sub');
  const kind = kindOf(launch.roles);
  if (kind === null) throw new LtiRefused('role', 'no role in the course');
  return { subject: launch.subject, kind };
}

export type Known =
  | { readonly user: UserRecord }
  | { readonly person: OutsidePerson; readonly refusal: 'unknown' | 'taken' };

/** Their account: linked, matched by a number that is trusted, or made. Throws where they can do nothing about it themselves. */
export async function accountOf(
  deps: Deps,
  platform: LtiPlatform,
  launch: Launch,
  { address }: Pick<OutsideVisit, 'address'>,
): Promise<Known> {
  const { subject, kind } = comerOf(launch);
  const issuer = issuerOf(platform);
  const { makes } = platform.settings;
  const person: OutsidePerson = {
    issuer,
    subject,
    label: launch.number ?? (launch.name || subject),
    account: launch.number ?? madeUpAccount(issuer, subject),
    name: launch.name,
    kind,
    className: null,
  };
  // A name that we made up is nobody's who has it already.
  const rules = { trusts_account: launch.number !== null, makes, class_id: null, course_id: null };
  const arrived = await arrive(deps, person, rules, address);
  if ('refusal' in arrived) return unknownOr(person, arrived.refusal);
  const user = await byId(deps.database, arrived.userId);
  if (!user || user.disabled) throw new LtiRefused('disabled', `disabled ${issuer} ${subject}`);
  if (!mayReopen(user) && (await isSystemClosed(deps.database)))
    throw new LtiRefused('closed', 'system closed');
  return { user };
}

function unknownOr(person: OutsidePerson, refusal: ArrivalRefusal): Known {
  if (refusal === 'unknown' || refusal === 'taken') return { person, refusal };
  const fault = refusal === 'kind' ? 'role' : refusal;
  throw new LtiRefused(fault, `${refusal} ${person.issuer} ${person.subject}`);
}

/** Pure: an account for somebody whose number the platform does not tell. */
export function madeUpAccount(issuer: string, subject: string): string {
  const digest = createHash('sha256').update(`${issuer}\n${subject}`).digest('hex');
  return `lti-${digest.slice(0, 12)}`;
}

/** Pure: the person as services know who acts. No session is theirs here: the platform's word stands for it. */
export function callerFor({ id, identity, account, name, modules }: UserRecord): Caller {
  return { id, identity, account, name, modules, session: '' };
}
