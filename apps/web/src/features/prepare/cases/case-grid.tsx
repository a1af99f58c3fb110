import { type ExperimentType, GRADES, projectList } from '@lets/contract';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { SortSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, Skeleton } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { oneOf, useListParams } from '../../../lib/use-list-params.ts';
import { CaseCard } from './case-card.tsx';
import styles from './prepare.module.css';

const SIZE = 12;
const SORTS = ['oldest', 'newest', 'name'] as const;

/** Search and grade, and whatever else the page filters by. */
export function CaseFilters({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['prepare', 'common', 'lists']);
  const params = useListParams();
  return (
    <FilterBar>
      <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('search')} />
      {children}
      <Select
        value={oneOf(params.get('grade'), GRADES) ?? ''}
        onChange={(grade) => params.change({ grade })}
        style={{ minWidth: 130 }}
        aria-label={t('filter.grade')}
        options={[
          { value: '', label: t('filter.all_grades') },
          ...GRADES.map((value) => ({ value, label: t(`common:grade.${value}`) })),
        ]}
      />
      <SortSelect
        value={oneOf(params.get('sort'), SORTS) ?? 'oldest'}
        usual="oldest"
        label={t('lists:sort.label')}
        options={SORTS.map((value) => ({ value, label: t(`lists:sort.${value}`) }))}
        onChange={(sort) => params.change({ sort })}
      />
    </FilterBar>
  );
}

interface CaseGridProps {
  scope: 'course' | 'type' | 'self';
  courseId?: number | null;
  type?: ExperimentType | null;
  /** What stands here when the reader has no such case at all. */
  empty: ReactNode;
}

/** The cases of a page as cards. */
export function CaseGrid({ scope, courseId, type, empty }: CaseGridProps) {
  const { t } = useTranslation('prepare');
  const params = useListParams();
  const grade = oneOf(params.get('grade'), GRADES);
  const sort = oneOf(params.get('sort'), SORTS);
  const read = useCall(
    projectList,
    {
      scope,
      page: params.page,
      size: SIZE,
      ...(courseId && { course_id: courseId }),
      ...(type && { experiment_type: type }),
      ...(grade && { grade }),
      ...(params.q && { q: params.q }),
      ...(sort && { sort }),
    },
    { keepPrevious: true },
  );
  const isFiltered = Boolean(params.q || grade || courseId);
  return (
    <section aria-labelledby="cases">
      <h2 id="cases" className={styles.partTitle}>
        {t('cases')}
        {read.data && <small>{t('count', { count: read.data.total })}</small>}
      </h2>
      <QueryView
        query={read}
        skeleton={<GridSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={isFiltered ? <NoCaseFound /> : empty}
      >
        {(page) => (
          <>
            <ul className={styles.grid}>
              {page.list.map((card) => (
                <CaseCard key={card.id} card={card} />
              ))}
            </ul>
            <Pager {...page} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function NoCaseFound() {
  const { t } = useTranslation('prepare');
  const params = useListParams();
  return (
    <EmptyState
      icon="search"
      title={t('nothing_found')}
      text={t('nothing_found_text')}
      action={
        <Button icon="x" onClick={() => params.change({ q: null, grade: null, course: null })}>
          {t('clear_filters')}
        </Button>
      }
    />
  );
}

function GridSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.grid} role="status" aria-label={t('loading')}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.cardSkeleton}>
          <Skeleton height={150} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="90%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}
