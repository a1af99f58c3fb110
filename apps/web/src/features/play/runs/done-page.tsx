import { type ExperimentCard, experimentCreate, experimentList, projectList, teamList } from '@lets/contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { PageHeader, Pager } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { AfterRun } from '../../../domain/run/after-run/after-run.tsx';
import { RunFiles } from '../../../domain/run/run-files/run-files.tsx';
import {
  AllTick,
  RunFact,
  RunList,
  RunRow,
  RunTick,
  useDeleteRuns,
} from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { recordPath, taskPath } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { RunFilters, useRunQuery } from './run-filters.tsx';
import styles from './runs.module.css';

/** `/experiment/done`: what has ended, with its result, its record, and the way to do it again. */
export function Component() {
  const { t } = useTranslation(['runs', 'common']);
  usePageTitle(t('done.title'));
  const query = useRunQuery('done');
  const read = useCall(experimentList, query.input, { keepPrevious: true });
  const cards = read.data?.list ?? [];
  const selection = useSelection(useMemo(() => (read.data?.list ?? []).map((card) => card.eid), [read.data]));
  const deletion = useDeleteRuns({ onDeleted: selection.clear });
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = cards.find(({ eid }) => eid === shownId);
  return (
    <>
      <PageHeader title={t('done.title')} count={read.data && t('count', { count: read.data.total })} />
      <RunFilters query={query}>
        {cards.length > 0 && (
          <span className={styles.bulk}>
            <AllTick count={cards.length} selection={selection} />
            <Button
              icon="trash"
              onClick={() => deletion.ask(cards.filter((card) => selection.isChosen(card.eid)))}
            >
              {t('common:act.delete')}
            </Button>
          </span>
        )}
      </RunFilters>
      <QueryView
        query={read}
        skeleton={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={query.isFiltered ? <NothingFound query={query} /> : <NothingDone />}
      >
        {(page) => (
          <>
            <RunList isChoosable>
              {page.list.map((card) => (
                <RunRow
                  key={card.eid}
                  card={card}
                  to={recordPath(card.eid)}
                  isChosen={selection.isChosen(card.eid)}
                  checkbox={<RunTick card={card} selection={selection} />}
                  acts={<DoneActs card={card} onResult={() => setShownId(card.eid)} />}
                >
                  <Ending card={card} />
                  <Times card={card} />
                </RunRow>
              ))}
            </RunList>
            <Pager {...page} onPage={(next) => query.params.change({ page: next })} />
          </>
        )}
      </QueryView>
      {shown && (
        <ResultDialog
          eid={shown.eid}
          hasWritten={shown.experience_written}
          onClose={() => setShownId(null)}
        />
      )}
      {deletion.question}
    </>
  );
}

function NothingDone() {
  const { t } = useTranslation('runs');
  return (
    <EmptyState
      icon="history"
      title={t('done.empty')}
      text={t('done.empty_text')}
      action={<LinkButton to="/experiment/doing">{t('to_doing')}</LinkButton>}
    />
  );
}

function Ending({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  const isTerminated = card.ending === 'terminated';
  return (
    <RunFact
      title={
        <span className={styles.ending}>
          <Tag tone={isTerminated ? 'gold' : 'jade'} icon={isTerminated ? 'flag' : 'checkc'}>
            {t(`ending.${card.ending ?? 'completed'}`)}
          </Tag>
          {card.evaluated && <Tag tone="plum">{t('evaluated')}</Tag>}
        </span>
      }
      note={t('sections_passed', { count: card.sections_passed, total: card.sections_total })}
    />
  );
}

function Times({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const { started_at, ended_at } = card;
  if (ended_at === null) return <RunFact title="" />;
  const length = started_at === null ? '' : t('took', { time: format.duration(ended_at - started_at) });
  return <RunFact title={t('ended_at', { time: format.moment(ended_at) })} note={length} />;
}

function DoneActs({ card, onResult }: { card: ExperimentCard; onResult: () => void }) {
  const { t } = useTranslation('runs');
  const redo = useRedo(card);
  return (
    <>
      <Button variant="ghost" onClick={onResult}>
        {t('result.open')}
      </Button>
      <AfterRun eid={card.eid} hasWritten={card.experience_written} variant="ghost" />
      <RunFiles eid={card.eid} name={card.name} isQuiet />
      {redo.isAllowed && (
        <Button variant="ghost" busy={redo.isBusy} onClick={redo.begin}>
          {t('redo')}
        </Button>
      )}
      <LinkButton to={recordPath(card.eid)} icon="play">
        {t('replay')}
      </LinkButton>
    </>
  );
}

/** Prepares the same case anew, with the same team while there is one. */
function useRedo(card: ExperimentCard) {
  const navigate = useNavigate();
  const cases = useCall(
    projectList,
    { scope: 'type', project_id: card.project.id },
    { staleTime: 60_000, quiet: "doing it again stands on the case's own page too" },
  );
  const teams = useCall(
    teamList,
    {},
    { staleTime: 60_000, quiet: 'without the teams the act is not offered here' },
  );
  const project = cases.data?.list[0];
  const team = teams.data?.list.find(({ id }) => id === card.team?.id);
  const create = useAct(experimentCreate, {
    invalidates: [experimentList],
    onSuccess: ({ eid }) => void navigate(taskPath(eid)),
  });
  return {
    isAllowed: teams.data !== undefined && project?.open.can_prepare === true,
    isBusy: create.isPending,
    begin: () =>
      create.mutate({
        project_id: card.project.id,
        ...(team && { team_id: team.id }),
        request_id: newRequestId(),
      }),
  };
}
