/** When a class task is planned and due, in milliseconds since 1970; null: not set. */
export interface Times {
  readonly plannedStart: number | null;
  readonly plannedEnd: number | null;
  readonly deadline: number | null;
}

/** Pure: what the server would refuse. */
export function timesFault({
  plannedStart,
  plannedEnd,
  deadline,
}: Times): 'end_before_start' | 'deadline_before_start' | null {
  if (plannedStart === null) return null;
  if (plannedEnd !== null && plannedEnd < plannedStart) return 'end_before_start';
  return deadline !== null && deadline < plannedStart ? 'deadline_before_start' : null;
}
