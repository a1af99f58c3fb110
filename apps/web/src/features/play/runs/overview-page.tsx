import { experimentList, startOfDay } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { ReadFault, SkeletonRows } from '../../../components/states/states.tsx';
import { type RunQuestion, runsPath } from '../../../domain/run/run-address.ts';
import { RunList, RunRow } from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { recordPath, roomDoor } from '../../../lib/paths.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useNudge } from '../../../lib/use-nudge.ts';
import { Waiting, Where } from './doing-page.tsx';
import styles from './overview.module.css';
import { RunState } from './staff-runs.tsx';

/** However much happens at once, the page looks again this often at most. */
const PAUSE_MS = 3000;
const MINUTE_MS = 60_000;
const SHOWN = 4;

/** /manager/experiment: today's figures, what is being played now, and what ended last. */
export function Component() {
  const { t } = useTranslation(['manageRuns', 'runs']);
  usePageTitle(t('overview.title'));
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  const client = useQueryClient();
  useNudge('runs', () => void client.invalidateQueries({ queryKey: callKey(experimentList) }), PAUSE_MS);
  const today = startOfDay(now, format.schoolZone);
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        count={format.date(now)}
        actions={
          <>
            <LinkButton to="/manager/experiment/statistics" variant="plain">
              {t('to_statistics')}
            </LinkButton>
            <LinkButton to="/manager/experiment/manager">{t('overview.to_runs')}</LinkButton>
          </>
        }
      />
      <Today today={today} />
      <Running />
      <EndedLast />
    </>
  );
}

function useRuns(filter: RunQuestion, size: number, sort: 'newest' | 'ended' = 'newest') {
  return useCall(experimentList, { scope: 'manage', size, sort, ...filter }, { keepPrevious: true });
}

function Today({ today }: { today: number }) {
  return (
    <dl className={styles.figures}>
      <Figure name="running" of={{ status: 'in_progress' }} />
      <Figure name="waiting" of={{ status: 'waiting' }} />
      <Figure name="started" of={{ started_from: today }} />
      <Figure name="ended" of={{ ended_from: today }} />
    </dl>
  );
}

function Figure(props: { name: 'running' | 'waiting' | 'started' | 'ended'; of: RunQuestion }) {
  const { name, of } = props;
  const { t } = useTranslation('manageRuns');
  const format = useFormat();
  const read = useRuns(of, 1);
  return (
    <div>
      <dt>{t(`overview.${name}`)}</dt>
      <dd>
        <Link to={runsPath(of)}>{read.data ? format.number(read.data.total) : '–'}</Link>
        <ReadFault of={read} />
      </dd>
    </div>
  );
}

function Running() {
  const { t } = useTranslation(['manageRuns', 'runs']);
  const of = useMemo(() => ({ status: 'in_progress' }) as const, []);
  const read = useRuns(of, SHOWN);
  return (
    <Part title={t('overview.now')} to={runsPath(of)} total={read.data?.total}>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={2} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.none}>{t('overview.nobody_plays')}</p>}
      >
        {({ list }) => (
          <RunList>
            {list.map((card) => (
              <RunRow
                key={card.eid}
                card={card}
                acts={
                  <LinkButton to={roomDoor(card.eid, card.open_sections[0]?.node_id)} icon="eye">
                    {t('runs:watch')}
                  </LinkButton>
                }
              >
                <Where card={card} />
                <Waiting card={card} me={0} />
              </RunRow>
            ))}
          </RunList>
        )}
      </QueryView>
    </Part>
  );
}

function EndedLast() {
  const { t } = useTranslation(['manageRuns', 'runs']);
  const of = useMemo(() => ({ status: 'ended' }) as const, []);
  const read = useRuns(of, SHOWN, 'ended');
  return (
    <Part title={t('overview.latest')} to={runsPath(of)} total={read.data?.total}>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={2} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.none}>{t('overview.none_ended')}</p>}
      >
        {({ list }) => (
          <RunList>
            {list.map((card) => (
              <RunRow
                key={card.eid}
                card={card}
                acts={
                  <LinkButton to={recordPath(card.eid)} icon="play">
                    {t('runs:replay')}
                  </LinkButton>
                }
              >
                <RunState card={card} />
                <span>{card.class_name || t('no_class')}</span>
              </RunRow>
            ))}
          </RunList>
        )}
      </QueryView>
    </Part>
  );
}

function Part(props: { title: string; to: string; total: number | undefined; children: ReactNode }) {
  const { t } = useTranslation('manageRuns');
  return (
    <section className={styles.part}>
      <header>
        <h2>{props.title}</h2>
        <Link to={props.to}>
          {t('overview.all')} {props.total}
        </Link>
      </header>
      {props.children}
    </section>
  );
}
