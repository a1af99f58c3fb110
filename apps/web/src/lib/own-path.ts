import type { Identity } from '@lets/contract';
import { isPhone } from './phone.ts';

/** Where each identity begins. */
export const HOME: Readonly<Record<Identity, string>> = {
  1: '/experiment/prepare/byCourse',
  2: '/mentor/guide',
  3: '/manager/workflow',
  4: '/manager/workflow',
};

/** Where someone begins who has just logged in: on a phone students see what waits for them, since cases are prepared at a desk. */
export function homeOf(identity: Identity): string {
  return identity === 1 && isPhone() ? '/experiment/doing' : HOME[identity];
}

/** A `redirect` query only if it is a path of this site; browsers read `//x` and `/\x` as another one. Pure. */
export function ownPath(redirect: string | null): string | null {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, and `/<tab>/x` becomes `//x`
  if (/[\u0000-\u001f\\]/.test(redirect)) return null;
  const path = redirect.split(/[?#]/)[0] ?? '';
  return path === '/' || /^\/login(\/|$)/.test(path) ? null : redirect;
}
