import { CODE, ManagedProject, projectManageDetail } from '@lets/contract';
import { call } from '../../../lib/api-client.ts';
import { createAutosave } from '../../../lib/autosave/autosave.ts';
import { resultOf } from '../../../lib/autosave/call-result.ts';
import { keptCopy } from '../../../lib/autosave/kept-copy.ts';
import type { Autosave, Save, SaveResult } from '../../../lib/autosave/types.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { type CasePart, isCasePart, isSamePart, savePart } from './case-parts.ts';

/** Another person saved the case: the revision that it has now. */
export interface CaseConflict {
  readonly revision: number;
}

export interface OpenCase {
  readonly shown: Store<ManagedProject>;
  readonly autosave: Autosave<CasePart, CaseConflict>;
  /** Something of an earlier visit that the server does not have is on the screen again. */
  readonly isRecovered: boolean;
}

/** What a refusal says of a case that is open to students and would no longer be complete. */
export const INCOMPLETE = 'incomplete';

const Kept = ManagedProject.omit({ flow: true });

/** Opens a case for its author: what an earlier visit left unsaved is laid over what the server has. */
export function openCase(detail: ManagedProject): OpenCase {
  const copy = keptCopy(`case:${detail.id}`, (value) => Kept.parse(value));
  const kept = copy.read();
  const shown = createStore<ManagedProject>(kept ? { ...kept.value, flow: detail.flow } : detail);
  const autosave = createAutosave<CasePart, ManagedProject, CaseConflict>(
    { revision: kept?.revision ?? detail.revision },
    {
      read: shown.get,
      save: (save) => send(detail.id, save, shown),
      keep(parts, revision) {
        const { flow: _, ...value } = shown.get();
        copy.write(parts.length > 0 ? { parts, revision, value } : null);
      },
    },
  );
  for (const part of kept?.parts.filter(isCasePart) ?? []) autosave.touch(part);
  return { shown, autosave, isRecovered: autosave.isUnsaved() };
}

function send(
  project_id: number,
  save: Save<CasePart, ManagedProject>,
  shown: Store<ManagedProject>,
): Promise<SaveResult<CaseConflict>> {
  const {
    parts: [part = 'info'],
    value,
    revision,
  } = save;
  return resultOf<CaseConflict>(
    async () => {
      const saved = await savePart(part, value, { project_id, revision });
      shown.set((now) => ({ ...now, faults: saved.faults }));
      return { is: 'saved', revision: saved.revision };
    },
    ({ code, data }) => {
      if (code === CODE.project_incomplete) return { is: 'refused', message: INCOMPLETE };
      return code === CODE.changed_meanwhile ? meet(data as CaseConflict, part, save) : null;
    },
  );
}

/** One revision further, with the same as was sent: that was the save whose answer was lost. */
async function meet(
  conflict: CaseConflict,
  part: CasePart,
  { value, revision, lost }: Save<CasePart, ManagedProject>,
): Promise<SaveResult<CaseConflict>> {
  if (conflict.revision === revision + 1) {
    const theirs = await call(
      projectManageDetail,
      { project_id: value.id },
      { quiet: 'the conflict that it would explain is shown either way' },
    ).catch(() => null);
    const isMine = theirs && [...lost, value].some((mine) => isSamePart(part, theirs, mine));
    if (isMine && theirs.revision === conflict.revision) return { is: 'merged', revision: theirs.revision };
  }
  return { is: 'conflict', conflict };
}
