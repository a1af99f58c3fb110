import type { Virtualizer } from '@tanstack/react-virtual';
import type { Key, ReactNode } from 'react';
import styles from './long-rows.module.css';

interface LongRowsProps {
  readonly list: Virtualizer<HTMLDivElement, HTMLElement>;
  /** A list tells those who listen how long it is; a log tells them what is added. */
  readonly as: 'list' | 'log';
  /** Rows of one height are not measured. */
  readonly isEven?: boolean;
  /** By default a row is its own; rows that take each other's place make nothing anew. */
  readonly keyOf?: (index: number) => Key;
  readonly children: (index: number) => ReactNode;
}

/** The rows of a long list that lie in sight of its box, each at its height. */
export function LongRows({ list, as, isEven = false, keyOf, children }: LongRowsProps) {
  const [Rows, Row] = as === 'list' ? (['ul', 'li'] as const) : (['div', 'div'] as const);
  return (
    <Rows className={styles.rows} style={{ height: list.getTotalSize() }}>
      {list.getVirtualItems().map(({ index, key, start, size }) => (
        <Row
          key={keyOf ? keyOf(index) : String(key)}
          ref={isEven ? undefined : list.measureElement}
          className={styles.row}
          style={isEven ? { top: start, height: size } : { top: start }}
          data-index={index}
          {...(as === 'list' && { 'aria-setsize': list.options.count, 'aria-posinset': index + 1 })}
        >
          {children(index)}
        </Row>
      ))}
    </Rows>
  );
}
