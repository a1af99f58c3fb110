import { useState } from 'react';

/**
 * Adjusts a component's own state while it is rendered, when `value` has become another: what was there before is never on the
 * screen beside the new one. `adjust` only sets state of this component.
 */
export function useOnChange<T>(value: T, adjust: () => void): void {
  const [last, setLast] = useState(value);
  if (Object.is(value, last)) return;
  setLast(value);
  adjust();
}
