import {
  type Bilingual,
  fittingLines,
  gapsOf,
  type Language,
  type Line,
  promptIn,
  type RichDocument,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { lastSaidIn, readFromTalk } from '../reading.ts';
import { exhibitOf } from '../showing.ts';
import { linesOf } from './names.ts';
import type { Play } from './rehearse.ts';
import { type Visit, visitsOf } from './visits.ts';

/** What is certainly wrong in a play, and where. */
export interface Finding {
  readonly what:
    | 'stuck'
    | 'placeholder'
    | 'untranslated'
    | 'early exhibit'
    | 'reference shown'
    | 'early vote'
    | 'said twice'
    | 'answers themself'
    | 'another way';
  readonly node_id: string | null;
  readonly role_id: string | null;
  readonly text: string;
}

type SpokeEvent = Extract<RunEvent, { type: 'spoke' | 'spoke_in_meeting' }>;

/** Pure. */
export function findingsOf(play: Play): readonly Finding[] {
  const { table, stuck } = play;
  const end: Finding[] = stuck === null ? [] : [{ what: 'stuck', node_id: null, role_id: null, text: stuck }];
  return [
    ...end,
    ...table.events.flatMap((event) => inWords(play, event)),
    ...visitsOf(table.events).flatMap((visit) => [
      ...saidTwice(play, visit),
      ...earlyExhibits(play, visit),
      ...earlyVotes(play, visit),
      ...anotherWay(play, visit),
    ]),
    ...inPapers(play),
  ];
}

export function isSpeech(event: RunEvent): event is SpokeEvent {
  return event.type === 'spoke' || event.type === 'spoke_in_meeting';
}

const PLACEHOLDER =
  /\{|\}|【\s*】|_{3,}|[×XＸ]{2,}|待补|待填|此处填写|\bTODO\b|\bTBD\b|undefined|\bnull\b|\bNaN\b|\[object|参考答案|model answer/u;

/** Pure: whether words are left over from a form, or from the program. */
export function holdsPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** A Latin text of this length in a Chinese play is no name. */
const LONG_LATIN = 60;

/** Pure: whether a text is in the other language. */
export function isUntranslated(text: string, lang: Language): boolean {
  if (lang === 'en') return /\p{Script=Han}/u.test(text);
  return !/\p{Script=Han}/u.test(text) && text.replace(/[^a-z]/gi, '').length > LONG_LATIN;
}

function inWords({ lang, file }: Play, event: RunEvent): readonly Finding[] {
  const { node_id, role_id } = event;
  const text = isSpeech(event) || event.type === 'experience_written' ? event.data.text : null;
  if (text === null) return reference({ file }, event);
  const found = (what: Finding['what']): Finding => ({ what, node_id, role_id, text });
  return [
    ...(holdsPlaceholder(text) ? [found('placeholder')] : []),
    ...(isUntranslated(text, lang) ? [found('untranslated')] : []),
    ...(role_id !== null && callsOneself(text, namesOf({ file }, role_id))
      ? [found('answers themself')]
      : []),
  ];
}

function reference({ file }: Pick<Play, 'file'>, event: RunEvent): readonly Finding[] {
  if (event.type !== 'displayed' || event.data.item.kind !== 'material') return [];
  const { node_id, role_id, data } = event;
  const kind = file.project.documents.find(({ id }) => id === data.item.id)?.kind;
  return kind === 'reference' ? [{ what: 'reference shown', node_id, role_id, text: data.item.name }] : [];
}

function namesOf({ file }: Pick<Play, 'file'>, roleId: string): readonly string[] {
  const named = (name: Bilingual | undefined) => (name ? [name.zh, name.en] : []);
  const role = file.flow.roles.find(({ id }) => id === roleId);
  const person = file.project.roles.find(({ role_id }) => role_id === roleId);
  return [...named(role?.name), ...named(person?.name)].filter((name) => name !== '');
}

/** Pure: whether a text speaks to someone of one of these names: calls on them, or begins with their name. */
export function callsOneself(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(
      `^${own}[，、：,:]|[。；！？.;!?]\\s*${own}[，：,:]\\s*(?:请|please)|(?:^|[，。；！？])(?:下面|现在)?(?:请|有请)${own}(?:发言|陈述|说明|回答|答|发表|继续|宣读|出示|就|，|。)`,
      'iu',
    ).test(text);
  });
}

function saidTwice({ file }: Play, { node_id, events }: Visit): readonly Finding[] {
  const seen = new Set<string>();
  return events.filter(isSpeech).flatMap(({ type, role_id, data: { text } }): Finding[] => {
    const isPrompt = file.flow.roles.some(({ name }) => promptIn(text, name) !== undefined);
    const key = type === 'spoke' ? text : `${role_id} ${text}`;
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen && !isPrompt ? [{ what: 'said twice', node_id, role_id, text }] : [];
  });
}

