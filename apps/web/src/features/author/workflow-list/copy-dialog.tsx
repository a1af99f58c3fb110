import { type WorkflowRow, workflowCopy, workflowList } from '@lets/contract';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useWish } from '../../../lib/use-wish.ts';
import { NameDialog, nextName } from './name-dialog.tsx';
import { drawPath } from './row-acts.tsx';

/** A workflow of its own, begun as a copy of the newest version. */
export function CopyDialog({ row, onClose }: { row: WorkflowRow; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const navigate = useNavigate();
  const wish = useWish();
  const act = useAct(workflowCopy, {
    invalidates: [workflowList],
    onSuccess: ({ flow_id }) => void navigate(drawPath(flow_id)),
  });
  return (
    <NameDialog
      title={t('copy.title')}
      submit={t('copy.act')}
      suggested={nextName(row.name)}
      isBusy={act.isPending}
      onSubmit={(name) => act.mutate({ flow_id: row.flow_id, name, request_id: wish(JSON.stringify(name)) })}
      onClose={onClose}
    />
  );
}
