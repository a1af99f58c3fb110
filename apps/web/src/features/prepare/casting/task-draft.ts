import { type ExperimentDetail, LIMITS } from '@lets/contract';
import type { Holders } from './role-table.ts';

/** A waiting task as its editor sees it: what the server knows, under what has been typed since. Pure. */
export interface TaskFields {
  readonly name: string;
  readonly message: string;
  readonly planned_start: number | null;
  readonly planned_end: number | null;
  readonly holders: Holders;
}

export type TaskEdits = Partial<TaskFields>;

export type TaskFault = 'name_missing' | 'name_long' | 'message_long' | 'end_before_start';

export const MESSAGE_MAX = 500;

export function fieldsOf(detail: ExperimentDetail): TaskFields {
  const { name, message, planned_start, planned_end, state } = detail;
  return { name, message, planned_start, planned_end, holders: state.holders };
}

/** What has been typed and is not what the server has. */
export function changedFields(fields: TaskFields, edits: TaskEdits): TaskEdits {
  const changed = Object.entries(edits).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(fields[key as keyof TaskFields]),
  );
  return Object.fromEntries(changed);
}

/** Edits that still wait after some of them were saved: what was typed meanwhile stays. */
export function editsLeft(edits: TaskEdits, saved: TaskEdits): TaskEdits {
  const left = Object.entries(edits).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key as keyof TaskEdits]),
  );
  return Object.fromEntries(left);
}

export function faultsOf(fields: TaskFields): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  if (fields.name.trim() === '') faults.push('name_missing');
  if ([...fields.name].length > LIMITS.task_name) faults.push('name_long');
  if ([...fields.message].length > MESSAGE_MAX) faults.push('message_long');
  if (isBackward(fields)) faults.push('end_before_start');
  return faults;
}

function isBackward({ planned_start, planned_end }: TaskFields): boolean {
  return planned_start !== null && planned_end !== null && planned_end < planned_start;
}

/** How many minutes the planned time is short of what the case suggests; 0 when it is not, or not planned. */
export function minutesShort({ planned_start, planned_end }: TaskFields, suggested: number): number {
  if (planned_start === null || planned_end === null || planned_end < planned_start) return 0;
  return Math.max(0, suggested - Math.round((planned_end - planned_start) / 60_000));
}

/**
 * What was typed over `base`, laid over what another person has saved since; null when both changed the same thing differently. Roles are
 * compared one by one: a member who takes a free role does not conflict with a leader who casts another.
 */
export function mergeEdits(base: TaskFields, theirs: TaskFields, edits: TaskEdits): TaskEdits | null {
  const { holders, ...texts } = edits;
  for (const key of Object.keys(texts) as (keyof typeof texts)[]) {
    if (theirs[key] !== base[key] && theirs[key] !== texts[key]) return null;
  }
  if (!holders) return edits;
  const merged: Record<string, number> = { ...theirs.holders };
  for (const role of new Set([...Object.keys(base.holders), ...Object.keys(holders)])) {
    const [was, mine, now] = [base.holders[role], holders[role], theirs.holders[role]];
    if (mine === was) continue;
    if (now !== was && now !== mine) return null;
    if (mine === undefined) delete merged[role];
    else merged[role] = mine;
  }
  return { ...texts, holders: merged };
}

/** What was typed here and is not saved, with what it was typed over. */
export interface KeptTask {
  readonly under: TaskFields;
  readonly edits: TaskEdits;
}

/** Reads what the browser kept; throws when it is anything else. */
export function parseKept(value: unknown): KeptTask {
  if (!isKept(value)) throw new TypeError('not a kept task');
  return value;
}

const isTime = (value: unknown) => value === null || typeof value === 'number';
const FIELDS: Readonly<Record<keyof TaskFields, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string',
  message: (value) => typeof value === 'string',
  planned_start: isTime,
  planned_end: isTime,
  holders: (value) => isRecord(value) && Object.values(value).every((id) => typeof id === 'number'),
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isKept(value: unknown): value is KeptTask {
  if (!isRecord(value) || !isRecord(value.under) || !isRecord(value.edits)) return false;
  const { under, edits } = value;
  return Object.entries(FIELDS).every(
    ([key, fits]) => fits(under[key]) && (edits[key] === undefined || fits(edits[key])),
  );
}
