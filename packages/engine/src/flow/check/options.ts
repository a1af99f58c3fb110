import type { Condition } from '../condition.ts';
import { type FlowIndex, transitionsFrom } from '../flow-index.ts';
import { type FlowNode, isSectionKind } from '../model.ts';
import { conditionFacts, mayStrike } from './conditions.ts';
import { type Finding, fault, warning } from './finding.ts';
import { isOpenByVote, possibleOutcomes } from './outcomes.ts';
import { usableTransitions } from './usable-transitions.ts';

/** Pure: faults in what options ask for and what they cost. */
export function checkOptions(index: FlowIndex): readonly Finding[] {
  const { transitions, nodes } = index.flow;
  const { impossible, contradictory } = conditionFacts(index);
  const found: Finding[] = [];
  for (const { id, from } of transitions) {
    for (const condition of impossible.get(id) ?? [])
      found.push(fault('condition_impossible', from, namesOf(condition), id));
    if (contradictory.has(id)) found.push(fault('conditions_never_met', from, {}, id));
  }
  found.push(
    ...nodes.filter((node) => isBlocked(index, node)).map(({ id }) => fault('conditions_block', id)),
  );
  const idle = transitions.filter((one) => one.cost !== undefined && !mayStrike(index, one));
  const told = ({ cost }: (typeof idle)[number]) => ({ strikes_at: cost?.strikes_at ?? '' });
  return [...found, ...idle.map((one) => warning('cost_never_strikes', one.from, told(one), one.id))];
}

/** What a sentence about the condition names. */
function namesOf(condition: Condition): Finding['data'] {
  const { type, ...named } = condition;
  const told = Object.entries(named).filter(([, value]) => value !== undefined);
  return { condition: type, ...Object.fromEntries(told) };
}

/** No option can ever be taken, for what each of them asks. */
function isBlocked(index: FlowIndex, node: FlowNode): boolean {
  const open = transitionsFrom(index, node.id).filter((transition) => isOpenByVote(node, transition));
  return isSectionKind(node.kind) && open.length > 0 && usableTransitions(index, node).length === 0;
}

/** Pure: whether all options of a section ask how one vote came out, and not all its outcomes are there. */
export function missesAnOutcome(index: FlowIndex, node: FlowNode): boolean {
  const asked = usableTransitions(index, node).map(({ conditions = [] }) =>
    conditions.flatMap((one) => (one.type === 'voted' ? [one] : [])),
  );
  const first = asked[0]?.[0];
  const vote = first && index.nodes.get(first.node_id);
  if (!vote || !isSectionKind(node.kind)) return false;
  const outcomes = asked.map((list) => list.find(({ node_id }) => node_id === vote.id)?.outcome);
  if (outcomes.includes(undefined)) return false;
  return possibleOutcomes(vote).some((outcome) => !outcomes.includes(outcome));
}
