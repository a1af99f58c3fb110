import { experimentList, type Team, teamDisband, teamList, type UserBrief } from '@lets/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Avatar, Card, Tag } from '../../../components/surface/surface.tsx';
import { casePath, roomDoor, taskPath } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import { AddMembersDialog } from './add-members-dialog.tsx';
import styles from './group.module.css';
import { HandOverRow } from './hand-over.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { RenameForm } from './rename-form.tsx';

type Open = 'add' | 'rename' | 'disband' | null;

/** One team: who is in it, what it plays, and for its leader the ways to change it. */
export function TeamView({ team }: { team: Team }) {
  const { t } = useTranslation('task');
  const format = useFormat();
  const me = useUser()?.id;
  const isLeader = team.leader.id === me;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section className={styles.middle}>
      <Card className={styles.card}>
        <header className={styles.cardHead}>
          {open === 'rename' ? (
            <RenameForm team={team} onClose={close} />
          ) : (
            <>
              <h2>{team.name}</h2>
              <span className={styles.about}>
                <Link to={casePath(team.project.id)}>{format.pick(team.project.name)}</Link>
                {t('joiner')}
                {t('members.count', { count: team.members.length })}
              </span>
              {isLeader && (
                <span className={styles.headActs}>
                  <Button size="sm" icon="pen" onClick={() => setOpen('rename')}>
                    {t('team.rename')}
                  </Button>
                  <Button size="sm" icon="plus" onClick={() => setOpen('add')}>
                    {t('team.add_members')}
                  </Button>
                </span>
              )}
            </>
          )}
        </header>
        <ul>
          {leaderFirst(team).map((member) => (
            <MemberLine
              key={member.id}
              team={team}
              member={member}
              isMe={member.id === me}
              isLeader={isLeader}
            />
          ))}
        </ul>
      </Card>
      <TeamRuns team={team} />
      {isLeader && (
        <footer className={styles.below}>
          <span>
            {team.active_runs > 0 ? t('group.active', { count: team.active_runs }) : t('group.idle')}
          </span>
          <Button variant="text" className={styles.danger} onClick={() => setOpen('disband')}>
            {t('disband.open')}
          </Button>
        </footer>
      )}
      {open === 'add' && <AddMembersDialog team={team} onClose={close} />}
      {open === 'disband' && <DisbandDialog team={team} onClose={close} />}
    </section>
  );
}

function leaderFirst({ members, leader }: Team): readonly UserBrief[] {
  return [...members].sort((a, b) => Number(b.id === leader.id) - Number(a.id === leader.id));
}

function MemberLine(props: { team: Team; member: UserBrief; isMe: boolean; isLeader: boolean }) {
  const { team, member, isMe, isLeader } = props;
  const { t } = useTranslation('task');
  const [asked, setAsked] = useState<'lead' | 'remove' | null>(null);
  const isLead = team.leader.id === member.id;
  const acts: ReactNode =
    isLeader && !isMe && asked !== 'lead' ? (
      <>
        <Button variant="text" size="sm" onClick={() => setAsked('lead')}>
          {t('members.lead')}
        </Button>
        <Button variant="text" size="sm" onClick={() => setAsked('remove')}>
          {t('members.remove')}
        </Button>
      </>
    ) : null;
  return (
    <li>
      <div className={styles.line} data-me={isMe || undefined}>
        <Avatar name={member.name} size={34} />
        <b>{isMe ? t('group.me', { name: member.name }) : member.name}</b>
        <span className={styles.lineActs}>
          {isLead && <Tag tone="ink">{t('members.leader')}</Tag>}
          {asked === 'lead' && <i>{t('lead.underway')}</i>}
          {acts}
        </span>
      </div>
      {asked === 'lead' && <HandOverRow team={team} member={member} onClose={() => setAsked(null)} />}
      {asked === 'remove' && (
        <RemoveMemberDialog team={team} member={member} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}

/** What the team has waiting and in progress. */
function TeamRuns({ team }: { team: Team }) {
  const { t } = useTranslation('task');
  const format = useFormat();
  const about = { project_id: team.project.id, size: 50 };
  const waiting = useCall(experimentList, { scope: 'type', ...about });
  const doing = useCall(experimentList, { scope: 'doing', ...about });
  const runs = [...(doing.data?.list ?? []), ...(waiting.data?.list ?? [])].filter(
    (card) => card.team?.id === team.id,
  );
  if (runs.length === 0) return null;
  return (
    <Card className={styles.runs}>
      <h3>{t('group.runs')}</h3>
      <ul>
        {runs.map((card) => {
          const isRunning = card.status === 'in_progress';
          const sections = card.open_sections.map((section) => format.pick(section.name));
          const at = sections.join(t('list_joiner'));
          return (
            <li key={card.eid}>
              <b>{card.name}</b>
              <span>{isRunning ? t('group.at', { sections: at }) : t('waiting')}</span>
              <LinkButton
                size="sm"
                iconAfter="arrowr"
                to={isRunning ? roomDoor(card.eid, card.open_sections[0]?.node_id) : taskPath(card.eid)}
              >
                {t(isRunning ? 'group.enter' : 'group.open')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function DisbandDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation('task');
  const act = useAct(teamDisband, {
    invalidates: [teamList, experimentList],
    onSuccess: onClose,
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('disband.title', { name: team.name })}
      icon="trash"
      confirmLabel={t('disband.confirm')}
      cancelLabel={t('disband.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ team_id: team.id })}
      onCancel={onClose}
    >
      {t('disband.text', { count: team.members.length })}
    </ConfirmDialog>
  );
}
