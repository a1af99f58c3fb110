import type { Team, UserBrief } from '@lets/contract';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { toast } from '../../components/toast/toast.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import styles from './teams.module.css';
import { useChangeTeam } from './use-change-team.ts';

interface HandOverProps {
  team: Team;
  member: UserBrief;
  onClose: () => void;
  onDone?: () => void;
}

function useHandOver({ team, member, onClose, onDone }: HandOverProps) {
  const { t } = useTranslation('task');
  return useChangeTeam(team, () => {
    toast(t('lead.done', { name: member.name }), { type: 'success' });
    onDone?.();
    onClose();
  });
}

/** What handing over the lead means: the one who does it can no longer operate the team. */
function Consequences({ name }: { name: string }) {
  const { t } = useTranslation('task');
  return (
    <ul className={styles.consequences}>
      <li>{t('lead.loses', { name })}</li>
      <li>{t('lead.stays')}</li>
      <li>{t('lead.back', { name })}</li>
    </ul>
  );
}

export function HandOverDialog(props: HandOverProps) {
  const { member, onClose } = props;
  const { t } = useTranslation('task');
  const { change, isBusy } = useHandOver(props);
  return (
    <ConfirmDialog
      title={t('lead.title', { name: member.name })}
      confirmLabel={t('lead.confirm', { name: member.name })}
      cancelLabel={t('lead.keep')}
      width={460}
      busy={isBusy}
      onConfirm={() => change({ leader: member.id })}
      onCancel={onClose}
    >
      <Consequences name={member.name} />
    </ConfirmDialog>
  );
}

/** The same question under the row it concerns. */
export function HandOverRow(props: HandOverProps) {
  const { member, onClose } = props;
  const { t } = useTranslation('task');
  const { change, isBusy } = useHandOver(props);
  return (
    <div className={styles.question} role="alertdialog" aria-label={t('lead.title', { name: member.name })}>
      <Icon name="alert" size={22} />
      <div>
        <b>{t('lead.title', { name: member.name })}</b>
        <Consequences name={member.name} />
        <div className={styles.answers}>
          <Button variant="seal" icon="swap" busy={isBusy} onClick={() => change({ leader: member.id })}>
            {t('lead.confirm', { name: member.name })}
          </Button>
          <Button onClick={onClose}>{t('lead.keep')}</Button>
        </div>
      </div>
    </div>
  );
}
