import {
  CODE,
  type Flow,
  furthestStep,
  type Saved,
  SETUP_STEPS,
  type SetupStep,
  setAction,
  setAnime,
  setAssign,
  setDoc,
  setNode,
  setRole,
  setSeat,
  stepFaults,
  type WorkflowDetail,
} from '@lets/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
import { writeFlowStep } from '../../lib/storage.ts';
import { dataOf } from './model.ts';

const CALLS = {
  node: setNode,
  doc: setDoc,
  role: setRole,
  assign: setAssign,
  action: setAction,
  anime: setAnime,
  seat: setSeat,
} as const;
const PAUSE = 700;

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly message: string }
  /** Somebody else saved in between. */
  | { readonly is: 'conflict'; readonly by: string | null };

export interface Setup {
  readonly flow: Flow;
  readonly editable: boolean;
  readonly faults: ReturnType<typeof stepFaults>;
  /** The furthest complete step. */
  readonly furthest: number;
  readonly state: SaveState;
  /** Changes what the current step is about; it is saved after a pause. */
  readonly edit: (change: (flow: Flow) => Flow) => void;
  /** Saves now what waits; whether everything is on the server. */
  readonly flush: () => Promise<boolean>;
}

/** One draft under setup: the flow as it is on the screen, saved step by step as it changes. */
export function useSetup(detail: WorkflowDetail, step: SetupStep): Setup {
  const [flow, setFlow] = useState(detail.flow);
  const [state, setState] = useState<SaveState>({ is: 'saved', at: null });
  const now = useRef({ flow: detail.flow, revision: detail.revision, dirty: null as SetupStep | null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const { dirty, flow: sent, revision } = now.current;
    if (!dirty) return true;
    now.current.dirty = null;
    setState({ is: 'saving' });
    const input = { flow_id: detail.flow_id, revision, data: dataOf(dirty, sent) };
    const work = call(CALLS[dirty], input as never, { silent: true }).then(
      (saved: Saved) => {
        now.current.revision = saved.revision;
        setState({ is: 'saved', at: Date.now() });
        return true;
      },
      (error: unknown) => {
        now.current.dirty ??= dirty;
        setState(failureOf(error));
        return false;
      },
    );
    running.current = work;
    const isKept = await work;
    running.current = null;
    return isKept;
  }, [detail.flow_id]);

  const edit = useCallback(
    (change: (flow: Flow) => Flow) => {
      if (!detail.editable) return;
      if (now.current.dirty && now.current.dirty !== step) void flush();
      now.current.flow = change(now.current.flow);
      now.current.dirty = step;
      setFlow(now.current.flow);
      setState((before) => (before.is === 'conflict' ? before : { is: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush, step, detail.editable],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current.dirty) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void flush();
    };
  }, [flush]);

  const faults = useMemo(() => stepFaults(flow), [flow]);
  const furthest = furthestStep(faults);
  useEffect(() => writeFlowStep(Math.min(SETUP_STEPS.length - 1, furthest + 1)), [furthest]);
  return { flow, editable: detail.editable, faults, furthest, state, edit, flush };
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return { is: 'failed', message: '' };
  if (error.code !== CODE.changed_meanwhile) return { is: 'failed', message: error.message };
  const { saved_by } = (error.data ?? {}) as { saved_by?: { name: string } | null };
  return { is: 'conflict', by: saved_by?.name ?? null };
}
