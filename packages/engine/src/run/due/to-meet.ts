import type { Condition, ConditionOf, ConditionType } from '../../flow/condition.ts';
import { indexFlow } from '../../flow/flow-index.ts';
import type { Flow, FlowNode } from '../../flow/model.ts';
import { unmetConditions } from '../conditions.ts';
import { courtOf } from '../court-state.ts';
import { isVoteRunning, sectionOf } from '../queries.ts';
import type { DocumentState, RunState } from '../state.ts';
import type { Due, DueBy, Place } from './due.ts';
import { held, hostOr, insideWhere, unlessNobody } from './who.ts';

/**
 * Pure: what each of the options of a section still asks for, as far as the copy of the flow tells conditions: only staff's and the
 * author's does. Nothing where one of them is open.
 */
export function askedByEveryOption(flow: Flow, state: RunState, nodeId: string): readonly Condition[] {
  const node = indexFlow(flow).nodes.get(nodeId);
  const section = sectionOf(state, nodeId);
  if (!node || !section || isVoteRunning(node, section)) return [];
  const result = section.vote.result?.outcome ?? null;
  const [first = [], ...others] = flow.transitions
    .filter(({ from, kind }) => from === nodeId && kind === 'advance')
    .filter(({ outcome }) => outcome === null || outcome === result)
    .map((transition) => unmetConditions(state, transition));
  const isAsked = (one: Condition, unmet: readonly Condition[]) =>
    unmet.some((other) => JSON.stringify(other) === JSON.stringify(one));
  return first.filter((one) => others.every((unmet) => isAsked(one, unmet)));
}

/** Pure: of what the options are known to ask for, what a person can see to in this section, with who that is. */
export function conditionsToMeet(place: Place, flow: Flow, asked: readonly Condition[]): readonly Due[] {
  const { node, section, state } = place;
  return unmetConditions(state, { conditions: asked }).flatMap((condition) =>
    unlessNobody({
      kind: 'meet',
      node_id: node.id,
      since: section.opened_at,
      by: whoMeets(place, flow, condition),
      needs: condition.type === 'signed_by' ? 'all' : 'any',
      condition,
    }),
  );
}

type Who<T extends ConditionType> = (place: Place, flow: Flow, condition: ConditionOf<T>) => readonly DueBy[];

const NOBODY = () => [];

/** An outcome, a refusal and a count of visits are nobody's to bring about when asked. */
const WHO: { readonly [T in ConditionType]: Who<T> } = {
  handed_in: (place, { nodes }, { template_id }) => held(place, writersOf(nodes, template_id)),
  signed_by: (place, _, { template_id, role_ids }) => {
    const document = newestOf(place.state, template_id);
    // There is nothing to sign yet.
    if (!document) return [];
    return held(
      place,
      role_ids.filter((role) => !hasSigned(document, role)),
    );
  },
  refused_by: NOBODY,
  voted: NOBODY,
  record_signed: (place, _, { node_id }) => {
    if (node_id !== place.node.id) return [];
    // Once it is closed, its signatures are waited for one by one.
    return courtOf(place.section).record?.status === 'checking' ? [] : hostOr(place, 'record');
  },
  has_spoken: (place, _, { node_id, role_id }) => (node_id === place.node.id ? held(place, [role_id]) : []),
  was_shown: (place, _, { node_id }) =>
    node_id === place.node.id
      ? insideWhere(place, ({ functions }) => functions.some((one) => SHOWS.has(one)))
      : [],
  visited: NOBODY,
};

const SHOWS: ReadonlySet<string> = new Set(['display', 'request_display']);

function whoMeets<T extends ConditionType>(place: Place, flow: Flow, condition: ConditionOf<T>) {
  return WHO[condition.type](place, flow, condition);
}

function writersOf(nodes: readonly FlowNode[], templateId: string): readonly string[] {
  return nodes.flatMap(({ templates }) =>
    templates.flatMap(({ id, role_ids }) => (id === templateId ? role_ids : [])),
  );
}

function newestOf({ documents }: RunState, templateId: string): DocumentState | undefined {
  return Object.values(documents).findLast((one) => !one.archived && one.template_id === templateId);
}

function hasSigned({ signatures }: DocumentState, roleId: string): boolean {
  return Object.hasOwn(signatures, roleId) && signatures[roleId]?.status === 'signed';
}
