import {
  type ChangedMeanwhile,
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
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts';
import { writeFlowStep } from '../../../lib/storage.ts';
import { useStore } from '../../../lib/store.ts';
import { dataOf } from './model.ts';
import { createSetupSaver, type SaveState, type SendResult } from './setup-saver.ts';

const CALLS = {
  node: setNode,
  doc: setDoc,
  role: setRole,
  assign: setAssign,
  action: setAction,
  anime: setAnime,
  seat: setSeat,
} as const;

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
  readonly isUnsaved: () => boolean;
  /** Forgets what was not sent, once it has been kept elsewhere or given up. */
  readonly drop: () => void;
}

/** One draft under setup: the flow as it is on the screen, saved step by step as it changes. */
export function useSetup(detail: WorkflowDetail, step: SetupStep): Setup {
  const { flow_id: flowId, revision, editable } = detail;
  const [flow, setFlow] = useState(detail.flow);
  const now = useRef(detail.flow);
  const saver = useMemo(
    () =>
      createSetupSaver(revision, {
        read: () => now.current,
        send: (dirty, seen, sent) => send(flowId, dirty, seen, sent),
        now: () => Date.now(),
      }),
    [flowId, revision],
  );

  const edit = useCallback(
    (change: (flow: Flow) => Flow) => {
      if (!editable) return;
      now.current = change(now.current);
      setFlow(now.current);
      saver.touch(step);
    },
    [saver, step, editable],
  );

  useEffect(() => {
    const online = () => void saver.flush();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      void saver.flush();
      saver.stop();
    };
  }, [saver]);

  const faults = useMemo(() => stepFaults(flow), [flow]);
  const furthest = furthestStep(faults);
  useEffect(() => writeFlowStep(Math.min(SETUP_STEPS.length - 1, furthest + 1)), [furthest]);
  const state = useStore(saver.state);
  const { flush, isDirty, drop } = saver;
  return { flow, editable, faults, furthest, state, edit, flush, isUnsaved: isDirty, drop };
}

async function send(flowId: number, step: SetupStep, revision: number, flow: Flow): Promise<SendResult> {
  try {
    const input = { flow_id: flowId, revision, data: dataOf(step, flow) };
    const saved: Saved = await call(CALLS[step], input as never, { silent: true });
    return { is: 'saved', revision: saved.revision };
  } catch (error) {
    if (error instanceof NetworkError) return { is: 'offline' };
    if (!(error instanceof ApiError)) throw error;
    if (error.code === CODE.published) return { is: 'published' };
    if (error.code !== CODE.changed_meanwhile) return { is: 'refused', message: error.message };
    const { saved_by } = error.data as ChangedMeanwhile;
    return { is: 'conflict', by: saved_by?.name ?? null };
  }
}
