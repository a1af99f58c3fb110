import {
  type ClassGroup,
  type ClassTask,
  classTaskList,
  experimentList,
  teamJoin,
  teamList,
} from '@lets/contract';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Deadline } from '../../../components/deadline/deadline.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { casePath, taskPath } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './choose-group.module.css';

const SHOWN = 20;

/** Tasks given to the reader's classes whose groups the students form themselves, while the reader has none yet. */
export function ChooseGroup() {
  const { t } = useTranslation('class-task');
  const read = useCall(classTaskList, { open: '1', size: SHOWN });
  const tasks = read.data?.list ?? [];
  if (tasks.length === 0) return <ReadFault of={read} />;
  return (
    <section className={styles.section} aria-labelledby="choose-group">
      <h2 id="choose-group">
        {t('choose.title')}
        <small>{t('list.count', { count: read.data?.total ?? 0 })}</small>
      </h2>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <OpenTask key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

function OpenTask({ task }: { task: ClassTask }) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const join = useJoin(task);
  const facts = [
    format.pick(task.project.name),
    t('choose.by', { name: task.creator.name, class: task.class.name }),
    task.planned_start === null ? '' : t('card.planned', { time: format.moment(task.planned_start) }),
  ].filter(Boolean);
  return (
    <li className={styles.task}>
      <h3>
        {task.name}
        <span>{facts.join(t('joiner'))}</span>
        {task.deadline !== null && <Deadline time={task.deadline} />}
      </h3>
      <ul className={styles.groups}>
        {task.groups.map((group) => (
          <li key={group.team_id} className={styles.group}>
            <div className={styles.groupHead}>
              <b>{group.name}</b>
              <Places group={group} />
            </div>
            <Members group={group} />
            <Button
              size="sm"
              icon="login"
              aria-label={t('choose.join_group', { group: group.name })}
              disabled={!hasSeat(group)}
              busy={join.isBusy === group.team_id}
              onClick={() => join.into(group)}
            >
              {t('choose.join')}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}

function hasSeat({ members, capacity, status }: ClassGroup): boolean {
  return members.length < capacity && status !== 'in_progress';
}

function Places({ group }: { group: ClassGroup }) {
  const { t } = useTranslation('class-task');
  const left = group.capacity - group.members.length;
  if (group.status === 'in_progress') return <Tag tone="azure">{t('choose.started')}</Tag>;
  if (left <= 0) return <Tag>{t('choose.full')}</Tag>;
  return <Tag tone={left === 1 ? 'gold' : 'jade'}>{t('choose.seats', { count: left })}</Tag>;
}

function Members({ group }: { group: ClassGroup }) {
  const { t } = useTranslation('class-task');
  if (!group.leader) return <p className={styles.note}>{t('choose.first')}</p>;
  return (
    <p className={styles.people}>
      {group.members.map((member) => (
        <span key={member.id} title={member.name}>
          <Avatar name={member.name} size={24} />
          {member.name}
        </span>
      ))}
    </p>
  );
}

/** Takes a seat and leads to the group's task; of rivals for the last one the other reads why they have none. */
function useJoin(task: ClassTask) {
  const { t } = useTranslation('class-task');
  const navigate = useNavigate();
  const join = useAct(teamJoin, {
    invalidates: [classTaskList, experimentList, teamList],
    onSuccess: async (team) => {
      toast(t('choose.joined', { group: team.name }), { type: 'success' });
      const { list } = await call(classTaskList, { project_id: task.project.id, class_id: task.class.id });
      const eid = list
        .find(({ id }) => id === task.id)
        ?.groups.find(({ team_id }) => team_id === team.id)?.eid;
      void navigate(eid ? taskPath(eid) : casePath(task.project.id));
    },
  });
  return {
    isBusy: join.isPending ? join.variables.team_id : null,
    into: (group: ClassGroup) => join.mutate({ team_id: group.team_id }),
  };
}
