/**
 * Where toasts and the overlay of loading stand. A modal window is in the browser's top layer and makes everything outside it
 * inert and silent, so this place moves into the topmost one, and is a popover to lie above it.
 */
const place = makePlace();

function makePlace(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = 'above-all';
  return element;
}

/** The place itself, for a portal; it stands in the body until a window takes it. */
export function placeAboveAll(): HTMLElement {
  if (!place.isConnected) moveAboveAll(document.body);
  return place;
}

/** Moves it, with what it holds, into the topmost window, or back into the body. */
export function moveAboveAll(into: HTMLElement): void {
  into.append(place);
  // Browsers of before 2024 know no popovers, and show it in its place as it is.
  place.showPopover?.();
}
