import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../button/button.tsx';
import { Card } from '../surface/surface.tsx';
import styles from './chart.module.css';
import type { ChartProps } from './chart-props.ts';

const ChartCanvas = lazy(() => import('./chart-canvas.tsx'));

interface ChartCell {
  readonly text: string;
  /** To the runs behind the figure. */
  readonly to?: string;
}
interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ChartCell[])[];
}

interface CardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly table: ChartTable;
  readonly isEmpty: boolean;
  readonly className?: string;
}

/** A drawing with its figures as a table: always there for those who listen, and for the eye when asked for. */
export function ChartCard({ option, onPick, ...card }: ChartProps & CardProps) {
  const chart = { option, height: card.height, ...(onPick && { onPick }) };
  return (
    <FigureCard {...card}>
      <Suspense fallback={<div style={{ height: card.height }} />}>
        <ChartCanvas {...chart} />
      </Suspense>
    </FigureCard>
  );
}

/** The same around any drawing, which is for the eye alone. */
export function FigureCard(props: CardProps & { height: number; children: ReactNode }) {
  const { title, note, height, table, isEmpty, className, children } = props;
  const { t } = useTranslation('statistics');
  const [isTable, setTable] = useState(false);
  return (
    <Card className={classNames(styles.card, className)}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
        {!isEmpty && (
          <IconButton
            icon="table"
            size="sm"
            iconSize={16}
            aria-pressed={isTable}
            label={t('as_table', { title })}
            onClick={() => setTable(!isTable)}
          />
        )}
      </header>
      {isEmpty ? (
        <p className={styles.none}>{t('nothing_counted')}</p>
      ) : (
        <>
          {!isTable && children}
          <div
            className={isTable ? styles.table : 'visually-hidden'}
            style={isTable ? { height } : undefined}
          >
            <FigureTable title={title} table={table} />
          </div>
        </>
      )}
    </Card>
  );
}

function FigureTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {table.head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...cells]) => (
          <tr key={first?.text}>
            <th scope="row">{first?.text}</th>
            {cells.map(({ text, to }, index) => (
              <td key={table.head[index + 1]}>{to ? <Link to={to}>{text}</Link> : text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
