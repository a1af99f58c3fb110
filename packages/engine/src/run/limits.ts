/** How long the person who ended a section may take that back, as long as nothing has followed. */
export const TAKE_BACK_MS = 20_000;

/** How long a change of hands may be undone, as long as the role has not acted. */
export const UNDO_HAND_OVER_MS = 5 * 60_000;

/**
 * Text limits, in characters as people count them. The contract refuses longer texts first; these also bind callers that
 * use the engine directly.
 */
export const TEXT_LIMITS = {
  speech: 2000,
  request: 500,
  guidance: 1000,
  help: 500,
  note: 1000,
  reason: 500,
  timer_label: 40,
  experience: 5000,
  document_name: 60,
  item_name: 120,
} as const;

/**
 * The most documents in a run, including those cleared away, and in one role, so that no role uses up the others' share.
 */
export const DOCUMENT_LIMITS = { run: 300, role: 60 } as const;

/** What a timer may be set to, or extended by. */
export const TIMER_MS = { min: 60_000, max: 240 * 60_000 } as const;

/** No video that may be uploaded is longer: a position beyond it is a mistake. */
export const MAX_VIDEO_SECONDS = 24 * 3600;
