import {
  type Bilingual,
  type CaseProject,
  type ExperimentType,
  type Flow,
  type FlowNode,
  type FlowRole,
  type MergeField,
  type PatternId,
  type RichNode,
  runFieldLabel,
  type Transition,
} from '@lets/contract';
import { keptApart } from '../case-frame.ts';
import { formulasOf } from '../formulas.ts';

/** A text in both languages, as the patterns write it. */
export type Words = readonly [zh: string, en: string];

/** What a case of a pattern begins with, beside its flow and its name. */
type Beginning = Pick<
  CaseProject,
  'objectives' | 'requirements' | 'competency_goals' | 'cover' | 'fields' | 'roles'
>;

/** A whole procedure of no case in particular: what an author begins a workflow or a case with. */
export interface Pattern {
  readonly id: PatternId;
  readonly experiment_type: ExperimentType;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly flow: Flow;
  readonly project: Beginning;
}

/** What practice partners say, by section: formulas of the procedure, until an author writes what fits the case. */
export type Lines = Readonly<Record<string, FlowNode['lines']>>;

interface Parts {
  readonly id: PatternId;
  readonly experiment_type: ExperimentType;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly roles: readonly FlowRole[];
  readonly nodes: readonly FlowNode[];
  readonly transitions: readonly Transition[];
  readonly lines: Lines;
  readonly duties: Readonly<Record<string, Bilingual>>;
  readonly project: Omit<Beginning, 'fields' | 'roles'>;
}

/** A pattern from its parts: roles of two sides are kept apart, who may speak is offered the procedure's formulas, and the facts are those that its templates ask for. */
export function patternOf({ roles, nodes, transitions, lines, duties, project, ...about }: Parts): Pattern {
  const flow: Flow = {
    roles: keptApart(roles, sidesOf(roles)),
    nodes: nodes.map((node) => ({
      ...node,
      phrases: formulasOf(node, roles, about.experiment_type),
      lines: lines[node.id] ?? [],
    })),
    transitions: [...transitions],
  };
  return {
    ...about,
    flow,
    project: { ...project, fields: fieldsOf(flow), roles: roles.map((role) => partOf(role, duties)) },
  };
}

function sidesOf(roles: readonly FlowRole[]): string[] {
  const sides = Map.groupBy(roles, ({ side }) => side);
  return [...sides.values()].map((side) => side.map(({ id }) => id).join(' '));
}

function partOf({ id, character }: FlowRole, duties: Parts['duties']): CaseProject['roles'][number] {
  const duty = duties[id];
  if (!duty) throw new Error(`nobody says what ${id} does`);
  return { role_id: id, character, name: { zh: '', en: '' }, duty, brief: { zh: '', en: '' } };
}

/** The facts that a flow's templates merge in, in the order in which they are first asked for; those that a run fills are none. */
function fieldsOf({ nodes }: Flow): MergeField[] {
  const found = new Map<string, MergeField>();
  for (const { body } of nodes.flatMap(({ templates }) => templates)) {
    const english = labelsIn(body.en);
    for (const [key, zh] of labelsIn(body.zh)) {
      if (found.has(key) || runFieldLabel(key) !== null) continue;
      found.set(key, { key, label: { zh, en: english.get(key) ?? zh }, value: { zh: '', en: '' } });
    }
  }
  return [...found.values()];
}

function labelsIn(node: RichNode): Map<string, string> {
  const own: [string, string][] =
    node.type === 'mergeField' ? [[String(node.attrs?.key), String(node.attrs?.label)]] : [];
  return new Map([...own, ...(node.content ?? []).flatMap((inner) => [...labelsIn(inner)])]);
}
