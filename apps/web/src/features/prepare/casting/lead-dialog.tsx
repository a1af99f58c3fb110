import {
  type ExperimentDetail,
  experimentDetail,
  experimentList,
  leadHandOver,
  type UserBrief,
} from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';

/** The lead of this one experiment goes to another member; the team keeps its own leader. */
export function LeadDialog(props: { detail: ExperimentDetail; member: UserBrief; onClose: () => void }) {
  const { detail, member, onClose } = props;
  const { t } = useTranslation('casting');
  const { name } = member;
  const lead = useAct(leadHandOver, {
    invalidates: [experimentDetail, experimentList],
    onSuccess: () => {
      toast(t('lead.done', { name }), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('lead.title', { name })}
      icon="swap"
      confirmLabel={t('lead.confirm', { name })}
      cancelLabel={t('lead.keep')}
      busy={lead.isPending}
      onConfirm={() => lead.mutate({ eid: detail.eid, to_user: member.id, request_id: newRequestId() })}
      onCancel={onClose}
    >
      <p>{t('lead.text', { name })}</p>
    </ConfirmDialog>
  );
}
