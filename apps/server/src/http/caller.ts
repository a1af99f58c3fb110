import type { HeldDuty, Identity } from '@lets/contract';

/** Who is logged in, as the session says on every request: never from the readable cookie. */
export interface Caller {
  readonly id: number;
  readonly identity: Identity;
  readonly account: string;
  readonly name: string;
  /** Management modules granted to an admin (identity 3). */
  readonly modules: readonly string[];
  /** Of a super administrator while duties are separated; null or absent otherwise. */
  readonly duty?: HeldDuty | null;
  /** Which of their sessions this is (SHA-256 of the token). */
  readonly session: string;
}
