import {
  type ChangedMeanwhile,
  CODE,
  type WorkflowDetail,
  workflowDetail,
  workflowSave,
} from '@lets/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { toast } from '../../../../components/toast/toast.tsx';
import { type KeptDraft, writeKeptDraft } from '../../../../domain/flow/draft/kept-draft.ts';
import { ApiError, call, NetworkError } from '../../../../lib/api-client.ts';
import type { Editor } from './editor.ts';
import { changedHead, createSaver, type Draft, type FlowHead, type Saver, type SendResult } from './saver.ts';

async function send(
  flowId: number,
  revision: number,
  { flow, head }: Draft,
  known: FlowHead | null,
): Promise<SendResult> {
  try {
    const saved = await call(
      workflowSave,
      {
        flow_id: flowId,
        revision,
        flow,
        ...changedHead(head, known),
      },
      { silent: true },
    );
    return { is: 'saved', revision: saved.revision };
  } catch (error) {
    if (error instanceof NetworkError) return { is: 'offline' };
    if (!(error instanceof ApiError)) throw error;
    if (error.code === CODE.published) return { is: 'published' };
    if (error.code !== CODE.changed_meanwhile) return { is: 'refused', message: error.message };
    const { revision: theirs, flow: now, saved_by } = error.data as ChangedMeanwhile;
    return { is: 'changed', revision: theirs, flow: now, by: saved_by?.name ?? null };
  }
}

interface SaverOptions {
  /** What was drawn here earlier and never reached the server; the editor shows it. */
  readonly recovered: KeptDraft | null;
  /** Somebody published it, and everything drawn here is in it. */
  readonly onPublished: (by: string | null) => void;
}

/** Ties an editor to its draft on the server. */
export function useSaver(editor: Editor, detail: WorkflowDetail, { recovered, onPublished }: SaverOptions) {
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
    // What was recovered was drawn on an older flow: the newer one is taken in as if somebody had just saved it.
    const base: Draft = { flow: recovered?.base ?? detail.flow, head: first };
    return createSaver(base, recovered ? detail.revision - 1 : detail.revision, {
      read: () => ({ flow: editor.flow(), head: headNow.current }),
      send: (revision, draft, known) => send(flowId, revision, draft, known),
      adopt(flow, by) {
        editor.adopt(flow);
        if (by) toast(t('save.merged', { name: by }), { type: 'info' });
      },
      keep: (kept) => writeKeptDraft(flowId, kept),
      now: () => Date.now(),
    });
  }, [editor, detail, first, flowId, recovered, t]);

  useEffect(() => {
    if (!editor.canEdit) return;
    saver.receive(detail.revision, detail.flow, null);
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
  }, [editor, saver, detail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another head is what there is to save
  useEffect(() => saver.touch(), [head, saver]);

  const hear = useMemo(
    () => async (revision: number, by: string | null) => {
      if (revision <= saver.revision()) return;
      const now = await call(workflowDetail, { flow_id: flowId }, { silent: true }).catch(() => null);
      if (!now) return;
      if (!now.published) saver.receive(now.revision, now.flow, by);
      else if (!saver.receivePublished()) onPublished(by);
    },
    [saver, flowId, onPublished],
  );
  return { saver, head, setHead, hear };
}

/** Somebody who leaves with something unsaved is asked first. */
export function useLeaveGuard(saver: Saver) {
  // What was published meanwhile is kept in the browser, and a window asks where it should go.
  const isUnsaved = () => !['saved', 'published'].includes(saver.state.get().is);
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
