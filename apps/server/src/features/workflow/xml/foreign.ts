import type { Bilingual, FlowRole } from '@lets/contract';

/** Pure: a text of another tool in the language it seems to be in; the other is still to be written. */
export function bilingualOf(text: string): Bilingual {
  return /\p{Script=Han}/u.test(text) ? { zh: text, en: '' } : { zh: '', en: text };
}

/** Takes an id that our flows can have, and that nothing else has yet. */
export function uniqueId(wanted: string, taken: Set<string>): string {
  const named = wanted.replace(/[^\w.-]/g, '_');
  const base = (/^[A-Za-z_]/.test(named) ? named : `_${named}`).slice(0, 58);
  let id = base;
  // Such an id would be taken for what every object inherits.
  for (let n = 2; taken.has(id) || id in {}; n += 1) id = `${base}_${n}`;
  taken.add(id);
  return id;
}

type Guess = readonly [RegExp, FlowRole['type'], FlowRole['side'], string];

const GUESSES: readonly Guess[] = [
  [/法官|审判|裁判|judge|court|tribunal/i, 'judge', 'bench', 'judge'],
  [/检察|prosecut/i, 'prosecutor', 'claimant', 'lawyer1'],
  [/公证|notar/i, 'notary', 'bench', 'judge'],
  [/立法|人大|legislat/i, 'legislator', 'bench', 'judge'],
  [/被告|答辩|被申请|defen[dc]|respond/i, 'lawyer', 'respondent', 'lawyer2'],
  [/原告|律师|申请|claimant|plaintiff|lawyer|counsel/i, 'lawyer', 'claimant', 'lawyer1'],
  [/行政|机关|执法|officer|authorit|agency/i, 'functionary', 'bench', 'judge'],
];

/** Pure: a role by the name of a pool or a lane; its name says what it may well be. One without a name is called by its number. */
export function roleCalled(name: string, id: string, number: number): FlowRole {
  const text = name.trim();
  const [, type, side, character] = GUESSES.find(([pattern]) => pattern.test(text)) ?? OTHER;
  const called = text ? bilingualOf(text) : { zh: `角色${number}`, en: `Role ${number}` };
  return { id, type, side, name: called, character };
}

const OTHER: Guess = [/(?:)/, 'other', 'third', 'witness'];
