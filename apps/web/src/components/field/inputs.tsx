import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
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

export interface SelectInputProps<V extends string | number>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
}

/** A choice of the browser's own, for where Ant Design's would weigh too much: the room, a paper's tools, the rows of a table. */
export function SelectInput<V extends string | number>(props: SelectInputProps<V>) {
  const { value, options, onChange, ...rest } = props;
  return (
    <select
      {...rest}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
