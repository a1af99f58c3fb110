import { type ExperimentCard, experimentList } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { PageHeader, Pager } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { RunFiles } from '../../../domain/run/run-files/run-files.tsx';
import { RunFact, RunList, RunRow } from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { recordPath, roomDoor } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Waiting, Where } from './doing-page.tsx';
import { EvaluateFilters, ExportScores } from './evaluate-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RunFilters, useRunQuery } from './run-filters.tsx';
import styles from './runs.module.css';

const TONE: Readonly<Record<ExperimentCard['status'], TagTone>> = {
  waiting: 'gold',
  in_progress: 'azure',
  ended: 'jade',
};

/** The runs that a mentor or an administrator may read: where each stands, and the way to watch it or read its record. */
export function StaffRuns({ scope }: { scope: 'evaluate' }) {
  const { t } = useTranslation('runs');
  usePageTitle(t(`staff.${scope}.title`));
  const query = useRunQuery(scope);
  const read = useCall(experimentList, query.input, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title={t(`staff.${scope}.title`)}
        count={read.data && t('count', { count: read.data.total })}
        actions={<ExportScores query={query} />}
      />
      <RunFilters query={query}>
        <EvaluateFilters query={query} />
      </RunFilters>
      <QueryView
        query={read}
        skeleton={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          query.isFiltered ? (
            <NothingFound query={query} />
          ) : (
            <EmptyState
              icon="compass"
              title={t(`staff.${scope}.empty`)}
              text={t(`staff.${scope}.empty_text`)}
            />
          )
        }
      >
        {(page) => (
          <>
            <RunList>
              {page.list.map((card) => (
                <StaffRow key={card.eid} card={card} />
              ))}
            </RunList>
            <Pager {...page} onPage={(next) => query.params.change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  );
}

function StaffRow({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  return (
    <RunRow card={card} acts={<StaffActs card={card} />}>
      {card.status === 'in_progress' ? <Where card={card} /> : <RunState card={card} />}
      {card.status === 'in_progress' ? (
        <Waiting card={card} me={0} />
      ) : (
        <RunFact title={card.class_name} note={t('members', { count: card.members.length })} />
      )}
    </RunRow>
  );
}

/** Where a run stands that is not being played, and since when. */
export function RunState({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const time = card.ended_at ?? card.planned_start ?? card.created_at;
  const word = card.ended_at ? 'ended_at' : card.planned_start ? 'planned_for' : 'created_at';
  return (
    <RunFact
      title={
        <span className={styles.ending}>
          <Tag tone={TONE[card.status]}>{t(`status.${card.status}`)}</Tag>
          {card.evaluated && <Tag tone="plum">{t('evaluated')}</Tag>}
          {card.ending === 'terminated' && <Tag tone="gold">{t('ending.terminated')}</Tag>}
        </span>
      }
      note={t(word, { time: format.moment(time) })}
    />
  );
}

function StaffActs({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  if (card.status === 'ended')
    return (
      <>
        <RunFiles eid={card.eid} name={card.name} isQuiet />
        <LinkButton to={recordPath(card.eid)} variant="ghost" icon="play">
          {t('replay')}
        </LinkButton>
        <LinkButton
          to={`/mentor/evaluate/page/${card.eid}`}
          variant={card.evaluated ? 'plain' : 'primary'}
          icon="pen"
        >
          {t(card.evaluated ? 'evaluate.revise' : 'evaluate.begin')}
        </LinkButton>
      </>
    );
  return (
    <>
      <LinkButton to={recordPath(card.eid)} variant="ghost">
        {t('record')}
      </LinkButton>
      <LinkButton to={roomDoor(card.eid, card.open_sections[0]?.node_id)} icon="eye">
        {t('watch')}
      </LinkButton>
    </>
  );
}
