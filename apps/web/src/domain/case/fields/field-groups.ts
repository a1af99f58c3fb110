import { usedFields } from '@lets/authoring';
import {
  type Bilingual,
  CASE_FIELDS,
  caseField,
  type Flow,
  type MergeField,
  runFieldLabel,
} from '@lets/contract';
import type { FieldChoice, FieldGroup } from '../../../components/field-picker/field-groups.ts';

/** Pure: the list in its groups, without what a nearer choice is called: of two fields with one name, only one would be filled. */
export function listedFields(nearer: readonly FieldChoice[]): FieldGroup[] {
  const keys = new Set(nearer.map(({ key }) => key));
  const names = new Set(nearer.map(({ name }) => name.zh));
  return CASE_FIELDS.map(({ group, fields }) => ({
    id: group,
    choices: fields
      .filter(({ id, name }) => !keys.has(id) && !names.has(name.zh))
      .map(({ id, name }) => ({ key: id, name })),
  }));
}

/** Pure: the fields that a text of a flow, or of a case that plays it, may use: each once, what is nearest first. */
export function fieldsFor(flow: Flow, facts: readonly MergeField[] = []): FieldGroup[] {
  const known = new Set(facts.map(({ key }) => key));
  const own = facts.map(({ key, label, value }): FieldChoice => ({ key, name: label, value }));
  const used = usedFields(flow).filter(({ key }) => !known.has(key) && !caseField(key));
  const groups: FieldGroup[] = [
    { id: 'facts', choices: own },
    { id: 'used', choices: used },
    ...listedFields([...own, ...used]),
    { id: 'run', choices: runFields(flow) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** Pure: the fields of a model paper, which is written from the run: how it was voted, who writes. */
export function fieldsForModel(flow: Flow): FieldGroup[] {
  const others = fieldsFor(flow).filter(({ id }) => id !== 'run');
  return [...others, { id: 'run', choices: [...runFields(flow), ...toldByRun(flow)] }];
}

/** What is filled when a student begins to draft: who each role is, who plays it, and the day. */
function runFields({ roles }: Flow): FieldChoice[] {
  return [
    ...named(['today']),
    ...roles.flatMap(({ id, name }) => named([`role_${id}`, `holder_${id}`], name)),
  ];
}

function toldByRun({ nodes, roles }: Flow): FieldChoice[] {
  const votes = nodes.filter(({ kind }) => kind === 'vote');
  return [
    ...named(['writer_name', 'writer_title', 'own_sections']),
    ...roles.flatMap(({ id, name }) => named([`title_${id}`], name)),
    ...votes.flatMap(({ id, name }) => named([`outcome_${id}`, `tally_${id}`, `dissent_${id}`], name)),
  ];
}

/** Fields that a run fills, by their keys, and with the name of what each is about. */
function named(keys: readonly string[], about?: Bilingual): FieldChoice[] {
  return keys.flatMap((key): FieldChoice[] => {
    const label = runFieldLabel(key);
    if (!label) return [];
    if (!about) return [{ key, name: label }];
    return [{ key, name: { zh: `${about.zh}·${label.zh}`, en: `${about.en || about.zh}: ${label.en}` } }];
  });
}
