import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Empty, Id } from '../core/values.ts';
import { SIGN_ON_KINDS } from './kinds.ts';

/** A way in by another server, as the log-in page shows it. */
export const Door = z.object({
  id: Id,
  kind: z.enum(SIGN_ON_KINDS),
  name: Bilingual,
  goes_straight: z.boolean(),
});
export type Door = z.infer<typeof Door>;

export const signOnDoors = declareCall({
  method: 'GET',
  path: '/account/doors',
  summary: 'The sign-on servers of the school, for the log-in page.',
  who: 'public',
  input: Empty,
  output: z.object({ list: z.array(Door) }),
  codes: [],
});

/**
 * Where a sign-on server's door leads, below the public address. In the query, all optional: `go`, the own path to open afterwards;
 * `quiet=1`, to come back at once, to the log-in page, when the person is not logged in over there.
 */
export const signOnStart = (door: number) => `/sso/${door}/start`;
