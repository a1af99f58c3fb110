import type { experienceList, noteList, OutputOf } from '@lets/contract';
import { isOpen } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readRun } from '../../../runs/access.ts';
import { experiencesOf, notesOf } from '../note-repository.ts';

/** The caller's own notes; those on open sections may still be changed. */
export async function readNotes(deps: Deps, caller: Caller, eid: number): Promise<OutputOf<typeof noteList>> {
  const { run } = await readRun(deps, caller, eid);
  const rows = await notesOf(deps.database, eid, caller.id);
  const isCurrent = (nodeId: string) => run.status === 'in_progress' && isOpen(run.state, nodeId);
  const list = rows.map(({ node_id, text, updated_at, shared }) => ({
    node_id,
    text,
    shared,
    updated_at: updated_at.getTime(),
    current: isCurrent(node_id),
  }));
  return { list };
}

/** What the members learnt. */
export async function readExperiences(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof experienceList>> {
  const { run } = await readRun(deps, caller, eid);
  const rows = await experiencesOf(deps.database, eid);
  const list = rows.map(({ user_id, content, created_at, status, account, name }) => ({
    content,
    create_time: created_at.getTime(),
    created_by: { username: account, name },
    status,
    mine: user_id === caller.id,
  }));
  return { list, mine: run.state.experience_by.includes(caller.id) };
}
