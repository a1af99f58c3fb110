import { type RefObject, useEffect, useRef } from 'react';

let openCount = 0;

/** While anything is open the app behind is inert; dialogs themselves stand beside it in the body. */
function holdPage(): () => void {
  openCount += 1;
  const root = document.getElementById('root');
  root?.setAttribute('inert', '');
  return () => {
    openCount -= 1;
    if (openCount === 0) root?.removeAttribute('inert');
  };
}

/** Holds the page, takes the focus and gives it back, and closes the topmost dialog on Escape. */
export function useModal(box: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    const release = holdPage();
    if (!box.current?.contains(document.activeElement)) {
      const first = box.current?.querySelector<HTMLElement>('[data-autofocus], input, textarea, select');
      (first ?? box.current)?.focus();
    }
    return () => {
      release();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [box]);
  useEffect(() => {
    const element = box.current;
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Tab') keepInside(event, element);
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close.current?.();
    }
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [box]);
}

function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = box?.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex="0"]',
  );
  const [first, last] = [stops?.[0], stops?.[stops.length - 1]];
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const isAtStart = document.activeElement === first || document.activeElement === box;
  if (event.shiftKey ? isAtStart : document.activeElement === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
