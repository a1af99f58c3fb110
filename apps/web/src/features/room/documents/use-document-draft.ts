import { CODE, type docDetail, docSave, type OutputOf, type RichDocument } from '@lets/contract';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { useRoomContext } from '../room-context.tsx';
import { type Draft, hasUnsavedEdits, openDraft, shouldSave, stepDraft } from './draft.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';

/** Long enough to gather a sentence, short enough that a partner sees it soon. */
const PAUSE_BEFORE_SAVE = 1200;
const PAUSE_AFTER_FAILURE = 4000;

export type DocumentDetail = OutputOf<typeof docDetail>;

export interface DocumentDraft {
  readonly draft: Draft;
  readonly edit: (content: RichDocument) => void;
  /** Sends what is not saved yet; resolves when nothing is left, or false when it cannot be saved now. */
  readonly flush: () => Promise<boolean>;
  /** Settles a conflict in favour of what is on this screen: it becomes the next version over theirs. */
  readonly keepMine: () => void;
}

/** What was on the screen when the page went away, unless the server has it. */
function startDraft(document: DocumentDetail): Draft {
  const draft = openDraft(document.content, document.shown_version, document.updated_at);
  const kept = readDraft(document.id);
  if (!kept) return draft;
  const resumed = { ...openDraft(kept.content, kept.base_version, null), edits: 1, status: 'dirty' as const };
  return stepDraft(resumed, { type: 'overtaken', version: document.version });
}

/** Writing one document: saves after each pause, holds on to what cannot be saved, and shows a conflict instead of losing it. */
export function useDocumentDraft(document: DocumentDetail): DocumentDraft {
  const { act, state, connection } = useRoomContext();
  const [draft, step] = useReducer(stepDraft, document, startDraft);
  const latest = useRef(draft);
  latest.current = draft;
  const running = useRef<Promise<boolean> | null>(null);

  const save = useCallback((): Promise<boolean> => {
    if (running.current) return running.current;
    const sent = latest.current;
    step({ type: 'save_started' });
    const attempt = act(
      docSave,
      { doc_id: document.id, base_version: sent.base_version, content: sent.content, revise: false },
      { silent: true },
    )
      .then((answer) => {
        if (latest.current.edits === sent.edits) forgetDraft(document.id);
        step({
          type: 'saved',
          version: answer.document.version,
          edits: sent.edits,
          at: answer.document.updated_at,
        });
        return true;
      })
      .catch((error: unknown) => {
        const isOvertaken = error instanceof ApiError && error.code === CODE.changed_meanwhile;
        step(isOvertaken ? { type: 'overtaken', version: sent.base_version + 1 } : { type: 'save_failed' });
        return false;
      })
      .finally(() => {
        running.current = null;
      });
    running.current = attempt;
    return attempt;
  }, [act, document.id]);

  useEffect(() => {
    if (!shouldSave(draft)) return;
    const isWaitingForLine = draft.status === 'failed' && connection.state !== 'connected';
    const pause = draft.status === 'failed' ? PAUSE_AFTER_FAILURE : PAUSE_BEFORE_SAVE;
    if (isWaitingForLine) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [draft, connection, save]);

  const theirs = state.documents[document.id]?.version ?? 0;
  useEffect(() => {
    // A version that is neither ours nor on its way from us: somebody else wrote meanwhile.
    if (theirs > draft.base_version && hasUnsavedEdits(draft) && draft.status !== 'saving') {
      step({ type: 'overtaken', version: theirs });
    }
  }, [theirs, draft]);

  const edit = useCallback(
    (content: RichDocument) => {
      keepDraft(document.id, { content, base_version: latest.current.base_version });
      step({ type: 'edited', content });
    },
    [document.id],
  );

  const flush = useCallback(async () => {
    if (running.current) await running.current;
    return hasUnsavedEdits(latest.current) ? save() : true;
  }, [save]);

  const keepMine = useCallback(() => step({ type: 'kept_mine', version: theirs }), [theirs]);
  return { draft, edit, flush, keepMine };
}
