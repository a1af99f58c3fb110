/** What an administrator must look at soon; each stands until it is over. A new one needs its words in the status page. */
export const ALARM_KINDS = [
  'audit_unwritten',
  'audit_broken',
  'audit_unforwarded',
  'backup_failed',
  'backup_old',
  'backup_trial_failed',
  'disk_full',
  'outbox_stuck',
  'database_away',
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];
