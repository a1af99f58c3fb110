import { type Contribution, wholeMinutes } from '@lets/contract';
import type { EventType } from '@lets/engine';
import { alias, and, count, desc, eq, exists, inArray, lt, not, sql } from '../db/drizzle.ts';
import { countWhere, inner, isAnyOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import { documentVersions, experimentEvents, experiments } from '../db/schema/index.ts';
import { attendanceOf, sittingOf } from './attendance.ts';
import { readStays } from './attendance-repository.ts';
import { STRUCK, TAKEN_BY_PLAYERS, taken } from './struck.ts';

/**
 * What people did in a run, in numbers. Every screen, sheet and report takes them from here, so that they agree: the whole record counts,
 * paths begun anew among it; what staff did does not, nor what was said in private talks, which not everybody may know of.
 */

type Counts = Omit<Contribution, 'edits' | 'consequences' | 'minutes_present' | 'minutes_waited_for'>;

const NOTHING: Counts = {
  speeches: 0,
  spoken: 0,
  documents: 0,
  submissions: 0,
  signatures: 0,
  votes: 0,
  wrong_tries: 0,
};

interface Sum {
  readonly user_id: number | null;
  readonly sum: number;
}

/** What someone did, counted from the record alone. */
export type Tally = Counts & Pick<Contribution, 'consequences'>;

/** user id → what they did in a run, as far as its record counts it: of all these people, whether they did anything or nothing. */
export async function readTallies(
  reader: Reader,
  eid: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Tally>> {
  const counts = await countActs(reader, eid, userIds);
  const consequences = await countConsequences(reader, eid, userIds);
  const tallyOf = (id: number): Tally => {
    const { user_id: _, ...found } = counts.find((row) => row.user_id === id) ?? { user_id: id, ...NOTHING };
    return { ...found, consequences: sumOf(consequences, id) };
  };
  return new Map(userIds.map((id) => [id, tallyOf(id)]));
}

/** user id → the same with what they edited, how long they were there and how long others waited for them: dearer, for the ledger alone. */
export async function readContributions(
  reader: Reader,
  eid: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Contribution>> {
  const tallies = await readTallies(reader, eid, userIds);
  const edits = await countEdits(reader, eid, userIds);
  const present = await minutesPresent(reader, eid, userIds);
  const waited = await minutesWaitedFor(reader, eid, userIds);
  const contributionOf = (id: number, tally: Tally): Contribution => ({
    ...tally,
    edits: sumOf(edits, id),
    minutes_present: sumOf(present, id),
    minutes_waited_for: sumOf(waited, id),
  });
  return new Map([...tallies].map(([id, tally]) => [id, contributionOf(id, tally)]));
}

function sumOf(rows: readonly Sum[], id: number): number {
  return rows.find((row) => row.user_id === id)?.sum ?? 0;
}

const { type, data, actor_id, experiment_id, by_staff } = experimentEvents;

const deletions = alias(experimentEvents, 'deletions');

/** SQL: that the document of an event was deleted again: it is in no list, so that it is in no number. */
const isDeleted = exists(
  inner
    .select({ one: sql`1` })
    .from(deletions)
    .where(
      and(
        eq(deletions.experiment_id, experiment_id),
        eq(deletions.type, 'document_deleted'),
        sql`${deletions.data} ->> 'document_id' = ${data} ->> 'document_id'`,
      ),
    ),
);

/** SQL: what counts as what. A signature is one under a document or under a court record. */
export const COUNTED = {
  speeches: countWhere(eq(type, 'spoke')),
  documents: countWhere(and(eq(type, 'document_created'), not(isDeleted))),
  submissions: countWhere(eq(type, 'document_submitted')),
  signatures: countWhere(
    sql`${type} in ('document_signed', 'record_signed') and ${data} ->> 'decision' = 'signed'`,
  ),
  votes: countWhere(eq(type, 'voted')),
  wrong_tries: countWhere(eq(type, 'wrong_option_tried')),
} as const;

function countActs({ db }: Reader, eid: number, userIds: readonly number[]) {
  return db
    .select({
      user_id: actor_id,
      ...COUNTED,
      spoken: sql<number>`coalesce(sum(length(${data} ->> 'text')) filter (where ${type} = 'spoke'), 0)::int`,
    })
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), isAnyOf(actor_id, userIds), sql`not ${by_staff}`))
    .groupBy(actor_id);
}

