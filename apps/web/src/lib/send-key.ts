import type { KeyboardEvent } from 'react';

/** Enter sends and Shift+Enter makes a line; the Enter that takes an input method's word does neither. */
export function isSendKey(event: KeyboardEvent): boolean {
  // Safari ends a composition before it tells of the key; 229 is how it says that the key was the input method's.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === 'Enter' && !event.shiftKey && !isComposing;
}
