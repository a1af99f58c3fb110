import type { Bilingual, Language, UserBrief } from '@lets/contract';
import type pg from 'pg';
import { Refusal } from '../http/errors.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** user id → what anybody who works with them may know; every name on a page in one query. */
export type People = ReadonlyMap<number, UserBrief>;

export async function readPeople(client: Client, ids: Iterable<number>): Promise<People> {
  const { rows } = await client.query<Omit<UserBrief, 'automatic'> & { automatic: boolean }>({
    name: 'read-people',
    text: 'SELECT id, name, identity, automatic FROM users WHERE id = ANY($1)',
    values: [[...new Set(ids)]],
  });
  return new Map(
    rows.map(({ automatic, ...brief }) => [brief.id, automatic ? { ...brief, automatic } : brief]),
  );
}

/** Which of these are practice partners and no persons. */
export async function automaticAmong(client: Client, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number }>({
    name: 'automatic-among',
    text: 'SELECT id FROM users WHERE id = ANY($1) AND automatic',
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** A person's brief. Accounts are never removed while a run names them, so a missing one is our own fault. */
export function briefOf(people: People, id: number): UserBrief {
  const found = people.get(id);
  if (!found) throw new Error(`there is no user ${id}`);
  return found;
}

const PARTNER: Bilingual = { zh: '自动陪练', en: 'Practice partner' };

/** What somebody is called in what the server writes itself. A practice partner is no person with a name of their own: it is called what it is. */
export function nameIn({ name, automatic }: Pick<UserBrief, 'name' | 'automatic'>, lang: Language): string {
  if (!automatic) return name;
  const [number = ''] = /\d+$/.exec(name) ?? [];
  return `${PARTNER[lang]} ${number}`.trimEnd();
}

/** The same for a role that nobody may hold. */
export function briefOrNull(people: People, id: number | undefined): UserBrief | null {
  return id === undefined ? null : briefOf(people, id);
}

/** A practice partner leads nobody. */
export async function partnerRefusal(client: Client, id: number): Promise<Refusal | undefined> {
  const isPartner = (await automaticAmong(client, [id])).size > 0;
  return isPartner ? new Refusal('bad_parameter', { to_user: 'not_a_person' }) : undefined;
}
