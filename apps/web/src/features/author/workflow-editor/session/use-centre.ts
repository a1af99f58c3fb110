import { useReactFlow } from '@xyflow/react';
import { useCallback } from 'react';
import { beginMove } from '../canvas/view-moves.ts';
import { useEditor } from './editor.ts';

/** Brings a node to the middle without choosing it. */
export function useShow(): (nodeId: string) => void {
  const editor = useEditor();
  const canvas = useReactFlow();
  return useCallback(
    (nodeId) => {
      const node = editor.flow().nodes.find(({ id }) => id === nodeId);
      if (!node) return;
      const zoom = Math.max(canvas.getZoom(), 0.8);
      void canvas.setCenter(node.position.x, node.position.y + 27, { zoom, duration: 220 });
    },
    [editor, canvas],
  );
}

/** Chooses a node and brings it to the middle. */
export function useCentre(): (nodeId: string) => void {
  const editor = useEditor();
  const show = useShow();
  return useCallback(
    (nodeId) => {
      if (!editor.flow().nodes.some(({ id }) => id === nodeId)) return;
      editor.select([nodeId]);
      beginMove();
      show(nodeId);
    },
    [editor, show],
  );
}
