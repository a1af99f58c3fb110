import { bi } from '../build.ts';

/** Who speaks at the hearing, as their papers are named. */
export const SPEAKERS = ['resident', 'rider', 'platform'] as const;
export const SPEAKER_NAMES = {
  resident: bi('居民', 'residents'),
  rider: bi('骑手', 'riders'),
  platform: bi('平台', 'platforms'),
} as const;
