import { BOARD_STATES, type BoardFlow, STUCK_AFTER } from '@lets/contract';
import { Select } from 'antd';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { FilterBar, SearchBox, StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PROJECTOR } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf } from '../../../lib/use-list-params.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useOpen } from '../../../lib/use-open.ts';
import type { Asked } from './asked.ts';
import { BoardBrief, BRIEF } from './board-brief.tsx';
import line from './board-line.module.css';
import { BoardLine } from './board-line.tsx';
import { ClassControls } from './class-controls.tsx';
import { NothingRunning } from './first-task.tsx';
import styles from './guide-page.module.css';
import { RunPanel } from './run-panel.tsx';
import { Summary } from './summary.tsx';
import { type Board, isIn, ORDERS, SHOWN, type Shown, useBoard } from './use-board.ts';

/** `/mentor/guide`: every running experiment of the mentor's classes, those that are stuck first. */
export function Component() {
  return useMedia(BRIEF) ? <BoardBrief /> : <BoardPage />;
}

function BoardPage() {
  const { t } = useTranslation('guide');
  usePageTitle(t('title'));
  const board = useBoard();
  const [asked, ask, close] = useOpen<Asked>();
  const open = (eid: number, act: Asked | null) => {
    ask(act);
    board.params.change({ run: eid });
  };
  const chosen = board.rows.find(({ card }) => card.eid === board.run);
  return (
    <div className={classNames(styles.board, chosen && styles.withPanel)}>
      <div className={styles.left}>
        <Head board={board} />
        {board.read.data && (
          <Summary board={board.read.data} onStuck={() => board.params.change({ state: 'stuck' })} />
        )}
        <ClassControls board={board} />
        <Filters board={board} />
        <QueryView
          query={board.read}
          skeleton={<SkeletonRows count={6} height={78} />}
          isEmpty={() => board.shown.length === 0}
          empty={<Nobody board={board} />}
        >
          {({ flows, server_time }) => <Rows board={board} flows={flows} now={server_time} onOpen={open} />}
        </QueryView>
      </div>
      {chosen && (
        <RunPanel
          key={chosen.card.eid}
          row={chosen}
          now={board.read.data?.server_time ?? Date.now()}
          asked={asked}
          ask={ask}
          onAnswered={close}
          onClose={() => board.params.change({ run: null })}
        />
      )}
    </div>
  );
}

function Head({ board }: { board: Board }) {
  const { t } = useTranslation(['guide', 'projector']);
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <span className={styles.live} role="status">
        {t(board.read.failureReason ? 'not_live' : 'live')}
      </span>
      <span className={styles.space} />
      {board.rows.length > 0 && (
        <LinkButton icon="screen" to={`${PROJECTOR}?${shownOf(board)}`}>
          {t('projector:open')}
        </LinkButton>
      )}
    </header>
  );
}

/** The same teams on the wall, and of them the one that is open. */
function shownOf({ classId, projectId, run, params }: Board): string {
  const kept = { class: classId, case: projectId, run, q: params.q };
  return new URLSearchParams(
    Object.entries(kept).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  ).toString();
}

function Filters({ board }: { board: Board }) {
  const { t } = useTranslation('guide');
  const { pick } = useFormat();
  const { params, classId, projectId, state, sort, rows, read } = board;
  const count = (key: Shown) => rows.filter((row) => isIn(row, key)).length;
  const isOffered = (key: Shown) => oneOf(key, BOARD_STATES) !== null || key === state || count(key) > 0;
  return (
    <FilterBar>
      <SearchBox
        value={params.q}
        onChange={(q) => params.change({ q })}
        placeholder={t('search')}
        width={176}
      />
      <StatusSegments
        label={t('state.label')}
        value={state ?? ''}
        options={[
          { key: '', label: t('state.all'), count: rows.length },
          ...SHOWN.filter(isOffered).map((key) => ({ key, label: t(`state.${key}`), count: count(key) })),
        ]}
        onChange={(next) => params.change({ state: next })}
      />
      <Select
        value={classId}
        onChange={(next) => params.change({ class: next || null })}
        style={{ minWidth: 112 }}
        popupMatchSelectWidth={false}
        aria-label={t('filter.class')}
        options={[
          { value: 0, label: t('filter.all_classes') },
          ...(read.data?.classes ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        value={projectId}
        onChange={(next) => params.change({ case: next || null })}
        style={{ minWidth: 112, maxWidth: 220 }}
        popupMatchSelectWidth={false}
        aria-label={t('filter.case')}
        options={[
          { value: 0, label: t('filter.all_cases') },
          ...(read.data?.projects ?? []).map(({ id, name }) => ({ value: id, label: pick(name) })),
        ]}
      />
      <Select
        value={sort}
        onChange={(next) => params.change({ sort: next === 'stuck' ? null : next })}
        style={{ minWidth: 112 }}
        popupMatchSelectWidth={false}
        aria-label={t('sort.label')}
        options={ORDERS.map((key) => ({ value: key, label: t(`sort.${key}`) }))}
      />
    </FilterBar>
  );
}

interface RowsProps {
  board: Board;
  flows: readonly BoardFlow[];
  now: number;
  onOpen: (eid: number, act: Asked | null) => void;
}

function Rows({ board, flows, now, onOpen }: RowsProps) {
  const { t } = useTranslation('guide');
  const { read, shown, run } = board;
  return (
    <>
      <div className={classNames(line.grid, styles.columns)} aria-hidden="true">
        {(['team', 'present', 'path', 'waiting', 'last'] as const).map((key) => (
          <span key={key}>{t(`column.${key}`)}</span>
        ))}
      </div>
      <ul className={styles.rows} aria-label={t('title')}>
        {shown.map((row) => (
          <BoardLine
            key={row.card.eid}
            row={row}
            flow={flows.find(({ flow_id }) => flow_id === row.flow_id)}
            now={now}
            isChosen={row.card.eid === run}
            onOpen={(act) => onOpen(row.card.eid, act)}
          />
        ))}
      </ul>
      <p className={styles.rule}>
        {t('rule', STUCK_AFTER)}
        {read.data && read.data.total > read.data.rows.length && (
          <b>{t('more', { shown: read.data.rows.length, total: read.data.total })}</b>
        )}
      </p>
    </>
  );
}

function Nobody({ board }: { board: Board }) {
  const { t } = useTranslation(['guide', 'common']);
  const { params, classId, projectId, state } = board;
  const isFiltered = Boolean(params.q || classId || projectId || state);
  if (isFiltered)
    return (
      <EmptyState
        icon="search"
        title={t('none_found')}
        action={
          <Button onClick={() => params.change({ q: null, class: null, case: null, state: null })}>
            {t('common:act.clear')}
          </Button>
        }
      />
    );
  return <NothingRunning />;
}
