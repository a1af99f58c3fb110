import { LIMITS, noteCreate } from '@lets/contract';
import { useCallback, useState } from 'react';
import { createAutosave } from '../../../../lib/autosave/autosave.ts';
import { resultOf } from '../../../../lib/autosave/call-result.ts';
import { keptCopy } from '../../../../lib/autosave/kept-copy.ts';
import { useAutosave } from '../../../../lib/autosave/use-autosave.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { only, useRoom } from '../room-context.tsx';
import type { Act } from '../room-view.ts';

interface NotePorts {
  readonly eid: number;
  readonly nodeId: string;
  act(): Act;
  /** The first letter makes the note and the last takes it away: only then is there more, or less, to share. */
  onMade(): void;
}

function openNote(stored: string, { eid, nodeId, act, onMade }: NotePorts) {
  const copy = keptCopy(`note:${eid}:${nodeId}`, String);
  const kept = copy.read();
  const text = createStore(kept?.value ?? stored);
  let saved = stored;
  const autosave = createAutosave<'text', string>(
    { revision: 0 },
    {
      read: text.get,
      // Notes have no revision: they are one person's, and the newest stands.
      save: ({ value }) =>
        resultOf<never>(
          async () => {
            if ([...value].length > LIMITS.note) return { is: 'refused', message: '' };
            await act()(noteCreate, { text: value, nid: nodeId }, { shown: 'in-place' });
            const isMade = (value === '') !== (saved === '');
            saved = value;
            if (isMade) onMade();
            return { is: 'saved', revision: 0 };
          },
          () => null,
        ),
      isSaved: () => text.get() === saved,
      keep: (parts, revision) => copy.write(parts.length > 0 ? { parts, revision, value: text.get() } : null),
    },
  );
  if (kept) autosave.touch('text');
  return { text, autosave };
}

/** My note on the section that is open. */
export function useNote(stored: string, onMade: () => unknown) {
  const { eid, nodeId, act } = useRoom(only('eid', 'nodeId', 'act'));
  const latest = useLatest({ act, onMade });
  const [{ text: store, autosave }] = useState(() =>
    openNote(stored, {
      eid,
      nodeId,
      act: () => latest.current.act,
      onMade: () => void latest.current.onMade(),
    }),
  );
  const text = useStore(store);
  const state = useAutosave(autosave);
  const edit = useCallback(
    (next: string) => {
      store.set(next);
      autosave.touch('text');
    },
    [store, autosave],
  );
  return { text, state, edit };
}
