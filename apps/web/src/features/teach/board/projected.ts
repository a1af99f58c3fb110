import type { ExperimentDetail } from '@lets/contract';
import { type EventType, eventFor, type RunEvent } from '@lets/engine';
import { makeNames, type Names } from '../../../domain/run/names.ts';
import { type RecordLine, recordLines } from '../../../domain/run/record-lines.ts';

/**
 * What a class may see of a run on the wall. The page reads what its mentor may read; from that, here, everything is taken that not every
 * member of the run knows, and beyond it what is nobody else's business: who talks apart, who is lost, what the mentor says, wrong tries.
 */

/** Known to every member of a run, and still not for the class. */
const NOT_FOR_THE_CLASS: ReadonlySet<EventType> = new Set<EventType>([
  'went_apart',
  'came_back',
  'help_asked',
  'guided',
  'controlled',
  'wrong_option_tried',
  'consequence_struck',
]);

/** What is told in words beside the room. */
const TOLD: ReadonlySet<EventType> = new Set<EventType>([
  'spoke',
  'displayed',
  'document_submitted',
  'document_signed',
  'record_closed',
  'record_signed',
  'called_in',
  'called_out',
  'vote_ended',
  'section_ended',
  'stepped_back',
  'experiment_ended',
]);

/** Nobody's number: of a run's members and mentors, none has it. */
const NOBODY = 0;

/** Pure: the log for the class; what it may not know keeps its number alone. */
export function projectedEvents(events: readonly RunEvent[]): readonly RunEvent[] {
  return events.map((event) => {
    const audience = NOT_FOR_THE_CLASS.has(event.type) ? { user_ids: [], staff: false } : event.audience;
    return eventFor({ ...event, audience }, NOBODY, false);
  });
}

/** Pure: the last lines of what was said and done, as roles. What staff did is theirs. */
export function projectedLines(events: readonly RunEvent[], most: number): readonly RecordLine[] {
  return recordLines(events)
    .filter(({ event }) => TOLD.has(event.type) && !event.by_staff && event.role_id !== null)
    .slice(-most);
}

/** Pure: everybody by the role they play, and nobody by name. */
export function projectedNames(detail: ExperimentDetail, pick: Parameters<typeof makeNames>[1]): Names {
  const names = makeNames(detail, pick);
  return { ...names, user: () => undefined, actor: (_user, roleId) => names.roleName(roleId) };
}

/** Pure: the team before or after another in a list that goes round; the first where it is not in it. */
export function teamBeside(eids: readonly number[], eid: number, step: 1 | -1): number | undefined {
  const at = eids.indexOf(eid);
  return at < 0 ? eids[0] : eids[(at + step + eids.length) % eids.length];
}
