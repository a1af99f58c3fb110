import { DatePicker } from 'antd';
import { pickedMinute, toPicker } from '../../lib/picked-time.ts';
import { useFormat } from '../../lib/use-format.ts';
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

/** A day and a time of it, by five minutes and the clocks of the school. */
export function TimePicker({ control, value, placeholder, format, onChange }: TimePickerProps) {
  const { schoolZone: zone } = useFormat();
  return (
    <DatePicker
      id={control.id}
      aria-describedby={control['aria-describedby']}
      {...(control['aria-invalid'] && { status: 'error' as const })}
      className={styles.time ?? ''}
      value={value === null ? null : toPicker(value, zone)}
      placeholder={placeholder}
      format={format}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      needConfirm={false}
      onChange={(time) => onChange(time ? pickedMinute(time, zone) : null)}
    />
  );
}
