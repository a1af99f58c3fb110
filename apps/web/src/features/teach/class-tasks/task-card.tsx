import type { ClassTask } from '@lets/contract';
import { sceneUrl } from '../../../art/art-files.ts';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { Deadline } from '../../../components/deadline/deadline.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { comparePath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { countGroups, GROUP_STATES, isOverdue } from './group-states.ts';
import { TaskGroups } from './task-groups.tsx';
import styles from './tasks.module.css';

/** One task of a class: what, for whom, how its groups stand; opened, the groups themselves. */
export function TaskCard(props: {
  task: ClassTask;
  isOpen: boolean;
  onToggle: () => void;
  onChange: () => void;
  onDelete: () => void;
}) {
  const { task, isOpen, onToggle, onChange, onDelete } = props;
  const { t } = useTranslation(['class-task', 'common']);
  const format = useFormat();
  const about = [
    format.pick(task.project.name),
    t('card.given', { name: task.creator.name, time: format.moment(task.created_at) }),
  ];
  return (
    <li className={styles.task}>
      <div className={styles.row}>
        <img className={styles.cover} src={sceneUrl(task.project.cover)} alt="" loading="lazy" />
        <div className={styles.name}>
          <b>{task.name}</b>
          <span className={styles.tags}>
            <Tag tone="ink">{task.class.name}</Tag>
            <Tag>{t(`grouping.${task.grouping}`)}</Tag>
            <span className={styles.about} title={about.join(t('joiner'))}>
              {about.join(t('joiner'))}
            </span>
          </span>
        </div>
        <Progress task={task} />
        <Planned task={task} />
        <div className={styles.acts}>
          <LinkButton to={comparePath(task.id)} variant="ghost" icon="table">
            {t('card.compare')}
          </LinkButton>
          {task.may.change && (
            <Button
              variant="ghost"
              icon="pen"
              aria-label={t('card.change_of', { name: task.name })}
              onClick={onChange}
            >
              {t('card.change')}
            </Button>
          )}
          {task.may.delete && (
            <Button variant="ghost" icon="trash" onClick={onDelete}>
              {t('card.delete')}
            </Button>
          )}
          <Button
            aria-expanded={isOpen}
            iconAfter={isOpen ? 'cu' : 'cd'}
            onClick={onToggle}
            aria-label={t(isOpen ? 'card.close_of' : 'card.open_of', { name: task.name })}
          >
            {t('card.groups', { count: task.groups.length })}
          </Button>
        </div>
      </div>
      {isOpen && <TaskGroups task={task} />}
    </li>
  );
}

/** How many groups wait, play, are done, or have nobody yet. */
function Progress({ task }: { task: ClassTask }) {
  const { t } = useTranslation('class-task');
  const counts = countGroups(task.groups);
  const words = GROUP_STATES.filter((state) => counts[state] > 0).map((state) =>
    t(`state.count.${state}`, { count: counts[state] }),
  );
  return (
    <div className={styles.progress}>
      <b>{words.join(t('joiner'))}</b>
      <span className={styles.bar} aria-hidden="true">
        {GROUP_STATES.map((state) => (
          <u key={state} className={styles[state]} style={{ flexGrow: counts[state] }} />
        ))}
      </span>
    </div>
  );
}

function Planned({ task }: { task: ClassTask }) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const { planned_start, deadline, ungrouped } = task;
  const overdue = task.groups.filter(isOverdue).length;
  return (
    <div className={styles.fact}>
      <b>
        {planned_start === null
          ? t('card.unplanned')
          : t('card.planned', { time: format.moment(planned_start) })}
      </b>
      {deadline !== null && (
        <span className={styles.due}>
          <Deadline time={deadline} />
          {overdue > 0 && <Tag tone="gold">{t('overdue.card', { count: overdue })}</Tag>}
        </span>
      )}
      <i className={classNames(ungrouped.length > 0 && styles.warn)}>
        {ungrouped.length > 0 && <Icon name="alert" size={13} />}
        {ungrouped.length > 0 ? t('card.ungrouped', { count: ungrouped.length }) : t('card.all_grouped')}
      </i>
    </div>
  );
}
