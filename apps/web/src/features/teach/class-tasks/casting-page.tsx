import { type ClassCasting, classCast, classCasting, classTaskList, experimentDetail } from '@lets/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { classTaskGroupsPath, MENTOR_TASKS } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { CastTable } from './cast-table.tsx';
import { ClashQuestion } from './clash-question.tsx';
import styles from './create.module.css';
import { type ClassCast, useClassCast } from './use-class-cast.ts';

/** Students take roles and begin: nobody is told of each of these but their own group. */
const LOOK_AGAIN_MS = 20_000;

/** `/mentor/tasks/:id/casting`: who plays what in all groups of a task, in one table. */
export function Component() {
  const { t } = useTranslation('class-task');
  const id = Number(useParams().id);
  const read = useCall(classCasting, { id }, { refetchInterval: LOOK_AGAIN_MS });
  usePageTitle(t('cast.title'));
  return (
    <div className={work.page}>
      <header className={styles.head}>
        <BackLink to={`${MENTOR_TASKS}?open=${id}`} label={t('create.back')} />
        <h1>{t('cast.title')}</h1>
        {read.data && (
          <span>{t('regroup.about', { name: read.data.task.name, class: read.data.task.class.name })}</span>
        )}
      </header>
      <div className={styles.view}>
        <QueryView
          query={read}
          skeleton={<SkeletonRows count={6} />}
          isEmpty={({ groups }) => groups.length === 0}
          empty={
            <EmptyState
              icon="users"
              title={t('cast.empty')}
              text={t('cast.empty_text')}
              action={<LinkButton to={classTaskGroupsPath(id)}>{t('regroup.open')}</LinkButton>}
            />
          }
        >
          {(casting) => <Table casting={casting} onLoad={() => void read.refetch()} />}
        </QueryView>
      </div>
    </div>
  );
}

function Table({ casting, onLoad }: { casting: ClassCasting; onLoad: () => void }) {
  const { t } = useTranslation('class-task');
  const cast = useClassCast(casting);
  return (
    <>
      <div className={styles.whole}>
        <section className={work.box} aria-label={t('cast.title')}>
          <CastTable cast={cast} />
        </section>
      </div>
      <SaveBar id={casting.task.id} cast={cast} onLoad={onLoad} />
      <LeaveGuard isUnsaved={() => cast.changed.length > 0} />
    </>
  );
}

/** How many groups are changed, what stands in the way, and the one save. */
function SaveBar({ id, cast, onLoad }: { id: number; cast: ClassCast; onLoad: () => void }) {
  const { t } = useTranslation('class-task');
  const { changed, clashes, isBehind } = cast;
  const [isAsking, setIsAsking] = useState(false);
  const save = useAct(classCast, {
    invalidates: [classCasting, classTaskList, experimentDetail],
    onSuccess: () => {
      toast(t('cast.done'), { type: 'success' });
      cast.forgetAll();
      setIsAsking(false);
    },
    onError: () => {
      setIsAsking(false);
      onLoad();
    },
  });
  const send = () =>
    save.mutate({ id, groups: cast.wish(), ...(clashes.length > 0 && { accept_incompatible: true }) });
  const count = changed.length;
  return (
    <footer className={work.foot}>
      <span className={styles.count}>
        <Icon name="users" size={17} />
        {count > 0 ? t('cast.changed', { count }) : t('regroup.nothing')}
      </span>
      <span className={styles.grow} />
      {isBehind && (
        <span className={work.reason} role="alert">
          <Icon name="alert" size={17} />
          {t('cast.behind')}
        </span>
      )}
      <Button icon="undo" disabled={count === 0} onClick={cast.forgetAll}>
        {t('cast.forget')}
      </Button>
      <Button icon="swap" disabled={!cast.canFill} onClick={cast.fillAll}>
        {t('cast.fill_all')}
      </Button>
      <Button
        variant="primary"
        icon="check"
        disabled={count === 0 || isBehind}
        busy={save.isPending}
        onClick={() => (clashes.length > 0 ? setIsAsking(true) : send())}
      >
        {t('cast.save')}
      </Button>
      {isAsking && (
        <ClashQuestion
          cast={cast}
          busy={save.isPending}
          onConfirm={send}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </footer>
  );
}
