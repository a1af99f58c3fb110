import { moveAboveAll } from './above-all.ts';

/** The windows over the page, the topmost last. */
const open: HTMLDialogElement[] = [];
/** What had the focus before the first of them. */
let opener: Element | null = null;

/** Whether a window lies over the page. */
export const isModalOpen = (): boolean => open.length > 0;

/** Whether a window is meant to be shown, whatever the browser has done with it. */
export const isShown = (window: HTMLDialogElement): boolean => open.includes(window);

/** Shows a window over the page and gives back how to close it. The browser keeps the focus in it, and gives it back. */
export function showWindow(window: HTMLDialogElement): () => void {
  if (open.length === 0) opener = document.activeElement;
  open.push(window);
  window.showModal();
  // The browser would begin with the cross at the top.
  window.focus();
  arrange();
  return () => {
    open.splice(open.indexOf(window), 1);
    arrange();
    window.close();
    // A window and the question above it may go at once, and then the one below is gone before it gets the focus back.
    const now = document.activeElement;
    const isLost = now === document.body || window.contains(now);
    if (open.length === 0 && isLost && opener instanceof HTMLElement) opener.focus();
  };
}

/** What lies above all windows follows the topmost one; the page behind does not scroll, and keeps its width without its bar. */
function arrange(): void {
  const page = document.documentElement;
  moveAboveAll(open.at(-1) ?? document.body);
  if (open.length === 0) delete page.dataset.held;
  else page.dataset.held ??= innerWidth > page.clientWidth ? 'with-bar' : 'without-bar';
}

/** What is hidden, as the field behind a button that uploads, cannot take the focus. */
export function focusFirst(window: HTMLElement): void {
  for (const one of window.querySelectorAll<HTMLElement>('[data-autofocus], input, textarea, select')) {
    one.focus();
    if (document.activeElement === one) return;
  }
}
