import {
  AUDIT_ACTIONS,
  type AuditAction,
  LOG_FORMATS,
  type LogEntry,
  logExport,
  logList,
} from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { FilterBar, PageHeader, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { withLoading } from '../../../components/loading/loading.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { PeriodPicker } from '../../../components/period-picker/period-picker.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Chip, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';
import { ChainCard } from './chain-card.tsx';
import { detailInWords, type InWords, targetInWords } from './in-words.ts';
import styles from './log.module.css';
import { toneOf } from './tone.ts';

const SIZE = 50;
const ENDINGS = { xlsx: 'xlsx', syslog: 'log', jsonl: 'jsonl' } as const;
const NO_FILTER = { q: null, action: null, actor: null, from: null, until: null };

/** The log that the address asks for. */
function useLogQuery() {
  const params = useListParams();
  const action = oneOf(params.get('action'), AUDIT_ACTIONS);
  const [actor, from, until] = ['actor', 'from', 'until'].map((key) => positive(params.get(key), 0));
  const filter = {
    ...(params.q && { q: params.q }),
    ...(action && { action }),
    ...(actor && { actor_id: actor }),
    ...(from && { from }),
    ...(until && { until }),
  };
  return { params, action, actor, from, until, filter, isFiltered: Object.keys(filter).length > 0 };
}
type LogQuery = ReturnType<typeof useLogQuery>;

/** /manager/user/log: who did what, when and from where. */
export function Component() {
  const { t } = useTranslation('log');
  usePageTitle(t('title'));
  const query = useLogQuery();
  const { params, filter } = query;
  const read = useCall(logList, { ...filter, page: params.page, size: SIZE }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data && t('count', { count: read.data.total })}
        actions={<ExportButton filter={filter} />}
      />
      <ChainCard />
      <LogFilters query={query} list={read.data?.list ?? []} />
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={10} height={40} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="history" title={t(query.isFiltered ? 'none_found' : 'none')} />}
      >
        {(page) => (
          <>
            <LogTable list={page.list} onActor={(actor) => params.change({ actor })} />
            <Pager {...page} onPage={(next) => params.change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  );
}

function ExportButton({ filter }: { filter: LogQuery['filter'] }) {
  const { t } = useTranslation(['audit', 'log']);
  const [isBusy, setBusy] = useState(false);
  async function save(format: (typeof LOG_FORMATS)[number]) {
    setBusy(true);
    const input = format === 'xlsx' ? { ...filter, format } : { format };
    await withLoading(download(logExport, input, `${t('log:title')}.${ENDINGS[format]}`));
    setBusy(false);
  }
  return (
    <Menu
      look="act"
      isBusy={isBusy}
      items={LOG_FORMATS.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        onSelect: () => void save(format),
      }))}
    >
      <Icon name="download" size={16} />
      {t('export.label')}
    </Menu>
  );
}

function LogFilters({ query, list }: { query: LogQuery; list: readonly LogEntry[] }) {
  const { t } = useTranslation('log');
  const { params, action, actor, from, until } = query;
  const known = list.find((entry) => entry.actor?.id === actor)?.actor;
  return (
    <FilterBar>
      <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('search')} />
      <Select<AuditAction>
        {...(action && { value: action })}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('all_actions')}
        aria-label={t('column.action')}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`action.${value}`) }))}
        onChange={(next) => params.change({ action: next ?? null })}
      />
      <PeriodPicker
        label={t('period')}
        placeholder={[t('from'), t('until')]}
        width={240}
        from={from}
        until={until}
        onChange={params.change}
      />
      {actor ? (
        <Chip pressed icon="x" onClick={() => params.change({ actor: null })}>
          {known ? t('by_person', { name: known.name }) : t('one_person')}
        </Chip>
      ) : null}
      {query.isFiltered && (
        <Button variant="text" onClick={() => params.change(NO_FILTER)}>
          {t('clear')}
        </Button>
      )}
    </FilterBar>
  );
}

function LogTable({ list, onActor }: { list: readonly LogEntry[]; onActor: (id: number) => void }) {
  const { t } = useTranslation(['log', 'common']);
  const format = useFormat();
  const valuesOf = ({ names, what, also }: Pick<InWords<string>, 'names' | 'what' | 'also'>) => ({
    what: names ? format.list(names.map((name) => t(name))) : what,
    also,
  });
  const targetOf = (entry: LogEntry) => {
    const words = targetInWords(entry);
    return words ? t(`target.${words.key}`, valuesOf(words)) : entry.target;
  };
  const detailOf = (entry: LogEntry) => {
    const words = detailInWords(entry);
    return words ? t(`detail.${words.key}`, valuesOf(words)) : entry.detail;
  };
  return (
    <Card className={styles.card ?? ''}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['time', 'person', 'action', 'target', 'detail', 'address'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((entry) => (
            <tr key={entry.id}>
              <td>
                <time dateTime={new Date(entry.at).toISOString()}>
                  {`${format.date(entry.at)} ${format.timeWithSeconds(entry.at)}`}
                </time>
              </td>
              <td>
                {entry.actor ? (
                  <button type="button" onClick={() => entry.actor && onActor(entry.actor.id)}>
                    <b>{entry.actor.name}</b>
                    <small>{entry.actor.account}</small>
                  </button>
                ) : (
                  // What the server does by itself, or at a command on its machine, comes from no address.
                  t(entry.address ? 'nobody' : 'server')
                )}
              </td>
              <td>
                <Tag tone={toneOf(entry.action)}>{t(`action.${entry.action}`)}</Tag>
              </td>
              <td title={entry.target}>{targetOf(entry)}</td>
              <td title={entry.detail}>{detailOf(entry)}</td>
              <td>{entry.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
