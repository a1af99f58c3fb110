import type { PaperComment } from '@lets/contract';
import type { ReactNode } from 'react';
import styles from './paper-card.module.css';

interface CardProps {
  comment: PaperComment;
  isOpen: boolean;
  onOpen: (id: string) => void;
  /** What is said of the passage. */
  children: ReactNode;
}

/** A passage of a paper and what is said of it; a press on the passage shows where it stands. */
export function PaperCard({ comment: { id, quote }, isOpen, onOpen, children }: CardProps) {
  return (
    <li className={styles.card} data-open={isOpen || undefined}>
      <button type="button" className={styles.quote} aria-pressed={isOpen} onClick={() => onOpen(id)}>
        {quote}
      </button>
      {children}
    </li>
  );
}
