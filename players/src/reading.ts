import { type FlowView, isResuming, type Language } from '@lets/contract';
import { likeness as aboutness } from './fitting.ts';
import type { Option } from './option.ts';
import type { RunEvent, SectionState } from './view.ts';

/**
 * Pure: the option that, by its words, leads on toward a section with a linked case; undefined where none says so. A player is not told
 * which option leads where: like a person, it knows the drawing and reads what the options say.
 */
export function readToward(flow: FlowView, nodeId: string, options: readonly Option[]): Option | undefined {
  const next = flow.nodes.find(({ id }) => id === nextToward(flow, nodeId));
  if (!next) return undefined;
  const named = options.map((option) => likeness(option.label.zh, next.name.zh));
  const best = Math.max(...named);
  return best > 0 ? options[named.indexOf(best)] : undefined;
}

/** The section after this one on the shortest way to a jump. */
function nextToward({ nodes, transitions }: FlowView, from: string): string | undefined {
  const isJump = (id: string) => nodes.some((node) => node.id === id && node.kind === 'jump');
  const seen = new Set([from]);
  let steps = transitions
    .filter((transition) => transition.from === from)
    .map(({ to }) => ({ first: to, at: to }));
  while (steps.length > 0) {
    const found = steps.find(({ at }) => isJump(at));
    if (found) return found.first;
    for (const { at } of steps) seen.add(at);
    steps = steps.flatMap(({ first, at }) =>
      transitions
        .filter((transition) => transition.from === at && !seen.has(transition.to))
        .map(({ to }) => ({ first, at: to })),
    );
  }
  return undefined;
}

/** How often two letters of the name, one behind the other, stand so in the words. */
function likeness(words: string, name: string): number {
  const pairs = Array.from({ length: Math.max(0, name.length - 1) }, (_, i) => name.slice(i, i + 2));
  return pairs.reduce((sum, pair) => sum + words.split(pair).length - 1, 0);
}

/** How many speeches a section ends with; of one role fewer, whose next to last ones are about something else. */
const LAST_WORDS = 4;
const OWN_LAST_WORDS = 2;

type Spoken = Extract<RunEvent, { type: 'spoke' }>;

/** One visit of a section. */
type Visit = Pick<SectionState, 'node_id' | 'opened_seq'>;

/** Pure: the end of what was said in a visit of a section, by one role or by anybody; what an earlier visit decided says nothing of this one. */
export function lastSaidIn(
  record: readonly RunEvent[],
  { node_id, opened_seq }: Visit,
  role?: string,
): readonly string[] {
  const isSaidHere = (event: RunEvent): event is Spoken =>
    event.type === 'spoke' &&
    event.node_id === node_id &&
    event.seq > opened_seq &&
    (role === undefined || event.role_id === role);
  return record
    .filter(isSaidHere)
    .map(({ data }) => data.text)
    .filter((text) => !isResuming(text))
    .slice(role === undefined ? -LAST_WORDS : -OWN_LAST_WORDS);
}

/** How much of an option's words must have been said, and how much more than of the next one's, for it to be what was decided. */
const IS_SAID = 0.3;
const CLEARLY = 1.5;

/**
 * Pure: the option that says what was said last, 双方自愿达成协议 rather than 调解不成; undefined where none clearly does. What was said later
 * counts for more: the last words are read alone first, then with those before them.
 */
export function readFromTalk(
  said: readonly string[],
  options: readonly Option[],
  lang: Language,
): Option | undefined {
  for (let from = said.length - 1; from >= 0; from -= 1) {
    const read = readOnce(said.slice(from).join('\n'), options, lang);
    if (read) return read;
  }
  return undefined;
}

function readOnce(talk: string, options: readonly Option[], lang: Language): Option | undefined {
  const rated = options
    .map((option) => ({ option, fit: aboutness(option.label[lang] || option.label.zh, talk) }))
    .toSorted((a, b) => b.fit - a.fit);
  const [best, next] = rated;
  if (!best || best.fit < IS_SAID || best.fit < (next?.fit ?? 0) * CLEARLY) return undefined;
  return best.option;
}
