import { type FlowNodeView, fittingLines, isLine, isQuestion, type Line, repliesOf } from '@lets/contract';
import type { Act } from './act.ts';
import { isRefused, type Manner } from './manner.ts';
import { kindOf } from './remarks.ts';
import {
  assignmentOf,
  isMine,
  isPlayedByHuman,
  myRoles,
  type RunEvent,
  type SectionState,
  type View,
  visitRecord,
} from './view.ts';

/** Private talks: had where the case has something to settle apart, and with every role that asks; a person's words are answered each time. */
export function talkApart(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  for (const { id, status, from_role, to_role } of section.meetings) {
    if (status === 'asked') {
      if (!isMine(view, to_role)) continue;
      const agree = !isRefused(view, section, manner, `talk ${id}`);
      return { do: 'answer_meeting', node: node.id, role: to_role, meeting: id, agree };
    }
    // One player may have both parts.
    for (const [mine, other] of [
      [to_role, from_role],
      [from_role, to_role],
    ] as const) {
      const act = isMine(view, mine)
        ? talk(view, node, { id, mine, other, isAsker: mine === from_role }, manner)
        : null;
      if (act) return act;
    }
  }
  return askForTalk(view, node, section);
}

interface Talk {
  readonly id: number;
  readonly mine: string;
  readonly other: string;
  readonly isAsker: boolean;
}

/** Lines of a role for the ears of another alone, that it has not said in this visit. */
function linesApart(
  view: View,
  node: FlowNodeView,
  role: string,
  said: ReadonlySet<string>,
): readonly Line[] {
  return fittingLines(node.lines, view.state.sections).filter(
    (line) => line.role_id === role && line.apart && ![...said].some((text) => isLine(line, text)),
  );
}

function talk(
  view: View,
  node: FlowNodeView,
  { id, mine, other, isAsker }: Talk,
  manner: Manner,
): Act | null {
  const said = view.record.flatMap((event) =>
    event.type === 'spoke_in_meeting' && event.data.meeting_id === id
      ? [{ role: event.role_id, text: event.data.text }]
      : [],
  );
  const last = said.at(-1);
  const own = new Set(said.flatMap(({ role, text }) => (role === mine ? [text] : [])));
  const [line] = linesApart(view, node, mine, own).filter(({ answers }) => (answers ?? other) === other);
  const isMyTurn = last === undefined ? isAsker : last.role !== mine;
  if (isMyTurn && line) return speak(node, id, mine, line.text[view.lang] || line.text.zh);
  // Who was asked answers each time; players who asked, and have said it all, do not nod for ever.
  const isPleasantry = isAsker && !isPlayedByHuman(view, other) && own.size > 0;
  if (isMyTurn && last && !isPleasantry) {
    return speak(node, id, mine, answerApart(view, node, mine, last.text, own));
  }
  // A person who asked for the talk ends it, once the other one, person or player, has had time to answer.
  const isAwaited = last?.role === mine && view.idle < manner.patience;
  if (!isAsker || last === undefined || isAwaited) return null;
  return { do: 'close_meeting', node: node.id, role: mine, meeting: id };
}

function speak(node: FlowNodeView, meeting: number, role: string, text: string): Act {
  return { do: 'speak', node: node.id, role, text, meeting };
}

function answerApart(
  view: View,
  node: FlowNodeView,
  mine: string,
  theirs: string,
  own: ReadonlySet<string>,
): string {
  const role = view.detail.flow.roles.find(({ id }) => id === mine);
  const isHost = assignmentOf(node, mine)?.host === true;
  const replies = role ? repliesOf(kindOf({ ...role, isHost }), isQuestion(theirs)) : [];
  return replies[own.size % Math.max(1, replies.length)]?.[view.lang] ?? '';
}

/** Once in a visit with each role to whom there is something to say apart, and not before the section has been opened in words. */
function askForTalk(view: View, node: FlowNodeView, section: SectionState): Act | null {
  if (section.court?.record?.status === 'checking') return null;
  const record = visitRecord(view, section);
  if (!record.some(({ type }) => type === 'spoke')) return null;
  for (const role of myRoles(view, node)) {
    if (!assignmentOf(node, role)?.functions.includes('meeting') || !section.inside.includes(role)) continue;
    if (section.requests.some(({ about, role_id }) => about === 'meeting' && role_id === role)) continue;
    if (section.meetings.some((one) => [one.from_role, one.to_role].includes(role))) continue;
    const target = linesApart(view, node, role, new Set()).find(
      ({ answers }) =>
        answers !== undefined &&
        section.inside.includes(answers) &&
        !record.some((one) => hasAsked(one, role, answers)),
    )?.answers;
    if (target !== undefined) return { do: 'ask_meeting', node: node.id, role, target };
  }
  return null;
}

/** The host, or the other one at once. */
function hasAsked(event: RunEvent, role: string, target: string): boolean {
  if (event.role_id !== role) return false;
  if (event.type === 'meeting_asked') return event.data.target_role === target;
  return event.type === 'requested' && event.data.about === 'meeting' && event.data.target_role === target;
}

type Talks = Pick<SectionState, 'meetings'>;

/** Pure: whether anybody is in a private talk, or about to be, that has not come to a standstill: the room is not closed on them. */
export function isAnybodyApart(view: View, { meetings }: Talks, { patience }: Manner): boolean {
  // A player who is asked for a talk says yes or no at once.
  const isOn = meetings.some(({ status, to_role }) => status !== 'asked' || !isPlayedByHuman(view, to_role));
  return isOn && view.idle < patience;
}

/** Pure: whether a role of this player is: it has no word for the room meanwhile. */
export function isApart(view: View, { meetings }: Talks, manner: Manner): boolean {
  const own = meetings.filter(({ from_role, to_role }) => isMine(view, from_role) || isMine(view, to_role));
  return isAnybodyApart(view, { meetings: own }, manner);
}
