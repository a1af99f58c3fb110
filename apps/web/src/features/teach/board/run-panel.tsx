import type { BoardRow, ExperimentDetail } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useMemo } from 'react';
import { IconButton, LinkButton } from '../../../components/button/button.tsx';
import { useDismiss } from '../../../components/dialog/use-dismiss.ts';
import { ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { RunAttendance } from '../../../domain/run/attendance/run-attendance.tsx';
import { useEventWords } from '../../../domain/run/event-words.ts';
import { makeNames } from '../../../domain/run/names.ts';
import { RecordLine } from '../../../domain/run/record-line/record-line.tsx';
import { recordLines } from '../../../domain/run/record-lines.ts';
import { buildTimeline, stateAt } from '../../../domain/run/timeline/timeline.ts';
import { countStruck, useConsequences } from '../../../domain/run/use-consequences.ts';
import { useRecord } from '../../../domain/run/use-record.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Asked } from './asked.ts';
import { GuidanceForm } from './guidance-form.tsx';
import { HelpThreads } from './help-threads.tsx';
import { Interventions } from './interventions.tsx';
import { LiveScene } from './live-scene.tsx';
import styles from './run-panel.module.css';
import { teamName } from './use-board.ts';

interface PanelProps {
  row: BoardRow;
  now: number;
  asked: Asked | null;
  ask: (act: Asked) => void;
  /** What was asked for is done, or let be. */
  onAnswered: () => void;
  onClose: () => void;
}

const TONE: Readonly<Record<BoardRow['state'], TagTone>> = {
  stuck: 'seal',
  help: 'plum',
  paused: 'plum',
  going: 'jade',
};

/**
 * One run watched live beside the board, and what its mentor may do. Nobody in the run notices. The column is as high as the window: what
 * happens scrolls in it, what can be done stays in view.
 */
export function RunPanel(props: PanelProps) {
  const { row, onClose } = props;
  const { t } = useTranslation('guide');
  useDismiss(true, onClose);
  const { detail, events } = useRecord(row.card.eid);
  const failed = detail.isError ? detail : events.isError ? events : null;
  return (
    <aside className={styles.panel} aria-label={teamName(row)}>
      <header className={styles.panelHead}>
        <h2>{teamName(row)}</h2>
        <Tag tone={TONE[row.state]}>{t(`state.${row.state}`)}</Tag>
        <span className={styles.space} />
        <LinkButton to={recordPath(row.card.eid)} size="sm" icon="record">
          {t('panel.record')}
        </LinkButton>
        <IconButton icon="x" size="sm" label={t('panel.close')} onClick={onClose} />
      </header>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : detail.data && events.data ? (
        <Watched {...props} detail={detail.data} events={events.data} />
      ) : (
        <div className={styles.panelWait}>
          <Skeleton height={216} />
          <Skeleton height={160} />
        </div>
      )}
    </aside>
  );
}

const LINES = 5;

function Watched(props: PanelProps & { detail: ExperimentDetail; events: readonly RunEvent[] }) {
  const { row, detail, events, now, asked, ask, onAnswered } = props;
  const { t } = useTranslation('guide');
  const format = useFormat();
  const names = useMemo(() => makeNames(detail, format.pick), [detail, format.pick]);
  const timeline = useMemo(() => buildTimeline(events), [events]);
  const state = useMemo(() => stateAt(timeline, events.length), [timeline, events.length]);
  const lines = useMemo(() => recordLines(events), [events]);
  const consequence = useConsequences(detail.eid, countStruck(events));
  const words = useEventWords(names, { consequence });
  const told = { names, words, look: 'brief', calledBy: 'role' } as const;
  const said = lines.filter(({ about }) => about !== 'mentor').slice(-LINES);
  const done = lines.filter(({ event }) => event.by_staff);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that it is scrolled with the keyboard */}
      <section className={styles.watched} tabIndex={0} aria-label={t('panel.happening')}>
        <LiveScene row={row} names={names} state={state} events={events} now={now} />
        <HelpThreads row={row} ask={ask} />
        <ul className={styles.said} aria-label={t('panel.latest')}>
          {said.map((line) => (
            <li key={line.seq}>
              <RecordLine {...told} line={line} />
            </li>
          ))}
          {said.length === 0 && <li className={styles.quiet}>{t('panel.nothing_yet')}</li>}
        </ul>
        <RunAttendance eid={row.card.eid} />
        <section className={styles.log} aria-label={t('panel.interventions')}>
          <h3>{t('panel.interventions')}</h3>
          {done.length === 0 ? (
            <p className={styles.quiet}>{t('panel.no_interventions')}</p>
          ) : (
            <ul>
              {done.toReversed().map((line) => (
                <li key={line.seq}>
                  <RecordLine {...told} line={line} time={format.time} isFaced={false} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </section>
      <div className={styles.acts}>
        <GuidanceForm row={row} asked={asked?.act === 'guide' ? asked : null} onDone={onAnswered} />
        <Interventions
          row={row}
          detail={detail}
          state={state}
          asked={asked}
          ask={ask}
          onAnswered={onAnswered}
        />
      </div>
    </>
  );
}
