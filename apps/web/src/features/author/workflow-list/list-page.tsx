import { WORKFLOW_SORTS, type WorkflowRow, workflowDetail, workflowList } from '@lets/contract';
import { useMemo } from 'react';
import { Button } from '../../../components/button/button.tsx';
import {
  AuthoredFilters,
  AuthoredPager,
  useAuthoredList,
} from '../../../components/list-tools/authored-list.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, ReadFault, SkeletonRows } from '../../../components/states/states.tsx';
import { VersionsDialog } from '../../../domain/flow/versions/versions-dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useRowSelection } from '../../../lib/use-row-selection.ts';
import { Chosen } from './chosen.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Ask } from './row-acts.tsx';
import { WorkflowTable } from './workflow-table.tsx';

const STATUSES = ['draft', 'published'] as const;

const withId = (row: WorkflowRow) => ({ ...row, id: row.workflow_id });

/** /manager/workflow: all workflows, and the way to everything that is done with one. */
export function Component() {
  const { t } = useTranslation(['workflow', 'common']);
  usePageTitle(t('title'));
  const query = useAuthoredList(STATUSES, WORKFLOW_SORTS);
  const { isFiltered, clear } = query;
  const read = useCall(workflowList, query.input, { keepPrevious: true, staleTime: 0 });
  const list = read.data?.list;
  const rows = useMemo(() => (list ?? []).map(withId), [list]);
  const {
    chosen,
    selection,
    clear: clearChosen,
    chooseAll,
    isReading,
  } = useRowSelection(rows, query.question, async (page, size) => {
    const found = await call(workflowList, { ...query.input, page, size });
    return { list: found.list.map(withId), total: found.total };
  });
  const [asked, ask, close] = useOpen<Ask>();
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data && t('count', { count: read.data.total })}
        actions={
          <>
            <Button icon="upload" onClick={() => ask({ act: 'import' })}>
              {t('import.open')}
            </Button>
            <Button variant="primary" icon="plus" onClick={() => ask({ act: 'create' })}>
              {t('create.open')}
            </Button>
          </>
        }
      />
      <AuthoredFilters
        query={query}
        statuses={STATUSES}
        sorts={WORKFLOW_SORTS}
        words={{
          search: t('search'),
          status: t('status.label'),
          statusOf: (key) => t(`status.${key}`),
          type: t('filter.type'),
          allTypes: t('filter.all_types'),
          clear: t('filter.clear'),
          sort: t('filter.sort'),
          sortOf: (key) => t(`sort.${key}`),
        }}
      />
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={60} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              icon="search"
              title={t('none_found')}
              action={<Button onClick={clear}>{t('filter.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon="layout"
              title={t('none')}
              text={t('none_text')}
              action={
                <Button variant="primary" icon="plus" onClick={() => ask({ act: 'create' })}>
                  {t('create.open')}
                </Button>
              }
            />
          )
        }
      >
        {(page) => (
          <>
            <WorkflowTable rows={rows} selection={selection} onAsk={ask} />
            {chosen.length > 0 && (
              <Chosen
                rows={chosen}
                all={{ total: page.total, isBusy: isReading, onChoose: () => void chooseAll() }}
                onClear={clearChosen}
                onDelete={(free) => ask({ act: 'delete', rows: free })}
              />
            )}
            <AuthoredPager query={query} found={page} />
          </>
        )}
      </QueryView>
      {asked && <Asked asked={asked} onClose={close} onDeleted={clearChosen} />}
    </>
  );
}

function Asked({ asked, onClose, onDeleted }: { asked: Ask; onClose: () => void; onDeleted: () => void }) {
  switch (asked.act) {
    case 'create':
      return <CreateDialog onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    case 'copy':
      return <CopyDialog row={asked.row} onClose={onClose} />;
    case 'versions':
      return <Versions row={asked.row} onClose={onClose} />;
    case 'compare':
      return <CompareDialog row={asked.row} onClose={onClose} />;
    case 'publish':
      return <PublishDialog row={asked.row} onClose={onClose} />;
    default:
      return (
        <DeleteDialog
          rows={asked.rows as readonly WorkflowRow[]}
          onClose={onClose}
          onDeleted={() => {
            onDeleted();
            onClose();
          }}
        />
      );
  }
}

function Versions({ row, onClose }: { row: WorkflowRow; onClose: () => void }) {
  const read = useCall(workflowDetail, { flow_id: row.flow_id }, { staleTime: 0 });
  return read.data ? <VersionsDialog detail={read.data} onClose={onClose} /> : <ReadFault of={read} />;
}
