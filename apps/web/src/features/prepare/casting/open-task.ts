import {
  CODE,
  type ExperimentDetail,
  experimentDetail,
  experimentList,
  experimentUpdate,
} from '@lets/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { createAutosave } from '../../../lib/autosave/autosave.ts';
import { resultOf } from '../../../lib/autosave/call-result.ts';
import { keptCopy } from '../../../lib/autosave/kept-copy.ts';
import type { Autosave, SaveResult } from '../../../lib/autosave/types.ts';
import { callKey } from '../../../lib/query.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { tableOf } from './role-table.ts';
import {
  changedFields,
  editsLeft,
  faultsOf,
  fieldsOf,
  mergeEdits,
  parseKept,
  type TaskEdits,
} from './task-draft.ts';

/** A field is wrong: nothing was sent. */
export const FAULTY = 'faulty';

/** Another person's version differs from mine in the same field. */
type Collision = 'task';

export interface OpenTask {
  readonly edits: Store<TaskEdits>;
  readonly autosave: Autosave<'edits', Collision>;
  /** Something of an earlier visit that the server does not have is on the screen again. */
  readonly isRecovered: boolean;
  /** The task as the server has it now. */
  meet(detail: ExperimentDetail): void;
  /** Their version stands; mine is dropped. */
  takeTheirs(): Promise<void>;
  /** Mine is laid over theirs: only the fields that I changed. */
  keepMine(): Promise<void>;
  /** A change that is saved at once on its own (another team), taken over like a save. */
  adopt(answer: ExperimentDetail): void;
}

export function openTask(first: ExperimentDetail, client: QueryClient): OpenTask {
  const { eid } = first;
  const copy = keptCopy(`task:${eid}`, parseKept);
  const edits = createStore<TaskEdits>({});
  let detail = first;
  /** What the edits were typed over. */
  let under = fieldsOf(first);
  const changes = () => changedFields(fieldsOf(detail), edits.get());
  const isSaved = () => Object.keys(changes()).length === 0;

  const autosave = createAutosave<'edits', TaskEdits, Collision>(
    { revision: first.revision },
    {
      read: edits.get,
      save: ({ revision }) => send(revision),
      isSaved,
      keep: (parts, revision) =>
        copy.write(parts.length > 0 ? { parts, revision, value: { under, edits: edits.get() } } : null),
    },
  );

  function meet(next: ExperimentDetail): void {
    if (next.revision < detail.revision) return;
    detail = next;
    // With nothing typed, what others save is simply shown.
    if (autosave.isUnsaved() || next.revision <= autosave.revision()) return;
    under = fieldsOf(next);
    autosave.receive({ is: 'merged', revision: next.revision });
  }

  function take(answer: ExperimentDetail): void {
    detail = answer;
    under = fieldsOf(answer);
    // An answer that was long under way takes nothing back that has been read since.
    client.setQueryData<ExperimentDetail>(callKey(experimentDetail, { eid }), (now) =>
      now && now.revision > answer.revision ? now : answer,
    );
    void client.invalidateQueries({ queryKey: callKey(experimentList) });
  }

  const fetchTheirs = () =>
    client.fetchQuery({
      queryKey: callKey(experimentDetail, { eid }),
      queryFn: () => call(experimentDetail, { eid }),
      staleTime: 0,
    });

  async function send(revision: number): Promise<SaveResult<Collision>> {
    const sent = changes();
    if (Object.keys(sent).length === 0) return { is: 'saved', revision };
    if (faultsOf({ ...fieldsOf(detail), ...edits.get() }).length > 0)
      return { is: 'refused', message: FAULTY };
    return resultOf<Collision>(
      async () => {
        const input = { ...wireOf(detail, sent), revision };
        const answer = await call(experimentUpdate, input, { shown: 'in-place' });
        take(answer);
        edits.set((now) => editsLeft(now, sent));
        return { is: 'saved', revision: answer.revision };
      },
      ({ code }) => (code === CODE.changed_meanwhile ? merge(revision) : null),
    );
  }

  /** Their version under my edits, when we did not both change the same thing. */
  async function merge(revision: number): Promise<SaveResult<Collision>> {
    const theirs = await fetchTheirs().catch(() => null);
    if (!theirs) return { is: 'offline' };
    const merged = mergeEdits(under, fieldsOf(theirs), edits.get());
    if (!merged || theirs.revision === revision) return { is: 'conflict', conflict: 'task' };
    detail = theirs;
    under = fieldsOf(theirs);
    edits.set(merged);
    return { is: 'merged', revision: theirs.revision };
  }

  const kept = first.may.edit ? copy.read() : null;
  if (kept) {
    const merged = mergeEdits(kept.value.under, under, kept.value.edits);
    if (!merged) under = kept.value.under;
    edits.set(merged ?? kept.value.edits);
    autosave.touch('edits');
    if (!merged) autosave.receive({ is: 'conflict', conflict: 'task' });
  }

  return {
    edits,
    autosave,
    isRecovered: autosave.isUnsaved(),
    meet,
    async takeTheirs() {
      edits.set({});
      autosave.drop();
      await client.invalidateQueries({ queryKey: callKey(experimentDetail, { eid }) });
    },
    async keepMine() {
      const theirs = await fetchTheirs();
      detail = theirs;
      under = fieldsOf(theirs);
      autosave.resume(theirs.revision);
    },
    adopt(answer) {
      take(answer);
      edits.set(({ holders: _, ...left }) => left);
      autosave.receive({ is: 'merged', revision: answer.revision });
    },
  };
}

function wireOf(detail: ExperimentDetail, changes: TaskEdits) {
  const { planned_start, planned_end, holders, ...texts } = changes;
  const roles = detail.flow.roles.map((role) => role.id);
  return {
    eid: detail.eid,
    ...texts,
    ...(planned_start !== undefined && { planned_start: planned_start ?? 0 }),
    ...(planned_end !== undefined && { planned_end: planned_end ?? 0 }),
    ...(holders && { holders: tableOf(holders, roles) }),
  };
}
