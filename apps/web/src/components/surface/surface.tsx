import type { Side } from '@lets/contract';
import type { HTMLAttributes, ReactNode } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './surface.module.css';

/** A white sheet with a hairline. Never a card in a card: inside, use a hairline or a paper step. */
export function Card({ className, children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={classNames(styles.card, className)}>
      {children}
    </div>
  );
}

export type TagTone = 'quiet' | 'ink' | 'azure' | 'ochre' | 'jade' | 'gold' | 'seal' | 'plum' | 'line';

/** Experiment types are neutral (`quiet`, `line`), so that plum stays the mentor's and azure and ochre the sides'. */
export function Tag(props: { tone?: TagTone; icon?: IconName; children: ReactNode; className?: string }) {
  const { tone = 'quiet', icon, children, className } = props;
  return (
    <span className={classNames(styles.tag, styles[tone], className)}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

/** A choice among few: pressed or not. */
export function Chip(props: {
  pressed?: boolean;
  onClick: () => void;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, props.pressed && styles.pressed)}
      aria-pressed={props.pressed ?? false}
      onClick={props.onClick}
    >
      {props.icon && <Icon name={props.icon} size={14} />}
      {props.children}
    </button>
  );
}

/** The first letter of a name on ink, for real people (roles have faces). */
export function Avatar({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </span>
  );
}

/** Text in a side's colour: a role's name. */
export function SideText({ side, children }: { side: Side | 'mentor' | null; children: ReactNode }) {
  return <span className={classNames(styles.sideText, side && styles[`side_${side}`])}>{children}</span>;
}
