import {
  type Audience,
  accountQuery,
  type CallDeclaration,
  callKey,
  DEMAND_CODE,
  dataRequestAsk,
  dataRequestOwn,
  dataRequestWithdraw,
  factorList,
  IDENTITY,
  type Identity,
  identityOwn,
  login,
  logout,
  MANAGEMENT_MODULES,
  type ManagementModule,
  myData,
  myDataState,
  passkeyAdd,
  passkeyStart,
  passwordUpdate,
  privacyAgree,
  privacyNotice,
  type SignInDemand,
  signInStanding,
  stayActive,
  systemBrand,
  systemNotice,
  systemParam,
  totpConfirm,
  totpStart,
} from '@lets/contract';
import type { Caller } from './caller.ts';
import { DUTY_MODULES, mayWithDuty } from './duties.ts';
import { refuse } from './errors.ts';

const { student, mentor, admin, super_admin } = IDENTITY;
const IDENTITIES: Readonly<Record<Exclude<Audience, 'public' | 'user'>, readonly Identity[]>> = {
  student: [student],
  mentor: [mentor],
  staff: [mentor, admin, super_admin],
  admin: [admin, super_admin],
  super_admin: [super_admin],
};

/** What stays open while the system is closed: the way in for those who can open it again, and what the closed page says. */
const OPEN_WHILE_CLOSED = new Set([login, logout, systemParam, systemBrand, systemNotice].map(callKey));

/** What knows a person who has something to do first: reading themselves, leaving, and what they have to do. */
const OPEN_BEFORE_DEMAND = [accountQuery, signInStanding, stayActive, logout, passwordUpdate].map(callKey);
const OPEN_BEFORE: Readonly<Record<SignInDemand, ReadonlySet<string>>> = {
  password_old: new Set(OPEN_BEFORE_DEMAND),
  password_given: new Set(OPEN_BEFORE_DEMAND),
  factor_missing: new Set([
    ...OPEN_BEFORE_DEMAND,
    // Whether there is a password is asked before one is.
    ...[factorList, totpStart, totpConfirm, passkeyStart, passkeyAdd, identityOwn].map(callKey),
  ]),
  consent_missing: new Set(
    [
      signInStanding,
      stayActive,
      logout,
      passwordUpdate,
      privacyNotice,
      privacyAgree,
      myData,
      myDataState,
      dataRequestAsk,
      dataRequestOwn,
      dataRequestWithdraw,
    ].map(callKey),
  ),
};

/** What decides which parts are a person's. */
type Person = Pick<Caller, 'identity' | 'modules' | 'duty'>;

/** Whether a person administers any of these parts: a super admin all or those of their duty, an admin those granted. */
export function administers(caller: Person, ...modules: ManagementModule[]): boolean {
  const own = modulesOf(caller);
  return modules.some((module) => own.includes(module));
}

/** Pure: the parts of the management area that are a person's. */
export function modulesOf({ identity, modules, duty }: Person): ManagementModule[] {
  if (identity === super_admin) return [...(duty ? DUTY_MODULES[duty] : MANAGEMENT_MODULES)];
  return identity === admin ? MANAGEMENT_MODULES.filter((module) => modules.includes(module)) : [];
}

export function isAdministrator(identity: Identity): boolean {
  return identity === admin || identity === super_admin;
}

/** Whether a person may try a call at all; its policy then judges the thing it names. */
export function assertAdmitted(call: CallDeclaration, caller: Caller | null): void {
  if (call.who === 'public') return;
  if (!caller) refuse('not_logged_in');
  if (caller.duty && !mayWithDuty(call, caller.duty)) refuse('no_authority');
  if (call.who !== 'user' && !IDENTITIES[call.who].includes(caller.identity)) refuse('no_authority');
}

export function isOpenWhileClosed(call: CallDeclaration, caller: Caller | null): boolean {
  return OPEN_WHILE_CLOSED.has(callKey(call)) || (caller !== null && mayReopen(caller));
}

/** Pure: whether a person can open a closed system again; everybody else stays outside until then. */
export function mayReopen(person: Person): boolean {
  return modulesOf(person).includes('setting');
}

/**
 * As whom a call is made: by nobody, where a person has something to do first and the call is for everybody; every other call but those
 * that belong to their demand is refused.
 */
export function callerUnderDemand(
  call: CallDeclaration,
  { caller, demand }: { readonly caller: Caller; readonly demand: SignInDemand | null },
): Caller | null {
  if (demand === null || OPEN_BEFORE[demand].has(callKey(call))) return caller;
  if (call.who === 'public') return null;
  return refuse(DEMAND_CODE[demand], { demand });
}
