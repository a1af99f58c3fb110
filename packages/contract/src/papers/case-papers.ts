import type { CaseFile, MergeField } from '../project/case.ts';
import type { Flow } from '../workflow/flow.ts';
import type { Model } from './model.ts';

/** What the program of practice partners knows of a case beyond what a player's calls answer. */
export interface CasePapers {
  readonly fields: readonly MergeField[];
  /** By section, then by template. */
  readonly models: Readonly<Record<string, Readonly<Record<string, readonly Model[]>>>>;
}

/** Pure: the models of a flow's templates with the facts of a case that plays it. */
export function casePapers(flow: Flow, fields: readonly MergeField[]): CasePapers {
  const models = flow.nodes.map(
    ({ id, templates }) =>
      [id, Object.fromEntries(templates.map((one) => [one.id, one.models ?? []]))] as const,
  );
  return { fields, models: Object.fromEntries(models) };
}

/** Pure: those of a case in one piece. */
export function papersOfCase({ flow, project }: CaseFile): CasePapers {
  return casePapers(flow, project.fields);
}
