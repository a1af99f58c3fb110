import { furthestStep, stepFaults } from '@lets/authoring';
import { type Flow, SETUP_STEPS, type SetupStep, type WorkflowDetail } from '@lets/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { SaveState } from '../../../lib/autosave/types.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { writeFlowStep } from '../../../lib/storage.ts';
import { useStore } from '../../../lib/store.ts';
import { type Meanwhile, openSetup } from './open-setup.ts';

export interface Setup {
  readonly flow: Flow;
  /** What the flow on the screen was made of. */
  readonly base: Flow;
  readonly editable: boolean;
  readonly faults: ReturnType<typeof stepFaults>;
  /** The furthest complete step. */
  readonly furthest: number;
  readonly state: SaveState<Meanwhile>;
  /** Changes what the current step is about, and what other steps are about that are named; it is saved after a pause. */
  readonly edit: (change: (flow: Flow) => Flow, ...others: SetupStep[]) => void;
  /** Saves now what waits; whether everything is on the server. */
  readonly flush: () => Promise<boolean>;
  readonly isUnsaved: () => boolean;
  /** Forgets what was not sent, once it has been kept elsewhere or given up. */
  readonly drop: () => void;
}

/** One draft under setup: the flow as it is on the screen, saved step by step as it changes. */
export function useSetup(detail: WorkflowDetail, step: SetupStep): Setup {
  const { t } = useTranslation('common');
  const { editable } = detail;
  const [{ draft, autosave, isRecovered }] = useState(() => openSetup(detail));
  const state = useAutosave(autosave);
  const { base, flow } = useStore(draft);
  useEffect(() => {
    if (isRecovered) toast(t('saving.recovered'), { type: 'info' });
  }, [isRecovered, t]);

  const edit = useCallback(
    (change: (flow: Flow) => Flow, ...others: SetupStep[]) => {
      if (!editable) return;
      draft.set((now) => ({ ...now, flow: change(now.flow) }));
      for (const touched of new Set([step, ...others])) autosave.touch(touched);
    },
    [draft, autosave, step, editable],
  );

  const faults = useMemo(() => stepFaults(flow), [flow]);
  const furthest = furthestStep(faults);
  useEffect(() => writeFlowStep(Math.min(SETUP_STEPS.length - 1, furthest + 1)), [furthest]);
  const { flush, isUnsaved, drop } = autosave;
  return { flow, base, editable, faults, furthest, state, edit, flush, isUnsaved, drop };
}
