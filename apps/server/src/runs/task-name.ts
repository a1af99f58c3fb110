import { type Bilingual, type Language, LIMITS } from '@lets/contract';
import { type SQL, sql } from '../db/drizzle.ts';
import { experiments } from '../db/schema/index.ts';

/** A run's name as its row keeps it. */
export interface RunNames {
  readonly name: string;
  /** Null where someone typed the name: it is the same in both languages. */
  readonly name_en: string | null;
}

/** Pure: the name of a run that nobody named: its case's, in the language of the person who reads. */
export function nameAfterCase({ zh, en }: Bilingual): RunNames {
  return { name: cutName(zh || en), name_en: cutName(en || zh) };
}

/** Pure: what a run is called: as someone typed it, or after its case where that is what was typed. */
export function namesFor(typed: string | undefined, caseName: Bilingual): RunNames {
  const after = nameAfterCase(caseName);
  const isTyped = typed !== undefined && typed !== after.name && typed !== after.name_en;
  return isTyped ? { name: typed, name_en: null } : after;
}

/** Pure: a run's name for a reader. */
export function nameOfRun({ name, name_en }: RunNames, lang: Language): string {
  return lang === 'en' ? (name_en ?? name) : name;
}

/** SQL: the same. */
export function runNameIn(lang: Language): SQL<string> {
  const { name, name_en } = experiments;
  return lang === 'en' ? sql`coalesce(${name_en}, ${name})` : sql`${name}`;
}

/** Pure: a case's name as a task's, whose limit is shorter; between two words where it has any. */
export function cutName(name: string): string {
  const letters = [...name];
  if (letters.length <= LIMITS.task_name) return name;
  const cut = letters.slice(0, LIMITS.task_name).join('');
  const words = /\s/.test(letters[LIMITS.task_name] ?? '') ? cut : cut.replace(/\s+\S*$/u, '');
  return words.replace(/[\s,，;；:：、—–-]+$/u, '') || cut;
}
