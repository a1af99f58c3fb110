import { isSectionKind, openSections, type SectionState } from '@lets/engine';
import { useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { focusAt } from '../../../../domain/run/timeline/focus.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useStore } from '../../../../lib/store.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { DocumentBoard } from './document-board.tsx';
import { EndBoard } from './end-board.tsx';
import { ReplayedDisplay, ShownInCourt } from './replayed-display.tsx';
import { ReplayedScene } from './replayed-scene.tsx';
import { ReplayedVote } from './replayed-vote.tsx';
import { SaidAtTheEdge } from './said-at-the-edge.tsx';
import styles from './stage.module.css';
import type { SectionProps, StageProps } from './stage-props.ts';

/** What is to be seen at this moment: a section, played in its scene or shown by what it works on. */
export function Stage(props: StageProps) {
  const { timeline, index, state } = props;
  const open = openSections(state);
  // A choice holds for one visit of its section, while that is open.
  const [chosen, choose] = useState<SectionState | null>(null);
  const held = open.find((one) => isSameVisit(one, chosen));
  const section = focusAt(timeline, state, index, held?.node_id ?? null);
  return (
    <div className={styles.stage}>
      {state.status === 'ended' ? (
        <EndBoard {...props} />
      ) : section ? (
        <SectionStage {...props} section={section} />
      ) : (
        <Nothing />
      )}
      {section && state.status !== 'ended' && (
        <Chips
          {...props}
          section={section}
          open={open}
          onChoose={(id) => choose(open.find((one) => one.node_id === id) ?? null)}
        />
      )}
    </div>
  );
}

const isSameVisit = (one: SectionState, other: SectionState | null) =>
  one.node_id === other?.node_id && one.opened_seq === other.opened_seq;

function Nothing() {
  const { t } = useTranslation('record');
  return <EmptyState icon="hourglass" title={t('stage.nothing')} />;
}

function SectionStage(props: SectionProps) {
  const kind = props.names.node(props.section.node_id)?.kind;
  if (kind === 'court')
    return (
      <>
        <ReplayedScene {...props} />
        <ShownInCourt {...props} />
      </>
    );
  if (kind === 'vote') return <ReplayedVote {...props} />;
  return (
    <>
      {kind === 'display' ? <ReplayedDisplay {...props} /> : <DocumentBoard {...props} />}
      <SaidAtTheEdge {...props} />
    </>
  );
}

/** Where and when; of sections side by side, which one is shown. */
function Chips(props: SectionProps & { open: readonly SectionState[]; onChoose: (id: string) => void }) {
  const { names, section, open, player, timeline, onChoose } = props;
  const { t } = useTranslation('record');
  const node = names.node(section.node_id);
  return (
    <div className={styles.chips}>
      <span className={styles.chip}>
        {node && isSectionKind(node.kind) && <Icon name={KIND_ICON[node.kind]} size={16} />}
        {names.nodeName(section.node_id)}
        <Recorded player={player} timeline={timeline} />
      </span>
      {open
        .filter((one) => one.node_id !== section.node_id)
        .map((one) => (
          <button
            key={one.node_id}
            type="button"
            className={styles.chipButton}
            title={t('stage.also')}
            onClick={() => onChoose(one.node_id)}
          >
            <Icon name="fork" size={14} />
            {names.nodeName(one.node_id)}
          </button>
        ))}
    </div>
  );
}

/** The hour of the day it was recorded at. */
function Recorded({ player, timeline }: Pick<StageProps, 'player' | 'timeline'>) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const clock = useStore(player.clock);
  return <i>{t('stage.recorded', { time: format.timeWithSeconds(timeline.clock.toWall(clock)) })}</i>;
}
