import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  icon?: IconName;
  /** After the text: a reveal button, a unit. */
  after?: ReactNode;
  tall?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextInput({ icon, after, tall, inputRef, className, ...rest }: TextInputProps) {
  return (
    <span
      className={classNames(styles.box, tall && styles.tall, className)}
      data-invalid={rest['aria-invalid'] ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      {icon && <Icon name={icon} size={tall ? 18 : 16} />}
      <input {...rest} ref={inputRef} className={styles.input} />
      {after}
    </span>
  );
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  areaRef?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ areaRef, className, ...rest }: TextAreaProps) {
  return (
    <span
      className={classNames(styles.box, styles.area, className)}
      data-invalid={rest['aria-invalid'] ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <textarea {...rest} ref={areaRef} className={styles.input} />
    </span>
  );
}
