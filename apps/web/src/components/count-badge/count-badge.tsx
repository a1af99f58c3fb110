import styles from './count-badge.module.css';

/** How many things wait for the person, in red beside a link. `title` says what they are. */
export function CountBadge({ count, title }: { count: number; title?: string }) {
  return (
    <b className={styles.badge} title={title}>
      {count}
    </b>
  );
}
