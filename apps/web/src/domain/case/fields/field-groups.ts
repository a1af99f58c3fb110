import { usedFields } from '@lets/authoring';
import { CASE_FIELDS, caseField, type Flow, type MergeField, runFieldLabel } from '@lets/contract';
import type { FieldChoice, FieldGroup } from '../../../components/field-picker/field-groups.ts';

/** Pure: the list in its groups. */
export function listedFields(): FieldGroup[] {
  return CASE_FIELDS.map(({ group, fields }) => ({
    id: group,
    choices: fields.map(({ id, name }) => ({ key: id, name })),
  }));
}

/** Pure: the fields that a text of a flow, or of a case that plays it, may use: each once, what is nearest first. */
export function fieldsFor(flow: Flow, facts: readonly MergeField[] = []): FieldGroup[] {
  const known = new Set(facts.map(({ key }) => key));
  const groups: FieldGroup[] = [
    { id: 'facts', choices: facts.map(({ key, label, value }) => ({ key, name: label, value })) },
    { id: 'used', choices: usedFields(flow).filter(({ key }) => !known.has(key) && !caseField(key)) },
    ...listedFields().map(({ id, choices }) => ({
      id,
      choices: choices.filter(({ key }) => !known.has(key)),
    })),
    { id: 'run', choices: runFields(flow) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** What is filled when a student begins to draft: who each role is, who plays it, and the day. */
function runFields({ roles }: Flow): FieldChoice[] {
  const ofRoles = roles.flatMap(({ id, name }) =>
    (['role', 'holder'] as const).flatMap((about): FieldChoice[] => {
      const key = `${about}_${id}`;
      const label = runFieldLabel(key);
      if (!label) return [];
      return [{ key, name: { zh: `${name.zh}·${label.zh}`, en: `${name.en || name.zh}: ${label.en}` } }];
    }),
  );
  const today = runFieldLabel('today');
  return today ? [{ key: 'today', name: today }, ...ofRoles] : ofRoles;
}
