import type { Bilingual, Flow, Transition } from '@lets/contract';
import { setTransition } from './edits.ts';

/** A new option bears the name of the section that it leads to. Pure. */

/** Options that still bear the name that a section had before. */
export function optionsNamed(flow: Flow, nodeId: string, former: Bilingual): readonly Transition[] {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node || isSameText(node.name, former) || (former.zh === '' && former.en === '')) return [];
  return flow.transitions.filter(
    ({ to, kind, label }) => to === nodeId && kind === 'advance' && isSameText(label, former),
  );
}

export const isSameText = (a: Bilingual, b: Bilingual) => a.zh === b.zh && a.en === b.en;

/** Gives them the name that it has now. */
export function renameOptions(flow: Flow, nodeId: string, former: Bilingual): Flow {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return flow;
  return optionsNamed(flow, nodeId, former).reduce(
    (now, { id }) => setTransition(now, id, { label: node.name }),
    flow,
  );
}
