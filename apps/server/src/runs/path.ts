import type { Bilingual, Flow } from '@lets/contract';
import { indexFlow, isSectionKind, PROCESS_TYPE, type RunState, type SectionState } from '@lets/engine';

/** One visit of a section on the present path. */
export interface Visit {
  readonly node_id: string;
  readonly name: Bilingual;
  readonly process_type: number;
  readonly opened_at: number;
  readonly closed_at: number | null;
  /** The option that ended it. */
  readonly option: Bilingual | null;
  readonly wrong_tries: number;
  /** How many consequences were told in it. */
  readonly consequences: number;
  readonly opened_seq: number;
  readonly closed_seq: number | null;
}

/** Pure: the path walked, visit by visit, in the order they were opened. */
export function visitsOf(flow: Flow, state: RunState): Visit[] {
  const visits = [...state.past_visits, ...Object.values(state.sections)];
  return visits
    .sort((a, b) => a.opened_seq - b.opened_seq)
    .flatMap((section) => visitOf(flow, state, section) ?? []);
}

function visitOf(flow: Flow, state: RunState, section: SectionState): Visit | null {
  const named = nameSection(flow, section.node_id);
  if (!named) return null;
  const closing = state.firings.find(
    ({ closes, seq }) => closes === section.node_id && seq > section.opened_seq,
  );
  const option = flow.transitions.find(({ id }) => id === closing?.trans_id)?.label ?? null;
  const { opened_at, closed_at, wrong_tries, opened_seq } = section;
  const closed_seq = closing?.seq ?? null;
  return {
    node_id: section.node_id,
    ...named,
    opened_at,
    closed_at,
    option,
    wrong_tries,
    consequences: section.consequences?.length ?? 0,
    opened_seq,
    closed_seq,
  };
}

/** Pure: how a section is called, and on which screen it is played. */
export function nameSection(
  flow: Flow,
  nodeId: string,
): { readonly name: Bilingual; readonly process_type: number } | null {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node || !indexFlow(flow).nodes.has(nodeId) || !isSectionKind(node.kind)) return null;
  return { name: node.name, process_type: PROCESS_TYPE[node.kind] };
}

/** Pure: how many sections a flow draws; with choices nobody walks them all. */
export function countSections(flow: Flow): number {
  return flow.nodes.filter(({ kind }) => isSectionKind(kind)).length;
}
