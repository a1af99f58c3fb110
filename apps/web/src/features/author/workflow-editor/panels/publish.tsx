import {
  CODE,
  type FlowCheck,
  SETUP_STEPS,
  type StepFault,
  type WorkflowDetail,
  workflowCheck,
  workflowDetail,
  workflowList,
  workflowPublish,
  workflowVersionNew,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../components/dialog/dialog.tsx';
import { SkeletonRows } from '../../../../components/states/states.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { PublishSummary } from '../../../../domain/flow/versions/publish-summary.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { callKey, useAct } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow } from '../session/editor.ts';
import type { Saver } from '../session/saver.ts';
import { useCentre } from '../session/use-centre.ts';
import styles from './dialogs.module.css';
import { Findings } from './findings.tsx';

/** Publishes what is saved; what the server finds wrong is shown as the editor shows it. */
export function Publish({
  detail,
  saver,
  check,
}: {
  detail: WorkflowDetail;
  saver: Saver;
  check: FlowCheck | null;
}) {
  const { t } = useTranslation('draw');
  const [asked, ask] = useState(false);
  /** What would be published: the draft as the server has it by now. */
  const [saved, setSaved] = useState<WorkflowDetail | null>(null);
  const [refusal, setRefusal] = useState<{ faults: readonly StepFault[]; check: FlowCheck | null } | null>(
    null,
  );
  const client = useQueryClient();
  const { flow_id } = detail;
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setSaved(null);
    ask(true);
    try {
      if (await saver.flush()) setSaved(await call(workflowDetail, { flow_id }));
      else ask(false);
    } catch {
      // Said by the call.
      ask(false);
    }
  };
  const publish = async () => {
    setBusy(true);
    try {
      if (!(await saver.flush())) return;
      const { version } = await call(
        workflowPublish,
        { flow_id, revision: saver.revision() },
        { shown: 'in-place' },
      );
      toast(t('publish.done', { version }), { type: 'success' });
      await Promise.all(
        [workflowDetail, workflowList].map((read) => client.invalidateQueries({ queryKey: callKey(read) })),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(await explain(error, flow_id));
    } finally {
      setBusy(false);
      ask(false);
    }
  };
  const errors = check?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <>
      <Button
        variant="primary"
        icon={errors > 0 ? 'lock' : 'send'}
        disabled={errors > 0}
        title={errors > 0 ? t('publish.barred', { count: errors }) : ''}
        onClick={() => void begin()}
      >
        {t('publish.act')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('publish.title', { version: detail.version })}
          icon="send"
          tone="primary"
          width={640}
          disabled={saved === null}
          confirmLabel={t('publish.act')}
          cancelLabel={t('publish.not_yet')}
          busy={isBusy}
          onConfirm={() => void publish()}
          onCancel={() => ask(false)}
        >
          {saved ? <PublishSummary detail={saved} /> : <SkeletonRows count={3} height={40} />}
        </ConfirmDialog>
      )}
      {refusal && <Refused {...refusal} flowId={flow_id} onClose={() => setRefusal(null)} />}
    </>
  );
}

async function explain(error: ApiError, flow_id: number) {
  const isUnsound = error.code === CODE.flow_unsound;
  const [detail, check] = await Promise.all([
    call(workflowDetail, { flow_id }),
    isUnsound ? call(workflowCheck, { flow_id }) : null,
  ]);
  return { faults: detail.faults, check };
}

function Refused(props: {
  faults: readonly StepFault[];
  check: FlowCheck | null;
  flowId: number;
  onClose: () => void;
}) {
  const { faults, check, flowId, onClose } = props;
  const { t } = useTranslation('draw');
  const format = useFormat();
  const flow = useDrawnFlow();
  const centre = useCentre();
  const shown = faults.slice(0, 40);
  const stepName = (at: number) => {
    const step = SETUP_STEPS[at];
    return step ? t(`step.${step}`) : '';
  };
  return (
    <Dialog
      title={t('publish.refused')}
      icon="alert"
      iconTone="seal"
      width={680}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('publish.back')}</Button>
          {faults.length > 0 && (
            <Link className={styles.go} to={`/manager/workflow/set/${flowId}`}>
              {t('publish.set_up')}
            </Link>
          )}
        </>
      }
    >
      {check && <Findings flowId={flowId} check={check} />}
      <ul className={styles.faults}>
        {shown.map((fault) => (
          <li key={JSON.stringify(fault)}>
            <b>{stepName(fault.step)}</b>
            <button
              type="button"
              onClick={() => {
                if (fault.node_id) centre(fault.node_id);
                onClose();
              }}
            >
              {t(`gap.${fault.code}`, {
                node: format.pick(flow.nodes.find(({ id }) => id === fault.node_id)?.name),
                role: format.pick(flow.roles.find(({ id }) => id === fault.role_id)?.name),
              })}
            </button>
          </li>
        ))}
        {faults.length > shown.length && (
          <li>{t('publish.more', { count: faults.length - shown.length })}</li>
        )}
      </ul>
    </Dialog>
  );
}

/** A published version is read; what is to be different becomes the next one. */
export function NextVersion({ detail }: { detail: WorkflowDetail }) {
  const { t } = useTranslation('draw');
  const navigate = useNavigate();
  const act = useAct(workflowVersionNew, {
    invalidates: [workflowList, workflowDetail],
    onSuccess: ({ flow_id }) => void navigate(`/workflowXML/draw/${flow_id}`),
  });
  return (
    <Button
      variant="primary"
      icon="pen"
      busy={act.isPending}
      onClick={() => act.mutate({ flow_id: detail.flow_id })}
    >
      {t(detail.draft_flow_id ? 'top.to_draft' : 'top.next_version')}
    </Button>
  );
}
