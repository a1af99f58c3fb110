import type { BoardFlow, BoardRow } from '@lets/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './path-line.module.css';
import { type PathDot, shapePath } from './path-shape.ts';

const WIDTH = 350;
const HEIGHT = 40;
const EDGE = 10;
const LANE = 22;

interface PathProps {
  flow: BoardFlow;
  row: BoardRow;
}

/** How far a team has come, in one line: walked, now, ahead. */
export function PathLine({ flow, row }: PathProps) {
  const { t } = useTranslation('guide');
  const shape = useMemo(() => shapePath(flow), [flow]);
  const lanes = Math.max(1, ...shape.dots.map(({ lane }) => Math.abs(lane) * 2));
  const lane = Math.min(LANE, (HEIGHT - 18) / lanes);
  const step = Math.min(46, (WIDTH - 2 * EDGE) / Math.max(1, shape.columns - 1));
  const place = (dot: PathDot) => ({ x: EDGE + dot.column * step, y: HEIGHT / 2 + dot.lane * lane });
  const passed = new Set(row.passed);
  const open = new Set(row.card.open_sections.map(({ node_id }) => node_id));
  const isStuck = row.state === 'stuck' || row.state === 'help';
  const count = { passed: row.card.sections_passed, total: row.card.sections_total };
  return (
    <svg
      className={styles.path}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('row.path', count)}
      data-stuck={isStuck || undefined}
    >
      {shape.lines.map(({ from, to }) => {
        const [a, b] = [place(from), place(to)];
        const isWalked = passed.has(from.id) && (passed.has(to.id) || open.has(to.id));
        const bend = `C${a.x + step * 0.55} ${a.y} ${b.x - step * 0.55} ${b.y} ${b.x} ${b.y}`;
        return (
          <path
            key={`${from.id} ${to.id}`}
            d={`M${a.x} ${a.y}${a.y === b.y ? `L${b.x} ${b.y}` : bend}`}
            className={isWalked ? styles.walked : styles.ahead}
          />
        );
      })}
      {shape.dots.map((dot) => {
        const { x, y } = place(dot);
        return (
          <Dot
            key={dot.id}
            {...{ x, y, name: flow.nodes.find(({ id }) => id === dot.id)?.name }}
            state={open.has(dot.id) ? 'now' : passed.has(dot.id) ? 'walked' : 'ahead'}
          />
        );
      })}
    </svg>
  );
}

interface DotProps {
  x: number;
  y: number;
  name: BoardFlow['nodes'][number]['name'] | undefined;
  state: 'now' | 'walked' | 'ahead';
}

function Dot({ x, y, name, state }: DotProps) {
  const { pick } = useFormat();
  return (
    <g className={styles[`dot_${state}`]}>
      <title>{pick(name)}</title>
      <circle cx={x} cy={y} r={state === 'now' ? 7.5 : state === 'walked' ? 6 : 5} />
      {state === 'now' && <circle cx={x} cy={y} r={3} className={styles.core} />}
      {state === 'walked' && <path d={`M${x - 2.6} ${y}l2 2 3.4-3.8`} />}
    </g>
  );
}
