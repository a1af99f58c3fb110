import { IDENTITY, type Identity } from '@lets/contract';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';

/**
 * Pure: whose accounts a person may keep. An administrator with the module those of students and mentors; a super administrator all: so
 * nobody raises their own power, or touches those above them.
 */
function mayKeep(caller: Caller, identity: Identity): boolean {
  if (caller.identity === IDENTITY.super_admin) return administers(caller, 'user');
  const isBelow = identity === IDENTITY.student || identity === IDENTITY.mentor;
  return isBelow && administers(caller, 'user');
}

/** Pure: whose accounts these are, by identity. */
export function keptBy(caller: Caller): Identity[] {
  return Object.values(IDENTITY).filter((identity) => mayKeep(caller, identity));
}

export function assertKeeps(caller: Caller, identity: Identity): void {
  if (!mayKeep(caller, identity)) refuse('no_authority');
}

/** Who keeps no accounts at all is not told which there are. */
export function assertKeeper(caller: Caller): void {
  if (!administers(caller, 'user')) refuse('no_authority');
}

/** The students' sheet is filled in by who keeps classes too. */
export function assertFillsSheets(caller: Caller, identity: Identity): void {
  const isOfClass = identity === IDENTITY.student && administers(caller, 'course');
  if (!isOfClass && !administers(caller, 'user')) refuse('no_authority');
}

/** Whose sheet a person may take away: those they keep, and as keeper of courses one class's students. */
export function assertExports(caller: Caller, identity: Identity, classId: number | undefined): void {
  const isOfClass = identity === IDENTITY.student && classId !== undefined && administers(caller, 'course');
  if (!isOfClass) assertKeeps(caller, identity);
}
