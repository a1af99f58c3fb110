import { type CaseProject, IDENTITY, type Identity, type ProjectCard } from '@lets/contract';

/** Where a person stands: what the policies of this feature judge by. */
export interface Viewer {
  readonly id: number;
  readonly identity: Identity;
  readonly administers: boolean;
  readonly enrolledCourseIds: readonly number[];
  readonly taughtCourseIds: readonly number[];
  /** Cases of the mode "specified" that name them, or a class of theirs. */
  readonly listedProjectIds: readonly number[];
}

export interface Opening {
  readonly id: number;
  readonly opening_mode: CaseProject['opening_mode'];
  readonly course_id: number | null;
  readonly owner_id: number | null;
  readonly disclosed: boolean;
  /** One that is still being made exists for its authors alone. */
  readonly ready: boolean;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
}

/** Pure: whether a case exists for someone. `repository.visibleTo` says the same to the database. */
export function canSee(project: Opening, viewer: Viewer): boolean {
  if (viewer.administers) return true;
  if (viewer.identity === IDENTITY.admin || !project.ready) return false;
  if (project.opening_mode === 'free') return true;
  if (viewer.identity === IDENTITY.mentor) return isTaughtBy(project, viewer) || project.disclosed;
  if (project.opening_mode === 'specified') return viewer.listedProjectIds.includes(project.id);
  return isOfCourse(project, viewer);
}

/** Pure: whether someone looks after a case: reads it whole, reference answers included. */
export function caresFor(project: Opening, viewer: Viewer): boolean {
  return viewer.administers || (viewer.identity === IDENTITY.mentor && isTaughtBy(project, viewer));
}

/** Pure: whether a student is of the course a case belongs to; a disclosed case belongs to all courses. */
export function isOfCourse(
  { course_id, disclosed }: Pick<Opening, 'course_id' | 'disclosed'>,
  { enrolledCourseIds }: Pick<Viewer, 'enrolledCourseIds'>,
): boolean {
  if (disclosed) return enrolledCourseIds.length > 0;
  return course_id !== null && enrolledCourseIds.includes(course_id);
}

/** Pure: whether a person may prepare a case now; when not, why. Opening hours bind all but free cases. */
export function openingFor(
  project: Opening & { readonly allow_redo: boolean },
  viewer: Viewer,
  { endedRuns, now }: { readonly endedRuns: number; readonly now: number },
): ProjectCard['open'] {
  const reason = (): ProjectCard['open']['reason'] => {
    if (!mayEverPrepare(project, viewer)) return 'not_for_you';
    const outside = outsideHours(project, now);
    if (outside) return outside;
    return endedRuns > 0 && !project.allow_redo ? 'no_redo' : null;
  };
  const found = reason();
  const { opensAt, closesAt } = hoursOf(project);
  return { can_prepare: found === null, reason: found, opens_at: opensAt, closes_at: closesAt };
}

type Hours = Pick<Opening, 'opening_mode' | 'opens_at' | 'closes_at'>;

/** Pure: on which side of its hours a case is, if any. */
export function outsideHours(project: Hours, now: number): 'not_yet_open' | 'closed' | null {
  const { opensAt, closesAt } = hoursOf(project);
  if (opensAt !== null && now < opensAt) return 'not_yet_open';
  return closesAt !== null && now >= closesAt ? 'closed' : null;
}

function hoursOf({ opening_mode, opens_at, closes_at }: Hours) {
  if (opening_mode === 'free') return { opensAt: null, closesAt: null };
  return { opensAt: opens_at?.getTime() ?? null, closesAt: closes_at?.getTime() ?? null };
}

/** Pure: whether a case is one for someone to prepare at all, its hours aside. */
export function mayEverPrepare(project: Opening, viewer: Viewer): boolean {
  if (viewer.identity === IDENTITY.student) return canSee(project, viewer);
  return viewer.identity === IDENTITY.mentor && isTaughtBy(project, viewer);
}

function isTaughtBy({ course_id, owner_id }: Opening, { id, taughtCourseIds }: Viewer): boolean {
  return owner_id === id || (course_id !== null && taughtCourseIds.includes(course_id));
}
