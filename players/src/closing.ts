import type { FlowNodeView } from '@lets/contract';
import { isMet, type RunState } from '@lets/engine';
import { type Act, visitKey } from './act.ts';
import { isMine, isPlayedByHuman, type SectionState, type View } from './view.ts';

type Place = FlowNodeView['roles'][number];

/** The first role that may end the section and is played here. */
export function enderOf(view: View, node: FlowNodeView): Place | undefined {
  return node.roles.find(
    ({ role_id, processes }) => processes.includes('end') && !isPlayedByHuman(view, role_id),
  );
}

/** When all is said: the role that ends a section with several options says which it takes, before the record is closed. */
export function announceOption(view: View, node: FlowNodeView, section: SectionState): Act | null {
  const ender = enderOf(view, node);
  if (!ender || !isMine(view, ender.role_id) || !section.inside.includes(ender.role_id)) return null;
  if (!ender.functions.includes('speech') || !hasSeveralOptions(view, node)) return null;
  if (section.requests.length > 0 || section.court?.record?.status === 'checking') return null;
  if (view.decided.has(visitKey(node.id, section.opened_seq))) return null;
  return { do: 'announce', node: node.id, role: ender.role_id, visit: section.opened_seq };
}

function hasSeveralOptions({ detail }: View, { id }: FlowNodeView): boolean {
  return new Set(detail.flow.transitions.filter(({ from }) => from === id).map(({ to }) => to)).size > 1;
}

interface Transition {
  readonly id: string;
  readonly kind: string;
  readonly conditions?: readonly Parameters<typeof isMet>[1][] | undefined;
}

/** What nothing done in a section changes. */
const SETTLED: ReadonlySet<string> = new Set(['visited', 'voted']);

/** What a program that knows the whole flow tells its players of an option, as the run stands. */
export interface KnownTransitions {
  /** It is right, and nothing settled earlier speaks against it. */
  readonly isRight: (id: string, state: RunState) => boolean;
  /** It asks for nothing more. */
  readonly isOpen: (id: string, state: RunState) => boolean;
}

/** Pure. */
export function knownTransitions(transitions: readonly Transition[]): KnownTransitions {
  const right = new Map(
    transitions.filter(({ kind }) => kind === 'advance').map((transition) => [transition.id, transition]),
  );
  const isOpen = (id: string, state: RunState, of: (type: string) => boolean) =>
    right.get(id)?.conditions?.every((one) => !of(one.type) || isMet(state, one)) ?? true;
  return {
    isRight: (id, state) => right.has(id) && isOpen(id, state, (type) => SETTLED.has(type)),
    isOpen: (id, state) => isOpen(id, state, () => true),
  };
}
