import { type ManagedNotice, noticeManageList } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
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
import { useCall } from '../../../lib/query.ts';
import { oneOf, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { NoticeTable } from './notice-table.tsx';

const STATUSES = ['draft', 'published', 'withdrawn'] as const;
const SIZE = 20;

/** /manager/notice/list: all notices, and making, publishing and withdrawing them. */
export function Component() {
  const { t } = useTranslation(['notice', 'common']);
  usePageTitle(t('manage.title'));
  const params = useListParams();
  const status = oneOf(params.get('status'), STATUSES);
  const [edited, setEdited, close] = useOpen<ManagedNotice | 'new'>();
  const { q, page } = params;
  const read = useCall(
    noticeManageList,
    { page, size: SIZE, ...(q && { q }), ...(status && { status }) },
    { keepPrevious: true },
  );
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('manage.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('manage.title')}
        count={read.data && t('manage.count', { count: read.data.total })}
        actions={add}
      />
      <FilterBar>
        <SearchBox
          value={q}
          onChange={(next) => params.change({ q: next })}
          placeholder={t('manage.search')}
        />
        <StatusSegments
          label={t('manage.status')}
          value={status ?? 'all'}
          options={(['all', ...STATUSES] as const).map((key) => ({ key, label: t(`manage.is.${key}`) }))}
          onChange={(key) => params.change({ status: key === 'all' ? null : key })}
        />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={60} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          q || status ? (
            <EmptyState
              icon="search"
              title={t('manage.none_found')}
              action={
                <Button onClick={() => params.change({ q: null, status: null })}>
                  {t('common:act.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon="bell" title={t('manage.none')} text={t('manage.none_text')} />
          )
        }
      >
        {({ list, total }) => (
          <>
            <NoticeTable list={list} onEdit={setEdited} />
            <Pager page={page} size={SIZE} total={total} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
      {edited && <NoticeEditor notice={edited === 'new' ? null : edited} onClose={close} />}
    </>
  );
}
