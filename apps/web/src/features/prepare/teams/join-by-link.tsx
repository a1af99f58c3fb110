import { type Team, teamOpenList } from '@lets/contract';
import { useEffect } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { useJoinTeam } from '../../../domain/team/invitations/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './join-by-link.module.css';
import stack from './stack.module.css';
import teamFoot from './team-foot.module.css';

/** What a team's link opens: the team and the way into it, or why there is none. Who is in it already is led to it. */
export function JoinByLink(props: {
  teamId: number;
  mine: readonly Team[];
  onShow: (team: Team) => void;
  onClose: () => void;
}) {
  const { teamId, mine, onShow, onClose } = props;
  const { t } = useTranslation(['team', 'common']);
  const format = useFormat();
  const own = mine.find(({ id }) => id === teamId);
  const read = useCall(teamOpenList, { team_id: teamId, size: 1 }, { enabled: own === undefined });
  const join = useJoinTeam(onShow);
  useEffect(() => {
    if (own) onShow(own);
  }, [own, onShow]);
  if (own) return null;
  const team = read.data?.list[0];
  return (
    <Dialog
      title={team ? t('link.title', { team: team.name }) : t('link.gone')}
      icon="link"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.close')}</Button>
          {team && !team.blocked && (
            <Button variant="primary" busy={join.isPending} onClick={() => join.mutate({ team_id: teamId })}>
              {t('join.act')}
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={1} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p>{t('link.gone_text')}</p>}
      >
        {({ list }) =>
          list.map((found) => (
            <div key={found.id} className={styles.linked}>
              <p>
                {found.class_task_name && `${found.class_task_name}${t('joiner')}`}
                {format.pick(found.project.name)}
                {found.leader && `${t('joiner')}${t('led_by', { name: found.leader.name })}`}
              </p>
              <p>{t('find.taken', { count: found.members.length, capacity: found.capacity })}</p>
              <span className={stack.stack}>
                {found.members.map((member) => (
                  <Avatar key={member.id} name={member.name} size={24} />
                ))}
              </span>
              {found.blocked && <p className={teamFoot.danger}>{t(`blocked.${found.blocked}`)}</p>}
            </div>
          ))
        }
      </QueryView>
    </Dialog>
  );
}
