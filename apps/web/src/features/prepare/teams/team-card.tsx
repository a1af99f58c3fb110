import type { Team } from '@lets/contract';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import stack from './stack.module.css';
import styles from './team-card.module.css';

const FACES = 6;

function stateOf({ is_playing, active_runs }: Team) {
  if (is_playing) return 'state.playing';
  return active_runs > 0 ? 'state.waiting' : 'state.idle';
}

/** A team among mine: its name, its case and what it is doing, who is in it. */
export function TeamCard(props: { team: Team; isShown: boolean; onShow: () => void }) {
  const { team, isShown, onShow } = props;
  const { t } = useTranslation('team');
  const format = useFormat();
  const isMine = team.leader.id === useUser()?.id;
  return (
    <li>
      <button type="button" className={styles.team} aria-pressed={isShown} onClick={onShow}>
        <span className={styles.teamHead}>
          <b>{team.name}</b>
          {isMine && <Tag tone="ink">{t('leader')}</Tag>}
          {team.class_task_id !== null && <Tag tone="line">{t('class_task')}</Tag>}
          <i>{t('people', { count: team.members.length })}</i>
        </span>
        <span className={styles.teamCase}>
          {format.pick(team.project.name)}
          {!isMine && `${t('joiner')}${t('led_by', { name: team.leader.name })}`}
        </span>
        <span className={classNames(stack.stack, styles.faces)}>
          {team.members.slice(0, FACES).map((member) => (
            <Avatar key={member.id} name={member.name} size={24} />
          ))}
          {team.members.length > FACES && <i>{`+${team.members.length - FACES}`}</i>}
          <em>{t(stateOf(team))}</em>
        </span>
      </button>
    </li>
  );
}
