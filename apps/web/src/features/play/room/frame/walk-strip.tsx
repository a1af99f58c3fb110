import { Icon } from '../../../../components/icon/icon.tsx';
import { classNames } from '../../../../lib/class-names.ts';
import { softHyphens } from '../../../../lib/soft-hyphens.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { layoutPath, type PathRow } from './path-layout.ts';
import styles from './walk-strip.module.css';

/** Sections side by side stand in one column. */
export type WalkColumn = readonly PathRow[];

/** The rows of a path as columns of a strip: branches of a fork that were open together share one. Pure. */
export function columnsOf(rows: readonly PathRow[]): readonly WalkColumn[] {
  const columns: PathRow[][] = [];
  for (const row of rows) {
    const last = columns.at(-1);
    const isBeside = row.isParallel && last?.every((one) => one.isParallel && one.track !== row.track);
    if (isBeside && last) last.push(row);
    else columns.push([row]);
  }
  return columns;
}

/** The columns from just before what is open now to a little after it. Pure. */
export function aroundNow(columns: readonly WalkColumn[], most = 5): readonly WalkColumn[] {
  const now = columns.findIndex((column) => column.some((row) => row.status === 'now'));
  const from = Math.max(0, Math.min(now - 1, columns.length - most));
  return columns.slice(from, from + most);
}

/** Of English names, in the narrowest strip. */
const LETTERS_IN_STRIP = 90;

/** The walked way as one line: what was passed and how long it took; after the end only that, while it runs what is around now. */
export function WalkStrip({ extent }: { extent: 'walked' | 'around_now' }) {
  const rows = useRoom(({ detail, state }) => layoutPath(detail.flow, state).rows);
  const all = columnsOf(extent === 'walked' ? rows.filter((row) => row.status !== 'ahead') : rows);
  const columns = extent === 'walked' ? all : aroundNow(all);
  const letters = Math.floor(LETTERS_IN_STRIP / columns.length);
  return (
    <ol className={styles.strip}>
      {columns.map((column, index) => (
        <li
          key={column.map((row) => row.node.id).join()}
          className={classNames(
            column.length > 1 && styles.fork,
            column.every((row) => row.status === 'ahead') && styles.dotted,
            index === 0 && styles.first,
            index === columns.length - 1 && styles.last,
          )}
        >
          <span className={styles.track} aria-hidden="true">
            {column.slice(0, 2).map((row) => (
              <i key={row.node.id} className={styles[row.status]}>
                {row.status === 'walked' && <Icon name="check" size={11} />}
              </i>
            ))}
          </span>
          {column.map((row) => (
            <Label key={row.node.id} row={row} letters={letters} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Label({ row, letters }: { row: PathRow; letters: number }) {
  const section = useRoom(({ state }) => state.sections[row.node.id]);
  const format = useFormat();
  const length =
    section?.closed_at && row.node.kind !== 'experience' ? section.closed_at - section.opened_at : null;
  return (
    <p className={row.status === 'now' ? styles.open : undefined}>
      {softHyphens(format.pick(row.node.name), letters)}
      {length !== null && <small>{format.duration(length)}</small>}
    </p>
  );
}
