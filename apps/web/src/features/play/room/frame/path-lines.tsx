import { isSectionKind } from '@lets/engine';
import { Icon } from '../../../../components/icon/icon.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { PathLayout, PathLink, PathRow } from './path-layout.ts';
import styles from './rail.module.css';

export interface PlacedRow {
  readonly row: PathRow;
  readonly top: number;
  readonly height: number;
  /** Where its dot stands. */
  readonly dot: number;
}

interface PathLinesProps {
  layout: PathLayout;
  placed: readonly PlacedRow[];
  height: number;
  isFolded: boolean;
  nodeId: string;
}

const TRACK = { folded: [32, 22, 17], open: [28, 28, 20] } as const;
const STEP = { folded: [0, 21, 15], open: [0, 20, 15] } as const;

/** Where a track runs: the more there are, the closer they stand. Pure. */
function xOf(track: number, tracks: number, isFolded: boolean): number {
  const way = isFolded ? 'folded' : 'open';
  const many = Math.min(2, Math.max(0, tracks - 1));
  return (TRACK[way][many] ?? 0) + track * (STEP[way][many] ?? 0);
}

export function countTracks({ rows }: PathLayout): number {
  return 1 + Math.max(0, ...rows.map((row) => row.track));
}

/** The line between two dots: straight on one track, bent close to the branch where it changes tracks. Pure. */
function linkPath(from: { x: number; y: number }, to: { x: number; y: number }): string {
  if (from.x === to.x) return `M${from.x} ${from.y}V${to.y}`;
  const bend = Math.min(30, (to.y - from.y) / 2);
  if (to.x > from.x) {
    const end = from.y + 2 * bend;
    return `M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${from.y + bend} ${to.x} ${end}V${to.y}`;
  }
  const start = to.y - 2 * bend;
  return `M${from.x} ${from.y}V${start}C${from.x} ${to.y - bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
}

/** The drawing beside the rows: decoration, for every row says its state in words. */
export function PathLines({ layout, placed, height, isFolded, nodeId }: PathLinesProps) {
  const tracks = countTracks(layout);
  const at = (index: number) => {
    const one = placed[index];
    return { x: xOf(one?.row.track ?? 0, tracks, isFolded), y: one?.dot ?? 0 };
  };
  const line = (link: PathLink) => (
    <path
      key={`${link.from}-${link.to}`}
      d={linkPath(at(link.from), at(link.to))}
      className={link.isWalked ? styles.walkedLine : styles.aheadLine}
    />
  );
  return (
    <>
      <svg className={styles.lines} width={isFolded ? 64 : 80} height={height} aria-hidden="true">
        {layout.links.filter((link) => !link.isWalked).map(line)}
        {layout.links.filter((link) => link.isWalked).map(line)}
      </svg>
      {placed.map(({ row, dot }) => (
        <Dot
          key={row.node.id}
          row={row}
          x={xOf(row.track, tracks, isFolded)}
          y={dot}
          isFolded={isFolded}
          isHere={row.node.id === nodeId}
        />
      ))}
    </>
  );
}

function Dot(props: { row: PathRow; x: number; y: number; isFolded: boolean; isHere: boolean }) {
  const { row, x, y, isFolded, isHere } = props;
  const kind = isSectionKind(row.node.kind) ? row.node.kind : 'court';
  return (
    <span
      className={classNames(
        styles.dot,
        styles[`dot_${row.status}`],
        isFolded && styles.bigDot,
        row.status === 'now' && !isHere && styles.beside,
      )}
      style={{ left: x, top: y }}
      aria-hidden="true"
    >
      {row.status === 'walked' ? (
        <Icon name="check" size={isFolded ? 14 : 11} />
      ) : isFolded ? (
        <Icon name={KIND_ICON[kind]} size={14} />
      ) : null}
    </span>
  );
}
