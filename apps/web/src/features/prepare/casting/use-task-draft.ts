import {
  CODE,
  type ExperimentDetail,
  experimentDetail,
  experimentList,
  experimentUpdate,
} from '@lets/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import { tableOf } from './role-table.ts';
import {
  changedFields,
  editsLeft,
  faultsOf,
  fieldsOf,
  mergeEdits,
  type TaskEdits,
  type TaskFields,
} from './task-draft.ts';

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'waiting' }
  | { readonly is: 'saving' }
  | { readonly is: 'faulty' }
  /** Nobody answered: it is tried again. */
  | { readonly is: 'failed' }
  | { readonly is: 'refused'; readonly message: string }
  /** Somebody else has saved since: their version and mine differ. */
  | { readonly is: 'conflict' };

const PAUSE = 700;
const RETRY = 4000;

/**
 * The task under the editor's hands. What the server knows shows through wherever nothing was typed; what was typed is
 * saved after a pause, with the revision it was typed over, so that two editors never silently undo each other.
 */
export function useTaskDraft(detail: ExperimentDetail) {
  const client = useQueryClient();
  const [edits, setEdits] = useState<TaskEdits>({});
  const [state, setState] = useState<SaveState>({ is: 'saved', at: null });
  const base = useRef(detail.revision);
  /** What the edits were typed over. */
  const under = useRef(fieldsOf(detail));
  const saving = useRef<Promise<boolean> | null>(null);
  const latest = useRef({ detail, edits });
  latest.current = { detail, edits };
  const server = fieldsOf(detail);
  const fields: TaskFields = { ...server, ...edits };
  const isDirty = Object.keys(changedFields(server, edits)).length > 0;

  // With nothing typed, what others save is simply shown.
  if (!isDirty && !saving.current && detail.revision >= base.current) {
    base.current = detail.revision;
    under.current = server;
  }

  const keep = useCallback(
    (answer: ExperimentDetail) => {
      base.current = answer.revision;
      under.current = fieldsOf(answer);
      // An answer that was long under way takes nothing back that has been read since.
      client.setQueryData<ExperimentDetail>(callKey(experimentDetail, { eid: answer.eid }), (now) =>
        now && now.revision > answer.revision ? now : answer,
      );
      void client.invalidateQueries({ queryKey: callKey(experimentList) });
    },
    [client],
  );

  const send = useCallback(
    async (revision: number): Promise<boolean> => {
      const now = latest.current;
      const changes = changedFields(fieldsOf(now.detail), now.edits);
      if (Object.keys(changes).length === 0) return true;
      if (faultsOf({ ...fieldsOf(now.detail), ...now.edits }).length > 0) {
        setState({ is: 'faulty' });
        return false;
      }
      setState({ is: 'saving' });
      try {
        keep(await call(experimentUpdate, { ...wireOf(now.detail, changes), revision }, { silent: true }));
        const left = editsLeft(latest.current.edits, changes);
        setEdits(left);
        setState(Object.keys(left).length > 0 ? { is: 'waiting' } : { is: 'saved', at: Date.now() });
        return true;
      } catch (error) {
        const merged = isConflict(error) ? await mergeWithTheirs() : null;
        if (merged !== null) return send(merged);
        setState(stateAfter(error));
        return false;
      }

      /** Their version under my edits, when we did not both change the same thing; its revision, else null. */
      async function mergeWithTheirs(): Promise<number | null> {
        const theirs = await fetchDetail(client, now.detail.eid).catch(() => null);
        const edits = theirs && mergeEdits(under.current, fieldsOf(theirs), latest.current.edits);
        if (!theirs || !edits || theirs.revision === revision) return null;
        base.current = theirs.revision;
        under.current = fieldsOf(theirs);
        latest.current = { detail: theirs, edits };
        setEdits(edits);
        return theirs.revision;
      }
    },
    [client, keep],
  );

  /** Saves what is left now; true when the server has everything. */
  const save = useCallback(async (): Promise<boolean> => {
    await saving.current;
    saving.current = send(base.current).finally(() => {
      saving.current = null;
    });
    return saving.current;
  }, [send]);

  const pause = state.is === 'waiting' ? PAUSE : state.is === 'failed' ? RETRY : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further key begins the pause anew
  useEffect(() => {
    if (!isDirty || pause === null) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [isDirty, pause, edits, save]);

  function edit(change: TaskEdits) {
    setEdits((now) => ({ ...now, ...change }));
    if (state.is !== 'conflict') setState({ is: 'waiting' });
  }

  /** Their version stands; mine is dropped. */
  async function takeTheirs() {
    setEdits({});
    setState({ is: 'saved', at: null });
    await client.invalidateQueries({ queryKey: callKey(experimentDetail, { eid: detail.eid }) });
  }

  /** Mine is laid over theirs: only the fields that I changed. */
  async function keepMine() {
    const theirs = await fetchDetail(client, detail.eid);
    base.current = theirs.revision;
    under.current = fieldsOf(theirs);
    latest.current = { ...latest.current, detail: theirs };
    await save();
  }

  /** A change that is saved at once on its own (another team), taken over like a save. */
  const adopt = useCallback(
    (answer: ExperimentDetail) => {
      keep(answer);
      setEdits(({ holders: _, ...left }) => left);
      setState({ is: 'saved', at: Date.now() });
    },
    [keep],
  );

  return { fields, faults: faultsOf(fields), state, isDirty, edit, save, takeTheirs, keepMine, adopt };
}
export type TaskDraft = ReturnType<typeof useTaskDraft>;

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === CODE.changed_meanwhile;
}

function fetchDetail(client: QueryClient, eid: number): Promise<ExperimentDetail> {
  return client.fetchQuery({
    queryKey: callKey(experimentDetail, { eid }),
    queryFn: () => call(experimentDetail, { eid }),
    staleTime: 0,
  });
}

function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return { is: 'failed' };
  if (isConflict(error)) return { is: 'conflict' };
  return { is: 'refused', message: error.message };
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
