import { GRADES, IDENTITY } from '@lets/contract';
import { type Opening, openingFor, type Viewer } from './policy.ts';

/** What the choice of a first case goes by. */
export interface Candidate extends Opening {
  readonly grade: (typeof GRADES)[number];
  readonly allow_redo: boolean;
  readonly multi_user: boolean;
  readonly role_count: number;
  readonly section_count: number;
}

/**
 * Pure: which case a newcomer is told to begin with. Of those they may prepare now and can play at once with practice partners it is
 * the easiest: by its grade, then by its sections, its roles and its age. No author marks one, so every school has one.
 */
export function firstCaseOf(candidates: readonly Candidate[], viewer: Viewer, now: number): number | null {
  if (viewer.identity !== IDENTITY.student) return null;
  const open = candidates.filter(
    (one) =>
      one.multi_user && one.role_count > 1 && openingFor(one, viewer, { endedRuns: 0, now }).can_prepare,
  );
  return open.sort(easierFirst)[0]?.id ?? null;
}

function easierFirst(a: Candidate, b: Candidate): number {
  return (
    GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) ||
    a.section_count - b.section_count ||
    a.role_count - b.role_count ||
    a.id - b.id
  );
}
