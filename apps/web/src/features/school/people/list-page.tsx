import { IDENTITY, type ManagedUser, userExport, userList } from '@lets/contract';
import { type ComponentProps, useState } from 'react';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { SizeSelect } from '../../../components/list-tools/list-selects.tsx';
import { PageHeader, Pager } from '../../../components/list-tools/list-tools.tsx';
import { BulkBar, BulkButton } from '../../../components/manage-table/manage-table.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { type CallInput, call } from '../../../lib/api-client.ts';
import { download } from '../../../lib/download.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { PAGE_SIZES, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useRowSelection } from '../../../lib/use-row-selection.ts';
import { AccountActs, type Ask } from './account-acts.tsx';
import { ImportPage } from './import-page.tsx';
import { addPath, type Kind, listPath, whoIn } from './kinds.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleTable } from './people-table.tsx';
import { usePeopleFilter } from './use-people-filter.ts';

/** One of the lists of accounts; from the same address people are imported into it. */
export function PeoplePage({ kind }: { kind: Kind }) {
  const params = useListParams();
  return params.get('import') && kind !== 'admin' ? <ImportPage kind={kind} /> : <PeopleList kind={kind} />;
}

function PeopleList({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['people', 'common']);
  usePageTitle(t(`kind.${kind}`));
  const params = useListParams();
  const { filter, sort, isFiltered, clear } = usePeopleFilter(kind);
  const order = { sort: sort.by, order: sort.order };
  const read = useCall(
    userList,
    { ...filter, ...order, page: params.page, size: params.size },
    { keepPrevious: true },
  );
  const rows = read.data?.list;
  const narrowed = JSON.stringify(filter);
  const {
    chosen,
    selection,
    clear: clearChosen,
    chooseAll,
    isReading,
  } = useRowSelection(rows, narrowed, (page, size) => call(userList, { ...filter, ...order, page, size }));
  const [asked, ask, close] = useOpen<Ask>();
  return (
    <>
      <PageHeader
        title={t(`kind.${kind}`)}
        count={read.data && t('count', { count: read.data.total })}
        actions={<ListActs kind={kind} filter={filter} />}
      />
      <PeopleFilters kind={kind} isFiltered={isFiltered} onClear={clear} />
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={8} height={56} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nobody kind={kind} isFiltered={isFiltered} onClear={clear} />}
      >
        {(page) => (
          <>
            <PeopleTable
              kind={kind}
              rows={page.list}
              selection={selection}
              sort={sort}
              onSort={({ by, order: direction }) => params.change({ sort: by, order: direction })}
              onAsk={ask}
            />
            {chosen.length > 0 && (
              <ChosenActs
                kind={kind}
                chosen={chosen}
                all={{ total: page.total, isBusy: isReading, onChoose: () => void chooseAll() }}
                onClear={clearChosen}
                onAsk={ask}
              />
            )}
            <Pager
              {...page}
              onPage={(next) => params.change({ page: next })}
              after={
                <SizeSelect
                  size={params.size}
                  total={page.total}
                  onChange={(size) => params.change({ size: size === PAGE_SIZES[0] ? null : size })}
                />
              }
            />
          </>
        )}
      </QueryView>
      {asked && <AccountActs asked={asked} onAsk={ask} onClose={close} onDone={clearChosen} />}
    </>
  );
}

/** Saves some of a list, or all that its filters leave. */
function useExport(kind: Kind, input: CallInput<typeof userExport>) {
  const { t } = useTranslation(['people', 'common']);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const name = t('export.file', { kind: t(`kind.${kind}`) });
    await download(userExport, input, name);
    setBusy(false);
  };
  return { isBusy, save };
}

function ListActs({ kind, filter }: { kind: Kind; filter: ReturnType<typeof usePeopleFilter>['filter'] }) {
  const { t } = useTranslation(['people', 'common']);
  const { isBusy, save } = useExport(kind, filter);
  return (
    <>
      <Button icon="download" busy={isBusy} onClick={() => void save()}>
        {t('export.act')}
      </Button>
      {kind !== 'admin' && (
        <LinkButton icon="upload" to={`${listPath(kind)}?import=1`}>
          {t('import.open')}
        </LinkButton>
      )}
      <LinkButton variant="primary" icon="plus" to={addPath(kind)}>
        {t(`add.${kind}`)}
      </LinkButton>
    </>
  );
}

function Nobody(props: { kind: Kind; isFiltered: boolean; onClear: () => void }) {
  const { kind, isFiltered, onClear } = props;
  const { t } = useTranslation(['people', 'common']);
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={t('none_found')}
        action={<Button onClick={onClear}>{t('filter.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="users"
      title={t(`none.${kind}`)}
      text={t(`none_text.${whoIn(kind).identity === IDENTITY.admin ? 'by_hand' : 'by_sheet'}`)}
      action={
        <LinkButton variant="primary" icon="plus" to={addPath(kind)}>
          {t(`add.${kind}`)}
        </LinkButton>
      }
    />
  );
}

function ChosenActs(props: {
  kind: Kind;
  chosen: readonly ManagedUser[];
  all: ComponentProps<typeof BulkBar>['all'] & object;
  onClear: () => void;
  onAsk: (ask: Ask) => void;
}) {
  const { kind, chosen, all, onClear, onAsk } = props;
  const { t } = useTranslation('people');
  const { save } = useExport(kind, { ...whoIn(kind), ids: chosen.map(({ id }) => id) });
  const active = chosen.filter(({ disabled }) => !disabled);
  const disabled = chosen.filter((user) => user.disabled);
  return (
    <BulkBar count={chosen.length} all={all} onClear={onClear}>
      {active.length > 0 && (
        <BulkButton icon="ban" onClick={() => onAsk({ act: 'disable', users: active })}>
          {t('bulk.disable', { count: active.length })}
        </BulkButton>
      )}
      {disabled.length > 0 && (
        <BulkButton icon="checkc" onClick={() => onAsk({ act: 'enable', users: disabled })}>
          {t('bulk.enable', { count: disabled.length })}
        </BulkButton>
      )}
      <BulkButton icon="download" onClick={() => void save()}>
        {t('bulk.export', { count: chosen.length })}
      </BulkButton>
      <BulkButton icon="trash" onClick={() => onAsk({ act: 'delete', users: chosen })}>
        {t('bulk.delete', { count: chosen.length })}
      </BulkButton>
    </BulkBar>
  );
}
