import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { IconName } from '../../art/icon-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

/**
 * `seal` is for the one decision awaited now (agree, cast the vote, hand over): at most one on a screen. Ordinary main
 * acts are `primary`, second ones `plain`, a suggested next step `soft`, quiet ones `ghost` and `text`.
 */
export type ButtonVariant = 'primary' | 'seal' | 'plain' | 'soft' | 'ghost' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** After the word: an arrow onwards, a caret. */
  iconAfter?: IconName;
  block?: boolean;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  type?: 'button' | 'submit';
  /** Under way: cannot be pressed again, and says so. */
  busy?: boolean;
  /** Why it cannot be pressed now; stands beside it. */
  reason?: string | null;
  children: ReactNode;
}

/** The look of a button, for what is one by another name: a menu's. */
export function lookClass({ variant = 'plain', size = 'md', block }: Look, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}

function Content({ icon, iconAfter, children }: Look & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconAfter,
    block,
    busy,
    reason,
    type,
    className,
    disabled,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const button = (
    <button
      {...rest}
      type={type ?? 'button'}
      className={lookClass({ variant, size, block }, className)}
      disabled={disabled || busy || Boolean(reason)}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
  if (!reason) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}

/** A place to go, in a button's look. */
export function LinkButton(props: Look & Omit<LinkProps, 'className'> & { className?: string }) {
  const { variant, size, icon, iconAfter, block, className, children, ...rest } = props;
  return (
    <Link {...rest} className={lookClass({ variant, size, block }, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children as ReactNode}
      </Content>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** On ink bars the icon is light. */
  tone?: 'paper' | 'ink';
  iconSize?: number;
  /** A number at the corner: unread messages. */
  badge?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button of one icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'md', tone = 'paper', iconSize, badge, className, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      title={label}
      aria-label={badge ? `${label} ${badge}` : label}
      className={classNames(styles.iconButton, styles[`icon_${size}`], styles[`tone_${tone}`], className)}
    >
      <Icon name={icon} size={iconSize ?? 18} />
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      ) : null}
    </button>
  );
}
