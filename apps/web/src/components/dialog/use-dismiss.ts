import { type RefObject, useEffect, useRef } from 'react';
import { isModalOpen } from './open-windows.ts';

/** The panels that are open, the topmost last. */
const open: object[] = [];

/**
 * While `isOpen`, Escape closes a panel that leaves the page beside it in reach, wherever the focus is, and the topmost one
 * first. What had the focus when it opened has it again, unless the reader has gone elsewhere meanwhile.
 */
export function useDismiss(
  isOpen: boolean,
  onClose: () => void,
  opener?: RefObject<HTMLElement | null>,
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const me = {};
    const before = document.activeElement;
    open.push(me);
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (isModalOpen() || open.at(-1) !== me) return;
      event.preventDefault();
      close.current();
    }
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      open.splice(open.indexOf(me), 1);
      const back = opener?.current ?? before;
      if (document.activeElement === document.body && back instanceof HTMLElement) back.focus();
    };
  }, [isOpen, opener]);
}
