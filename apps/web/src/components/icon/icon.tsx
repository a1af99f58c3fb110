import type { IconName } from '../../art/icon-names.ts';
import spriteUrl from '../../art/icons.svg?url';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Pixels; without it the icon is as high as the text beside it. */
  size?: number;
  /** The accessible name; an icon beside its word needs none. */
  label?: string;
  className?: string;
}

/** One symbol of the sprite, in the colour of the text around it. */
export function Icon({ name, size, label, className }: IconProps) {
  const measure = size === undefined ? undefined : { width: size, height: size };
  const shape = <use href={`${spriteUrl}#i-${name}`} />;
  const classes = className ? `${styles.icon} ${className}` : styles.icon;
  return label ? (
    <svg className={classes} style={measure} viewBox="0 0 20 20" role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg className={classes} style={measure} viewBox="0 0 20 20" aria-hidden="true">
      {shape}
    </svg>
  );
}
