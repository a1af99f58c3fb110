import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { type RefObject, useEffect } from 'react';

const GAP = 6;
const MARGIN = 8;

/** Keeps what a button opened, a list or a panel with `popover="manual"`, at the button, on the side that has room, above everything: a box that scrolls would cut it off. */
export function usePlace(
  isOpen: boolean,
  button: RefObject<HTMLButtonElement | null>,
  pop: RefObject<HTMLDivElement | null>,
  align: 'start' | 'end',
): void {
  useEffect(() => {
    const [at, list] = [button.current, pop.current];
    if (!isOpen || !at || !list) return;
    // Browsers of before 2024 know no popovers, and show it in its place as it is.
    list.showPopover?.();
    const place = async () => {
      const { x, y } = await computePosition(at, list, {
        strategy: 'fixed',
        placement: `bottom-${align}`,
        middleware: [
          offset(GAP),
          flip({ padding: MARGIN }),
          shift({ padding: MARGIN }),
          size({
            padding: MARGIN,
            apply: ({ availableHeight }) => {
              list.style.maxHeight = `${availableHeight}px`;
            },
          }),
        ],
      });
      Object.assign(list.style, { left: `${x}px`, top: `${y}px` });
    };
    return autoUpdate(at, list, () => void place());
  }, [isOpen, button, pop, align]);
}
