import {
  type ClassTaskDetail,
  classCasting,
  classTaskDetail,
  classTaskList,
  classTaskRegroup,
} from '@lets/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { MENTOR_TASKS } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import styles from './create.module.css';
import { GroupBoard } from './group-board.tsx';
import { GroupCoverage } from './group-coverage.tsx';
import { stateOf } from './group-states.ts';
import { faultOf, type HandGroup } from './hand-groups.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { RegroupMenu } from './regroup-menu.tsx';
import { isAbandoned, isOver, isPlaying, wishOf } from './regrouping.ts';
import { type Regrouping, useRegrouping } from './use-regrouping.ts';

/** Groups begin, and nobody but themselves is told of it. */
const LOOK_AGAIN_MS = 20_000;

/** `/mentor/tasks/:id/groups`: who is in which group of a task that was given. */
export function Component() {
  const { t } = useTranslation('class-task');
  const id = Number(useParams().id);
  const read = useCall(classTaskDetail, { id }, { refetchInterval: LOOK_AGAIN_MS });
  usePageTitle(t('regroup.title'));
  return (
    <div className={work.page}>
      <header className={styles.head}>
        <BackLink to={`${MENTOR_TASKS}?open=${id}`} label={t('create.back')} />
        <h1>{t('regroup.title')}</h1>
        {read.data && (
          <span>{t('regroup.about', { name: read.data.task.name, class: read.data.task.class.name })}</span>
        )}
      </header>
      <div className={styles.view}>
        <QueryView query={read} skeleton={<SkeletonRows count={6} />}>
          {(latest) => <Board latest={latest} onLoad={async () => (await read.refetch()).data ?? latest} />}
        </QueryView>
      </div>
    </div>
  );
}

interface BoardProps {
  latest: ClassTaskDetail;
  /** Asks for the groups as they are now. */
  onLoad: () => Promise<ClassTaskDetail>;
}

function Board({ latest, onLoad }: BoardProps) {
  const { t } = useTranslation('class-task');
  const regrouping = useRegrouping(latest);
  const { detail, groups, set } = regrouping;
  const { task } = detail;
  const students = [...task.groups.flatMap(({ members }) => members), ...task.ungrouped];
  const stateTag = ({ key }: HandGroup) => {
    const group = task.groups.find(({ team_id }) => team_id === key);
    return group && <Tag tone={isOver(task, key) ? 'jade' : 'azure'}>{t(`state.${stateOf(group)}`)}</Tag>;
  };
  const lockOf = (group: HandGroup) => (isOver(task, group.key) ? stateTag(group) : null);
  const isDissolved = (group: HandGroup) =>
    group.members.length === 0 && task.groups.some(({ team_id }) => team_id === group.key);
  return (
    <>
      <div className={styles.whole}>
        <section className={work.box} aria-label={t('groups.title')}>
          <GroupBoard
            groups={groups}
            students={students}
            unregistered={detail.unregistered}
            capacity={detail.capacity}
            set={set}
            lockOf={lockOf}
            takesRest={({ key }) => !isPlaying(task, key)}
            note={(group) =>
              isAbandoned(task, group) ? (
                <p className={styles.fault} role="alert">
                  <Icon name="alert" size={14} />
                  {t('regroup.abandoned')}
                </p>
              ) : isPlaying(task, group.key) ? (
                <p className={styles.quiet}>{t('regroup.playing')}</p>
              ) : isDissolved(group) ? (
                <p className={styles.quiet}>
                  {t(task.grouping === 'self' ? 'regroup.stays_empty' : 'regroup.dissolved')}
                </p>
              ) : (
                <GroupCoverage people={group.members.length} answer={detail} />
              )
            }
            acts={(group, label) =>
              isPlaying(task, group.key) ? (
                stateTag(group)
              ) : (
                <RegroupMenu regrouping={regrouping} group={group} label={label} />
              )
            }
          />
        </section>
      </div>
      <SaveBar regrouping={regrouping} onLoad={onLoad} />
      <LeaveGuard isUnsaved={() => !regrouping.isUnchanged} />
    </>
  );
}

/** How much is changed, what stands in the way, and the one save. */
function SaveBar({ regrouping, onLoad }: Pick<BoardProps, 'onLoad'> & { regrouping: Regrouping }) {
  const { t } = useTranslation('class-task');
  const { detail, before, groups, changes, isUnchanged, isBehind, startAgain } = regrouping;
  const [isAsking, setAsking] = useState(false);
  const save = useAct(classTaskRegroup, {
    invalidates: [classTaskList, classTaskDetail, classCasting],
    onSuccess: (after) => {
      setAsking(false);
      startAgain(after);
      toast(t('regroup.done'), { type: 'success' });
    },
    onError: () => {
      setAsking(false);
      void onLoad();
    },
  });
  const wrong = groups.find((group) => {
    const fault = faultOf(group, detail.capacity);
    const isWrong = fault !== null && fault !== 'empty' && !isOver(detail.task, group.key);
    return isWrong || isAbandoned(detail.task, group);
  });
  return (
    <footer className={work.foot}>
      <span className={styles.count}>
        <Icon name="swap" size={17} />
        {isUnchanged ? t('regroup.nothing') : t('regroup.moves', { count: changes.moves.length })}
      </span>
      <span className={styles.grow} />
      {isBehind && (
        <span className={work.reason} role="alert">
          <Icon name="alert" size={17} />
          {t('regroup.behind')}
          <Button size="sm" icon="restart" onClick={async () => startAgain(await onLoad())}>
            {t('regroup.reload')}
          </Button>
        </span>
      )}
      {wrong && (
        <span className={work.reason}>
          <Icon name="alert" size={17} />
          {t('fault.groups_wrong')}
        </span>
      )}
      <Button icon="undo" disabled={!regrouping.canUndo} onClick={regrouping.undo}>
        {t('regroup.undo')}
      </Button>
      <Button
        variant="primary"
        icon="eye"
        disabled={isUnchanged || isBehind || wrong !== undefined}
        onClick={() => setAsking(true)}
      >
        {t('regroup.preview')}
      </Button>
      {isAsking && (
        <PreviewDialog
          regrouping={regrouping}
          isBusy={save.isPending}
          onSave={(roles) =>
            save.mutate({
              id: detail.task.id,
              ...wishOf(before, groups, { task: detail.task, roles }),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </footer>
  );
}
