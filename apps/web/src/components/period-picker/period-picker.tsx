import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { pickedDay, toPicker } from '../../lib/picked-time.ts';
import { useFormat } from '../../lib/use-format.ts';

interface PeriodPickerProps {
  readonly label: string;
  readonly placeholder: [string, string];
  readonly width: number;
  /** The first moment of the period and the first after it; undefined or 0 where it is open. */
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** Periods to choose at once, from what today is. */
  readonly presets?: (today: Dayjs) => { label: string; value: [Dayjs, Dayjs] }[];
  readonly onChange: (period: { from: number | null; until: number | null }) => void;
}

/** Days from and until, each whole by the clocks of the school. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { label, placeholder, width, from, until, presets, onChange } = props;
  const { schoolZone: zone } = useFormat();
  return (
    <DatePicker.RangePicker
      aria-label={label}
      placeholder={placeholder}
      allowEmpty={[true, true]}
      style={{ width }}
      value={[from ? toPicker(from, zone) : null, until ? toPicker(until - 1, zone) : null]}
      {...(presets && { presets: presets(toPicker(Date.now(), zone).startOf('day')) })}
      onChange={(days) =>
        onChange({
          from: days?.[0] ? pickedDay(days[0], zone) : null,
          until: days?.[1] ? pickedDay(days[1], zone, 1) : null,
        })
      }
    />
  );
}
