import { addresseeIn, isQuestion, type Line } from '@lets/contract';
import { type Finding, findingsOf, isSpeech } from './findings.ts';
import type { Play } from './rehearse.ts';
import { visitsOf } from './visits.ts';

/** What several plays of one case come to. */
export interface Tally {
  readonly code: string;
  readonly plays: number;
  readonly completed: number;
  readonly lines: number;
  /** Said before in the same play by the same role: in another section, that is, or in another visit. */
  readonly repeated: number;
  readonly wrong_tries: number;
  readonly refused: number;
  /** Questions to someone by name who said nothing after it. */
  readonly unanswered: readonly string[];
  readonly never_said: readonly string[];
  readonly never_shown: readonly string[];
  readonly findings: readonly Finding[];
}

/** Pure: of plays of the same case. */
export function tallyOf(plays: readonly Play[]): Tally {
  const [first] = plays;
  if (!first) throw new Error('nothing was played');
  const count = (of: (play: Play) => number) => plays.reduce((sum, play) => sum + of(play), 0);
  const unique = (all: readonly string[]) => [...new Set(all)];
  return {
    code: first.file.code,
    plays: plays.length,
    completed: plays.filter(({ stuck }) => stuck === null).length,
    lines: count((play) => play.table.events.filter(isSpeech).length),
    repeated: count(repeatedIn),
    wrong_tries: count(
      ({ table }) => table.events.filter(({ type }) => type === 'wrong_option_tried').length,
    ),
    refused: count(({ table }) => table.refused.length),
    unanswered: unique(plays.flatMap(unansweredIn)),
    never_said: neverSaid(plays),
    never_shown: neverShown(plays),
    findings: plays.flatMap(findingsOf),
  };
}

function repeatedIn({ table }: Play): number {
  const said = table.events.filter(isSpeech).map(({ role_id, data }) => `${role_id} ${data.text}`);
  return said.length - new Set(said).size;
}

function unansweredIn({ file, table, lang }: Play): readonly string[] {
  const speakers = file.flow.roles.map(({ id, name }) => ({ id, name, aliases: [], isHost: false }));
  return visitsOf(table.events).flatMap(({ node_id, events }) => {
    const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event] : []));
    return spoken.flatMap(({ role_id, data: { text } }, at) => {
      const to = isQuestion(text) ? addresseeIn(text, speakers, role_id ?? '') : undefined;
      const isAnswered = spoken.slice(at + 1).some((one) => one.role_id === to);
      return to === undefined || isAnswered ? [] : [`${node_id} ${role_id} → ${to} (${lang}): ${text}`];
    });
  });
}

function neverSaid(plays: readonly Play[]): readonly string[] {
  const said = new Set(
    plays.flatMap(({ table }) =>
      table.events.filter(isSpeech).map((one) => `${one.node_id} ${one.data.text}`),
    ),
  );
  const nodes = plays[0]?.file.flow.nodes ?? [];
  return nodes.flatMap(({ id, lines }) =>
    lines
      .flatMap(wordings)
      .flatMap(({ role_id, text }) =>
        said.has(`${id} ${text.zh}`) || said.has(`${id} ${text.en}`) ? [] : [`${id} ${role_id}: ${text.zh}`],
      ),
  );
}

/** Each of which is to be heard in some play. */
function wordings({ role_id, text, against }: Line): Pick<Line, 'role_id' | 'text'>[] {
  return [text, ...(against ? [against] : [])].map((words) => ({ role_id, text: words }));
}

function neverShown(plays: readonly Play[]): readonly string[] {
  const shown = new Set(
    plays.flatMap(({ table }) =>
      table.events.flatMap((event) => (event.type === 'displayed' ? [event.data.item.id] : [])),
    ),
  );
  const evidence = plays[0]?.file.project.documents.filter(({ kind }) => kind === 'evidence') ?? [];
  return evidence.flatMap(({ id, name }) => (shown.has(id) ? [] : [`${id} ${name.zh}`]));
}

/** Pure: the same finding of several plays once, with how often. */
export function describeTally(tally: Tally): string {
  const { code, plays, completed, lines, repeated, wrong_tries, refused, findings } = tally;
  const counted = new Map<string, number>();
  for (const { what, node_id, role_id, text } of findings) {
    const key = `${what}: ${[node_id, role_id].filter(Boolean).join(' ')}: ${text}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const list = (title: string, all: readonly string[]) =>
    all.length === 0 ? [] : [`  ${title}: ${all.length}`, ...all.map((one) => `    ${one}`)];
  return [
    `${findings.length === 0 ? '✓' : '✗'} ${code}: ${completed}/${plays} plays completed, ${lines} lines, ${repeated} repeated, ${wrong_tries} wrong tries, ${refused} acts refused`,
    ...list('questions without an answer', tally.unanswered),
    ...list('prepared lines never said', tally.never_said),
    ...list('exhibits never shown', tally.never_shown),
    ...list(
      'certainly wrong',
      [...counted].map(([key, times]) => `${times} × ${key}`),
    ),
  ].join('\n');
}
