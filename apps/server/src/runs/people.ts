import type { Bilingual, Language, UserBrief } from '@lets/contract';
import type { Reader } from '../db/reader.ts';
import { peopleByIds } from './people-repository.ts';

/** user id → what anybody who works with them may know. */
export type People = ReadonlyMap<number, UserBrief>;

/** Every name on a page in one query. */
export async function readPeople(reader: Reader, ids: Iterable<number>): Promise<People> {
  const rows = await peopleByIds(reader, { ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ automatic, ...brief }) => [brief.id, automatic ? { ...brief, automatic } : brief]),
  );
}

/** A person's brief. Accounts are never removed while a run names them, so a missing one is our own fault. */
export function briefOf(people: People, id: number): UserBrief {
  const found = people.get(id);
  if (!found) throw new Error(`there is no user ${id}`);
  return found;
}

const PARTNER: Bilingual = { zh: '自动陪练', en: 'practice partner' };

/** What someone is called in what the server writes itself. A practice partner is no person with a name of their own: it is called what it is, beside its role. */
export function nameIn({ name, automatic }: Pick<UserBrief, 'name' | 'automatic'>, lang: Language): string {
  return automatic ? PARTNER[lang] : name;
}

/** The same where only the name stands: a practice partner is named by its role. */
export function nameWithRole(
  user: Pick<UserBrief, 'name' | 'automatic'>,
  role: string,
  lang: Language,
): string {
  const name = nameIn(user, lang);
  if (!user.automatic || role === '') return name;
  return lang === 'zh' ? `${role}（${name}）` : `${role} (${name})`;
}

/** The same for a role that nobody may hold. */
export function briefOrNull(people: People, id: number | undefined): UserBrief | null {
  return id === undefined ? null : briefOf(people, id);
}
