import { differencesOf } from '@lets/authoring';
import type { WorkflowDetail } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Chip } from '../../../components/surface/surface.tsx';
import { FlowChart } from '../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { correctPath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './correct.module.css';
import { PieceForm } from './piece-form.tsx';
import {
  changeOf,
  firstPiece,
  keyOf,
  type Piece,
  piecesOf,
  sectionOf,
  shownWith,
  wordsOf,
} from './pieces.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { type Desk, useDesk } from './use-desk.ts';
import { useFault } from './use-fault.ts';
import { usePieceName } from './use-piece-name.ts';
import { VersionFrame } from './version-frame.tsx';

/** /manager/workflow/correct/{flow_id}: the words of a published version, corrected piece by piece. */
export function Component() {
  const { t } = useTranslation('correct');
  return (
    <VersionFrame title={t('title')} path={correctPath}>
      {(detail, reload) => <Correct key={detail.flow_id} detail={detail} onPreview={reload} />}
    </VersionFrame>
  );
}

function Correct({ detail, onPreview }: { detail: WorkflowDetail; onPreview: () => void }) {
  const { t } = useTranslation('correct');
  const desk = useDesk(detail);
  const [piece, choose] = useState<Piece | null>(() => firstPiece(detail.flow));
  const running = detail.versions.find(({ flow_id }) => flow_id === detail.flow_id)?.running_count ?? 0;
  if (!piece) return <EmptyState icon="layout" title={t('nothing')} />;
  return (
    <>
      <p className={styles.note}>
        <Icon name="info" size={16} />
        <span>
          {t('note', { count: running })}
          {detail.draft_flow_id !== null && ` ${t('note_draft')}`}
        </span>
      </p>
      <div className={styles.split}>
        <Choice desk={desk} piece={piece} onChoose={choose} />
        <Sheet
          key={keyOf(piece)}
          detail={detail}
          desk={desk}
          piece={piece}
          running={running}
          onChoose={choose}
          onPreview={onPreview}
        />
      </div>
      <LeaveGuard isUnsaved={() => desk.isDirty} title={t('leave.title')} text={t('leave.text')} />
    </>
  );
}

/** The roles, and the sections as they are played. */
function Choice({ desk, piece, onChoose }: { desk: Desk; piece: Piece; onChoose: (piece: Piece) => void }) {
  const { t } = useTranslation('correct');
  const format = useFormat();
  const { flow } = desk;
  const noteOf = (id: string) => (piecesOf(flow, id).some(desk.isTouched) ? t('touched') : '');
  return (
    <aside className={styles.side}>
      <div className={styles.inSight}>
        <h2>{t('roles')}</h2>
        <div className={styles.chips}>
          {flow.roles.map(({ id, name }) => {
            const role: Piece = { kind: 'role', role_id: id };
            return (
              <Chip key={id} pressed={keyOf(role) === keyOf(piece)} onClick={() => onChoose(role)}>
                {format.pick(name)}
                {desk.isTouched(role) && <i className={styles.dot} title={t('touched')} />}
              </Chip>
            );
          })}
        </div>
        <h2 className={styles.aboveChart}>{t('sections')}</h2>
        <FlowChart
          flow={flow}
          direction="down"
          label={t('sections')}
          noteOf={noteOf}
          selected={sectionOf(flow, piece)}
          onSelect={(id) => onChoose({ kind: 'section', node_id: id })}
        />
      </div>
    </aside>
  );
}

interface SheetProps {
  detail: WorkflowDetail;
  desk: Desk;
  piece: Piece;
  running: number;
  onChoose: (piece: Piece) => void;
  onPreview: () => void;
}

/** A piece chosen from further down begins at its beginning. */
function showTop(sheet: HTMLElement | null): void {
  if (sheet && sheet.getBoundingClientRect().top < 0) sheet.scrollIntoView();
}

function Sheet({ detail, desk, piece, running, onChoose, onPreview }: SheetProps) {
  const { t } = useTranslation('correct');
  const format = useFormat();
  const nameOf = usePieceName(desk.flow);
  const faultOf = useFault(desk.flow);
  const [isOpen, setOpen] = useState(false);
  const section = sectionOf(desk.flow, piece);
  const [before, words] = [wordsOf(desk.flow, piece), desk.wordsOf(piece)];
  if (!before || !words) return <EmptyState icon="layout" title={t('nothing')} />;
  const change = changeOf(before, words);
  const differences = differencesOf(before, words);
  const fault = faultOf(before, words);
  const node = desk.flow.nodes.find(({ id }) => id === section);
  return (
    <section ref={showTop} className={styles.sheet} aria-labelledby="correct-piece">
      <h2 id="correct-piece">{node ? format.pick(node.name) : nameOf(piece)}</h2>
      {section && (
        <fieldset className={styles.chips} aria-label={t('pieces')}>
          {shownWith(piece, piecesOf(desk.flow, section), desk.isTouched).map((one) => (
            <Chip key={keyOf(one)} pressed={keyOf(one) === keyOf(piece)} onClick={() => onChoose(one)}>
              {nameOf(one, true)}
              {desk.isTouched(one) && <i className={styles.dot} title={t('touched')} />}
            </Chip>
          ))}
        </fieldset>
      )}
      <PieceForm
        key={desk.round}
        flow={desk.flow}
        words={words}
        onChange={(next) => desk.write(piece, next)}
      />
      <footer className={styles.foot}>
        <span role="status" className={classNames(fault && styles.fault)}>
          {fault ?? (change ? t('changed', { count: differences.length }) : t('unchanged'))}
        </span>
        <Button disabled={!change} onClick={() => desk.drop(piece)}>
          {t('drop')}
        </Button>
        <Button
          variant="primary"
          icon="eye"
          disabled={!change || fault !== null}
          onClick={() => {
            onPreview();
            setOpen(true);
          }}
        >
          {t('preview.open')}
        </Button>
      </footer>
      {isOpen && (
        <PreviewDialog
          flowId={detail.flow_id}
          desk={desk}
          piece={piece}
          running={running}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
