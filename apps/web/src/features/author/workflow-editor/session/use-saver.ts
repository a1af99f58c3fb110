import {
  type ChangedMeanwhile,
  CODE,
  type WorkflowDetail,
  workflowDetail,
  workflowSave,
} from '@lets/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../../../components/toast/toast.tsx';
import { type KeptDraft, writeKeptDraft } from '../../../../domain/flow/draft/kept-draft.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { type ApiError, call } from '../../../../lib/api-client.ts';
import { resultOf } from '../../../../lib/autosave/call-result.ts';
import { useAutosave } from '../../../../lib/autosave/use-autosave.ts';
import type { Editor } from './editor.ts';
import {
  type Changed,
  changedHead,
  createSaver,
  type Draft,
  type DraftConflict,
  type FlowHead,
  type SendResult,
} from './saver.ts';

async function send(
  flow_id: number,
  revision: number,
  { flow, head }: Draft,
  known: FlowHead | null,
): Promise<SendResult> {
  let changed: Changed | null = null;
  const result = await resultOf<DraftConflict>(
    async () => {
      const input = { flow_id, revision, flow, ...changedHead(head, known) };
      const saved = await call(workflowSave, input, { shown: 'in-place' });
      return { is: 'saved', revision: saved.revision };
    },
    (error) => {
      changed = changedOf(error);
      return error.code === CODE.published ? { is: 'conflict', conflict: { is: 'published' } } : null;
    },
  );
  return changed ?? result;
}

function changedOf({ code, data }: ApiError): Changed | null {
  if (code !== CODE.changed_meanwhile) return null;
  const { revision, flow, saved_by } = data as ChangedMeanwhile;
  return { is: 'changed', revision, flow, by: saved_by?.name ?? null };
}

interface SaverOptions {
  /** What was drawn here earlier and never reached the server; the editor shows it. */
  readonly recovered: KeptDraft | null;
  /** Someone published it, and everything drawn here is in it. */
  readonly onPublished: (by: string | null) => void;
}

/** Ties an editor to its draft on the server. */
export function useSaver(editor: Editor, detail: WorkflowDetail, { recovered, onPublished }: SaverOptions) {
  const { t } = useTranslation('draw');
  const { flow_id: flowId } = detail;
  const [head, setHead] = useState<FlowHead>(() => recovered?.head ?? headOf(detail));
  const headNow = useRef(head);
  const [saver] = useState(() => {
    // What was recovered was drawn on an older flow: the newer one is taken in as if someone had just saved it.
    const base: Draft = { flow: recovered?.base ?? detail.flow, head: headOf(detail) };
    const revision = recovered ? detail.revision - 1 : detail.revision;
    const read = () => ({ flow: editor.flow(), head: headNow.current });
    return createSaver(base, revision, {
      read,
      send: (seen, draft, known) => send(flowId, seen, draft, known),
      adopt(flow, by) {
        editor.adopt(flow);
        if (by) toast(t('save.merged', { name: by }), { type: 'info' });
      },
      keep: (kept) => writeKeptDraft(flowId, kept && { ...kept, ...read() }),
    });
  });
  const state = useAutosave(saver.autosave);

  useEffect(() => {
    if (!editor.canEdit) return;
    if (recovered) {
      saver.touch('flow');
      saver.receive({ revision: detail.revision, flow: detail.flow, by: null });
    }
    let drawn = editor.flow();
    return editor.store.subscribe(() => {
      if (editor.flow() === drawn) return;
      drawn = editor.flow();
      saver.touch('flow');
    });
  }, [editor, saver, detail, recovered]);

  const changeHead = (next: FlowHead) => {
    headNow.current = next;
    setHead(next);
    saver.touch('head');
  };
  const hear = useMemo(
    () => async (revision: number, by: string | null) => {
      if (revision <= saver.revision()) return;
      const now = await call(
        workflowDetail,
        { flow_id: flowId },
        { quiet: "news of another's edit; the next save tells of it as a conflict" },
      ).catch(() => null);
      if (!now) return;
      if (!now.published) saver.receive({ revision: now.revision, flow: now.flow, by });
      else if (!saver.receivePublished()) onPublished(by);
    },
    [saver, flowId, onPublished],
  );
  return { saver, state, head, setHead: changeHead, hear };
}

function headOf({ name, experiment_type }: WorkflowDetail): FlowHead {
  return { name, experiment_type };
}
