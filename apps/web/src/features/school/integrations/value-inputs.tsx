import { useState } from 'react';
import type { FieldControl } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';

interface ValueProps {
  control: FieldControl;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Pure: what stands between commas of either language. */
export function valuesIn(text: string): string[] {
  return text
    .split(/[,，;；、\n]/)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** Several values in one line. The commas are the writer's until the field is left. */
export function ListInput({ control, value, onChange }: ValueProps) {
  const kept = Array.isArray(value) ? value.join(', ') : '';
  const [text, setText] = useState(kept);
  return (
    <TextInput
      {...control}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(valuesIn(target.value));
      }}
      onBlur={() => setText(valuesIn(text).join(', '))}
    />
  );
}

/** A number of points, or none; what is no number is sent as it is, and refused. */
export function MarkInput({ control, value, onChange }: ValueProps) {
  const [text, setText] = useState(typeof value === 'number' ? String(value) : '');
  const read = (typed: string) => {
    setText(typed);
    const number = Number(typed);
    onChange(typed.trim() === '' ? null : Number.isFinite(number) ? number : typed);
  };
  return (
    <TextInput
      {...control}
      inputMode="decimal"
      maxLength={6}
      value={text}
      onChange={({ target }) => read(target.value)}
    />
  );
}
