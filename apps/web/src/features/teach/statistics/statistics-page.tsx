import { experimentStatistics, type RunFilter, statisticsExport } from '@lets/contract';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { FilterBar, PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { withLoading } from '../../../components/loading/loading.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { readRunFilter } from '../../../domain/run/run-address.ts';
import { RunFilterWords } from '../../../domain/run/run-filter/filter-words.tsx';
import { RunFilterFields } from '../../../domain/run/run-filter/run-filter.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ActivityCard } from './activity-card.tsx';
import {
  CourseChart,
  GradeChart,
  MonthChart,
  ScoreChart,
  StatusChart,
  TypeChart,
  WeekChart,
} from './charts.tsx';
import { CompareCard } from './compare-card.tsx';
import type { FiguresProps } from './figures-props.ts';
import { InterventionsChart } from './interventions-chart.tsx';
import { KeyFigures } from './key-figures.tsx';
import { SectionsCard } from './sections-card.tsx';
import { SlowestCard } from './slowest-card.tsx';
import styles from './statistics.module.css';

const NO_FILTER = {
  from: null,
  until: null,
  course_id: null,
  class_id: null,
  project_id: null,
  type: null,
  grade: null,
  status: null,
};

/** /manager/experiment/statistics: what the runs come to, and the way from each figure to the runs behind it. */
export function Component() {
  const { t } = useTranslation(['statistics', 'common']);
  usePageTitle(t('title'));
  const format = useFormat();
  const params = useListParams();
  const filter = useMemo(() => countedBy(params.get), [params]);
  const read = useCall(experimentStatistics, filter, { keepPrevious: true });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        count={read.dataUpdatedAt > 0 && t('as_of', { time: format.dateTime(read.dataUpdatedAt) })}
        actions={
          <>
            <Button icon="file" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <ExportButton filter={filter} />
          </>
        }
      />
      <FilterBar>
        <RunFilterFields filter={filter} change={params.change} />
        {isFiltered && (
          <Button variant="text" onClick={() => params.change(NO_FILTER)}>
            {t('filter.clear')}
          </Button>
        )}
      </FilterBar>
      <RunFilterWords filter={filter} />
      <QueryView query={read} skeleton={<SkeletonRows count={3} height={180} />}>
        {(figures) => <Figures figures={figures} filter={filter} />}
      </QueryView>
    </div>
  );
}

/** Only what figures can be counted by: an address may hold more. */
function countedBy(get: (key: string) => string | null): RunFilter {
  const { from, until, course_id, class_id, project_id, experiment_type, grade, status } = readRunFilter(get);
  const asked = { from, until, course_id, class_id, project_id, experiment_type, grade, status };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

function ExportButton({ filter }: { filter: RunFilter }) {
  const { t } = useTranslation('statistics');
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await withLoading(download(statisticsExport, filter, `${t('title')}.xlsx`));
    setBusy(false);
  }
  return (
    <Button variant="primary" icon="download" busy={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}

function Figures(props: FiguresProps) {
  return (
    <>
      <KeyFigures {...props} />
      <div className={styles.charts}>
        <MonthChart {...props} />
        <TypeChart {...props} />
        <ScoreChart {...props} />
        <ActivityCard {...props} />
        <CompareCard {...props} />
        <InterventionsChart {...props} />
        <SectionsCard {...props} />
        <SlowestCard {...props} />
        <div className={styles.pair}>
          <StatusChart {...props} />
          <GradeChart {...props} />
        </div>
        <CourseChart {...props} />
        <WeekChart {...props} className={styles.wide ?? ''} />
      </div>
    </>
  );
}
