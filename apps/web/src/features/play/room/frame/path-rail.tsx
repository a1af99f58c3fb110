import { isSectionKind, type SectionState, tallyOf } from '@lets/engine';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SideText } from '../../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { sideKey } from '../../../../domain/flow/side-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useClock } from '../hooks/use-clock.ts';
import { LinkedRuns } from '../linked/linked-runs.tsx';
import { only, useRoom } from '../room-context.tsx';
import { openTo, routeOf } from '../section-guide.ts';
import { NudgeButton } from '../turn/nudge-button.tsx';
import { useDueWording } from '../turn/use-due-wording.ts';
import { keyOf, turnIn, turnSentence } from '../turn/whose-turn.ts';
import { HelpAct } from './help-act.tsx';
import { isWide, layoutPath, type PathLayout, type PathRow } from './path-layout.ts';
import { countTracks, PathLines, type PlacedRow } from './path-lines.tsx';
import styles from './rail.module.css';
import { RailActs } from './rail-acts.tsx';

const ROW = 56;
/** Long flows stand closer, so that more of the way is in view. */
const ROW_CLOSE = 48;
const MANY = 11;
const ROW_NOW = 96;
/** What the second line of a name adds. */
const SECOND_LINE = 20;

/** Where every row of the path stands; open sections and names of two lines take more room. Pure. */
function placeRows(
  { rows }: PathLayout,
  isFolded: boolean,
  nameOf: (row: PathRow) => string,
): readonly PlacedRow[] {
  let top = 4;
  const usual = rows.length > MANY ? ROW_CLOSE : ROW;
  return rows.map((row) => {
    const isNow = row.status === 'now' && !isFolded;
    const height = (isNow ? ROW_NOW : usual) + (!isFolded && isWide(nameOf(row)) ? SECOND_LINE : 0);
    const placed = { row, top, height, dot: top + (isNow ? 30 : height / 2) };
    top += height + (isNow ? 4 : 0);
    return placed;
  });
}

/** The walk so far and what lies ahead: walked, now, ahead; branches on tracks of their own. */
export function PathRail({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) {
  const { t } = useTranslation('room');
  const { nodeId, takesPart } = useRoom(only('nodeId', 'takesPart'));
  const layout = useRoom(({ detail, state }) => layoutPath(detail.flow, state));
  const { pick } = useFormat();
  const placed = useMemo(
    () => placeRows(layout, isFolded, (row) => pick(row.node.name)),
    [layout, isFolded, pick],
  );
  const last = placed.at(-1);
  const height = last ? last.top + last.height + 12 : 0;
  const indent = countTracks(layout) > 2 ? 68 : 66;
  const reached = layout.rows.filter((row) => row.status !== 'ahead').length;
  return (
    <nav className={classNames(styles.rail, isFolded && styles.folded)} aria-label={t('path.title')}>
      <header className={styles.head}>
        {!isFolded && (
          <>
            {t('path.title')} <small>{t('path.count', { now: reached, all: layout.rows.length })}</small>
          </>
        )}
        <IconButton
          icon={isFolded ? 'cr' : 'cl'}
          size="sm"
          iconSize={15}
          label={t(isFolded ? 'path.unfold' : 'path.fold')}
          aria-expanded={!isFolded}
          onClick={onFold}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long way is scrolled by keyboard too */}
      <section className={styles.path} tabIndex={0} aria-label={t('path.title')}>
        <div className={styles.canvas} style={{ height, '--indent': `${indent}px` } as CSSProperties}>
          <PathLines
            layout={layout}
            placed={placed}
            height={height}
            isFolded={isFolded}
            nodeId={takesPart ? nodeId : ''}
          />
          <ol>
            {placed.map((one) => (
              <Row key={one.row.node.id} placed={one} isFolded={isFolded} />
            ))}
          </ol>
        </div>
      </section>
      {!isFolded && <LinkedRuns />}
      {!isFolded && <Totals />}
      <HelpAct isFolded={isFolded} />
      <RailActs isFolded={isFolded} />
    </nav>
  );
}

