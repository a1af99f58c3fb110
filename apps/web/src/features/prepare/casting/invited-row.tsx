import { type Team, teamInviteWithdraw, teamList } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './task.module.css';

/** Someone invited who has not answered yet. */
export function InvitedRow(props: { team: Team; person: Team['invited'][number]; mayWithdraw: boolean }) {
  const { team, person, mayWithdraw } = props;
  const { t } = useTranslation('casting');
  const withdraw = useAct(teamInviteWithdraw, { invalidates: [teamList] });
  return (
    <li className={styles.member} data-invited="">
      <span className={styles.grab}>
        <Avatar name={person.name} size={30} />
        <span className={styles.person}>
          <b>{person.name}</b>
          <i>{t('invited')}</i>
        </span>
      </span>
      {mayWithdraw && (
        <Button
          variant="text"
          size="sm"
          busy={withdraw.isPending}
          aria-label={t('withdraw_of', { name: person.name })}
          onClick={() => withdraw.mutate({ team_id: team.id, user_id: person.id })}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
