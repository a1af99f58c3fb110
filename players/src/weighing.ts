import { type FlowNodeView, type Line, USUAL_TENDENCY } from '@lets/contract';
import { chanceOf } from './chance.ts';
import type { Manner } from './manner.ts';
import type { SectionState, View } from './view.ts';

export type Stance = Exclude<Manner['vote'], 'weigh'>;

type Weighed = Pick<FlowNodeView, 'vote'>;
type Visit = Pick<SectionState, 'node_id' | 'opened_seq'>;

/**
 * Pure: how a role votes in this visit. Who weighs throws a die of its own, by the seed of the run: the case says only to which side it is loaded. So
 * no vote is settled beforehand, and each visit is weighed anew.
 */
export function stanceOf(
  { vote }: Weighed,
  { node_id, opened_seq }: Visit,
  role: string,
  manner: Pick<Manner, 'vote' | 'votes' | 'seed'>,
): Stance {
  const asked = manner.votes?.[node_id];
  if (asked) return asked;
  if (manner.vote !== 'weigh') return manner.vote;
  return thrown(vote, chanceOf(manner.seed, 'vote', role, node_id, opened_seq));
}

function thrown(vote: Weighed['vote'], chance: number): Stance {
  return chance < (vote?.tendency ?? USUAL_TENDENCY) / 100 ? 'for' : 'against';
}

/** The side that a role speaks for. Before a secret ballot it is another throw: what is said must not tell how its speaker votes. */
function sideOf(
  { vote }: Weighed,
  visit: Visit,
  role: string,
  manner: Pick<Manner, 'vote' | 'votes' | 'seed'>,
): Stance {
  if (!vote?.secret) return stanceOf({ vote }, visit, role, manner);
  return thrown(vote, chanceOf(manner.seed, 'side', role, visit.node_id, visit.opened_seq));
}

/** Pure: a line as the role says it: in a vote, for the side it speaks for. */
export function wordsOf(
  line: Line,
  node: FlowNodeView,
  { state, lang }: Pick<View, 'state' | 'lang'>,
  manner: Pick<Manner, 'vote' | 'votes' | 'seed'>,
): string {
  const section = node.kind === 'vote' ? state.sections[node.id] : undefined;
  const isAgainst = section && sideOf(node, section, line.role_id, manner) === 'against';
  const text = isAgainst && line.against ? line.against : line.text;
  return text[lang] || text.zh || line.text[lang] || line.text.zh;
}
