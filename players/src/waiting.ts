import { type FlowNodeView, type Prompt, promptIn, promptOf } from '@lets/contract';
import type { Talk } from './exchange.ts';
import type { Manner } from './manner.ts';
import { assignmentOf, isMine, isPlayedByHuman, type SectionState, type View } from './view.ts';

/** What is said to a person who is silent: asked once, then passed over, in so many words and never silently. */
export interface Nudge {
  readonly role: string;
  readonly text: string;
}

/** Pure: what this player says to a silent person now; null while there is still time, or where it is another person's to say. */
export function nudge(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  talk: Talk,
  awaited: { readonly role: string; readonly prompt: Prompt },
  manner: Manner,
): Nudge | null {
  if (view.idle < manner.patience) return null;
  const role = speakerFor(view, node, section, awaited.role);
  if (role === undefined || !isMine(view, role)) return null;
  const name = nameOf(view, awaited.role);
  const prompt = wasAsked(view, talk, awaited.role, name) ? 'passed_over' : awaited.prompt;
  return { role, text: promptOf(prompt, name)[view.lang] };
}

function nameOf({ detail }: View, roleId: string) {
  return detail.flow.roles.find(({ id }) => id === roleId)?.name ?? { zh: roleId, en: roleId };
}

/** Whether the role was asked after it last said or did anything, and is still silent. */
function wasAsked(
  view: View,
  { utterances }: Talk,
  roleId: string,
  name: ReturnType<typeof nameOf>,
): boolean {
  const since = utterances.findLastIndex(
    (one) => one.role_id === roleId || (one.text !== null && promptIn(one.text, name) === 'passed_over'),
  );
  const asked = utterances
    .slice(since + 1)
    .find(({ text }) => text !== null && promptIn(text, name) !== undefined);
  return asked !== undefined && !hasActedSince(view, roleId, asked.seq);
}

/** Whether the role has done something other than saying that there is nothing to add: who leads may do so without a word. */
function hasActedSince({ record }: View, roleId: string, since: number): boolean {
  return record.some(
    ({ seq, type, role_id, data }) =>
      seq > since &&
      type !== 'rested' &&
      (role_id === roleId || ('by_role' in data && data.by_role === roleId)),
  );
}

/** Who asks: the leading role; where that is a person, the role that keeps the record, the bench, or anybody who speaks unasked. */
function speakerFor(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  awaited: string,
): string | undefined {
  const able = node.roles.filter(
    ({ role_id, functions }) =>
      role_id !== awaited &&
      functions.includes('speech') &&
      section.inside.includes(role_id) &&
      !isPlayedByHuman(view, role_id),
  );
  const sideOf = (id: string) => view.detail.flow.roles.find((role) => role.id === id)?.side;
  const rank = ({ role_id, host, functions }: (typeof able)[number]) =>
    host ? 0 : functions.includes('record') ? 1 : sideOf(role_id) === 'bench' ? 2 : 3;
  return able.toSorted((a, b) => rank(a) - rank(b))[0]?.role_id;
}

/** Pure: whether a role was passed over in this visit, or had nothing to add, since it last said something. */
export function isPassedOver(view: View, talk: Talk, roleId: string): boolean {
  const name = nameOf(view, roleId);
  const last = talk.utterances.findLast(
    ({ role_id, text }) => role_id === roleId || (text !== null && promptIn(text, name) === 'passed_over'),
  );
  if (last === undefined || hasActedSince(view, roleId, last.seq)) return false;
  return last.role_id !== roleId || last.text === null;
}

/** A person who leads and may end the section decides when, unless they want the others to go on. */
export function isTheirsToEnd(view: View, node: FlowNodeView, talk: Talk): boolean {
  const host = node.roles.find((role) => role.host)?.role_id;
  return (
    host !== undefined &&
    isPlayedByHuman(view, host) &&
    assignmentOf(node, host)?.processes.includes('end') === true &&
    !isPassedOver(view, talk, host)
  );
}
