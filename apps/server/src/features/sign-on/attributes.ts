import type { ArrivalRules } from '@lets/contract';
import type { OutsidePerson } from './arrival.ts';
import type { Vouched } from './way.ts';

/** What a server tells of a person, as it came: texts, lists, objects in objects. */
export type Attributes = Readonly<Record<string, unknown>>;

type Rules = Pick<
  ArrivalRules,
  | 'account_attribute'
  | 'name_attribute'
  | 'kind_attribute'
  | 'student_values'
  | 'mentor_values'
  | 'class_attribute'
>;

/** Pure: whom the rules take somebody for whom a server has vouched. */
export function personOf(issuer: string, { subject, attributes }: Vouched, rules: Rules): OutsidePerson {
  const first = (path: string) => (path === '' ? null : (valuesAt(attributes, path)[0] ?? null));
  const account = rules.account_attribute === '' ? subject : first(rules.account_attribute);
  const name = first(rules.name_attribute) ?? '';
  return {
    issuer,
    subject,
    label: account ?? (name || subject),
    account,
    name,
    kind: kindOf(attributes, rules),
    className: first(rules.class_attribute),
  };
}

/** Who teaches and studies as well is a teacher. */
function kindOf(
  attributes: Attributes,
  { kind_attribute, student_values, mentor_values }: Rules,
): OutsidePerson['kind'] {
  if (kind_attribute === '') return 'student';
  const own = new Set(valuesAt(attributes, kind_attribute).flatMap(spellings));
  const isAnyOf = (values: readonly string[]) => values.some((value) => own.has(value.toLowerCase()));
  if (isAnyOf(mentor_values)) return 'mentor';
  return isAnyOf(student_values) ? 'student' : null;
}

/** CARSI and others write `student@school.edu.cn`: an administrator may name either. */
function spellings(value: string): string[] {
  const whole = value.toLowerCase();
  return [whole, whole.split('@')[0] ?? ''];
}

/** Pure: the texts that stand at a path. A name may itself hold dots, as `urn:oid:1.3.6.1` does, so the longest name wins. */
export function valuesAt(told: unknown, path: string): string[] {
  if (Array.isArray(told)) return told.flatMap((one) => valuesAt(one, path));
  if (typeof told !== 'object' || told === null) return [];
  const names = path.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const name = names.slice(0, count).join('.');
    if (!Object.hasOwn(told, name)) continue;
    const found = (told as Attributes)[name];
    return count === names.length ? textsOf(found) : valuesAt(found, names.slice(count).join('.'));
  }
  return [];
}

/** Pure: empty ones are none. Some servers send lists as JSON in one text. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  const listed = /^\[.*\]$/s.test(text) ? listIn(text) : null;
  return listed ? textsOf(listed) : [text].filter((one) => one !== '');
}

function listIn(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
