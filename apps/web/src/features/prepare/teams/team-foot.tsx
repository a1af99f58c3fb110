import { experimentList, type Team, teamDisband, teamLeave, teamList, teamOpenList } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { heirOf, type TeamAbilities } from '../../../domain/team/team-rules.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useUser } from '../../../lib/user.ts';
import memberLine from './member-line.module.css';
import styles from './team-foot.module.css';

interface AskProps {
  team: Team;
  onClose: () => void;
}

/** The ways out of a team, and why there is none at the moment. */
export function TeamFoot({ team, may }: { team: Team; may: TeamAbilities }) {
  const { t } = useTranslation('team');
  const [asked, setAsked, close] = useOpen<'leave' | 'disband'>();
  const heir = heirOf(team, team.leader.id);
  const note = () => {
    if (team.made_by_teacher) return t('foot.made_by_teacher');
    if (team.is_playing) return t('foot.playing');
    return may.operates && heir ? t('foot.heir', { name: heir.name }) : '';
  };
  return (
    <footer className={styles.below}>
      <span>{note()}</span>
      {may.leaves && (
        <Button variant="text" className={memberLine.quiet} onClick={() => setAsked('leave')}>
          {t('leave.open')}
        </Button>
      )}
      {may.disbands && (
        <Button variant="text" className={styles.danger} onClick={() => setAsked('disband')}>
          {t('disband.open')}
        </Button>
      )}
      {asked === 'leave' && <LeaveDialog team={team} onClose={close} />}
      {asked === 'disband' && may.disbands && <DisbandDialog team={team} onClose={close} />}
    </footer>
  );
}

function LeaveDialog({ team, onClose }: AskProps) {
  const { t } = useTranslation('team');
  const me = useUser()?.id ?? 0;
  const act = useAct(teamLeave, {
    invalidates: [teamList, teamOpenList, experimentList],
    onSuccess: onClose,
    onError: onClose,
  });
  const heir = heirOf(team, me);
  const isLast = team.members.length === 1;
  return (
    <ConfirmDialog
      title={t('leave.title', { name: team.name })}
      icon="exit"
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.keep')}
      width={440}
      busy={act.isPending}
      onConfirm={() => act.mutate({ team_id: team.id })}
      onCancel={onClose}
    >
      <ul className={styles.losses}>
        {team.active_runs > 0 && <li>{t('leave.tasks', { count: team.active_runs })}</li>}
        {!isLast && team.leader.id === me && heir && <li>{t('leave.heir', { name: heir.name })}</li>}
        {isLast && <li>{t(team.class_task_id === null ? 'leave.ends' : 'leave.empties')}</li>}
        <li>{t('leave.back')}</li>
        <li>{t('leave.kept')}</li>
      </ul>
    </ConfirmDialog>
  );
}

function DisbandDialog({ team, onClose }: AskProps) {
  const { t } = useTranslation('team');
  const act = useAct(teamDisband, {
    invalidates: [teamList, teamOpenList, experimentList],
    onSuccess: onClose,
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('disband.title', { name: team.name })}
      icon="trash"
      confirmLabel={t('disband.confirm', { name: team.name })}
      cancelLabel={t('disband.keep')}
      width={440}
      busy={act.isPending}
      onConfirm={() => act.mutate({ team_id: team.id })}
      onCancel={onClose}
    >
      <ul className={styles.losses}>
        <li>{t('disband.members', { count: team.members.length })}</li>
        {team.active_runs > 0 && <li>{t('disband.tasks', { count: team.active_runs })}</li>}
        {team.invited.length > 0 && <li>{t('disband.invited', { count: team.invited.length })}</li>}
        <li>{t('disband.kept')}</li>
      </ul>
    </ConfirmDialog>
  );
}
