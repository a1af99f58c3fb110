import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';

/** The least and the greatest. */
export type Range = readonly [min: number, max: number];

/** Pure: whether a text is a whole number within the range, or 0 where that means off. */
export function isWithin(text: string, [min, max]: Range, { zero = false } = {}): boolean {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value)) return false;
  return (zero && value === 0) || (value >= min && value <= max);
}

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  hint: string;
  warning?: string | null;
}

/** A setting that is a whole number, as text until it is saved. */
export function NumberField({ value, onChange, ...about }: NumberFieldProps) {
  return (
    <Field {...about}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          maxLength={6}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
