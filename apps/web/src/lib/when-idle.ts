/** Does something when the page has nothing better to do; a browser that cannot tell, a little later. */
export function whenIdle(run: () => void): void {
  const later = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 600));
  later(run);
}
