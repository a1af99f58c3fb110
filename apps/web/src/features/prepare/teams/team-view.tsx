import { type Team, teamInviteWithdraw, teamList } from '@lets/contract';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { Avatar, Card, Tag } from '../../../components/surface/surface.tsx';
import { AddMembersDialog, InviteDialog } from '../../../domain/team/add-members-dialog.tsx';
import { abilitiesIn } from '../../../domain/team/team-rules.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { casePath } from '../../../lib/paths.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useUser } from '../../../lib/user.ts';
import memberLine from './member-line.module.css';
import { MemberLine } from './member-line.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { RenameForm } from './rename-form.tsx';
import { TeamFoot } from './team-foot.tsx';
import { TeamRuns } from './team-runs.tsx';
import styles from './team-view.module.css';
import { usePresence } from './use-presence.ts';

type Open = 'add' | 'invite' | 'rename';

/** One team: who is in it, what it plays, and for its leader the ways to change it. */
export function TeamView({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const me = useUser()?.id ?? 0;
  const may = abilitiesIn(team, me);
  const [asked, setOpen, close] = useOpen<Open>();
  const presence = usePresence(team);
  // A person who has just lost the lead loses what they had opened with it.
  const open = may.operates ? asked : null;
  const members = [...team.members].sort(
    (a, b) => Number(b.id === team.leader.id) - Number(a.id === team.leader.id),
  );
  return (
    <section className={styles.middle} aria-label={team.name}>
      <Card className={styles.card}>
        <header className={styles.cardHead}>
          {open === 'rename' ? (
            <RenameForm team={team} onClose={close} />
          ) : (
            <>
              <TeamTitle team={team} />
              {may.operates && <HeadActs team={team} onOpen={setOpen} />}
            </>
          )}
        </header>
        {team.made_by_teacher ? (
          <p className={styles.note}>
            <Icon name="info" size={14} />
            {t(may.operates ? 'made_by_teacher_lead' : 'made_by_teacher')}
          </p>
        ) : (
          <OpenInvitation team={team} canChange={may.changesMembers} />
        )}
        <ul aria-label={t('members')}>
          {members.map((member) => (
            <MemberLine
              key={member.id}
              team={team}
              member={member}
              may={may}
              presence={presence?.find(({ user_id }) => user_id === member.id)}
            />
          ))}
          {team.invited.map((person) => (
            <InvitedLine key={person.id} team={team} person={person} canWithdraw={may.operates} />
          ))}
        </ul>
      </Card>
      <TeamRuns team={team} />
      <TeamFoot team={team} may={may} />
      {open === 'add' && <AddMembersDialog team={team} onClose={close} />}
      {open === 'invite' && <InviteDialog team={team} onClose={close} />}
    </section>
  );
}

function TeamTitle({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  return (
    <>
      <h2>{team.name}</h2>
      {team.class_task_id !== null && <Tag tone="line">{t('class_task')}</Tag>}
      <span className={styles.about}>
        {team.class_task_name && `${team.class_task_name}${t('joiner')}`}
        <Link to={casePath(team.project.id)}>{format.pick(team.project.name)}</Link>
        {t('joiner')}
        {t('founded', { day: format.day(team.created_at) })}
        {t('joiner')}
        {t('size', { count: team.members.length, capacity: team.capacity })}
      </span>
    </>
  );
}

function HeadActs({ team, onOpen }: { team: Team; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('team');
  const { takesNewcomers, changesMembers } = abilitiesIn(team, team.leader.id);
  const why = team.is_playing ? t('no_more.playing') : t('no_more.full', { count: team.capacity });
  return (
    <span className={styles.headActs}>
      {changesMembers && (
        <Button size="sm" icon="plus" reason={takesNewcomers ? null : why} onClick={() => onOpen('invite')}>
          {t('invite.open')}
        </Button>
      )}
      <Menu
        label={t('acts')}
        buttonClass={styles.more}
        items={[
          { key: 'rename', label: t('rename'), icon: 'pen', onSelect: () => onOpen('rename') },
          ...(changesMembers
            ? [
                {
                  key: 'add',
                  label: t('add.open'),
                  icon: 'users' as const,
                  disabled: !takesNewcomers,
                  ...(!takesNewcomers && { note: why }),
                  onSelect: () => onOpen('add'),
                },
              ]
            : []),
        ]}
      >
        <Icon name="more" size={16} />
      </Menu>
    </span>
  );
}

/** A person who has not answered yet. */
function InvitedLine(props: { team: Team; person: Team['invited'][number]; canWithdraw: boolean }) {
  const { team, person, canWithdraw } = props;
  const { t } = useTranslation('team');
  const act = useAct(teamInviteWithdraw, { invalidates: [teamList] });
  return (
    <li className={memberLine.line} data-invited="">
      <Avatar name={person.name} size={34} />
      <span>
        <b>{person.name}</b>
        <i>{t('invited.waiting')}</i>
      </span>
      <span className={memberLine.lineActs}>
        <Tag tone="gold">{t('invited.tag')}</Tag>
        {canWithdraw && (
          <Button
            variant="text"
            size="sm"
            busy={act.isPending}
            aria-label={t('invited.withdraw_of', { name: person.name })}
            onClick={() => act.mutate({ team_id: team.id, user_id: person.id })}
          >
            {t('invited.withdraw')}
          </Button>
        )}
      </span>
    </li>
  );
}
