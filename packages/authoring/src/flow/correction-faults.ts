import { type Flow, type FlowCorrection, LANGUAGES } from '@lets/contract';
import { type Difference, differencesOf } from './differences.ts';

/** Why a correction is refused, and at which text. */
export interface CorrectionFault extends Pick<Difference, 'field' | 'at' | 'roleId' | 'language'> {
  readonly fault: 'emptied' | 'name_taken';
}

/** Pure: a correction replaces words and takes none away, and no two roles are called the same. `before` has the same fields as they were. */
export function correctionFaults(
  flow: Flow,
  before: FlowCorrection,
  after: FlowCorrection,
): CorrectionFault[] {
  const emptied = differencesOf(before, after).filter(
    ({ field, from, to }) => !mayBeEmpty(flow, after, field) && from.trim() !== '' && to.trim() === '',
  );
  return [...emptied.map((place) => ({ ...place, fault: 'emptied' as const })), ...takenNames(flow, after)];
}

const SPARE = new Set<Difference['field']>(['hint', 'against', 'place', 'self_check']);

/** Nobody waits for an explanation or the name of a place, nor for feedback, unless the choice was a wrong one. */
function mayBeEmpty(flow: Flow, change: FlowCorrection, field: Difference['field']): boolean {
  if (SPARE.has(field)) return true;
  if (field !== 'feedback' || change.kind !== 'option') return false;
  return flow.transitions.find(({ id }) => id === change.transition_id)?.kind !== 'wrong';
}

function takenNames(flow: Flow, change: FlowCorrection): CorrectionFault[] {
  if (change.kind !== 'role' || !change.name) return [];
  const { role_id, name } = change;
  const others = flow.roles.filter(({ id }) => id !== role_id);
  return LANGUAGES.filter((language) => {
    const wanted = name[language].trim();
    return wanted !== '' && others.some((other) => other.name[language].trim() === wanted);
  }).map((language) => ({ field: 'name', at: null, language, fault: 'name_taken' }));
}

/** Pure: where the text stands in the change that was sent, as faults of a field are named. */
export function placeInChange({ field, at, language }: CorrectionFault): string {
  const index = (at ?? 1) - 1;
  const list: Partial<Record<Difference['field'], string>> = {
    guide: `guides.${index}.text`,
    phrase: `phrases.${index}.text`,
    line: `lines.${index}.text`,
    against: `lines.${index}.against`,
    element: `elements.${index}`,
    place: `elements.${index}.part`,
    part: `parts.${index}`,
    value: `values.${index}`,
    ...(at !== null && { label: `options.${index}.label` }),
  };
  return `${list[field] ?? field}.${language}`;
}
