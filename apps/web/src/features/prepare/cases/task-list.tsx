import { type ExperimentCard, experimentList } from '@lets/contract';
import { type ReactNode, useMemo } from 'react';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { Pager } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import {
  AllTick,
  RunFact,
  RunList,
  RunRow,
  RunTick,
  useDeleteRuns,
} from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import type { CallInput } from '../../../lib/api-client.ts';
import { taskPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';
import { type Selection, useSelection } from '../../../lib/use-selection.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './prepare.module.css';

const SIZE = 5;
type ListInput = CallInput<typeof experimentList>;

/** Tasks that wait for their start. Without any the part is left out, unless the page is about nothing else. */
export function TaskList(props: {
  scope: ListInput['scope'];
  filters?: Partial<ListInput>;
  title: string;
  empty?: ReactNode;
}) {
  const { scope, filters, title, empty } = props;
  const { t } = useTranslation(['prepare', 'common']);
  const params = useListParams();
  const page = positive(params.get('tasks'), 1);
  const sort = oneOf(params.get('sort'), ['newest', 'oldest', 'name'] as const);
  const input: ListInput = {
    scope,
    page,
    size: SIZE,
    ...(params.q && { q: params.q }),
    ...(sort && { sort }),
    ...filters,
  };
  const read = useCall(experimentList, input, { keepPrevious: true });
  const cards = useMemo(() => read.data?.list ?? [], [read.data]);
  const selection = useSelection(useMemo(() => cards.map((card) => card.eid), [cards]));
  const deletion = useDeleteRuns({ onDeleted: selection.clear });
  if (!empty && (read.data?.total === 0 || read.isPending)) return null;
  return (
    <section aria-labelledby="tasks" className={styles.tasks}>
      <h2 id="tasks" className={styles.partTitle}>
        {title}
        {read.data && <small>{t('count', { count: read.data.total })}</small>}
        {cards.length > 0 && (
          <span className={styles.bulk}>
            <AllTick count={cards.length} selection={selection} />
            <Button
              size="sm"
              icon="trash"
              onClick={() => deletion.ask(cards.filter((card) => selection.isChosen(card.eid)))}
            >
              {t('common:act.delete')}
            </Button>
          </span>
        )}
      </h2>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={2} />}
        isEmpty={({ list }) => list.length === 0}
        empty={empty}
      >
        {(found) => (
          <>
            <RunList isChoosable>
              {found.list.map((card) => (
                <TaskRow key={card.eid} card={card} selection={selection} />
              ))}
            </RunList>
            {found.total > SIZE && (
              <Pager {...found} onPage={(next) => params.change({ tasks: next, page: params.page })} />
            )}
          </>
        )}
      </QueryView>
      {deletion.question}
    </section>
  );
}

function TaskRow({ card, selection }: { card: ExperimentCard; selection: Selection }) {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const me = useUser()?.id;
  const isMine = card.leader.id === me;
  const planned = card.planned_start;
  return (
    <RunRow
      card={card}
      to={taskPath(card.eid)}
      isChosen={selection.isChosen(card.eid)}
      checkbox={<RunTick card={card} selection={selection} />}
      acts={
        <LinkButton to={taskPath(card.eid)} variant={card.may.start ? 'primary' : 'plain'} iconAfter="arrowr">
          {t(card.may.edit ? 'task.edit' : 'task.view')}
        </LinkButton>
      }
    >
      <RunFact
        title={isMine ? t('task.mine') : t('task.leader', { name: card.leader.name })}
        note={[t('task.members', { count: card.members.length }), creatorWords(card, t)]
          .filter(Boolean)
          .join(t('joiner'))}
      />
      <RunFact
        title={planned ? t('task.planned', { time: format.moment(planned) }) : t('task.unplanned')}
        note={t('task.created', { time: format.moment(card.created_at) })}
      />
    </RunRow>
  );
}

function creatorWords(
  card: ExperimentCard,
  t: (key: 'task.by_teacher' | 'task.by', values: { name: string }) => string,
) {
  if (card.creator_type === 'teacher') return t('task.by_teacher', { name: card.creator.name });
  return card.creator.id === card.leader.id ? '' : t('task.by', { name: card.creator.name });
}
