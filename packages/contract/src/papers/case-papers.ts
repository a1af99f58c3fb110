import type { AuthoredCase, CaseProject, MergeField } from '../project/case.ts';
import type { Flow } from '../workflow/flow.ts';
import type { Model } from './model.ts';

/** What the program of practice partners knows of a case beyond what a player's calls answer. */
export interface CasePapers {
  readonly fields: readonly MergeField[];
  /** By section, then by template. */
  readonly models: Readonly<Record<string, Readonly<Record<string, readonly Model[]>>>>;
}

type Facts = Pick<CaseProject, 'fields' | 'templates'>;

/** Pure: the models of a flow's templates with the facts of a case that plays it. What the case words otherwise than its flow has none: they tell of another case. */
export function casePapers(flow: Flow, { fields, templates: others = [] }: Facts): CasePapers {
  const isOwn = (nodeId: string, templateId: string) =>
    !others.some(({ node_id, template_id }) => node_id === nodeId && template_id === templateId);
  const models = flow.nodes.map(({ id, templates }) => {
    const own = templates.filter((template) => isOwn(id, template.id));
    return [id, Object.fromEntries(own.map((one) => [one.id, one.models ?? []]))] as const;
  });
  return { fields, models: Object.fromEntries(models) };
}

/** Pure: those of a case in one piece. */
export function papersOfCase({ flow, project }: AuthoredCase): CasePapers {
  return casePapers(flow, project);
}
