import type { FlowNodeView, Line } from '@lets/contract';
import type { Act } from './act.ts';
import { isSaid, ownLines, type Talk, talkOf } from './exchange.ts';
import type { Exhibit } from './exhibit.ts';
import { likeness } from './fitting.ts';
import { assignmentOf, myRoles, type SectionState, type View, visitRecord } from './view.ts';

/** How much of an exhibit's name a line must speak of to be about it. */
const IS_ABOUT = 0.5;
/** Puts something forward; an answer to what the other side has shown does not show it. */
const PUTS_FORWARD =
  /出示|提交|举示|请看|(?:证据|材料)\s*[一二三四五六七八九十\d]+\s*[，：]|\b(?:submit|produce|hand in|show)/iu;

export function exhibitKey(nodeId: string, roleId: string): string {
  return `${nodeId} ${roleId}`;
}

/** Pure: whether a role may show anything in a section at all. */
export function mayShow(node: FlowNodeView, roleId: string): boolean {
  const functions = assignmentOf(node, roleId)?.functions ?? [];
  return functions.includes('display') || functions.includes('request_display');
}

/** With the line that speaks of it a role shows its exhibit, each once in a visit. */
export function showSomething(view: View, node: FlowNodeView, section: SectionState): Act | null {
  if (section.court?.record?.status === 'checking') return null;
  const talk = talkOf(view, node, section);
  for (const role of myRoles(view, node)) {
    if (!mayShow(node, role) || !section.inside.includes(role)) continue;
    const known = view.exhibits[exhibitKey(node.id, role)] ?? [];
    const line = lastLine(view, node, talk, role);
    const exhibit = exhibitOf(line, known, shownIn(view, section), { isBench: isOfBench(view, role) });
    if (!exhibit) continue;
    if (section.requests.some(({ about, role_id }) => about === 'display' && role_id === role)) continue;
    const isFree = assignmentOf(node, role)?.functions.includes('display');
    const item = { kind: 'material' as const, id: exhibit.id, name: exhibit.name[view.lang] };
    return { do: isFree ? 'show' : 'ask_to_show', node: node.id, role, item };
  }
  return null;
}

/** What the role said last, where that was a prepared line. */
function lastLine(view: View, node: FlowNodeView, talk: Talk, role: string): Line | undefined {
  const last = talk.utterances.findLast(({ role_id, text }) => role_id === role && text !== null);
  if (!last) return undefined;
  return ownLines(view, node, role).find((line) => isSaid({ utterances: [last] }, line));
}

function isOfBench({ detail }: View, roleId: string): boolean {
  return detail.flow.roles.find(({ id }) => id === roleId)?.side === 'bench';
}

/**
 * Pure: what belongs to a line: what it names, else the exhibit of whose name it speaks where it puts something forward; nothing twice. The
 * bench speaks of the evidence of others and does not put it forward.
 */
export function exhibitOf(
  line: Line | undefined,
  known: readonly Exhibit[],
  shown: ReadonlySet<string>,
  { isBench = false } = {},
): Exhibit | undefined {
  if (!line) return undefined;
  const open = known.filter(({ id }) => !shown.has(id));
  if (line.shows) return open.find(({ id }) => line.shows?.includes(id));
  if (isBench || !PUTS_FORWARD.test(line.text.zh)) return undefined;
  const about = (exhibit: Exhibit) => likeness(nameAlone(exhibit), line.text.zh);
  const spokenOf = open.filter((exhibit) => about(exhibit) >= IS_ABOUT);
  return spokenOf.toSorted((a, b) => about(b) - about(a))[0];
}

/** 证据 1 借条（原件）: 借条 */
function nameAlone({ name }: Exhibit): string {
  return name.zh.replace(/（[^）]*）|^\s*证据\s*\d*/g, '');
}

/** Shown in this visit, or asked for: what was refused is not asked for again. */
function shownIn(view: View, section: SectionState): ReadonlySet<string> {
  const items = visitRecord(view, section).flatMap((event) => {
    if (event.type === 'displayed') return [event.data.item.id];
    if (event.type === 'request_named') return [event.data.item.id];
    return event.type === 'requested' && event.data.item ? [event.data.item.id] : [];
  });
  return new Set(items);
}
