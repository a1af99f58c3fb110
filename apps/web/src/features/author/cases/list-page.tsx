import { PROJECT_SORTS, projectManageList } from '@lets/contract';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import {
  AuthoredFilters,
  AuthoredPager,
  useAuthoredList,
} from '../../../components/list-tools/authored-list.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { BulkBar, BulkButton } from '../../../components/manage-table/manage-table.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useRowSelection } from '../../../lib/use-row-selection.ts';
import { type Ask, CaseTable } from './case-table.tsx';
import { CopyDialog, DeleteDialog } from './dialogs.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LIST } from './paths.ts';

const STATUSES = ['open', 'unfinished', 'applied'] as const;

/** /manager/project: all cases, those that are still being made too. */
export function Component() {
  const { t } = useTranslation(['project', 'common']);
  usePageTitle(t('title'));
  const query = useAuthoredList(STATUSES, PROJECT_SORTS);
  const { isFiltered, clear } = query;
  const read = useCall(projectManageList, query.input, { keepPrevious: true, staleTime: 0 });
  const {
    chosen,
    selection,
    clear: clearChosen,
    chooseAll,
    isReading,
  } = useRowSelection(read.data?.list, query.question, (page, size) =>
    call(projectManageList, { ...query.input, page, size }),
  );
  const [asked, ask, close] = useOpen<Ask>();
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
      <AuthoredFilters
        query={query}
        statuses={STATUSES}
        sorts={PROJECT_SORTS}
        words={{
          search: t('list.search'),
          status: t('list.status'),
          statusOf: (key) => t(`status.${key}`),
          type: t('info.type'),
          allTypes: t('list.all_types'),
          clear: t('list.clear'),
          sort: t('list.sort'),
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
            {chosen.length > 0 && (
              <BulkBar
                count={chosen.length}
                all={{ total: page.total, isBusy: isReading, onChoose: () => void chooseAll() }}
                onClear={clearChosen}
              >
                <BulkButton icon="trash" onClick={() => ask({ act: 'delete', rows: chosen })}>
                  {t('delete.open')}
                </BulkButton>
              </BulkBar>
            )}
            <AuthoredPager query={query} found={page} />
          </>
        )}
      </QueryView>
      {asked?.act === 'import' && <ImportDialog onClose={close} />}
      {asked?.act === 'copy' && <CopyDialog row={asked.row} onClose={close} />}
      {asked?.act === 'delete' && <DeleteDialog rows={asked.rows} onClose={close} onDeleted={clearChosen} />}
    </>
  );
}
