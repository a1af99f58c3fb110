import { type WorkflowRow, workflowDetail, workflowList, workflowPublish } from '@lets/contract';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { PublishSummary } from '../../../domain/flow/versions/publish-summary.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { drawPath } from './row-acts.tsx';

/** Publishes the draft; one that is refused is opened in the editor, which says why. */
export function PublishDialog({ row, onClose }: { row: WorkflowRow; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const navigate = useNavigate();
  const flowId = row.draft_flow_id ?? row.flow_id;
  const detail = useCall(workflowDetail, { flow_id: flowId }, { staleTime: 0 });
  const act = useAct(workflowPublish, {
    invalidates: [workflowList, workflowDetail],
    onSuccess: ({ version }) => {
      toast(t('publish.done', { version }), { type: 'success' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) void navigate(drawPath(flowId));
    },
  });
  const revision = detail.data?.revision;
  return (
    <ConfirmDialog
      title={t('publish.title', { name: format.pick(row.name), version: row.version })}
      icon="send"
      tone="primary"
      width={640}
      confirmLabel={t('act.publish')}
      cancelLabel={t('publish.not_yet')}
      busy={act.isPending || detail.isLoading}
      onConfirm={() => revision && act.mutate({ flow_id: flowId, revision })}
      onCancel={onClose}
    >
      {detail.data && <PublishSummary detail={detail.data} />}
      <ReadFault of={detail} />
    </ConfirmDialog>
  );
}
