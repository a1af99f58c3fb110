import type { ExperimentDetail } from '@lets/contract';
import { isSectionKind, openSections, type RunState } from '@lets/engine';
import { useMemo, useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FlowChart, type NodeMark, walkedWays } from '../../../domain/flow/flow-chart/index.ts';
import type { Timeline } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './record.module.css';

interface PathProps {
  detail: ExperimentDetail;
  timeline: Timeline;
  state: RunState;
}

/** The flow with the way walked so far, following the clock. */
export function PathPanel(props: PathProps) {
  const { t } = useTranslation('record');
  const { detail, state } = props;
  const [isLarge, setLarge] = useState(false);
  const marks = useMarks(props);
  const walked = useMemo(() => walkedWays(detail.flow, state.firings), [detail.flow, state.firings]);
  const passed = Object.keys(state.sections).length;
  const total = detail.flow.nodes.filter((node) => isSectionKind(node.kind)).length;
  return (
    <section className={styles.path} aria-labelledby="record-path">
      <header className={styles.panelHead}>
        <h2 id="record-path">{t('path.title')}</h2>
        <span>{t('path.at', { count: passed, total })}</span>
        <IconButton
          icon="expand"
          size="sm"
          iconSize={16}
          label={t('path.enlarge')}
          className={styles.enlarge ?? ''}
          onClick={() => setLarge(true)}
        />
      </header>
      <FlowChart
        className={styles.chart ?? ''}
        flow={detail.flow}
        direction="down"
        marks={marks}
        walked={walked}
        hasToggle={false}
        label={t('path.title')}
      />
      {isLarge && (
        <Dialog title={t('path.title')} icon="fork" width={1120} onClose={() => setLarge(false)}>
          <div className={styles.largePath}>
            <FlowChart flow={detail.flow} marks={marks} walked={walked} label={t('path.title')} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** How each section stands at this moment, with the time it took or takes. */
function useMarks({ detail, timeline, state }: PathProps): ReadonlyMap<string, NodeMark> {
  const { t } = useTranslation('record');
  const format = useFormat();
  return useMemo(() => {
    const open = new Set(openSections(state).map((section) => section.node_id));
    const isOver = state.status === 'ended';
    return new Map(
      detail.flow.nodes.map((node): [string, NodeMark] => {
        const section = state.sections[node.id];
        if (!section) {
          const note = isOver ? t('path.missed') : node.minutes ? format.duration(node.minutes * 60_000) : '';
          return [node.id, { state: isOver ? 'missed' : 'ahead', note }];
        }
        const now = timeline.events[state.seq - 1]?.at ?? section.opened_at;
        const took = format.duration((section.closed_at ?? now) - section.opened_at);
        const note = open.has(node.id) ? t('path.since', { time: took }) : took;
        const consequences = section.consequences?.length ?? 0;
        return [
          node.id,
          { state: open.has(node.id) ? 'now' : 'done', note, wrongTries: section.wrong_tries, consequences },
        ];
      }),
    );
  }, [detail.flow, timeline, state, t, format]);
}
