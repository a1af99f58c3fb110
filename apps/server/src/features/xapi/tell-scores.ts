import type { Place } from './place.ts';
import type { Untold } from './statement.ts';
import { VERBS } from './vocabulary.ts';

/** One publication of an evaluation. */
export interface Publication {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly published_at: number;
  /** When it was taken back; null while the students may read it. */
  readonly withdrawn_at: number | null;
}

/**
 * Pure: what a record store is told of a member's score, from 0 to 100; null is none. Statements never change: those of the publications
 * before, and of one that was taken back, are voided.
 */
export function tellScore(
  { user_id, score }: { readonly user_id: number; readonly score: number | null },
  publications: readonly Publication[],
  { place, passMark }: { readonly place: Place; readonly passMark: number | null },
): Untold[] {
  const last = publications.at(-1);
  if (!last) return [];
  const isInForce = last.withdrawn_at === null && score !== null;
  const over = publications.flatMap(({ version, withdrawn_at }, at) => {
    const until = withdrawn_at ?? publications[at + 1]?.published_at ?? last.published_at;
    return version === last.version && isInForce ? [] : voids(user_id, version, until, place);
  });
  return isInForce ? [...over, ...tellInForce(user_id, score, last, place, passMark)] : over;
}

const scoredId = (place: Place, userId: number, version: number, verb: string) =>
  place.id('score', version, verb, userId);

function tellInForce(
  userId: number,
  raw: number,
  { version, published_at }: Publication,
  place: Place,
  passMark: number | null,
): Untold[] {
  const object = place.project();
  const told = {
    object,
    context: place.context(object),
    timestamp: new Date(published_at).toISOString(),
  };
  const score = { scaled: raw / 100, raw, min: 0, max: 100 };
  const scored = { id: scoredId(place, userId, version, 'scored'), verb: VERBS.scored, result: { score } };
  if (passMark === null) return [{ ...scored, ...told }];
  const success = raw >= passMark;
  const judged = {
    id: scoredId(place, userId, version, 'judged'),
    verb: success ? VERBS.passed : VERBS.failed,
    result: { score, success },
  };
  return [
    { ...scored, ...told },
    { ...judged, ...told },
  ];
}

function voids(userId: number, version: number, at: number, place: Place): Untold[] {
  return ['scored', 'judged'].map((verb) => ({
    id: place.id('voided', version, verb, userId),
    verb: VERBS.voided,
    object: { objectType: 'StatementRef', id: scoredId(place, userId, version, verb) },
    context: place.run(),
    timestamp: new Date(at).toISOString(),
  }));
}