function Row({ placed, isFolded }: { placed: PlacedRow; isFolded: boolean }) {
  const { t } = useTranslation(['room', 'common']);
  const { nodeId, eid, detail, takesPart } = useRoom(only('nodeId', 'eid', 'detail', 'takesPart'));
  const { pick } = useFormat();
  const navigate = useNavigate();
  const { row, top, height } = placed;
  const isOpenToMe = useRoom(
    ({ detail, state, me }) => row.status === 'now' && openTo(detail.flow, state, me).includes(row.node.id),
  );
  const item = useRef<HTMLLIElement>(null);
  const isHere = takesPart && row.node.id === nodeId && row.status === 'now';
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  const name = pick(row.node.name);
  const go = () =>
    void navigate(`/experiment/meta/${routeOf(detail.flow, row.node.id)}/${eid}/${row.node.id}`);
  const kind = isSectionKind(row.node.kind) ? row.node.kind : 'court';
  return (
    <li
      ref={item}
      className={classNames(
        styles.row,
        styles[row.status],
        isHere && styles.here,
        isWide(name) && (row.status === 'now' ? styles.twoLines : styles.wide),
      )}
      style={{ top, height }}
      aria-current={isHere ? 'step' : undefined}
      title={isFolded ? name : undefined}
    >
      {isFolded ? (
        <span className="visually-hidden">{`${name}, ${t(`path.status.${row.status}`)}`}</span>
      ) : (
        <>
          <b title={name}>{name}</b>
          <span className={styles.line}>
            {row.status !== 'now' && <Icon name={KIND_ICON[kind]} size={13} />}
            <RowNote row={row} />
          </span>
          {row.status === 'now' && <Waited nodeId={row.node.id} isHere={isHere} />}
        </>
      )}
      {isOpenToMe && !isHere && (
        <button type="button" className={styles.go} onClick={go}>
          {isFolded ? <span className="visually-hidden">{t('path.go', { name })}</span> : t('path.switch')}
        </button>
      )}
    </li>
  );
}

/** When a visit began and ended. Pure. */
const timesOf = (section: SectionState | undefined) =>
  section && { opened_at: section.opened_at, closed_at: section.closed_at };

function RowNote({ row }: { row: PathRow }) {
  const { t } = useTranslation(['room', 'common', 'sides']);
  const flowRoles = useRoom(({ detail }) => detail.flow.roles);
  const visit = useRoom(({ state }) => timesOf(state.sections[row.node.id]));
  const format = useFormat();
  const sides = new Set(
    row.node.roles.map(({ role_id }) => flowRoles.find(({ id }) => id === role_id)?.side ?? 'third'),
  );
  const [side] = sides;
  const parts = [
    visit?.closed_at ? format.duration(visit.closed_at - visit.opened_at) : '',
    row.isParallel && row.status === 'ahead' ? t('path.parallel') : '',
  ].filter(Boolean);
  if (row.status === 'now') return <Running opened={visit?.opened_at ?? 0} />;
  const lead =
    sides.size === 1 && side && side !== 'bench' ? (
      <SideText side={side}>{t(sideKey(flowRoles, side))}</SideText>
    ) : (
      t(`common:kind.${isSectionKind(row.node.kind) ? row.node.kind : 'court'}`)
    );
  return (
    <span>
      {lead}
      {parts.map((part) => t('separator') + part).join('')}
    </span>
  );
}

function Running({ opened }: { opened: number }) {
  const { t } = useTranslation('room');
  const format = useFormat();
  const now = useClock();
  return (
    <span>
      <em>{t('path.status.now')}</em>
      {t('separator') + format.clock(now - opened)}
    </span>
  );
}

/** Whose turn it is there, in the words of the room; who waits for a section beside theirs can remind from here. */
function Waited({ nodeId, isHere }: { nodeId: string; isHere: boolean }) {
  const wording = useDueWording();
  const turn = useRoom((room) => turnIn(room, nodeId));
  if (!turn) return null;
  const text = turnSentence(turn, wording, 'roles');
  return (
    <>
      <span className={styles.waited} title={text}>
        {text}
      </span>
      {!isHere && !turn.isMine && (
        <span className={styles.remind}>
          <NudgeButton key={keyOf(turn.due)} due={turn.due} look="small" />
        </span>
      )}
    </>
  );
}

function Totals() {
  const { t } = useTranslation('room');
  const detail = useRoom(({ detail }) => detail);
  const isEnded = useRoom(({ state }) => state.status === 'ended');
  const tries = useRoom(({ state }) => tallyOf(state).wrong_tries);
  const told = useRoom(({ state }) => tallyOf(state).consequences);
  const format = useFormat();
  const now = useClock();
  const end = isEnded ? (detail.ended_at ?? now) : now;
  return (
    <p className={styles.totals}>
      <span>
        {t('path.used')} <b>{detail.started_at ? format.clock(end - detail.started_at) : '0:00'}</b>
      </span>
      <span>
        {t('path.wrong_tries')} <b>{tries}</b>
      </span>
      {told > 0 && (
        <span>
          {t('path.consequences')} <b>{told}</b>
        </span>
      )}
    </p>
  );
}
