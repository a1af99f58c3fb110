/** How long texts may be, in characters as people count them. The contract takes its limits from here. */
export const LIMITS = {
  speech: 2000,
  request: 2000,
  guidance: 2000,
  note: 1000,
  reason: 500,
  experience: 10_000,
  document_name: 60,
  item_name: 200,
} as const;
