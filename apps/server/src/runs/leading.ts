import type { Reader } from '../db/reader.ts';
import { Refusal } from '../http/errors.ts';
import { automaticAmong } from './member-repository.ts';

/** A practice partner leads nobody. */
export async function refusalOfPartner(reader: Reader, id: number): Promise<Refusal | undefined> {
  const isPartner = (await automaticAmong(reader, [id])).has(id);
  return isPartner ? new Refusal('bad_parameter', { to_user: 'not_a_person' }) : undefined;
}
