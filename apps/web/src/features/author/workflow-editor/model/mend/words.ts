import type { Flow, FlowNode, Mend, Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { setNode, setTransition } from '../edits.ts';
import { makeNode } from '../make.ts';
import { CONTINUE, ROLE_NAME, TEMPLATE_NAME, USUAL_FEEDBACK, WRONG_OPTION } from '../text-catalog.ts';

type WordMend = Extract<
  Mend,
  { kind: 'name_node' | 'name_role' | 'name_template' | 'usual_words' | 'change_line' }
>;

/** Pure: what has no words gets those that such things usually have, until someone writes better ones. */
export function mendWords(flow: Flow, mend: WordMend): Flow {
  if (mend.kind === 'name_role') return nameRole(flow, mend.role_id);
  if (mend.kind === 'usual_words') {
    const way = flow.transitions.find(({ id }) => id === mend.transition_id);
    return way ? setTransition(flow, way.id, usualWords(flow, way)) : flow;
  }
  const node = flow.nodes.find(({ id }) => id === mend.node_id);
  if (!node) return flow;
  if (mend.kind === 'name_node')
    return setNode(flow, node.id, { name: makeNode(flow, node.id, node.kind, node.position).name });
  if (mend.kind === 'change_line') return setNode(flow, node.id, { lines: changedLines(node, mend) });
  const taken = flow.nodes.flatMap(({ templates }) => templates.map(({ name }) => name.zh));
  const name = firstFree(TEMPLATE_NAME, taken);
  const templates = node.templates.map((one) => (one.id === mend.template_id ? { ...one, name } : one));
  return setNode(flow, node.id, { templates });
}

function nameRole(flow: Flow, roleId: string): Flow {
  const name = firstFree(
    ROLE_NAME,
    flow.roles.map((role) => role.name.zh),
  );
  return { ...flow, roles: flow.roles.map((role) => (role.id === roleId ? { ...role, name } : role)) };
}

function firstFree(name: typeof ROLE_NAME, taken: readonly string[]) {
  let n = 1;
  while (taken.includes(name(n).zh)) n += 1;
  return name(n);
}

const isBlank = (text: { readonly zh: string; readonly en: string } | null) =>
  text === null || (text.zh + text.en).trim() === '';

/** Only what is blank. */
function usualWords({ nodes }: Flow, { kind, label, feedback, to }: Transition): Partial<Transition> {
  const target = nodes.find(({ id }) => id === to);
  const leads = target && isSectionKind(target.kind) ? target.name : CONTINUE;
  return {
    ...(isBlank(label) && { label: kind === 'wrong' ? WRONG_OPTION : leads }),
    ...(kind === 'wrong' && isBlank(feedback) && { feedback: USUAL_FEEDBACK }),
  };
}

/** What is said to the room answers nobody whom the talk was with. */
function changedLines(
  { lines }: FlowNode,
  { line, drop }: Extract<Mend, { kind: 'change_line' }>,
): FlowNode['lines'] {
  if (drop === 'line') return lines.filter((_, i) => i !== line - 1);
  return lines.map((one, i) => {
    if (i !== line - 1) return one;
    const left = { ...one };
    delete left[drop];
    if (drop === 'apart') delete left.answers;
    return left;
  });
}
