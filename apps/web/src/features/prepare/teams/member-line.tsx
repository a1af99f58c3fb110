import type { Team, TeamMember } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { HandOverRow } from '../../../domain/team/hand-over.tsx';
import { RemoveMemberDialog } from '../../../domain/team/remove-member-dialog.tsx';
import type { TeamAbilities } from '../../../domain/team/team-rules.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './member-line.module.css';
import type { MemberPresence } from './use-presence.ts';

/** A member, and for the leader the way to hand the lead over to them or to ask them to leave. */
export function MemberLine(props: {
  team: Team;
  member: TeamMember;
  may: TeamAbilities;
  presence: MemberPresence | undefined;
}) {
  const { team, member, may, presence } = props;
  const { t } = useTranslation(['team', 'task']);
  const format = useFormat();
  const [wish, setAsked, close] = useOpen<'lead' | 'remove'>();
  const isMe = member.id === useUser()?.id;
  const asked = may.operates && !isMe ? wish : null;
  const roles = presence?.roles.map(format.pick).join(t('joiner'));
  return (
    <li>
      <div className={styles.line} data-me={isMe || undefined}>
        <Avatar name={member.name} size={34} />
        <span>
          <b>{isMe ? t('task:group.me', { name: member.name }) : member.name}</b>
          {member.student_id && <i>{member.student_id}</i>}
        </span>
        <span className={styles.roles} title={roles}>
          {roles}
        </span>
        <span className={styles.presence} data-online={presence?.online || undefined}>
          {presence && t(presence.online ? 'online' : 'offline')}
        </span>
        <span className={styles.lineActs}>
          {team.leader.id === member.id && <Tag tone="ink">{t('leader')}</Tag>}
          {asked === 'lead' && <em>{t('task:lead.underway')}</em>}
          {may.operates && !isMe && asked !== 'lead' && (
            <Button variant="text" size="sm" onClick={() => setAsked('lead')}>
              {t('task:members.lead')}
            </Button>
          )}
          {may.changesMembers && !isMe && asked !== 'lead' && !team.is_playing && (
            <Button variant="text" size="sm" className={styles.quiet} onClick={() => setAsked('remove')}>
              {t('remove')}
            </Button>
          )}
        </span>
      </div>
      {asked === 'lead' && <HandOverRow team={team} member={member} onClose={close} />}
      {asked === 'remove' && <RemoveMemberDialog team={team} member={member} onClose={close} />}
    </li>
  );
}
