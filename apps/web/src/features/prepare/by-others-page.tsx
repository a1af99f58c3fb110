import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button/button.tsx';
import { Invitations } from '../../components/invitations/index.ts';
import { FilterBar, SearchBox } from '../../components/list-tools/list-tools.tsx';
import { EmptyState } from '../../components/states/states.tsx';
import { useListParams } from '../../lib/use-list-params.ts';
import { TaskList } from './task-list.tsx';

/** `/experiment/prepare/byOthers`: tasks that others prepared with me in them. */
export function Component() {
  const { t } = useTranslation('prepare');
  const params = useListParams();
  return (
    <>
      <Invitations wide onJoined={() => undefined} />
      <FilterBar>
        <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('search_tasks')} />
      </FilterBar>
      <TaskList
        scope="others"
        title={t('tasks.others')}
        empty={
          <EmptyState
            icon="users"
            title={t(params.q ? 'nothing_found' : 'empty.others')}
            text={t(params.q ? 'nothing_found_text' : 'empty.others_text')}
            action={<LinkButton to="/experiment/group">{t('empty.to_group')}</LinkButton>}
          />
        }
      />
    </>
  );
}
