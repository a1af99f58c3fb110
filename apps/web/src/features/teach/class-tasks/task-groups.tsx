import { type ClassGroup, type ClassTask, classTaskList, teamUpdate, type UserBrief } from '@lets/contract';
import { Button, LinkButton, lookClass } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { Avatar, Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classTaskCastingPath, classTaskGroupsPath, recordPath, roomDoor } from '../../../lib/paths.ts';
import { useAct } from '../../../lib/query.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { type GroupState, isOverdue, stateOf } from './group-states.ts';
import { RolesDialog } from './roles-dialog.tsx';
import styles from './tasks.module.css';

const TONE: Readonly<Record<GroupState, TagTone>> = {
  in_progress: 'azure',
  ended: 'jade',
  waiting: 'gold',
  empty: 'quiet',
};

/** The groups of a task, each with a link to it, and the students without a group. */
export function TaskGroups({ task }: { task: ClassTask }) {
  const { t } = useTranslation('class-task');
  const [casting, setCasting, close] = useOpen<number>();
  return (
    <div className={styles.inside}>
      {task.may.change && (
        <div className={styles.taskActs}>
          <LinkButton size="sm" icon="users" to={classTaskGroupsPath(task.id)}>
            {t('regroup.open')}
          </LinkButton>
          <LinkButton size="sm" icon="swap" to={classTaskCastingPath(task.id)}>
            {t('cast.open_page')}
          </LinkButton>
        </div>
      )}
      <ul className={styles.groups}>
        {task.groups.map((group) => (
          <GroupItem key={group.team_id} group={group} onRoles={() => setCasting(group.eid)} />
        ))}
      </ul>
      {task.ungrouped.length > 0 && (
        <section className={styles.left} aria-label={t('left.title')}>
          <h4>{t('left.title')}</h4>
          <ul>
            {task.ungrouped.map((student) => (
              <li key={student.id}>
                <Ungrouped task={task} student={student} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.seed && (
        <p className={styles.seed}>
          {t('random.seed')} <code>{task.seed}</code>
          <span>{t('random.seed_about')}</span>
        </p>
      )}
      {casting !== null && <RolesDialog eid={casting} onClose={close} />}
    </div>
  );
}

function GroupItem({ group, onRoles }: { group: ClassGroup; onRoles: () => void }) {
  const { t } = useTranslation('class-task');
  const state = stateOf(group);
  return (
    <li className={styles.group}>
      <h4>
        <span>{group.name}</span>
        <Tag tone={TONE[state]}>{t(`state.${state}`)}</Tag>
        <i>{t('hand.of', { count: group.members.length, max: group.capacity })}</i>
      </h4>
      {group.overdue && isOverdue(group) && (
        <p className={styles.overdue}>
          {group.overdue.finish && (
            <Tag tone="gold">{t(state === 'ended' ? 'overdue.ended' : 'overdue.finish')}</Tag>
          )}
          {group.overdue.documents > 0 && (
            <Tag tone="gold">{t('overdue.documents', { count: group.overdue.documents })}</Tag>
          )}
        </p>
      )}
      <ul className={styles.people}>
        {group.members.map((member) => (
          <li key={member.id}>
            <Avatar name={member.name} size={22} />
            {member.name}
            {member.id === group.leader?.id && <Tag tone="ink">{t('leader')}</Tag>}
          </li>
        ))}
      </ul>
      {group.members.length === 0 && <p className={styles.nobody}>{t('group_empty')}</p>}
      {group.eid !== null && (
        <div className={styles.groupActs}>
          {state === 'waiting' && (
            <Button size="sm" icon="swap" onClick={onRoles}>
              {t('roles.open')}
            </Button>
          )}
          {state === 'in_progress' && (
            <LinkButton size="sm" icon="eye" to={roomDoor(group.eid, null)}>
              {t('watch')}
            </LinkButton>
          )}
          {state === 'ended' && (
            <LinkButton size="sm" icon="play" to={recordPath(group.eid)}>
              {t('record')}
            </LinkButton>
          )}
        </div>
      )}
    </li>
  );
}

/** Someone late is put into a group that has a seat and has not begun. */
function Ungrouped({ task, student }: { task: ClassTask; student: UserBrief }) {
  const { t } = useTranslation('class-task');
  const add = useAct(teamUpdate, { invalidates: [classTaskList] });
  const open = task.groups.filter(
    (group) => group.members.length < group.capacity && stateOf(group) !== 'in_progress',
  );
  return (
    <Menu
      disabled={open.length === 0}
      isBusy={add.isPending}
      align="start"
      buttonClass={lookClass({ size: 'sm' })}
      items={open.map((group) => ({
        key: String(group.team_id),
        label: t('left.into', { group: group.name, count: group.capacity - group.members.length }),
        onSelect: () => add.mutate({ team_id: group.team_id, add: [student.id] }),
      }))}
    >
      {student.name}
      <Icon name="cd" />
    </Menu>
  );
}
