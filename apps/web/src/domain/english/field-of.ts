import type { EnglishGap } from '@lets/authoring';

/** What a text is, by the list that it stands in or by its own key. */
const FIELDS = [
  'name',
  'introduction',
  'guides',
  'phrases',
  'lines',
  'against',
  'seat_names',
  'templates',
  'elements',
  'part',
  'body',
  'models',
  'question',
  'options',
  'hint',
  'label',
  'feedback',
  'cost',
  'roles',
  'case_number',
  'objectives',
  'requirements',
  'competency_goals',
  'documents',
  'fields',
] as const;
export type EnglishField = (typeof FIELDS)[number] | 'text';

const isField = (key: unknown): key is EnglishField => FIELDS.some((field) => field === key);

/** What is not told by its own key. */
const BY_LIST = new Set(['text', 'name', 'label', 'value', 'note']);

/** Pure: what a text without English is: a guide, the name of a template, … */
export function fieldOf(path: EnglishGap['path']): EnglishField {
  const last = path.at(-1);
  if (path.includes('models')) return 'models';
  if (last === 'name' && (path[0] === 'nodes' || path.length === 1) && path.length < 4) return 'name';
  const list = [...path].reverse().filter((key) => isField(key) && !BY_LIST.has(String(key)));
  if (typeof last === 'string' && !BY_LIST.has(last) && isField(last)) return last;
  const [nearest] = list.filter(isField);
  return nearest ?? (isField(last) ? last : 'text');
}
