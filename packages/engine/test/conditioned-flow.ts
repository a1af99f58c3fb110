import fc from 'fast-check';
import type { Condition, Flow, Transition } from '../src/index.ts';
import { isSectionKind } from '../src/index.ts';
import { Dice } from './dice.ts';
import { soundFlows } from './random-flow.ts';

/** Sound flows whose options have conditions and costs, some of which nobody can ever meet. */
export const conditionedFlows: fc.Arbitrary<Flow> = fc
  .tuple(soundFlows(), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([flow, seed]) => withConditions(flow, new Dice(seed)));

function withConditions(flow: Flow, dice: Dice): Flow {
  const routing = new Set(flow.nodes.filter(({ kind }) => !isSectionKind(kind)).map(({ id }) => id));
  const change = (transition: Transition): Transition => ({
    ...transition,
    ...(dice.chance(0.5) && {
      conditions: [draw(flow, dice), draw(flow, dice)].slice(dice.chance(0.5) ? 1 : 0),
    }),
    ...(dice.chance(0.4) && {
      cost: { strikes_at: dice.chance(0.5) ? transition.to : sectionOf(flow, dice) },
    }),
  });
  return { ...flow, transitions: flow.transitions.map((one) => (routing.has(one.from) ? one : change(one))) };
}

function sectionOf({ nodes }: Flow, dice: Dice): string {
  return dice.pick(nodes.filter(({ kind }) => isSectionKind(kind))).id;
}

/** Most are such as random people may come to meet. */
function draw(flow: Flow, dice: Dice): Condition {
  const node_id = sectionOf(flow, dice);
  const roles = flow.roles.map(({ id }) => id);
  const template_id = dice.pick([
    ...flow.nodes.flatMap((node) => node.templates.map(({ id }) => id)),
    'none',
  ]);
  const drawn: readonly Condition[] = [
    { type: 'handed_in', template_id },
    { type: 'signed_by', template_id, role_ids: [dice.pick(roles)] },
    { type: 'refused_by', template_id, role_ids: [dice.pick(roles)] },
    { type: 'voted', node_id, outcome: dice.pick(['passed', 'rejected', 'tied'] as const) },
    { type: 'record_signed', node_id },
    { type: 'has_spoken', node_id, role_id: dice.pick(roles) },
    { type: 'was_shown', node_id, item_id: dice.pick(['f1', template_id]) },
    { type: 'visited', node_id, at_least: 1 },
    { type: 'visited', node_id, at_most: dice.pick([0, 1, 2]) },
  ];
  return dice.pick(drawn);
}
