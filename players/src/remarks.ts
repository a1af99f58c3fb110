import {
  type FlowNodeView,
  type Line,
  type Remark,
  type ReplyKind,
  repliesOf,
  type Speaker,
} from '@lets/contract';
import { chanceOf } from './chance.ts';
import { isSaid, nextTurn, ownLines, type Talk } from './exchange.ts';
import { bestFit } from './fitting.ts';
import type { Manner } from './manner.ts';
import type { View } from './view.ts';
import { wordsOf } from './weighing.ts';

type Weighing = Pick<Manner, 'vote' | 'seed'>;

/** How much of what someone said out of script a line must speak of to answer it. */
const FITS = 0.3;
/** The line that would come next anyway may fit less. */
const FITS_NEXT = 0.15;

/** Pure: what the role says to a remark: its line that fits, else honestly that it does not answer. */
export function answerTo(
  view: View,
  node: FlowNodeView,
  talk: Talk,
  remark: Remark,
  manner: Weighing,
): string {
  const line = lineFor(view, node, talk, remark);
  return line ? wordsOf(line, node, view, manner) : honestReply(view, talk, remark, manner.seed);
}

function lineFor(view: View, node: FlowNodeView, talk: Talk, remark: Remark): Line | undefined {
  const { to, text, isQuestion } = remark;
  const next = nextTurn(view, node, talk, to);
  const said = (line: Line) => `${line.text.zh} ${line.text.en}`;
  const isNext = next !== undefined && next.at === talk.exchange.due;
  if (next?.line && isNext) {
    const fitting = bestFit(text, [next.line], said, FITS_NEXT);
    if (fitting) return fitting;
  }
  // The leading role keeps to the order; a statement is taken note of.
  if (talk.company.host === to || !isQuestion) return undefined;
  const unsaid = ownLines(view, node, to).filter((line) => !isSaid(talk, line));
  return bestFit(text, unsaid, said, FITS);
}

/** Never the same twice in a row: a role goes through its answers in turn. */
function honestReply(view: View, talk: Talk, { to, isQuestion }: Remark, seed: number): string {
  const speaker = talk.company.speakers.find(({ id }) => id === to);
  const replies = repliesOf(speaker ? kindOf(speaker) : 'other', isQuestion);
  const texts = new Set(replies.flatMap(({ zh, en }) => [zh, en]));
  const used = view.record.filter(
    (event) => event.type === 'spoke' && event.role_id === to && texts.has(event.data.text),
  ).length;
  const first = Math.floor(chanceOf(seed, 'reply', to, String(isQuestion)) * replies.length);
  return replies[(first + used) % replies.length]?.[view.lang] ?? '';
}

const CLERK = /书记员|记录|clerk|recorder|reporter/i;
const EXPERT = /鉴定|专家|技术|expert|examiner|appraiser/i;

/** Pure: how a role answers, by what it is. */
export function kindOf({
  name,
  type,
  side,
  isHost,
}: Pick<Speaker, 'name' | 'type' | 'side' | 'isHost'>): ReplyKind {
  if (isHost) return type === 'judge' ? 'host' : 'chair';
  const called = `${name.zh} ${name.en}`;
  if (CLERK.test(called)) return 'clerk';
  if (EXPERT.test(called)) return 'expert';
  if (side === 'bench' || type === 'judge') return 'bench';
  if (type === 'lawyer' || type === 'prosecutor') return 'lawyer';
  return side === 'claimant' || side === 'respondent' ? 'party' : 'other';
}
