import { patterns } from '@lets/content';
import type { AuthoredCase } from '@lets/contract';
import { expect, test } from 'vitest';
import { rehearse } from './rehearsal/rehearse.ts';

/** A case of which only the pattern is written. */
function caseOf({ id, experiment_type, name, flow, project }: (typeof patterns)[number]): AuthoredCase {
  const nothing = { zh: '', en: '' };
  return {
    format: 'lets.case/1',
    code: id.replaceAll('_', '-'),
    experiment_type,
    workflow_name: name,
    flow,
    project: {
      ...project,
      name,
      case_number: nothing,
      grade: 'basic',
      introduction: nothing,
      credit_hours: 2,
      minutes: 120,
      multi_user: true,
      team_min: 1,
      team_max: flow.roles.length,
      reference_release: 'none',
      opening_mode: 'free',
      allow_redo: true,
      documents: [],
      jumps: [],
    },
  };
}

test.each(patterns.map((pattern) => [pattern.id, pattern] as const))(
  'practice partners play %s to its end before anything of a case is written',
  async (_, pattern) => {
    const { stuck } = await rehearse({ file: caseOf(pattern), lang: 'zh', manner: { seed: 1 } });
    expect(stuck).toBeNull();
  },
);
