import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button, IconButton, LinkButton } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { useRecord } from '../../../domain/run/use-record.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { GUIDE } from '../../../lib/paths.ts';
import { teamBeside } from './projected.ts';
import styles from './projector.module.css';
import { ProjectedRun } from './projector-run.tsx';
import { type Board, inOrder, teamName, useBoard } from './use-board.ts';

/** `/mentor/projector`: one room on the wall, for the whole class. */
export function Component() {
  const { t } = useTranslation('projector');
  usePageTitle(t('title'));
  const board = useBoard();
  return (
    <div className={styles.page}>
      <QueryView
        query={board.read}
        skeleton={<Skeleton height={600} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon="screen"
            title={t('empty')}
            action={<LinkButton to={GUIDE}>{t('leave')}</LinkButton>}
          />
        }
      >
        {() => <Projected board={board} />}
      </QueryView>
    </div>
  );
}

function Projected({ board }: { board: Board }) {
  const { t } = useTranslation('projector');
  const navigate = useNavigate();
  // One order that does not change while a team gets stuck: the arrows lead where they led before.
  const rows = inOrder(board.rows, 'name');
  const eids = rows.map(({ card }) => card.eid);
  const row = rows.find(({ card }) => card.eid === board.run) ?? rows[0];
  const eid = row?.card.eid ?? 0;
  const step = (by: 1 | -1) => board.params.change({ run: teamBeside(eids, eid, by) ?? null });
  const leave = () => navigate(`${GUIDE}?run=${eid}`);
  useKeys({ onStep: step, onLeave: leave });
  if (!row) return null;
  return (
    <>
      <header className={styles.bar}>
        <h1>{teamName(row)}</h1>
        <span className={styles.count}>{t('position', { at: eids.indexOf(eid) + 1, all: eids.length })}</span>
        <span className={styles.space} />
        <span className={styles.hint}>{t('keys')}</span>
        <IconButton icon="cl" label={t('before')} disabled={eids.length < 2} onClick={() => step(-1)} />
        <IconButton icon="cr" label={t('after')} disabled={eids.length < 2} onClick={() => step(1)} />
        <IconButton icon="expand" label={t('full')} onClick={() => void fillScreen()} />
        <Button icon="x" onClick={leave}>
          {t('leave')}
        </Button>
      </header>
      <Run key={eid} eid={eid} board={board} />
    </>
  );
}

function Run({ eid, board }: { eid: number; board: Board }) {
  const { detail, events } = useRecord(eid);
  const failed = detail.isError ? detail : events.isError ? events : null;
  const row = board.rows.find(({ card }) => card.eid === eid);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!row || !detail.data || !events.data) return <Skeleton height={600} />;
  const { flows = [], server_time = 0 } = board.read.data ?? {};
  return (
    <ProjectedRun
      row={row}
      flow={flows.find(({ flow_id }) => flow_id === row.flow_id)}
      detail={detail.data}
      events={events.data}
      now={server_time}
    />
  );
}

/** Whether the browser may refuse it or not, the page fills its window. */
async function fillScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // Not allowed here: a person can still use the browser's own key.
  }
}

const STEP: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** Arrows, and the two keys of a presenter's remote, change the team; Escape leaves. */
function useKeys({ onStep, onLeave }: { onStep: (by: 1 | -1) => void; onLeave: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const by = STEP[event.key];
      if (by) onStep(by);
      else if (event.key === 'Escape') onLeave();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onStep, onLeave]);
}
