import type { EvaluationContent, EvaluationDetail } from '@lets/contract';
import type { Evaluated } from './evaluated.ts';

const said = { remarks: {}, comment: '', moments: [] };

/** Two goals, of which the team has 84; the first member has scores of their own, the second the team's, the third did nothing. */
export const WRITTEN: EvaluationContent = {
  team: { ...said, goals: { facts: 84, law: 84 } },
  members: [{ ...said, user_id: 1, goals: { facts: 90, law: 90 } }],
};

const CONTRIBUTION: EvaluationDetail['members'][number]['contribution'] = {
  speeches: 0,
  spoken: 0,
  documents: 0,
  edits: 0,
  submissions: 0,
  signatures: 0,
  votes: 0,
  wrong_tries: 0,
  consequences: 0,
  minutes_present: 0,
  minutes_waited_for: 0,
};
const person = (id: number, name: string, identity: 1 | 2 = 1) => ({ id, name, identity });

/** An evaluation as staff read it. */
export function evaluated(part: Partial<Evaluated> = {}): Evaluated {
  return {
    eid: 3,
    name: 'Loan',
    project: { id: 1 } as Evaluated['project'],
    class_name: '',
    class_task_id: null,
    team_name: '',
    ended_at: 0,
    goals: [
      { id: 'facts', name: { zh: 'Facts', en: 'Facts' }, weight: 1 },
      { id: 'law', name: { zh: 'Law', en: 'Law' }, weight: 1 },
    ],
    members: [person(1, 'Jia'), person(2, 'Yi'), person(3, 'Bing')].map((member) => ({
      ...member,
      roles: [],
      contribution: CONTRIBUTION,
      idle: member.id === 3,
    })),
    published: null,
    withdrawn: null,
    draft: { content: WRITTEN, revision: 1, saved_by: null, saved_at: null, last: null },
    versions: [],
    ...part,
  };
}

/** The same after it was published. */
export function publishedAs(content: EvaluationContent): Pick<Evaluated, 'published' | 'draft'> {
  return {
    published: {
      version: 1,
      published_by: person(9, 'He Jing', 2),
      published_at: 0,
      reason: '',
      content,
      totals: [],
      moments: [],
      documents: [],
      changes: [],
    },
    draft: { content, revision: 2, saved_by: null, saved_at: null, last: content },
  };
}
