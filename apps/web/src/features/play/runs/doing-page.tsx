import { type ExperimentCard, experimentList, type OutputOf } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { PageHeader, Pager } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { RunFact, RunList, RunProgress, RunRow } from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { roomDoor } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useUser } from '../../../lib/user.ts';
import { NothingFound } from './nothing-found.tsx';
import { RunFilters, useRunQuery } from './run-filters.tsx';
import styles from './runs.module.css';
import { awaitedIn, mineFirst } from './waiting.ts';

/** `/experiment/doing`: what the reader plays in now. */
export function Component() {
  const { t } = useTranslation('runs');
  usePageTitle(t('doing.title'));
  const query = useRunQuery('doing');
  const read = useCall(experimentList, query.input, { keepPrevious: true });
  return (
    <>
      <PageHeader title={t('doing.title')} count={read.data && <DoingCount page={read.data} />} />
      <RunFilters query={query} />
      <QueryView
        query={read}
        skeleton={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={query.isFiltered ? <NothingFound query={query} /> : <NothingDoing />}
      >
        {(page) => (
          <>
            <DoingList cards={page.list} />
            <Pager {...page} onPage={(next) => query.params.change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  );
}

function DoingCount({ page }: { page: OutputOf<typeof experimentList> }) {
  const { t } = useTranslation('runs');
  const me = useUser()?.id ?? 0;
  const mine = page.list.filter((card) => awaitedIn(card, me).mine).length;
  // Of a longer list only this page is known.
  const isAll = page.total === page.list.length;
  return (
    <>
      {t('count', { count: page.total })}
      {isAll && mine > 0 && (
        <>
          {t('joiner')}
          <b className={styles.hot}>{t('doing.mine', { count: mine })}</b>
        </>
      )}
    </>
  );
}

function NothingDoing() {
  const { t } = useTranslation('runs');
  return (
    <EmptyState
      title={t('doing.empty')}
      text={t('doing.empty_text')}
      action={<LinkButton to="/experiment/prepare">{t('to_prepare')}</LinkButton>}
    />
  );
}

function DoingList({ cards }: { cards: readonly ExperimentCard[] }) {
  const me = useUser()?.id ?? 0;
  return (
    <RunList>
      {mineFirst(cards, me).map((card) => (
        <DoingRow key={card.eid} card={card} me={me} />
      ))}
    </RunList>
  );
}

function DoingRow({ card, me }: { card: ExperimentCard; me: number }) {
  const { t } = useTranslation('runs');
  if (card.unregistered) return <OutOfClassRow card={card} />;
  const awaited = awaitedIn(card, me);
  const door = roomDoor(card.eid, awaited.section?.node_id);
  return (
    <RunRow
      card={card}
      to={door}
      isHot={awaited.mine !== null}
      acts={
        <LinkButton to={door} variant={awaited.mine ? 'primary' : 'plain'} iconAfter="arrowr">
          {t('enter')}
        </LinkButton>
      }
    >
      <Where card={card} isHot={awaited.mine !== null} />
      <Waiting card={card} me={me} />
    </RunRow>
  );
}

/** A run that goes on without the reader. */
function OutOfClassRow({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  return (
    <RunRow card={card} acts={null}>
      <RunFact title={t('unregistered.title')} note={t('unregistered.text')} />
    </RunRow>
  );
}

/** The open sections and how far the run has come. */
export function Where({ card, isHot = false }: { card: ExperimentCard; isHot?: boolean }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const names = card.open_sections.map((section) => format.pick(section.name));
  return (
    <RunProgress
      title={format.list(names) || t('between')}
      passed={card.sections_passed}
      open={card.open_sections.length}
      total={card.sections_total}
      isHot={isHot}
    />
  );
}

/** Who is being waited for, what with, and since when. */
export function Waiting({ card, me }: { card: ExperimentCard; me: number }) {
  const { t } = useTranslation(['runs', 'turn']);
  const format = useFormat();
  const now = useNow(30_000);
  const { mine, section, people } = awaitedIn(card, me);
  if (!section) return <RunFact title={t('waiting.nobody')} />;
  const since = t('waiting.since', { time: format.duration(Math.max(60_000, now - section.since)) });
  const noteOf = (first: string) =>
    [first, section.due ? t(`turn:brief.${section.due}`) : '', since].filter(Boolean).join(t('joiner'));
  if (mine) return <RunFact isHot title={t('waiting.me')} note={noteOf(format.pick(mine.name))} />;
  const names = people.map((one) => one.user?.name ?? format.pick(one.role_name));
  if (names.length === 0) return <RunFact title={t('waiting.nobody')} note={since} />;
  const roles = format.list([...new Set(people.map((one) => format.pick(one.role_name)))]);
  return (
    <RunFact title={t('waiting.for', { names: format.list([...new Set(names)]) })} note={noteOf(roles)} />
  );
}
