import { SETUP_STEPS, type WorkflowDetail, workflowDetail } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { ExhibitsOf } from '../../../domain/flow/exhibits.tsx';
import {
  SETUP_PAGES,
  type SetupPage,
  setupPageOf,
  setupPath,
  WANTED_PAGE,
} from '../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { writeFlowStep } from '../../../lib/storage.ts';
import { positive } from '../../../lib/use-list-params.ts';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { ActionStep } from './steps/action-step.tsx';
import { AssignStep } from './steps/assign-step.tsx';
import { DocStep } from './steps/doc-step.tsx';
import { NodeStep } from './steps/node-step.tsx';
import { RoleStep } from './steps/role-step.tsx';
import { SceneStep } from './steps/scene-step.tsx';
import { SeatStep } from './steps/seat-step.tsx';
import { useSetup } from './use-setup.ts';

const LAST = SETUP_PAGES.length - 1;

/** /manager/workflow/set/{flow_id}: the seven steps; without one, as far as the flow has come. */
export function Component() {
  const { t } = useTranslation('setup');
  const { flow_id = null, page } = useParams();
  const flowId = positive(flow_id, 0);
  usePageTitle(t('title'));
  const client = useQueryClient();
  // What is on the screen is the truth while it is open: nothing is asked again behind its back.
  useEffect(() => () => client.removeQueries({ queryKey: callKey(workflowDetail) }), [client]);
  const [opened, setOpened] = useState(0);
  const read = useCall(
    workflowDetail,
    { flow_id: Math.max(1, flowId) },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (!read.data) {
    return (
      <main className={styles.wait}>
        {read.isError ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <Skeleton height={480} />
        )}
      </main>
    );
  }
  const reached = Math.min(LAST, read.data.step + 1);
  if (!page) return <Begin flowId={flowId} step={reached} />;
  const step = SETUP_PAGES.indexOf(page as SetupPage);
  if (step < 0) return <Navigate to="/404" replace />;
  const reload = async () => {
    await read.refetch();
    setOpened(opened + 1);
  };
  // Read again behind the page (a language switch does that), it takes nothing away that is being typed.
  return (
    <SetupOf
      key={`${read.data.flow_id} ${opened}`}
      detail={read.data}
      step={step}
      onReload={() => void reload()}
    />
  );
}

/** Remembers how far the flow has come before the guard asks for it. */
function Begin({ flowId, step }: { flowId: number; step: number }) {
  const [address] = useSearchParams();
  writeFlowStep(step);
  return <Navigate to={setupPath(flowId, setupPageOf(address.get(WANTED_PAGE), step))} replace />;
}

const STEPS = [NodeStep, DocStep, RoleStep, AssignStep, ActionStep, SceneStep, SeatStep] as const;

function SetupOf({ detail, step, onReload }: { detail: WorkflowDetail; step: number; onReload: () => void }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const setup = useSetup(detail, SETUP_STEPS[step] ?? 'node');
  const reached = Math.min(LAST, setup.furthest + 1);
  const isLawful = step <= reached;
  // The remembered step may be that of another flow: what this one lacks decides.
  useEffect(() => {
    if (isLawful) return;
    toast(t('guard.step_incomplete'), { type: 'warning' });
    void navigate(setupPath(detail.flow_id, SETUP_PAGES[reached] ?? 'node'), { replace: true });
  }, [isLawful, reached, detail.flow_id, navigate, t]);
  if (!isLawful) return null;
  const Step = STEPS[step] ?? NodeStep;
  return (
    <ExhibitsOf flowId={detail.flow_id}>
      <Frame detail={detail} setup={setup} step={step} onReload={onReload}>
        <Step setup={setup} step={step} />
      </Frame>
    </ExhibitsOf>
  );
}
