import { EXPERIMENT_TYPES, PROJECT_SORTS, projectManageList } from '@lets/contract';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/button/button.tsx';
import {
  FilterBar,
  PageHeader,
  Pager,
  SearchBox,
  StatusSegments,
} from '../../components/list-tools/list-tools.tsx';
import { BulkBar, BulkButton } from '../../components/manage-table/manage-table.tsx';
import { QueryView } from '../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../components/states/states.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { oneOf, useListParams } from '../../lib/use-list-params.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { type Ask, CaseTable } from './case-table.tsx';
import { CopyDialog, DeleteDialog } from './dialogs.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LIST } from './paths.ts';

const SIZE = 10;
const STATUSES = ['open', 'unfinished', 'applied'] as const;

/** /manager/project: all cases, those that are still being made too. */
export function Component() {
  const { t } = useTranslation(['project', 'common']);
  usePageTitle(t('title'));
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  const status = oneOf(params.get('status'), STATUSES);
  const sort = oneOf(params.get('sort'), PROJECT_SORTS) ?? 'updated';
  const isFiltered = Boolean(params.q || type || status);
  const read = useCall(
    projectManageList,
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
  const selection = useSelection(useMemo(() => (rows ?? []).map(({ id }) => id), [rows]));
  const [asked, ask] = useState<Ask | null>(null);
  const close = () => ask(null);
  const clear = () => params.change({ q: null, type: null, status: null });
  const create = (
    <LinkButton variant="primary" icon="plus" to={`${LIST}/create`}>
      {t('create.open')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data && t('list.count', { count: read.data.total })}
        actions={
          <>
            <Button icon="upload" onClick={() => ask({ act: 'import' })}>
              {t('import.open')}
            </Button>
            {create}
          </>
        }
      />
      <FilterBar>
        <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('list.search')} />
        <StatusSegments
          label={t('list.status')}
          value={status ?? 'all'}
          options={(['all', ...STATUSES] as const).map((key) => ({ key, label: t(`status.${key}`) }))}
          onChange={(key) => params.change({ status: key === 'all' ? null : key })}
        />
        <Select
          value={type ?? ''}
          onChange={(next) => params.change({ type: next })}
          style={{ minWidth: 150 }}
          popupMatchSelectWidth={false}
          aria-label={t('info.type')}
          options={[
            { value: '', label: t('list.all_types') },
            ...EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) })),
          ]}
        />
        {isFiltered && (
          <Button variant="text" onClick={clear}>
            {t('list.clear')}
          </Button>
        )}
        <Select
          value={sort}
          onChange={(next) => params.change({ sort: next === 'updated' ? null : next })}
          style={{ minWidth: 140, marginLeft: 'auto' }}
          aria-label={t('list.sort')}
          options={PROJECT_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
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
              title={t('list.none_found')}
              action={<Button onClick={clear}>{t('list.clear')}</Button>}
            />
          ) : (
            <EmptyState icon="folder" title={t('list.none')} text={t('list.none_text')} action={create} />
          )
        }
      >
        {(page) => (
          <>
            <CaseTable rows={page.list} selection={selection} onAsk={ask} />
            {selection.chosen.length > 0 && (
              <BulkBar count={selection.chosen.length} onClear={selection.clear}>
                <BulkButton
                  icon="trash"
                  onClick={() =>
                    ask({ act: 'delete', rows: page.list.filter(({ id }) => selection.isChosen(id)) })
                  }
                >
                  {t('delete.open')}
                </BulkButton>
              </BulkBar>
            )}
            <Pager {...page} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
      {asked?.act === 'import' && <ImportDialog onClose={close} />}
      {asked?.act === 'copy' && <CopyDialog row={asked.row} onClose={close} />}
      {asked?.act === 'delete' && (
        <DeleteDialog rows={asked.rows} onClose={close} onDeleted={selection.clear} />
      )}
    </>
  );
}
