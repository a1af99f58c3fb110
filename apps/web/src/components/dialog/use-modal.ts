import { type RefObject, useEffect, useRef } from 'react';

/** Those open, the topmost last. */
const open: (HTMLElement | null)[] = [];

/** Whether a dialog lies over the page. */
export const isModalOpen = (): boolean => open.length > 0;

/** While anything is open the app behind is inert; dialogs themselves stand beside it in the body. */
function holdPage(box: HTMLElement | null): () => void {
  open.push(box);
  const root = document.getElementById('root');
  root?.setAttribute('inert', '');
  return () => {
    open.splice(open.lastIndexOf(box), 1);
    if (open.length === 0) root?.removeAttribute('inert');
  };
}

/** Holds the page, takes the focus and gives it back, and closes the topmost dialog on Escape. */
export function useModal(box: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    const release = holdPage(box.current);
    if (!box.current?.contains(document.activeElement)) {
      focusFirst(box.current);
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
    // What had the focus may have gone: then nothing has it, and the topmost takes the keys.
    function onNobodysKey(event: KeyboardEvent) {
      if (event.target === document.body && open.at(-1) === element) onKey(event);
    }
    element?.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onNobodysKey);
    return () => {
      element?.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onNobodysKey);
    };
  }, [box]);
}

/** What is hidden, as the field behind a button that uploads, cannot take the focus. */
function focusFirst(box: HTMLElement | null): void {
  for (const one of box?.querySelectorAll<HTMLElement>('[data-autofocus], input, textarea, select') ?? []) {
    one.focus();
    if (document.activeElement === one) return;
  }
  box?.focus();
}

function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const found = box?.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex="0"]',
  );
  const stops = [...(found ?? [])].filter((one) => one.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const now = document.activeElement;
  const isNowhere = now === document.body;
  if (isNowhere || (event.shiftKey ? now === first || now === box : now === last)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
