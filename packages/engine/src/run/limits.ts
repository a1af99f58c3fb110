/** For how long whoever ended a section may take that back, while nothing has followed. */
export const TAKE_BACK_MS = 20_000;

/**
 * How long texts may be, in characters as people count them. The contract refuses longer ones at the door; these hold
 * for whoever calls the engine otherwise.
 */
export const TEXT_LIMITS = {
  speech: 2000,
  request: 500,
  guidance: 1000,
  help: 500,
  note: 1000,
  reason: 500,
  experience: 5000,
  document_name: 60,
  item_name: 120,
} as const;

/**
 * Documents that may be made in a run, those that were cleared away included, and how many of them in one role: nobody uses up the
 * others' share.
 */
export const DOCUMENT_LIMITS = { run: 300, role: 60 } as const;

/** No video that may be uploaded is longer: a position beyond it is a mistake. */
export const MAX_VIDEO_SECONDS = 24 * 3600;
