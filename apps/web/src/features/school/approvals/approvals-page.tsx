import { APPROVAL_STATES, type Approval, approvalList } from '@lets/contract';
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
import { ApprovalDialog, type Step } from './approval-dialog.tsx';
import { ApprovalTable } from './approval-table.tsx';

const SIZE = 20;

/** /manager/user/approvals: what takes two administrators, and approving or refusing it. */
export function Component() {
  const { t } = useTranslation(['approvals', 'common']);
  usePageTitle(t('title'));
  const params = useListParams();
  const state = oneOf(params.get('state'), APPROVAL_STATES);
  const [asked, ask, close] = useOpen<{ approval: Approval; step: Step }>();
  const { q, page } = params;
  const read = useCall(
    approvalList,
    { page, size: SIZE, ...(q && { q }), ...(state && { state }) },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHeader title={t('title')} count={read.data && t('count', { count: read.data.total })} />
      <FilterBar>
        <SearchBox value={q} onChange={(next) => params.change({ q: next })} placeholder={t('search')} />
        <StatusSegments
          label={t('state_label')}
          value={state ?? 'all'}
          options={(['all', ...APPROVAL_STATES] as const).map((key) => ({ key, label: t(`state.${key}`) }))}
          onChange={(key) => params.change({ state: key === 'all' ? null : key })}
        />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={60} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          q || state ? (
            <EmptyState
              icon="search"
              title={t('none_found')}
              action={
                <Button onClick={() => params.change({ q: null, state: null })}>
                  {t('common:act.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon="checkc" title={t('none')} text={t('none_text')} />
          )
        }
      >
        {({ list, total }) => (
          <>
            <ApprovalTable list={list} onStep={(approval, step) => ask({ approval, step })} />
            <Pager page={page} size={SIZE} total={total} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
      {asked && <ApprovalDialog {...asked} onClose={close} />}
    </>
  );
}
