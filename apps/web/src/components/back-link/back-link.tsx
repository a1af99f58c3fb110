import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  /** Where it leads. */
  label: string;
  /** At the edge of a bar, where the label is shown to the pointer too. */
  inBar?: boolean;
}

/** The arrow before a title, to what the page belongs to. */
export function BackLink({ to, label, inBar = false }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(styles.back, inBar ? styles.bar : styles.title)}
      aria-label={label}
      {...(inBar && { title: label })}
    >
      <Icon name="arrowl" size={18} />
    </Link>
  );
}
