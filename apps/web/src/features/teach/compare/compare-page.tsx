import { classCompare } from '@lets/contract';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { ClassFiles } from '../../../domain/class-task/class-files.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { MENTOR_TASKS } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { AlikeTexts } from './alike-texts.tsx';
import { Bars } from './bars.tsx';
import styles from './compare.module.css';
import { TeamTable } from './team-table.tsx';

/** `/mentor/compare/{classTaskId}`: the teams of a class task side by side. */
export function Component() {
  const { t } = useTranslation('compare');
  const format = useFormat();
  const id = positive(useParams().classTaskId ?? null, 0);
  const read = useCall(classCompare, { id }, { enabled: id > 0, staleTime: 0 });
  usePageTitle(read.data ? t('title_of', { name: read.data.name }) : t('title'));
  if (id === 0) return <ErrorState error={null} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackLink to={MENTOR_TASKS} label={t('back')} />
        <h1>{read.data?.name ?? t('title')}</h1>
        {read.data && (
          <>
            <Tag tone="ink">{read.data.class.name}</Tag>
            <span className={styles.facts}>{format.pick(read.data.project.name)}</span>
            <span className={styles.acts}>
              <ClassFiles id={id} name={read.data.name} />
            </span>
          </>
        )}
      </header>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="users" title={t('empty')} text={t('empty_text')} />}
      >
        {({ list }) => (
          <>
            <TeamTable list={list} />
            <Bars list={list} />
            <AlikeTexts key={id} id={id} list={list} />
          </>
        )}
      </QueryView>
    </div>
  );
}
