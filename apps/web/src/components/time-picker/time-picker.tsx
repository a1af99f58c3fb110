import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { FieldControl } from '../field/field.tsx';
import styles from './time-picker.module.css';

interface TimePickerProps {
  control: FieldControl;
  value: number | null;
  placeholder: string;
  /** As dayjs writes it. */
  format: string;
  onChange: (value: number | null) => void;
}

/** A day and a time of it, by five minutes. */
export function TimePicker({ control, value, placeholder, format, onChange }: TimePickerProps) {
  return (
    <DatePicker
      id={control.id}
      aria-describedby={control['aria-describedby']}
      {...(control['aria-invalid'] && { status: 'error' as const })}
      className={styles.time ?? ''}
      value={value === null ? null : dayjs(value)}
      placeholder={placeholder}
      format={format}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      needConfirm={false}
      onChange={(time) => onChange(time ? time.second(0).millisecond(0).valueOf() : null)}
    />
  );
}
