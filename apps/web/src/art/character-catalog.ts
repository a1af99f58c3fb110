import type { Bilingual, RoleType } from '@lets/contract';

export interface CharacterEntry {
  readonly key: string;
  readonly name: Bilingual;
  /** The role types whose dress this is. */
  readonly dress: readonly RoleType[];
  /** There are drawings that look to the left and to the right. */
  readonly turnable: boolean;
}

function person(
  key: string,
  zh: string,
  en: string,
  dress: readonly RoleType[],
  turnable = true,
): CharacterEntry {
  return { key, name: { zh, en }, dress, turnable };
}

/** Plain clothes for anybody else: members, delegates, observers, further parties. */
const MEMBERS = Array.from({ length: 11 }, (_, index) =>
  person(`d${index + 1}`, `成员 ${index + 1}`, `Member ${index + 1}`, ['legislator', 'other']),
);

export const CHARACTERS: readonly CharacterEntry[] = [
  person('presiding', '审判长', 'Presiding judge', ['judge'], false),
  person('judge', '审判员', 'Judge', ['judge'], false),
  person('assessor', '人民陪审员', "People's assessor", ['judge'], false),
  person('clerk', '书记员', 'Court clerk', ['functionary'], false),
  person('lawyer1', '律师（原告方）', 'Lawyer, claimant', ['lawyer']),
  person('lawyer2', '律师（被告方）', 'Lawyer, defence', ['lawyer']),
  person('plaintiff', '原告', 'Plaintiff', ['other']),
  person('defendant', '被告', 'Defendant', ['other']),
  person('witness', '证人', 'Witness', ['other']),
  person('prosecutor', '检察官', 'Prosecutor', ['prosecutor']),
  person('arbitrator', '仲裁员', 'Arbitrator', ['judge', 'other'], false),
  person('officer', '执法人员', 'Enforcement officer', ['functionary']),
  person('notary', '公证员', 'Notary', ['notary']),
  person('forensic', '司法鉴定人', 'Forensic expert', ['functionary'], false),
  person('legislator', '立法机关组成人员', 'Legislator', ['legislator'], false),
  person('delegate', '代表', 'Delegate', ['legislator']),
  ...MEMBERS,
];

const BY_KEY = new Map(CHARACTERS.map((entry) => [entry.key, entry]));

/** A case may name a face that this installation does not have: then someone in plain clothes plays it. */
const FALLBACK_CHARACTER = 'd1';

export function knownCharacter(key: string): string {
  return BY_KEY.has(key) ? key : FALLBACK_CHARACTER;
}

export function isTurnable(key: string): boolean {
  return BY_KEY.get(knownCharacter(key))?.turnable ?? false;
}
