import { type ExperimentDetail, playersDismiss, projectDetail } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { AskDialog } from './ask-partners.tsx';
import styles from './practice.module.css';
import type { TaskDraft } from './use-task-draft.ts';

/** Practice partners: offered to the leader of a task they prepared themselves, and shown once they are here. */
export function PracticeBar({ detail, draft }: { detail: ExperimentDetail; draft: TaskDraft }) {
  const { t } = useTranslation(['practice', 'common']);
  const [asked, setAsked, close] = useOpen<'ask' | 'dismiss'>();
  const isOffered = useIsOffered(detail);
  const partners = new Set(detail.members.filter((member) => member.automatic).map(({ id }) => id));
  const roles = Object.values(draft.fields.holders).filter((id) => partners.has(id)).length;
  if (!isOffered) return null;
  const isHere = partners.size > 0;
  // With other roles kept the whole table changes: what was dragged last is saved first.
  const ask = () => void draft.save().then((isSaved) => isSaved && setAsked('ask'));
  return (
    <div className={styles.bar} data-here={isHere}>
      <Icon name="users" size={17} />
      <p>
        <b>{isHere ? t('here', { count: roles }) : t('offer')}</b>
        {t(isHere ? 'here_text' : 'offer_text')}
      </p>
      {isHere && <Button onClick={() => setAsked('dismiss')}>{t('dismiss')}</Button>}
      <Button variant={isHere ? 'plain' : 'primary'} icon={isHere ? 'swap' : 'plus'} onClick={ask}>
        {t(isHere ? 'change' : 'ask')}
      </Button>
      {asked === 'ask' && <AskDialog detail={detail} draft={draft} onClose={close} />}
      {asked === 'dismiss' && <DismissDialog detail={detail} draft={draft} onClose={close} />}
    </div>
  );
}

function useIsOffered(detail: ExperimentDetail): boolean {
  const project = useCall(
    projectDetail,
    { project_id: detail.project.id },
    { staleTime: 60_000, quiet: 'the bar with the start reads the same, and tells' },
  );
  const isOwn = detail.me.is_leader && detail.creator_type === 'student';
  return isOwn && detail.flow.roles.length > 1 && project.data?.multi_user === true;
}

function DismissDialog(props: { detail: ExperimentDetail; draft: TaskDraft; onClose: () => void }) {
  const { detail, draft, onClose } = props;
  const { t } = useTranslation('practice');
  const dismiss = useAct(playersDismiss, {
    onSuccess: (answer) => {
      draft.adopt(answer);
      toast(t('dismissed'), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('dismiss_title')}
      icon="exit"
      confirmLabel={t('dismiss_confirm')}
      cancelLabel={t('dismiss_keep')}
      busy={dismiss.isPending}
      onConfirm={() => dismiss.mutate({ eid: detail.eid })}
      onCancel={onClose}
    >
      <p>{t('dismiss_text')}</p>
    </ConfirmDialog>
  );
}
