import { CODE, type EvaluationContent, type EvaluationDetail, evaluateSave } from '@lets/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../lib/api-client.ts';

const PAUSE_MS = 700;
const AGAIN_MS = 4000;

export type DraftState =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | { readonly is: 'failed' }
  /** Somebody else saved meanwhile: this is what they have. */
  | { readonly is: 'conflict'; readonly theirs: Theirs };
interface Theirs {
  readonly content: EvaluationContent;
  readonly revision: number;
}

/** What is written of a run, saved a moment after the last key; nobody's writing is overwritten unasked. */
export function useDraft(eid: number, given: NonNullable<EvaluationDetail['draft']>) {
  const [content, setContent] = useState(given.content);
  const [state, setState] = useState<DraftState>({ is: 'saved', at: given.saved_at });
  const revision = useRef(given.revision);
  const kept = useRef(given.content);
  const wanted = useRef(given.content);
  const sending = useRef<Promise<void> | null>(null);

  const save = useCallback(async () => {
    if (sending.current) await sending.current;
    if (wanted.current === kept.current) return;
    const send = async (next: EvaluationContent) => {
      setState({ is: 'saving' });
      try {
        const input = { eid, revision: revision.current, content: next };
        const answer = await call(evaluateSave, input, { silent: true });
        revision.current = answer.revision;
        kept.current = next;
        setState({ is: 'saved', at: Date.now() });
      } catch (error) {
        setState(stateOf(error));
      }
    };
    sending.current = send(wanted.current);
    await sending.current;
    sending.current = null;
  }, [eid]);

  const alter = useCallback((make: (content: EvaluationContent) => EvaluationContent) => {
    wanted.current = make(wanted.current);
    setContent(wanted.current);
  }, []);
  const change = (next: EvaluationContent) => alter(() => next);

  const isConflict = state.is === 'conflict';
  useEffect(() => {
    if (isConflict || content === kept.current) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, isConflict, save]);
  useEffect(() => {
    if (state.is !== 'failed') return;
    const timer = setTimeout(() => void save(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, save]);
  // Whoever leaves right after the last key has it saved too.
  useEffect(() => () => void save(), [save]);

  const settle = (takesTheirs: boolean) => {
    if (state.is !== 'conflict') return;
    const { theirs } = state;
    revision.current = theirs.revision;
    kept.current = theirs.content;
    if (takesTheirs) change(theirs.content);
    setState({ is: 'saved', at: null });
    if (!takesTheirs) void save();
  };
  // What is typed is not safe before it has been sent.
  const isAhead = state.is === 'saved' && content !== kept.current;
  const shown: DraftState = isAhead ? { is: 'saving' } : state;
  return { content, state: shown, revision, change, alter, save, settle };
}
export type Draft = ReturnType<typeof useDraft>;

function stateOf(error: unknown): DraftState {
  const isConflict = error instanceof ApiError && error.code === CODE.changed_meanwhile;
  return isConflict && error.data ? { is: 'conflict', theirs: error.data as Theirs } : { is: 'failed' };
}
