import { type Condition, type ConditionOf, type ConditionType, leastVisits } from '../flow/condition.ts';
import { defaultRoute, type FlowIndex, isConditioned, transitionsFrom } from '../flow/flow-index.ts';
import type { Transition } from '../flow/model.ts';
import { courtOf, isRecordSettled } from './court-state.ts';
import { sectionOf } from './queries.ts';
import type { DocumentState, RunState } from './state.ts';

type Judge<T extends ConditionType> = (state: RunState, condition: ConditionOf<T>) => boolean;

const JUDGES: { readonly [T in ConditionType]: Judge<T> } = {
  handed_in: (state, { template_id }) => documentsFrom(state, template_id).some((one) => one.submitted),

  signed_by: (state, { template_id, role_ids }) =>
    documentsFrom(state, template_id).some((one) =>
      role_ids.every((role) => statusOf(one, role) === 'signed'),
    ),

  refused_by: (state, { template_id, role_ids }) =>
    documentsFrom(state, template_id).some((one) =>
      role_ids.some((role) => statusOf(one, role) === 'refused'),
    ),

  voted: (state, { node_id, outcome }) => sectionOf(state, node_id)?.vote.result?.outcome === outcome,

  record_signed: (state, { node_id }) => {
    const { record } = courtOf(sectionOf(state, node_id));
    return record !== null && isRecordSettled(record);
  },

  has_spoken: (state, { node_id, role_id }) => {
    const { spoken } = courtOf(sectionOf(state, node_id));
    return Object.hasOwn(spoken, role_id);
  },

  was_shown: (state, { node_id, item_id }) => sectionOf(state, node_id)?.shown?.includes(item_id) === true,

  visited: (state, condition) => {
    const visits = visitsOf(state, condition.node_id);
    return visits >= leastVisits(condition) && visits <= (condition.at_most ?? Number.POSITIVE_INFINITY);
  },
};

/**
 * Pure: the conditions of an option that do not hold now, in the author's order. They are facts of the state, so that replay,
 * a restart and stepping back need no bookkeeping of their own: what is undone is no longer a fact.
 */
export function unmetConditions(
  state: RunState,
  { conditions = [] }: Pick<Transition, 'conditions'>,
): readonly Condition[] {
  return conditions.filter((condition) => !isMet(state, condition));
}

/** Pure: the route that a choice takes now: the first whose conditions hold, else its default. */
export function routeOf(index: FlowIndex, state: RunState, choiceId: string): Transition | undefined {
  const isTaken = (route: Transition) => isConditioned(route) && unmetConditions(state, route).length === 0;
  return transitionsFrom(index, choiceId).find(isTaken) ?? defaultRoute(index, choiceId);
}

/** Pure: whether a condition holds now. */
export function isMet<T extends ConditionType>(state: RunState, condition: ConditionOf<T>): boolean {
  return JUDGES[condition.type](state, condition);
}

function documentsFrom({ documents }: RunState, templateId: string): readonly DocumentState[] {
  return Object.values(documents).filter((one) => !one.archived && one.template_id === templateId);
}

function statusOf({ signatures }: DocumentState, roleId: string) {
  return Object.hasOwn(signatures, roleId) ? signatures[roleId]?.status : undefined;
}

/** Pure: how often a section has been opened on this path. */
export function visitsOf(state: RunState, nodeId: string): number {
  const earlier = state.past_visits.filter(({ node_id }) => node_id === nodeId).length;
  return earlier + (sectionOf(state, nodeId) ? 1 : 0);
}
