import type { CodeName } from '@lets/contract';
import type { z } from 'zod';

/** What is wrong with a field, short enough for a machine to translate. */
export type FieldFaults = Record<string, string>;

/**
 * Fields whose fault has a code of its own in the catalogue, on the calls that declare that code; in the order in which a form asks for
 * them: what is missing first is what is said.
 */
const OWN_CODES: readonly { readonly field: string; readonly code: CodeName; readonly fault?: string }[] = [
  { field: 'project_id', code: 'project_missing', fault: 'missing' },
  { field: 'team_id', code: 'group_missing', fault: 'missing' },
  { field: 'name', code: 'team_name' },
  { field: 'members', code: 'members_missing', fault: 'missing' },
  { field: 'user_ids', code: 'members_missing', fault: 'missing' },
  { field: 'ids', code: 'no_tasks_selected', fault: 'missing' },
  { field: 'ids', code: 'nothing_selected', fault: 'missing' },
  { field: 'user_ids', code: 'nothing_selected', fault: 'missing' },
];

/** Pure: names each faulty field (`members.0` for what is inside a JSON field) and its first fault. */
export function faultsOf(error: z.ZodError, raw: unknown): FieldFaults {
  const faults: FieldFaults = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    faults[field] ??= isEmpty(valueAt(raw, issue)) ? 'missing' : faultOf(issue);
  }
  return faults;
}

/** Pure: the code that refuses an input with these faults: their own where each has one, the first of them in a form's order. */
export function codeOfFaults(faults: FieldFaults, declared: readonly CodeName[]): CodeName {
  const own = OWN_CODES.filter(
    ({ field, code, fault }) =>
      faults[field] !== undefined && declared.includes(code) && (fault ?? faults[field]) === faults[field],
  );
  const isAll = Object.keys(faults).every((field) => own.some((one) => one.field === field));
  return (isAll && own[0]?.code) || 'bad_parameter';
}

type Issue = z.core.$ZodIssue;

function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'not_a_number' : 'wrong_type';
    case 'too_big':
      return faultOfSize(issue.origin, 'too_long', 'too_many', 'too_big');
    case 'too_small':
      return faultOfSize(issue.origin, 'too_short', 'too_few', 'too_small');
    case 'invalid_value':
    case 'invalid_union':
      return 'not_one_of';
    case 'invalid_format':
    case 'invalid_key':
      return 'wrong_format';
    case 'custom':
      return issue.message.toLowerCase().replaceAll(' ', '_');
    default:
      return 'wrong';
  }
}

function faultOfSize(origin: string, text: string, list: string, value: string): string {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' || origin === 'map' ? list : value;
}

/** A coerced field reaches the issue as NaN or 0: what was sent tells better that it was left out. */
function valueAt(raw: unknown, issue: Issue): unknown {
  const [field] = issue.path;
  if (issue.path.length > 1 || field === undefined) return issue.code === 'custom' ? raw : issue.input;
  return (raw as Record<PropertyKey, unknown> | null)?.[field];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
