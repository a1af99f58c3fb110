import { classTaskCreate, classTaskList, classTaskPlan } from '@lets/contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { MENTOR_TASKS } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { sizeOf } from './by-size.tsx';
import styles from './create.module.css';
import { GroupingBox } from './grouping-box.tsx';
import { wireOf } from './hand-groups.ts';
import type { PlanAnswer } from './plan-answer.ts';
import { PlanForm } from './plan-form.tsx';
import { newSeed, type Plan, planFault, type Room, shownFault, usePlan } from './use-plan.ts';

/** `/mentor/tasks/create`: a case for a whole class, divided into groups by hand, at random, or by the students themselves. */
export function Component() {
  const { t } = useTranslation('class-task');
  usePageTitle(t('create.title'));
  const { plan, edit } = usePlan();
  const isChosen = plan.projectId > 0 && plan.classId > 0;
  const chosen = { project_id: plan.projectId, class_id: plan.classId };
  const read = useCall(classTaskPlan, chosen, { enabled: isChosen, keepPrevious: true, staleTime: 300_000 });
  const seen = isChosen && !read.isError ? (read.data ?? null) : null;
  const wantsDraw = plan.grouping === 'random' && seen !== null;
  const drawing = useCall(
    classTaskPlan,
    { ...chosen, size: seen ? sizeOf(plan, seen) : 1, seed: plan.seed },
    { enabled: wantsDraw, keepPrevious: true, staleTime: 300_000 },
  );
  const answer = wantsDraw ? (drawing.data ?? seen) : seen;
  const isDrawing = read.isPlaceholderData || (wantsDraw && (drawing.isPlaceholderData || !drawing.data));
  const [isTried, setTried] = useState(false);
  const room = useMemo(() => (answer ? roomOf(answer) : null), [answer]);
  return (
    <div className={work.page}>
      <header className={styles.head}>
        <BackLink to={MENTOR_TASKS} label={t('create.back')} />
        <h1>{t('create.title')}</h1>
        <span>{t('create.about')}</span>
      </header>
      <div className={styles.columns}>
        <PlanForm plan={plan} edit={edit} fault={shownFault(planFault(plan, room), isTried)} />
        <GroupingBox
          plan={plan}
          edit={edit}
          answer={answer}
          error={isChosen ? (read.error ?? (wantsDraw ? drawing.error : null)) : null}
          isWaiting={isChosen && read.isPending}
          onRedraw={() => edit({ seed: newSeed() })}
        />
      </div>
      <GiveBar
        plan={plan}
        room={room}
        isDrawing={isDrawing}
        answer={answer}
        isTried={isTried}
        onTry={() => setTried(true)}
      />
    </div>
  );
}

function roomOf({ students, unregistered, multi_user, team_max }: PlanAnswer): Room {
  return {
    studentIds: students.map(({ id }) => id),
    unregistered,
    multiUser: multi_user,
    max: team_max,
  };
}

interface GiveProps {
  plan: Plan;
  room: Room | null;
  answer: PlanAnswer | null;
  isDrawing: boolean;
  isTried: boolean;
  onTry: () => void;
}

/** What still keeps the task from being given, and the giving. */
function GiveBar({ plan, room, answer, isDrawing, isTried, onTry }: GiveProps) {
  const { t } = useTranslation('class-task');
  const navigate = useNavigate();
  const [request, setRequest] = useState(newRequestId);
  const give = useAct(classTaskCreate, {
    invalidates: [classTaskList],
    onSuccess: (task) => {
      toast(t('create.done', { class: task.class.name, count: task.groups.length }), { type: 'success' });
      void navigate(MENTOR_TASKS);
    },
    onError: () => setRequest(newRequestId()),
  });
  const fault = planFault(plan, room);
  const shown = shownFault(fault, isTried);
  const count = room?.studentIds.length ?? 0;
  return (
    <footer className={work.foot}>
      {room && (
        <span className={styles.count}>
          <Icon name="users" size={17} />
          {t('create.students', { count })}
        </span>
      )}
      <span className={styles.grow} />
      {shown && (
        <span className={work.reason} id="give-reason" role="alert">
          <Icon name="alert" size={17} />
          {t(`fault.${shown}`, { max: room?.max ?? 0 })}
        </span>
      )}
      <Button
        variant="primary"
        icon="send"
        disabled={shown !== null || (fault === null && (!room || isDrawing))}
        aria-describedby={shown ? 'give-reason' : undefined}
        busy={give.isPending}
        onClick={() => (fault ? onTry() : give.mutate({ ...inputOf(plan, answer), request_id: request }))}
      >
        {t('create.give')}
      </Button>
    </footer>
  );
}

function inputOf(plan: Plan, answer: PlanAnswer | null) {
  const { projectId, classId, name, plannedStart, plannedEnd, deadline, grouping, seed, groups } = plan;
  return {
    project_id: projectId,
    class_id: classId,
    grouping,
    ...(name.trim() && { name: name.trim() }),
    ...(plannedStart !== null && { planned_start: plannedStart }),
    ...(plannedEnd !== null && { planned_end: plannedEnd }),
    ...(deadline !== null && { deadline }),
    ...(grouping === 'hand'
      ? { groups: wireOf(groups.filter(({ members }) => members.length > 0)) }
      : answer && { size: sizeOf(plan, answer) }),
    ...(grouping === 'random' && { seed }),
  };
}
