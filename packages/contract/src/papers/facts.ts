import type { Language } from '../core/kinds.ts';
import type { Bilingual } from '../core/values.ts';
import type { MergeField } from '../project/case.ts';
import type { Condition, VoteOutcome } from '../workflow/condition.ts';
import type { PaperCondition } from './model.ts';

/** What happened in a run, as far as a paper can follow it. The same for both languages. */
export interface PaperFacts {
  /** The case's facts. */
  readonly fields: readonly MergeField[];
  readonly roles: readonly PaperRole[];
  readonly votes: readonly PaperVote[];
  /** Oldest first. */
  readonly speeches: readonly PaperSpeech[];
  /** Whose paper it is. */
  readonly writer: string;
  /** Sections in which the writer did something. */
  readonly own_sections: readonly Bilingual[];
  readonly today: Bilingual;
  readonly holds: (condition: Condition) => boolean;
}

export interface PaperRole {
  readonly id: string;
  /** 审判长 */
  readonly title: Bilingual;
  /** Who it is in the case; empty where the title says it all. */
  readonly name: Bilingual;
  /** The member who plays it. */
  readonly holder: Bilingual;
}

export interface PaperVote {
  readonly node_id: string;
  readonly outcome: VoteOutcome;
  readonly counts: Readonly<Record<'for' | 'against' | 'abstain', number>>;
  /** Roles that voted otherwise than it came out; none of a secret ballot. */
  readonly dissent: readonly string[];
}

export interface PaperSpeech {
  readonly node_id: string;
  readonly role_id: string;
  readonly text: string;
}

interface Hanging {
  readonly when?: readonly PaperCondition[] | undefined;
  readonly unless?: readonly PaperCondition[] | undefined;
}

/** Pure: whether a part or value belongs to this run's paper. */
export function belongs({ when = [], unless = [] }: Hanging, facts: PaperFacts): boolean {
  return when.every((one) => isTrue(one, facts)) && !unless.some((one) => isTrue(one, facts));
}

function isTrue(condition: PaperCondition, { writer, votes, holds }: PaperFacts): boolean {
  if (condition.type === 'written_by') return condition.role_ids.includes(writer);
  if (condition.type === 'divided')
    return votes.some(({ node_id, dissent }) => node_id === condition.node_id && dissent.length > 0);
  return holds(condition);
}

const OUTCOMES: Readonly<Record<VoteOutcome, Bilingual>> = {
  passed: { zh: '通过', en: 'carried' },
  rejected: { zh: '未通过', en: 'not carried' },
  tied: { zh: '票数相等', en: 'tied' },
};

const BALLOTS = {
  for: { zh: '赞成', en: 'in favour' },
  against: { zh: '反对', en: 'against' },
  abstain: { zh: '弃权', en: 'abstaining' },
} as const satisfies Record<string, Bilingual>;

/** Pure: what a name list reads like. */
function listed(names: readonly string[], lang: Language): string {
  return names.join(lang === 'zh' ? '、' : ', ');
}

/** Pure: the fields that the run itself fills, by key. */
export function runValues(facts: PaperFacts, lang: Language): Map<string, string> {
  const { roles, votes, writer, own_sections, today } = facts;
  const nameOf = (id: string) => {
    const role = roles.find((one) => one.id === id);
    return role ? role.name[lang] || role.title[lang] : id;
  };
  const titleOf = (id: string) => roles.find((one) => one.id === id)?.title[lang] ?? id;
  const ofRoles = roles.flatMap(({ id, holder }): [string, string][] => [
    [`role_${id}`, nameOf(id)],
    [`title_${id}`, titleOf(id)],
    [`holder_${id}`, holder[lang]],
  ]);
  const ofVotes = votes.flatMap((vote): [string, string][] => [
    [`outcome_${vote.node_id}`, OUTCOMES[vote.outcome][lang]],
    [`tally_${vote.node_id}`, tallyOf(vote, lang)],
    [`dissent_${vote.node_id}`, listed(vote.dissent.map(titleOf), lang)],
  ]);
  const holder = roles.find(({ id }) => id === writer)?.holder[lang] ?? '';
  return new Map([
    ...ofRoles,
    ...ofVotes,
    ['writer_name', nameOf(writer)],
    ['writer_title', titleOf(writer)],
    ['report_member', holder || nameOf(writer)],
    ['report_role', titleOf(writer)],
    [
      'own_sections',
      listed(
        own_sections.map((name) => name[lang]),
        lang,
      ),
    ],
    ['today', today[lang]],
  ]);
}

/** 赞成 2 票，反对 1 票 */
function tallyOf({ counts }: PaperVote, lang: Language): string {
  const cast = (['for', 'against', 'abstain'] as const).filter(
    (kind) => kind !== 'abstain' || counts[kind] > 0,
  );
  const words = cast.map((kind) =>
    lang === 'zh' ? `${BALLOTS[kind].zh} ${counts[kind]} 票` : `${counts[kind]} ${BALLOTS[kind].en}`,
  );
  return words.join(lang === 'zh' ? '，' : ', ');
}
