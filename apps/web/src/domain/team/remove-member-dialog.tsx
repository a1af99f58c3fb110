import type { Team, UserBrief } from '@lets/contract';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { useChangeTeam } from './use-change-team.ts';

/** Asks before someone is taken out of a team, and says what they lose. */
export function RemoveMemberDialog(props: {
  team: Team;
  member: UserBrief;
  onClose: () => void;
  onDone?: () => void;
}) {
  const { team, member, onClose, onDone } = props;
  const { t } = useTranslation('task');
  const { change, isBusy } = useChangeTeam(team, () => {
    onDone?.();
    onClose();
  });
  const name = member.name;
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      icon="exit"
      confirmLabel={t('remove.confirm', { name })}
      cancelLabel={t('remove.keep')}
      busy={isBusy}
      onConfirm={() => change({ remove: [member.id] })}
      onCancel={onClose}
    >
      {t('remove.text', { name, team: team.name })}
    </ConfirmDialog>
  );
}
