import { EXPERIMENT_TYPES } from '@lets/contract';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { SortSelect, TypeSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Invitations } from '../../../domain/team/invitations/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { oneOf, useListParams } from '../../../lib/use-list-params.ts';
import { TaskList } from './task-list.tsx';

const SORTS = ['newest', 'oldest', 'name'] as const;

/** `/experiment/prepare/byOthers`: tasks that others prepared with me in them. */
export function Component() {
  const { t } = useTranslation(['prepare', 'common', 'lists']);
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  return (
    <>
      <Invitations wide onJoined={() => params.change({ tasks: null })} />
      <FilterBar>
        <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('search_tasks')} />
        <TypeSelect
          value={type}
          label={t('filter.type')}
          all={t('filter.all_types')}
          onChange={(next) => params.change({ type: next })}
        />
        <SortSelect
          value={oneOf(params.get('sort'), SORTS) ?? 'newest'}
          usual="newest"
          label={t('lists:sort.label')}
          options={SORTS.map((value) => ({ value, label: t(`lists:task_sort.${value}`) }))}
          onChange={(sort) => params.change({ sort })}
        />
      </FilterBar>
      <TaskList
        scope="others"
        title={t('tasks.others')}
        filters={type ? { experiment_type: type } : {}}
        empty={params.q || type ? <NothingFound /> : <NothingFromOthers />}
      />
    </>
  );
}

function NothingFromOthers() {
  const { t } = useTranslation('prepare');
  return (
    <EmptyState
      icon="users"
      title={t('empty.others')}
      text={t('empty.others_text')}
      action={<LinkButton to="/experiment/group">{t('empty.to_group')}</LinkButton>}
    />
  );
}

function NothingFound() {
  const { t } = useTranslation('prepare');
  const params = useListParams();
  return (
    <EmptyState
      icon="search"
      title={t('nothing_found')}
      text={t('nothing_found_text')}
      action={
        <Button icon="x" onClick={() => params.change({ q: null, type: null })}>
          {t('clear_filters')}
        </Button>
      }
    />
  );
}
