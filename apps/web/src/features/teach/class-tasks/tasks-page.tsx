import { type ClassTask, classTaskList, GROUPINGS } from '@lets/contract';
import { Select } from 'antd';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import {
  FilterBar,
  PageHeader,
  Pager,
  SearchBox,
  StatusSegments,
} from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { MENTOR_TASKS_CREATE } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { TaskCard } from './task-card.tsx';
import styles from './tasks.module.css';

const SIZE = 10;
const SORTS = ['newest', 'oldest', 'name'] as const;

/** `/mentor/tasks`: what the mentor's classes were given, and how far their groups are. */
export function Component() {
  const { t } = useTranslation('class-task');
  usePageTitle(t('list.title'));
  const params = useListParams();
  const grouping = oneOf(params.get('grouping'), GROUPINGS);
  const sort = oneOf(params.get('sort'), SORTS) ?? 'newest';
  const [doomed, setDoomed, close] = useOpen<ClassTask>();
  const [changed, setChanged, closeChange] = useOpen<ClassTask>();
  const open = positive(params.get('open'), 0);
  const read = useCall(
    classTaskList,
    {
      page: params.page,
      size: SIZE,
      sort,
      ...(params.q && { q: params.q }),
      ...(grouping && { grouping }),
    },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        count={read.data && t('list.count', { count: read.data.total })}
        actions={
          <LinkButton to={MENTOR_TASKS_CREATE} variant="primary" icon="plus">
            {t('list.create')}
          </LinkButton>
        }
      />
      <FilterBar>
        <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('list.search')} />
        <StatusSegments
          label={t('groups.how')}
          value={grouping ?? ''}
          options={[
            { key: '' as const, label: t('list.all') },
            ...GROUPINGS.map((key) => ({ key, label: t(`grouping.${key}`) })),
          ]}
          onChange={(next) => params.change({ grouping: next })}
        />
        <Select
          value={sort}
          onChange={(next) => params.change({ sort: next === 'newest' ? null : next })}
          style={{ minWidth: 130 }}
          aria-label={t('list.sort')}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={params.q || grouping ? <NothingFound /> : <NothingGiven />}
      >
        {(page) => (
          <>
            <ul className={styles.list}>
              {page.list.map((task) => (
                <TaskCard
                  key={task.id}
                  task={task}
                  isOpen={task.id === open}
                  onToggle={() =>
                    params.change({ open: task.id === open ? null : task.id, page: params.page })
                  }
                  onChange={() => setChanged(task)}
                  onDelete={() => setDoomed(task)}
                />
              ))}
            </ul>
            <Pager {...page} onPage={(next) => params.change({ page: next, open: null })} />
          </>
        )}
      </QueryView>
      {changed && <ChangeDialog task={changed} onClose={closeChange} />}
      {doomed && <DeleteTaskDialog task={doomed} onClose={close} />}
    </>
  );
}

function NothingGiven() {
  const { t } = useTranslation('class-task');
  return (
    <EmptyState
      icon="users"
      title={t('list.empty')}
      text={t('list.empty_text')}
      action={
        <LinkButton to={MENTOR_TASKS_CREATE} variant="primary" icon="plus">
          {t('list.create')}
        </LinkButton>
      }
    />
  );
}

function NothingFound() {
  const { t } = useTranslation('class-task');
  const params = useListParams();
  return (
    <EmptyState
      icon="search"
      title={t('list.nothing_found')}
      text={t('list.nothing_found_text')}
      action={
        <Button icon="x" onClick={() => params.change({ q: null, grouping: null })}>
          {t('list.clear')}
        </Button>
      }
    />
  );
}
