import type { Bilingual } from '../core/values.ts';

export interface Addressee {
  readonly id: string;
  readonly name: Bilingual;
  /** What else it goes by: the person who has the part in this case. */
  readonly aliases: readonly string[];
  readonly isHost: boolean;
}

/** How the leading role is spoken to, whatever the case calls them. */
const TO_HOST = /审判长|法官|仲裁员|主持人|调解员|主任|your honou?r|madam chair|mr\.? chair|the chair/i;

/** Pure: the role that a speech speaks to by name, the one named first, 原告代理人 before 原告; nobody speaks to themselves. */
export function addresseeIn(text: string, speakers: readonly Addressee[], by: string): string | undefined {
  const spoken = text.toLowerCase();
  const names = speakers
    .filter(({ id }) => id !== by)
    .flatMap(({ id, name, aliases }) =>
      [name.zh, name.en, ...aliases].map((one) => {
        const called = one.trim().toLowerCase();
        return { id, called, at: called === '' ? -1 : spoken.indexOf(called) };
      }),
    )
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.called.length - a.called.length);
  if (names[0]) return names[0].id;
  return TO_HOST.test(text) ? speakers.find(({ isHost, id }) => isHost && id !== by)?.id : undefined;
}

const ASKS = /[？?]|吗[。！]?$|呢[。！]?$|请问|是否/;
/** "What is agreed is recorded." asks nothing. */
const ASKS_UNMARKED =
  /^(?:who|what|when|where|why|how|did|do|does|is|are|was|were|may|can|could|will|would)\b.*[^.!]$/i;

/** Pure. */
export function isQuestion(text: string): boolean {
  return ASKS.test(text.trim()) || ASKS_UNMARKED.test(text.trim());
}

/** Pure: whether it says enough to be more than thanks or a nod. */
export function isWeighty(text: string): boolean {
  const words = text.match(/[a-z0-9’']+/gi)?.length ?? 0;
  const letters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return letters >= 10 || words >= 6;
}

const SENTENCE = /[^。！？!?.；;\n]+[。！？!?.；;\n]*/g;

/** "We will talk, all right?" says something. */
const TAG =
  /[，,]\s*(?:可以|好|行|对|是)(?:吗|吧|不[好行对是])[？?。]?\s*$|,\s*(?:all right|right|ok|okay)\?\s*$/iu;

/** Pure: whether it asks and says nothing else of weight. */
export function isOnlyQuestion(text: string): boolean {
  const sentences = text.match(SENTENCE) ?? [];
  return isQuestion(text) && sentences.every((one) => (isQuestion(one) ? !isTagged(one) : !isWeighty(one)));
}

function isTagged(sentence: string): boolean {
  const said = sentence.trim().replace(TAG, '');
  return said !== sentence.trim() && !isQuestion(said);
}
