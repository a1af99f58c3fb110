import {
  type ChangedMeanwhile,
  CODE,
  Flow,
  type WorkflowDetail,
  workflowDetail,
  workflowSave,
} from '@lets/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { toast } from '../../../components/toast/toast.tsx';
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts';
import { readDraft, writeDraft } from '../../../lib/storage.ts';
import { mergeFlows } from '../model/merge.ts';
import type { Editor } from './editor.ts';
import { createSaver, type Draft, type FlowHead, type Saver, type SendResult } from './saver.ts';

const draftName = (flowId: number) => `flow:${flowId}`;

async function send(flowId: number, base: Draft, revision: number, draft: Draft): Promise<SendResult> {
  try {
    const saved = await call(
      workflowSave,
      {
        flow_id: flowId,
        revision,
        flow: draft.flow,
        ...(draft.head.name.zh.trim() && { name: draft.head.name }),
        ...(draft.head.experiment_type !== base.head.experiment_type && {
          experiment_type: draft.head.experiment_type,
        }),
      },
      { silent: true },
    );
    return { is: 'saved', revision: saved.revision };
  } catch (error) {
    if (error instanceof NetworkError) return { is: 'offline' };
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== CODE.changed_meanwhile) return { is: 'refused', message: error.message };
    const { revision: theirs, flow, saved_by } = error.data as ChangedMeanwhile;
    return { is: 'changed', revision: theirs, flow, by: saved_by?.name ?? null };
  }
}

/** What was drawn here and never reached the server: put on top of what the server has. */
export function recoverDraft(detail: WorkflowDetail): { flow: Flow; isRecovered: boolean } {
  try {
    const kept: unknown = JSON.parse(readDraft(draftName(detail.flow_id)) || 'null');
    const { base, flow } = kept as { base: unknown; flow: unknown };
    const merged = mergeFlows(Flow.parse(base), Flow.parse(flow), detail.flow);
    return { flow: merged.flow, isRecovered: true };
  } catch {
    return { flow: detail.flow, isRecovered: false };
  }
}

/** Ties an editor to its draft on the server. */
export function useSaver(editor: Editor, detail: WorkflowDetail) {
  const { t } = useTranslation('draw');
  const first: FlowHead = useMemo(
    () => ({ name: detail.name, experiment_type: detail.experiment_type }),
    [detail],
  );
  const [head, setHead] = useState(first);
  const headNow = useRef(head);
  headNow.current = head;
  const { flow_id: flowId } = detail;
  const saver: Saver = useMemo(() => {
    const base: Draft = { flow: detail.flow, head: first };
    return createSaver(base, detail.revision, {
      read: () => ({ flow: editor.flow(), head: headNow.current }),
      send: (revision, draft) => send(flowId, base, revision, draft),
      adopt(flow, by) {
        editor.adopt(flow);
        if (by) toast(t('save.merged', { name: by }), { type: 'info' });
      },
      keep: (kept) => writeDraft(draftName(flowId), kept ? JSON.stringify(kept) : ''),
      now: () => Date.now(),
    });
  }, [editor, detail, first, flowId, t]);

  useEffect(() => {
    if (!editor.canEdit) return;
    saver.touch();
    const stop = editor.store.subscribe(() => saver.touch());
    const online = () => void saver.flush();
    window.addEventListener('online', online);
    return () => {
      stop();
      window.removeEventListener('online', online);
      void saver.flush();
      saver.stop();
    };
  }, [editor, saver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another head is what there is to save
  useEffect(() => saver.touch(), [head, saver]);

  const hear = useMemo(
    () => async (revision: number, by: string | null) => {
      if (revision <= saver.revision()) return;
      const now = await call(workflowDetail, { flow_id: flowId }, { silent: true }).catch(() => null);
      if (now) saver.receive(now.revision, now.flow, by);
    },
    [saver, flowId],
  );
  return { saver, head, setHead, hear };
}

/** Somebody who leaves with something unsaved is asked first. */
export function useLeaveGuard(saver: Saver) {
  const isUnsaved = () => saver.state.get().is !== 'saved';
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  // Most of the time what is unsaved only needs the moment that a save takes.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void saver.flush().then((isSaved) => {
      if (isSaved) blocker.proceed();
    });
  }, [blocker, saver]);
  return blocker;
}
