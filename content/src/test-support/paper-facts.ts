import {
  type AuthoredCase,
  type Condition,
  fittingLines,
  type Language,
  type PaperFacts,
  type Voted,
  type VoteOutcome,
} from '@lets/contract';
import { bi } from '../build.ts';

/** A run of a case to write papers from: how every vote came out, and whether anything else happened at all. */
export interface Story {
  readonly outcome: VoteOutcome;
  /** Nothing was shown, said or handed in. */
  readonly isBare: boolean;
}

export const STORIES: readonly Story[] = (['passed', 'rejected', 'tied'] as const).flatMap((outcome) => [
  { outcome, isBare: false },
  { outcome, isBare: true },
]);

const COUNTS = {
  passed: { for: 2, against: 1, abstain: 0 },
  rejected: { for: 1, against: 2, abstain: 0 },
  tied: { for: 1, against: 1, abstain: 1 },
} as const;

/** Pure: the facts of such a run, as a paper by one role has them. */
export function factsOf(
  { flow, project }: AuthoredCase,
  { outcome, isBare }: Story,
  writer: string,
  lang: Language,
): PaperFacts {
  const votes = flow.nodes.filter(({ vote }) => vote !== null);
  const voted: Voted = Object.fromEntries(votes.map(({ id }) => [id, { vote: { result: { outcome } } }]));
  const said = flow.nodes.flatMap(({ id, lines }) =>
    fittingLines(lines, voted).map(({ role_id, text }) => ({ node_id: id, role_id, text: text[lang] })),
  );
  return {
    fields: project.fields,
    roles: flow.roles.map(({ id, name }) => {
      const person = project.roles.find(({ role_id }) => role_id === id)?.name ?? bi('', '');
      return { id, title: name, name: person, holder: person.zh === '' ? name : person };
    }),
    votes: votes.map(({ id, roles }) => {
      const voters = roles.filter(({ functions }) => functions.includes('vote'));
      const dissent = isBare ? [] : voters.slice(-1).map(({ role_id }) => role_id);
      return { node_id: id, outcome, counts: COUNTS[outcome], dissent };
    }),
    speeches: isBare ? [] : said,
    writer,
    own_sections: flow.nodes
      .filter(({ roles }) => roles.some(({ role_id }) => role_id === writer))
      .map(({ name }) => name),
    today: bi('2025 年 5 月 13 日', '13 May 2025'),
    holds: (condition) => isTrue(condition, outcome, isBare),
  };
}

function isTrue(condition: Condition, outcome: VoteOutcome, isBare: boolean): boolean {
  if (condition.type === 'voted') return condition.outcome === outcome;
  return !isBare && condition.type !== 'refused_by';
}
