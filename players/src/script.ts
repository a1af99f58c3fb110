import { type FlowNodeView, fittingPhrases } from '@lets/contract';
import type { Act } from './act.ts';
import type { Manner } from './manner.ts';
import {
  assignmentOf,
  hostRole,
  isMine,
  isPlayedByHuman,
  type RunEvent,
  type SectionState,
  type View,
  visitRecord,
} from './view.ts';
import { lineOf } from './words.ts';

/** What is said in a section, in order. */
interface Line {
  readonly role_id: string;
  /** Both languages of one line; null where the case has none, and the role says what its texts suggest. */
  readonly text: { readonly zh: string; readonly en: string } | null;
}

/** The case's own phrases, those that fit what was voted; in a section that has none, one line each for whoever may speak, the host first. */
function scriptOf({ state }: View, node: FlowNodeView): readonly Line[] {
  if (node.phrases.length > 0) return fittingPhrases(node.phrases, state.sections);
  return node.roles
    .filter(({ functions }) => functions.includes('speech') || functions.includes('request_speech'))
    .sort((a, b) => Number(b.host) - Number(a.host))
    .map(({ role_id }) => ({ role_id, text: null }));
}

function spokenTexts(record: readonly RunEvent[], roleId: string): Set<string> {
  const said = record.flatMap((event) =>
    event.type === 'spoke' && event.role_id === roleId ? [event.data.text] : [],
  );
  return new Set(said);
}

/** The first line of the section's script that has not been said, passing over humans who keep silent. */
export function nextLine(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Line | undefined {
  if (section.court?.record?.status === 'checking') return undefined;
  const record = visitRecord(view, section);
  const isLate = view.idle >= manner.patience;
  return scriptOf(view, node).find(({ role_id, text }) => {
    const isHuman = isPlayedByHuman(view, role_id);
    if (isLate && (isHuman || !section.inside.includes(role_id))) return false;
    const said = spokenTexts(record, role_id);
    if (isHuman || text === null) return said.size === 0;
    return !said.has(text.zh) && !said.has(text.en);
  });
}

export function sayNext(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const line = nextLine(view, node, section, manner);
  if (!line) return null;
  const { role_id: role } = line;
  const host = hostRole(view, node);
  if (!section.inside.includes(role)) {
    return host === undefined ? null : { do: 'call_in', node: node.id, role: host, target: role };
  }
  if (!isMine(view, role)) return null;
  const text = line.text?.[view.lang] ?? lineOf(view, node, role);
  const functions = assignmentOf(node, role)?.functions ?? [];
  if (functions.includes('speech') || section.floor.includes(role)) {
    return { do: 'speak', node: node.id, role, text };
  }
  const isWaiting = section.requests.some(
    (request) => request.role_id === role && request.about === 'speech',
  );
  if (isWaiting || !functions.includes('request_speech')) return null;
  return { do: 'ask', node: node.id, role, about: 'speech', text: text.slice(0, 60) };
}
