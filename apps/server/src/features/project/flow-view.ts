import { type Flow, type FlowNodeView, type FlowView, templateRow } from '@lets/contract';

type Transition = Flow['transitions'][number];

/**
 * Pure: a flow as its reader may know it. Staff see it as authored but for the templates' bodies, which are fetched on their own.
 * A player sees where the ways lead and nothing that would answer a question: no wrong options, and of the right ones neither id nor
 * label, so that neither can be matched with the options a section offers.
 */
export function flowViewOf(flow: Flow, { isStaff }: { readonly isStaff: boolean }): FlowView {
  return {
    ...flow,
    nodes: flow.nodes.map(toNodeView),
    transitions: isStaff ? flow.transitions : waysOf(flow.transitions),
  };
}

function toNodeView({ templates, ...node }: Flow['nodes'][number]): FlowNodeView {
  return { ...node, templates: templates.map(templateRow) };
}

/** Two right options may lead the same way: drawn once, they do not tell how many options are right. */
function waysOf(transitions: readonly Transition[]): Transition[] {
  const ways = new Map<string, Transition>();
  for (const { from, to, kind } of transitions) {
    if (kind === 'wrong') continue;
    const way = `${from} ${to}`;
    if (ways.has(way)) continue;
    const id = `e${ways.size + 1}`;
    ways.set(way, { id, from, to, kind, label: { zh: '', en: '' }, feedback: null, outcome: null });
  }
  return [...ways.values()];
}
