import { classNames } from '../../lib/class-names.ts';
import styles from './waiting-dots.module.css';

/** Three dots that pulse in turn: something is on its way. A word beside them says what. */
export function WaitingDots({ size }: { size: 'small' | 'large' }) {
  return (
    <span className={classNames(styles.dots, size === 'small' && styles.small)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
