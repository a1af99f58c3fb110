import fc from 'fast-check';
import type { Condition, Flow, FlowNode, Transition } from '../src/index.ts';
import { CONDITION_TYPES, isSectionKind } from '../src/index.ts';
import { Dice } from './dice.ts';
import { shuffledFlows, soundFlows } from './random-flow.ts';

/** Sound flows whose options have conditions and costs, some of which nobody can ever meet. */
export const conditionedFlows: fc.Arbitrary<Flow> = fc
  .tuple(soundFlows(), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([flow, seed]) => withConditions(flow, new Dice(seed)));

/** Flows, sound or not, whose options and routes ask what was voted and how often sections were opened. */
export const countingFlows: fc.Arbitrary<Flow> = fc
  .tuple(fc.oneof(soundFlows(1), shuffledFlows), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([flow, seed]) => withCounts(flow, new Dice(seed)));

function withCounts(flow: Flow, dice: Dice): Flow {
  const isAsking = ({ kind }: FlowNode) => kind !== 'start' && kind !== 'fork' && kind !== 'join';
  const asking = new Set(flow.nodes.filter(isAsking).map(({ id }) => id));
  const votes = flow.nodes.filter(({ kind }) => kind === 'vote').map(({ id }) => id);
  const draw = (): Condition => {
    if (votes.length > 0 && dice.chance(0.5))
      return { type: 'voted', node_id: dice.pick(votes), outcome: dice.pick(OUTCOMES) };
    const node_id = sectionOf(flow, dice);
    return dice.chance(0.5)
      ? { type: 'visited', node_id, at_least: dice.pick([1, 2]) }
      : { type: 'visited', node_id, at_most: dice.pick([0, 1, 2]) };
  };
  const change = (one: Transition): Transition => {
    if (!asking.has(one.from) || one.kind === 'wrong' || dice.chance(0.75)) return one;
    return { ...one, conditions: dice.chance(0.2) ? [draw(), draw()] : [draw()] };
  };
  return { ...flow, transitions: flow.transitions.map(change) };
}

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

/** Every kind of condition comes in turn, beginning anywhere. */
function withConditions(flow: Flow, dice: Dice): Flow {
  const routing = new Set(flow.nodes.filter(({ kind }) => !isSectionKind(kind)).map(({ id }) => id));
  let turn = Math.floor(dice.roll() * CONDITION_TYPES.length);
  const draw = (): Condition => {
    turn += 1;
    const type = CONDITION_TYPES[turn % CONDITION_TYPES.length];
    return dice.pick(everyCondition(flow).filter((one) => one.type === type));
  };
  const change = (transition: Transition): Transition => ({
    ...transition,
    ...(dice.chance(0.5) && { conditions: dice.chance(0.5) ? [draw()] : [draw(), draw()] }),
    ...(dice.chance(0.4) && {
      cost: { strikes_at: dice.chance(0.5) ? transition.to : sectionOf(flow, dice) },
    }),
  });
  return { ...flow, transitions: flow.transitions.map((one) => (routing.has(one.from) ? one : change(one))) };
}

function sectionOf({ nodes }: Flow, dice: Dice): string {
  return dice.pick(nodes.filter(({ kind }) => isSectionKind(kind))).id;
}

/** All that may be asked in a flow, of one role, section and paper each; random people come to meet some of every kind. */
export function everyCondition({ nodes, roles }: Flow): readonly Condition[] {
  const templates = ['none', ...nodes.flatMap((node) => node.templates.map(({ id }) => id))];
  const papers = templates.flatMap((template_id): readonly Condition[] => [
    { type: 'handed_in', template_id },
    ...roles.flatMap(({ id }): readonly Condition[] => [
      { type: 'signed_by', template_id, role_ids: [id] },
      { type: 'refused_by', template_id, role_ids: [id] },
    ]),
  ]);
  const sections = nodes.filter(({ kind }) => isSectionKind(kind));
  const visits = sections.flatMap(({ id: node_id }): readonly Condition[] => [
    ...OUTCOMES.map((outcome) => ({ type: 'voted' as const, node_id, outcome })),
    { type: 'record_signed', node_id },
    ...roles.map(({ id }) => ({ type: 'has_spoken' as const, node_id, role_id: id })),
    ...['f1', ...templates].map((item_id) => ({ type: 'was_shown' as const, node_id, item_id })),
    { type: 'visited', node_id, at_least: 1 },
    ...[0, 1, 2].map((at_most) => ({ type: 'visited' as const, node_id, at_most })),
  ]);
  return [...papers, ...visits];
}
