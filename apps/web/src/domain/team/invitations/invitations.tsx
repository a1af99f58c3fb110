import { type Team, teamInviteDecline, teamInviteList } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Invitation } from './fresh-invitations.ts';
import styles from './invitations.module.css';
import { useJoinTeam } from './use-join-team.ts';

interface InvitationsProps {
  onJoined: (team: Team) => void;
  /** In a row over the page, rather than one below the other in a column. */
  wide?: boolean;
}

/** The teams that invite me by name, each to be accepted or declined. Without any nothing stands here. */
export function Invitations({ onJoined, wide = false }: InvitationsProps) {
  const { t } = useTranslation('team');
  const read = useCall(teamInviteList, {});
  const list = read.data?.list ?? [];
  if (list.length === 0) return <ReadFault of={read} />;
  return (
    <section aria-label={t('invitation.title')} className={styles.part}>
      <h2 className={styles.title}>
        <span className={styles.badge} aria-hidden="true">
          {list.length}
        </span>
        {t('invitation.title')}
      </h2>
      <ul className={wide ? styles.row : styles.column}>
        {list.map((invitation) => (
          <InvitationCard key={invitation.team.id} invitation={invitation} onJoined={onJoined} />
        ))}
      </ul>
    </section>
  );
}

function InvitationCard(props: { invitation: Invitation; onJoined: (team: Team) => void }) {
  const { team, invited_by, invited_at } = props.invitation;
  const { t } = useTranslation('team');
  const format = useFormat();
  const join = useJoinTeam(props.onJoined);
  const decline = useAct(teamInviteDecline, { invalidates: [teamInviteList] });
  const isBusy = join.isPending || decline.isPending;
  return (
    <li className={styles.card}>
      <b>{team.name}</b>
      <p>{t('invitation.by', { name: invited_by.name })}</p>
      <p>{format.pick(team.project.name)}</p>
      <p className={styles.meta}>
        {t('invitation.seats', { count: team.members.length, capacity: team.capacity })}
        <span>{format.moment(invited_at)}</span>
      </p>
      <div className={styles.acts}>
        {team.blocked ? (
          <span className={styles.blocked}>{t(`blocked.${team.blocked}`)}</span>
        ) : (
          <Button
            size="sm"
            variant="primary"
            busy={join.isPending}
            disabled={isBusy}
            aria-label={t('invitation.accept_of', { team: team.name })}
            onClick={() => join.mutate({ team_id: team.id })}
          >
            {t('invitation.accept')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          busy={decline.isPending}
          disabled={isBusy}
          aria-label={t('invitation.decline_of', { team: team.name })}
          onClick={() => decline.mutate({ team_id: team.id })}
        >
          {t('invitation.decline')}
        </Button>
      </div>
    </li>
  );
}
