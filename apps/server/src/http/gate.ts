import {
  type Audience,
  type CallDeclaration,
  callKey,
  IDENTITY,
  type Identity,
  login,
  logout,
  MANAGEMENT_MODULES,
  type ManagementModule,
  systemBrand,
  systemNotice,
  systemParam,
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
