import type { BoardFlow, BoardRow, ExperimentDetail } from '@lets/contract';
import {
  dueIn,
  isSectionKind,
  openSections,
  type RunEvent,
  type RunState,
  type SectionKind,
  type SectionState,
} from '@lets/engine';
import { useMemo } from 'react';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SideText } from '../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../domain/flow/flow-chart/index.ts';
import { dueSentence } from '../../../domain/run/due-words.ts';
import { useEventWords } from '../../../domain/run/event-words.ts';
import type { Names, RunRole } from '../../../domain/run/names.ts';
import { RecordLine } from '../../../domain/run/record-line/record-line.tsx';
import { buildTimeline, stateAt } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { PathLine } from './path-line.tsx';
import { projectedEvents, projectedLines, projectedNames } from './projected.ts';
import styles from './projector.module.css';
import { ProjectedStage } from './projector-stage.tsx';

interface ProjectedProps {
  row: BoardRow;
  flow: BoardFlow | undefined;
  detail: ExperimentDetail;
  /** As the mentor may know them. */
  events: readonly RunEvent[];
  now: number;
}

/** As many as a tall screen holds; on a lower one the first are cut off. */
const LINES = 9;

/** A run for the class: the room, who speaks, what was last said, and whose turn it is, all by role. */
export function ProjectedRun({ row, flow, detail, events, now }: ProjectedProps) {
  const { t } = useTranslation('projector');
  const format = useFormat();
  const known = useMemo(() => projectedEvents(events), [events]);
  const names = useMemo(() => projectedNames(detail, format.pick), [detail, format.pick]);
  const state = useMemo(() => stateAt(buildTimeline(known), known.length), [known]);
  const told = useMemo(() => projectedLines(known, LINES + 1), [known]);
  const words = useEventWords(names);
  const open = openSections(state);
  const section = open.find(({ node_id }) => names.node(node_id)?.kind === 'court') ?? open[0];
  const present = row.cast.filter((one) => one.present).map(({ role_id }) => role_id);
  const said = told.findLast(({ event }) => event.type === 'spoke' && event.node_id === section?.node_id);
  // What is said now stands large below.
  const lines = told.filter((line) => line !== said);
  const turn = useTurn(section, { state, detail, names });
  const whoseTurn = row.paused ? t('paused') : (turn ?? t(section ? 'going_on' : 'between'));
  return (
    <main className={styles.run}>
      <p className={styles.where}>
        {section && <Icon name={KIND_ICON[kindOf(names, section.node_id)]} size={22} />}
        <b>{open.map(({ node_id }) => names.nodeName(node_id)).join(t('joiner')) || t('between')}</b>
        {section && <span>{format.clock(now - section.opened_at)}</span>}
        {row.paused && <span className={styles.paused}>{t('paused')}</span>}
        {flow && (
          <span className={styles.path}>
            <PathLine flow={flow} row={{ ...row, state: 'going' }} />
          </span>
        )}
      </p>
      <div className={styles.stage}>
        <ProjectedStage
          section={section}
          names={names}
          speaker={said?.event.role_id ?? null}
          present={present}
        />
      </div>
      <ol className={styles.lines} aria-label={t('latest')}>
        {lines.map((line) => (
          <li key={line.seq}>
            <RecordLine line={line} names={names} words={words} look="brief" calledBy="role" />
          </li>
        ))}
        {lines.length === 0 && <li className={styles.quiet}>{t('nothing_yet')}</li>}
      </ol>
      <footer className={styles.said} aria-live="polite">
        {said?.event.type === 'spoke' && (
          <Speech role={names.role(said.event.role_id ?? '')} text={said.event.data.text} />
        )}
        <p className={styles.turn}>{whoseTurn}</p>
      </footer>
    </main>
  );
}

function Speech({ role, text }: { role: RunRole; text: string }) {
  return (
    <div className={styles.speech}>
      <Face character={role.character} side={role.side} size={76} />
      <div>
        <b>
          <SideText side={role.side}>{role.name}</SideText>
        </b>
        <p>{text}</p>
      </div>
    </div>
  );
}

function kindOf(names: Names, nodeId: string): SectionKind {
  const kind = names.node(nodeId)?.kind ?? 'court';
  return isSectionKind(kind) ? kind : 'court';
}

interface Known {
  readonly state: RunState;
  readonly detail: ExperimentDetail;
  readonly names: Names;
}

/** Whose turn it is in a section, by role, as far as everybody in the run knows it. */
function useTurn(section: SectionState | undefined, { state, detail, names }: Known): string | null {
  const { t } = useTranslation('turn');
  const { list, choice } = useFormat();
  const dues = section ? dueIn(detail.flow, state, section.node_id) : [];
  // That only the mentor can move the section on is between the mentor and the team.
  const due = dues.find(({ kind }) => kind !== 'step_in');
  // No condition is known here: none is asked about.
  return due ? dueSentence(due, false, { t, names, list, choice, condition: () => '' }, 'roles') : null;
}
