import type { Language } from '@lets/contract';
import type { EventOf, RunEvent } from '@lets/engine';
import { linesOf, Names } from './names.ts';
import type { Play } from './rehearse.ts';
import { WORDS } from './transcript-words.ts';
import { openedBy } from './visits.ts';

export interface TranscriptOptions {
  /** Papers with their title and first lines only. */
  readonly isBrief?: boolean;
}

const FIRST_LINES = 4;

/** Pure: a play to be read: who says and does what, section by section. */
export function transcriptOf(play: Play, { isBrief = false }: TranscriptOptions = {}): string {
  const { file, lang, table, stuck } = play;
  const names = new Names(file, lang);
  const paper = (id: string) => paperLines(play, id, isBrief);
  const teller = { names, words: WORDS[lang], paper };
  const lines = [`# ${file.project.name[lang]}`, '', headOf(play), ''];
  let at: string | null = null;
  for (const event of table.events) {
    const told = toldOf(event, teller);
    if (told.length > 0 && event.node_id !== null && event.node_id !== at) {
      at = event.node_id;
      lines.push('', `## ${names.section(at)}`, '');
    }
    lines.push(...told);
    if (openedBy(event).length > 0 && event.type !== 'started') at = null;
  }
  if (stuck !== null) lines.push('', `!!! ${WORDS[lang].stuck}: ${stuck}`);
  return `${lines.join('\n')}\n`;
}

/** How it was played, so that it can be played again. */
function headOf({ file, lang, manner, learner }: Play): string {
  const { seed, wrong, refuse, vote } = manner;
  const kept = learner ? ` learner ${learner.role}${learner.isSilent ? ' (silent)' : ''}` : '';
  return `${file.code} ${lang} seed ${seed}: wrong ${wrong} refuse ${refuse} vote ${vote}${kept}`;
}

function paperLines({ table }: Play, documentId: string, isBrief: boolean): string[] {
  const content = table.papers.get(documentId)?.at(-1);
  const all = content ? linesOf(content) : [];
  const shown = isBrief ? all.slice(0, FIRST_LINES) : all;
  return [...shown, ...(shown.length < all.length ? ['…'] : [])].map((line) => `    | ${line}`);
}

/** Whose transcript it is told for, and how. */
interface Teller {
  readonly names: Names;
  readonly words: (typeof WORDS)[Language];
  readonly paper: (documentId: string) => readonly string[];
}

type Told = { [T in RunEvent['type']]?: (event: EventOf<T>, teller: Teller) => readonly string[] };

const happens = (...what: string[]) => [`  〔${what.filter(Boolean).join(' ')}〕`];
const does = ({ role_id }: RunEvent, { names }: Teller, ...what: string[]) =>
  happens(names.role(role_id), ...what);
const because = (reason: string | null) => (reason ? `(${reason})` : '');

/** What an event is in a transcript; much of a log is of no interest to a reader. */
const TOLD: Told = {
  spoke: ({ role_id, data }, { names }) => [`${names.role(role_id)}：${data.text}`],
  spoke_in_meeting: ({ role_id, data }, { names, words }) => [
    `  〔${words.apart}〕${names.role(role_id)}：${data.text}`,
  ],
  rested: (event, teller) => does(event, teller, teller.words.nothing),
  displayed: (event, teller) => does(event, teller, teller.words.shows, event.data.item.name),
  document_created: (event, teller) => does(event, teller, teller.words.drafts, event.data.name),
  document_saved: (event, teller) => does(event, teller, teller.words.revises),
  document_submitted: (event, teller) => [
    ...does(event, teller, teller.words.submits, event.data.name),
    ...teller.paper(event.data.document_id),
  ],
  document_signed: (event, teller) => {
    const { decision, name, reason } = event.data;
    const { signs, refuses } = teller.words;
    return does(event, teller, decision === 'signed' ? signs : refuses, name, because(reason));
  },
  voted: (event, teller) => {
    const { option_id } = event.data;
    const how = option_id === null ? '' : teller.names.ballot(event.node_id ?? '', option_id);
    return does(event, teller, teller.words.votes, how);
  },
  ballot_cast: (event, teller) =>
    does(event, teller, teller.words.votes, teller.names.ballot(event.node_id ?? '', event.data.option_id)),
  vote_ended: ({ data: { result } }, { words }) =>
    happens(words.result, result.outcome, JSON.stringify(result.tally)),
  called_in: ({ data }, { names, words }) => happens(names.role(data.target_role), words.calls),
  request_answered: ({ data: { agree, target_role, about, reason } }, { names, words }) =>
    agree ? [] : happens(names.role(target_role), words.asks, about, words.refuses, because(reason)),
  meeting_asked: (event, teller) =>
    does(event, teller, teller.words.talk, teller.names.role(event.data.target_role)),
  meeting_answered: (event, teller) => (event.data.agree ? [] : does(event, teller, teller.words.refuses)),
  went_apart: ({ data }, { names, words }) => happens(names.roles(data.role_ids), words.leave),
  came_back: ({ data }, { names, words }) => happens(names.roles(data.role_ids), words.back),
  record_closed: (_, { words }) => happens(words.closed),
  record_signed: (event, teller) => {
    const { decision, reason } = event.data;
    const { signsRecord, refusesRecord } = teller.words;
    return does(event, teller, decision === 'signed' ? signsRecord : refusesRecord, because(reason));
  },
  wrong_option_tried: (event, teller) => {
    const { trans_id } = event.data;
    const { names, words } = teller;
    return does(
      event,
      teller,
      `✗ ${words.wrong}:`,
      `“${names.transition(trans_id)}” → ${names.feedback(trans_id)}`,
    );
  },
  consequence_struck: ({ data }, { names, words }) =>
    happens(`! ${words.consequence}:`, names.cost(data.trans_id)),
  section_ended: (event, teller) =>
    does(event, teller, `→ ${teller.words.option}:`, `“${teller.names.transition(event.data.trans_id)}”`),
  experiment_ended: (_, { words }) => happens(words.over),
  experience_written: ({ data }, { words }) => [`  〔${words.experience}〕${data.text}`],
};

function toldOf(event: RunEvent, teller: Teller): readonly string[] {
  return TOLD[event.type]?.(event as never, teller) ?? [];
}
