import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What a control needs to belong to its field: spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

export interface FieldProps {
  label: string;
  /** Counts characters at the label's right and says how many are too many. */
  count?: { value: string; max: number };
  required?: boolean;
  /** The fault and what to do, under the control. */
  error?: string | null;
  /** A warning does not refuse: gold, and the outline stays. */
  warning?: string | null;
  hint?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, and what is wrong with it. */
export function Field(props: FieldProps) {
  const { label, count, required = false, error, warning, hint, className, children } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const over = count ? [...count.value].length - count.max : 0;
  const fault = error || (over > 0 && count ? t('field.too_long', { max: count.max, over }) : '');
  const note = fault || warning || hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} title={t('field.required')} aria-hidden="true">
            *
          </span>
        )}
        {count && (
          <span className={classNames(styles.counter, over > 0 && styles.over)}>
            {t('field.counter', { count: [...count.value].length, max: count.max })}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(fault),
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-required': required,
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={classNames(styles.note, fault ? styles.fault : warning && styles.warning)}
          role={fault ? 'alert' : undefined}
        >
          {(fault || warning) && <Icon name="alert" size={14} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
