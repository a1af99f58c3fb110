import { useReactFlow } from '@xyflow/react';
import { useCallback } from 'react';
import type { Drawn, DrawTransition } from '../canvas/drawn.ts';
import { moveLater } from '../canvas/view-moves.ts';
import { useEditor } from './editor.ts';

const PADDING = 40;
const SMALLEST = 0.5;

/** Brings what is chosen into view after it is drawn, unless all of it is seen already. */
export function useShowChosen(): () => void {
  const editor = useEditor();
  const canvas = useReactFlow<Drawn, DrawTransition>();
  return useCallback(() => {
    const show = () => {
      const pane = document.querySelector('.react-flow');
      const chosen = [...editor.store.get().selected].filter((id) => canvas.getNode(id));
      if (!pane || chosen.length === 0) return;
      const box = canvas.getNodesBounds(chosen);
      const { x, y, zoom } = canvas.getViewport();
      const [width, height] = [pane.clientWidth, pane.clientHeight];
      const [left, top] = [box.x * zoom + x, box.y * zoom + y];
      const isSeen =
        left >= 0 && top >= 0 && left + box.width * zoom <= width && top + box.height * zoom <= height;
      if (isSeen) return;
      const whole = Math.min((width - 2 * PADDING) / box.width, (height - 2 * PADDING) / box.height);
      void canvas.setCenter(box.x + box.width / 2, box.y + box.height / 2, {
        zoom: Math.max(SMALLEST, Math.min(zoom, whole)),
        duration: 220,
      });
    };
    moveLater(show);
  }, [editor, canvas]);
}
