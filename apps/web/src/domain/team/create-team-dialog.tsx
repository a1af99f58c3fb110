import type { Bilingual, Team } from '@lets/contract';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { NewTeamFields } from './new-team-fields.tsx';
import styles from './teams.module.css';
import { type TeamProject, useCreateTeam } from './use-create-team.ts';

/** Forms a team for a case that is already chosen. */
export function CreateTeamDialog(props: {
  project: TeamProject & { name: Bilingual };
  onClose: () => void;
  onCreated: (team: Team) => void;
}) {
  const { project, onClose, onCreated } = props;
  const { t } = useTranslation(['task', 'common']);
  const format = useFormat();
  const team = useCreateTeam(project, onCreated);
  return (
    <Dialog
      title={t('team.new')}
      icon="users"
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={team.isBusy} onClick={team.submit}>
            {t('team.form')}
          </Button>
        </>
      }
    >
      <p className={styles.about}>{format.pick(project.name)}</p>
      <NewTeamFields team={team} />
    </Dialog>
  );
}
