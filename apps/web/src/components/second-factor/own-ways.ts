import type { FactorWay, factorList, OutputOf } from '@lets/contract';
import { passkeyObstacle } from './passkey-obstacle.ts';

export type Factors = OutputOf<typeof factorList>;

/** By what a person can take a second step on this page; none for those who have no second factor. */
export function ownWays({ totp, passkeys, passkey_origin, recovery_left }: Factors): FactorWay[] {
  if (!totp && passkeys.length === 0) return [];
  const canSign = passkeyObstacle(passkey_origin) === null && passkeys.some(({ is_usable }) => is_usable);
  return [
    ...(canSign ? (['passkey'] as const) : []),
    ...(totp ? (['totp'] as const) : []),
    ...(recovery_left > 0 ? (['recovery'] as const) : []),
  ];
}