function scriptOf({ file, table }: Play, nodeId: string): readonly Line[] {
  const lines = file.flow.nodes.find(({ id }) => id === nodeId)?.lines ?? [];
  return fittingLines(lines, table.state.sections);
}

/** In the words of either vote. */
function isIn(said: ReadonlySet<string>, { text, against }: Line, lang: Language): boolean {
  return said.has(text[lang]) || (against !== undefined && said.has(against[lang]));
}

/** What a role shows belongs to a line that it has said, here and before. */
function earlyExhibits(play: Play, { node_id, events }: Visit): readonly Finding[] {
  const { file, lang } = play;
  return events.flatMap((event, at): Finding[] => {
    if (event.type !== 'displayed' || event.data.item.kind !== 'material') return [];
    const { role_id, data } = event;
    const exhibit = file.project.documents.find(({ id }) => id === data.item.id);
    const said = new Set(
      events
        .slice(0, at)
        .flatMap((one) => (one.type === 'spoke' && one.role_id === role_id ? [one.data.text] : [])),
    );
    const lines = scriptOf(play, node_id).filter(
      (line) => line.role_id === role_id && isIn(said, line, lang),
    );
    const isDue = exhibit && lines.some((line) => exhibitOf(line, [exhibit], new Set()) !== undefined);
    return isDue ? [] : [{ what: 'early exhibit', node_id, role_id, text: data.item.name }];
  });
}

/** A vote before everybody's prepared words on it. */
function earlyVotes(play: Play, { node_id, events }: Visit): readonly Finding[] {
  const { file, lang, learner, table } = play;
  const first = events.findIndex(({ type }) => type === 'voted');
  if (first < 0) return [];
  const vote = events[first]?.seq ?? 0;
  // What was said on an earlier visit is not said again.
  const said = new Set(
    table.events.flatMap((one) =>
      one.type === 'spoke' && one.node_id === node_id && one.seq < vote ? [one.data.text] : [],
    ),
  );
  const lines = file.flow.nodes.find(({ id }) => id === node_id)?.lines ?? [];
  const unsaid = lines.filter(
    (line) => !line.only_after && !line.apart && line.role_id !== learner?.role && !isIn(said, line, lang),
  );
  return unsaid.map(({ role_id, text }) => ({ what: 'early vote', node_id, role_id, text: text[lang] }));
}

/** A section left by another way than the player who ends it said last; people go as they like. */
function anotherWay({ file, lang, learner }: Play, { node_id, events }: Visit): readonly Finding[] {
  const end = events.find(({ type }) => type === 'section_ended');
  const node = file.flow.nodes.find(({ id }) => id === node_id);
  if (end?.type !== 'section_ended' || !SPOKEN.has(node?.kind ?? '')) return [];
  const { role_id, data } = end;
  const transitions = file.flow.transitions.filter(
    ({ from, kind }) => from === node_id && kind === 'advance',
  );
  if (role_id === null || role_id === learner?.role) return [];
  if (new Set(transitions.map(({ to }) => to)).size < 2) return [];
  const said = readFromTalk(lastSaidIn(events, { node_id, opened_seq: 0 }, role_id), transitions, lang);
  if (!said || said.id === data.trans_id) return [];
  const taken = transitions.find(({ id }) => id === data.trans_id)?.label[lang] ?? data.trans_id;
  return [{ what: 'another way', node_id, role_id, text: `${said.label[lang]} → ${taken}` }];
}

/** Where the way on follows from what was said, not from a vote. */
const SPOKEN: ReadonlySet<string> = new Set(['court', 'display']);

function inPapers({ file, lang, table }: Play): readonly Finding[] {
  const submitted = table.events.flatMap((event) => (event.type === 'document_submitted' ? [event] : []));
  return submitted.flatMap(({ node_id, role_id, data: { document_id, name } }): Finding[] => {
    const content = table.papers.get(document_id)?.at(-1);
    if (!content) return [];
    const templateId = table.state.documents[document_id]?.template_id;
    const template = file.flow.nodes.flatMap(({ templates }) => templates).find(({ id }) => id === templateId)
      ?.body[lang];
    return paperFaults(content, template, lang).map(([what, text]) => ({
      what,
      node_id,
      role_id,
      text: `${name}: ${text}`,
    }));
  });
}

/** Pure: what no paper may hold when it is handed in. */
export function paperFaults(
  content: RichDocument,
  template: RichDocument | undefined,
  lang: Language,
): readonly (readonly [Finding['what'], string])[] {
  const gaps = gapsOf(content, template ? { template } : {});
  const lines = linesOf(content);
  return [
    ...gaps.map(({ kind, text }) => ['placeholder', `${kind} ${text}`] as const),
    ...lines.filter(holdsPlaceholder).map((line) => ['placeholder', line] as const),
    ...lines.filter((line) => isUntranslated(line, lang)).map((line) => ['untranslated', line] as const),
  ];
}
