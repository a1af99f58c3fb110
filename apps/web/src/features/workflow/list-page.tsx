import { EXPERIMENT_TYPES, WORKFLOW_SORTS, type WorkflowRow, workflowList } from '@lets/contract';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/button.tsx';
import {
  FilterBar,
  PageHeader,
  Pager,
  SearchBox,
  StatusSegments,
} from '../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../components/states/states.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { oneOf, useListParams } from '../../lib/use-list-params.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { CopyDialog, CreateDialog } from './name-dialogs.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Ask } from './row-acts.tsx';
import { WorkflowTable } from './workflow-table.tsx';

const SIZE = 10;
const STATUSES = ['draft', 'published'] as const;

/** /manager/workflow: all workflows, and the way to everything that is done with one. */
export function Component() {
  const { t } = useTranslation(['workflow', 'common']);
  usePageTitle(t('title'));
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  const status = oneOf(params.get('status'), STATUSES);
  const sort = oneOf(params.get('sort'), WORKFLOW_SORTS) ?? 'updated';
  const isFiltered = Boolean(params.q || type || status);
  const read = useCall(
    workflowList,
    {
      page: params.page,
      size: SIZE,
      sort,
      ...(params.q && { q: params.q }),
      ...(type && { experiment_type: type }),
      ...(status && { status }),
    },
    { keepPrevious: true, silent: true, staleTime: 0 },
  );
  const rows = read.data?.list;
  const selection = useSelection(useMemo(() => (rows ?? []).map(({ workflow_id }) => workflow_id), [rows]));
  const [asked, ask] = useState<Ask | null>(null);
  const close = () => ask(null);
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
      <FilterBar>
        <SearchBox
          value={params.q}
          onChange={(q) => params.change({ q })}
          placeholder={t('search')}
          width={240}
        />
        <StatusSegments
          label={t('status.label')}
          value={status ?? 'all'}
          options={(['all', ...STATUSES] as const).map((key) => ({ key, label: t(`status.${key}`) }))}
          onChange={(key) => params.change({ status: key === 'all' ? null : key })}
        />
        <Select
          value={type ?? ''}
          onChange={(next) => params.change({ type: next })}
          style={{ minWidth: 150 }}
          popupMatchSelectWidth={false}
          aria-label={t('filter.type')}
          options={[
            { value: '', label: t('filter.all_types') },
            ...EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) })),
          ]}
        />
        {isFiltered && (
          <Button variant="text" onClick={() => params.change({ q: null, type: null, status: null })}>
            {t('filter.clear')}
          </Button>
        )}
        <Select
          value={sort}
          onChange={(next) => params.change({ sort: next === 'updated' ? null : next })}
          style={{ minWidth: 140, marginLeft: 'auto' }}
          aria-label={t('filter.sort')}
          options={WORKFLOW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={60} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              icon="search"
              title={t('none_found')}
              action={
                <Button onClick={() => params.change({ q: null, type: null, status: null })}>
                  {t('filter.clear')}
                </Button>
              }
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
            <WorkflowTable rows={page.list} selection={selection} onAsk={ask} />
            {selection.chosen.length > 0 && (
              <BulkBar
                rows={page.list.filter(({ workflow_id }) => selection.isChosen(workflow_id))}
                onClear={selection.clear}
                onDelete={(chosen) => ask({ act: 'delete', rows: chosen })}
              />
            )}
            <Pager {...page} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
      {asked && <Asked asked={asked} onClose={close} onDeleted={selection.clear} />}
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