/** What somebody does in a run for whatever reason; being given a role, or having nothing to add, is not among it. */
const ACTS = [
  'spoke',
  'spoke_in_meeting',
  'requested',
  'request_answered',
  'floor_given',
  'called_in',
  'called_out',
  'meeting_asked',
  'meeting_answered',
  'record_closed',
  'record_signed',
  'correction_asked',
  'correction_answered',
  'displayed',
  'document_created',
  'document_saved',
  'document_submitted',
  'document_signed',
  'signature_requested',
  'voted',
  'vote_ended',
  'wrong_option_tried',
  'section_ended',
] as const satisfies readonly EventType[];

/** Of these people those who did nothing at all: no act in the record, in private talks neither, and no line in any version of a document. */
export async function readIdle(
  { db }: Reader,
  eid: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const acted = await db
    .selectDistinct({ id: actor_id })
    .from(experimentEvents)
    .where(
      and(eq(experiment_id, eid), isAnyOf(actor_id, userIds), inArray(type, [...ACTS]), sql`not ${by_staff}`),
    );
  const wrote = await db
    .select({ saved_by: documentVersions.saved_by, authors: documentVersions.authors })
    .from(documentVersions)
    .where(eq(documentVersions.experiment_id, eid));
  const busy = new Set([
    ...acted.map(({ id }) => id),
    ...wrote.flatMap(({ saved_by, authors }) => [saved_by, ...authors]),
  ]);
  return new Set(userIds.filter((id) => !busy.has(id)));
}

/** Whose choice a consequence is: of the person who took the option, not of those to whom it was told. */
function countConsequences({ db }: Reader, eid: number, userIds: readonly number[]): Promise<Sum[]> {
  return db
    .select({ user_id: taken.actor_id, sum: count() })
    .from(experimentEvents)
    .innerJoin(taken, TAKEN_BY_PLAYERS)
    .where(and(eq(experiment_id, eid), STRUCK, isAnyOf(taken.actor_id, userIds)))
    .groupBy(taken.actor_id);
}

function countEdits({ db }: Reader, eid: number, userIds: readonly number[]): Promise<Sum[]> {
  const { saved_by } = documentVersions;
  return db
    .select({ user_id: saved_by, sum: count() })
    .from(documentVersions)
    .where(and(eq(documentVersions.experiment_id, eid), isAnyOf(saved_by, userIds)))
    .groupBy(saved_by);
}

/** As the attendance of an ended run tells it, in whole minutes that have passed. */
async function minutesPresent(reader: Reader, eid: number, userIds: readonly number[]): Promise<Sum[]> {
  const { started_at, planned_start, ended_at } = experiments;
  const times = { started_at, planned_start, ended_at };
  const [run] = await reader.db.select(times).from(experiments).where(eq(experiments.id, eid));
  if (!run?.started_at || !run.ended_at) return [];
  const stays = await readStays(reader, [eid]);
  const sitting = sittingOf({ ...run, started_at: run.started_at }, run.ended_at.getTime());
  return userIds.map((user_id) => {
    const { present_seconds } = attendanceOf(stays.get(`${eid} ${user_id}`) ?? [], sitting);
    return { user_id, sum: wholeMinutes(present_seconds * 1000) };
  });
}

const questions = alias(experimentEvents, 'questions');

/** From the question to the answer, where both stand in the record. */
async function minutesWaitedFor({ db }: Reader, eid: number, userIds: readonly number[]): Promise<Sum[]> {
  const isAsked = sql`case
    when ${type} = 'document_signed' then ${questions.type} = 'signature_requested'
      and ${questions.data} ->> 'document_id' = ${data} ->> 'document_id'
      and ${questions.data} -> 'role_ids' ? ${experimentEvents.role_id}
    else ${questions.seq} = coalesce(${data} ->> 'request_id', ${data} ->> 'meeting_id')::int end`;
  const question = inner
    .select({ at: questions.at })
    .from(questions)
    .where(and(eq(questions.experiment_id, eid), lt(questions.seq, experimentEvents.seq), isAsked))
    .orderBy(desc(questions.seq))
    .limit(1)
    .as('question');
  const rows = await db
    .select({
      user_id: actor_id,
      ms: sql<number>`sum(${experimentEvents.at} - ${question.at})::float8`,
    })
    .from(experimentEvents)
    .crossJoinLateral(question)
    .where(
      and(
        eq(experiment_id, eid),
        isAnyOf(actor_id, userIds),
        sql`${type} in ('request_answered', 'meeting_answered', 'document_signed')`,
      ),
    )
    .groupBy(actor_id);
  return rows.map(({ user_id, ms }) => ({ user_id, sum: wholeMinutes(ms) }));
}
