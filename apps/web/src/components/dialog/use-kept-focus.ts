import { type RefObject, useEffect, useRef } from 'react';

/**
 * When what had the focus inside `box` has gone, as a button does with the line that it answered, `next` says what takes the
 * focus: the keyboard must not begin at the top of the page again.
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  next: (box: HTMLElement | null) => HTMLElement | null | undefined,
): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const element = box.current;
    const onIn = (event: FocusEvent) => {
      held.current = event.target as Element;
    };
    const onOut = (event: FocusEvent) => {
      // Without a next one it was blurred by a press beside it, or because it is being removed: the effect below sees which.
      if (event.relatedTarget) held.current = null;
    };
    element?.addEventListener('focusin', onIn);
    element?.addEventListener('focusout', onOut);
    return () => {
      element?.removeEventListener('focusin', onIn);
      element?.removeEventListener('focusout', onOut);
    };
  });
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) next(box.current)?.focus();
  });
}
