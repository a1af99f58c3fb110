import {
  type ActAnswer,
  classCall,
  type helpAsk,
  type noteShare,
  type notesShared,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuse } from '../../http/errors.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { readRun } from '../../runs/access.ts';
import { findAnswer, isRetryLost, keepAnswer, requestOf } from '../../runs/act-requests.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { throttle } from '../../throttle.ts';
import { runsInCareOf } from '../experiment/service.ts';
import { keepAnnouncement } from '../message/service.ts';
import { askForHelp, guideRun } from '../room/service.ts';
import * as repository from './repository.ts';

/** A member calls for the mentor; the mentors' boards hear of it at once. */
export async function askHelp(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof helpAsk>,
): Promise<ActAnswer> {
  const answer = await askForHelp(deps, caller, input);
  const mentors = await repository.mentorsOfRuns(deps.database, [input.eid]);
  deps.bus.nudge(mentors, 'guide');
  return answer;
}

type Told = OutputOf<typeof classCall>;

/**
 * One message to a whole class. Each run is guided by its own act, under an id made from this one's, so that a retry goes on where the
 * first try was cut off.
 */
export async function callClass(
  deps: Deps,
  { caller, address }: { readonly caller: Caller; readonly address: string },
  input: ParsedInputOf<typeof classCall>,
): Promise<Told> {
  const { database } = deps;
  const whose = await runsInCareOf(database, caller);
  const [found] = await repository.readClasses(database, [input.class_id]);
  const isTheirs = whose.kind === 'all' || whose.taught.classIds.includes(input.class_id);
  if (!found || !isTheirs) refuse('not_found');
  const request = requestOf(caller.id, classCall.path, input);
  const before = request && (await findAnswer<Told>(database, request));
  if (before) return before;
  await throttle(deps, `class:${caller.id}`, SERVER_LIMITS.rates.class_acts);
  const { eids, others } = await repository.playersOfClass(database, input.class_id);
  let runs = 0;
  for (const eid of eids) {
    const guidance = { eid, text: input.text, request_id: requestIdFor(input.request_id, eid) };
    runs += await guideIfRunning(deps, caller, guidance, address);
  }
  const told = { runs, students: others.length };
  try {
    await inTransaction(deps.database, async (tx) => {
      if (request) await keepAnswer(tx, request, told);
      const { name } = found;
      const to = { kind: 'class', name: { zh: name, en: name }, to: others } as const;
      if (others.length > 0)
        await keepAnnouncement(deps, tx, { ...to, from: caller.id, content: input.text });
      await recordAudit(tx, {
        action: 'intervention',
        actorId: caller.id,
        target: `class ${input.class_id}`,
        detail: 'class call',
        address,
      });
    });
  } catch (error) {
    if (!isRetryLost(error)) throw error;
  }
  return told;
}

/** Pure: the id of one run's act, made from that of the act on many. */
export function requestIdFor(requestId: string | undefined, eid: number): string | undefined {
  return requestId === undefined ? undefined : `${requestId.slice(0, 40)}:${eid}`;
}

/** A run that ended a moment ago needs no guidance; 1 when it was given. */
async function guideIfRunning(
  ...[deps, caller, guidance, address]: Parameters<typeof guideRun>
): Promise<number> {
  try {
    await guideRun(deps, caller, guidance, address);
    return 1;
  } catch (error) {
    if (error instanceof Refused) return 0;
    throw error;
  }
}

/** Shows a note to those who evaluate, or takes it back. */
export async function shareNote(
  deps: Deps,
  caller: Caller,
  { eid, nid: nodeId, shared }: ParsedInputOf<typeof noteShare>,
): Promise<OutputOf<typeof noteShare>> {
  const { database } = deps;
  await readRun(deps, caller, eid);
  const isThere = await repository.shareNote(database, { eid, userId: caller.id, nodeId }, shared);
  return isThere ? { shared } : refuse('not_found');
}

/** What the members share of their notes. */
export async function readSharedNotes(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof notesShared>> {
  const { database } = deps;
  const { relation } = await readRun(deps, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
  const rows = await repository.sharedNotes(database, eid);
  const people = await readPeople(
    database,
    rows.map(({ user_id }) => user_id),
  );
  const list = rows.map(({ user_id, node_id, text, updated_at }) => ({
    user: briefOf(people, user_id),
    node_id,
    text,
    updated_at: updated_at.getTime(),
  }));
  return { list };
}
