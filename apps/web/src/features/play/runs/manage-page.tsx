import { type ExperimentCard, experimentList } from '@lets/contract';
import { type ReactNode, useMemo } from 'react';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { SortSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { readRunFilter } from '../../../domain/run/run-address.ts';
import { RunFilterFields } from '../../../domain/run/run-filter/run-filter.tsx';
import { AllTick, RunFact, RunList, RunRow, RunTick } from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf, useListParams } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { Waiting, Where } from './doing-page.tsx';
import { ManageActs, ManageBatch } from './manage-acts.tsx';
import { ManageDialog, type ManageWish } from './manage-dialog.tsx';
import { NarrowedTo, NO_RUN_FILTER } from './narrowed-to.tsx';
import styles from './runs.module.css';
import { RunState } from './staff-runs.tsx';

const SIZE = 20;
const SORTS = ['newest', 'oldest', 'name', 'ended', 'planned_end'] as const;

/** /manager/experiment/manager: every run, found by what it is, and what an administrator may do with it. */
export function Component() {
  const { t } = useTranslation(['runs', 'manageRuns', 'common']);
  usePageTitle(t('staff.manage.title'));
  const params = useListParams();
  const filter = useMemo(() => readRunFilter(params.get), [params]);
  const { q, page } = params;
  const sort = oneOf(params.get('sort'), SORTS) ?? 'newest';
  const isFiltered = q !== '' || Object.keys(filter).length > 0;
  const read = useCall(
    experimentList,
    { scope: 'manage', page, size: SIZE, sort, ...filter, ...(q && { q }) },
    { keepPrevious: true },
  );
  const clear = () => params.change(NO_RUN_FILTER);
  return (
    <>
      <PageHeader
        title={t('staff.manage.title')}
        count={read.data && t('count', { count: read.data.total })}
        actions={
          <LinkButton to="/manager/experiment/statistics" variant="plain">
            {t('manageRuns:to_statistics')}
          </LinkButton>
        }
      />
      <FilterBar>
        <SearchBox
          value={q}
          onChange={(next) => params.change({ q: next })}
          placeholder={t('manageRuns:search')}
          width={260}
        />
        <RunFilterFields filter={filter} change={params.change} />
        <NarrowedTo filter={filter} change={params.change} />
        {isFiltered && (
          <Button variant="text" onClick={clear}>
            {t('clear_filters')}
          </Button>
        )}
      </FilterBar>
      <QueryView
        query={read}
        skeleton={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              icon="search"
              title={t('nothing_found')}
              text={t('nothing_found_text')}
              action={
                <Button icon="x" onClick={clear}>
                  {t('clear_filters')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon="compass" title={t('staff.manage.empty')} text={t('staff.manage.empty_text')} />
          )
        }
      >
        {(data) => (
          <>
            <ManagedRuns
              cards={data.list}
              order={
                <SortSelect
                  value={sort}
                  usual="newest"
                  label={t('filter.sort')}
                  options={SORTS.map((value) => ({ value, label: t(`manageRuns:sort.${value}`) }))}
                  onChange={(next) => params.change({ sort: next })}
                />
              }
            />
            <Pager {...data} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  );
}

function ManagedRuns({ cards, order }: { cards: readonly ExperimentCard[]; order: ReactNode }) {
  const ids = useMemo(() => cards.map(({ eid }) => eid), [cards]);
  const selection = useSelection(ids);
  const [wish, setWish, close] = useOpen<ManageWish>();
  const chosen = cards.filter(({ eid }) => selection.isChosen(eid));
  return (
    <>
      <ManageBatch chosen={chosen} order={order} onWish={setWish}>
        <AllTick count={cards.length} selection={selection} />
      </ManageBatch>
      <RunList isChoosable>
        {cards.map((card) => (
          <RunRow
            key={card.eid}
            card={card}
            isChosen={selection.isChosen(card.eid)}
            checkbox={<RunTick card={card} selection={selection} />}
            acts={<ManageActs card={card} onWish={setWish} />}
            below={<People card={card} />}
          >
            {card.status === 'in_progress' ? <Where card={card} /> : <RunState card={card} />}
            <Aside card={card} />
          </RunRow>
        ))}
      </RunList>
      {wish && (
        <ManageDialog
          wish={wish}
          onClose={close}
          onDone={() => {
            close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}

/** Who made it, until when it is planned, and who takes part. */
function People({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation(['runs', 'manageRuns']);
  const format = useFormat();
  const kind = t(`manageRuns:creator_type.${card.creator_type}`);
  const end = card.planned_end === null ? t('manageRuns:no_end') : format.moment(card.planned_end);
  const members = format.list(card.members.map(({ name }) => name));
  const facts = [
    ['creator', t('manageRuns:creator_of', { name: card.creator.name, kind })],
    ['planned_end', end],
    ['members', `${t('members', { count: card.members.length })}${t('joiner')}${members}`],
  ] as const;
  return (
    <dl className={styles.people}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`manageRuns:fact.${key}`)}</dt>
          <dd title={value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Aside({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation(['runs', 'manageRuns']);
  if (card.banned)
    return <RunFact title={<Tag tone="seal">{t('manageRuns:paused')}</Tag>} note={card.class_name} />;
  if (card.status === 'in_progress') return <Waiting card={card} me={0} />;
  return (
    <RunFact
      title={card.class_name || t('manageRuns:no_class')}
      note={t('members', { count: card.members.length })}
    />
  );
}
