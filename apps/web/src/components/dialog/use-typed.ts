import { type RefObject, useEffect, useRef } from 'react';

/** What narrows a list is typed too, but nobody misses it. */
const FIELDS =
  'textarea, [contenteditable="true"], input:not([type="search"], [role="combobox"], [role="searchbox"], [type="checkbox"], [type="radio"], [type="file"], [type="range"])';

function read(field: Element): string {
  const text =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : field.textContent;
  return (text ?? '').trim();
}

/** Whether a window holds something that was typed into it since it opened. */
export function useTyped(box: RefObject<HTMLElement | null>): () => boolean {
  /** What stood in a field when someone first went into it. */
  const before = useRef(new Map<Element, string>());
  useEffect(() => {
    const element = box.current;
    const known = before.current;
    const note = (target: EventTarget | null) => {
      const field = target instanceof Element ? target.closest(FIELDS) : null;
      if (field && !known.has(field)) known.set(field, read(field));
    };
    const onFocus = (event: FocusEvent) => note(event.target);
    // A field that takes the focus by itself has it before this is heard.
    if (element?.contains(document.activeElement)) note(document.activeElement);
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [box]);
  return () =>
    [...before.current].some(([field, text]) => box.current?.contains(field) && read(field) !== text);
}
