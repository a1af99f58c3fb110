import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Card } from '../surface/surface.tsx';
import styles from './act-table.module.css';

interface ActTableProps {
  /** Of the columns but the last, in which stands what may be done with a row. */
  readonly heads: readonly string[];
  /** Says what the last column is, to those who cannot see it. */
  readonly acts: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list whose rows take more than one line each and end with what may be done with them. */
export function ActTable({ heads, acts, className, children }: ActTableProps) {
  return (
    <Card className={styles.card ?? ''}>
      <table className={classNames(styles.table, className)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
