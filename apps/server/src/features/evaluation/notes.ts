import type { evaluateNotes, evaluateNotesSave, MentorNotes, OutputOf, ParsedInputOf } from '@lets/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { readRun } from '../../runs/access.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { judgedOf, lockEnded } from './ended-run.ts';
import { keepNotes, readNotes } from './notes-repository.ts';

const NONE: MentorNotes = { team: '', members: [] };

/** What the staff of a run noted for themselves. Nothing else reads it: it is in no evaluation, report, dossier or sheet. */
export async function readMentorNotes(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof evaluateNotes>> {
  const { database } = deps;
  const { run, relation } = await readRun(deps, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
  if (run.status !== 'ended') refuse('not_ended');
  const row = await readNotes(database, eid);
  if (!row) return { notes: NONE, revision: 0, saved_by: null, saved_at: null };
  const people = await readPeople(database, [row.saved_by]);
  // Who has left the team since is not written about any more.
  const judged = new Set(await judgedOf(database, run));
  const members = row.notes.members.filter(({ user_id }) => judged.has(user_id));
  return {
    notes: { ...row.notes, members },
    revision: row.revision,
    saved_by: briefOf(people, row.saved_by),
    saved_at: row.saved_at.getTime(),
  };
}

/** Keeps the notes. A person who saves after another person is told, with what that one wrote. */
export async function saveMentorNotes(
  deps: Deps,
  caller: Caller,
  { eid, revision, notes }: ParsedInputOf<typeof evaluateNotesSave>,
): Promise<OutputOf<typeof evaluateNotesSave>> {
  return inTransaction(deps.database, async (tx) => {
    const { judged } = await lockEnded(tx, caller, eid);
    const ids = notes.members.map(({ user_id }) => user_id);
    if (!ids.every((id) => judged.includes(id)) || new Set(ids).size < ids.length)
      refuse('bad_parameter', { notes: 'not_one_of' });
    const kept = await readNotes(tx, eid);
    if ((kept?.revision ?? 0) !== Number(revision))
      refuse('changed_meanwhile', { notes: kept?.notes ?? NONE, revision: kept?.revision ?? 0 });
    const saved_at = new Date(deps.clock());
    return { revision: await keepNotes(tx, eid, { notes, saved_by: caller.id, saved_at }) };
  });
}
