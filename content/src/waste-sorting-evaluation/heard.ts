import { bi } from '../build.ts';

/** Who is heard and described by the evaluation, as their papers are named. */
export const HEARD = ['bureau', 'property', 'hauler', 'resident'] as const;
export const HEARD_NAMES = {
  bureau: bi('城管局', 'bureau'),
  property: bi('物业', 'property manager'),
  hauler: bi('收运企业', 'hauling company'),
  resident: bi('居民', 'resident'),
} as const;
