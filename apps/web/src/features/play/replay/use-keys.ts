import { useEffect } from 'react';
import type { Player } from './player.ts';

/** Space plays and pauses, arrows hop, with Shift from section to section. Not while something is being typed. */
export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
      if (event.key === ' ' && !isOnButton(event)) player.toggle();
      else if (event.key === 'ArrowRight') event.shiftKey ? player.section(1) : player.hop(1);
      else if (event.key === 'ArrowLeft') event.shiftKey ? player.section(-1) : player.hop(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player]);
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // The seek bar is an input too, but its keys are the player's.
  if (target instanceof HTMLInputElement && target.type === 'range') return false;
  return (
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="menu"], dialog') !== null
  );
}

function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary') !== null;
}
