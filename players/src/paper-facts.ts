import {
  type Bilingual,
  type CasePapers,
  dayInWords,
  type FlowNodeView,
  type PaperFacts,
  type PaperRole,
  type PaperSpeech,
  type PaperVote,
} from '@lets/contract';
import { isMet, ROUTING_KINDS } from '@lets/engine';
import { holderOf, type View } from './view.ts';

/** Sections in which nothing is done that a paper could tell of. */
const AFTERWARDS: ReadonlySet<string> = new Set([...ROUTING_KINDS, 'report', 'experience']);

/** When a paper is written, and by whose clocks that is a day: the school's. */
export interface Today {
  readonly now: number;
  readonly zone: string;
}

/** Pure: what a paper by one role can tell of the run, as far as its player knows it. */
export function factsOf(
  view: View,
  writer: string,
  fields: CasePapers['fields'],
  { now, zone }: Today,
): PaperFacts {
  const { nodes } = view.detail.flow;
  return {
    fields,
    roles: view.detail.flow.roles.map((role) => roleIn(view, role)),
    votes: nodes.flatMap((node) => voteIn(view, node)),
    speeches: speechesOf(view),
    writer,
    own_sections: ownSections(view, writer).map(({ name }) => name),
    today: { zh: dayInWords(now, 'zh', zone), en: dayInWords(now, 'en', zone) },
    holds: (condition) => isMet(view.state, condition),
  };
}

/** An automatic player signs by the name of its part: nobody is called 自动陪练 in a legal paper. */
function roleIn(
  view: View,
  { id, name: title }: { readonly id: string; readonly name: Bilingual },
): PaperRole {
  const name = view.detail.roles.find(({ role_id }) => role_id === id)?.name ?? { zh: '', en: '' };
  const holder = view.detail.members.find((member) => member.id === holderOf(view, id));
  const isPerson = holder !== undefined && view.humans.has(holder.id);
  const played = isPerson
    ? { zh: holder.name, en: holder.name }
    : { zh: name.zh || title.zh, en: name.en || title.en };
  return { id, title, name, holder: played };
}

function voteIn({ state }: View, { id, vote }: FlowNodeView): PaperVote[] {
  const { result, ballots } = state.sections[id]?.vote ?? {};
  if (!vote || !result) return [];
  const counts = { for: 0, against: 0, abstain: 0 };
  for (const option of vote.options) counts[option.counts] += result.tally[option.id] ?? 0;
  const other = { passed: 'against', rejected: 'for', tied: null }[result.outcome];
  const otherwise = new Set(vote.options.flatMap((option) => (option.counts === other ? [option.id] : [])));
  const cast = vote.secret ? [] : Object.entries(ballots ?? {});
  const dissent = cast.flatMap(([role, option]) => (otherwise.has(option) ? [role] : []));
  return [{ node_id: id, outcome: result.outcome, counts, dissent }];
}

/** What was said to the room since the run began, or began again; what was stepped back over counts no more. */
function speechesOf({ record, state }: View): PaperSpeech[] {
  const from = record.findLast(({ type }) => type === 'restarted')?.seq ?? 0;
  return record.flatMap((event): PaperSpeech[] => {
    const { type, seq, node_id, role_id } = event;
    if (type !== 'spoke' || seq < from || node_id === null || role_id === null) return [];
    if (state.sections[node_id] === undefined) return [];
    return [{ node_id, role_id, text: event.data.text }];
  });
}

/** Where the role did something, else where it had a place: a person may have had nothing to say. */
function ownSections({ detail, record, state }: View, role: string): FlowNodeView[] {
  const opened = detail.flow.nodes.filter(({ id }) => state.sections[id] !== undefined);
  const placed = opened.filter(({ roles }) => roles.some(({ role_id }) => role_id === role));
  const played = placed.filter(({ kind }) => !AFTERWARDS.has(kind));
  const acted = played.filter(({ id }) =>
    record.some((event) => event.node_id === id && event.role_id === role),
  );
  return [acted, played, placed].find((sections) => sections.length > 0) ?? opened;
}
