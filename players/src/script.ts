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

/** Whoever comes late still says their lines, but a role that says fewer than its turns is not waited for any longer than this times anybody's patience. */
const GIVE_UP_AFTER = 2;

/** What is said in a section, in order. */
interface Line {
  readonly role_id: string;
  /** Both languages of one line; null where the case has none, and the role says what its texts suggest. */
  readonly text: { readonly zh: string; readonly en: string } | null;
  /** What the role must have said when it is over: the line itself where it is known, else so many. */
  readonly count: number;
}

/** The case's own phrases that fit what was voted, of others only their turns; in a section that has none, one line each for whoever may speak, the host first. */
function scriptOf({ detail, state }: View, node: FlowNodeView): readonly Line[] {
  const turns = detail.speaking_order[node.id];
  if (!turns) return improvised(node);
  const own = fittingPhrases(node.phrases, state.sections);
  const counts = new Map<string, number>();
  return turns.map((role_id): Line => {
    const count = (counts.get(role_id) ?? 0) + 1;
    counts.set(role_id, count);
    const text = own.filter((phrase) => phrase.role_id === role_id)[count - 1]?.text ?? null;
    return { role_id, text, count };
  });
}

function improvised(node: FlowNodeView): readonly Line[] {
  return node.roles
    .filter(({ functions }) => functions.includes('speech') || functions.includes('request_speech'))
    .sort((a, b) => Number(b.host) - Number(a.host))
    .map(({ role_id }) => ({ role_id, text: null, count: 1 }));
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
  const isStuck = view.idle >= manner.patience * GIVE_UP_AFTER;
  return scriptOf(view, node).find(({ role_id, text, count }) => {
    const isHuman = isPlayedByHuman(view, role_id);
    if (isLate && (isHuman || !section.inside.includes(role_id))) return false;
    const said = spokenTexts(record, role_id);
    if (isHuman) return said.size === 0;
    if (text !== null) return !said.has(text.zh) && !said.has(text.en);
    return said.size < count && !(isStuck && !isMine(view, role_id));
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
