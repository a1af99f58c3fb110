/** Whether the screen itself, and not just the window, is a phone's. */
export function isPhone(): boolean {
  return Math.min(screen.width, screen.height) < 600;
}

/**
 * The width that a phone lays a page out for: its own where the page fits phones, else the least width of the specification, so that the
 * page is shown whole and can be zoomed. Other browsers ignore it.
 */
export function setLayoutWidth(fitsPhones: boolean): void {
  const meta = document.querySelector('meta[name="viewport"]');
  meta?.setAttribute('content', fitsPhones ? 'width=device-width, initial-scale=1' : 'width=1440');
}
