import { DELIVERY_STATES, deliveryList, type Integration, integrationList } from '@lets/contract';
import { Select } from 'antd';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button } from '../../../components/button/button.tsx';
import { SizeSelect } from '../../../components/list-tools/list-selects.tsx';
import {
  FilterBar,
  PageHeader,
  Pager,
  SearchBox,
  StatusSegments,
} from '../../../components/list-tools/list-tools.tsx';
import { BulkBar, BulkButton } from '../../../components/manage-table/manage-table.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, ReadFault, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { OutboxFigures } from './outbox-figures.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { useResend } from './use-resend.ts';

const REFRESH_MS = 10_000;
const NO_FILTER = { q: null, state: null, integration: null };

/** /manager/user/integrations/outbox: what goes out to other services, and what of it has not arrived. */
export function Component() {
  const { t } = useTranslation('outbox');
  usePageTitle(t('title'));
  const params = useListParams();
  const { q, page, size } = params;
  const state = oneOf(params.get('state'), DELIVERY_STATES);
  const integration = positive(params.get('integration'), 0);
  const read = useCall(
    deliveryList,
    {
      page,
      size,
      ...(q && { q }),
      ...(state && { state }),
      ...(integration && { integration_id: integration }),
    },
    { keepPrevious: true, refetchInterval: REFRESH_MS },
  );
  const rows = read.data?.list ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const { resend, resendRun, isPending } = useResend(selection.clear);
  const unsent = rows.filter((row) => selection.isChosen(row.id) && row.state !== 'delivered');
  const isFiltered = q !== '' || state !== null || integration > 0;
  return (
    <>
      <PageHeader
        title={
          <>
            <BackLink to="/manager/user/integrations" label={t('back')} />
            {t('title')}
          </>
        }
        count={read.data && t('count', { count: read.data.total })}
        actions={
          integration > 0 &&
          (read.data?.figures.given_up ?? 0) > 0 && (
            <Button icon="restart" busy={isPending} onClick={() => resend({ integration_id: integration })}>
              {t('resend_all', { count: read.data?.figures.given_up })}
            </Button>
          )
        }
      />
      {read.data && <OutboxFigures figures={read.data.figures} />}
      <FilterBar>
        <SearchBox value={q} onChange={(next) => params.change({ q: next })} placeholder={t('search')} />
        <ServiceSelect value={integration} onChange={(id) => params.change({ integration: id })} />
        <StatusSegments
          label={t('state_label')}
          value={state ?? 'all'}
          options={(['all', ...DELIVERY_STATES] as const).map((key) => ({ key, label: t(`state.${key}`) }))}
          onChange={(key) => params.change({ state: key === 'all' ? null : key })}
        />
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={6} height={56} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              icon="search"
              title={t('none_found')}
              action={<Button onClick={() => params.change(NO_FILTER)}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState icon="send" title={t('none')} text={t('none_text')} />
          )
        }
      >
        {({ list, total }) => (
          <>
            <OutboxTable
              list={list}
              selection={selection}
              isBusy={isPending}
              onResend={(id) => resend({ ids: [id] })}
              onResendRun={resendRun}
            />
            <Pager
              page={page}
              size={size}
              total={total}
              onPage={(next) => params.change({ page: next })}
              after={
                <SizeSelect size={size} total={total} onChange={(next) => params.change({ size: next })} />
              }
            />
          </>
        )}
      </QueryView>
      {selection.chosen.length > 0 && (
        <BulkBar count={selection.chosen.length} onClear={selection.clear}>
          <BulkButton
            icon="restart"
            isDisabled={isPending || unsent.length === 0}
            onClick={() => resend({ ids: unsent.map(({ id }) => id) })}
          >
            {t('resend')}
          </BulkButton>
        </BulkBar>
      )}
    </>
  );
}

const SENDING: readonly Integration['kind'][] = ['lti', 'ilab', 'xapi'];

function ServiceSelect({ value, onChange }: { value: number; onChange: (id: number | null) => void }) {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  const read = useCall(integrationList, {});
  const services = (read.data?.list ?? []).filter(({ kind }) => SENDING.includes(kind));
  const options = services.map(({ id, name }) => ({ value: id, label: format.pick(name) }));
  return (
    <>
      <Select<number>
        value={options.some((option) => option.value === value) ? value : 0}
        options={[{ value: 0, label: t('all_services') }, ...options]}
        loading={read.isLoading}
        popupMatchSelectWidth={false}
        style={{ minWidth: 160 }}
        aria-label={t('service')}
        onChange={(id) => onChange(id || null)}
      />
      <ReadFault of={read} />
    </>
  );
}
