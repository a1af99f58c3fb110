import { type ExperimentDetail, evaluateDetail, experimentList } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { IconButton, LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { PanelBoundary } from '../../../components/panel-boundary/panel-boundary.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { makeNames } from '../../../domain/run/names.ts';
import { RunFiles } from '../../../domain/run/run-files/run-files.tsx';
import { useRecord } from '../../../domain/run/use-record.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { Deliveries } from './deliveries.tsx';
import styles from './evaluate-page.module.css';
import type { Evaluated } from './evaluated.ts';
import type { Found } from './evidence.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { NOTHING_OPEN, type NotesGuard } from './private-notes.tsx';
import type { QuoteTools } from './quotes.tsx';
import { SaveState } from './save-state.tsx';
import { ScorePanel } from './score-panel.tsx';
import { judgedOf, momentsOf, type Whose } from './scoring.ts';
import { useDraft } from './use-draft.ts';
import { useQuoting } from './use-quoting.ts';

/** `/mentor/evaluate/page/{taskId}`: the whole record beside its scoring. */
export function Component() {
  const { t } = useTranslation('evaluate');
  const eid = positive(useParams().taskId ?? null, 0);
  const evaluation = useCall(evaluateDetail, { eid }, { enabled: eid > 0, staleTime: 0 });
  const { detail, events } = useRecord(eid);
  usePageTitle(evaluation.data ? t('title_of', { name: evaluation.data.name }) : t('title'));
  const failed = [evaluation, detail, events].find(({ isError }) => isError);
  if (eid === 0) return <ErrorState error={null} />;
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!evaluation.data || !detail.data || !events.data) return <Waiting />;
  const { draft } = evaluation.data;
  if (!draft) return <EmptyState icon="lock" title={t('not_yours')} />;
  return (
    <Page key={eid} evaluation={{ ...evaluation.data, draft }} detail={detail.data} events={events.data} />
  );
}

interface PageProps {
  evaluation: Evaluated;
  detail: ExperimentDetail;
  events: readonly RunEvent[];
}

function Page({ evaluation, detail, events }: PageProps) {
  const format = useFormat();
  const names = useMemo(() => makeNames(detail, format.pick), [detail, format.pick]);
  const draft = useDraft(evaluation.eid, evaluation.draft);
  const [whose, open] = useState<Whose>('team');
  const { quoting, begin } = useQuoting(draft, whose);
  const notesGuard = useRef<NotesGuard>(NOTHING_OPEN);
  const [found, setFound] = useState<Found | null>(null);
  const numbered = useMemo(() => new Map(events.map((event) => [event.seq, event])), [events]);
  const titles = useMemo(
    () => new Map(Object.values(detail.state.documents).map(({ id, name }) => [id, name])),
    [detail.state.documents],
  );
  const judged = judgedOf(draft.content, whose);
  const quoted = useMemo(() => momentsOf(judged), [judged]);
  const tools: QuoteTools = {
    events: numbered,
    titles,
    names,
    quoting,
    begin,
    find: (seq) => setFound({ seq }),
  };
  return (
    <div className={styles.page}>
      <Head evaluation={evaluation} detail={detail} state={<SaveState draft={draft} />} />
      <PrintSheet evaluation={evaluation} content={draft.content} tools={tools} />
      <LeaveGuard
        isUnsaved={() => draft.isUnsaved() || notesGuard.current.isUnsaved()}
        save={async () => (await Promise.all([draft.save(), notesGuard.current.save()])).every(Boolean)}
      />
      <div className={styles.columns}>
        <PanelBoundary>
          <EvidencePanel
            evaluation={evaluation}
            detail={detail}
            events={events}
            names={names}
            whose={whose}
            draft={draft}
            marks={{ quoted, quoting, found, forget: () => setFound(null) }}
          />
        </PanelBoundary>
        <PanelBoundary>
          <ScorePanel
            evaluation={evaluation}
            names={names}
            draft={draft}
            whose={whose}
            onOpen={open}
            tools={tools}
            notesGuard={notesGuard}
          />
        </PanelBoundary>
      </div>
    </div>
  );
}

/** Administrators evaluate in their own area. */
export function useEvaluateBase(): string {
  return useLocation().pathname.startsWith('/manager')
    ? '/manager/experiment/evaluate'
    : '/mentor/evaluate/page';
}

function Head(props: { evaluation: Evaluated; detail: ExperimentDetail; state: React.ReactNode }) {
  const { evaluation, detail, state } = props;
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const base = useEvaluateBase();
  const list = base.startsWith('/manager') ? '/manager/experiment/manager' : '/mentor/evaluate';
  const { ended_at } = evaluation;
  const facts = [
    ended_at === null ? '' : t('ended', { time: format.dateTime(ended_at) }),
    ended_at !== null && detail.started_at !== null
      ? t('took', { time: format.duration(ended_at - detail.started_at) })
      : '',
  ];
  return (
    <header className={styles.head}>
      <Link to={list} className={styles.back} aria-label={t('back')}>
        <Icon name="arrowl" size={18} />
      </Link>
      <h1>{evaluation.name}</h1>
      {evaluation.team_name && <Tag tone="ink">{evaluation.team_name}</Tag>}
      {evaluation.published && (
        <Tag tone="jade">{t('state.published', { version: evaluation.published.version })}</Tag>
      )}
      {evaluation.withdrawn && (
        <Tag tone="seal" icon="undo">
          {t('state.withdrawn')}
        </Tag>
      )}
      <span className={styles.facts}>{facts.filter(Boolean).join(t('joiner'))}</span>
      <span className={styles.acts}>
        {state}
        <Deliveries eid={evaluation.eid} />
        <LinkButton to={recordPath(evaluation.eid)} icon="play">
          {t('replay')}
        </LinkButton>
        <RunFiles eid={evaluation.eid} name={evaluation.name} />
        <IconButton icon="file" label={t('print.act')} onClick={() => window.print()} />
        <Next eid={evaluation.eid} base={base} />
      </span>
    </header>
  );
}

/** The next run that waits for its evaluation. */
function Next({ eid, base }: { eid: number; base: string }) {
  const { t } = useTranslation('evaluate');
  const input = { scope: 'evaluate', status: 'ended', evaluated: false, sort: 'oldest', size: 2 } as const;
  const read = useCall(experimentList, input, {
    quiet: 'a short way to the next run; the list of runs tells',
  });
  const next = read.data?.list.find((card) => card.eid !== eid);
  if (!next) return null;
  return (
    <LinkButton to={`${base}/${next.eid}`} icon="swap" title={next.name}>
      {t('next_run')}
    </LinkButton>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <div className={styles.head}>
        <Skeleton width={360} height={28} />
      </div>
      <div className={styles.columns}>
        <Skeleton height={680} />
        <Skeleton height={680} />
      </div>
    </div>
  );
}
