import type { Condition, Cost, Transition } from '@lets/contract';
import { bi } from './build.ts';

/** What options ask for and what they cost, so that a case can say it in one place, beside the law it rests on. */

export function handedIn(template_id: string): Condition {
  return { type: 'handed_in', template_id };
}

/** A paper that each of these writes on its own, handed in by all of them. */
export function handedInByEach(template_id: string, ...role_ids: string[]): Condition[] {
  return role_ids.map((role_id) => handedIn(`${template_id}_${role_id}`));
}

export function signedBy(template_id: string, ...role_ids: string[]): Condition {
  return { type: 'signed_by', template_id, role_ids };
}

/** Handed in, and signed by all of these. */
export function signedAndHandedIn(template_id: string, ...role_ids: string[]): Condition[] {
  return [signedBy(template_id, ...role_ids), handedIn(template_id)];
}

/** One of these has refused to sign it. */
export function refusedBy(template_id: string, ...role_ids: string[]): Condition {
  return { type: 'refused_by', template_id, role_ids };
}

export function recordSigned(node_id: string): Condition {
  return { type: 'record_signed', node_id };
}

export function spokeIn(node_id: string, role_id: string): Condition {
  return { type: 'has_spoken', node_id, role_id };
}

/** Entered so often on this path, at least or at most. */
export function enteredAtLeast(node_id: string, at_least = 1): Condition {
  return { type: 'visited', node_id, at_least };
}

export function enteredAtMost(node_id: string, at_most = 0): Condition {
  return { type: 'visited', node_id, at_most };
}

/** What a lawful option costs, and the section in which that is told. */
export function costs(strikes_at: string, zh: string, en: string): Cost {
  return { strikes_at, text: bi(zh, en) };
}

/** By option. */
export type Needs = Readonly<Record<string, readonly Condition[]>>;
export type Costs = Readonly<Record<string, Cost>>;

/** The ways of a flow with what they ask for and cost; a slip in a name throws when the file loads. */
export function withNeeds(transitions: readonly Transition[], needs: Needs, costs: Costs = {}): Transition[] {
  const ids = new Set(transitions.map(({ id }) => id));
  const unknown = [...Object.keys(needs), ...Object.keys(costs)].filter((id) => !ids.has(id));
  if (unknown.length > 0) throw new Error(`no such option: ${unknown.join(', ')}`);
  return transitions.map((transition) => {
    const conditions = needs[transition.id];
    const cost = costs[transition.id];
    return { ...transition, ...(conditions && { conditions: [...conditions] }), ...(cost && { cost }) };
  });
}
