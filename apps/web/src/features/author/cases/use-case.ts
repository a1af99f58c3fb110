import { CODE, type ManagedProject, type ProjectSaved, projectSave, projectState } from '@lets/contract';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call, showError } from '../../../lib/api-client.ts';
import type { SaveState } from '../../../lib/autosave/types.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useStore } from '../../../lib/store.ts';
import { type CasePart, infoOf, type Place } from './case-parts.ts';
import { type CaseConflict, INCOMPLETE, type OpenCase, openCase } from './open-case.ts';

type Change = (project: ManagedProject) => ManagedProject;
type Job = (project: ManagedProject, place: Place) => Promise<ProjectSaved>;

export interface CaseEdit {
  readonly project: ManagedProject;
  readonly state: SaveState<CaseConflict>;
  /** Changes the case on the screen and keeps it after a pause. */
  readonly editInfo: (change: Change) => void;
  readonly editRoles: (change: Change) => void;
  readonly editJumps: (change: Change) => void;
  readonly editDocument: (id: string, change: Change) => void;
  readonly removeDocument: (id: string) => void;
  readonly editTemplate: (nodeId: string, templateId: string, change: Change) => void;
  /** Keeps everything, then opens the case to its students or takes it back; whether it was done. */
  readonly setReady: (isReady: boolean) => Promise<boolean>;
  /** Keeps everything, then moves the case to another version of the workflow; whether it was done. */
  readonly moveTo: (flowId: number) => Promise<boolean>;
  readonly flush: () => Promise<boolean>;
  readonly isUnsaved: () => boolean;
  /** Another person saved in between: what is unsaved here goes on top of it. */
  readonly keepMine: () => void;
  readonly drop: () => void;
}

/** One case under its author's hands: as it is on the screen, kept part by part as it changes, one after the other. */
export function useCase(detail: ManagedProject): CaseEdit {
  const { t } = useTranslation(['project', 'common']);
  const [opened] = useState(() => openCase(detail));
  const project = useStore(opened.shown);
  const saving = useAutosave(opened.autosave);
  useEffect(() => {
    if (opened.isRecovered) toast(t('common:saving.recovered'), { type: 'info' });
  }, [opened, t]);
  const acts = useMemo(() => actsOf(opened), [opened]);
  const isIncomplete = saving.is === 'refused' && saving.message === INCOMPLETE;
  const state = isIncomplete ? { ...saving, message: t('save.incomplete') } : saving;
  return { project, state, ...acts };
}

function actsOf({ shown, autosave }: OpenCase): Omit<CaseEdit, 'project' | 'state'> {
  const edit = (part: CasePart, change: Change) => {
    shown.set(change);
    autosave.touch(part);
  };
  /** Does on its own, with everything saved, what changes the case's revision too. */
  const perform = async (job: Job, after: Change): Promise<boolean> => {
    if (!(await autosave.flush())) return false;
    const { id } = shown.get();
    try {
      const saved = await job(shown.get(), { project_id: id, revision: autosave.revision() });
      autosave.receive({ is: 'merged', revision: saved.revision });
      shown.set((now) => ({ ...after(now), faults: saved.faults }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return false;
      if (error.code !== CODE.changed_meanwhile) showError(error.message);
      else autosave.receive({ is: 'conflict', conflict: error.data as CaseConflict });
      return false;
    }
  };
  return {
    editInfo: (change) => edit('info', change),
    editRoles: (change) => edit('roles', change),
    editJumps: (change) => edit('jumps', change),
    editDocument: (id, change) => edit(`doc ${id}`, change),
    removeDocument: (id) =>
      edit(`doc ${id}`, (now) => ({
        ...now,
        body: { ...now.body, documents: now.body.documents.filter((one) => one.id !== id) },
      })),
    editTemplate: (nodeId, templateId, change) => edit(`template ${nodeId} ${templateId}`, change),
    setReady: (ready) =>
      perform(
        (_, place) => call(projectState, { ...place, ready }, { shown: 'in-place' }),
        (now) => ({ ...now, ready }),
      ),
    moveTo: (flow_id) =>
      perform(
        (now, place) => call(projectSave, { ...place, info: infoOf(now), flow_id }, { shown: 'in-place' }),
        (now) => now,
      ),
    keepMine() {
      const now = autosave.state.get();
      if (now.is === 'conflict') autosave.resume(now.conflict.revision);
    },
    flush: autosave.flush,
    isUnsaved: autosave.isUnsaved,
    drop: autosave.drop,
  };
}
