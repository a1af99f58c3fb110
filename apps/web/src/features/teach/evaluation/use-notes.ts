import { CODE, type evaluateNotes, evaluateNotesSave, MentorNotes, type OutputOf } from '@lets/contract';
import { useState } from 'react';
import { isSame } from '../../../domain/flow/draft/patch.ts';
import { call } from '../../../lib/api-client.ts';
import { createAutosave } from '../../../lib/autosave/autosave.ts';
import { resultOf } from '../../../lib/autosave/call-result.ts';
import { keptCopy } from '../../../lib/autosave/kept-copy.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import type { Whose } from './scoring.ts';

type Given = OutputOf<typeof evaluateNotes>;
/** What another person saved meanwhile. */
type Theirs = Pick<Given, 'notes' | 'revision'>;

function openNotes(eid: number, given: Given) {
  const copy = keptCopy(`evaluation-notes:${eid}`, (value) => MentorNotes.parse(value));
  const kept = copy.read();
  const notes = createStore<MentorNotes>(kept?.value ?? given.notes);
  /** What the server has. */
  let saved = given.notes;
  const autosave = createAutosave<'notes', MentorNotes, Theirs>(
    { revision: kept?.revision ?? given.revision, savedAt: given.saved_at },
    {
      read: notes.get,
      save: ({ value, revision, lost }) =>
        resultOf<Theirs>(
          async () => {
            const answer = await call(
              evaluateNotesSave,
              { eid, revision, notes: value },
              { shown: 'in-place' },
            );
            saved = value;
            return { is: 'saved', revision: answer.revision };
          },
          ({ code, data }) => {
            if (code !== CODE.changed_meanwhile || !data) return null;
            const theirs = data as Theirs;
            saved = theirs.notes;
            // A save whose answer was lost is not another person's.
            if ([...lost, value].some((mine) => isSame(mine, theirs.notes)))
              return { is: 'merged', revision: theirs.revision };
            return { is: 'conflict', conflict: theirs };
          },
        ),
      isSaved: () => isSame(notes.get(), saved),
      keep: (parts, revision) =>
        copy.write(parts.length > 0 ? { parts, revision, value: notes.get() } : null),
    },
  );
  if (kept) autosave.touch('notes');
  return { notes, autosave };
}

/** What the staff of a run note for themselves, saved a moment after the last key; nobody's notes are overwritten unasked. */
export function useNotes(eid: number, given: Given) {
  const [{ notes: store, autosave }] = useState(() => openNotes(eid, given));
  const notes = useStore(store);
  const state = useAutosave(autosave);
  const write = (whose: Whose, text: string) => {
    store.set((before) => withNote(before, whose, text));
    autosave.touch('notes');
  };
  const settle = (takesTheirs: boolean) => {
    if (state.is !== 'conflict') return;
    if (takesTheirs) store.set(state.conflict.notes);
    autosave.resume(state.conflict.revision);
  };
  const { flush, isUnsaved } = autosave;
  return { notes, state, write, settle, save: flush, isUnsaved };
}

/** Pure: what is noted of someone, or of the team. */
export function noteOf({ team, members }: MentorNotes, whose: Whose): string {
  return whose === 'team' ? team : (members.find(({ user_id }) => user_id === whose)?.text ?? '');
}

/** Pure. */
function withNote(notes: MentorNotes, whose: Whose, text: string): MentorNotes {
  if (whose === 'team') return { ...notes, team: text };
  const others = notes.members.filter(({ user_id }) => user_id !== whose);
  return { ...notes, members: text === '' ? others : [...others, { user_id: whose, text }] };
}
