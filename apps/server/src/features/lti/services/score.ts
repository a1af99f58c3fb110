/** Where a member's experiment stands, as their platform is told. */
export const STAGES = ['begun', 'ended', 'scored', 'not_scored', 'withdrawn'] as const;
export type Stage = (typeof STAGES)[number];

/** What a delivery of a score keeps. Which column it goes to is looked up when it is sent: a launch may have named another. */
export interface ScorePayload extends Record<string, unknown> {
  readonly link_id: number;
  /** Who they are for the platform. */
  readonly subject: string;
  readonly stage: Stage;
  /** Of 100; null before they have one. */
  readonly score: number | null;
  readonly comment: string;
  readonly begun_at: number | null;
  readonly ended_at: number | null;
  /** When this came about; the platform takes nothing that is not newer than what it has. */
  readonly at: number;
}

const PROGRESS: Readonly<Record<Stage, { activityProgress: string; gradingProgress: string }>> = {
  begun: { activityProgress: 'Started', gradingProgress: 'NotReady' },
  ended: { activityProgress: 'Submitted', gradingProgress: 'PendingManual' },
  scored: { activityProgress: 'Completed', gradingProgress: 'FullyGraded' },
  // Somebody who did nothing, and of whom the teacher has said that the team's score is not theirs.
  not_scored: { activityProgress: 'Completed', gradingProgress: 'NotReady' },
  withdrawn: { activityProgress: 'Submitted', gradingProgress: 'PendingManual' },
};

const SCORE_MAXIMUM = 100;
const CANVAS_SUBMISSION = 'https://canvas.instructure.com/lti/submission';

/** Pure: a score as AGS 2.0 has it. `sentAt` is its timestamp in ms; ISO with milliseconds, as platforms compare below the second. */
export function scoreMessage(
  { subject, stage, score, comment, begun_at, ended_at }: ScorePayload,
  { sentAt, isCanvas }: { readonly sentAt: number; readonly isCanvas: boolean },
): Record<string, unknown> {
  const isScored = stage === 'scored' && score !== null;
  return {
    userId: subject,
    ...PROGRESS[stage],
    timestamp: iso(sentAt),
    // Without a score the platform takes away the one that it has.
    ...(isScored && { scoreGiven: score, scoreMaximum: SCORE_MAXIMUM }),
    ...(comment !== '' && { comment }),
    submission: {
      ...(begun_at !== null && { startedAt: iso(begun_at) }),
      ...(ended_at !== null && { submittedAt: iso(ended_at) }),
    },
    ...(isCanvas && { [CANVAS_SUBMISSION]: canvasSubmission(stage, ended_at) }),
  };
}

/** Canvas makes every score a new submission unless it is told not to. What stands there is the experiment's end. */
function canvasSubmission(stage: Stage, endedAt: number | null): Record<string, unknown> {
  if (stage !== 'ended') return { new_submission: false };
  return {
    new_submission: true,
    submission_type: 'external_tool',
    ...(endedAt !== null && { submitted_at: iso(endedAt) }),
  };
}

const iso = (at: number) => new Date(at).toISOString();

/** A platform takes only what is newer than what it has: what comes after is at least so much later, more than the tries of one. */
const APART_MS = 1000;

/** Pure: when something came about of which `before` was told last. */
export function momentAfter(before: number | null, now: number): number {
  return Math.max(now + 1, (before ?? 0) + APART_MS);
}

/** Pure: the time that one try of a score names: later with every try, as the one before may have arrived all the same. */
export function timestampOf({ at }: Pick<ScorePayload, 'at'>, tries: number, now: number): number {
  return Math.max(now, at + tries);
}

/** Pure: whether a column is of Canvas: it says so, or its addresses are like that. */
export function isCanvasColumn(platform: string, lineItem: string): boolean {
  return platform === 'canvas' || /\/api\/lti\/courses\/\d+\/line_items\//.test(lineItem);
}
