import { type Pattern, patterns } from '@lets/content';
import type { Flow, OutputOf, PatternId, WorkflowPattern, workflowPatterns } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import type { Caller } from '../../http/caller.ts';
import { assertReader } from './policy.ts';

/** What an author may begin with. */
export async function listPatterns(caller: Caller): Promise<OutputOf<typeof workflowPatterns>> {
  assertReader(caller);
  return { list: patterns.map(offered) };
}

export function patternOf(id: PatternId): Pattern {
  const found = patterns.find((pattern) => pattern.id === id);
  if (!found) throw new Error(`no pattern ${id}`);
  return found;
}

/** Pure: a flow of one's own, as the pattern has it. */
export function flowOfPattern(id: PatternId): Flow {
  return structuredClone(patternOf(id).flow);
}

function offered({ flow, project: _, ...pattern }: Pattern): WorkflowPattern {
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind));
  return {
    ...pattern,
    section_count: sections.length,
    template_count: sections.reduce((sum, { templates }) => sum + templates.length, 0),
    minutes: sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    roles: flow.roles.map(({ name }) => name),
    chart: {
      nodes: flow.nodes.map(({ id, kind, name }) => ({ id, kind, name })),
      transitions: flow.transitions.map(({ id, from, to }) => ({ id, from, to })),
    },
  };
}
