import { LIMITS } from '@lets/contract';

/** Pure: a path of this site, else null. Browsers read `//x` and `/\x` as another one, and drop control characters: `/<tab>/x`. */
export function ownPath(path: string | undefined): string | null {
  if (!path || path.length > LIMITS.link || !/^\/(?![/\\])/.test(path)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return null;
  // Or a log-in would lead to the next.
  return /^\/(sso|login|signOn)([/?#]|$)/.test(path) ? null : path;
}
