import { projectDetail, type Team } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useCall } from '../../../lib/query.ts';
import { PeoplePicker, type Person } from './people-picker.tsx';
import styles from './teams.module.css';
import { useChangeTeam } from './use-change-team.ts';

/** Takes class mates into a team. */
export function AddMembersDialog(props: { team: Team; onClose: () => void; onDone?: () => void }) {
  const { team, onClose, onDone } = props;
  const { t } = useTranslation(['task', 'common']);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const project = useCall(
    projectDetail,
    { project_id: team.project.id },
    { staleTime: 60_000, silent: true },
  );
  const { change, isBusy, fault, setFault } = useChangeTeam(team, () => {
    toast(t('team.added', { count: people.length }), { type: 'success' });
    onDone?.();
    onClose();
  });
  const max = project.data?.team_max ?? 20;
  const submit = () =>
    people.length === 0 ? setFault('members_missing') : change({ add: people.map((person) => person.id) });
  return (
    <Dialog
      title={t('team.add_to', { name: team.name })}
      icon="users"
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={submit}>
            {t('team.add', { count: people.length })}
          </Button>
        </>
      }
    >
      <p className={styles.about}>{t('team.room', { count: team.members.length, max })}</p>
      {fault && (
        <p className={styles.fault} role="alert">
          <Icon name="alert" size={14} />
          {t(`fault.${fault}`, { count: max })}
        </p>
      )}
      <PeoplePicker
        chosen={people}
        onChange={(next) => {
          setFault(null);
          setPeople(next);
        }}
        taken={team.members.map((member) => member.id)}
        room={max - team.members.length}
      />
    </Dialog>
  );
}
